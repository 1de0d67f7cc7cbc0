## 規則書的例子：標題、局面、要做的事、結果

lesson-one-coal = 一份煤
lesson-one-coal-play = 輸出0：所有場地都寒冷。煤炭5，木材4。一份煤讓輸出高於紅色符號：A區有供暖。
lesson-one-coal-play-do = 為能量塔添煤一次，再派工人採集中心的木材。
lesson-one-coal-after = 煤炭4，木材6，病人0。沒有那份煤，就會有一名工人生病。

lesson-snow = 清雪永遠寒冷
lesson-snow-play = 病人0，已翻開6個區塊。不論輸出多高，清雪都是寒冷的工作。
lesson-snow-play-do = 派工人清理內圈的雪，把兩個區塊放到亮起的位置。
lesson-snow-after = 多了2個區塊，共8個；1名工人病了。是在行動之前病倒，不是之後。

lesson-three-buildings = 一個行動，三座建築
lesson-three-buildings-play = 木材8，建築3座。一次建造最多可建三座。工程師建造時永遠不冷。
lesson-three-buildings-play-do = 派工程師在亮起的場地建一座獵人小屋和兩個帳篷。
lesson-three-buildings-after = 用了5份木材，剩3份。建築共6座，而行動過的人偶只有一個。

lesson-who-eats = 誰先吃
lesson-who-eats-play = 食物15，之前留下飢餓2。今晚輪到兒童：共8人。
lesson-who-eats-play-do = 結束行動。
lesson-who-eats-after = 先抵去2點飢餓，再餵飽8名兒童：食物剩5，飢餓0。

lesson-four-outside = 十個人偶，六個床位
lesson-four-outside-play = 10個人偶，供暖的帳篷有6個床位，病人1。沒有床位就會生病。
lesson-four-outside-play-do = 不再添煤。床位分給兩個兒童、兩個工程師、兩個工人。
lesson-four-outside-after = 4個人偶留在外面：現在病人5。分散到各類，就沒有一類到五人。

lesson-cold-morning = 標記之間
lesson-cold-morning-play = 輸出3，嚴寒5：中間的第4格畫着一名居民。病人5。煤炭要留給工作。
lesson-cold-morning-play-do = 不添煤。
lesson-cold-morning-after = 多病了1人：共6人。添一份煤的話，兩個標記之間就甚麼都沒有。

lesson-matron = 顧問先行
lesson-matron-play = 病人5。{ card-health-officer }耗盡1個活躍的關懷，可治癒2人。你們的希望：2個活躍。
lesson-matron-play-do = { $left ->
    [1] 再治癒一名工人。
   *[other] 動用她，治癒兩名工人。
}
lesson-matron-after = 病人3，活躍的希望1個。她在處理疾病之前幫忙：四人或以下沒有影響。

lesson-one-law = 一條法律和它的代價
lesson-one-law-play = 還有12條法律可通過，已通過0條。工程師準備好了。不滿2。
lesson-one-law-play-do = 派他們上講台，通過「{ card-G05 }」。
lesson-one-law-after = 通過了1條法律，不滿3。剩10條：成對的「{ card-G06 }」也作廢了。一個後果在黃昏牌庫裏等着。

lesson-overload = 多了一個方塊
lesson-overload-play = 輸出7，嚴寒8，負荷4。這個輸出要把7個方塊投入方塊塔，而負荷軌只有10格。
lesson-overload-play-do = 不再添煤。
lesson-overload-after = 7個全掉出來，多了1個：第一次故障。能量塔過熱，負荷0。嚴寒10：故障升1格，天氣升1格。

lesson-three-huts = 獵人帶回的食物
lesson-three-huts-play = 食物6，獵人小屋三座。天氣階段時，普通小屋帶來1份食物，升級的帶來2份。
lesson-three-huts-play-do = 不再添煤：能量塔之後就是天氣。
lesson-three-huts-after = 3座小屋，3份食物：現在食物9，不用任何人偶行動。嚴寒升到6。

lesson-fifteen-sick = 十五名病人
lesson-fifteen-sick-play = 22名工人中有15名生病。疾病標記所在的一段寫着2枚疲憊指示物，翻面2次。
lesson-fifteen-sick-play-do = 不用顧問，繼續。
lesson-fifteen-sick-after = 第一次翻面成為病重，第二次有一人死亡：病人14，工人21。本回合有2個人偶不能使用。

lesson-bypass = 往下一個地點
lesson-bypass-play = 路線有2格，偵察員在盡頭，還有2步。可以探索這個地點，也可以繞過它。
lesson-bypass-play-do = 繞過它。
lesson-bypass-after = 上面放了一張B卡，路線變成4格。走上新卡不用步數；然後偵察員走完2步，又到了盡頭。

lesson-home-again = 全部帶回家
lesson-home-again-play = 食物4，木材0。偵察員在第一個地點選了前進，回程可得4份木材。路線有5格。
lesson-home-again-play-do = 選擇偵察員返回的選項。
lesson-home-again-after = 這裏11份食物，第一個地點4份木材：食物15，木材4，在外的偵察員0。加了一張C卡，路線長7格。
