## 按規則推算的前景（網頁與終端機）

outlook-brings = 現在可獲得：
outlook-goal-now = 現在可以完成
outlook-lack = 還差：{ $what }
outlook-lack-buy = 還差：{ $what }（{ $buy }）
outlook-batteries = 以{ $count }份電池頂替
outlook-buy = 先買{ $count }份電池便可支付
outlook-score = 若遊戲現在結束，得{ $total }分：目前{ $before }，金錢{ $money }，偵察板塊{ $tiles }，你看得到的卡牌{ $cards }
outlook-waste = 食物和水在階段六要丟棄，賣出可得{ $money }元。
outlook-refresh = 階段八可收回{ $count }張牌。
outlook-too-many = 手牌多了{ $count }張：階段八不能補充手牌。
outlook-end = 若無人買牌，第{ $round }輪是最後一輪
outlook-row-missing = 你還差{ $money }元。
outlook-district = { $have }／{ $number }顆方塊，若本區現在恢復供電，得{ $points }分
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
outlook-cube = 連接危機處理中心的方塊{ $count }顆

## 行動的代價和收穫，一兩個詞

change-points = { $by } ★
change-hospital = 醫院 { $before } → { $after }
change-cubes = 地圖{ $by }方塊
change-tiles = { $by }板塊
change-plans = { $by }方案
change-checks = { $by }剔號行動
change-slots = 直行 { $before } → { $after }
change-limit = { $after }張或以下可補充
change-food = { $by }食物
change-tools = { $by }工具
change-gasoline = { $by }汽油
change-water = { $by }水
change-books = { $by }書本
change-medipacks = { $by }醫療包
change-battery = { $by }電池
change-money = { $sign }{ $number }元
change-transport = 交通 { $before } → { $after }
change-gps = { $by }定位
change-icons = { $by }搜索
change-hand = 手牌 { $before } → { $after }
change-spots = 空位 { $before } → { $after }
change-supply = 供應堆{ $by }方塊

## 行動前還要知道的事

remark-acts = { $trades }
remark-bonus = 最後一個目標：{ $gain }
remark-brings = {"="} { $stock }
remark-check = 然後啟動1個剔號行動
remark-cube = { $tokens ->
    [0] 方塊（{ $colour }），就在你的方塊旁
   *[other] 方塊（{ $colour }），要{ $tokens }枚交通指示物
}
remark-cube-lost = 你已沒有方塊可放
remark-discards = 這張牌不再回來
remark-districts = { $count }個區域
remark-elsewhere = 或花交通指示物取其他資源：下一步再選
remark-goals-lost = 失去{ $count }個已完成的目標
remark-goals-near = 鄰近目標所需的地點：{ $colours }
remark-hurt = { $count ->
    [1] { $card }送進醫院
   *[other] { $count }張牌中隨機1張送進醫院
}
remark-icons = { $have }／{ $number }個搜索符號
remark-idle = 現在沒有可用的行動
remark-no-check-marks = 本輪不能啟動剔號行動
remark-open-goals = 還有{ $count }個目標未完成
remark-asked-again = 有目標可完成、沒有空任務位、方塊不多，或最後一輪開始時，會再問你
remark-price = { $batteries ->
    [0] 支付{ $pay }
   *[other] 支付{ $pay }，或用電池
}
remark-probe = 面朝下的板塊：1個搜索符號
remark-reach = 你最多湊到{ $count }個搜索符號
remark-recover = 1張牌離開醫院
remark-resource = { $count }份同類資源
remark-search = 要{ $number }個搜索符號，你最多湊到{ $have }個
remark-slot-for-card = 湊齊{ $card }要求的直行
remark-slot-for-power = 湊齊恢復供電目標所需的直行：{ $goal }
remark-supply-short = 失去{ $count }份：沒有方塊了
remark-surrounds = 包圍{ $district }
remark-team = { $count ->
    [0] 建議搜索隊：{ $cards }，{ $have }／{ $number }個搜索符號
   *[other] 建議搜索隊：{ $cards }，加{ $count }枚定位指示物，{ $have }／{ $number }個搜索符號
}
remark-tiles = { $count }塊板塊，{ $known }塊已知
remark-to-hand = 這張牌加入手牌
remark-unlocks = 開放：{ $action }
