## 大廳：遊戲說甚麼、可以選甚麼、電腦玩家叫甚麼

game-lanterns = 燈河之夜
pitch-lanterns = 收集彩紙，趕在花燈隨河水漂走之前把它們點亮，並把心願藏在心裏。
option-lanterns-night = 夜晚
option-lanterns-night-short = 短夜
option-lanterns-night-long = 長夜
option-lanterns-wishes = 每人的心願數
web-bot-name-lanterns-1 = 依娜
web-bot-name-lanterns-2 = 太郎
web-bot-name-lanterns-3 = 諾兒
web-bot-name-lanterns-4 = 佩爾
pack-ok-lanterns = { $pack }：{ $cards }種花燈。雜湊值 { $hash }。

## 分數從哪裏來

score-lights = 花燈
score-shapes = 造型
score-wishes = 心願
