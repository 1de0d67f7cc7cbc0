## Ce qui parle pour ou contre un coup : un morceau de phrase, avec ce qui sera et ce qui est

reason-won = la ville est sauvée
reason-lost = la ville est perdue
reason-hope = { $good ->
    [yes] plus d’espoir : { $after } au lieu de { $before }
   *[no] { $after ->
        [1] plus qu’un seul espoir au lieu de { $before }, et sans espoir la ville tombe
       *[other] moins d’espoir : { $after } au lieu de { $before }
    }
}
reason-discontent = { $good ->
    [yes] moins de mécontentement : { $after } au lieu de { $before }
   *[no] plus de mécontentement : { $after } au lieu de { $before }
}
reason-active-hope = espoir actif : { $after } au lieu de { $before }
reason-active-discontent = mécontentement actif : { $after } au lieu de { $before }
reason-hope-rises = l’espoir augmente : +{ $after }
reason-hope-falls = l’espoir baisse : −{ $after }
reason-discontent-rises = le mécontentement augmente : +{ $after }
reason-discontent-falls = le mécontentement baisse : −{ $after }
reason-sick = { $kinds } malades : { $after } au lieu de { $before }
reason-cured = { $kinds } malades : { $after } au lieu de { $before } ; { $more ->
    [0] aux prochains préparatifs
    [one] après { $more } guérison de plus, aux prochains préparatifs
   *[other] après { $more } guérisons de plus, aux prochains préparatifs
} : { $then } au lieu de { $now }
reason-cured-harmless = { $kinds } malades : { $after } au lieu de { $before } ; jusqu’à { $upto }, c’est sans conséquence
reason-sickened = { $kinds } malades : { $after } au lieu de { $before } ; aux prochains préparatifs : { $then } au lieu de { $now }
reason-sickened-same = { $kinds } malades : { $after } au lieu de { $before } ; aux prochains préparatifs, de toute façon : { $now }{ $worse ->
    [0] { "" }
   *[other] , pire à partir de { $worse }
}
harm-none = rien
harm-lost = la fin de la ville
harm-deaths = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
}
harm-grave = maladie grave
harm-resting = { $count ->
    [one] { $count } figurine au repos
   *[other] { $count } figurines au repos
}
reason-grave = catégories d’habitants gravement malades : { $after } au lieu de { $before }
reason-dead = cadavres : { $after } au lieu de { $before }
reason-meal-deaths = { $good ->
    [yes] moins de morts de faim au prochain repas ({ $kinds }) : { $after } au lieu de { $before }
   *[no] plus de morts de faim au prochain repas ({ $kinds }) : { $after } au lieu de { $before }
}
reason-meal-discontent = { $good ->
    [yes] nourrit la ville, moins de mécontentement dû à la faim au prochain repas : { $after } au lieu de { $before }
   *[no] plus de mécontentement dû à la faim au prochain repas : { $after } au lieu de { $before }
}
reason-unfed = { $good ->
    [yes] nourrit les { $kinds } : au prochain repas, il manque { $after } nourriture au lieu de { $before }
   *[no] plus de nourriture manquante au prochain repas ({ $kinds }) : { $after } au lieu de { $before }
}
reason-food = { $good ->
    [yes] apporte de la nourriture : { $after } en stock au lieu de { $before }
   *[no] coûte de la nourriture : { $after } en stock au lieu de { $before }
}
reason-coal = { $good ->
    [yes] apporte du charbon : { $after } en stock au lieu de { $before }
   *[no] coûte du charbon : { $after } en stock au lieu de { $before }
}
reason-wood = { $good ->
    [yes] apporte du bois : { $after } en stock au lieu de { $before }
   *[no] coûte du bois : { $after } en stock au lieu de { $before }
}
reason-cores = { $good ->
    [yes] apporte des noyaux de vapeur : { $after } en stock au lieu de { $before }
   *[no] coûte des noyaux de vapeur : { $after } en stock au lieu de { $before }
}
reason-freezing = { $good ->
    [yes] garde la ville au chaud, moins de malades du froid : { $after } au lieu de { $before }
   *[no] le froid rend plus d’habitants malades : { $after } au lieu de { $before }
}
reason-bedless = { $good ->
    [yes] plus de monde dort au chaud : { $after } sans lit au lieu de { $before }
   *[no] moins de monde dort au chaud : { $after } sans lit au lieu de { $before }
}
reason-stress = { $good ->
    [yes] ménage le générateur : contrainte à { $after } au lieu de { $before }
   *[no] fatigue le générateur : contrainte à { $after } au lieu de { $before }
}
reason-output = puissance du générateur : { $after } au lieu de { $before }
reason-beds = lits : { $after } au lieu de { $before }
reason-map = { $thing ->
    [wood] bois sur le plan : { $after } au lieu de { $before }
    [coal] charbon sur le plan : { $after } au lieu de { $before }
    [cores] noyaux de vapeur sur le plan : { $after } au lieu de { $before }
   *[trees] arbres sur le plan : { $after } au lieu de { $before }
}
reason-automata = automates : { $after } au lieu de { $before }
reason-building = { $building } dans la ville : { $after } au lieu de { $before }
reason-building-works = { $building }, pour une figurine par manche : { $does }
reason-building-stands = { $building } : { $does }
reason-upgraded = { $building }, version améliorée : { $after } au lieu de { $before }
reason-people = { $kinds } dans la ville : { $after } au lieu de { $before }
reason-tired = { $kinds } épuisés : { $after } au lieu de { $before }
reason-citizen-cards = cartes Habitant en main : { $after } au lieu de { $before }
reason-researched = { $good ->
    [yes] { $card } : recherche achevée
   *[no] { $card } : recherche annulée
}
reason-research = { $good ->
    [yes] la recherche sur { $card } commence
   *[no] la recherche sur { $card } s’arrête
}
reason-expeditions = expéditions en route : { $after } au lieu de { $before }
reason-scouted = cases parcourues par les éclaireurs : { $after } au lieu de { $before }
reason-loaded = ressources sur { $card } : { $after } au lieu de { $before }
reason-trouble = cartes Crépuscule à venir : { $after } au lieu de { $before }
reason-evenings = { $good ->
    [yes] { $card } n’agit plus le soir
   *[no] { $card } reste et agit le soir
}
reason-opens = ouvre un bâtiment pour les manches à venir : { $building } ({ $does })
reason-law-at-once = { $text } ; tout de suite : { $effects }
reason-law = { $helps ->
    [children] les enfants peuvent aider à chaque manche à venir
    [young] un enfant travaille comme un adulte à chaque manche à venir
    [shift] une figurine peut agir deux fois à chaque manche à venir
    [gather] la récolte rapporte plus à chaque manche à venir
    [medicine] guérit plus d’habitants à chaque manche à venir
    [mourning] les morts pèsent moins à chaque manche à venir
    [guard] écarte le mécontentement au crépuscule
    [food] épargne de la nourriture dans les manches à venir
    [beds] plus de figurines trouvent où dormir
   *[action] apporte une action spéciale pour les manches à venir
} ; lois jusqu’ici : { $after } sur 4
reason-law-harm = coûte plus qu’elle n’aide dans les manches à venir ; lois jusqu’ici : { $after } sur 4
reason-law-ahead = une loi aide à chaque manche à venir, et plus longtemps si elle vient tôt ; jusqu’ici : { $after } sur 4
reason-hands = { $good ->
    [yes] { $after ->
        [0] autre chose peut encore aider
        [one] { $after } figurine peut encore agir, et cela aide
       *[other] { $after } figurines peuvent encore agir, et cela aide
    }
   *[no] { $after ->
        [0] rien d’autre ne vaut son prix
        [one] { $after } figurine peut encore agir, mais rien de ce qu’elle peut faire ne vaut son prix
       *[other] { $after } figurines peuvent encore agir, mais rien de ce qu’elles peuvent faire ne vaut son prix
    }
}
reason-idle = { $after ->
    [0] autre chose aiderait encore
    [one] { $after } figurine peut encore agir, et cela aiderait
   *[other] { $after } figurines peuvent encore agir, et cela aiderait
}
reason-rest = { $after ->
    [0] plus aucune figurine ne peut agir
    [one] { $after } figurine peut encore agir, mais cela coûterait trop
   *[other] { $after } figurines peuvent encore agir, mais cela coûterait trop
}
reason-advisor = une fois par manche, contre 1 jeton ({ $token }) : { $does } ; { $after ->
    [0] aucun actif pour l’instant
    [one] { $after } actif maintenant
   *[other] { $after } actifs maintenant
}
reason-advisor-price = coûte 1 jeton ({ $token }), { $active ->
    [0] aucun n’est actif pour l’instant
    [one] { $active } est actif maintenant
   *[other] { $active } sont actifs maintenant
}
reason-advisor-cure = utile après les nuits froides : { $after ->
    [0] chacun a un lit, malades : { $sick }
    [one] { $after } figurine est encore sans lit, malades : { $sick }
   *[other] { $after } figurines sont encore sans lit, malades : { $sick }
} ; { reason-advisor-price }
reason-advisor-stress = soulage le générateur, que le chauffage met à l’épreuve : contrainte { $after } sur { $limit } ; { reason-advisor-price }
reason-advisor-unrest = calme la ville : pour l’instant, faim { $after }, mécontentement { $discontent } ; { reason-advisor-price }
reason-advisor-goods = évite à des figurines d’aller récolter : { $after } bois et { $coal } charbon en réserve ; { reason-advisor-price }
reason-keeps-hope = garde votre espoir actif pour plus tard : { $after }
reason-explore = ce qu’on trouve ici rentre avec les éclaireurs ; trouvailles jusqu’ici : { $after }
reason-bypass = mène aussitôt plus loin ; trouvailles jusqu’ici : { $after }
reason-keeps-coal = garde le charbon pour plus tard : { $after } en stock
reason-heats = { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbon en tout
} (puissance { $output }) ; { $effects }
reason-heats-cold = malades du froid : { $after } au lieu de { $before }
reason-heats-beds = sans lit chaud : { $after } au lieu de { $before }
reason-start-cheap = { $after ->
    [0] coûte autant à la ville que les autres
    [one] coûte moins à la ville qu’une autre carte
   *[other] coûte moins à la ville que { $after } autres cartes
}
reason-start-dear = { $after ->
    [one] coûte plus à la ville qu’une autre carte
   *[other] coûte plus à la ville que { $after } autres cartes
}
reason-lay-near = { $after ->
    [0] ne touche encore aucun secteur déblayé
    [one] touche { $after } secteur déblayé : un poste de collecte y atteint les terrains des deux
   *[other] touche { $after } secteurs déblayés : un poste de collecte y atteint les terrains de tous
}{ reason-lay-opens }
reason-lay-opens = { $opens ->
    [0] { "" }
    [one] { "" } ; ouvre la voie à { $opens } secteur extérieur
   *[other] { "" } ; ouvre la voie à { $opens } secteurs extérieurs
}
reason-lay-deposit = à côté d’un gisement du bord : une mine ou une foreuse ne se bâtit que là{ reason-lay-opens }
reason-clear-wood = fait découvrir des terrains ; bois sur le plan pour l’instant : { $after }
reason-clear-coal = fait découvrir des terrains ; charbon sur le plan pour l’instant : { $after }
reason-clear-room = fait de la place pour bâtir ; terrains libres pour l’instant : { $after }
reason-bed = qui n’a pas de lit tombe malade ; { $kinds } malades pour l’instant : { $after }
reason-bed-harmless = jusqu’à { $upto }, c’est sans conséquence
reason-bed-harm = avec 1 de plus, aux prochains préparatifs : { $then } au lieu de { $now }
