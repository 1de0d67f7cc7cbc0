## Pourquoi un choix est impossible

refuse-action-used = Déjà utilisée
refuse-batteries = Il faut { $count ->
    [one] { $count } batterie
   *[other] { $count } batteries
} ; vous en avez { $have }
refuse-battery-first = Il faut { $pay }. Achetez d’abord { $count ->
    [one] { $count } batterie
   *[other] { $count } batteries
} ({ $money } HKD)
refuse-centres = Les cellules de crise { $letter } ne sont pas reliées : il manque { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
refuse-chosen = Déjà exploré cette manche
refuse-colour = Le cube doit aller sur un lieu de cette couleur : { $colour }
refuse-cost = Il faut { $pay } ; vous avez : { $stock }
refuse-emergency-stays = On ne peut pas défausser un plan d’urgence
refuse-fewer-cards = On reprend l’emplacement qui a le plus de cartes ({ $number }) ; celui-ci en a { $count }
refuse-goal-done = Déjà complété
refuse-gps-gone = Il ne reste plus de jeton GPS dans la réserve
refuse-hospital-empty = Votre Hôpital est vide
refuse-icons = Il faut { $number } icônes d’exploration ; vous atteignez { $have }
refuse-icons-missing = { $have } sur { $number } icônes d’exploration pour l’instant
refuse-in-hospital = À l’Hôpital
refuse-in-slot = Dans un emplacement jusqu’à ce que vous la repreniez
refuse-in-team = Déjà dans l’équipe
refuse-locked = Bloquée tant que vous n’avez pas sécurisé de district
refuse-money = Coûte { $number } HKD ; vous avez { $have }
refuse-no-battery = On ne peut pas choisir de batterie
refuse-no-gps = Vous n’avez plus de jeton GPS
refuse-no-icons = N’a pas d’icône d’exploration
refuse-no-skip = On ne saute pas un lieu où le cube pourrait aller
refuse-no-supply = Vous n’avez plus de cube
refuse-no-team = Aucune carte de votre main n’a d’icône d’exploration
refuse-no-tiles = Il n’y a plus de tuile Exploration ici
refuse-no-transport = Il n’y a plus de jeton Transport en réserve
refuse-not-next-to = Aucun de vos cubes n’est à côté
refuse-not-planned = Pas sélectionnée cette manche
refuse-nothing-to-check = Vous ne pouvez utiliser aucune action de mise en œuvre
refuse-own-cube = Vous avez déjà un cube ici
refuse-plan-begun = Vous avez commencé { $card }
refuse-probe-lowest = L’épreuve de reconnaissance ne vaut que pour la tuile la plus facile
refuse-secured = Déjà sécurisé
refuse-slot = Il faut { $slot } dans un même emplacement ; le meilleur en a { $have } sur { $number }
refuse-slot-closed = Bloqué jusqu’à l’objectif de rétablissement
refuse-slot-empty = Cet emplacement est vide
refuse-slot-planned = Carte déjà sélectionnée ici : { $card }
refuse-spots-full = Tous vos espaces Objectif sont occupés
refuse-taken = { $seat } est déjà ici
refuse-team-empty = L’équipe doit compter au moins une carte
refuse-tiles = Pas de tuile Exploration visible : { $types }
refuse-tokens = Il faut { $count ->
    [one] { $count } jeton Transport
   *[other] { $count } jetons Transport
} ; vous en avez { $have }
refuse-unlocked = Déjà débloquée
