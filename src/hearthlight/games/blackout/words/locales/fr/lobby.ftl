## The lobby: what the game is about, what can be chosen, how the bots are called

pitch-blackout = Hong Kong est plongée dans le noir. Guidez les vôtres à travers la nuit et ramenez la lumière.
option-blackout-mode = Partie
option-blackout-mode-single = Partie régulière
option-blackout-mode-campaign = Chapitre de campagne
option-blackout-chapter = Chapitre
web-bot-name-blackout-1 = Ah Fai
web-bot-name-blackout-2 = Mei
web-bot-name-blackout-3 = Wing
web-bot-name-blackout-4 = Kit

## Options that do not go together

problem-solo-is-campaign = En solitaire, on joue la campagne (mode campaign, chapitres 1 à 5) ; la partie régulière se joue de 2 à 4.
problem-losses-are-solo = Seul un chapitre en solitaire compte ses défaites.
