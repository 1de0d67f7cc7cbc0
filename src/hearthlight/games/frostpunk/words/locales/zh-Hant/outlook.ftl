## 一步會改變甚麼：選項上的小字

change-won = 城市得救
change-lost = 城市覆滅
change-dead = 屍體 { $by }
change-next-hope = 希望 { $by }
change-next-discontent = 不滿 { $by }
change-hope = 希望 { $before } → { $after }
change-discontent = 不滿 { $before } → { $after }
change-active-care = 活躍的關懷 { $by }
change-active-justice = 活躍的正義 { $by }
change-active-motivation = 活躍的幹勁 { $by }
change-active-anger = 活躍的憤怒 { $by }
change-active-apathy = 活躍的冷漠 { $by }
change-active-greed = 活躍的貪婪 { $by }
change-sick-worker = 生病的工人 { $by }
change-sick-engineer = 生病的工程師 { $by }
change-sick-child = 生病的兒童 { $by }
change-grave-worker = { $after ->
    [0] 工人獲救治
   *[other] 工人病重
}
change-grave-engineer = { $after ->
    [0] 工程師獲救治
   *[other] 工程師病重
}
change-grave-child = { $after ->
    [0] 兒童獲救治
   *[other] 兒童病重
}
change-people-worker = 工人 { $by }
change-people-engineer = 工程師 { $by }
change-people-child = 兒童 { $by }
change-figures-worker = 工人人偶 { $by }
change-figures-engineer = 工程師人偶 { $by }
change-figures-child = 兒童人偶 { $by }
change-tired-worker = 疲憊的工人 { $by }
change-tired-engineer = 疲憊的工程師 { $by }
change-tired-child = 疲憊的兒童 { $by }
change-food = 食物 { $by }
change-wood = 木材 { $by }
change-coal = 煤炭 { $by }
change-cores = 蒸汽核心 { $by }
change-automata = 自動機 { $by }
change-hunger = 飢餓 { $by }
change-stress = 負荷 { $before } → { $after }
change-overheated = { $after ->
    [0] 已冷卻
   *[other] 過熱！
}
change-expanded = 方塊塔擴充
change-output = 輸出 { $before } → { $after }
change-cold = 嚴寒 { $before } → { $after }
change-warm-a = { $after ->
    [0] A區寒冷
   *[other] A區供暖
}
change-warm-b = { $after ->
    [0] B區寒冷
   *[other] B區供暖
}
change-warm-c = { $after ->
    [0] C區寒冷
   *[other] C區供暖
}
change-freezing = 受凍 { $before } → { $after }
change-cubes = 投塔方塊 { $before } → { $after }
change-storm = 風暴回合 { $before } → { $after }
change-bedless = 沒有暖床位 { $before } → { $after }
change-beds = 床位 { $by }
change-prey = 每回合食物 { $by }
change-expeditions = 遠征隊 { $by }
change-researched = 研究完成
change-research = 完成回合 { $before } → { $after }
change-ready = 第{ $after }回合完成
change-research-lost = 研究中斷
change-loaded = { $of ->
    [0] 卡上 { $before } → { $after }
   *[other] { $before } → { $after }/{ $of }，{ $due ->
        [0] 任一黃昏
       *[other] 第{ $due }回合到期
    }
}
change-buildings = 建築 { $by }
change-map-wood = 地圖上的木材 { $by }
change-map-coal = 地圖上的煤炭 { $by }
change-map-cores = 地圖上的核心 { $by }
change-map-trees = 樹 { $by }

## 為甚麼不能選

refuse-lacks = 需要{ $cost }：還差{ $missing }
refuse-lacks-all = 每種代價都付不起：{ $cost }
refuse-lacks-on-map = 地圖上不夠：{ $cost }
refuse-stress-full = 負荷軌已無空位：已有{ $stress }/10
refuse-hunger-full = 飢餓已到頂
refuse-all-tired = 這類疲憊指示物已用完
refuse-few-citizens = 居民不夠
refuse-none-active = 需要活躍的{ $token }
refuse-condition = { $condition }
refuse-none-in-stock = 庫存沒有{ $resource }
refuse-no-such-figure = 沒有這種人偶
refuse-all-placed = 一個不剩：都在工作、休息或外出
refuse-automaton-coal = 自動機需要1份煤炭，你們沒有
refuse-nothing-to-do = 沒有可做的事
refuse-children = 沒有法律允許兒童在此工作
refuse-card-played = 每回合一張居民卡：已打出{ $card }
refuse-nobody-ready = 需要{ $one }，但沒有人空閒
refuse-no-place = 現在沒有可用之處
refuse-used = 已經用過
refuse-nobody-placed = 還沒有這種人偶行動過
refuse-no-coal = 沒有煤炭了
refuse-cold-reached = 輸出{ $output }已到嚴寒標記
refuse-occupied = { $building }：已有人，沒有空位
refuse-figure-there = 那裏已有人偶，要留到夜晚
refuse-bare = 那裏沒有可採集的東西
refuse-engineers-only = { $building }：只有工程師能用
refuse-no-action = { $building }沒有行動
refuse-laws-passed = 不能再通過法律
refuse-nothing-to-repeat = 沒有可重複的行動
refuse-nobody-works = { $building }：沒有居民在那裏工作
refuse-no-sectors = 這一圈沒有剩餘區塊
refuse-ring-full = 這一圈已清完
refuse-not-connected = 旁邊沒有已清的區塊
refuse-no-beacon = 偵察需要信標
refuse-scouts-out = 已有{ $sent }/{ $allowed }支遠征隊在外
refuse-path-taken = 這條路線已有偵察員
refuse-automaton-scout = 自動機不能偵察
refuse-deck-empty = 沒有{ $deck }卡了
refuse-wrong-figure = 須由{ $who }執行
refuse-covered = 這條法律被一張卡蓋住
refuse-nothing-to-build = 沒有可建也沒有可拆的
refuse-no-law = 需要法律：{ $cards }
refuse-ruined = 都被風暴變成廢墟
refuse-none-left = { $count ->
    [0] 不能興建
    [1] 唯一的一座已建成
   *[other] { $count }座都已建成
}
refuse-no-site = 沒有空場地
refuse-no-large-site = 需要兩塊場地都空的區塊
refuse-no-deposit = 需要坑緣蘊藏旁的空場地
refuse-printed = { $building }固定在能量塔區塊
refuse-nothing-fits = 現在能建的建築都放不下
refuse-built-over = 那裏已有建築
refuse-half-taken = { $building }需要區塊的兩塊場地
refuse-generator-sector = { $building }不能建在能量塔區塊
refuse-not-at-deposit = { $building }只能建在蘊藏旁
refuse-no-upgrade = { $building }不能升級
refuse-upgraded = { $building }已經升級
refuse-no-research = 沒有進行中的研究
refuse-passed = 已經通過
refuse-struck = 通過{ $card }後已移除
refuse-researched = 已研究完成
refuse-advisor-taken = { $seat }已選走這位顧問
refuse-locked = 有鎖的卡必須留下
refuse-wrong-kind = 死者是{ $one }：須用同類的卡
refuse-nobody = 沒有{ $kinds }
refuse-nobody-sick = { $kinds }沒有人生病
refuse-grave-last = 病重：最後一人只能救治，不能治癒
refuse-not-grave = { $kinds }沒有病重
refuse-grave-already = { $kinds }已經病重
refuse-track-full = { $what }軌已滿
refuse-bag-empty = 袋子空了

## 選擇前還要知道的事

remark-opens = 開放：{ $buildings }
remark-strikes = { $card }移出遊戲
remark-bypass = 一張{ $deck }卡，還剩{ $steps }步
remark-explore = 翻開它：沒人知道有甚麼
remark-bag = { $token }：袋中{ $number }/{ $all }
remark-stay = 還剩{ $people }，{ $figures }個人偶
remark-warm-now = 現在供暖
remark-cold-now = 現在寒冷
remark-warm-sites = { $all }塊場地中{ $count }塊供暖
remark-fells = { $count ->
    [0] 所在區塊沒有樹木
   *[other] 所在區塊有{ $count }棵樹
}
remark-collects = { $count ->
    [0] 周圍沒有可採集的
   *[other] 從{ $count }塊場地採集
}
remark-spreads = { $count ->
    [0] 周圍沒有可放煤的場地
   *[other] { $count }塊場地可放煤
}
remark-gather = 自選{ $count }份
remark-clear = +{ $count }區塊
remark-kind = +1{ $token }：先抽1個任何種類的指示物，再把1個耗盡的{ $token }翻至活躍
remark-in-vain = 目前沒有作用
remark-ends-day = 一天結束：再也無人可行動
remark-cold = { $why ->
    [always] 一律在寒冷中進行
    [never] 寒冷：無法供暖
   *[place] 此處寒冷，輸出達{ $output }才供暖
}
remark-wake-up = 依目前希望可抽{ $count }張卡
