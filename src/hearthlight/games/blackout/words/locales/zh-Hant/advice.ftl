## 支持或反對一步的理由：句子的一部分，連前後數字

reason-points = 分數：由{ $before }變成{ $after }
reason-tiles = 面朝上的偵察板塊：由{ $before }變成{ $after }
reason-icons = 永久的搜索符號：由{ $before }變成{ $after }
reason-gps = { $good ->
    [yes] 定位指示物：由{ $before }變成{ $after }
   *[no] 定位指示物只剩{ $after }枚，原有{ $before }枚
}
reason-transport = { $good ->
    [yes] 交通指示物：由{ $before }變成{ $after }
   *[no] 交通指示物只剩{ $after }枚，原有{ $before }枚
}
reason-hospital = 醫院裏的牌：由{ $before }變成{ $after }
reason-plans = 已完成的方案：由{ $before }變成{ $after }
reason-checks = 已開放的剔號行動：由{ $before }變成{ $after }
reason-restored = 已完成的恢復供電目標：由{ $before }變成{ $after }
reason-hand = 手牌：由{ $before }變成{ $after }
reason-ready = 現在能完成的目標：由{ $before }變成{ $after }
reason-goal = { $after ->
    [0] { $card }的目標所需已齊備
   *[other] { $good ->
        [yes] 更接近{ $card }的目標；還差{ $after }，原為{ $before }
       *[no] 離{ $card }的目標更遠；還差{ $after }，原為{ $before }
    }
}
reason-power = { $after ->
    [0] 恢復供電目標所需已齊備：{ $goal }
   *[other] { $good ->
        [yes] 更接近恢復供電目標（{ $goal }）；還差{ $after }，原為{ $before }
       *[no] 離恢復供電目標更遠（{ $goal }）；還差{ $after }，原為{ $before }
    }
}
reason-buys = 帶來：{ $brings }；花{ $price }元（你有{ $have }元）；{ $goals ->
    [1] 需要
   *[other] 第一個目標需要
}{ $needs }（{ $lack }）
reason-buys-cube = { $gain }，可放在{ $district }旁{ $lacking ->
    [0] 並包圍該區
   *[other] （之後還差{ $lacking }顆）
}
reason-buys-have = { $count ->
    [0] 你已齊備
   *[other] 你已齊備，其中{ $count }份用電池頂替
}
reason-buys-spoils = 你已齊備，但食物和水在階段六要丟棄
reason-buys-volunteer = { $rival ->
    [0] 一張{ $colour }骰子的牌，獲得{ $count }份資源（你第一張用這顆骰子的牌）
   *[other] 一張{ $colour }骰子的牌，獲得{ $count }份資源（你現有最好的獲得{ $rival }份）
}
reason-buys-specialist = 一位專家（{ $actions }）
reason-buys-whole = { $goals ->
    [1] { $gain }
   *[other] 完成全部目標後{ $gain }
}
reason-buys-lasting = 一項永久效果
reason-buys-points = 終局時{ $count }分
reason-stock = { $good ->
    [yes] { $resource }：由{ $before }變成{ $after }
   *[no] { $resource }只剩{ $after }份，原有{ $before }份
}
reason-money = { $good ->
    [yes] 金錢：由{ $before }變成{ $after }
   *[no] 只剩{ $after }元，原有{ $before }元
}
reason-district = { $after ->
    [0] 包圍{ $district }
   *[other] { $good ->
        [yes] 更接近包圍{ $district }；還差{ $after }顆方塊，原為{ $before }顆
       *[no] 離包圍{ $district }更遠；還差{ $after }顆方塊，原為{ $before }顆
    }
}
reason-cubes = 地圖上的方塊：由{ $before }變成{ $after }
reason-brings = 按目前的骰子可得{ $resource }：由{ $before }變成{ $after }
reason-serves = 按目前的骰子可得{ $brings }，用於{ $goals ->
    [1] { $card }
   *[other] { $card }的一個目標
}，{ $lack }
reason-serves-power = 按目前的骰子可得{ $brings }，用於恢復供電目標（{ $goal }），{ $lack }
reason-serves-nothing = 之後便齊備了
reason-serves-lack = 之後還差{ $what }
reason-serves-filled = { $what }（{ $fill }）
reason-acts = { $card }可用的行動：由{ $before }變成{ $after }
reason-acts-filled = { $card }可用的行動：由{ $before }變成{ $after }，其中{ $filled }項以電池頂替
reason-search = { $hidden }塊未知板塊：可能是{ $possible }塊之一，其中{ $within }塊的普通關卡，你的{ $have }個搜索符號足夠
reason-search-known = 已知這裏有：{ $gain }，需要{ $number }個搜索符號（你有{ $have }個）
reason-search-nothing = 你有{ $have }個搜索符號，這裏每個關卡都不夠
reason-search-risk = 查看免費；派出搜索隊，隊中1張牌要送進醫院
reason-stays = 保住手上的{ $after }張牌：派出搜索隊，隊中1張牌要送進醫院
reason-stays-weak = 不值得：你的手牌最多湊到{ $after }個搜索符號，單是演練也要4個
reason-leads = 推進：{ $nearer }
reason-leads-district = 包圍{ $district }（還差{ $lacking }顆方塊）
reason-leads-chain = 連接你的兩個危機處理中心{ $letter }（還差{ $lacking }顆方塊）
reason-leads-colours = 旁邊的地點可放你各目標的方塊（{ $colours }）
reason-condition = { $what ->
    [goals] 本章條件，緊急方案目標：由{ $before }變成{ $after }
    [around] 本章條件，{ $where }周圍的方塊：由{ $before }變成{ $after }
    [on] 本章條件，{ $where }地點上的方塊：由{ $before }變成{ $after }
    [restore] 本章條件，恢復供電目標：由{ $before }變成{ $after }
   *[points] 本章條件，分數：由{ $before }變成{ $after }
}
reason-planned = 已出{ $after }張牌，沒有其他合適的牌
reason-keeps-hand = 手上的{ $after }張牌全部保留
reason-nothing-ready = 現在沒有可完成的目標
reason-keeps-money = { $after }元留待以後的輪次用
