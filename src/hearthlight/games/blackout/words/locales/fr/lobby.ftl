## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-blackout = Hong Kong est plongée dans le noir. Guidez les vôtres à travers la nuit et ramenez la lumière.
option-blackout-mode = Partie
option-blackout-mode-single = Partie régulière
option-blackout-mode-single-refused = En solitaire, on joue un chapitre de la campagne.
option-blackout-mode-campaign = Chapitre de campagne
option-blackout-chapter = Chapitre
web-bot-blackout-greedy = Ordinateur : solide
web-bot-blackout-lookahead = Ordinateur : fort
web-bot-name-blackout-1 = Ah Fai
web-bot-name-blackout-2 = Mei
web-bot-name-blackout-3 = Wing
web-bot-name-blackout-4 = Kit

## The campaign

web-campaign-pitch-blackout = Cinq chapitres, en solitaire ou jusqu’à quatre. Chacun rapporte jusqu’à trois orchidées.
web-campaign-at-blackout = À suivre : le chapitre { $chapter } sur 5.
blackout-start-money = Vous commencez avec { $money } HKD.
blackout-losses =
    { $count ->
        [one] Ce chapitre a été perdu { $count } fois.
       *[other] Ce chapitre a été perdu { $count } fois.
    }
blackout-orchids =
    { $count ->
        [one] { $count } orchidée
       *[other] { $count } orchidées
    }
blackout-solo-best = Vos records en solitaire

## Options that do not go together

problem-solo-is-campaign = En solitaire, on joue la campagne (mode campaign, chapitres 1 à 5) ; la partie régulière se joue de 2 à 4.
problem-losses-are-solo = Seul un chapitre en solitaire compte ses défaites.
