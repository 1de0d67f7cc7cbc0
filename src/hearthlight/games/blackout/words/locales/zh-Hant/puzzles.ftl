## 謎題：任務、提示、解開後的話，以及未達到時的說明。

lesson-long-way = 繞遠路
lesson-long-way-task = 你手上已沒有黃色牌，「{ card-N07 }」卻要2份食物。在這一輪完成它的目標。
lesson-long-way-task-hint = 用指示物，任何牌都可以到達任何資源。數一數有多少格。
lesson-long-way-solved = 顏色不對的牌也用得上，只是遠一點：每格花一枚指示物。

lesson-both-tools = 同樣的兩份工具
lesson-both-tools-task = 在這一輪把兩顆方塊放到地圖上。
lesson-both-tools-task-hint = 「{ card-N02 }」和「{ card-V07 }」要同樣的工具。而方案的目標不用全部完成，也可以完成方案。
lesson-both-tools-solved = 一個目標，加上一個提早完成的方案：一輪放了兩顆方塊。

lesson-water-and-food = 一枚指示物換兩份
lesson-water-and-food-task = 在這一輪把兩顆方塊放到地圖上。你有2枚指示物。
lesson-water-and-food-task-hint = 「{ card-N07 }」找來2份資源。離藍色骰子一格的是甚麼？
lesson-water-and-food-solved = 一枚指示物移動一張牌，不論它找來多少：移動找來兩份的那張。

lesson-four-tokens = 四枚指示物
lesson-four-tokens-task = 在這一輪完成「{ card-N06 }」和「{ card-S07 }」。你有4枚指示物。
lesson-four-tokens-task-hint = 「{ card-N04 }」一次找來2份相同的資源。還有，哪裏已有兩張黃色牌？
lesson-four-tokens-solved = 兩枚指示物換醫療包，兩枚換食物。一張牌獲得的資源，全部一起移動。

lesson-right-slot = 放對直行
lesson-right-slot-task = 在這一輪完成「{ card-S01 }」和「{ card-N06 }」。
lesson-right-slot-task-hint = 「{ card-S01 }」要求同一直行有紅色牌和藍色牌。哪一直行已有其中一張？
lesson-right-slot-solved = 一張牌有兩個作用：找來資源，也放在一條直行裏。兩樣都要想到。

lesson-close-the-ring = 合圍
lesson-close-the-ring-task = 在這一輪恢復{ district-kowloon-city }的供電。
lesson-close-the-ring-task-hint = 還差兩個地點。一個是紅色；另一個可以靠提早完成方案取得。
lesson-close-the-ring-solved = 目標給你紅色地點，方案給你最後一個：這個區是你的了。

lesson-three-in-a-row = 三加一
lesson-three-in-a-row-task = 在這一輪完成三個目標，讓三個人加入。
lesson-three-in-a-row-task-hint = 你有4份汽油。一個目標要3份相同的，另一個要1份。
lesson-three-in-a-row-solved = 三份汽油用在這裏，一份用在那裏，一條直行滿足了兩個目標。

lesson-eight-in-hand = 手上八張
lesson-eight-in-hand-task = 下一輪開始時，手上要有8張牌。
lesson-eight-in-hand-task-hint = 手上有4張牌就可以補充。而最滿的直行，多放一張就多收回一張。
lesson-eight-in-hand-solved = 一張牌，放進最滿的直行：手上4張，收回4張。有時候，最好的計劃就是小計劃。

lesson-keep-the-searchers = 留在家裏
lesson-keep-the-searchers-task = 這一輪收集一塊偵察板塊。演練不算。
lesson-keep-the-searchers-task-hint = 放在直行的牌不能搜索。哪些牌本來就沒有搜索符號？
lesson-keep-the-searchers-solved = 去搜索的牌要留在手上。你派出的牌不多，其餘的搜索符號就夠了。

lesson-two-for-five = 五元兩張
lesson-two-for-five-task = 這一輪填滿三個任務位。你有2元。
lesson-two-for-five-task-hint = 「{ card-S12 }」能把汽油換成定位指示物，而搜索可以賺錢。哪一排買下去會越來越便宜？
lesson-two-for-five-solved = 搜索得來的錢夠買這兩張牌。同一橫排每買走一張就便宜一點：4元、3元、2元。

missed-people = 還差{ $missing }個帶人加入的目標。
missed-joined = 還有{ $missing }個指定的目標未完成。
missed-cubes = 地圖上還差{ $missing }顆方塊。
missed-secured = 這個區還不是你的。
missed-hand = 手上還差{ $missing }張牌。
missed-tiles_up = 你面前沒有面朝上的偵察板塊。
missed-objectives = 還有{ $missing }個任務位空着。
