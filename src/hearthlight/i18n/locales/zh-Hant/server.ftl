## 伺服器拒絕甚麼，以及為甚麼

problem-no-table = 沒有這張遊戲桌。
problem-table-archived = 這張遊戲桌已無法開啟：開局之後，遊戲改動太大。你仍可保存它的紀錄。
problem-no-seat = 這張遊戲桌沒有{ $seat }號座位。
problem-not-your-seat = 這不是你的座位。
problem-not-at-table = 你不是這張遊戲桌的玩家。
problem-stale = 局面已有變化，請再看一看。
problem-no-open-seat = 這個座位已有人坐。
problem-no-invite = 這個邀請已經失效。
problem-needs-invite = 這是私人遊戲桌：請向開桌者索取邀請。
problem-foreknown = 開桌者已知道之後會發生甚麼，所以其他人不能加入。
problem-bot-plays = 電腦正在替你玩。請先拿回你的座位。
problem-somebody-here = 這位玩家還在遊戲桌。
problem-host-decides = 只有開桌者可以這樣做。
problem-host-deletes = 只有開桌者可以刪除這張遊戲桌。你可以把它封存。
problem-others-play = 這張遊戲桌還有其他玩家，所以不能刪除。你可以把它封存。
problem-game-over = 遊戲已經結束。
problem-game-begun = 遊戲已經開始。
problem-no-colour = 這個遊戲沒有「{ $colour }」這個顏色。
problem-colour-of-another = 已有另一位玩家選了這個顏色。
problem-no-rematch = 這局遊戲不能再來一局。
problem-no-campaign = 沒有這個劇情。
problem-not-finished = 要等遊戲結束後才可以這樣做。
problem-no-story = 只有沒有秘密資訊的遊戲才有這樣的故事。
problem-seed-with-guests = 沒有邀請別人時才可自選隨機種子，否則你便會知道所有秘密。
problem-unknown-order = 沒有這種預先指示：{ $order }。
problem-record-cut = 紀錄在一行中間中斷。
problem-record-too-long = 紀錄的步數太多；上限是{ $most }步。
problem-record-foreign-pack = 這份紀錄使用的內容包，這個伺服器沒有。
problem-data-away = 伺服器暫時無法讀寫資料，請稍後再試。
problem-disk-full = 伺服器暫時無法寫入磁碟，磁碟可能已滿。之前的進度都已儲存。
problem-too-many-tables = 你在短時間內開了太多遊戲桌，請在{ $seconds }秒後再試。
problem-too-much-chat = 訊息傳得太快，請在{ $seconds }秒後再試。
problem-too-many-sockets = 你同時打開了太多遊戲桌。
problem-no-code = 代碼不對、已經用過，或已過期。
problem-no-device = 沒有這個裝置。
problem-too-many-codes = 短時間內用了太多代碼，請在{ $seconds }秒後再試。
problem-too-many-changes = 短時間內更改太多次，請在{ $seconds }秒後再試。
problem-signed-out = 這個裝置已登出。
problem-http = 伺服器拒絕了這個要求（{ $status }）。
problem-http-400 = 無法理解這個要求：{ $detail }
problem-http-403 = 這個要求並非來自我們的網頁。請重新載入，然後再試。
problem-http-404 = 這個網址沒有內容。
problem-http-405 = 這裏不可以這樣做。
problem-http-413 = 內容太大。
problem-http-429 = 太快了，請稍慢一點。
problem-http-500 = 我們這邊出了問題。請伺服器管理員在日誌中查找{ $request }。

## 遊戲與開局前的選擇

