## Les exemples du livret : titre, situation, tâche, résultat

lesson-further = Deux cubes, un jeton
lesson-further-play = Le dé jaune est sur nourriture ; vous voulez des médicaments, un segment plus loin. Vous avez 4 jetons Transport.
lesson-further-play-do = Procurez des médicaments.
lesson-further-after = 2 médicaments pour 1 jeton : il reste 3 jetons Transport. Une carte se déplace d’un bloc.

lesson-keep-the-battery = Payer sans la batterie
lesson-keep-the-battery-play = L’objectif coûte 1 nourriture et 1 outil. Votre 1 batterie pourrait remplacer l’une ou l’autre.
lesson-keep-the-battery-play-do = Payez nourriture et outil.
lesson-keep-the-battery-after = Il reste 1 batterie, 0 nourriture. Payez avec la ressource même tant que possible : la batterie servira à tout.

lesson-skipping = Sauter un lieu
lesson-skipping-play = Un cube bleu. { location-mong-kok } est à côté, { location-choi-hung } derrière un lieu d’une autre couleur. Vous avez 4 jetons Transport.
lesson-skipping-play-do = Placez-le sur { location-choi-hung }.
lesson-skipping-after = Il reste 3 jetons Transport, et 2 de vos cubes sont sur le plan. Un lieu bleu ne se saute jamais.

lesson-later = Un objectif sur trois
lesson-later-play = Le premier objectif de votre plan d’urgence a rapporté 5 HKD : vous en avez 9. Un cube le marque. Terminer, ou laisser ?
lesson-later-play-do = Laissez-le.
lesson-later-after = Il reste : 9 HKD, 2 cubes sur le plan. Terminez-le plus tard, même sans autre objectif, pour son effet de concrétisation.

lesson-probing = Reconnaissance
lesson-probing-play = Aucune épreuve n’est à votre portée. Une reconnaissance ne demande qu’un total de 4. 5 cartes en main, 2 à l’Hôpital.
lesson-probing-play-do = Reconnaissance : première tuile.
lesson-probing-after = 1 tuile face cachée : désormais 1 icône d’exploration. Une carte de l’équipe part à l’Hôpital : 3 y sont, 4 en main.

lesson-cheaper = Rangée courte, moins cher
lesson-cheaper-play = Chaque rangée a 3 cartes : chacune coûte 4. Vous avez 9 HKD et 1 carte Objectif.
lesson-cheaper-play-do = Achetez « { card-S01 } », puis « { card-S10 } » de la même rangée.
lesson-cheaper-after = 4, puis 3 : il reste 2 HKD, et vos 3 espaces Objectif sont pris. La dernière d’une rangée coûte 2.

lesson-spoiling = La nourriture se perd
lesson-spoiling-play = Vous avez 2 nourritures et 5 HKD ; aucun objectif n’en veut. N’explorez pas cette fois.
lesson-spoiling-play-do = Passez.
lesson-spoiling-after = Chaque nourriture se vend 2 : 0 nourriture, 9 HKD. L’eau rapporte 1, ou un jeton GPS pour deux.

lesson-taking-back = L’emplacement le plus rempli
lesson-taking-back-play = Vous avez 2 cartes en main : 4 au plus, donc la main peut être rétablie. Toujours l’emplacement le plus rempli.
lesson-taking-back-play-do = Rétablissez l’emplacement 2.
lesson-taking-back-after = 4 cartes reviennent : 6 en main. Ce qui est posé ensemble revient ensemble.
