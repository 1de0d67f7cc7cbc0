## 規則書的例子：標題、局面、要做的事、結果

lesson-one-coal = 一份煤
lesson-one-coal-play = 輸出0：所有場地都冷。煤5，木4。一份煤讓輸出高過紅色符號：A區有供暖。
lesson-one-coal-play-do = 為能量塔添煤一次，再派工人採集中央的木。
lesson-one-coal-after = 煤4，木6，病人0。沒有那份煤，就有一名工人生病。

lesson-snow = 鏟雪永遠是冷的
lesson-snow-play = 病人0，已開6個區塊。不論輸出多高，鏟雪都是冷的。
lesson-snow-play-do = 派工人清理內圈，把兩個區塊放到亮起的位置。
lesson-snow-after = 多了2個區塊，共8個；1名工人病了：在行動之前，不是之後。

lesson-three-buildings = 一個行動，三座建築
lesson-three-buildings-play = 木8，建築3座。一次建造最多可建三座。工程師建造時不會受冷。
lesson-three-buildings-play-do = 工程師在亮起的場地上建一座獵人小屋和兩座帳篷。
lesson-three-buildings-after = 用了5份木，剩3份。建築共6座，而只有一個人偶行動了。

lesson-who-eats = 誰先吃
lesson-who-eats-play = 食物15，之前留下飢餓2。今晚輪到兒童：共8人。
lesson-who-eats-play-do = 結束這一天。
lesson-who-eats-after = 先給那2個飢餓的，再給8名兒童：食物剩5，飢餓0。

lesson-four-outside = 十個人偶六張床
lesson-four-outside-play = 10個人偶，供暖的帳篷有6張床，病人1。沒有床就會生病。
lesson-four-outside-play-do = 不再添煤。床位：兩個兒童、兩個工程師、兩個工人。
lesson-four-outside-after = 4個人偶在外面：現在病人5。分散到各類，沒有一類到五個。

lesson-cold-morning = 標記之間
lesson-cold-morning-play = 輸出3，嚴寒5：中間的第4格畫着一名居民。病人5。煤要留給工作。
lesson-cold-morning-play-do = 不燒煤。
lesson-cold-morning-after = 多病了1人：共6人。燒一份煤的話，兩個標記之間就甚麼都沒有。

lesson-matron = 顧問先行
lesson-matron-play = 病人5。{ card-health-officer }用一枚活躍的關懷治癒2人。希望：2枚活躍。
lesson-matron-play-do = 使用她，治癒兩名工人。
lesson-matron-after = 病人3，活躍的希望1枚。顧問在處理疾病之前：四人以下不會發生甚麼。

lesson-one-law = 一條法律和它的代價
lesson-one-law-play = 還有12條法律可通過，已通過0條。工程師準備好了。不滿2。
lesson-one-law-play-do = 派他們到講台，通過「{ card-G05 }」。
lesson-one-law-after = 通過了1條法律，不滿3。剩10條：「{ card-G06 }」已經不在。一個後果在黃昏牌庫裏等着。
