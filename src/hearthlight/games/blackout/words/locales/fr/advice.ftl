## Ce qui parle pour ou contre un coup : un morceau de phrase, avec ce qui sera et ce qui est

reason-points = points : { $after } au lieu de { $before }
reason-tiles = tuiles Exploration face visible : { $after } au lieu de { $before }
reason-icons = icônes d’exploration permanentes : { $after } au lieu de { $before }
reason-gps = { $good ->
    [yes] jetons GPS : { $after } au lieu de { $before }
   *[no] il vous reste { $after } de vos { $before } jetons GPS
}
reason-transport = { $good ->
    [yes] jetons Transport : { $after } au lieu de { $before }
   *[no] il vous reste { $after } de vos { $before } jetons Transport
}
reason-hospital = cartes à l’Hôpital : { $after } au lieu de { $before }
reason-plans = plans terminés : { $after } au lieu de { $before }
reason-checks = actions de mise en œuvre débloquées : { $after } au lieu de { $before }
reason-restored = objectifs de rétablissement complétés : { $after } au lieu de { $before }
reason-hand = cartes en main : { $after } au lieu de { $before }
reason-ready = objectifs que vous pouvez compléter maintenant : { $after } au lieu de { $before }
reason-goal = { $after ->
    [0] il ne manque plus rien pour un objectif de { $card }
   *[other] { $good ->
        [yes] un objectif de { $card } se rapproche ; il manque { $after } au lieu de { $before }
       *[no] un objectif de { $card } s’éloigne ; il manque { $after } au lieu de { $before }
    }
}
reason-power = { $after ->
    [0] il ne manque plus rien pour un objectif de rétablissement : { $goal }
   *[other] { $good ->
        [yes] un objectif de rétablissement se rapproche ({ $goal }) ; il manque { $after } au lieu de { $before }
       *[no] un objectif de rétablissement s’éloigne ({ $goal }) ; il manque { $after } au lieu de { $before }
    }
}
reason-buys = rapporte { $brings } ; coûte { $price } de vos { $have } HKD ; { $goals ->
    [one] demande
   *[other] demande d’abord
} { $needs } ({ $lack })
reason-buys-cube = { $gain }, à poser près du district { $district }{ $lacking ->
    [0] , qui sera alors entouré
   *[other] {" "}(il en manquera alors { $lacking })
}
reason-buys-have = { $count ->
    [0] vous avez ce qu’il faut
    [one] vous avez ce qu’il faut, avec { $count } batterie
   *[other] vous avez ce qu’il faut, avec { $count } batteries
}
reason-buys-spoils = vous avez ce qu’il faut, mais la nourriture et l’eau se perdent en phase 6
reason-buys-volunteer = { $rival ->
    [0] une carte qui procure { $count } fois la ressource du dé { $colour }, votre première pour ce dé
   *[other] une carte qui procure { $count } fois la ressource du dé { $colour } (votre meilleure, { $rival } fois)
}
reason-buys-specialist = un spécialiste ({ $actions })
reason-buys-whole = { $goals ->
    [one] { $gain }
   *[other] { $gain } une fois tous ses objectifs complétés
}
reason-buys-lasting = un effet permanent
reason-buys-points = { $count ->
    [one] { $count } point à la fin
   *[other] { $count } points à la fin
}
reason-stock = { $good ->
    [yes] { $resource } : { $after } au lieu de { $before }
   *[no] il vous en reste { $after } sur { $before } ({ $resource })
}
reason-money = { $good ->
    [yes] HKD : { $after } au lieu de { $before }
   *[no] il vous reste { $after } de vos { $before } HKD
}
reason-district = { $after ->
    [0] entoure le district { $district }
   *[other] { $good ->
        [yes] le district { $district } se rapproche ; cubes manquants : { $after } au lieu de { $before }
       *[no] le district { $district } s’éloigne ; cubes manquants : { $after } au lieu de { $before }
    }
}
reason-cubes = cubes sur le plan de la ville : { $after } au lieu de { $before }
reason-brings = rapporte avec ces dés ({ $resource }) : { $after } au lieu de { $before }
reason-serves = rapporte avec ces dés { $brings } pour { $goals ->
    [one] { $card }
   *[other] un objectif de { $card }
} ; { $lack }
reason-serves-power = rapporte avec ces dés { $brings } pour un objectif de rétablissement ({ $goal }) ; { $lack }
reason-serves-nothing = il n’y manquera plus rien
reason-serves-lack = il n’y manquera plus que : { $what }
reason-serves-filled = { $what } ({ $fill })
reason-acts = actions utilisables de { $card } : { $after } au lieu de { $before }
reason-acts-filled = actions utilisables de { $card } : { $after } au lieu de { $before }, dont { $filled } avec une batterie comme joker
reason-search = { $hidden ->
    [one] { $hidden } tuile inconnue
   *[other] { $hidden } tuiles inconnues
} : sur { $possible } possibles, { $within } ont une épreuve simple à la portée de vos { $have } icônes d’exploration
reason-search-known = connu ici : { $gain } pour { $number } de vos { $have } icônes d’exploration
reason-search-nothing = rien ici n’est à la portée de vos { $have } icônes d’exploration
reason-search-risk = regarder ne coûte rien ; si vous envoyez une équipe, 1 de ses cartes part à l’Hôpital
reason-stays = { $after ->
    [one] garde votre dernière carte à l’abri : dans une équipe, 1 carte part à l’Hôpital
   *[other] garde vos { $after } cartes à l’abri : dans une équipe, 1 carte part à l’Hôpital
}
reason-stays-weak = n’en vaut pas la peine : votre main atteint { $after ->
    [one] { $after } icône d’exploration
   *[other] { $after } icônes d’exploration
}, et même une reconnaissance en demande 4
reason-leads = fait avancer : { $nearer }
reason-leads-district = district { $district } ({ $lacking ->
    [one] { $lacking } cube manquant
   *[other] { $lacking } cubes manquants
})
reason-leads-chain = sur le chemin entre vos cellules de crise { $letter } ({ $lacking ->
    [one] { $lacking } cube manquant
   *[other] { $lacking } cubes manquants
})
reason-leads-colours = à côté de lieux qu’il faut aux cubes de vos objectifs ({ $colours })
reason-condition = { $what ->
    [goals] pour le chapitre, objectifs du plan d’urgence : { $after } au lieu de { $before }
    [around] pour le chapitre, cubes autour du district { $where } : { $after } au lieu de { $before }
    [on] pour le chapitre, cubes sur des lieux ({ $where }) : { $after } au lieu de { $before }
    [restore] pour le chapitre, objectifs de rétablissement : { $after } au lieu de { $before }
   *[points] pour le chapitre, points : { $after } au lieu de { $before }
}
reason-planned = { $after ->
    [one] { $after } carte est sélectionnée
   *[other] { $after } cartes sont sélectionnées
}, et rien d’autre ne convient
reason-keeps-hand = { $after ->
    [one] garde votre dernière carte en main
   *[other] garde vos { $after } cartes en main
}
reason-nothing-ready = aucun objectif ne peut être complété maintenant
reason-keeps-money = { $after ->
    [1] garde votre seul HKD pour une prochaine manche
   *[other] garde vos { $after } HKD pour une prochaine manche
}
