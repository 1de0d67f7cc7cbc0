## Blackout: Hong Kong
### Tout ce qu’on lit à la table, sauf les titres (dans le pack) et les règles (rules.ftl)

game-blackout = Blackout: Hong Kong

## Choses

resource-food = nourriture
resource-tools = outils
resource-gasoline = carburant
resource-water = eau
resource-books = manuels
resource-medipacks = médicaments
resource-battery = batterie
resource-money = HKD
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-any = couleur au choix
challenge-simple = simple
challenge-advanced = avancée
challenge-probe = reconnaissance
goal-hand = rétablir sa main avec 6 cartes ou moins
goal-slot = 4ᵉ emplacement

## Phases

phase-0 = Mise en place
phase-1 = Dés et sélection
phase-2 = Déploiement
phase-3 = Objectifs
phase-4 = Exploration
phase-5 = Nouveaux objectifs
phase-6 = Entretien
phase-7 = Sécuriser des districts
phase-8 = Rétablir sa main

## Effets

amount-food = { $count ->
    [one] { $count } ration de nourriture
   *[other] { $count } rations de nourriture
}
amount-tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
amount-gasoline = { $count ->
    [one] { $count } bidon de carburant
   *[other] { $count } bidons de carburant
}
amount-water = { $count ->
    [one] { $count } ration d’eau
   *[other] { $count } rations d’eau
}
amount-books = { $count ->
    [one] { $count } manuel
   *[other] { $count } manuels
}
amount-medipacks = { $count ->
    [one] { $count } médicament
   *[other] { $count } médicaments
}
amount-battery = { $count ->
    [one] { $count } batterie
   *[other] { $count } batteries
}
amount-same = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources identiques au choix
}
amount-money = { $count } HKD
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-transport = { $count ->
    [one] { $count } jeton Transport
   *[other] { $count } jetons Transport
}
amount-gps = { $count ->
    [one] { $count } jeton GPS
   *[other] { $count } jetons GPS
}
amount-per-search = révélez votre main : { $count } HKD par icône d’exploration
amount-cube = un cube sur le plan de la ville ({ $colour })
amount-recover = une carte de l’Hôpital, et ses points
amount-check = une action de mise en œuvre débloquée
amount-none = rien
amount-cards-red = { $count ->
    [one] { $count } carte rouge
   *[other] { $count } cartes rouges
}
amount-cards-yellow = { $count ->
    [one] { $count } carte jaune
   *[other] { $count } cartes jaunes
}
amount-cards-blue = { $count ->
    [one] { $count } carte bleue
   *[other] { $count } cartes bleues
}
amount-cards-purple = { $count ->
    [one] { $count } carte violette
   *[other] { $count } cartes violettes
}
trade = { $pay } → { $gain }
need-slot = un emplacement avec { $cards }
need-tiles = tuiles Exploration visibles : points et { $resource }
need-centres = les deux cellules de crise { $letter } reliées
tile = { $simple ->
    [one] { $simple } icône d’exploration
   *[other] { $simple } icônes d’exploration
} → { $simple_gain } ; { $advanced } → { $advanced_gain }
search-simple = Épreuve simple : { $count ->
    [one] { $count } icône d’exploration
   *[other] { $count } icônes d’exploration
} → { $gain }
search-advanced = Épreuve avancée : { $count ->
    [one] { $count } icône d’exploration
   *[other] { $count } icônes d’exploration
} → { $gain }
search-probe = Épreuve de reconnaissance (tuile : { $type }) : { $count } icônes d’exploration, sans récompense

## Cartes

card-volunteer = Volontaire { $colour } : procure { $count } fois la ressource du dé { $colour }
card-values = { $search ->
    [0] Aucune icône d’exploration
    [one] { $search } icône d’exploration
   *[other] { $search } icônes d’exploration
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-goal = Objectif : { $goal }
card-bonus = Bonus : { $gain }
card-completion = Effet de concrétisation : { $gain }
card-check = Action de mise en œuvre : { $trade }
card-check-gain = Action de mise en œuvre : obtenez { $gain }
always-search = À chaque phase Exploration : { $count ->
    [one] +{ $count } icône d’exploration
   *[other] +{ $count } icônes d’exploration
}
always-gps = Chaque jeton GPS compte { $count ->
    [one] { $count } icône d’exploration de plus
   *[other] { $count } icônes d’exploration de plus
}
always-waste = À chaque phase Entretien, à volonté : { $trade }

## Questions

ask-start = Placez votre premier cube sur un lieu.
ask-plan = Sélectionnez vos cartes : au plus une par emplacement ouvert, face cachée. Puis confirmez.
ask-turn = Retournez face visible une de vos cartes sélectionnées.
ask-procure = { $title } : quelle ressource ? Le dé indique : { $resource }.
ask-specialist = { $title } : utiliser une action ?
ask-recover = Quelle carte sort de l’Hôpital ?
ask-resource = Choisissez une ressource : vous en obtenez { $count }.
ask-payment = Comment payez-vous ?
ask-objectives = Compléter un objectif ?
ask-place = Placez un cube sur un lieu du plan ({ $colour }).
ask-finish = { $title } : terminer ce plan maintenant, ou le laisser ouvert ?
ask-scout = Explorer un district ?
ask-tile = { $district } : récupérer une des tuiles ?
ask-team = Formez votre équipe : il lui faut { $needed } icônes d’exploration.
ask-buy = Acheter une carte ?
ask-waste = La nourriture et l’eau ne se gardent pas : échangez d’abord des paires, puis vendez le reste.
ask-dispose = Défausser un de vos objectifs ?
ask-marker = { $district } : district sécurisé. Quelle action de mise en œuvre débloquez-vous ?
ask-refresh = Rétablir votre main ?
ask-check-marks = Effectuer une action de mise en œuvre ?

## Les mêmes, pour ceux qui attendent

topic-start = Le premier cube sur le plan
topic-plan = Sélection des cartes
topic-turn = Déploiement des cartes
topic-procure = { $title } : quelle ressource ?
topic-specialist = { $title } : utiliser une action ?
topic-recover = Quelle carte sort de l’Hôpital ?
topic-resource = Quelle ressource ?
topic-payment = Comment payer ?
topic-objectives = Compléter un objectif ?
topic-place = Un cube sur le plan ({ $colour })
topic-finish = { $title } : terminer ce plan maintenant, ou le laisser ouvert ?
topic-scout = Explorer un district ?
topic-tile = { $district } : récupérer une des tuiles ?
topic-team = Formation d’une équipe d’exploration
topic-buy = Acheter une carte ?
topic-waste = Nourriture et eau : échanger ou vendre ?
topic-dispose = Défausser un objectif ?
topic-marker = { $district } : district sécurisé. Quelle action de mise en œuvre ?
topic-refresh = Rétablir sa main ?
topic-check-marks = Effectuer une action de mise en œuvre ?

## Coups

move-start = { $location } ({ $colour })
move-battery = Acheter une batterie (5 HKD)
move-transport = Acheter un jeton Transport (1 point)
move-plan = { $title } : emplacement { $slot }
move-ready = Confirmer
move-turn = { $title }
move-procure = { $tokens ->
    [0] { $resource }
    [one] { $resource } ({ $tokens } jeton Transport)
   *[other] { $resource } ({ $tokens } jetons Transport)
}
move-act = Action { $action }, option { $way }
move-recover = { $title }
move-choose = { $resource }
move-pay = { $what }
move-complete = { $title } : { $goal }
move-restore = Rétablissement : { $goal }
move-place = { $skipped ->
    [0] { $location } ({ $colour })
    [one] { $location } ({ $colour }), { $skipped } lieu sauté
   *[other] { $location } ({ $colour }), { $skipped } lieux sautés
}
move-finish = Terminer { $card }
move-leave = Laisser
move-leave-finish = Le laisser ouvert
move-leave-tile = Ne prendre aucune tuile
move-scout = { $district }
move-collect = { $search }
move-join = { $title } rejoint l’équipe
move-gps = Dépenser un jeton GPS
move-go = En route
move-buy = Acheter { $title }
move-waste = { $rate }
move-sell = Vendre le reste
move-discard = Défausser { $card }
move-marker = { $action }
move-refresh = Reprendre l’emplacement { $slot }
move-check = { $action }
move-check-plan = { $title } : { $trade }
move-done = Terminer
move-done-procure = Ne rien prendre
move-done-specialist = Aucune autre action
move-done-objectives = Aucun autre objectif
move-done-scout = Ne pas explorer
move-done-buy = Passer
move-done-dispose = Ne rien défausser
move-done-refresh = Ne pas rétablir sa main
move-done-check-marks = Aucune autre action de mise en œuvre

## Événements

event-round = Manche { $round }. { $player } joue en premier.
event-rolled = { $again ->
    [0] { $player } lance les dés : { $red } (rouge), { $yellow } (jaune) et { $blue } (bleu).
   *[other] Des dés montraient la même ressource, { $player } les relance : { $red } (rouge), { $yellow } (jaune) et { $blue } (bleu).
}
event-placed-cube = { $player } place un cube à { $location }{ $tokens ->
    [0] {""}
    [one] , contre { $tokens } jeton Transport
   *[other] , contre { $tokens } jetons Transport
}{ $points ->
    [0] {""}
    [one] , en perdant { $points } point
   *[other] , en perdant { $points } points
}.
event-planned = { $player } sélectionne une carte (emplacement { $slot }).
event-planned-secret = { $player } sélectionne { $card } (emplacement { $slot }).
event-ready = { $cards ->
    [0] { $player } ne sélectionne aucune carte.
   *[other] { $player } a terminé sa sélection.
}
event-turned = { $player } retourne { $card } (emplacement { $slot }).
event-procured = { $count ->
    [0] { $card } ne procure rien : { $player } n’a plus de cube
   *[other] { $card } procure { $what } à { $player }
}{ $tokens ->
    [0] {""}
    [one] , avec { $tokens } jeton Transport
   *[other] , avec { $tokens } jetons Transport
}{ $points ->
    [0] {""}
    [one] , en perdant { $points } point
   *[other] , en perdant { $points } points
}.
event-acted = { $player } utilise { $card }.
event-bought-battery = { $player } achète une batterie pour 5 HKD.
event-bought-transport = { $player } prend un jeton Transport pour 1 point.
event-paid-money = { $player } paie { $money } HKD.
event-paid-resource = { $player } paie { $what }.
event-gained-points = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-gained-money = { $player } reçoit { $money } HKD.
event-lost-cube = { $player } n’a plus de cube à placer.
event-gained-resource = { $count ->
    [0] { $player } n’a plus de cube : le gain est perdu.
   *[other] { $player } obtient { $what }.
}
event-gained-transport = { $count ->
    [0] { $player } ne prend aucun jeton Transport : il n’en reste plus.
    [one] { $player } prend { $count } jeton Transport.
   *[other] { $player } prend { $count } jetons Transport.
}
event-gained-gps = { $count ->
    [0] { $player } ne prend aucun jeton GPS : il n’en reste plus.
    [one] { $player } prend { $count } jeton GPS.
   *[other] { $player } prend { $count } jetons GPS.
}
event-showed-hand = { $player } révèle { $count ->
    [one] { $count } icône d’exploration
   *[other] { $count } icônes d’exploration
} et reçoit { $money } HKD.
event-recovered = { $card } sort de l’Hôpital{ $points ->
    [0] {""}
    [one] {"\u202F"}: { $player } marque { $points } point
   *[other] {"\u202F"}: { $player } marque { $points } points
}.
event-check-mark = { $player } utilise une action de mise en œuvre : { $action }.
event-completed = { $player } complète un objectif de { $card }.
event-finished = { $player } termine { $card }.
event-restored = { $player } complète un objectif de rétablissement : { $goal }.
event-nobody-scouts = Personne n’explore : aucun district avec des tuiles n’est à côté d’un cube.
event-cannot-scout = { $player } ne peut pas explorer : aucun district libre avec des tuiles n’est à côté de ses cubes.
event-does-not-scout = { $player } n’explore pas.
event-looked = { $player } consulte les tuiles du district { $district }.
event-left-tiles = { $player } laisse en place les tuiles du district { $district }.
event-searches = { $player } explore le district { $district }. { $search }.
event-joined = { $player } ajoute { $card } à son équipe.
event-spent-gps = { $player } dépense un jeton GPS.
event-collected = { $player } récupère la tuile grâce à { $count ->
    [one] { $count } icône d’exploration
   *[other] { $count } icônes d’exploration
}.
event-injured = { $player } a une carte blessée : { $card } part à l’Hôpital.
event-passed = { $player } passe.
event-bought-card = { $player } achète { $card } pour { $money } HKD.
event-swept = { $card } quitte l’offre.
event-refilled = La rangée { $row } est remplie : { $cards }.
event-end-triggered = La pioche est épuisée : la manche { $round } est la dernière.
event-wasted = { $player } vend { $what } pour { $money } HKD.
event-traded-waste = { $player } échange des denrées périssables : { $rate }.
event-disposed = { $player } défausse { $card }.
event-nothing-secured = Personne ne sécurise de district cette manche.
event-secured = District { $district } sécurisé par { $seats }.
event-unlocked = { $player } débloque une action de mise en œuvre : { $action }.
event-placed-house-cube = { $player } marque le district { $district } d’un cube.
event-scored-district = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} autour du district { $district }.
event-nobody-refreshes = Personne ne rétablit sa main : chacun a trop de cartes.
event-cannot-refresh = { $player } ne rétablit pas sa main : { $count } cartes, { $number } au plus.
event-does-not-refresh = { $player } pourrait rétablir sa main, mais y renonce.
event-refreshed = { $player } reprend l’emplacement { $slot } : { $cards }.
event-final-score = { $player } : { $money } pour l’argent, { $tiles } pour les tuiles Exploration, { $cards } pour les cartes ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
event-game-over = La partie est terminée. Victoire : { $seats }.
event-nobody-won = La partie est terminée. Personne ne gagne.

## Décompte final

score-before = durant la partie
score-money = argent
score-tiles = tuiles Exploration
score-cards = cartes
score-left = HKD restants
score-orchids = orchidées
score-conditions = conditions de victoire remplies

## La campagne

campaign-chapter = Chapitre { $chapter }
campaign-won = Chapitre { $chapter } réussi. Orchidées : { $orchids }.
campaign-lost = Chapitre { $chapter } perdu. Vous le recommencez avec { $money } HKD.
campaign-best = Votre meilleur score au chapitre { $chapter } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
campaign-finished = La campagne est terminée. { $player } : { $total ->
    [one] { $total } orchidée
   *[other] { $total } orchidées
}. { $rating }
rating-perfect = Une semaine parfaite : une rue de la ville portera votre nom.
rating-very-good = Très bien. Tout le port connaît votre nom.
rating-good = Bien. Vous avez épargné à la ville bien des malheurs.
rating-made-it = Vous avez tenu bon, et presque toute la ville avec vous.
rating-lost = La lumière est revenue, mais vous n’y êtes pas pour grand-chose.
