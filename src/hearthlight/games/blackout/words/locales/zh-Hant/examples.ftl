## 規則書的例子：標題、局面、要做的事、結果

lesson-further = 兩顆方塊，一枚指示物
lesson-further-play = 黃色骰子在食物上，你想要的卻是再過一格的醫療包。你有4枚交通指示物。
lesson-further-play-do = 取得醫療包。
lesson-further-after = 1枚指示物換來2份醫療包，還有3枚交通指示物。一張牌不論獲得多少份，都一起移動。

lesson-keep-the-battery = 不用電池付款
lesson-keep-the-battery-play = 這個目標要1份食物和1份工具。你的1份電池可以代替其中一樣。
lesson-keep-the-battery-play-do = 用食物和工具支付。
lesson-keep-the-battery-after = 電池還有1份，食物0份。能用資源本身就用：電池以後甚麼都能代替。

lesson-skipping = 越過一個地點
lesson-skipping-play = 一顆藍色方塊。{ location-mong-kok }就在旁邊，{ location-choi-hung }隔着一個其他顏色的地點。你有4枚交通指示物。
lesson-skipping-play-do = 放到{ location-choi-hung }。
lesson-skipping-after = 還有3枚交通指示物，地圖上有你的2顆方塊。如果中間是藍色地點，便不能跳過。

lesson-later = 三個目標之一
lesson-later-play = 緊急方案的第一個目標帶來5元：你有9元。一顆方塊標示了它。現在完成方案，還是留着？
lesson-later-play-do = 留着。
lesson-later-after = 方案還在：你有9元，地圖上有2顆方塊。以後不用再完成目標，也可完成方案，取得完成效果。

lesson-probing = 演練
lesson-probing-play = 這裏的關卡你都達不到。演練只要搜索總數有4。你手上有5張牌，醫院有2張。
lesson-probing-play-do = 演練第一塊板塊。
lesson-probing-after = 1塊板塊面朝下：以後算1個搜索符號。手上剩4張：隊中一張牌進了醫院，那裏有3張。

lesson-cheaper = 越短的橫排越便宜
lesson-cheaper-play = 每排有3張牌：每張4元。你有9元和1張任務牌。
lesson-cheaper-play-do = 買「{ card-S01 }」，再買同一排的「{ card-S10 }」。
lesson-cheaper-after = 先4元，再3元：剩2元，3個任務位都滿了。一排的最後一張只要2元。

lesson-spoiling = 食物不能久放
lesson-spoiling-play = 你有2份食物和5元，沒有目標需要食物。今天也不去找板塊。
lesson-spoiling-play-do = 不偵察。
lesson-spoiling-after = 重整時每份食物賣2元：食物0份，9元。水每份1元，或兩份換一枚定位指示物。

lesson-taking-back = 最滿的直行
lesson-taking-back-play = 你手上有2張牌：不超過4張，可以補充。收回的永遠是最滿的直行。
lesson-taking-back-play-do = 補充手牌：收回第2直行。
lesson-taking-back-after = 收回4張：手上6張。放在一起的，一起回來。

lesson-last-goal = 最後的目標和獎賞
lesson-last-goal-play = 方案的第一個目標已用方塊標示，第二個要2份工具。你有3份工具，4分。
lesson-last-goal-play-do = 完成方案的第二個目標。
lesson-last-goal-after = 目標4分，獎賞5分：共13分，工具剩1份。方案完成了：接着是完成效果，一顆方塊。

lesson-with-gps = 一張牌、一塊板塊、一枚指示物
lesson-with-gps-play = 書本板塊要求5。你全部手牌只有3個搜索符號。你面前有1塊面朝下的板塊，多1個符號。1枚定位指示物當作3個。
lesson-with-gps-play-do = 選書本板塊，派出「{ card-N01 }」，花費定位指示物，然後出發。
lesson-with-gps-after = 1＋1＋3＝5：得到2份書本，定位指示物剩0枚。搜索隊只有一張牌，必定受傷：醫院有4張牌。

lesson-everybody-scores = 人人得分
lesson-everybody-scores-play = 你的5顆方塊圍住{ district-kowloon-city }，Mei 在那裏有2顆。你有2分。先移走一個標記，開放它下面的行動。
lesson-everybody-scores-play-do = 開放用書本換定位指示物的行動。
lesson-everybody-scores-after = 5顆方塊得7分：你有9分。Mei 沒有圍住甚麼，她的2顆方塊也得2分。

lesson-start-money = 輸了兩次之後
lesson-start-money-play = 你一個人玩，這一章輸了2次。每輸一次多2元：你由8元開始，而不是4元。
lesson-start-money-play-do = 把第一顆方塊放到{ location-lung-kwu-tan }。
lesson-start-money-after = 1顆方塊，8元：這一章重新開始。要勝出，分數還要值2朵紫荊。
