## Ce qui s’annonce, tel que les règles le calculent (page et terminal)

outlook-brings = rapporte maintenant :
outlook-goal-now = peut être rempli maintenant
outlook-missing = il manque :
outlook-batteries = { $count ->
    [one] { $count } batterie complète
   *[other] { $count } batteries complètent
}
outlook-buy = { $count ->
    [one] avec { $count } batterie à acheter d’abord
   *[other] avec { $count } batteries à acheter d’abord
}
outlook-score = { $total } points si la partie finissait maintenant : { $before } jusqu’ici, { $money } pour l’argent, { $tiles } pour les tuiles Exploration, { $cards } pour les cartes visibles
outlook-waste = La nourriture et l’eau se perdent en phase 6. Vendues, elles rapportent { $money } HKD.
outlook-refresh = { $count ->
    [one] Cet emplacement revient en phase 8 : { $count } carte.
   *[other] Cet emplacement revient en phase 8 : { $count } cartes.
}
outlook-too-many = { $count ->
    [one] { $count } carte de trop en main : rien ne revient en phase 8.
   *[other] { $count } cartes de trop en main : rien ne revient en phase 8.
}
outlook-end = la manche { $round } est la dernière si personne n’achète
outlook-row-missing = Il vous manque { $money } HKD.
outlook-district = { $have } cubes sur { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} s’il est sécurisé maintenant
outlook-district-missing = Il vous manque encore : { $places }
outlook-total = Total actuel
outlook-conditions = Pour gagner ce chapitre
outlook-condition-goals = { $have } objectifs sur { $number } d’un même plan d’urgence
outlook-condition-around = { $have } cubes sur { $number } autour de { $where }
outlook-condition-on = { $have } cubes sur { $number } sur des lieux de couleur { $where }
outlook-condition-restore = { $have } objectifs de rétablissement sur { $number }
outlook-condition-points = { $have } points sur { $number } si la partie finissait maintenant
outlook-tile = { $count ->
    [one] { $count } tuile visible : { $type }
   *[other] { $count } tuiles visibles : { $type }
}
outlook-points = points
outlook-cube = { $count ->
    [one] { $count } cube en ville
   *[other] { $count } cubes en ville
}
