### 盒內卡牌可能用到的詞語，不論這個內容包有沒有用上

frost-do-young-worker = 你們得到少年工人（每回合一次，一個兒童人偶可像工人那樣行動）
frost-do-young-engineer = 你們得到少年工程師（每回合一次，一個兒童人偶可像工程師那樣行動）
frost-event-young = { $kind ->
    [worker] 你們得到少年工人。
   *[engineer] 你們得到少年工程師。
}
frost-rules-ruin_places = 廢墟只要所在區域供暖，每座便是可睡{ $count }個人偶的住所

frost-resource-steel = 鋼材
frost-amount-steel = { $count }份鋼材
change-steel = 鋼材 { $by }
frost-stock-steel = 鋼材
frost-city-steel = 鋼材
frost-do-sick-round = { $count }名本回合類別的居民生病
frost-do-cure-round = 治癒{ $count }名本回合類別的居民
frost-do-die-round = { $count }名本回合類別的居民死亡
frost-do-tire-round = 拿{ $count }個疲憊指示物（本回合的類別）
frost-cost-tire-round = 拿1個疲憊指示物（本回合的類別）
frost-do-lay-sector-inner = 放置{ $count }個內圈區塊
frost-do-lay-sector-outer = 放置{ $count }個外圈區塊
frost-do-repeat-action = 再執行一次有{ $who ->
    [worker] 工人
    [engineer] 工程師
    [child] 兒童
   *[any] 居民人偶
}的行動或建築行動（視為供暖；特別行動除外）
frost-do-repeat-building = 再執行一次有{ $who ->
    [worker] 工人
    [engineer] 工程師
    [child] 兒童
   *[any] 居民人偶
}的建築的行動（視為供暖）
frost-ask-repeat-action = { $buildings ->
    [0] 再執行一次哪個行動？
   *[other] 再執行一次哪座建築的行動？
}{ $whose ->
    [worker] 那裏要有工人。
    [engineer] 那裏要有工程師。
    [child] 那裏要有兒童。
   *[any] 那裏要有居民人偶。
}
frost-do-unlock = 現在可以興建：{ $building }
frost-event-unlocked = 現在可以興建：{ $building }。
refuse-not-unlocked = 還沒有卡牌讓它可用
refuse-permanent = { $building }永遠不能拆除或摧毀
frost-rules-hunting = 有{ $count }個狩獵符號
frost-building-locked = 有卡牌註明後才可興建。
frost-building-permanent = 永遠不能拆除或摧毀。
frost-building-delivers = 運輸隊抵達時：{ $effects }
frost-event-delivered = 前哨站的運輸隊到了。
frost-transport = 運輸隊：{ $of }步已走{ $steps }步
frost-building-hub = 輸出高於紅色標記時，1份煤炭便能點燃它：所在區塊及相鄰的所有區塊供暖，直到下一個能量塔階段結束。
frost-move-fire = 把1份煤炭放到{ $field }的蒸汽中心
frost-event-fired = 煤炭送到{ $field }的蒸汽中心：它為所在區塊及相鄰區塊供暖。

## 決定

frost-ask-end-actions = { $own ->
    [yes] 你
   *[no] { $seat }
}想結束行動階段。大家同意嗎？{ $left ->
    [0] 已沒有人偶可以行動。
   *[other] 還有{ $left }個人偶可以行動。
}
frost-move-done-end-actions = 結束行動階段
frost-move-go-on = 繼續
frost-ask-which-mood = { $title }：有幾種同樣最多，各有{ $count }個活躍。哪一種先生效？
frost-move-carry-token = { $token }
frost-ask-advisor-wake-up = 動用顧問，還是抽居民卡（喚醒眾人，整局一次）？兩樣都可以，次序不限。
frost-ask-gather-upto = 採集哪種資源？最多可取{ $upto }份；展示中的卡牌可能會拿走你們擁有的。
frost-move-done-gather = 其餘留下

## 內容包

problem-pack-track-missing = { $pack }：tracks.toml沒有寫明{ $field }。
problem-pack-track-order = { $pack }：{ $field }軌的各段必須遞增。
problem-pack-track-short = { $pack }：{ $field }軌到{ $end }為止；必須到{ $needed }。
problem-pack-track-above = { $pack }：有標記的起點高於熱力軌，熱力軌的最後一格是{ $end }。
