## Ce qui parle pour ou contre un coup : un morceau de phrase, avec ce qui sera et ce qui est

reason-points = points : { $after } au lieu de { $before }
reason-tiles = tuiles Exploration face visible : { $after } au lieu de { $before }
reason-icons = icônes d’exploration permanentes : { $after } au lieu de { $before }
reason-gps = jetons GPS : { $after } au lieu de { $before }
reason-transport = jetons Transport : { $after } au lieu de { $before }
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
reason-buys = coûte { $price } de vos { $have } HKD ; { $goals ->
    [one] demande
   *[other] demande d’abord
} { $needs } ({ $lack }) ; rapporte { $brings }
reason-buys-have = { $count ->
    [0] vous avez ce qu’il faut
    [one] vous avez ce qu’il faut, avec { $count } batterie
   *[other] vous avez ce qu’il faut, avec { $count } batteries
}
reason-buys-spoils = vous avez ce qu’il faut, mais la nourriture et l’eau se perdent en phase 6
reason-buys-volunteer = une carte qui procure { $count } fois la ressource du dé { $colour }
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
reason-stock = { $resource } : { $after } au lieu de { $before }
reason-money = HKD : { $after } au lieu de { $before }
reason-district = { $after ->
    [0] entoure le district { $district }
   *[other] { $good ->
        [yes] le district { $district } se rapproche ; cubes manquants : { $after } au lieu de { $before }
       *[no] le district { $district } s’éloigne ; cubes manquants : { $after } au lieu de { $before }
    }
}
reason-cubes = cubes sur le plan de la ville : { $after } au lieu de { $before }
reason-brings = rapporte avec ces dés ({ $resource }) : { $after } au lieu de { $before }
reason-acts = actions utilisables de { $card } : { $after } au lieu de { $before }
reason-search = cherche des tuiles dans le district { $district } ; vos icônes d’exploration : { $after } au plus
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
}, rien d’autre ne convient
reason-keeps-hand = { $after ->
    [one] garde votre dernière carte en main
   *[other] garde vos { $after } cartes en main
}
reason-nothing-ready = aucun objectif ne peut être complété maintenant
reason-keeps-money = { $after ->
    [1] garde votre seul HKD pour une prochaine manche
   *[other] garde vos { $after } HKD pour une prochaine manche
}
