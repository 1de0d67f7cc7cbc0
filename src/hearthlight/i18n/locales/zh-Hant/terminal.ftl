## 終端機

terminal-welcome = { $game }，隨機種子 { $seed }。請輸入選項的數字；輸入 help 可查看其他指令。
terminal-help = 輸入數字便執行該選項。其他指令：a（照建議執行）、undo（復原）、save FILE（儲存）、why（問題背後的規則）、hint（提示）、table（遊戲桌）、log（經過）、card 名稱（查看卡牌）、icons（圖示說明）、suggest 座位 號碼（由一人替全體決定時提出建議）、quit（離開）。
terminal-suggested = ← { $players } 的建議
terminal-proposal = { $more ->
    [0] 建議：{ $first }
   *[other] 建議：{ $first }，之後再走{ $more }步
}
terminal-undone = 已復原。
terminal-saved = 已儲存到 { $file }。
terminal-curtain = { $player }，輪到你了。確定沒有別人在看，便按 Enter。
terminal-final = 最終分數
terminal-points = 分數
terminal-cut = 紀錄在一行中間中斷；已讀到第{ $moves }步。
terminal-at-move = 紀錄在第{ $moves }步之後停止。
terminal-bye = 再見。「hearthlight play { $game } --record FILE」可繼續已儲存的遊戲。
terminal-names = 內容包的名稱：{ $pack }
problem-unknown-card = 沒有「{ $card }」這張牌。
problem-file-unwritable = 無法寫入 { $file }：{ $reason }。

## 模擬

simulate-title = { $games }局{ $game }
simulate-seat = 座位
simulate-bot = 電腦玩家
simulate-wins = 勝局
simulate-mean = 平均分
simulate-lowest = 最低
simulate-highest = 最高
simulate-playing = 進行中
simulate-rounds = 輪（回合）數：平均{ $mean }，由{ $low }至{ $high }
simulate-speed = { $seconds }秒內走了{ $moves }步，每秒{ $rate }步
simulate-nobody = 其中{ $games }局沒有人勝出。
simulate-stopped = 玩了{ $games }局中的{ $played }局後停止。
simulate-fate = 結局
simulate-games = 局數
simulate-share = 比例
simulate-share-of-defeats = 佔敗局比例
simulate-mean-rounds = 輪（回合）數
simulate-won = 獲勝

## 伺服器

serve-local = Hearthlight 已就緒：{ $url }
serve-network = 在你的網絡內：{ $url }

## `hearthlight games`

cli-key = 代號
cli-option = { $values }（預設：{ $usual }）
cli-value = { $value }：{ $about }
cli-colours = 每個座位一種，以逗號分隔：{ $values }
cli-bots = 電腦玩家
cli-packs = 內容包

## `hearthlight learn`

terminal-lesson = 教學
terminal-lesson-key = 指令中的名稱
terminal-lesson-minutes = 分鐘
terminal-lesson-state = 完成
terminal-lesson-how = 用「hearthlight learn { $game } 名稱」開始或繼續。✓：已完成；…：已開始。
terminal-lesson-welcome = 輸入選項的號碼；教學要求的選項有箭頭。還有：show、hint、back、why、table、quit。
terminal-lesson-on = 按 Enter 繼續 >
terminal-lesson-bye = 再見。「hearthlight learn { $game } { $lesson }」可從這裏繼續。
terminal-puzzle-help = hint（提示）、show（逐步顯示解法）、again（從頭再來）
problem-lessons-unreadable = 無法讀取 { $file }：{ $reason }。

# A command line that was not understood.
problem-unknown-command = 沒有「{ $command }」這個指令。可用指令：{ $known }。
problem-missing-argument = 缺少：{ $argument }。
problem-bad-argument = { $argument } 不能是「{ $value }」。
problem-unused-word = 「{ $word }」不該出現在這裏。加上 --help 可查看用法。
problem-bad-command = 無法理解這個指令：{ $reason }
problem-unknown-language = 沒有「{ $language }」這種語言。可選：{ $known }。
problem-data-in-use = 另一個伺服器正在使用{ $data }。請先停止它，或改用另一個檔案。
problem-data-unusable = 無法使用{ $data }：{ $reason }。
problem-key-damaged = { $file }內沒有可用的金鑰。請從備份還原；要是刪除它，所有人都會失去座位。
problem-no-secret = 請把HEARTHLIGHT_SECRET設為一段長而隨機的文字，而且永不更改：伺服器靠它辨認各人。

## `hearthlight review`

terminal-review = { $player }：{ $looked }個決定之中，有{ $alike }個我也會這樣做。
terminal-review-none = 我的玩法會差不多。
terminal-review-turn = { $round }：{ $question }
terminal-review-did = 當時的選擇：{ $moves }
terminal-review-better = 我會這樣做：{ $moves }
terminal-review-how = 想從其中一刻再玩：hearthlight review { $file } --again NUMBER
terminal-review-offer = 輸入 review 可查看影響最大的決定，按 Enter 離開：
