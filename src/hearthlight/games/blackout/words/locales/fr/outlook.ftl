## Ce qui s’annonce, tel que les règles le calculent (page et terminal)

outlook-brings = rapporte maintenant :
outlook-goal-now = peut être complété maintenant
outlook-lack = il manque : { $what }
outlook-lack-buy = il manque : { $what } ({ $buy })
outlook-batteries = { $count ->
    [one] { $count } batterie sert de joker
   *[other] { $count } batteries servent de joker
}
outlook-buy = { $count ->
    [one] achetez d’abord { $count } batterie
   *[other] achetez d’abord { $count } batteries
}
outlook-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie se terminait maintenant : { $before } jusqu’ici, { $money } pour l’argent, { $tiles } pour les tuiles Exploration, { $cards } pour les cartes que vous voyez
outlook-waste = La nourriture et l’eau se perdent en phase 6. Vendues, elles rapportent { $money } HKD.
outlook-refresh = { $count ->
    [one] Vous pourrez reprendre { $count } carte en phase 8.
   *[other] Vous pourrez reprendre { $count } cartes en phase 8.
}
outlook-too-many = { $count ->
    [one] { $count } carte de trop en main : vous ne reprenez rien en phase 8.
   *[other] { $count } cartes de trop en main : vous ne reprenez rien en phase 8.
}
outlook-end = la manche { $round } est la dernière si personne n’achète
outlook-row-missing = Il vous manque { $money } HKD.
outlook-district = { $have } sur { $number } cubes, { $points ->
    [one] { $points } point
   *[other] { $points } points
} si le district est sécurisé maintenant
outlook-district-missing = Il vous manque encore un cube ici : { $places }
outlook-total = Total actuel
outlook-conditions = Pour gagner ce chapitre
outlook-condition-goals = Objectifs d’un même plan d’urgence : { $have } sur { $number }
outlook-condition-around = Cubes autour du district { $where } : { $have } sur { $number }
outlook-condition-on = Cubes sur des lieux de couleur { $where } : { $have } sur { $number }
outlook-condition-restore = Objectifs de rétablissement : { $have } sur { $number }
outlook-condition-points = Points si la partie se terminait maintenant : { $have } sur { $number }
outlook-tile = { $count ->
    [one] { $count } tuile Exploration visible ({ $type })
   *[other] { $count } tuiles Exploration visibles ({ $type })
}
outlook-points = points
outlook-cube = { $count ->
    [one] { $count } cube pour relier les cellules de crise
   *[other] { $count } cubes pour relier les cellules de crise
}

## Ce qu’un coup coûte et rapporte, en un mot ou deux

change-points = { $by } ★
change-hospital = Hôpital { $before } → { $after }
change-cubes = { $by } en ville
change-tiles = { $number ->
    [one] { $by } tuile
   *[other] { $by } tuiles
}
change-plans = { $number ->
    [one] { $by } plan fini
   *[other] { $by } plans finis
}
change-checks = { $number ->
    [one] { $by } coche
   *[other] { $by } coches
}
change-slots = empl. { $before } → { $after }
change-limit = rétablir à { $after }
change-food = nourriture { $by }
change-tools = { $number ->
    [one] { $by } outil
   *[other] { $by } outils
}
change-gasoline = carburant { $by }
change-water = eau { $by }
change-books = { $number ->
    [one] { $by } manuel
   *[other] { $by } manuels
}
change-medipacks = { $number ->
    [one] { $by } médicament
   *[other] { $by } médicaments
}
change-battery = { $number ->
    [one] { $by } batterie
   *[other] { $by } batteries
}
change-money = { $sign }{ $number } HKD
change-transport = jetons { $before } → { $after }
change-gps = { $by } GPS
change-icons = { $number ->
    [one] { $by } icône
   *[other] { $by } icônes
}
change-hand = main { $before } → { $after }
change-spots = espaces { $before } → { $after }
change-supply = { $by } en réserve

## Ce qu’il faut encore savoir avant un coup

remark-acts = { $trades }
remark-bonus = dernier objectif : { $gain }
remark-brings = {"="} { $stock }
remark-check = puis une action de mise en œuvre
remark-cube = { $tokens ->
    [0] cube ({ $colour }) à côté des vôtres
    [one] cube ({ $colour }), à { $tokens } jeton
   *[other] cube ({ $colour }), à { $tokens } jetons
}
remark-cube-lost = vous n’avez plus de cube à placer
remark-discards = la carte est perdue
remark-districts = { $count ->
    [one] { $count } district
   *[other] { $count } districts
}
remark-elsewhere = ou une autre ressource contre des jetons : vous choisissez ensuite
remark-goals-lost = { $count ->
    [one] { $count } objectif complété perdu
   *[other] { $count } objectifs complétés perdus
}
remark-goals-near = à côté, des couleurs utiles à vos objectifs : { $colours }
remark-hurt = { $count ->
    [one] { $card } part à l’Hôpital
   *[other] 1 carte sur { $count }, au hasard, part à l’Hôpital
}
remark-icons = { $have } sur { $number } icônes d’exploration
remark-idle = aucune action utilisable maintenant
remark-no-check-marks = pas d’action de mise en œuvre cette manche
remark-open-goals = { $count ->
    [one] { $count } objectif reste ouvert
   *[other] { $count } objectifs restent ouverts
}
remark-asked-again = la question revient quand un objectif est à portée, qu’il ne reste plus d’espace libre, que les cubes se font rares ou que la dernière manche commence
remark-price = { $batteries ->
    [0] pour { $pay }
   *[other] pour { $pay }, ou des batteries
}
remark-probe = tuile face cachée : 1 icône d’exploration
remark-reach = { $count ->
    [one] vous atteignez { $count } icône d’exploration
   *[other] vous atteignez { $count } icônes d’exploration
}
remark-recover = une carte sort de l’Hôpital
remark-resource = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources identiques
}
remark-search = il faut { $number } icônes d’exploration, vous atteignez { $have }
remark-slot-for-card = réunit dans un emplacement les cartes qu’exige { $card }
remark-slot-for-power = réunit dans un emplacement les cartes qu’exige l’objectif de rétablissement : { $goal }
remark-supply-short = { $count ->
    [one] { $count } perdu : vous n’avez plus de cube
   *[other] { $count } perdus : vous n’avez plus de cube
}
remark-surrounds = entoure le district { $district }
remark-team = { $count ->
    [0] équipe proposée : { $cards }, { $have } sur { $number } icônes d’exploration
    [one] équipe proposée : { $cards } avec { $count } jeton GPS, { $have } sur { $number } icônes d’exploration
   *[other] équipe proposée : { $cards } avec { $count } jetons GPS, { $have } sur { $number } icônes d’exploration
}
remark-tiles = { $count ->
    [one] { $count } tuile, { $known } connue
   *[other] { $count } tuiles, { $known } connues
}
remark-to-hand = la carte rejoint votre main
remark-unlocks = débloque : { $action }
