## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-blackout = In Hongkong sind die Lichter ausgegangen. Führe deine Leute durchs Dunkel und bring das Licht zurück.
option-blackout-mode = Spielmodus
option-blackout-mode-single = Einzelnes Spiel
option-blackout-mode-single-refused = Allein spielst du immer ein Kapitel der Kampagne.
option-blackout-mode-campaign = Kampagnenkapitel
option-blackout-chapter = Kapitel
option-blackout-skipping = Orte überspringen
option-blackout-skipping-wrong = Falsche Farben
option-blackout-skipping-wrong-about = Ein Markierstein überspringt nur Orte der falschen Farbe (englisches, französisches und chinesisches Regelheft).
option-blackout-skipping-any = Jede Farbe
option-blackout-skipping-any-about = Ein Markierstein darf jeden Ort überspringen, auch einen seiner eigenen Farbe (deutsches Regelheft).
option-blackout-starter = Startspieler
option-blackout-starter-0 = Das Los
seat-colour-ivory = Elfenbein
seat-colour-pink = Rosa
seat-colour-lime = Limette
seat-colour-sky = Himmelblau
web-bot-blackout-friendly = Computer: freundlich
web-bot-blackout-greedy = Computer: solide
web-bot-blackout-lookahead = Computer: stark
web-bot-blackout-search-fast = Computer: sehr stark (0,2 s)
web-bot-blackout-search = Computer: sehr stark (1 s)
web-bot-blackout-search-strong = Computer: sehr stark (5 s)
web-bot-name-blackout-1 = Ah Fai
web-bot-name-blackout-2 = Mei
web-bot-name-blackout-3 = Wing
web-bot-name-blackout-4 = Kit

## The campaign

web-campaign-pitch-blackout = Fünf Kapitel, allein oder mit bis zu drei anderen. Jedes bringt dir bis zu drei Bauhinien-Blüten ein.
web-campaign-at-blackout = Als Nächstes kommt Kapitel { $chapter } von 5.
blackout-start-money = Du beginnst mit { $money } HK-Dollar.
blackout-losses =
    { $count ->
        [one] Dieses Kapitel ging schon einmal verloren.
       *[other] Dieses Kapitel ging schon { $count }-mal verloren.
    }
blackout-orchids =
    { $count ->
        [one] { $count } Blüte
       *[other] { $count } Blüten
    }
blackout-solo-best = Deine besten Solo-Ergebnisse

## Options that do not go together

problem-solo-is-campaign = Allein spielst du die Kampagne (Modus campaign, Kapitel 1 bis 5); das einzelne Spiel ist für 2 bis 4.
problem-losses-are-solo = Nur ein Solo-Kapitel zählt seine Niederlagen.
problem-colour-taken = Zwei Plätze können nicht dieselbe Farbe haben ({ $colour }).
problem-colour-unknown = Die Farbe { $colour } gibt es nicht. Bekannt: { $known }.
problem-colours-too-many = Es sind mehr Farben als Plätze ({ $players }).
problem-starter-no-seat = Platz { $seat } kann nicht beginnen: Es gibt { $players } Plätze.
