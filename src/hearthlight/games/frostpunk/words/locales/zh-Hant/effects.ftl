## 冰封龐克：卡牌、建築與各軌的作用
### 都是沒有句號的片語，會組合成一行或一句；多個效果以頓號相連，所以片語之內用括號而不用逗號

## 數量

frost-amount-food = { $count }份食物
frost-amount-wood = { $count }份木材
frost-amount-coal = { $count }份煤炭
frost-amount-cores = { $count }個蒸汽核心
frost-amount-trees = { $count }棵樹
frost-amount-resources = { $count }份資源（自選）
frost-amount-of = { $count }份{ $kinds }
frost-amount-all-resources = 全部資源（木材、煤炭、蒸汽核心）
frost-amount-automata = { $count }台自動機
frost-amount-workers = { $count }名工人
frost-amount-engineers = { $count }名工程師
frost-amount-children = { $count }名兒童
frost-amount-citizens = { $count }名居民（自選）

## 視乎局面的數目

frost-per = { $what }（每{ $per }計1次）
frost-per-plus = { $what }（每{ $per }再加{ $count }）
frost-per-at-most = { $text }（總數最多{ $count }）
frost-per-corpses = 有1具屍體
frost-per-active-care = 有1個活躍的關懷
frost-per-active-justice = 有1個活躍的正義
frost-per-active-motivation = 有1個活躍的幹勁
frost-per-active-anger = 有1個活躍的憤怒
frost-per-active-apathy = 有1個活躍的冷漠
frost-per-active-greed = 有1個活躍的貪婪
frost-per-active-hope = 有1個活躍的希望
frost-per-active-discontent = 有1個活躍的不滿
frost-per-discontent = 有1個軌上的不滿
frost-per-children-used = 有1個本回合行動過的兒童人偶
frost-per-gravely-ill = 有1類居民病重
frost-per-shelters = 有1座住所
frost-per-automata = 有1台自動機
frost-per-laws = 有1條已通過的法律
frost-per-bedless = 有1個昨夜沒有床位的人偶

## 條件

frost-if = 若{ $what }
frost-only-with = 須有{ $what }
frost-only-if = 須{ $what }
frost-if-active = { $count ->
    [1] 有活躍的{ $token }
   *[other] 至少有{ $count }個活躍的{ $token }
}
    .not = { $count ->
        [1] 沒有活躍的{ $token }
       *[other] 活躍的{ $token }少於{ $count }個
    }
    .with = { $count ->
        [1] 活躍的{ $token }
       *[other] 至少{ $count }個活躍的{ $token }
    }
frost-if-hope = { $count ->
    [1] 軌上有希望
   *[other] 軌上至少有{ $count }個希望
}
    .not = { $count ->
        [1] 軌上沒有希望
       *[other] 軌上的希望少於{ $count }個
    }
frost-if-discontent = { $count ->
    [1] 軌上有不滿
   *[other] 軌上至少有{ $count }個不滿
}
    .not = { $count ->
        [1] 軌上沒有不滿
       *[other] 軌上的不滿少於{ $count }個
    }
frost-if-have = 至少有{ $what }
    .not = 不足{ $what }
    .with = 至少{ $what }
frost-if-resources-at-most = { $count ->
    [0] 沒有資源
   *[other] 最多只有{ $count }份資源
}
    .not = { $count ->
        [0] 有資源
       *[other] 資源多於{ $count }份
    }
frost-if-food-at-most = { $count ->
    [0] 沒有食物
   *[other] 最多只有{ $count }份食物
}
    .not = { $count ->
        [0] 有食物
       *[other] 食物多於{ $count }份
    }
frost-if-corpses = { $count ->
    [1] 有屍體
   *[other] 至少有{ $count }具屍體
}
    .not = { $count ->
        [1] 沒有屍體
       *[other] 屍體少於{ $count }具
    }
    .with = 至少{ $count }具屍體
frost-if-sick = { $count ->
    [1] 有人生病
   *[other] 至少有{ $count }名居民生病
}
    .not = { $count ->
        [1] 沒有人生病
       *[other] 生病的居民少於{ $count }名
    }
frost-if-gravely-ill = 有居民病重
    .not = 沒有居民病重
frost-if-building = { $count ->
    [1] 建有{ $building }
   *[other] 建有至少{ $count }座{ $building }
}
    .not = { $count ->
        [1] 沒有{ $building }
       *[other] { $building }少於{ $count }座
    }
    .with = { $count ->
        [1] { $building }
       *[other] 至少{ $count }座{ $building }
    }
frost-if-law = 法律{ $card }生效中
    .not = 法律{ $card }沒有生效
    .with = 法律{ $card }
frost-if-technology = 已研究{ $card }
    .not = 未研究{ $card }
    .with = 科技{ $card }
frost-if-displayed = { $card }在展示中
    .not = { $card }不在展示中
    .with = 展示中的{ $card }
frost-if-figure = { $who ->
    [worker] { $where }上有工人
    [engineer] { $where }上有工程師
    [child] { $where }上有兒童
   *[any] { $where }上有人偶
}
    .not = { $who ->
        [worker] { $where }上沒有工人
        [engineer] { $where }上沒有工程師
        [child] { $where }上沒有兒童
       *[any] { $where }上沒有人偶
    }
frost-if-on-card = { $count ->
    [1] { $where }上有資源
   *[other] { $where }上至少有{ $count }份資源
}
    .not = { $count ->
        [1] { $where }上沒有資源
       *[other] { $where }上的資源少於{ $count }份
    }
frost-if-round = 已到第{ $count }回合
    .not = 未到第{ $count }回合
frost-if-round-at-most = 未過第{ $count }回合
    .not = 已過第{ $count }回合
frost-if-overheated = 能量塔過熱
    .not = 能量塔未過熱
frost-if-bedless = { $count ->
    [1] 昨夜有人偶沒有床位
   *[other] 昨夜至少有{ $count }個人偶沒有床位
}
    .not = { $count ->
        [1] 昨夜所有人偶都有床位
       *[other] 昨夜沒有床位的人偶少於{ $count }個
    }
frost-if-scouts = { $count ->
    [1] 有偵察員在外
   *[other] 至少有{ $count }名偵察員在外
}
    .not = { $count ->
        [1] 沒有偵察員在外
       *[other] 在外的偵察員少於{ $count }名
    }
frost-this-card = 本卡

## 代價

frost-cost = { $pay } → { $effects }
frost-cost-nothing = 無需代價
frost-cost-spend = 支付{ $what }
frost-cost-exhaust = 耗盡1個{ $token }
frost-cost-map-wood = 從地圖移除{ $count }份木材
frost-cost-map-coal = 從地圖移除{ $count }份煤炭
frost-cost-stress = 負荷軌加{ $count }個方塊
frost-cost-hunger = +{ $count }飢餓
frost-cost-tire = 拿1個疲憊指示物（{ $kind ->
    [worker] 工人
    [engineer] 工程師
    [child] 兒童
   *[adult] 工人或工程師
}）
frost-cost-lose-citizens = { $count }名居民（自選）離開

## 效果

frost-do-nothing = 無事發生
frost-do-gain = 獲得{ $what }
frost-do-arrive = { $what }加入城市
frost-do-citizen-cards = 每位玩家抽{ $count }張居民卡
frost-do-lose = 失去{ $what }
frost-do-leave = { $what }離開
frost-do-change = { $by }{ $token }
frost-do-remove = 把{ $count }個{ $token }放回袋中
frost-do-activate = 把{ $count }個{ $token }翻至活躍
frost-do-activate-all = 把所有{ $token }翻至活躍
frost-do-activate-a-kind = 把同一種{ $token }的全部指示物翻至活躍
frost-do-exhaust = 耗盡{ $count }個{ $token }
frost-do-exhaust-all = 耗盡所有{ $token }
frost-do-exhaust-a-kind = 耗盡同一種{ $token }的全部指示物
frost-do-sick-worker = { $count }名工人生病
frost-do-sick-engineer = { $count }名工程師生病
frost-do-sick-child = { $count }名兒童生病
frost-do-sick-any = { $count }名居民生病（自選）
frost-do-cure-any = 治癒{ $count }人
frost-do-cure-worker = 治癒{ $count }名工人
frost-do-cure-engineer = 治癒{ $count }名工程師
frost-do-cure-child = 治癒{ $count }名兒童
frost-do-treat = 救治{ $count }次
frost-do-turn = 翻轉疾病標記{ $count }次（自選）
frost-do-turn-worse = 把{ $count }個疾病標記翻至病重（自選）
frost-do-turn-every = 翻轉所有疾病標記
frost-do-turn-every-worse = 把所有疾病標記翻至病重
frost-do-die-worker = { $count }名工人死亡
frost-do-die-engineer = { $count }名工程師死亡
frost-do-die-child = { $count }名兒童死亡
frost-do-die-any = { $count }名居民死亡（自選）
frost-do-quietly = { $text }（不用居民卡）
frost-do-tire-worker = 拿{ $count }個疲憊指示物（工人）
frost-do-tire-engineer = 拿{ $count }個疲憊指示物（工程師）
frost-do-tire-child = 拿{ $count }個疲憊指示物（兒童）
frost-do-tire-adult = 拿{ $count }個疲憊指示物（工人或工程師）
frost-do-tire-any = 拿{ $count }個疲憊指示物（自選）
frost-do-hunger = { $by }飢餓
frost-do-corpses = 屍體標記{ $by }
frost-do-stress = 負荷軌加{ $count }個方塊
frost-do-relieve = { $count ->
    [1] 移除1個負荷方塊
   *[other] 移除最多{ $count }個負荷方塊
}
frost-do-marker-cold = 嚴寒標記{ $by }
frost-do-marker-red = 紅色供暖標記{ $by }
frost-do-marker-orange = 橙色供暖標記{ $by }
frost-do-marker-yellow = 黃色供暖標記{ $by }
frost-do-marker-output = 輸出標記{ $by }
frost-do-marker-storm = 風暴逼近{ $count }回合
frost-do-shuffle-in = 把{ $count }張未知的卡洗入黃昏牌庫
frost-do-remove-cards = { $cards }移出遊戲
frost-do-card-out = 本卡移出遊戲
frost-do-card-display = 本卡放入事件展示區
frost-do-card-discard = 本卡進入黃昏棄牌堆
frost-do-scenario-show = 展示劇本卡{ $cards }
frost-do-cover = 本卡蓋住法律{ $card }，使其失效
frost-do-load = 從庫存把{ $what }放到本卡上
frost-do-load-any = 從庫存把任意份{ $what }放到本卡上
frost-do-unload = 從{ $where }取{ $count }份資源（自選；其餘歸供應堆）
frost-do-unload-all = 取回{ $where }上的全部資源
frost-do-take-from-map = 從地圖取{ $count }份資源到庫存（自選；每欠1份改得1份煤炭）
frost-do-destroy = 摧毀{ $count }座{ $building }
frost-do-destroy-any = 摧毀{ $count }座建築（自選）
frost-do-ruin = 所有{ $building }變成廢墟（不論建成與否）
frost-do-trees = 從地圖移除{ $count }棵樹（自選）
frost-do-research = 研究指示物提早{ $count }回合
frost-do-sift-dusk = 從黃昏牌庫抽{ $draw }張卡（棄掉其中{ $discard }張沒有鎖的，其餘洗回）
frost-do-win = 你們獲勝

frost-do-when = { $condition }：{ $then }
frost-do-otherwise = 否則：{ $then }
frost-do-otherwise-when = 否則，{ $condition }：{ $then }
frost-do-in-any-case = 無論如何：{ $then }
frost-do-each = { $how }：{ $then }
frost-each = { $times ->
    [1] 每{ $per }
   *[other] 每{ $per }，執行{ $times }次
}
frost-each-plus = 先執行{ $plus }次，每{ $per }再執行{ $times }次
frost-do-choose = 選一項：{ $options }
frost-do-part = （{ $letter ->
    [A] 甲
    [B] 乙
    [C] 丙
   *[other] { $letter }
}）{ $text }
frost-do-or = ；或{""}
frost-do-most-active = 只處理活躍指示物最多的種類（同數則全部處理）
frost-do-most-active-kind = { $token }，每有1個活躍：{ $then }
frost-do-most-active-once = { $token }：{ $once }；然後每有1個活躍：{ $then }
frost-sentence = { $text }。

## 人偶在建築做的事

frost-use-pass-law = 通過1條法律
frost-use-generator = 移除最多{ $count }個負荷方塊，或支付1個蒸汽核心移除全部（第一個核心會裝上方塊塔的擴充件）
frost-use-workshop = { $count ->
    [1] 一次：支付費用升級一座無人的建築，或把研究指示物提早1回合
   *[other] 依次做{ $count }次：支付費用升級一座無人的建築，或把研究指示物提早1回合
}
frost-use-collect-around = 從每塊相鄰場地取{ $count }份資源
frost-use-fell-in-sector = 移除本區塊的1棵樹並獲得{ $count }份木材
frost-use-fell-in-sector-or-around = 移除本區塊或相鄰場地的1棵樹並獲得{ $count }份木材
frost-use-spread-coal = 在最多{ $count }塊有煤炭或全空的相鄰場地，各放最多{ $each }份煤炭（每塊場地上限5份）
frost-use-automaton = 支付1個蒸汽核心 → 獲得1台自動機
frost-use-repeat-building = 再執行一次某座有居民人偶的建築的行動
frost-use-stay-overnight = 人偶在此過夜

## 法律與科技的改變

frost-rules-children_may = 兒童可以{ $what }
frost-child-may-gather = 採集
frost-child-may-gathering-post = 使用採集站
frost-child-may-cookhouse = 使用伙房
frost-rules-children_post_limit = 兒童在採集站最多取{ $count }份資源
frost-rules-shelter_places = 每座供暖的住所多容納{ $count }個人偶
frost-rules-young = 一個兒童人偶可以像{ $kind ->
    [worker] 工人
   *[engineer] 工程師
}一樣行動
frost-rules-extra_shift = 每回合一次，一個已行動的{ $kind ->
    [worker] 工人可再行動一次，但先有1名工人生病
    [engineer] 工程師可再行動一次，但先有1名工程師生病
   *[child] 兒童可再行動一次，但先有1名兒童生病
}
frost-rules-thin_soup = { $kind ->
    [worker] 工人
    [engineer] 工程師
   *[child] 兒童
}每2人只吃1份食物（向上取整）
frost-rules-hunger_relief = 每次用餐後飢餓減{ $count }
frost-rules-cure_bonus = 建築每次治癒，多治癒{ $count }人
frost-rules-treat_at_medical_post = 醫療站可改為救治{ $count }次
frost-rules-corpse_food = 每有一人死亡，獲得{ $count }份食物
frost-rules-quiet_deaths = 每回合第一個死者不用居民卡
frost-rules-corpse_cure = 每有一名居民死亡，治癒{ $count }人
frost-rules-discontent_guard = 每回合一次，可支付1份煤炭，免去黃昏卡帶來的第一個+1不滿
frost-rules-scout_start_steps = 偵察員出發或繼續前進時，立即前進{ $count }格
frost-rules-food_per_two_hunting = 天氣階段每兩個狩獵符號，多得{ $count }份食物
frost-rules-fell_when_gathering = 工人或自動機可在無人且有樹的場地採集：移除1棵樹，獲得{ $count }份木材
frost-rules-generator_removes_more = 能量塔的行動多移除{ $count }個負荷方塊
frost-rules-overload_allowed = 過載格上最多{ $count }個方塊會自動清走，不引發故障
frost-rules-gather_more = 每次採集多得{ $count }份資源
frost-rules-insulation = 所有可工作的建築，隔熱至少達到{ $level ->
    [red] 紅色
    [orange] 橙色
   *[yellow] 黃色
}級
frost-rules-automaton_free = 自動機不用煤炭
frost-rules-coal_per_kiln = 木炭窯多產{ $count }份煤炭
frost-rules-heat_save = { $count ->
    [1] 每回合放進能量塔的第一份煤炭當作兩份
   *[other] 每回合放進能量塔的前{ $count }份煤炭都當作兩份
}

## 卡牌

frost-card-id = #{ $id }
frost-card-at-once = 立即：{ $effects }
frost-card-option = { $number } { $option }
frost-card-titled = { $title }：{ $text }
frost-card-action = 特別行動（{ $who }；{ $once ->
    [game] 整局一次
   *[round] 每回合一次
}{ $cold ->
    [0] {""}
   *[other] ；寒冷
}）：{ $text }
frost-card-dusk = 每個黃昏：{ $effects }
frost-card-night = 夜晚結束時：{ $effects }
frost-card-lock = 已上鎖：任何效果都不能棄掉或移除本卡。
frost-card-partner = { $card }移出遊戲。
frost-card-buildings = 新建築：{ $buildings }。
frost-card-rounds = 需要{ $count }回合。
frost-card-path = 遠征{ $deck }卡，{ $count }格：{ $hint }
frost-hint-supplies = 物資
frost-hint-people = 居民
frost-hint-mixed = 物資或居民
frost-way-return-A = 返回，然後路線加一張A卡
frost-way-return-B = 返回，然後路線加一張B卡
frost-way-return-C = 返回，然後路線加一張C卡
frost-way-return-new = 返回，然後換成新路線
frost-way-go-on-A = 繼續前進，接A卡
frost-way-go-on-B = 繼續前進，接B卡
frost-way-go-on-C = 繼續前進，接C卡
frost-way-later = 返回時：{ $text }
frost-card-weather-markers = 標記上移：{ $markers }。
frost-card-weather-still = 標記沒有移動。
frost-weather-red = 紅{ $count }
frost-weather-orange = 橙{ $count }
frost-weather-yellow = 黃{ $count }
frost-weather-cold = 嚴寒{ $count }
frost-card-weather-scouts = 偵察員前進{ $count }格。
frost-card-weather-storm = { $count ->
    [0] 風暴沒有移動。
   *[other] 風暴逼近{ $count }回合。
}
frost-card-citizen = { $kind ->
    [worker] 工人
    [engineer] 工程師
   *[child] 兒童
}
frost-card-ability-and = { $who }{ $action }：另外{ $text }
frost-card-ability-instead = { $who }{ $action }：改為{ $text }
frost-card-ability-times = { $who }{ $action }：做{ $count }次，而非2次
frost-card-ability-plain = { $who }{ $action }：視為供暖
frost-card-ability-heated = { $text }（視為供暖）
frost-ability-clear = 清雪時
frost-ability-gather = 採集時
frost-ability-build = 建造時
frost-ability-use = 使用{ $buildings }時
frost-ability-scout = 出任偵察員時
frost-ability-special = 執行特別行動時
frost-talent-fell-tree = 移除該場地的1棵樹並獲得{ $count }份木材
frost-talent-clear-both = 放置內圈和外圈區塊各1個（沒有內圈的話，放2個外圈的）
frost-talent-upgrade-while-building = 可把其中兩步換成一次升級（照付升級費用）
frost-talent-look-outer = 查看{ $count }個外圈區塊，逐一放在牌疊頂或牌疊底
frost-talent-cure-of-building = 執行該建築的治癒
frost-talent-draw-active-hope = 抽1個希望並翻至活躍，或把1個活躍的不滿放回袋中
frost-card-start-cost = 起始代價：{ $cost }。
frost-card-death = 若{ $kind ->
    [worker] 工人
    [engineer] 工程師
   *[child] 兒童
}死亡：{ $effects }
frost-card-start-people = { $workers }名工人、{ $engineers }名工程師、{ $children }名兒童。
frost-card-start-sick = 病人：{ $what }。
frost-card-start-stores = 食物{ $food }、木材{ $wood }、煤炭{ $coal }、蒸汽核心{ $cores }、自動機{ $automata }；屍體{ $corpses }。
frost-card-start-moods = 希望{ $hope }（{ $hope_active }個活躍）、不滿{ $discontent }（{ $discontent_active }個活躍）。
frost-card-token = 第{ $round }回合：{ $effects }

## 建築與區塊

frost-building-cost = 費用：{ $cost }。
frost-building-printed = 印在能量塔區塊上。
frost-building-size = { $size ->
    [large] 大型：佔一個區塊的兩塊場地
   *[small] 小型：佔一塊場地
}；共{ $count }塊板塊。
frost-building-engineers = 只限工程師。
frost-building-lawful = 須有相應的法律。
frost-building-insulation = 隔熱：{ $level ->
    [red] 紅色，與A區一同供暖
    [orange] 橙色，與B區一同供暖
    [yellow] 黃色，與C區一同供暖
    [white] 白色，始終供暖
   *[blue] 沒有
}。
frost-building-use = 行動：{ $text }
frost-building-places = { $count }個床位{ $children ->
    [0] {""}
   *[other] ，只限兒童
}。
frost-building-hunting = { $count }個狩獵符號。
frost-building-expeditions = 最多同時{ $count }支遠征隊。
frost-building-next-to = { $deposit ->
    [coal] 只能建在煤炭蘊藏旁邊。
   *[wood] 只能建在木材蘊藏旁邊。
}
frost-building-heats = 所在區塊的一切都供暖；不能建在能量塔區塊。
frost-building-erected = 興建時：{ $effects }
frost-building-never-erected = 不能興建，並且永遠寒冷。
frost-building-upgrade = 升級費用{ $cost }：{ $what }。
frost-building-upgrade-insulation = 隔熱變為{ $level ->
    [red] 紅色
    [orange] 橙色
    [yellow] 黃色
   *[white] 白色
}
frost-building-upgrade-hunting = { $count }個狩獵符號
frost-building-upgrade-expeditions = 最多同時{ $count }支遠征隊
frost-sector = { $ring ->
    [inner] 內圈
   *[outer] 外圈
}區塊（a：{ $left }；b：{ $right }）
frost-sector-nothing = 空地
frost-sector-food = 發現{ $count }份食物
