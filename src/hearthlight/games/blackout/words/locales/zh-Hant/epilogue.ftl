## 一局結束後的故事：誰何時領先、分數從何而來、城市如何亮起。

event-told-lead-always = { $player }由第一輪起一直領先，{ $by ->
    [0] 同分後以餘錢較多獲勝
   *[other] 以{ $by }分之差獲勝
}。
event-told-lead = { $player }在第{ $round }輪取得領先並保持到底，{ $by ->
    [0] 同分後以餘錢較多獲勝
   *[other] 以{ $by }分之差獲勝
}。
event-told-lead-at-last = { $player }直到最終計分才領先，{ $by ->
    [0] 同分後以餘錢較多獲勝
   *[other] 以{ $by }分之差獲勝
}。
event-told-best-round = 最佳一輪：{ $player }在第{ $round }輪得{ $points }分。
event-told-player = { $source ->
    [districts] { $player }得分最多的來源是區域
    [goals] { $player }得分最多的來源是目標
    [scouting] { $player }得分最多的來源是偵察
    [actions] { $player }得分最多的來源是專家和剔號行動
    [hospital] { $player }得分最多的來源是醫院
    [money] { $player }得分最多的來源是金錢
    [tiles] { $player }得分最多的來源是偵察板塊
   *[cards] { $player }得分最多的來源是卡牌
}，共{ $points }分；總分{ $total }分。{ $lit ->
    [0] 沒有點亮區域
   *[other] 點亮{ $lit }個區域
}，{ $finished ->
    [0] 沒有完成方案牌。
   *[other] 完成{ $finished }張方案牌。
}
event-told-condition = 分數：{ $have }／{ $number }
event-told-orchids = 紫荊門檻{ $needed }分：以{ $points }分獲得{ $orchids }朵

blackout-tale-won = { $player }點亮香港
blackout-tale-shared = { $players }共同點亮香港
blackout-tale-dark = { $players }在黑暗中勝出
blackout-tale-nobody = 香港仍在黑暗中
blackout-tale-under = { $scores }分 · { $rounds }輪 · { $districts }個區域點亮{ $lit }個
blackout-tale-map = 城市如何亮起
blackout-tale-lit-none = 沒有區域亮起。
blackout-tale-sources = 分數來源
blackout-tale-rounds = 每輪分數
blackout-tale-scoring = 終
blackout-tale-turning = 轉捩點
blackout-tale-players = 一句話總結
blackout-tale-total = 總分
blackout-source-districts = 區域
blackout-source-goals = 目標
blackout-source-scouting = 偵察
blackout-source-actions = 專家、剔號行動
blackout-source-hospital = 醫院
blackout-source-tokens = 換交通指示物的分數
blackout-source-money = 金錢
blackout-source-tiles = 偵察板塊
blackout-source-cards = 卡牌
