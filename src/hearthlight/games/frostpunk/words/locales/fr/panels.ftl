## Frostpunk sur la page : habitants, machine, cartes et récit

frost-panel-city = Ville
frost-panel-people = Habitants
frost-panel-people-worker = Ouvriers
frost-panel-people-engineer = Ingénieurs
frost-panel-people-child = Enfants
frost-panel-automata = Automates
frost-panel-before-loss = { $count ->
    [one] Encore { $count } mort et une figurine est perdue
   *[other] Encore { $count } morts et une figurine est perdue
}
frost-panel-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
frost-panel-working = { $count } au travail
frost-panel-resting = { $count } au repos
frost-panel-scouting = { $count } en expédition
frost-panel-tired = { $count ->
    [one] Une figurine se reposera à la prochaine phase Actions
   *[other] { $count } figurines se reposeront à la prochaine phase Actions
}
frost-panel-sick-count = { $count ->
    [one] { $count } malade sur { $of }
   *[other] { $count } malades sur { $of }
}
frost-panel-grave-count = { $count ->
    [one] { $count } malade sur { $of }, gravement malade
   *[other] { $count } malades sur { $of }, gravement malades
}
frost-panel-sick-lost = { $end } malades : la ville est perdue aux prochains préparatifs

frost-panel-mood = Espoir et mécontentement
frost-panel-hope = Espoir
frost-panel-discontent = Mécontentement
frost-panel-hope-count = Espoir : { $count } ; sans aucun, la ville est perdue
frost-panel-discontent-count = Mécontentement : { $count } ; le sixième met fin à la partie
frost-panel-token-care = Sollicitude
frost-panel-token-justice = Justice
frost-panel-token-motivation = Motivation
frost-panel-token-anger = Colère
frost-panel-token-apathy = Apathie
frost-panel-token-greed = Cupidité
frost-panel-active = actif
frost-panel-exhausted = épuisé
frost-panel-active-now = { $count ->
    [0] aucun jeton actif
    [one] { $count } jeton actif
   *[other] { $count } jetons actifs
}
frost-panel-token-tip = { $name } : { $state }. { $what ->
    [hope] Conseillers, événements et lois demandent une sorte d’espoir active. Sans aucun espoir, la ville tombe.
   *[discontent] Des événements tiennent compte du mécontentement actif d’une sorte. Le sixième jeton met fin à la partie.
} +1 { $name } : tirez un jeton de n’importe quelle sorte, puis un jeton épuisé de celle-ci devient actif.
frost-panel-suggests = Proposé par { $name }

frost-panel-food-hunger = Nourriture et faim
frost-panel-food = Nourriture
frost-panel-hunger = Faim
frost-panel-starve = Faim restante { $left } : { $deaths ->
    [0] +{ $discontent } mécontentement
    [one] +{ $discontent } mécontentement, un habitant meurt
   *[other] +{ $discontent } mécontentement, { $deaths } habitants meurent
}
frost-panel-starve-lost = Faim restante { $left } : la ville est perdue

frost-panel-dangers = Ce qui peut perdre la ville
frost-panel-danger-hope = { $left ->
    [one] Plus qu’un jeton d’espoir
   *[other] Plus que { $left } jetons d’espoir
}
frost-panel-danger-discontent = { $left ->
    [one] Encore un jeton de mécontentement et c’est la fin
   *[other] Encore { $left } jetons de mécontentement avant la fin
}
frost-panel-danger-malfunction = Surchauffe : { $left ->
    [0] la prochaine phase Générateur est la fin
    [one] un cube de plus et c’est la fin
   *[other] encore { $left } cubes avant la fin
}
frost-panel-danger-malfunction-first = { $left ->
    [0] Surcharge : la première panne
    [one] Un cube de plus : la première panne
   *[other] Encore { $left } cubes avant la première panne
}
frost-panel-danger-sickness = { $possible ->
    [0] La ville est perdue à { $end } malades d’une catégorie : aucune n’a autant d’habitants
   *[other] { $left ->
        [one] Encore { $left } malade d’une même catégorie avant la fin
       *[other] Encore { $left } malades d’une même catégorie avant la fin
    }
}
frost-panel-danger-hunger = { $coming ->
    [0] Le prochain repas apaise toute la faim
   *[other] Le prochain repas laisse { $coming } de faim : du mécontentement, et des morts à partir de { $deadly }
}. Encore { $left } de faim avant la fin
frost-panel-danger-corpses = { $left ->
    [one] Un mort de plus et c’est la fin
   *[other] Encore { $left } morts avant la fin
} : { $now } sur { $end }{ $before ->
    [0] {""}
    [one] , dont 1 mort en chemin
   *[other] , dont { $before } morts en chemin
}

frost-panel-machine = Générateur
frost-panel-output = Puissance
frost-panel-cold = Froid
frost-panel-gauge = Puissance { $output }, froid { $cold }. La zone A et l’isolation rouge sont chauffées au-dessus de { $red }, la zone B et l’orange au-dessus de { $orange }, la zone C et le jaune au-dessus de { $yellow }.
frost-panel-tower-cubes = { $count ->
    [one] { $count } cube va dans la tour
   *[other] { $count } cubes vont dans la tour
}
frost-panel-freezing = { $count ->
    [0] Personne ne tombe malade à cause du froid
    [one] Un habitant va tomber malade à cause du froid
   *[other] { $count } habitants vont tomber malades à cause du froid
}
frost-panel-range-warm = Zone { $zone } et isolation { $level } : chauffées
frost-panel-range-cold = Zone { $zone } et isolation { $level } : froides ; chauffées au-dessus de { $at }
frost-panel-level-red = rouge
frost-panel-level-orange = orange
frost-panel-level-yellow = jaune
frost-panel-overheated = Surchauffe : une autre panne met fin à la partie
frost-panel-stress = Contrainte
frost-panel-stress-count = { $count ->
    [one] { $count } cube de contrainte sur 10, surcharge { $overload }
   *[other] { $count } cubes de contrainte sur 10, surcharge { $overload }
}
frost-panel-tower = Tour
frost-panel-expanded = agrandie
frost-panel-dropped = Dernière fois : { $count } dedans, { $out } dehors
frost-panel-dropped-none = Pas encore de cube
frost-panel-weather = Météo
frost-panel-deck-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
frost-panel-rounds = Manches
frost-panel-round = Manche { $round }
frost-panel-fed = repas : { $kind }
frost-panel-research-done = Recherche achevée : { $title }
frost-panel-storm-here = marqueur de tempête : les cartes Météo le rapprochent

frost-storm = Tempête : au plus tôt manche { $first }, au plus tard manche { $last } ; elle change en ruine { $ruins }
frost-storm-ruins = tout bâtiment « { $building } » (jusqu’à la manche { $last })

frost-panel-cards = Cartes
frost-panel-no-events = Aucun événement n’est exposé.
frost-panel-next-dispute = prochaine dispute
frost-panel-dusk-discard = Cartes Crépuscule défaussées ({ $count })
frost-panel-weather-discard = Cartes Météo défaussées ({ $count })
frost-panel-citizen-discard = Cartes Habitant défaussées ({ $count })
frost-panel-dispute-shuffled = dans la pioche Crépuscule
frost-panel-deck-morning = { $count ->
    [one] { $count } carte Matin restante
   *[other] { $count } cartes Matin restantes
}
frost-panel-deck-dusk = { $count ->
    [one] { $count } carte dans la pioche Crépuscule
   *[other] { $count } cartes dans la pioche Crépuscule
}
frost-panel-on-card = sur la carte
frost-panel-figure-on-card = figurine sur la carte
frost-panel-used = utilisée
frost-panel-covers = recouvre « { $title } »
frost-panel-covered = recouverte
frost-panel-laws-passed = Lois en vigueur : { $count } sur { $most }
frost-panel-or = ou
frost-panel-tech-finished = Achevées
frost-panel-rounds-long = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
frost-panel-research-left = { $count ->
    [one] achevée à la prochaine manche
   *[other] achevée dans { $count } manches, à la manche { $round }
}
frost-panel-no-beacon = Sans balise, personne ne retrouve le chemin : pas encore d’éclaireurs.
frost-panel-path = Chemin { $number }, expédition { $deck } : { $hint }.
frost-panel-path-length = { $count ->
    [one] { $count } case.
   *[other] { $count } cases.
}
frost-panel-scout-steps = { $count ->
    [0] L’éclaireur est arrivé.
    [one] L’éclaireur n’a plus qu’un pas à faire.
   *[other] L’éclaireur a encore { $count } pas à faire.
}
frost-panel-path-arrives = { $range ->
    [0] Arrivée à la manche { $first }, retour possible aussitôt.
   *[other] Arrivée entre les manches { $first } et { $last }, retour possible aussitôt.
}
frost-panel-path-found = À rapporter : { $titles }
frost-panel-send-scout = Envoyer { $figure ->
    [worker] un ouvrier
    [engineer] un ingénieur
    [child] un enfant
   *[automaton] un automate
}
frost-panel-hint-supplies = vivres et ressources
frost-panel-hint-people = habitants
frost-panel-hint-mixed = ressources ou habitants
frost-panel-hand-of = { $name } ({ $count })
frost-panel-leader = meneur
frost-panel-played = jouée : { $title }
frost-panel-advisors = Conseillers
frost-panel-kind-morning = Petit matin
frost-panel-kind-dusk = Crépuscule
frost-panel-kind-dispute = Dispute
frost-panel-kind-consequence = Conséquence d’une loi
frost-panel-kind-law = Loi
frost-panel-kind-technology = Technologie
frost-panel-kind-expedition = Expédition
frost-panel-kind-weather = Météo
frost-panel-kind-citizen = Habitant
frost-panel-kind-advisor = Conseiller
frost-panel-kind-start = Le groupe
frost-panel-kind-scenario = Scénario
frost-panel-not-now = Impossible pour l’instant

frost-story-won = La ville a tenu
frost-story-lost = La ville est tombée
frost-story-lost-how = Manche { $round } : { $cause }
frost-story-won-how = À la manche { $round }, le grand gel est passé sur le cratère, et le feu brûle encore.
frost-story-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
frost-story-alive = { $count ->
    [one] { $count } vivant
   *[other] { $count } vivants
}
frost-story-dead-count = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
}
frost-story-laws = { $count ->
    [one] { $count } loi
   *[other] { $count } lois
}
frost-story-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
frost-story-technologies = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}
frost-story-save = Enregistrer le graphique en image
frost-story-no-picture = L’image n’a pas pu être créée.
frost-story-timeline = Manche par manche
frost-story-numbers = Le graphique en tableau
frost-story-founding = Fondation
frost-story-round = Manche
frost-story-sick = Malades
frost-story-dead = Cadavres
frost-story-coal = Charbon
frost-story-wood = Bois
