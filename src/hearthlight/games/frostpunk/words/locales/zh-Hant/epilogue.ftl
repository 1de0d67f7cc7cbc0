## 一座城市結束後的故事：原因、值得記住的事、死者、越過的界線、離落敗有多近。

frost-event-told-end-won = 來到隕坑的{ $came }人中，{ $alive }人活了下來。
frost-event-told-saved = { $cause ->
    [hope] 第{ $round }回合，希望只剩{ $near }，之後回升，救了這座城市。
    [discontent] 第{ $round }回合，不滿為{ $near }/{ $limit }，之後下降，救了這座城市。
    [malfunction] 第{ $round }回合，過熱的能量塔負荷為{ $near }/{ $limit }，之後下降，救了這座城市。
    [sickness] 第{ $round }回合，生病的{ $kinds }為{ $near }/{ $limit }，之後減少，救了這座城市。
   *[corpses] 第{ $round }回合，屍體為{ $near }/{ $limit }，之後減少，救了這座城市。
}
frost-event-told-end-hope = 這回合開始時希望為{ $before }，增加{ $found }，失去{ $lost }，一個不剩。
frost-event-told-end-discontent = 這回合開始時不滿為{ $before }，又增加{ $found }，而不滿軌只容得下{ $limit }個。
frost-event-told-end-malfunction = 能量塔自第{ $since }回合起過熱，只能承受{ $limit }點負荷，這次超過了。
frost-event-told-end-sickness = { $number }名{ $kinds }中有{ $sick }名生病，城市只能承受{ $limit }名。
frost-event-told-end-hunger = 飢餓為{ $hunger }，已無食物。超過{ $limit }，全城餓死。
frost-event-told-end-corpses = 屍體{ $dead }具。到了{ $limit }具，生者便放棄了。
frost-event-told-end-time = { $rounds }個回合過去了，最後一天始終沒有到來。

frost-event-told-founding = { $workers }名工人、{ $engineers }名工程師和{ $children }名兒童來到隕坑。
frost-event-told-worst-night = 最難熬的一夜：{ $count }個人偶沒有暖床位。
frost-event-told-worst-round = { $count ->
    [1] 第一座墳墓：我們失去了一人。
   *[other] 墳墓最多的一回合：我們失去了{ $count }人。
}
frost-event-told-storm = 風暴襲擊城市。
frost-event-told-malfunction = 能量塔過熱。從此再故障一次就完了。
frost-event-told-hunger = 食物不夠：{ $count }人捱餓。
frost-event-told-first-law = 第一條法律：{ $title }。
frost-event-told-arrivals = { $count }名外來者加入城市。
frost-event-told-scouts = { $count ->
    [1] 偵察員探索了一處：{ $card }。
   *[other] 偵察員探索了{ $count }處，最後是{ $card }。
}
frost-event-told-last = { $won ->
    [0] 火熄滅了。
   *[other] 太陽升起在隕坑上，火仍在燃燒。
}

frost-told-cause = { $cause ->
    [hunger] 餓死
    [untreated] 因無人醫治而病死
    [cold] 凍死
    [work] 在嚴寒中工作時死去
    [night] 沒能熬過那一夜
    [card] 死亡（{ $fate }）
   *[illness] 病死
}
frost-event-told-dead = { $by ->
    [own] { $card }（{ $kind ->
        [worker] 工人
        [engineer] 工程師
       *[child] 兒童
    }）{ frost-told-cause }。
    [mourned] { $one }{ frost-told-cause }，{ $card }為其哀悼。
   *[nobody] { $one }{ frost-told-cause }。
}

frost-event-told-on-the-way = 來到隕坑途中，已有{ $count }人死去。
frost-event-told-brought = { $count }名死在外面的人與我們的死者放在一起。
frost-event-told-law = 我們立了法：{ $title }。
frost-event-told-choice = { $title }：{ $option }。代價是{ $count }條人命。

frost-event-told-close-hope = 希望：只剩{ $now }。
frost-event-told-close-discontent = 不滿：{ $now }/{ $limit }。
frost-event-told-close-malfunction = 過熱時的負荷：{ $now }/{ $limit }。
frost-event-told-close-sickness = 生病的{ $kinds }：{ $now }/{ $limit }。
frost-event-told-close-hunger = 飢餓：{ $now }/{ $limit }。
frost-event-told-close-corpses = 屍體：{ $now }/{ $limit }。

frost-tale-end-lost = 城市為何覆滅
frost-tale-end-won = 留下了甚麼
frost-tale-moments = 人們會說起的事
frost-tale-dead = 死者
frost-tale-nobody-died = 城中無人死去。
frost-tale-crossed = 我們越過的界線
frost-tale-none-crossed = 沒有立法，也沒有以人命為代價的選擇。
frost-tale-close = 離落敗有多近
frost-tale-course = 經過
frost-tale-more = 另外{ $count }人
