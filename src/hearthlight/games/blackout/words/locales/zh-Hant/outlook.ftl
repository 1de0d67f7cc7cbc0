## 按規則推算的前景（網頁與終端機）

outlook-brings = 現在可獲得：
outlook-goal-now = 現在可以完成
outlook-missing = 還欠：
outlook-batteries = 以{ $count }份電池頂替
outlook-buy = 先買{ $count }份電池便可支付
outlook-score = 若遊戲現在結束，得{ $total }分：目前{ $before }，金錢{ $money }，偵察板塊{ $tiles }，你看得到的卡牌{ $cards }
outlook-waste = 食物和水在階段六要丟棄，賣出可得{ $money }元。
outlook-refresh = 階段八可收回這條直行：{ $count }張牌。
outlook-too-many = 手牌多了{ $count }張：階段八不能補充手牌。
outlook-end = 若無人買牌，第{ $round }輪是最後一輪
outlook-row-missing = 你還欠{ $money }元。
outlook-district = { $have }／{ $number }顆方塊，若現在恢復供電，得{ $points }分
outlook-district-missing = 你還要在這些地點放方塊：{ $places }
outlook-total = 現時總分
outlook-conditions = 本章的勝利條件
outlook-condition-goals = 同一張緊急方案牌的目標：{ $have }／{ $number }
outlook-condition-around = { $where }周圍的方塊：{ $have }／{ $number }
outlook-condition-on = { $where }地點上的方塊：{ $have }／{ $number }
outlook-condition-restore = 恢復供電目標：{ $have }／{ $number }
outlook-condition-points = 若遊戲現在結束的分數：{ $have }／{ $number }
outlook-tile = { $count }塊面朝上的偵察板塊（{ $type }）
outlook-points = 分數
outlook-cube = 地圖上{ $count }顆方塊
