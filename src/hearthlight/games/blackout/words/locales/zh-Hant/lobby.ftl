## The lobby: what the game is about, what can be chosen, how the bots are called

pitch-blackout = 香港的燈火熄滅了。帶領你的夥伴走過黑暗，讓全城重現光明。
option-blackout-mode = 遊戲模式
option-blackout-mode-single = 獨立遊戲
option-blackout-mode-campaign = 劇情模式單章
option-blackout-chapter = 章節
web-bot-name-blackout-1 = 阿輝
web-bot-name-blackout-2 = 阿美
web-bot-name-blackout-3 = 阿詠
web-bot-name-blackout-4 = 阿傑

## Options that do not go together

problem-solo-is-campaign = 單人只可遊玩劇情模式（mode campaign，第1至5章）；獨立遊戲適合2至4人。
problem-losses-are-solo = 只有單人遊戲的章節才會計算失敗次數。
