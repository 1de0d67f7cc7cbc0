### 輪到誰：告訴沒在看的人；以及預先下達的指示。

turn-message = 輪到你了：{ $game }。{ $round }。
turn-test = 輪到你時，Hearthlight 會在這裏通知你。
problem-no-webhook = 你還沒有輸入接收訊息的網址。
problem-webhook-no-url = 請輸入以 https:// 開頭的完整網址。
problem-webhook-host = 這個伺服器不允許傳送訊息到 { $host }。
problem-webhook-failed = 訊息沒有送達：{ $reason }。
problem-too-many-tests = 測試訊息太多了，請在{ $seconds }秒後再試。

web-turns-elsewhere = （{ $count }局輪到你）
web-turns-notice = { $round }。前往遊戲桌。
web-settings-turns = 輪到我時
web-setting-bell = 響鈴
web-setting-bell-off = 關
web-setting-bell-on = 開
web-setting-notify = 此頁面隱藏時用瀏覽器通知
web-setting-notify-off = 關
web-setting-notify-on = 開
web-notify-blocked = 瀏覽器封鎖了此頁面的通知。請在瀏覽器設定中允許，然後再試一次。
web-webhook = 我不在時的訊息
web-webhook-about = 輪到你而你沒有開着遊戲桌時，伺服器會傳送一則訊息給你。
web-webhook-none = 這個伺服器不允許任何訊息服務。
web-webhook-kind = 服務
web-webhook-ntfy = ntfy
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-url = 你的主題或 webhook 網址
web-webhook-hosts = 允許：{ $hosts }
web-webhook-save = 儲存
web-webhook-saved = 已儲存，訊息會傳到那裏。
web-webhook-test = 傳送測試訊息
web-webhook-tested = 已傳送。
web-webhook-drop = 停止傳送訊息

web-orders = 預先指示
web-orders-count = 預先指示（{ $count }）
web-orders-sign = { $count }項指示
web-orders-about = 預先回答問題，讓大家不必等你。只有你看得到自己的指示。遊戲紀錄會標明哪些是預先指示的回答。
web-orders-round = 僅限本輪
web-orders-game = 直到你取消
web-order-ask = 問我
web-ordered-ahead = 預先指示
web-since-moves = 上次輪到你之後：{ $count }步
web-since-play = 觀看
web-since-skip = 暫時不看
