## The table in a terminal

table-heading = 第 { $round } 輪 · { $phase } · 任務牌牌庫 { $draw } · 後備牌庫 { $reserve } · 供應堆：交通 { $transport }，定位 { $gps }
table-last-round = 第{ $round }輪是最後一輪
table-rondel = 輪盤
table-dice = 骰面
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
table-finished = 剔號區
table-hospital = 醫院
table-slot = 第{ $number }直行
table-checks = 剔號行動
table-restore = 恢復供電目標
table-own = 你的玩家版圖
pack-ok-blackout = { $pack }：{ $cards }張牌、{ $tiles }塊板塊、{ $locations }個地點、{ $districts }個區域。雜湊值 { $hash }。

## 競技場統計的事項

counted-order = 第一輪的順位
counted-opening = 第一個方塊
counted-card = 買下的卡牌
counted-plan = 完成的計畫
