## 香港大停電
### 玩家在遊戲桌上讀到的一切文字；卡牌與地圖名稱在內容包內，規則在 rules.ftl

game-blackout = 香港大停電

## 物件

resource-food = 食物
resource-tools = 工具
resource-gasoline = 汽油
resource-water = 水
resource-books = 書本
resource-medipacks = 醫療包
resource-battery = 電池
resource-money = 港元
colour-red = 紅色
colour-yellow = 黃色
colour-blue = 藍色
colour-purple = 紫色
colour-any = 任何顏色
challenge-simple = 簡單
challenge-advanced = 困難
challenge-probe = 演練關卡
goal-hand = 手牌6張或以下也可補充
goal-slot = 第四直行

## 階段

phase-0 = 遊戲設置
phase-1 = 擲骰與出牌
phase-2 = 派遣
phase-3 = 完成目標
phase-4 = 偵察
phase-5 = 新的任務牌
phase-6 = 重整
phase-7 = 恢復區域供電
phase-8 = 補充手牌

## 效果

amount-food = { $count }份食物
amount-tools = { $count }份工具
amount-gasoline = { $count }份汽油
amount-water = { $count }份水
amount-books = { $count }份書本
amount-medipacks = { $count }份醫療包
amount-battery = { $count }份電池
amount-same = { $count }份同類資源（自選種類）
amount-money = { $count }元
amount-points = { $count }分
amount-transport = { $count }枚交通指示物
amount-gps = { $count }枚定位指示物
amount-per-search = 展示手牌，每個搜索符號得{ $count }元
amount-cube = 在地圖放1顆方塊（{ $colour }）
amount-recover = 取回醫院裏的1張牌，並得其分數
amount-check = 啟動1個已開放的剔號行動
amount-none = 一份也沒有
amount-cards-red = { $count }張紅色牌
amount-cards-yellow = { $count }張黃色牌
amount-cards-blue = { $count }張藍色牌
amount-cards-purple = { $count }張紫色牌
trade = { $pay } → { $gain }
need-slot = 同一直行有{ $cards }
need-tiles = 面朝上的偵察板塊（分數和{ $resource }各1塊）
need-centres = 連接兩個危機處理中心 { $letter }
tile = { $simple }個搜索符號 → { $simple_gain }；{ $advanced }個 → { $advanced_gain }
search-simple = 簡單關卡：{ $count }個搜索符號 → { $gain }
search-advanced = 困難關卡：{ $count }個搜索符號 → { $gain }
search-probe = 演練關卡（{ $type }板塊）：{ $count }個搜索符號，沒有獎勵

## 卡牌

card-volunteer = 志願者（{ $colour }）：從{ $colour }骰子獲得{ $count }份資源
card-values = { $search ->
    [0] 沒有搜索符號
   *[other] { $search }個搜索符號
}，{ $points }分
card-goal = 目標：{ $goal }
card-bonus = 獎勵（完成全部目標）：{ $gain }
card-completion = 完成效果：{ $gain }
card-check = 剔號行動：{ $trade }
card-check-gain = 剔號行動：獲得{ $gain }
always-search = 每次偵察階段：多{ $count }個搜索符號
always-gps = 每枚定位指示物多{ $count }個搜索符號
always-waste = 每次重整階段，次數不限：{ $trade }

## 問題

ask-start = 選一個地點，放下你的第一顆方塊。
ask-plan = 出牌：每條已開放的直行最多面朝下放一張牌，放好後選「準備好」。
ask-turn = 翻開一張你打出的牌。
ask-procure = { $title }：要哪種資源？骰子在{ $resource }上。
ask-specialist = { $title }：要執行行動嗎？
ask-recover = 哪張牌離開醫院？
ask-resource = 選一種資源，獲得{ $count }份。
ask-payment = 怎樣支付？
ask-objectives = 要完成目標嗎？
ask-place = 在地圖放一顆方塊（{ $colour }）。
ask-finish = { $title }：現在完成，還是留着？
ask-scout = 要偵察一個區域嗎？
ask-tile = { $district }：要收集其中一塊板塊嗎？
ask-team = 組成搜索隊：需要{ $needed }個搜索符號。
ask-buy = 要買一張牌嗎？
ask-waste = 食物和水現在要丟棄。可先成對兌換，餘下的賣掉。
ask-dispose = 要丟棄一張任務牌嗎？
ask-marker = { $district }恢復供電了：你要開放哪個剔號行動？
ask-refresh = 要補充手牌嗎？
ask-check-marks = 要啟動剔號行動嗎？

## 給等候的玩家看的問題

topic-start = 在地圖放第一顆方塊
topic-plan = 出牌
topic-turn = 派遣
topic-procure = { $title }：要哪種資源？
topic-specialist = { $title }：要執行行動嗎？
topic-recover = 哪張牌離開醫院？
topic-resource = 要哪種資源？
topic-payment = 怎樣支付？
topic-objectives = 要完成目標嗎？
topic-place = 在地圖放一顆方塊（{ $colour }）
topic-finish = { $title }：現在完成，還是留着？
topic-scout = 要偵察一個區域嗎？
topic-tile = { $district }：要收集其中一塊板塊嗎？
topic-team = 組成搜索隊
topic-buy = 要買一張牌嗎？
topic-waste = 食物和水：兌換還是賣掉？
topic-dispose = 要丟棄一張任務牌嗎？
topic-marker = { $district }恢復供電了：開放哪個剔號行動？
topic-refresh = 要補充手牌嗎？
topic-check-marks = 要啟動剔號行動嗎？

## 行動

move-start = { $location }（{ $colour }）
move-battery = 買一份電池（5元）
move-transport = 換一枚交通指示物（1分）
move-plan = { $title }放到第{ $slot }直行
move-ready = 準備好
move-turn = { $title }
move-procure = { $tokens ->
    [0] { $resource }
   *[other] { $resource }（{ $tokens }枚交通指示物）
}
move-act = 行動{ $action }，方式{ $way }
move-recover = { $title }
move-choose = { $resource }
move-pay = { $what }
move-complete = { $title }：{ $goal }
move-restore = 恢復供電目標：{ $goal }
move-place = { $skipped ->
    [0] { $location }（{ $colour }）
   *[other] { $location }（{ $colour }），跳過{ $skipped }個地點
}
move-finish = 現在完成{ $card }
move-leave = 不處理
move-leave-finish = 留着這張牌
move-leave-tile = 不收集板塊
move-scout = { $district }
move-collect = { $search }
move-join = { $title }入隊
move-gps = 使用一枚定位指示物
move-go = 出發
move-buy = 購買{ $title }
move-waste = { $rate }
move-sell = 賣掉餘下的食物和水
move-discard = 丟棄{ $card }
move-marker = { $action }
move-refresh = 收回第{ $slot }直行
move-check = { $action }
move-check-plan = { $title }：{ $trade }
move-done = 完成
move-done-procure = 不獲取資源
move-done-specialist = 不再執行行動
move-done-objectives = 不再完成目標
move-done-scout = 不偵察
move-done-buy = 略過
move-done-dispose = 不丟棄
move-done-refresh = 不補充
move-done-check-marks = 不再啟動剔號行動

## 事件

event-round = 第{ $round }輪開始，起始玩家是{ $player }。
event-rolled = { $again ->
    [0] { $player }擲出{ $red }（紅）、{ $yellow }（黃）和{ $blue }（藍）。
   *[other] 有骰子的資源相同，{ $player }重擲後得到{ $red }（紅）、{ $yellow }（黃）和{ $blue }（藍）。
}
event-placed-cube = { $player }在{ $location }放下方塊{ $tokens ->
    [0] {""}
   *[other] ，用了{ $tokens }枚交通指示物
}{ $points ->
    [0] {""}
   *[other] ，扣{ $points }分
}。
event-planned = { $player }在第{ $slot }直行出了一張牌。
event-planned-secret = { $player }在第{ $slot }直行打出{ $card }。
event-ready = { $cards ->
    [0] { $player }沒有出牌。
   *[other] { $player }準備好了。
}
event-turned = { $player }翻開第{ $slot }直行的{ $card }。
event-procured = { $count ->
    [0] { $card }沒有帶來任何資源：{ $player }的方塊已用完
   *[other] { $card }為{ $player }帶來{ $what }
}{ $tokens ->
    [0] {""}
   *[other] ，用了{ $tokens }枚交通指示物
}{ $points ->
    [0] {""}
   *[other] ，扣{ $points }分
}。
event-acted = { $player }執行{ $card }的行動。
event-bought-battery = { $player }花5元買了一份電池。
event-bought-transport = { $player }扣1分換了一枚交通指示物。
event-paid-money = { $player }支付{ $money }元。
event-paid-resource = { $player }支付{ $what }。
event-gained-points = { $player }得{ $points }分。
event-gained-money = { $player }得{ $money }元。
event-lost-cube = { $player }已沒有方塊可放。
event-gained-resource = { $count ->
    [0] { $player }已沒有方塊，未能獲得資源。
   *[other] { $player }獲得{ $what }。
}
event-gained-transport = { $count ->
    [0] { $player }未能獲得交通指示物：供應堆已空。
   *[other] { $player }獲得{ $count }枚交通指示物。
}
event-gained-gps = { $count ->
    [0] { $player }未能獲得定位指示物：供應堆已空。
   *[other] { $player }獲得{ $count }枚定位指示物。
}
event-showed-hand = { $player }展示手牌，共{ $count }個搜索符號，得{ $money }元。
event-recovered = { $card }離開醫院{ $points ->
    [0] {""}
   *[other] ：{ $player }得{ $points }分
}。
event-check-mark = { $player }啟動剔號行動：{ $action }。
event-completed = { $player }完成{ $card }的一個目標。
event-finished = { $player }完成{ $card }。
event-restored = { $player }完成恢復供電目標：{ $goal }。
event-nobody-scouts = 沒有人偵察：各玩家的方塊旁邊，都沒有尚有板塊的區域。
event-cannot-scout = { $player }不能偵察：方塊旁邊沒有尚有板塊又未被選擇的區域。
event-does-not-scout = { $player }不偵察。
event-looked = { $player }查看{ $district }的偵察板塊。
event-left-tiles = { $player }沒有收集{ $district }的偵察板塊。
event-searches = { $player }搜索{ $district }。{ $search }。
event-joined = { $card }加入{ $player }的搜索隊。
event-spent-gps = { $player }使用一枚定位指示物。
event-collected = { $player }以{ $count }個搜索符號收集了板塊。
event-injured = { $player }的{ $card }受傷，送進醫院。
event-passed = { $player }略過，沒有買牌。
event-bought-card = { $player }花{ $money }元買下{ $card }。
event-swept = { $card }從卡牌橫排移走。
event-refilled = 第{ $row }橫排補充了{ $cards }。
event-end-triggered = 任務牌牌庫已抽光：第{ $round }輪是最後一輪。
event-wasted = { $player }賣掉{ $what }，得{ $money }元。
event-traded-waste = { $player }把快要丟棄的資源換掉：{ $rate }。
event-disposed = { $player }丟棄{ $card }。
event-nothing-secured = 本輪沒有人恢復區域供電。
event-secured = { $seats }恢復了{ $district }的供電。
event-unlocked = { $player }開放剔號行動：{ $action }。
event-placed-house-cube = { $player }在{ $district }放一顆方塊作標記。
event-scored-district = { $player }在{ $district }周圍有{ $count }顆方塊，得{ $points }分。
event-nobody-refreshes = 沒有人補充手牌：各玩家的手牌都太多。
event-cannot-refresh = { $player }不能補充手牌：手上有{ $count }張，最多只可有{ $number }張。
event-does-not-refresh = { $player }可以補充手牌，但沒有這樣做。
event-refreshed = { $player }收回第{ $slot }直行：{ $cards }。
event-final-score = { $player }：金錢{ $money }分，偵察板塊{ $tiles }分，卡牌{ $cards }分；總分{ $points }分。
event-game-over = 遊戲結束，{ $seats }勝出。
event-nobody-won = 遊戲結束，沒有人勝出。

## 最終計分

score-before = 遊戲中得分
score-money = 金錢
score-tiles = 偵察板塊
score-cards = 卡牌
score-left = 餘下金錢（元）
score-orchids = 紫荊
score-conditions = 符合勝利條件

## 劇情模式

campaign-chapter = 第{ $chapter }章
campaign-won = 第{ $chapter }章完成。紫荊：{ $orchids }。
campaign-lost = 第{ $chapter }章失敗。重玩這一章時，你的起始金錢是{ $money }元。
campaign-best = 你在第{ $chapter }章的最佳成績：{ $points }分。
campaign-finished = 劇情模式結束。{ $player }：{ $total }朵紫荊。{ $rating }
rating-perfect = 完美的一周：這座城市會以你的名字為街道命名。
rating-very-good = 非常好。維港兩岸無人不識你的名字。
rating-good = 很好。你讓全城少受了許多苦。
rating-made-it = 你撐過來了，城中大部分人也是。
rating-lost = 燈火重現，可惜不是你的功勞。
