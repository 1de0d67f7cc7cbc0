## Les exemples du livret : titre, situation, tâche, résultat

lesson-one-coal = Un charbon
lesson-one-coal-play = Puissance 0 : chaque terrain est froid. 5 charbon, 4 bois. Un charbon passe le symbole rouge : la zone A est chauffée.
lesson-one-coal-play-do = Alimentez une fois le générateur. Puis un ouvrier récolte le bois du centre.
lesson-one-coal-after = 4 charbon, 6 bois, 0 malade. Sans ce charbon, un ouvrier serait tombé malade.

lesson-snow = La neige est toujours froide
lesson-snow-play = 0 malade, 6 secteurs ouverts. Déblayer se fait au froid, quelle que soit la puissance.
lesson-snow-play-do = Un ouvrier déblaie l’anneau intérieur ; posez les deux secteurs aux endroits éclairés.
lesson-snow-after = 2 secteurs de plus, 8 en tout, et 1 ouvrier malade : avant l’action, pas après.

lesson-three-buildings = Trois en une action
lesson-three-buildings-play = 8 bois, 3 bâtiments. Une action en bâtit jusqu’à trois. Les ingénieurs y restent au chaud.
lesson-three-buildings-play-do = Les ingénieurs bâtissent une cabane de chasse et deux tentes sur les terrains éclairés.
lesson-three-buildings-after = 5 bois dépensés : il en reste 3. 6 bâtiments debout, et une seule figurine a agi.

lesson-who-eats = Qui mange d’abord
lesson-who-eats-play = 15 nourriture, et 2 faim d’avant. Ce soir, c’est le tour des enfants : ils sont 8.
lesson-who-eats-play-do = Terminez la journée.
lesson-who-eats-after = Les 2 affamés ont mangé d’abord, puis les 8 enfants : reste 5 nourriture, faim 0.

lesson-four-outside = Six lits pour dix
lesson-four-outside-play = 10 figurines, 6 lits dans des tentes chauffées, 1 malade. Sans lit, on tombe malade.
lesson-four-outside-play-do = Plus de charbon. Puis les lits : deux enfants, deux ingénieurs, deux ouvriers.
lesson-four-outside-after = 4 figurines dehors : 5 malades. Répartis ainsi, aucune catégorie n’en a cinq.

lesson-cold-morning = Entre les marqueurs
lesson-cold-morning-play = Puissance 3, froid 5 : la case 4, entre les deux, montre un habitant. 5 malades. Le charbon servira au travail.
lesson-cold-morning-play-do = Ne brûlez rien.
lesson-cold-morning-after = 1 malade de plus : 6. Avec un charbon, rien n’aurait été entre les marqueurs.

lesson-matron = D’abord le conseiller
lesson-matron-play = 5 malades. L’{ card-health-officer } en guérit 2 pour une sollicitude active. Espoir : 2 actifs.
lesson-matron-play-do = Utilisez-la et guérissez deux ouvriers.
lesson-matron-after = 3 malades, 1 espoir actif. Elle agit avant la maladie : jusqu’à quatre, rien ne se passe.

lesson-one-law = Une loi et son prix
lesson-one-law-play = 12 lois possibles, 0 adoptée. Vos ingénieurs sont prêts. Mécontentement 2.
lesson-one-law-play-do = Envoyez-les à la tribune et adoptez « { card-G05 } ».
lesson-one-law-after = 1 loi adoptée, mécontentement 3. Il en reste 10 : « { card-G06 } » a disparu. Une conséquence attend au crépuscule.
