## 支持或反對一步的理由：句子的一部分，連前後數字

reason-won = 城市得救
reason-lost = 城市覆滅
reason-hope = { $good ->
    [yes] 希望增加：由{ $before }變成{ $after }
   *[no] 希望減少：由{ $before }變成{ $after }
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
reason-grave = 病重的居民種類：由{ $before }變成{ $after }
reason-dead = 屍體：由{ $before }變成{ $after }
reason-meal-deaths = { $good ->
    [yes] 讓城市吃飽：否則下一餐餓死{ $before }名{ $kinds }，這樣是{ $after }名
   *[no] 下一餐餓死的{ $kinds }：由{ $before }變成{ $after }
}
reason-meal-discontent = { $good ->
    [yes] 讓城市吃飽：否則下一餐的飢餓帶來{ $before }個不滿，這樣是{ $after }個
   *[no] 下一餐的飢餓帶來的不滿：由{ $before }變成{ $after }
}
reason-unfed = { $good ->
    [yes] 餵飽{ $kinds }：否則下一餐欠{ $before }份食物，這樣欠{ $after }份
   *[no] 下一餐{ $kinds }所欠的食物：由{ $before }變成{ $after }
}
reason-food = { $good ->
    [yes] 得到食物：庫存由{ $before }變成{ $after }
   *[no] 付出食物：庫存由{ $before }變成{ $after }
}
reason-coal = { $good ->
    [yes] 得到煤：庫存由{ $before }變成{ $after }
   *[no] 付出煤：庫存由{ $before }變成{ $after }
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
    [yes] 讓城市保暖：否則{ $before }人因寒冷生病，這樣是{ $after }人
   *[no] 因寒冷生病的居民：由{ $before }變成{ $after }
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
    [coal] 地圖上的煤：由{ $before }變成{ $after }
    [cores] 地圖上的蒸汽核心：由{ $before }變成{ $after }
   *[trees] 地圖上的樹：由{ $before }變成{ $after }
}
reason-automata = 自動機：由{ $before }變成{ $after }
reason-building = 城中的{ $building }：由{ $before }變成{ $after }
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
reason-opens = 往後的回合可興建：{ $building }
reason-laws = { $good ->
    [yes] 往後每回合都有幫助：第{ $after }條法律
   *[no] 往後的回合代價多於幫助：第{ $after }條法律
}
reason-clear-wood = 開闢新土地：目前地圖上有{ $after }份木材
reason-clear-coal = 開闢新土地：目前地圖上有{ $after }份煤炭
reason-clear-room = 騰出建築空間：目前有{ $after }塊空場地
reason-bed = 沒有床位的人會生病；目前病了的{ $kinds }：{ $after }
