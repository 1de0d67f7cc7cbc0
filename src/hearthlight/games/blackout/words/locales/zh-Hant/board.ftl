## 網頁上的版圖：各部分的標題與名稱

board-round = 第{ $round }輪
board-starter = 起始玩家
board-last-round = 第{ $round }輪是最後一輪
board-last-short = 第{ $round }輪完結
board-map = 香港地圖
board-rondel = 輪盤
board-display = 卡牌橫排
board-hand = 手牌（{ $count }張，{ $limit }張或以下可補充）
board-slot = 第{ $number }直行
board-objectives = 任務區
board-free-spot = 空位
board-checks = 剔號行動
board-hospital = 醫院
board-tiles = 偵察板塊
board-tile-hidden = 面朝下的偵察板塊
board-tile-known = 面朝下；你已看過
board-tile-down = 面朝下的板塊：1個搜索符號
board-supply = 供應堆中的方塊
board-secured = 已恢復供電
board-chosen = 本輪已被選擇
board-beyond = 那邊還有選項
