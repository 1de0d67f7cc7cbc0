## 大廳：遊戲說什麼、可以選什麼、電腦玩家叫什麼

game-lanterns = 燈河之夜
pitch-lanterns = 收集彩紙，趁河水帶走之前點亮花燈，並把心願藏在心裡。
option-lanterns-night = 夜晚
option-lanterns-night-short = 短夜
option-lanterns-night-long = 長夜
option-lanterns-wishes = 每人的心願數
web-bot-name-lanterns-1 = 依娜
web-bot-name-lanterns-2 = 太郎
web-bot-name-lanterns-3 = 諾兒
web-bot-name-lanterns-4 = 佩爾
pack-ok-lanterns = { $pack }：{ $cards }種花燈。雜湊值{ $hash }。

## 分數從哪裡來

score-lights = 花燈
score-shapes = 造型
score-wishes = 心願
