## 支持或反對一步的理由：句子的一部分，連前後數字

reason-points = 分數：由{ $before }變成{ $after }
reason-tiles = 面朝上的偵察板塊：由{ $before }變成{ $after }
reason-icons = 永久的搜索符號：由{ $before }變成{ $after }
reason-gps = 定位指示物：由{ $before }變成{ $after }
reason-transport = 交通指示物：由{ $before }變成{ $after }
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
reason-buys = 花{ $price }元（你有{ $have }元）；{ $goals ->
    [1] 需要
   *[other] 首先需要
}{ $needs }（{ $lack }）；帶來：{ $brings }
reason-buys-have = { $count ->
    [0] 你已齊備
   *[other] 你已齊備，其中{ $count }份用電池頂替
}
reason-buys-spoils = 你已齊備，但食物和水在階段六要丟棄
reason-buys-volunteer = 一張能從{ $colour }骰子獲得{ $count }份資源的牌
reason-buys-specialist = 一位專家（{ $actions }）
reason-buys-whole = { $goals ->
    [1] { $gain }
   *[other] 完成全部目標後{ $gain }
}
reason-buys-lasting = 一項永久效果
reason-buys-points = 終局時{ $count }分
reason-stock = { $resource }：由{ $before }變成{ $after }
reason-money = 金錢：由{ $before }變成{ $after }
reason-district = { $after ->
    [0] 包圍{ $district }
   *[other] { $good ->
        [yes] 更接近包圍{ $district }；還差{ $after }顆方塊，原為{ $before }顆
       *[no] 離包圍{ $district }更遠；還差{ $after }顆方塊，原為{ $before }顆
    }
}
reason-cubes = 地圖上的方塊：由{ $before }變成{ $after }
reason-brings = 按目前的骰子可得{ $resource }：由{ $before }變成{ $after }
reason-acts = { $card }可用的行動：由{ $before }變成{ $after }
reason-search = 在{ $district }找板塊；你最多有{ $after }個搜索符號
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
