## Énigmes : la tâche, un indice, ce qui est dit une fois résolu, et ce qui est dit de chaque chose qui manque.

lesson-long-way = Le grand détour
lesson-long-way-task = Vous n’avez plus de carte jaune en main, et « { card-N07 } » demande 2 rations de nourriture. Complétez son objectif cette manche.
lesson-long-way-task-hint = Avec des jetons, n’importe quelle carte atteint n’importe quelle ressource. Comptez les segments.
lesson-long-way-solved = Une mauvaise couleur sert quand même : c’est juste plus loin, et chaque segment coûte un jeton.

lesson-both-tools = Les deux mêmes outils
lesson-both-tools-task = Placez deux cubes sur le plan de la ville cette manche.
lesson-both-tools-task-hint = « { card-N02 } » et « { card-V07 } » veulent les mêmes outils. Et on peut terminer un plan avant d’avoir complété tous ses objectifs.
lesson-both-tools-solved = Un objectif, et un plan terminé avant l’heure : deux cubes en une manche.

lesson-water-and-food = Deux pour un jeton
lesson-water-and-food-task = Placez deux cubes sur le plan de la ville cette manche. Vous avez 2 jetons.
lesson-water-and-food-task-hint = « { card-N07 } » rapporte 2 ressources. Qu’y a-t-il à un segment du dé bleu ?
lesson-water-and-food-solved = Un jeton déplace une carte, qu’elle rapporte peu ou beaucoup : déplacez celle qui rapporte 2.

lesson-four-tokens = Quatre jetons
lesson-four-tokens-task = Complétez « { card-N06 } » et « { card-S07 } » cette manche. Vous avez 4 jetons.
lesson-four-tokens-task-hint = « { card-N04 } » rapporte 2 fois la même ressource. Et où se trouvent déjà deux cartes jaunes ?
lesson-four-tokens-solved = Deux jetons pour le médicament, deux pour la nourriture. Tout ce qu’une carte rapporte voyage ensemble.

lesson-right-slot = Le bon emplacement
lesson-right-slot-task = Complétez « { card-S01 } » et « { card-N06 } » cette manche.
lesson-right-slot-task-hint = « { card-S01 } » veut une carte rouge et une bleue dans le même emplacement. Dans lequel y en a-t-il déjà une ?
lesson-right-slot-solved = Une carte fait deux choses : elle rapporte une ressource, et elle occupe un emplacement. Pensez aux deux.

lesson-close-the-ring = Fermer la boucle
lesson-close-the-ring-task = Sécurisez { district-kowloon-city } cette manche.
lesson-close-the-ring-task-hint = Il manque deux lieux. L’un est rouge ; pour l’autre, on peut terminer un plan avant l’heure.
lesson-close-the-ring-solved = Un objectif pour le lieu rouge, le plan pour le dernier : le district est à vous.

lesson-three-in-a-row = Trois plus un
lesson-three-in-a-row-task = Complétez trois objectifs cette manche, pour que trois personnes vous rejoignent.
lesson-three-in-a-row-task-hint = Vous avez 4 bidons de carburant. Un objectif veut 3 ressources identiques, un autre n’en veut qu’une.
lesson-three-in-a-row-solved = 3 bidons de carburant ici, 1 là, et un emplacement qui a servi à deux objectifs.

lesson-eight-in-hand = Huit en main
lesson-eight-in-hand-task = Ayez 8 cartes en main au début de la prochaine manche.
lesson-eight-in-hand-task-hint = Vous pouvez rétablir votre main avec 4 cartes. Et l’emplacement le plus rempli en rend plus si vous en ajoutez une.
lesson-eight-in-hand-solved = Une carte, dans l’emplacement le plus rempli : 4 en main, 4 reviennent. Parfois, le meilleur plan est un petit plan.

lesson-keep-the-searchers = Gardez-les à la maison
lesson-keep-the-searchers-task = Récupérez une tuile Exploration pendant cette manche. Une reconnaissance ne compte pas.
lesson-keep-the-searchers-task-hint = Une carte dans un emplacement ne peut pas explorer. Et quelles cartes n’ont de toute façon aucune icône d’exploration ?
lesson-keep-the-searchers-solved = Pour explorer, une carte doit être en main. Vous en avez envoyé peu au travail, et les icônes d’exploration des autres ont suffi.

lesson-two-for-five = Deux pour cinq
lesson-two-for-five-task = Remplissez vos trois espaces Objectif pendant cette manche. Vous avez 2 HKD.
lesson-two-for-five-task-hint = « { card-S12 } » change du carburant en jeton GPS, et une exploration peut rapporter de l’argent. Quelle rangée devient moins chère pour vous ?
lesson-two-for-five-solved = L’exploration a payé les deux cartes. Et une rangée devient moins chère à chaque carte que vous y prenez : 4, 3, 2.

missed-people = { $missing ->
    [one] Il manque 1 objectif qui vous amène quelqu’un.
   *[other] Il manque { $missing } objectifs qui vous amènent quelqu’un.
}
missed-joined = { $missing ->
    [one] 1 objectif demandé n’est pas complété.
   *[other] { $missing } objectifs demandés ne sont pas complétés.
}
missed-cubes = { $missing ->
    [one] Il manque 1 cube sur le plan de la ville.
   *[other] Il manque { $missing } cubes sur le plan de la ville.
}
missed-secured = Le district n’est pas à vous.
missed-hand = { $missing ->
    [one] Il manque 1 carte en main.
   *[other] Il manque { $missing } cartes en main.
}
missed-tiles_up = Aucune tuile Exploration n’est face visible devant vous.
missed-objectives = { $missing ->
    [one] 1 espace Objectif est encore libre.
   *[other] { $missing } espaces Objectif sont encore libres.
}
