## The lobby: what the game is about, what can be chosen, how the bots are called

pitch-blackout = The lights of Hong Kong went out. Lead your people through the dark and bring them back.
option-blackout-mode = Game
option-blackout-mode-single = Single game
option-blackout-mode-campaign = Campaign chapter
option-blackout-chapter = Chapter
web-bot-name-blackout-1 = Ah Fai
web-bot-name-blackout-2 = Mei
web-bot-name-blackout-3 = Wing
web-bot-name-blackout-4 = Kit

## Options that do not go together

problem-solo-is-campaign = One player alone plays the campaign (mode campaign, chapters 1 to 5); the single game is for 2 to 4.
problem-losses-are-solo = Only a solo chapter counts its losses.
