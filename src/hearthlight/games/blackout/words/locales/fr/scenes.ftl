## Les scènes de la table : ce qui figure sur le plateau, dans le dock et dans la barre

tab-table = Table
tab-map = Plan
tab-goals = Objectifs
tab-market = Offre
tab-others = Autres

aim-heading = BUT
aim-points = le plus de points quand la pioche est vide.
aim-deck = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}, au plus { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
aim-orchids = Points pour une, deux et trois orchidées
aim-short-goals = objectifs du plan
aim-short-around = cubes : { $where }
aim-short-on = cubes ({ $where })
aim-short-restore = courant
aim-short-points = points

board-acting = doit jouer
board-back = Retour
board-free = gratuit
board-hand-empty = Aucune carte en main
board-lacks = il manque { $what }
board-nobody = personne
board-restore-hand = Main 6
board-restore-slot = Empl. 4
board-search = icônes d’exploration
board-slot-empty = vide
board-slot-drop = glissez une carte ici, ou choisissez une carte puis l’emplacement
board-slot-locked = bloqué tant que le courant n’est pas rétabli
board-take-back = Reprendre en main
board-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

market-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
market-swept = bientôt défaussée

scout-title = { $district } : { $count } tuiles, que les autres ne voient pas
scout-one = { $district } : 1 tuile
scout-gps = GPS : { $count } chacun, vous en avez { $have }
scout-lasting = { $count } grâce aux tuiles et aux plans
scout-order = D’abord la récompense, puis la tuile ; ensuite une carte de l’équipe, au hasard, part à l’Hôpital.
scout-probe = tuile face cachée
scout-reach = Vous atteignez { $count }
scout-risk = Hôpital 1/{ $count }

waste-title = La nourriture et l’eau se gâtent
waste-times = ×{ $count } proposé
waste-rest = Tout vendre rapporte { $money } HKD.

## Ce qui clôt une question

finish-now = Terminer ce plan maintenant
end-tile-sub = de toute façon, les autres ne peuvent plus explorer ici
end-buy-sub = la phase finit si tous passent
end-plan-sub = { $count } sur { $number }
end-waste-sub = pour { $money } HKD

## Ce que proposent les règles

propose-turn = { $all ->
    [yes] Tout déployer
   *[no] Déployer
}
propose-this = Comme proposé
propose-procure = Prendre : { $what }
propose-yes = Oui : { $what }
propose-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
propose-team = En route
propose-risk = { $count ->
    [0] {""}
    [one] cette carte sera blessée
   *[other] 1 carte sur { $count } sera blessée
}
propose-missing = { $count ->
    [one] il manque { $count } icône d’exploration
   *[other] il manque { $count } icônes d’exploration
}
propose-back = { $count ->
    [one] { $count } carte revient
   *[other] { $count } cartes reviennent
}
propose-waste = Échanger et vendre
propose-trades = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
propose-checks = { $count ->
    [one] Utiliser l’action marquée
   *[other] Utiliser les { $count } actions marquées
}

hint-start = Vos cubes s’étendront à partir d’ici ; le nombre sur un lieu dit combien de districts il touche.
hint-start-goals = Vos objectifs placent des cubes sur ces couleurs : { $colours }.
hint-team = Choisissez qui vous envoyez : une carte de l’équipe, au hasard, part à l’Hôpital.
hint-turn = { $count ->
    [one] C’est votre dernière carte sélectionnée : déployez-la.
   *[other] Déployez tout, ou choisissez par quelle carte commencer : la suivante pourra dépenser ce qu’elle rapporte.
}
hint-plan = Les cartes sélectionnées agissent en phase 2 et restent dans leur emplacement jusqu’à ce que vous les repreniez.
hint-procure = Chaque jeton Transport vous éloigne du dé d’un segment.
hint-turned-itself = Dernière carte retournée pour vous : { $card }.
hint-specialist = Utilisez les actions dans l’ordre de votre choix ; vous pouvez en laisser de côté.
hint-recover = La carte revient dans votre main, et vous marquez ses points.
hint-resource = Une des six ressources, mais pas une batterie.
hint-payment = Une batterie remplace n’importe quelle ressource.
hint-objectives = Complétez autant d’objectifs que vous pouvez payer, un par un.
hint-place = Vous devez placer le cube ; chaque lieu sauté coûte 1 jeton Transport.
hint-finish = Terminer le plan libère son espace et vous donne la récompense finale de la carte, l’effet de concrétisation ; ses objectifs encore ouverts sont perdus.
hint-finish-open = Terminer le plan libère son espace et vous donne la récompense finale de la carte, l’effet de concrétisation ; ses objectifs encore ouverts sont perdus : { $goals }.
hint-scout = Vous regardez d’abord les tuiles, puis vous décidez.
hint-tile = Chaque exploration envoie une carte de l’équipe, au hasard, à l’Hôpital.
hint-buy = La carte va sur un espace Objectif libre ; si vous passez, vous pourrez encore acheter plus tard, sauf si tous passent d’affilée.
hint-waste = Ce que vous n’échangez pas est vendu : 2 HKD la ration de nourriture, 1 HKD la ration d’eau.
hint-dispose = Une carte défaussée est perdue ; son espace se libère.
hint-marker = Vous pourrez utiliser l’action en rétablissant votre main ou avec votre Leader.
hint-refresh = { $count ->
    [0] Vous reprenez l’emplacement le plus rempli.
   *[other] Vous reprenez l’emplacement le plus rempli, puis pouvez utiliser vos actions de mise en œuvre.
}
hint-check-marks = Utilisez chaque action une fois, dans l’ordre de votre choix.

## Ce qu’une phase a fait, sur la scène

beat-phase = { $phase } · { $what }
beat-swept = Retirées de l’offre : { $cards }.

## Ce que veut dire une icône sans mot à côté

amount-search = { $count ->
    [one] { $count } icône d’exploration
   *[other] { $count } icônes d’exploration
}
icon-tile = une tuile Exploration visible : { $type }
icon-always = Effet permanent
icon-check = Action de mise en œuvre
icon-planned = Carte sélectionnée
