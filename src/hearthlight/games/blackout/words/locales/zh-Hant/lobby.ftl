## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-blackout = 香港的燈火熄滅了。帶領你的夥伴走過黑暗，讓全城重現光明。
option-blackout-mode = 遊戲模式
option-blackout-mode-single = 獨立遊戲
option-blackout-mode-single-refused = 單人遊玩時，會進行劇情模式的其中一章。
option-blackout-mode-campaign = 劇情模式單章
option-blackout-chapter = 章節
option-blackout-skipping = 跳過地點
option-blackout-skipping-wrong = 顏色不符的
option-blackout-skipping-wrong-about = 方塊在途中只可跳過顏色不符的地點（英文、法文和中文說明書）。
option-blackout-skipping-any = 任何顏色
option-blackout-skipping-any-about = 方塊在途中可跳過任何地點，包括顏色相符的（德文說明書）。
option-blackout-starter = 起始玩家
option-blackout-starter-0 = 抽籤決定
seat-colour-ivory = 象牙白
seat-colour-pink = 粉紅
seat-colour-lime = 青檸
seat-colour-sky = 天藍
web-bot-blackout-friendly = 電腦：友善
web-bot-blackout-greedy = 電腦：穩健
web-bot-blackout-lookahead = 電腦：高手
web-bot-blackout-search-fast = 電腦：大師（0.2 秒）
web-bot-blackout-search = 電腦：大師（1 秒）
web-bot-blackout-search-strong = 電腦：大師（5 秒）
web-bot-name-blackout-1 = 阿輝
web-bot-name-blackout-2 = 阿美
web-bot-name-blackout-3 = 阿詠
web-bot-name-blackout-4 = 阿傑

## The campaign

web-campaign-pitch-blackout = 共有五章，可以獨自挑戰，也可與最多三位朋友同玩。每章最多可得三朵紫荊。
web-campaign-at-blackout = 接下來是第{ $chapter }章（共5章）。
blackout-start-money = 你的起始金錢是{ $money }元。
blackout-losses = 這一章已輸過{ $count }次。
blackout-orchids = { $count }朵紫荊
blackout-solo-best = 你的單人最佳成績

## Options that do not go together

problem-solo-is-campaign = 單人只可遊玩劇情模式（mode campaign，第1至5章）；獨立遊戲適合2至4人。
problem-losses-are-solo = 只有單人遊戲的章節才會計算失敗次數。
problem-colour-taken = 兩個座位不能同用一種顏色（{ $colour }）。
problem-colour-unknown = 沒有{ $colour }這種顏色。可選：{ $known }。
problem-colours-too-many = 顏色太多：只有{ $players }個座位。
problem-starter-no-seat = { $seat }號座位不能當起始玩家：共有{ $players }個座位。
