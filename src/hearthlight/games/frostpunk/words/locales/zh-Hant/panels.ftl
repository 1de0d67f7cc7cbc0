## 頁面上的《冰封龐克》：居民、機器、卡牌與故事

frost-panel-city = 城市
frost-panel-people = 居民
frost-panel-people-worker = 工人
frost-panel-people-engineer = 工程師
frost-panel-people-child = 兒童
frost-panel-automata = 自動機
frost-panel-before-loss = 再死{ $count }人便會失去一個人偶
frost-panel-ready = { $count }個可行動
frost-panel-working = { $count }個工作中
frost-panel-resting = { $count }個休息中
frost-panel-scouting = { $count }個偵察中
frost-panel-tired = 下個行動階段有{ $count }個人偶須休息
frost-panel-sick-count = { $of }人中{ $count }人生病
frost-panel-grave-count = { $of }人中{ $count }人生病，病重
frost-panel-sick-lost = { $end }人生病：下個準備階段便落敗

frost-panel-mood = 希望與不滿
frost-panel-hope = 希望
frost-panel-discontent = 不滿
frost-panel-hope-count = 希望{ $count }；一個不剩便落敗
frost-panel-discontent-count = 不滿{ $count }；第六個出現便落敗
frost-panel-token-care = 關懷
frost-panel-token-justice = 正義
frost-panel-token-motivation = 幹勁
frost-panel-token-anger = 憤怒
frost-panel-token-apathy = 冷漠
frost-panel-token-greed = 貪婪
frost-panel-active = 活躍
frost-panel-exhausted = 耗盡
frost-panel-active-now = { $count ->
    [0] 目前沒有活躍的
   *[other] 目前{ $count }個活躍
}
frost-panel-token-tip = { $name }：{ $state }。{ $what ->
    [hope] 顧問、事件和法律會要求某種活躍的希望。全無希望時城市陷落。
   *[discontent] 事件會看某種活躍的不滿。第六個不滿會結束遊戲。
}+1{ $name }：先抽1個任何種類的指示物，再把1個耗盡的{ $name }翻至活躍。
frost-panel-suggests = { $name }的建議

frost-panel-food-hunger = 食物與飢餓
frost-panel-food = 食物
frost-panel-hunger = 飢餓
frost-panel-starve = 仍有{ $left }點飢餓：{ $deaths ->
    [0] +{ $discontent }不滿
   *[other] +{ $discontent }不滿，{ $deaths }人死亡
}
frost-panel-starve-lost = 仍有{ $left }點飢餓：落敗

frost-panel-dangers = 落敗的可能
frost-panel-danger-hope = 還剩{ $left }個希望
frost-panel-danger-discontent = 再有{ $left }個不滿便落敗
frost-panel-danger-malfunction = 過熱：{ $left ->
    [0] 下個能量塔階段便落敗
   *[other] 再有{ $left }個方塊便落敗
}
frost-panel-danger-malfunction-first = { $left ->
    [0] 過載：首次故障
   *[other] 再有{ $left }個方塊便會首次故障
}
frost-panel-danger-sickness = { $possible ->
    [0] 同類有{ $end }名居民生病便落敗：沒有哪一類居民有這麼多
   *[other] 同類再有{ $left }名居民生病便落敗
}
frost-panel-danger-hunger = { $coming ->
    [0] 下一餐會平息所有飢餓
   *[other] 下一餐後仍有{ $coming }點飢餓：帶來不滿，{ $deadly }點起有人死亡
}。再有{ $left }點飢餓便落敗
frost-panel-danger-corpses = 再有{ $left }人死亡便落敗：{ $now }／{ $end }{ $before ->
    [0] {""}
   *[other] ，其中{ $before }人死在來此途中
}

frost-panel-machine = 能量塔
frost-panel-output = 輸出
frost-panel-cold = 嚴寒
frost-panel-gauge = 輸出{ $output }，嚴寒{ $cold }。輸出高於{ $red }時A區與紅色隔熱供暖，高於{ $orange }時B區與橙色，高於{ $yellow }時C區與黃色。
frost-panel-tower-cubes = { $count }個方塊投入塔中
frost-panel-freezing = { $count ->
    [0] 沒有人因寒冷生病
   *[other] { $count }人將因寒冷生病
}
frost-panel-range-warm = { $zone }區與{ $level }隔熱：供暖
frost-panel-range-cold = { $zone }區與{ $level }隔熱：寒冷；高於{ $at }才供暖
frost-panel-level-red = 紅色
frost-panel-level-orange = 橙色
frost-panel-level-yellow = 黃色
frost-panel-overheated = 過熱：再次故障即落敗
frost-panel-stress = 負荷
frost-panel-stress-count = 負荷方塊{ $count }/10，過載{ $overload }
frost-panel-tower = 方塊塔
frost-panel-expanded = 已擴充
frost-panel-dropped = 上次投入{ $count }，掉出{ $out }
frost-panel-dropped-none = 尚未投入
frost-panel-weather = 天氣
frost-panel-deck-left = 還有{ $count }張
frost-panel-rounds = 回合
frost-panel-round = 第{ $round }回合
frost-panel-fed = { $kind }用餐
frost-panel-research-done = { $title }完成
frost-panel-storm-here = 風暴標記，天氣卡令它靠近

frost-storm = 風暴最早在第{ $first }回合、最遲在第{ $last }回合來臨，令{ $ruins }變成廢墟
frost-storm-ruins = 每座{ $building }（至第{ $last }回合）

frost-panel-cards = 卡牌
frost-panel-no-events = 沒有展示中的事件。
frost-panel-next-dispute = 下一場爭端
frost-panel-dusk-discard = 已棄的黃昏卡（{ $count }）
frost-panel-weather-discard = 已棄的天氣卡（{ $count }）
frost-panel-citizen-discard = 已棄的居民卡（{ $count }）
frost-panel-dispute-shuffled = 在黃昏牌庫中
frost-panel-deck-morning = 還有{ $count }張清晨卡
frost-panel-deck-dusk = 黃昏牌庫有{ $count }張
frost-panel-on-card = 在卡上
frost-panel-figure-on-card = 卡上的人偶
frost-panel-used = 已使用
frost-panel-covers = 蓋住{ $title }
frost-panel-covered = 被蓋住
frost-panel-laws-passed = 生效的法律：{ $count }/{ $most }
frost-panel-or = 或
frost-panel-tech-finished = 已完成
frost-panel-rounds-long = { $count }回合
frost-panel-research-left = { $count ->
    [1] 下回合完成
   *[other] { $count }回合後（第{ $round }回合）完成
}
frost-panel-no-beacon = 沒有信標就沒人能找到歸路：還不能派偵察員。
frost-panel-path = 路線{ $number }，遠征{ $deck }：{ $hint }。
frost-panel-path-length = { $count }格。
frost-panel-scout-steps = { $count ->
    [0] 偵察員已抵達。
   *[other] 偵察員還有{ $count }步。
}
frost-panel-path-arrives = { $range ->
    [0] 第{ $first }回合到達，可即時返回。
   *[other] 第{ $first }至{ $last }回合到達，可即時返回。
}
frost-panel-path-found = 將帶回：{ $titles }
frost-panel-send-scout = 派出{ $figure ->
    [worker] 工人
    [engineer] 工程師
    [child] 兒童
   *[automaton] 自動機
}
frost-panel-hint-supplies = 物資
frost-panel-hint-people = 居民
frost-panel-hint-mixed = 物資或居民
frost-panel-hand-of = { $name }（{ $count }）
frost-panel-leader = 領袖
frost-panel-played = 已打出：{ $title }
frost-panel-advisors = 顧問
frost-panel-kind-morning = 清晨
frost-panel-kind-dusk = 黃昏
frost-panel-kind-dispute = 爭端
frost-panel-kind-consequence = 法律的後果
frost-panel-kind-law = 法律
frost-panel-kind-technology = 科技
frost-panel-kind-expedition = 遠征
frost-panel-kind-weather = 天氣
frost-panel-kind-citizen = 居民
frost-panel-kind-advisor = 顧問
frost-panel-kind-start = 起始組別
frost-panel-kind-scenario = 劇本
frost-panel-not-now = 現在不行

frost-story-won = 城市撐過來了
frost-story-lost = 城市覆滅
frost-story-lost-how = 第{ $round }回合：{ $cause }
frost-story-won-how = 第{ $round }回合，大寒流掠過隕坑，火仍在燃燒。
frost-story-rounds = { $count }回合
frost-story-alive = { $count }人存活
frost-story-dead-count = { $count }人死亡
frost-story-laws = { $count }條法律
frost-story-buildings = { $count }座建築
frost-story-technologies = { $count }項科技
frost-story-save = 將圖表存成圖片
frost-story-no-picture = 無法製作圖片。
frost-story-timeline = 逐回合
frost-story-numbers = 以表格顯示圖表
frost-story-founding = 建城
frost-story-round = 回合
frost-story-sick = 病人
frost-story-dead = 屍體
frost-story-coal = 煤炭
frost-story-wood = 木材
