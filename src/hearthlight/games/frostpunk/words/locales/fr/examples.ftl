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

lesson-overload = Un cube de trop
lesson-overload-play = Puissance 7, froid 8, contrainte 4. À cette puissance, 7 cubes tombent dans la tour, et la piste de contrainte a 10 cases.
lesson-overload-play-do = Ne brûlez plus de charbon.
lesson-overload-after = Les 7 sont sortis, 1 de trop : première panne. Le générateur est surchauffé, contrainte 0. Froid 10 : 1 case pour la panne, 1 pour la météo.

lesson-three-huts = Ce que rapportent les chasseurs
lesson-three-huts-play = 6 nourriture et trois cabanes de chasse. En phase de météo, une cabane simple rapporte 1 nourriture, une cabane améliorée 2.
lesson-three-huts-play-do = Ne brûlez plus de charbon : après le générateur vient la météo.
lesson-three-huts-after = 3 cabanes, 3 nourriture : vous en avez 9, sans qu’aucune figurine n’agisse. Le froid est monté à 6.

lesson-fifteen-sick = Quinze malades
lesson-fifteen-sick-play = 15 ouvriers sur 22 sont malades. Là où se trouve leur marqueur, la piste indique 2 jetons d’épuisement et 2 retournements.
lesson-fifteen-sick-play-do = Continuez sans conseiller.
lesson-fifteen-sick-after = Le premier retournement les a rendus gravement malades, le second a coûté une vie : 14 malades, 21 ouvriers. 2 figurines n’agiront pas cette manche.

lesson-bypass = Vers le lieu suivant
lesson-bypass-play = Le chemin a 2 cases ; l’éclaireur est au bout et il lui reste 2 pas. Vous pouvez explorer ce lieu ou le contourner.
lesson-bypass-play-do = Contournez-le.
lesson-bypass-after = Une carte B couvre le chemin, qui a 4 cases. Y passer était gratuit ; puis l’éclaireur a fait ses 2 pas, jusqu’au bout.

lesson-home-again = Tout rentre à la maison
lesson-home-again-play = 4 nourriture, 0 bois. Au premier lieu, l’éclaireur a continué, pour 4 bois au retour. Le chemin a 5 cases.
lesson-home-again-play-do = Choisissez l’option par laquelle l’éclaireur revient.
lesson-home-again-after = 11 nourriture d’ici, 4 bois du premier lieu : 15 nourriture, 4 bois, 0 éclaireur dehors. Une carte C allonge le chemin à 7 cases.
