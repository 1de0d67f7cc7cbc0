### 營運者會看到的文字：備份與管理。

backup-done = 已備份到 { $file }：{ $tables } 桌，{ $people } 人。
restore-done = 已還原：{ $tables } 桌，{ $people } 人。
restore-no-key = 找不到金鑰 { $file }。沒有它，伺服器認不出任何人，所有座位都會失去。啟動伺服器前，請把金鑰放在資料旁，或設定 HEARTHLIGHT_SECRET。

problem-backup-exists = { $file } 已存在。加上 --force 可覆寫。
problem-backup-unreadable = { $file } 不是可用的備份：{ $reason }。
problem-restore-exists = { $data } 已有資料。加上 --force 可取代：原有的一切都會失去。
problem-data-newer = { $data } 由較新版本的 Hearthlight 寫入。請安裝該版本。
problem-data-other-version = { $data } 由另一版本的 Hearthlight 寫入。請使用該版本，或先啟動一次這個伺服器，讓它更新資料。

## `hearthlight admin`

admin-table = 遊戲桌
admin-campaign = 劇情模式
admin-person = 玩家
admin-name = 名字
admin-kind = 類別
admin-key = 代號
admin-game = 遊戲
admin-pack = 內容包
admin-state = 狀態
admin-finished = 已結束
admin-round = 第 { $round } 輪（回合）
admin-moves = 行動數
admin-created = 建立
admin-last = 最後遊玩
admin-seats = 座位
admin-tables = 遊戲桌數
admin-opens = 可開啟
admin-yes = 是
admin-reason = 原因
admin-nothing-broken = 每張遊戲桌和每個劇情模式都可開啟。
admin-delete-sure = 無法復原。輸入 { $id } 以刪除：
admin-delete-not = 沒有刪除任何內容。
admin-deleted = 已刪除 { $id }。
admin-expire-none = 沒有遊戲桌閒置達{ $days }天。
admin-expire-sure = 加上 --yes 可刪除這{ $tables }張遊戲桌。
admin-expired = 已刪除{ $tables }張遊戲桌。
