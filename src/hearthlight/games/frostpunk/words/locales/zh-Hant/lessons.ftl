## 教學：每一刻所說的話。「-do」只有要做的事，「-wrong-…」是做了別的同類行動時的回應。終端機改用「-typed」。

lesson-other-take = 你手中的是{ $chosen ->
    [worker] 工人
    [engineer] 工程師
    [child] 兒童
   *[automaton] 自動機
}，先換成{ $meant ->
    [worker] 工人
    [engineer] 工程師
    [child] 兒童
   *[automaton] 自動機
}。

lesson-two-nights = 兩個夜晚
lesson-two-nights-about = 你的第一座城：在隕坑裏度過兩天兩夜，一步一步來。

lesson-two-nights-crater = 四十二個人，一座能量塔，還有寒冬。讓城市撐到第15回合的黃昏，並在第4回合前建成信標。
lesson-two-nights-dangers = 這一列顯示各種危險有多近。希望、不滿、負荷、同類病人、飢餓、死者：任何一項都足以令城市覆滅。
lesson-two-nights-dangers-typed = 輸入「table」可看各種危險有多近。希望、不滿、負荷、同類病人、飢餓、死者：任何一項都足以令城市覆滅。
lesson-two-nights-figures = 一個人偶代表一組居民：22名工人有5個人偶，12名工程師有3個。指着任何東西，或按住不放，就知道那是甚麼。
lesson-two-nights-figures-typed = 一個人偶代表一組居民：22名工人有5個人偶，12名工程師有3個。輸入「icons」就知道各樣東西是甚麼。
lesson-two-nights-fire = 沒有火就沒有溫暖。1份煤足以溫暖A區，也就是中心，其餘留待以後用。
lesson-two-nights-fire-do = 把火焰拉高一格，燒1份煤。
lesson-two-nights-fire-do-typed = 燒1份煤。
lesson-two-nights-wood = 現在中心暖和了，工人可以在那裏採集。
lesson-two-nights-wood-do = 派工人去中心採木材。
lesson-two-nights-wood-wrong-gather = 那裏很冷：有人會病倒。
lesson-two-nights-coal = 每個地方每回合只供一個人偶使用。
lesson-two-nights-coal-do = 派工人去中心採煤。
lesson-two-nights-cold = 褐色的地面暖和，深色的地面寒冷。在寒冷處工作，會有一人病倒：紅色的「!」就是警告。
lesson-two-nights-cold-typed = 地圖上「*」是已供暖，「~」是寒冷。在寒冷處工作，會有一人病倒：選項會事先說明。
lesson-two-nights-inner-ring = A區是中心，B區是內圈，C區是外圈。再燒一份煤，B區就暖和。
lesson-two-nights-inner-ring-do = 把火焰拉高一格，燒1份煤。
lesson-two-nights-inner-ring-do-typed = 燒1份煤。
lesson-two-nights-inner-wood = 現在去那邊採木也不冷了。
lesson-two-nights-inner-wood-do = 派工人去內圈亮起的木材處採集。
lesson-two-nights-inner-wood-do-typed = 派工人去內圈有箭頭的木材處採集。
lesson-two-nights-hut = 工人能做的，工程師都能做，包括建造。建築會毀掉場地上的東西。
lesson-two-nights-hut-do = 派工程師在空的場地建獵人小屋。
lesson-two-nights-hut-wrong-on = 會毀掉那裏的東西。
lesson-two-nights-tents = 一次最多建三樣。帳篷有兩個床位。
lesson-two-nights-tents-do = { $left ->
    [1] 在暖和的場地再建一個帳篷。
   *[other] 在暖和的場地建兩個帳篷。
}
lesson-two-nights-tents-wrong-on = 別建在那裏：今夜會冷，或會失去東西。
lesson-two-nights-hunt = 小屋要有獵人：每次帶回4份食物。建築有隔熱，所在區域寒冷時也可能暖和。
lesson-two-nights-hunt-do = 派工人去獵人小屋。
lesson-two-nights-snow = 城市需要土地。清雪永遠寒冷，但還是要做。
lesson-two-nights-snow-do = 派工人清理內圈的雪。先翻開亮起的區塊，再翻開另一個。
lesson-two-nights-snow-do-typed = 派工人清理內圈的雪。先翻開有箭頭的區塊，再翻開另一個。
lesson-two-nights-sick = 一名工人病了。同類病人四名或以下沒有影響；到了五名，這一類全都病重，不治癒的話，再過一回合便有一人死去。
lesson-two-nights-new-wood = 有新的木材。工程師也會採集。
lesson-two-nights-new-wood-do = 派工程師去採新的木材。
lesson-two-nights-sawmill = 再建一個帳篷過夜，在樹旁建鋸木廠。最後的木材留着。
lesson-two-nights-sawmill-do = 派工程師建帳篷和鋸木廠，然後停止建造。
lesson-two-nights-sawmill-wrong-on = 別建在那裏：樹旁的場地留給鋸木廠，帳篷要建在暖和處。
lesson-two-nights-evening = 沒有人可派了。
lesson-two-nights-evening-do = 結束行動。

lesson-two-nights-dusk = 黃昏翻開了「{ card-DIS05 }」。由上而下，只有第一行符合的生效：你有活躍的關懷，所以只有一個兒童人偶要休息。
lesson-two-nights-meal = 每晚一類居民吃飯，今晚是8名兒童。沒得吃的每人加1點飢餓。到下一晚食物仍平息不了的飢餓帶來不滿，6點起有人死亡。
lesson-two-nights-beds = 六個暖床位，十個人偶。遊戲桌建議怎樣分配，你可以更改。
lesson-two-nights-beds-do = 每類給兩個床位，再按大按鈕。
lesson-two-nights-beds-do-typed = 每類給兩個床位。
lesson-two-nights-beds-wrong-bed = 每類兩個床位。

lesson-two-nights-tins = 四個人偶沒有床：又有四名居民病倒。每天早上都要抉擇。冰下有食物：盡量拿，還是小心行事？
lesson-two-nights-tins-do = 能搶多少搶多少。
lesson-two-nights-tins-wrong-option = 也許更明智。但先看貪婪的代價。
lesson-two-nights-morning-cold = 你的選擇已洗入黃昏牌庫。嚴寒高於輸出：畫在兩者之間的居民會病倒。
lesson-two-nights-morning-cold-do = 燒1份煤。
lesson-two-nights-morning-cold-wrong-done = 會多一名工人病倒，第五名了。
lesson-two-nights-tower = 加熱加重負荷：2個方塊投入能量塔，掉出1個成為負荷。負荷超過十就會故障。
lesson-two-nights-weather = B區和C區供暖所需輸出多1，嚴寒升1，偵察員走2格。風暴標記移到第8格：第5、6或7回合風暴來襲。
lesson-two-nights-advisor = 顧問可治癒兩名居民，要耗盡一個關懷。
lesson-two-nights-advisor-do = 請護士長幫忙。
lesson-two-nights-cure = 工人病得最多。到了五名便全都病重；再過一回合仍有五名，便有一人死去。
lesson-two-nights-cure-do = { $left ->
    [1] 再治癒一名工人。
   *[other] 治癒兩名工人。
}
lesson-two-nights-cure-wrong-cure = 工程師可以等。
lesson-two-nights-hope = 活躍的希望可以使用，耗盡的不可以，但兩種都算數。希望沒了，城市就覆滅。
lesson-two-nights-cards = 居民卡每回合可用一張，每張只能用一次：加在行動上，或取代行動。

lesson-two-nights-three-coal = 更冷了：內圈現在需要3份煤。
lesson-two-nights-three-coal-do = { $left ->
    [3] 把火焰拉高，燒3份煤。
   *[other] 把火焰拉高，再燒{ $left }份煤，合共3份。
}
lesson-two-nights-three-coal-do-typed = { $left ->
    [3] 燒3份煤。
   *[other] 再燒{ $left }份煤，合共3份。
}
lesson-two-nights-three-coal-wrong-take = 先點火：內圈需要3份煤。
lesson-two-nights-coal-first = 你已學會了。先採煤。
lesson-two-nights-coal-first-do = 派工人去兩個有煤的場地。
lesson-two-nights-food-again = 今晚12名工程師吃飯，明晚22名工人。為明天打獵。
lesson-two-nights-food-again-do = 派工人去獵人小屋。
lesson-two-nights-saw = 鋸木廠把一棵樹變成3份木材。
lesson-two-nights-saw-do = 派工人去鋸木廠。
lesson-two-nights-wood-again = 你還要建造。
lesson-two-nights-wood-again-do = 派工人去中心採木材。
lesson-two-nights-platform = 四個人偶睡在外面。有條法律幫得上忙。
lesson-two-nights-platform-do = 派工程師上講台。
lesson-two-nights-law = 每座供暖的住所可多睡一個人偶。代價是憤怒。
lesson-two-nights-law-do = 通過「{ card-G05 }」。
lesson-two-nights-law-wrong-law = 今天不行。今夜缺的是床。
lesson-two-nights-anger = 不滿軌上多了憤怒。第六個不滿令城市覆滅。還有一個後果在黃昏牌庫中等着。
lesson-two-nights-beacon = 信標要佔一整個區塊，不用供暖。
lesson-two-nights-beacon-do = 派工程師在亮起的區塊建信標。
lesson-two-nights-beacon-do-typed = 派工程師在有箭頭的區塊建信標。
lesson-two-nights-beacon-wrong-on = 那裏會失去更多。
lesson-two-nights-post = 會有人看見這道光，偵察員也可以出發了。這次還可以再建兩樣。
lesson-two-nights-post-do = 建第二座獵人小屋，再建醫療站。
lesson-two-nights-use-post = 醫療站治癒三人。
lesson-two-nights-use-post-do = 派工程師去醫療站。
lesson-two-nights-second-evening = 大家都痊癒了。遲些建一座工坊：研究要幾個回合，研究好的科技永遠有用。
lesson-two-nights-second-evening-do = 結束行動。

lesson-two-nights-swollen = 你拿的罐頭變壞了。兩名居民病倒：哪一類還撐得住？
lesson-two-nights-swollen-do = { $left ->
    [1] 再選一名。
   *[other] 選兩名。
}
lesson-two-nights-keep = 丟掉5份食物，還是留着隱患？兩種都可能對。
lesson-two-nights-keep-do = 由你決定。
lesson-two-nights-own-beds = 多虧法律，十個人偶有九個床位。誰睡外面？由你決定。
lesson-two-nights-own-beds-hint = 讓病人最少的那一類睡外面。
lesson-two-nights-rim = 新的早晨。你的城市，你的答案。
lesson-two-nights-rim-at-sick = 你的選擇有代價。讓哪一類人病倒？同類四人或以下沒有影響。
lesson-two-nights-farewell = 開局所需的你都懂了。另建一座自己的城，先選容易難度。或者繼續帶領這座城：先派人去兩座小屋打獵，因為今天輪到工人吃飯。
lesson-two-nights-real = 正式玩一局容易難度

lesson-expeditions = 遠征
lesson-expeditions-about = 派偵察員走出隕坑，決定他們走多遠。
lesson-expeditions-paths = 隕坑外有物資和倖存者。有了信標，可派偵察員走三條路線之一。
lesson-expeditions-send = 工人或工程師都可以去。他們在外面不工作，也不需要床。
lesson-expeditions-send-do = 派工人走路線3。
lesson-expeditions-weather = 每天早上，天氣卡決定偵察員走多遠。
lesson-expeditions-evening = 這一天餘下的時間和夜晚會自動進行。
lesson-expeditions-evening-do = 結束行動。
lesson-expeditions-arrived = 偵察員走到了路線盡頭。可以繞過，讓路線繼續；也可以看看那裏有甚麼。
lesson-expeditions-arrived-do = 探索那個地方。
lesson-expeditions-way = 帶着收穫返回，或繼續前進：那樣要等他們回家才得到。
lesson-expeditions-way-do = 作出選擇。
lesson-expeditions-home = 有些選擇會延長路線，有些會開出新的路線。遠處通常收穫更多。
lesson-expeditions-end = 同時只能有一支遠征隊，信標升級後可有兩支。派出去的人，家裏就用不上。

lesson-technologies = 科技
lesson-technologies-about = 及早建工坊，讓時間替你工作。
lesson-technologies-slow = 有四項科技可選。研究需要幾個回合，卻不佔人手：及早開始。
lesson-technologies-heat = 內圈的工坊需要供暖。
lesson-technologies-heat-do = 燒{ $left }份煤。
lesson-technologies-workshop = 工坊要1份木材。
lesson-technologies-workshop-do = 派工程師在亮起的場地建工坊。
lesson-technologies-workshop-do-typed = 派工程師在有箭頭的場地建工坊。
lesson-technologies-choose = 建好第一座工坊就開始研究。每項科技寫明要多少回合。
lesson-technologies-choose-do = 研究「{ card-T04 }」。
lesson-technologies-choose-wrong-research = 也不錯。但這一項最快。
lesson-technologies-token = 指示物放在第6回合。到那天黎明，這項科技就永遠屬於你。
lesson-technologies-hurry = 工坊裏的工程師可選兩次：升級一座建築，或讓研究提早一回合。
lesson-technologies-hurry-do = 派工程師去工坊，加快研究。
lesson-technologies-again = 他們可以再選一次。
lesson-technologies-again-do = 再加快一次。
lesson-technologies-ready = 由第6回合提早到第4回合完成。然後再選下一項。
lesson-technologies-end = 無論有多少工坊，每次只研究一項。一座也沒有，進行中的研究就作廢。

lesson-citizen-cards = 居民卡
lesson-citizen-cards-about = 你手上的人：各有一項才能，或一次告別。
lesson-citizen-cards-hand = 這些是你城裏的人。每人都有一樣別人沒有的本領。
lesson-citizen-cards-play = 清雪永遠寒冷。有了「{ card-B05 }」就當作已供暖。
lesson-citizen-cards-play-do = 打出「{ card-B05 }」，清理內圈的雪。
lesson-citizen-cards-play-wrong-citizen = 那項才能改天再用。
lesson-citizen-cards-lay = 沒有人病倒。
lesson-citizen-cards-lay-do = { $left ->
    [1] 另一個區塊，也隨你放。
   *[other] 兩個區塊，放哪裏隨你。
}
lesson-citizen-cards-one = 每回合一張。「另外」是加在行動上，「改為」是取代行動。
lesson-citizen-cards-death = 有居民死亡，由一張卡決定後果。你可以不抽卡，改為棄掉手上同類的一張。
lesson-citizen-cards-end = 每張卡只能用一次。留一張死亡效果較輕的卡，以備不時之需。

lesson-laws = 法律
lesson-laws-about = 法律帶來甚麼，又要付出甚麼。
lesson-laws-pairs = 最多可有四條法律，通過後不能收回。其中八條是成對的：選了一條，另一條就作廢。
lesson-laws-heat = 講台還是冷的。
lesson-laws-heat-do = 燒1份煤。
lesson-laws-platform = 只有工程師能通過法律。
lesson-laws-platform-do = 派工程師上講台。
lesson-laws-pass = 看清每條法律的即時效果和永久改變。
lesson-laws-pass-do = 通過「{ card-G04 }」。
lesson-laws-pass-wrong-law = 那條法律改天再說。這一條現在帶來希望，每餐還能減少飢餓。
lesson-laws-mood = 希望軌上立刻多了正義。
lesson-laws-gone = 「{ card-G03 }」已移出遊戲。從現在起，每餐減少2點飢餓。
lesson-laws-dusk = 兩張後果之一已暗中洗入黃昏牌庫。總有一晚會出現。
lesson-laws-four = 這是四條中的第二條。為整個冬天而選，不要只為一夜。

lesson-storm = 風暴
lesson-storm-about = 它會來兩次。第一次就要準備好。
lesson-storm-near = 每張天氣卡都把風暴標記拉近。下一張就會帶來風暴。
lesson-storm-tents = 第一場風暴會把所有帳篷變成廢墟。你有兩個。
lesson-storm-heat = 先點火。
lesson-storm-heat-do = 燒{ $left }份煤。
lesson-storm-generator = 負荷已達8/10，明天還要燒更多。
lesson-storm-generator-do = 派工程師去能量塔，移除負荷方塊。
lesson-storm-bunkhouse = 宿舍捱得過這場風暴。
lesson-storm-bunkhouse-do = { $left ->
    [0] 停止建造。
    [1] 在亮起的場地再建一座宿舍，然後停止建造。
   *[other] 派工程師在亮起的場地建兩座宿舍，然後停止建造。
}
lesson-storm-bunkhouse-do-typed = { $left ->
    [0] 停止建造。
    [1] 在有箭頭的場地再建一座宿舍，然後停止建造。
   *[other] 派工程師在有箭頭的場地建兩座宿舍，然後停止建造。
}
lesson-storm-bunkhouse-wrong-on = 別建在那裏：會失去東西，或不是亮起的場地。
lesson-storm-bunkhouse-wrong-on-typed = 別建在那裏：會失去東西，或那個場地沒有箭頭。
lesson-storm-evening = 夜晚會自動進行。
lesson-storm-evening-do = 結束行動。
lesson-storm-struck = 帳篷成了廢墟，宿舍仍然屹立。
lesson-storm-next = 標記移到後面去了。從第8回合起，風暴會摧毀宿舍：在那之前建好房屋。
lesson-storm-end = 每天早上看看標記，建造要搶先一步。
