## 物件

paper-red = 紅紙
paper-green = 綠紙
paper-blue = 藍紙
paper-gold = 金紙
shape-lotus = 蓮花
shape-fish = 魚
shape-moon = 月亮
shape-crane = 鶴
lantern-lines = { $shape }，{ $paper }；需支付{ $papers }；{ $points }分

## 桌面

view-lanterns-round = 輪次
view-lanterns-river = 河上的花燈，從河口算起
view-lanterns-source = 尚未漂來的花燈
view-lanterns-deck = 牌堆裏的彩紙
view-lanterns-returned = 牌堆旁的彩紙
view-lanterns-gone = 漂入大海
view-lanterns-lit = 已點亮的花燈
view-lanterns-wishes = 心願
view-lanterns-papers = 彩紙
view-lanterns-hand = 手牌
view-lanterns-points = 目前分數
lantern-river = 第{ $round }輪。河上的花燈，從河口算起（還有{ $source }盞未漂來）

## 問題與行動

ask-turn = 要收集彩紙、點亮花燈，還是許願？
ask-return = 要放回哪一張彩紙？
move-gather = 收集：抽3張彩紙，放回1張
move-light = 點亮{ $title }（支付{ $papers }）
move-wish = 許願：{ $paper }
move-return = 放回{ $paper }

## 事件

event-round = 第{ $round }輪開始，由{ $player }先行。
event-came = { $title }順流而下。
event-last-round = 源頭已空：這是最後一輪。
event-drew = { $player }抽{ $count }張彩紙。
event-drew-secret = { $player }抽到{ $papers }。
event-returned = { $player }放回{ $paper }。
event-lit = { $player }用{ $papers }點亮{ $title }。
event-wished = { $player }許了一個願。
event-wished-secret = { $player }許了一個願：{ $paper }。
event-drifted = { $title }漂向大海。
event-game-over = 夜晚結束。{ $seats }的燈最亮。
