## Les exemples du livret : titre, situation, tâche, résultat

lesson-one-coal = Un charbon
lesson-one-coal-play = Puissance 0 : tous les terrains sont froids. 5 charbon, 4 bois. Un charbon porte la puissance au-dessus du symbole rouge : la zone A est chauffée.
lesson-one-coal-play-do = Alimentez une fois le générateur. Puis envoyez un ouvrier récolter le bois du centre.
lesson-one-coal-after = 4 charbon, 6 bois, 0 malade. Sans ce charbon, un ouvrier serait tombé malade.

lesson-snow = La neige est toujours froide
lesson-snow-play = 0 malade, 6 secteurs ouverts. Déblayer se fait toujours au froid, quelle que soit la puissance.
lesson-snow-play-do = Envoyez un ouvrier déblayer l’anneau intérieur, et posez les deux secteurs aux endroits éclairés.
lesson-snow-after = 2 secteurs de plus, 8 en tout, et 1 ouvrier est malade : avant l’action, pas après.

lesson-three-buildings = Trois en une action
lesson-three-buildings-play = 8 bois, 3 bâtiments. Une seule action en érige jusqu’à trois. Les ingénieurs y sont toujours au chaud.
lesson-three-buildings-play-do = Les ingénieurs bâtissent une cabane de chasse et deux tentes sur les terrains éclairés.
lesson-three-buildings-after = Cela a coûté 5 bois : il en reste 3. La ville a 6 bâtiments, et une seule figurine a agi.

lesson-who-eats = Qui mange d’abord
lesson-who-eats-play = 15 nourriture, et 2 de faim qui restent d’avant. Ce soir, c’est le tour des enfants : ils sont 8.
lesson-who-eats-play-do = Terminez la journée.
lesson-who-eats-after = Les 2 affamés ont mangé d’abord, puis les 8 enfants : il reste 5 nourriture, faim 0.

lesson-four-outside = Six lits pour dix
lesson-four-outside-play = 10 figurines, 6 lits dans des tentes chauffées, 1 malade. Qui n’a pas de lit tombe malade.
lesson-four-outside-play-do = Ne brûlez plus de charbon. Puis les lits : deux enfants, deux ingénieurs, deux ouvriers.
lesson-four-outside-after = 4 figurines sont restées dehors : 5 malades maintenant. Répartis ainsi, aucune catégorie n’arrive à cinq.

lesson-cold-morning = Entre les marqueurs
lesson-cold-morning-play = Puissance 3, froid 5 : la case 4, entre les deux, montre un habitant. 5 malades. Il vous faut le charbon pour le travail.
lesson-cold-morning-play-do = Ne brûlez rien.
lesson-cold-morning-after = 1 malade de plus : 6. Avec un charbon, il n’y aurait rien eu entre les marqueurs.

lesson-matron = D’abord le conseiller
lesson-matron-play = 5 malades. L’{ card-health-officer } en guérit 2 pour une sollicitude active. Votre espoir : 2 jetons actifs.
lesson-matron-play-do = { $left ->
    [1] Guérissez encore un ouvrier.
   *[other] Utilisez-la et guérissez deux ouvriers.
}
lesson-matron-after = 3 malades, 1 espoir actif. Elle agit avant qu’on compte les malades : jusqu’à quatre, il ne se passe rien.

lesson-one-law = Une loi et son prix
lesson-one-law-play = 12 lois peuvent encore être adoptées, 0 l’a été. Vos ingénieurs sont prêts. Mécontentement 2.
lesson-one-law-play-do = Envoyez-les à l’estrade et adoptez « { card-G05 } ».
lesson-one-law-after = 1 loi adoptée, mécontentement 3. Il en reste 10 : sa jumelle « { card-G06 } » a disparu. Une conséquence attend dans la pioche Crépuscule.
