## Énigmes : la tâche, un indice, ce qui est dit une fois résolu, et ce qui est dit de chaque chose qui manque.

lesson-long-way = Le long détour
lesson-long-way-task = Plus aucune carte jaune en main, et « { card-N07 } » demande 2 nourritures. Accomplissez son objectif cette manche.
lesson-long-way-task-hint = Avec des jetons, toute carte atteint toute ressource. Comptez les segments.
lesson-long-way-solved = Deux cartes, deux segments chacune, quatre jetons. La mauvaise couleur n’est jamais perdue, seulement plus loin.

lesson-both-tools = Les deux mêmes outils
lesson-both-tools-task = Placez deux cubes sur la carte cette manche.
lesson-both-tools-task-hint = « { card-N02 } » et « { card-V07 } » veulent les mêmes outils. Et un plan peut être conclu avant que tous ses objectifs soient atteints.
lesson-both-tools-solved = Les outils sont allés là où ils valaient plus, et le plan a donné le second cube.

lesson-water-and-food = Deux pour un jeton
lesson-water-and-food-task = Placez deux cubes sur la carte cette manche. Vous avez 2 jetons.
lesson-water-and-food-task-hint = « { card-N07 } » rapporte 2 ressources. Qu’y a-t-il à un segment du dé bleu ?
lesson-water-and-food-solved = Un jeton déplace une carte, quoi qu’elle rapporte : déplacez celle qui rapporte deux.

lesson-four-tokens = Quatre jetons
lesson-four-tokens-task = Accomplissez « { card-N06 } » et « { card-S07 } » cette manche. Vous avez 4 jetons.
lesson-four-tokens-task-hint = « { card-N04 } » rapporte 2 fois la même ressource. Et où se trouvent déjà deux cartes jaunes ?
lesson-four-tokens-solved = Deux jetons pour le médicament, deux pour les deux nourritures. Ce qui va par paire voyage ensemble.

lesson-right-slot = Le bon emplacement
lesson-right-slot-task = Accomplissez « { card-S01 } » et « { card-N06 } » cette manche.
lesson-right-slot-task-hint = « { card-S01 } » veut une carte rouge et une bleue dans le même emplacement. Dans lequel y en a-t-il déjà une ?
lesson-right-slot-solved = Une carte fait deux choses : elle rapporte, et elle occupe un emplacement. Prévoyez les deux.

lesson-close-the-ring = Fermer la boucle
lesson-close-the-ring-task = Sécurisez { district-kowloon-city } cette manche.
lesson-close-the-ring-task-hint = Il manque deux lieux. L’un est rouge ; pour l’autre, un plan peut être conclu plus tôt.
lesson-close-the-ring-solved = Un objectif pour le lieu rouge, le plan pour le dernier : le district est à vous.

lesson-three-in-a-row = Trois plus un
lesson-three-in-a-row-task = Accomplissez trois objectifs cette manche, pour que trois personnes vous rejoignent.
lesson-three-in-a-row-task-hint = Vous avez 4 carburants. Un objectif en veut 3 identiques, un autre en veut 1.
lesson-three-in-a-row-solved = Trois carburants ici, un là, et un emplacement qui a servi deux objectifs.

missed-people = { $missing ->
    [one] 1 objectif de plus devait vous amener quelqu’un.
   *[other] { $missing } objectifs de plus devaient vous amener quelqu’un.
}
missed-cubes = { $missing ->
    [one] 1 cube de plus devait être sur la carte.
   *[other] { $missing } cubes de plus devaient être sur la carte.
}
missed-secured = Le district n’est pas à vous.
