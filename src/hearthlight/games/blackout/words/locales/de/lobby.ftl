## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-blackout = In Hongkong sind die Lichter ausgegangen. Führe deine Leute durchs Dunkel und bring das Licht zurück.
option-blackout-mode = Spielmodus
option-blackout-mode-single = Einzelnes Spiel
option-blackout-mode-single-refused = Allein spielst du immer ein Kapitel der Kampagne.
option-blackout-mode-campaign = Kampagnenkapitel
option-blackout-chapter = Kapitel
web-bot-blackout-greedy = Computer: solide
web-bot-blackout-lookahead = Computer: stark
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
