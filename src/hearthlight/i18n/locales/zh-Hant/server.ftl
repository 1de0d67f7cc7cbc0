## 伺服器拒絕甚麼，以及為甚麼

problem-no-table = 沒有這張遊戲桌。
problem-no-seat = 這張遊戲桌沒有{ $seat }號座位。
problem-not-your-seat = 這不是你的座位。
problem-not-at-table = 你不在這張遊戲桌。
problem-stale = 局面已有變化，請再看一看。
problem-no-open-seat = 這個座位已有人坐。
problem-no-invite = 這個邀請已經失效。
problem-no-campaign = 沒有這個劇情。
problem-not-finished = 要等遊戲結束後才可以這樣做。
problem-no-story = 只有沒有秘密資訊的遊戲才有這樣的故事。
problem-seed-with-guests = 沒有邀請別人時才可自選隨機種子，否則你便會知道所有秘密。
problem-record-cut = 紀錄在一行中間中斷。
problem-record-too-long = 紀錄的步數太多；上限是{ $most }步。
problem-record-foreign-pack = 這份紀錄使用的內容包，這個伺服器沒有。
problem-data-away = 伺服器暫時無法讀寫資料，請稍後再試。
problem-disk-full = 伺服器暫時無法寫入磁碟，磁碟可能已滿。之前的進度都已儲存。
problem-http = 伺服器拒絕了這個要求（{ $status }）。
problem-http-400 = 無法理解這個要求：{ $detail }
problem-http-403 = 這個要求並非來自我們的網頁。請重新載入，然後再試。
problem-http-404 = 這裏甚麼也沒有。
problem-http-405 = 這裏不可以這樣做。
problem-http-413 = 內容太大。
problem-http-429 = 太快了，請稍慢一點。
problem-http-500 = 我們這邊出了點問題。

## 遊戲與開局前的選擇

