## Les exemples du livret : titre, situation, tâche, résultat

lesson-further = Deux cubes, un jeton
lesson-further-play = Le dé jaune est sur la nourriture, mais vous voulez des médicaments, un segment plus loin. Vous avez 4 jetons Transport.
lesson-further-play-do = Procurez-vous des médicaments.
lesson-further-after = 2 médicaments pour 1 jeton : il reste 3 jetons Transport. Tout ce qu’une carte procure voyage ensemble.

lesson-keep-the-battery = Payer sans la batterie
lesson-keep-the-battery-play = L’objectif coûte 1 ration de nourriture et 1 outil. Vous avez 1 batterie : elle pourrait remplacer l’une ou l’autre de ces ressources.
lesson-keep-the-battery-play-do = Payez avec la nourriture et l’outil.
lesson-keep-the-battery-after = Il reste 1 batterie, 0 ration de nourriture. Tant que vous pouvez, payez avec la ressource elle-même : plus tard, la batterie pourra tout remplacer.

lesson-skipping = Sauter un lieu
lesson-skipping-play = Un cube bleu. { location-mong-kok } est à côté de vous, { location-choi-hung } derrière un lieu d’une autre couleur. Vous avez 4 jetons Transport.
lesson-skipping-play-do = Placez-le sur { location-choi-hung }.
lesson-skipping-after = Il reste 3 jetons Transport, et 2 de vos cubes sont sur le plan. Sauter un lieu bleu n’aurait pas été permis.

lesson-later = Un objectif sur trois
lesson-later-play = Le premier objectif de votre plan d’urgence a rapporté 5 HKD : vous en avez 9. Un cube le marque. Terminer le plan maintenant, ou le laisser ouvert ?
lesson-later-play-do = Laissez-le ouvert.
lesson-later-after = Le plan d’urgence reste : 9 HKD, 2 cubes en ville. Vous pourrez le terminer plus tard, même sans autre objectif, pour son effet de concrétisation.

lesson-probing = Reconnaissance
lesson-probing-play = Aucune épreuve n’est à votre portée ici. Une reconnaissance ne demande qu’un total de 4. Vous avez 5 cartes en main, et 2 à l’Hôpital.
lesson-probing-play-do = Tentez la reconnaissance sur la première tuile.
lesson-probing-after = 1 tuile face cachée : désormais 1 icône d’exploration. Il reste 4 cartes en main : une carte de l’équipe est partie à l’Hôpital, qui en compte 3.

lesson-cheaper = Les rangées courtes coûtent moins
lesson-cheaper-play = Chaque rangée compte 3 cartes, à 4 HKD chacune. Vous avez 9 HKD et 1 carte Objectif.
lesson-cheaper-play-do = Achetez « { card-S01 } », puis « { card-S10 } » de la même rangée.
lesson-cheaper-after = 4, puis 3 : il reste 2 HKD, et vos 3 espaces Objectif sont pris. La dernière carte d’une rangée coûte 2.

lesson-spoiling = La nourriture ne se garde pas
lesson-spoiling-play = Vous avez 2 rations de nourriture et 5 HKD, et aucun objectif ne demande de nourriture.
lesson-spoiling-play-do = N’explorez pas.
lesson-spoiling-after = Lors de l’entretien, chaque ration de nourriture se vend 2 HKD : 0 ration, 9 HKD. L’eau rapporte 1 HKD la ration, ou un jeton GPS les deux.

lesson-taking-back = L’emplacement le plus rempli
lesson-taking-back-play = Vous avez 2 cartes en main, donc 4 au plus : vous pouvez la rétablir. C’est toujours l’emplacement le plus rempli qui revient, jamais un autre.
lesson-taking-back-play-do = Rétablissez votre main avec l’emplacement 2.
lesson-taking-back-after = 4 cartes sont revenues : 6 en main. Ce qui est posé ensemble revient ensemble.

lesson-last-goal = Le dernier objectif et le bonus
lesson-last-goal-play = Un cube marque le premier objectif de votre plan ; le second coûte 2 outils. Vous avez 3 outils et 4 points.
lesson-last-goal-play-do = Complétez le second objectif du plan.
lesson-last-goal-after = 4 points pour l’objectif, 5 de bonus : vous en avez 13, et 1 outil. Le plan est terminé : reste son effet de concrétisation, un cube.

lesson-with-gps = Une carte, une tuile, un jeton
lesson-with-gps-play = La tuile aux manuels demande 5. Toute votre main n’a que 3 icônes d’exploration. 1 tuile face cachée en ajoute 1, votre jeton GPS 3.
lesson-with-gps-play-do = Choisissez la tuile aux manuels. Envoyez « { card-N01 } » et dépensez le jeton GPS.
lesson-with-gps-after = 1 + 1 + 3 font 5 : 2 manuels, et 0 jeton GPS. Une équipe d’une seule carte est toujours blessée : l’Hôpital en compte 4.

lesson-everybody-scores = Chacun marque
lesson-everybody-scores-play = Vos 5 cubes entourent { district-kowloon-city } ; Mei en a 2. Vous avez 2 points. D’abord, vous déplacez un marqueur et débloquez l’action qu’il couvrait.
lesson-everybody-scores-play-do = Débloquez l’action qui change un manuel en jeton GPS.
lesson-everybody-scores-after = 5 cubes rapportent 7 points : vous en avez 9. Les 2 cubes de Mei lui en rapportent 2, bien qu’elle n’entoure rien.

lesson-start-money = Après deux défaites
lesson-start-money-play = Vous jouez seul et avez perdu ce chapitre 2 fois. Chaque défaite ajoute 2 HKD : vous commencez avec 8 au lieu de 4.
lesson-start-money-play-do = Placez votre premier cube sur { location-lung-kwu-tan }.
lesson-start-money-after = 1 cube et 8 HKD : le chapitre recommence. Pour le gagner, votre score doit aussi valoir 2 orchidées.
