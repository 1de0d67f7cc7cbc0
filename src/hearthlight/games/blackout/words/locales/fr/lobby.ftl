## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-blackout = Hong Kong est plongée dans le noir. Guidez les vôtres à travers la nuit et ramenez la lumière.
option-blackout-mode = Partie
option-blackout-mode-single = Partie régulière
option-blackout-mode-single-refused = En solitaire, on joue un chapitre de la campagne.
option-blackout-mode-campaign = Chapitre de campagne
option-blackout-chapter = Chapitre
option-blackout-skipping = Sauter des lieux
option-blackout-skipping-wrong = Autres couleurs
option-blackout-skipping-wrong-about = En chemin, un cube ne saute que des lieux d’une autre couleur (livrets anglais, français et chinois).
option-blackout-skipping-any = Toutes couleurs
option-blackout-skipping-any-about = En chemin, un cube peut sauter n’importe quel lieu, même de sa propre couleur (livret allemand).
option-blackout-starter = Premier joueur
option-blackout-starter-0 = Tirage au sort
seat-colour-ivory = Ivoire
seat-colour-pink = Rose
seat-colour-lime = Citron vert
seat-colour-sky = Bleu ciel
web-bot-blackout-friendly = Ordinateur : bienveillant
web-bot-blackout-greedy = Ordinateur : solide
web-bot-blackout-lookahead = Ordinateur : fort
web-bot-blackout-search-fast = Ordinateur : très fort (0,2 s)
web-bot-blackout-search = Ordinateur : très fort (1 s)
web-bot-blackout-search-strong = Ordinateur : très fort (5 s)
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
problem-colour-taken = Deux places ne peuvent pas avoir la même couleur ({ $colour }).
problem-colour-unknown = La couleur { $colour } n’existe pas. Couleurs connues : { $known }.
problem-colours-too-many = Il y a plus de couleurs que de places ({ $players }).
problem-starter-no-seat = La place { $seat } ne peut pas commencer : il y a { $players } places.
