## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-frostpunk = 冰封大地上最後的城市緊靠着能量塔。一起讓居民得到溫暖與食物，並保有希望。
web-round-frostpunk = 第{ $round }回合
web-round-back-frostpunk = 回到本回合開頭
web-round-on-frostpunk = 下一回合
web-lost-in-round-frostpunk = 在第{ $round }回合落敗
web-orders-round-frostpunk = 僅限本回合
statistics-rounds-frostpunk = { $rounds }回合
option-frostpunk-group = 倖存者
option-frostpunk-difficulty = 難度
option-frostpunk-difficulty-easy = 容易
option-frostpunk-difficulty-easy-about = 更多食物、木材、煤炭和希望：適合第一次遊玩。
option-frostpunk-difficulty-normal = 普通
option-frostpunk-difficulty-normal-about = 標準開局。第一個寒冬已夠艱難。
option-frostpunk-difficulty-hard = 困難
option-frostpunk-difficulty-hard-about = 人口更少、食物更少、民心更低。
problem-no-easy-level = 內容包{ $pack }沒有「容易」難度。
web-bot-frostpunk-companion = 電腦：同伴
web-bot-name-frostpunk-1 = 艾格尼絲
web-bot-name-frostpunk-2 = 塞拉斯
web-bot-name-frostpunk-3 = 哈莉特
web-bot-name-frostpunk-4 = 摩西
