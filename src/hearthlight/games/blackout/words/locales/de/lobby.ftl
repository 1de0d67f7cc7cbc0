## The lobby: what the game is about, what can be chosen, how the bots are called

pitch-blackout = In Hongkong sind die Lichter ausgegangen. Führe deine Leute durchs Dunkel und bring das Licht zurück.
option-blackout-mode = Spielart
option-blackout-mode-single = Einzelnes Spiel
option-blackout-mode-campaign = Kampagnenkapitel
option-blackout-chapter = Kapitel
web-bot-name-blackout-1 = Ah Fai
web-bot-name-blackout-2 = Mei
web-bot-name-blackout-3 = Wing
web-bot-name-blackout-4 = Kit

## Options that do not go together

problem-solo-is-campaign = Allein spielst du die Kampagne (Modus campaign, Kapitel 1 bis 5); das einzelne Spiel ist für 2 bis 4.
problem-losses-are-solo = Nur ein Solo-Kapitel zählt seine Niederlagen.
