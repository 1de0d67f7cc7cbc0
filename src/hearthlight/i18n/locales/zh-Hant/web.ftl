## 網頁：各處通用

web-title = Hearthlight
web-skip = 跳至內容
web-navigation = 頁面
web-rules = 規則
web-campaign = 劇情模式
web-language = 語言
web-loading = 載入中…
web-close = 關閉
web-save = 儲存
web-copy = 複製
web-copied = 已複製。
web-copy-by-hand = 瀏覽器不允許自動複製，請自行選取連結再複製。
web-yes = 是
web-no = 否
web-try-again = 再試一次
web-back-to-lobby = 返回大堂
web-unknown-page = 這個網址沒有任何內容。
web-trouble-offline = 無法連接伺服器。請檢查網絡連線，然後再試。
web-trouble-unanswered = 伺服器未有及時回應。如果沒有任何變化，請再試一次。
web-trouble-not-found = 找不到內容。連結可能已失效或輸入有誤。
web-trouble-part = 頁面有一部分未能載入，重新載入後也一樣。伺服器可能正在重新啟動，請稍後再重新載入頁面。
web-trouble-unknown = 出了點問題，請再試一次。

## 名字

web-your-name = 你的名字
web-no-name = 尚未取名
web-name-hint = 同桌的人怎樣稱呼你
web-name-optional = 你的名字（可不填）
web-name-of = { $number }號玩家的名字
web-seat = { $number }號玩家
web-seat-name = 名字

## 大堂

web-which-game = 玩哪個遊戲？
web-players-range = { $from }至{ $to }位玩家
web-play = 開始遊戲
web-starting = 正在開始…
web-more = 玩家與選項
web-less = 收起選項
web-players = 玩家人數
web-chapter-number = 第{ $number }章
web-seats = 座位
web-seat-me = 使用這部裝置的玩家
web-seat-open = 空位：邀請別人加入
web-seat-colour = 顏色
web-seat-colour-left = 餘下的顏色
web-bot-random = 電腦：隨機
web-bot = 電腦：{ $bot }
web-bot-name = 電腦{ $number }
web-bot-wins = 兩人對局，對「{ $bot }」每100局勝{ $percent }局。
web-create = 開始這局遊戲
web-running-games = 你的遊戲
web-no-running-games = 目前沒有進行中的遊戲。按「開始遊戲」便可開局。
web-public = 公開：在大堂列出，任何人都可坐空位
web-open-tables = 可加入的遊戲
web-more-tables = 顯示較舊的遊戲
web-finished-games = { $count }局已完結的遊戲
web-with = 同桌：{ $names }
web-alone = 單人
web-round = 第{ $round }輪
web-your-turn = 輪到你了
web-waiting-for = 正在等候{ $names }。
web-waiting-for-players = 正在等候{ $count }位玩家加入。
web-won-by = { $names }勝出。
web-nobody-won = 沒有人勝出。
web-won-together = 你們一起獲勝了。
web-lost-together = 你們一起落敗了。
web-won-alone = 你獲勝了。
web-lost-alone = 你落敗了。
web-won = 獲勝
web-lost-in-round = 在第{ $round }輪落敗

web-join-title = 加入遊戲
web-join-link = 邀請連結
web-join = 加入
web-join-no-link = 這不是邀請連結。
web-invited-to = 有人邀請你玩「{ $game }」
web-sit-down = 入座
web-room-brought = 這局遊戲是匯入的，或是接續先前的一局，同桌可能有人已經知道之後會發生甚麼。
web-just-watch = 只旁觀

web-import-title = 匯入遊戲紀錄
web-import-file = 從檔案匯入
web-import-paste = 或在此貼上紀錄
web-import = 開啟

## 遊戲桌

web-question = 問題
web-why = 為甚麼？查看規則。
web-rule-more = 到規則頁繼續閱讀
web-busy = 正在送出你的行動…
web-parts = 桌面各部分
web-table = 桌面
web-do-it = 確定
web-choose-above = 請選擇框起的項目
web-suggest-one = 提出建議
web-not-your-turn = 尚未輪到你
web-all-choices = 全部選項（{ $count }）
web-not-now = 目前不可行
web-just-now = 剛剛發生
web-undo = 復原
web-undo-bots = 復原：電腦之後的行動也會一併收回
web-moves = { $count }個選項
web-you-decide-for-all = 聽過其他人的意見後，由你替大家決定。
web-decides-for-all = 由{ $name }替大家決定。你可以提議。
web-suggested-by = { $names }提議這樣做
web-filter = 篩選選項
web-filter-nothing = 沒有符合的選項。
web-moved-on = 局面已有變化，請再看一看。
web-game-over = 遊戲結束。
web-watching = 輪到{ $names }行動。
web-thinking = 思考中…
web-to-act = 行動中
web-open = 空位
web-you = 你
web-computer = 電腦
web-person = 真人
web-invite-link = 邀請連結
web-qr = 邀請連結的二維碼
web-reconnecting = 連線中斷，正在重新連接…
web-late = 伺服器回應較慢…
web-log = 遊戲經過
web-log-empty = 還沒有發生任何事。
web-since-your-turn = 你上次行動之後
web-watch-again = 重看一次
web-watch-start = 由你上次行動開始…
web-to-game = 返回遊戲
web-chat = 聊天
web-chat-hint = 說點甚麼
web-send = 傳送
web-menu = 遊戲桌選單
web-hand-on = 只顯示我的手牌（版圖在另一個螢幕上）
web-hand-off = 顯示整張遊戲桌
web-screen-open = 打開大螢幕
web-watch-link = 旁觀連結
web-leave = 離開遊戲桌
web-stay = 留下
web-board-broken = 未能畫出版圖，但選項仍可使用。
web-pass-to = 請把裝置交給{ $name }
web-pass-why = 這樣便沒有人會看到別人的手牌。
web-pass-ready = 我是{ $name }
web-scan-to-join = 掃描二維碼，以{ $name }的身分加入

## 終局與重播

web-total = 總分
web-points = { $points }分
web-play-again = 再玩一局
web-replay = 重播
web-export = 儲存紀錄
web-replay-position = 遊戲進度
web-replay-start = 遊戲已設置完成。
web-move-of = 第{ $at }步，共{ $last }步
web-step = 下一步
web-step-back = 上一步
web-play-on = 播放
web-pause = 暫停
web-speed = 速度
web-speed-slow = 慢
web-speed-normal = 正常
web-speed-fast = 快
web-share-moment = 此刻的連結
web-share-how = 打開這個連結，便會看到遊戲進行到這一步的局面。
web-fork = 由這裏玩下去
web-fork-how = 新遊戲會由第{ $at }步之後的局面開始。誰來玩？
web-fork-go = 玩下去

## 劇情模式

web-campaign-pitch = 一個由多局遊戲組成的故事：每章的成果都會影響下一章。
web-campaign-at = 接下來是第{ $chapter }章。
web-campaign-open = 打開劇情模式
web-campaign-continue = 繼續劇情
web-campaign-new = 新的劇情
web-campaign-begin = 開始
web-campaign-play = 開始第{ $chapter }章
web-campaign-over = 這次劇情已經完結。
web-no-campaigns = 你還未開始任何劇情。
web-campaign-how = 誰來玩、怎麼玩

## 規則

web-rules-of = 規則：{ $game }
web-rules-search = 搜尋規則
web-rules-contents = 章節目錄
web-rules-found = 找到{ $count }條規則。
web-rules-nothing = 沒有規則包含這些字詞。
web-zoom-in = 放大
web-zoom-out = 縮小
web-zoom-reset = 顯示整張地圖
