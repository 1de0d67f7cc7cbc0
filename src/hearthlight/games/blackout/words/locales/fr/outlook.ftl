## Ce qui s’annonce, tel que les règles le calculent (page et terminal)

outlook-brings = rapporte maintenant :
outlook-goal-now = peut être complété maintenant
outlook-missing = il manque :
outlook-batteries = { $count ->
    [one] { $count } batterie sert de joker
   *[other] { $count } batteries servent de joker
}
outlook-buy = { $count ->
    [one] pour payer, achetez d’abord { $count } batterie
   *[other] pour payer, achetez d’abord { $count } batteries
}
outlook-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie se terminait maintenant : { $before } jusqu’ici, { $money } pour l’argent, { $tiles } pour les tuiles Exploration, { $cards } pour les cartes que vous voyez
outlook-waste = La nourriture et l’eau se perdent en phase 6. Vendues, elles rapportent { $money } HKD.
outlook-refresh = { $count ->
    [one] À reprendre en phase 8 : { $count } carte.
   *[other] À reprendre en phase 8 : { $count } cartes.
}
outlook-too-many = { $count ->
    [one] { $count } carte de trop en main : vous ne reprenez rien en phase 8.
   *[other] { $count } cartes de trop en main : vous ne reprenez rien en phase 8.
}
outlook-end = la manche { $round } est la dernière si personne n’achète
outlook-row-missing = Il vous manque { $money } HKD.
outlook-district = { $have } sur { $number } cubes, { $points ->
    [one] { $points } point
   *[other] { $points } points
} si le district est sécurisé maintenant
outlook-district-missing = Il vous manque encore un cube ici : { $places }
outlook-total = Total actuel
outlook-conditions = Pour gagner ce chapitre
outlook-condition-goals = Objectifs d’un même plan d’urgence : { $have } sur { $number }
outlook-condition-around = Cubes autour du district { $where } : { $have } sur { $number }
outlook-condition-on = Cubes sur des lieux de couleur { $where } : { $have } sur { $number }
outlook-condition-restore = Objectifs de rétablissement : { $have } sur { $number }
outlook-condition-points = Points si la partie se terminait maintenant : { $have } sur { $number }
outlook-tile = { $count ->
    [one] { $count } tuile Exploration visible ({ $type })
   *[other] { $count } tuiles Exploration visibles ({ $type })
}
outlook-points = points
outlook-cube = { $count ->
    [one] { $count } cube en ville
   *[other] { $count } cubes en ville
}
