## 支持或反對一步的理由：句子的一部分，連前後數字

reason-won = 城市得救
reason-lost = 城市覆滅
reason-hope = { $good ->
    [yes] 希望增加：由{ $before }變成{ $after }
   *[no] { $after ->
        [1] 希望由{ $before }個減至最後1個，一個不剩城市便會陷落
       *[other] 希望減少：由{ $before }變成{ $after }
    }
}
reason-discontent = { $good ->
    [yes] 不滿減少：由{ $before }變成{ $after }
   *[no] 不滿增加：由{ $before }變成{ $after }
}
reason-active-hope = 活躍的希望：由{ $before }變成{ $after }
reason-active-discontent = 活躍的不滿：由{ $before }變成{ $after }
reason-hope-rises = 希望增加：+{ $after }
reason-hope-falls = 希望減少：−{ $after }
reason-discontent-rises = 不滿增加：+{ $after }
reason-discontent-falls = 不滿減少：−{ $after }
reason-sick = 病了的{ $kinds }：由{ $before }變成{ $after }
reason-cured = 生病的{ $kinds }：由{ $before }變成{ $after }；{ $more ->
    [0] 下一個準備階段
   *[other] 再治癒{ $more }人後，下一個準備階段
}：{ $then }，原為{ $now }
reason-cured-harmless = 生病的{ $kinds }：由{ $before }變成{ $after }；{ $upto }人或以下沒有影響
reason-sickened = 生病的{ $kinds }：由{ $before }變成{ $after }；下一個準備階段：{ $then }，原為{ $now }
reason-sickened-same = 生病的{ $kinds }：由{ $before }變成{ $after }；下一個準備階段同樣是：{ $now }{ $worse ->
    [0] { "" }
   *[other] ，{ $worse }人起更嚴重
}
harm-none = 沒有影響
harm-lost = 城市覆滅
harm-deaths = { $count }人死亡
harm-grave = 病重
harm-resting = { $count }個人偶休息
reason-grave = 病重的居民種類：由{ $before }變成{ $after }
reason-dead = 屍體：由{ $before }變成{ $after }
reason-meal-deaths = { $good ->
    [yes] 減少下一餐餓死的{ $kinds }：由{ $before }變成{ $after }
   *[no] 下一餐餓死更多{ $kinds }：由{ $before }變成{ $after }
}
reason-meal-discontent = { $good ->
    [yes] 餵飽城市：下一餐的飢餓帶來的不滿由{ $before }變成{ $after }
   *[no] 下一餐的飢餓帶來更多不滿：由{ $before }變成{ $after }
}
reason-unfed = { $good ->
    [yes] 餵飽{ $kinds }：下一餐缺少的食物由{ $before }變成{ $after }
   *[no] 下一餐{ $kinds }缺少更多食物：由{ $before }變成{ $after }
}
reason-food = { $good ->
    [yes] 得到食物：庫存由{ $before }變成{ $after }
   *[no] 付出食物：庫存由{ $before }變成{ $after }
}
reason-coal = { $good ->
    [yes] 得到煤炭：庫存由{ $before }變成{ $after }
   *[no] 付出煤炭：庫存由{ $before }變成{ $after }
}
reason-wood = { $good ->
    [yes] 得到木材：庫存由{ $before }變成{ $after }
   *[no] 付出木材：庫存由{ $before }變成{ $after }
}
reason-cores = { $good ->
    [yes] 得到蒸汽核心：庫存由{ $before }變成{ $after }
   *[no] 付出蒸汽核心：庫存由{ $before }變成{ $after }
}
reason-freezing = { $good ->
    [yes] 為城市保暖：因寒冷生病的居民由{ $before }變成{ $after }
   *[no] 更多居民因寒冷生病：由{ $before }變成{ $after }
}
reason-bedless = { $good ->
    [yes] 更多人睡得暖：沒有床位的由{ $before }變成{ $after }
   *[no] 更少人睡得暖：沒有床位的由{ $before }變成{ $after }
}
reason-stress = { $good ->
    [yes] 減輕能量塔負擔：負荷由{ $before }變成{ $after }
   *[no] 加重能量塔負擔：負荷由{ $before }變成{ $after }
}
reason-output = 能量塔輸出：由{ $before }變成{ $after }
reason-beds = 床位：由{ $before }變成{ $after }
reason-map = { $thing ->
    [wood] 地圖上的木材：由{ $before }變成{ $after }
    [coal] 地圖上的煤炭：由{ $before }變成{ $after }
    [cores] 地圖上的蒸汽核心：由{ $before }變成{ $after }
   *[trees] 地圖上的樹：由{ $before }變成{ $after }
}
reason-automata = 自動機：由{ $before }變成{ $after }
reason-building = 城中的{ $building }：由{ $before }變成{ $after }
reason-building-works = { $building }，每回合供一個人偶使用：{ $does }
reason-building-stands = { $building }：{ $does }
reason-upgraded = 已升級的{ $building }：由{ $before }變成{ $after }
reason-people = 城中的{ $kinds }：由{ $before }變成{ $after }
reason-tired = 疲憊的{ $kinds }：由{ $before }變成{ $after }
reason-citizen-cards = 手上的居民卡：由{ $before }變成{ $after }
reason-researched = { $good ->
    [yes] { $card }研究完成
   *[no] 失去已研究的{ $card }
}
reason-research = { $good ->
    [yes] 開始研究{ $card }
   *[no] 停止研究{ $card }
}
reason-expeditions = 途中的遠征隊：由{ $before }變成{ $after }
reason-scouted = 偵察員走過的格數：由{ $before }變成{ $after }
reason-loaded = { $card }上的資源：由{ $before }變成{ $after }
reason-trouble = 尚未出現的黃昏卡：由{ $before }變成{ $after }
reason-evenings = { $good ->
    [yes] { $card }在黃昏不再生效
   *[no] { $card }留下，在黃昏生效
}
reason-opens = 往後的回合可興建：{ $building }（{ $does }）
reason-law-at-once = { $text }；立即：{ $effects }
reason-law = { $helps ->
    [children] 往後每回合兒童都可幫忙
    [young] 往後每回合有一個兒童人偶可像成人那樣工作
    [shift] 往後每回合有一個人偶可行動兩次
    [gather] 往後每回合採集所得更多
    [medicine] 往後每回合治癒更多居民
    [mourning] 往後每回合死亡的打擊較輕
    [guard] 黃昏時擋下不滿
    [food] 往後的回合節省食物
    [beds] 更多人偶有地方睡
   *[action] 往後的回合多一個特別行動
}；目前法律：{ $after }／4
reason-law-harm = 往後的回合弊多於利；目前法律：{ $after }／4
reason-law-ahead = 法律往後每回合都有幫助，越早通過越好；目前：{ $after }／4
reason-hands = { $good ->
    [yes] { $after ->
        [0] 還有別的事可做，而且有幫助
       *[other] 還有{ $after }個人偶可以行動，而且有幫助
    }
   *[no] { $after ->
        [0] 其他能做的事都得不償失
       *[other] 還有{ $after }個人偶可以行動，但做甚麼都得不償失
    }
}
reason-idle = { $after ->
    [0] 還有別的事可做，會有幫助
   *[other] 還有{ $after }個人偶可以行動，會有幫助
}
reason-rest = { $after ->
    [0] 已沒有人偶可以行動
   *[other] 還有{ $after }個人偶可以行動，但不划算
}
reason-advisor = 每回合一次，耗盡1個{ $token }：{ $does }；{ $after ->
    [0] 目前還沒有活躍的
   *[other] 目前有{ $after }個活躍
}
reason-advisor-price = 耗盡1個{ $token }，{ $active ->
    [0] 目前還沒有活躍的
   *[other] 目前有{ $active }個活躍
}
reason-advisor-cure = 寒夜過後有用：{ $after ->
    [0] 人人有床位，{ $sick }人生病
   *[other] 還有{ $after }個人偶沒有床位，{ $sick }人生病
}；{ reason-advisor-price }
reason-advisor-stress = 減輕能量塔因供暖增加的負荷：目前{ $after }，上限{ $limit }；{ reason-advisor-price }
reason-advisor-unrest = 安撫城市：目前飢餓{ $after }，不滿{ $discontent }；{ reason-advisor-price }
reason-advisor-goods = 人偶不必去採集：庫存木材{ $after }，煤炭{ $coal }；{ reason-advisor-price }
reason-keeps-hope = 活躍的希望留待以後用：{ $after }
reason-explore = 在這裏找到的會由偵察員帶回家；目前收穫：{ $after }
reason-bypass = 立即繼續前進；目前收穫：{ $after }
reason-keeps-coal = 煤炭留待以後用：庫存{ $after }
reason-heats = { $coal ->
    [1] 1份煤炭
   *[other] 共{ $coal }份煤炭
}（輸出{ $output }）；{ $effects }
reason-heats-cold = 因寒冷生病的居民由{ $before }變成{ $after }
reason-heats-beds = 沒有暖床位的由{ $before }變成{ $after }
reason-start-cheap = { $after ->
    [0] 對城市的代價與其他卡相同
   *[other] 對城市的代價比另外{ $after }張卡小
}
reason-start-dear = 對城市的代價比另外{ $after }張卡大
reason-lay-near = { $after ->
    [0] 旁邊還沒有已清雪的區塊
   *[other] 旁邊有{ $after }個已清雪的區塊：採集站建在這裏，可採集各區塊的場地
}{ reason-lay-opens }
reason-lay-opens = { $opens ->
    [0] { "" }
   *[other] ；通往{ $opens }個外圈區塊
}
reason-lay-deposit = 位於坑緣的蘊藏旁：煤礦和鑽壁機只能建在這種地方{ reason-lay-opens }
reason-clear-wood = 開闢新土地：目前地圖上有{ $after }份木材
reason-clear-coal = 開闢新土地：目前地圖上有{ $after }份煤炭
reason-clear-room = 騰出地方建造：目前有{ $after }塊空場地
reason-bed = 沒有床位，便多1人生病；目前生病的{ $kinds }：{ $after }
reason-bed-harmless = { $upto }人或以下沒有影響
reason-bed-harm = 再多1人，下一個準備階段：{ $then }，原為{ $now }
