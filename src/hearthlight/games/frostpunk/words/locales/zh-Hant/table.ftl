## 桌面：列、側欄、層架、場景與表單

frost-tab-heat = 熱能
frost-sheet-citizens = 居民
frost-sheet-events = 事件
frost-sheet-paths = 路線
frost-sheet-laws = 法律
frost-sheet-research = 研究
frost-sheet-buildings = 建築
frost-sheet-citizens-count = 手上{ $count }張卡
frost-sheet-events-count = 展示中{ $count }張卡
frost-sheet-paths-count = { $count }條偵察路線
frost-sheet-laws-count = 已通過{ $count }／4
frost-sheet-research-count = { $count ->
    [0] 尚無科技
   *[other] { $count }項科技
}
frost-sheet-buildings-count = 城中有{ $count }座
frost-stock-food = 食物
frost-stock-wood = 木材
frost-stock-coal = 煤炭
frost-stock-cores = 蒸汽核心
frost-stock-automaton = 自動機
frost-figure-worker = 工人
frost-figure-engineer = 工程師
frost-figure-child = 兒童
frost-figure-automaton = 自動機
frost-danger-hope = 希望
frost-danger-discontent = 不滿
frost-danger-malfunction = 負荷
frost-danger-sickness = 病人
frost-danger-hunger = 飢餓
frost-danger-corpses = 死者
frost-danger-left = 剩{ $count }
frost-danger-far = 尚遠
frost-goal-title = 目標
frost-goal-survive = 撐過第{ $round }回合
frost-goal-building = { $round ->
    [0] 每個黃昏有{ $building }
   *[other] 第{ $round }回合前建好{ $building }
}
frost-goal-on-card = { $round ->
    [0] 任一黃昏備{ $want }份資源
   *[other] 第{ $round }回合前備{ $want }份資源
}
frost-goal-food = { $round ->
    [0] 任一黃昏有{ $want }份食物
   *[other] 第{ $round }回合前有{ $want }份食物
}
frost-goal-met = 已達成
frost-goal-part = 目前 { $have }/{ $want }
frost-goal-unbuilt = 尚未建成
frost-close = 關閉
frost-back = 回到問題
frost-look-city = 看城市
frost-warm = 暖
frost-cold = 冷
frost-always = 恆暖
frost-research-note = 先建造工坊。每項科技所需的回合數見卡牌；工程師使用工坊，可少1個回合。
frost-buildings-note = 指向建築可看全文。§：需法律開放。
frost-in-hand = 手中人偶
frost-act-drag-flame = 拉高火焰即燒煤
frost-act-proposed = 建議：傷害最小。你可以更改。
frost-act-good-night = 晚安
frost-act-as-shown = 就這麼辦
frost-act-still = 還有{ $count }個待分配
frost-tip-worker = 手中的工人會去你點的地方。
frost-tip-engineer = 手中的工程師會去你點的地方。
frost-tip-child = 手中的兒童會去你點的地方。
frost-tip-automaton = 手中的自動機會去你點的地方。
frost-tip-card = 手中是{ $card }：點選地點。
frost-act-end = 結束行動
frost-act-pass = 一起結束？
frost-deeds = 其他行動
frost-deed-build = 建造
frost-deed-clear-inner = 內圈清雪
frost-deed-clear-outer = 外圈清雪
frost-deed-clear-both = 內外清雪
frost-deed-scout = 偵察
frost-deed-special = 特別行動
frost-law-book = 法典
frost-law-in-force = 生效中
frost-law-gone = 已移出遊戲
frost-law-opens = 開放：
frost-in-stock = 庫存{ $count }
frost-burn-output = 燒{ $coal } → 輸出{ $output }
frost-night-title = 第{ $round }回合之夜
frost-generator-title = 第{ $round }回合的能量塔
frost-beds = 床位
frost-all-warm = 全員睡得暖
frost-cold-sick = { $cold }個受凍：病人{ $before } → { $after }
frost-cold-figures = { $cold }人受凍
frost-share-dies = { $count }人死亡
frost-share-grave = 病重
frost-sick-after = 病人{ $before } → { $after }
frost-people-after = 居民{ $before } → { $after }
frost-tired-after = 疲憊{ $before } → { $after }
frost-bed-rule = 每個沒有暖床位的人偶，令一名同類居民生病。
frost-night-suspended = 因「{ $card }」，今夜{ $law }暫停生效。
frost-own-card = 你的卡牌
frost-sector-top = 放在牌疊頂
frost-sector-bottom = 放到牌疊底
frost-draw-unknown = 未知
frost-ready-in = 第{ $round }回合完成
frost-play-card = 打出此卡
frost-weather-none = 尚無天氣
frost-sick = { $count }病
frost-sick-grave = { $count }病重
frost-meal-enough = 足夠，餘{ $left }
frost-meal-hunger = 飢餓{ $hunger }
frost-goal-rounds-left = 還有{ $count }回合
frost-act-steps-left = 剩{ $count }步未用
frost-act-idle = 還有{ $count }個人偶可以行動
frost-act-fuel-sick-short = { $count ->
    [0] 無人受凍
   *[other] { $count }人生病
}
frost-act-bedless-short = { $count ->
    [0] 全員睡得暖
   *[other] { $count }人因沒有床位生病
}
frost-tonight = { $night ->
    [0] 若現在入夜
   *[other] 今夜
}：{ $count ->
    [0] 全員睡得暖
   *[other] { $count }人生病
}
frost-tonight-beds = { $figures }個人偶有{ $beds }個暖床位
frost-tonight-machine = { $count ->
    [0] 能量塔：無人受凍
   *[other] 能量塔：{ $count }人因寒冷生病
}
frost-tonight-cubes = { $count }個方塊入塔
frost-stress-left = { $fatal ->
    [0] 再{ $count }個即故障
   *[other] 再{ $count }個即落敗
}
frost-sick-next = 達{ $from }人：{ frost-sick-comes }（還差{ $left }人）
frost-sick-effect = 準備階段：{ frost-sick-comes }
frost-sick-comes = { $turns ->
    [0] {""}
    [1] { $grave ->
        [0] 病重
       *[other] 一人死亡
    }
    [2] 病重、一人死亡
   *[other] 病重、最多2人死亡
}{ $tokens ->
    [0] {""}
   *[other] ，{ $tokens }個人偶休息
}
frost-standing = 已建{ $count }
frost-dead-count = { $count }具屍體
frost-lost = 損失：
frost-build-here = 在{ $field }建造
frost-goal-and = { $first } · { $then }
frost-goal-how-building = { $large ->
    [0] 建造：{ $price }
   *[other] 建造：{ $price }，佔一個區塊的兩塊場地
}
frost-goal-how-card = 放在「{ $card }」上
frost-goal-reached = 任務完成：{ $goal }。
frost-goal-due = { $goal }：{ $state }
frost-act-council = { $name }召開了會議。
frost-act-suggests = { $name }提議：{ $what }。
frost-tip-instead = { $figure ->
    [worker] 由一名工人前往。
    [engineer] 由一名工程師前往。
    [child] 由一名兒童前往。
   *[automaton] 由一台自動機前往。
}
