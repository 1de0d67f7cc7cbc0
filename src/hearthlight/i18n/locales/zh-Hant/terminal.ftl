## 終端機

terminal-welcome = { $game }，隨機種子 { $seed }。請輸入選項的數字；輸入 help 可查看其他指令。
terminal-help = 輸入數字便執行該選項。其他指令：undo（復原）、save FILE（儲存）、why（問題背後的規則）、table（遊戲桌）、log（經過）、card ID（查看卡牌）、suggest 座位 號碼（由一人替全體決定時提出建議）、quit（離開）。
terminal-suggested = ← { $players } 的建議
terminal-undone = 已復原。
terminal-saved = 已儲存到 { $file }。
terminal-curtain = { $player }，輪到你了。確定沒有別人在看，便按 Enter。
terminal-final = 最終分數
terminal-cut = 紀錄在一行中間中斷；已讀到第{ $moves }步。
terminal-at-move = 紀錄在第{ $moves }步之後停止。
terminal-bye = 再見。「hearthlight play { $game } --record FILE」可繼續已儲存的遊戲。
terminal-names = 內容包的名稱：{ $pack }
problem-unknown-card = 沒有「{ $card }」這張牌。
problem-file-unwritable = 無法寫入 { $file }：{ $reason }。

table-heading = 第 { $round } 輪 · { $phase } · 任務牌牌庫 { $draw } · 後備牌庫 { $reserve } · 供應堆：交通 { $transport }，定位 { $gps }
table-last-round = 第{ $round }輪是最後一輪
table-rondel = 輪盤
table-map = 香港
table-district = 區域
table-tiles = 偵察板塊
table-around = 周圍的地點
table-display = 卡牌橫排
table-price = 價錢
table-players = 玩家
table-player = 玩家
table-points = 分數
table-money = 金錢
table-transport = 交通
table-gps = 定位
table-supply = 方塊
table-hand = 手牌
table-slots = 直行
table-objectives = 任務牌
table-finished = 已完成
table-hospital = 醫院
table-slot = 第{ $number }直行
table-checks = 剔號行動
table-restore = 恢復供電目標
table-own = 你的玩家版圖

## 模擬

simulate-title = { $games }局{ $game }
simulate-seat = 座位
simulate-bot = 電腦玩家
simulate-wins = 勝局
simulate-mean = 平均分
simulate-lowest = 最低
simulate-highest = 最高
simulate-playing = 進行中
simulate-rounds = 輪數：平均{ $mean }，由{ $low }至{ $high }
simulate-speed = { $seconds }秒內走了{ $moves }步，每秒{ $rate }步
simulate-nobody = 其中{ $games }局沒有人勝出。
simulate-fate = 結局
simulate-games = 局數
simulate-share = 比例
simulate-share-of-defeats = 佔敗局
simulate-mean-rounds = 回合
simulate-won = 獲勝
simulate-lost-hope = 希望破滅
simulate-lost-discontent = 不滿
simulate-lost-malfunction = 故障
simulate-lost-sickness = 疾病
simulate-lost-hunger = 飢餓
simulate-lost-corpses = 死者過多
simulate-lost-time = 時間耗盡

pack-ok-blackout = { $pack }：{ $cards }張牌、{ $tiles }塊板塊、{ $locations }個地點、{ $districts }個區域。雜湊值 { $hash }。
pack-ok-frostpunk = { $pack }：{ $cards }張牌、{ $buildings }塊建築板塊、{ $sectors }個區塊。雜湊值 { $hash }。

## 伺服器

serve-local = Hearthlight 已就緒：{ $url }
serve-network = 在你的網絡內：{ $url }
