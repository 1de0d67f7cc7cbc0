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
