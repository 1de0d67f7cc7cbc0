# Ce qu’on lit en pointant quelque chose : ce que c’est, son nom, où il en est.

about-food = Des objectifs en demandent. Ce qui reste en phase 6 est vendu : 2 HKD chacune.
    .title = Nourriture
    .now = Vous en avez { $have }.
about-tools = Des objectifs demandent des outils. Un outil rapporte 3 HKD avec le Mécanicien ou une action de mise en
    œuvre.
    .title = Outils
    .now = Vous en avez { $have }.
about-gasoline = Des objectifs en demandent. Une action de mise en œuvre change 1 carburant en 2 jetons Transport.
    .title = Carburant
    .now = Vous en avez { $have }.
about-water = Des objectifs en demandent. La phase 6 prend ce qui reste : 1 HKD chacune, ou 1 jeton GPS pour deux.
    .title = Eau
    .now = Vous en avez { $have }.
about-books = Des objectifs demandent des manuels. Une action de mise en œuvre change 1 manuel en 1 jeton GPS.
    .title = Manuels
    .now = Vous en avez { $have }.
about-medipacks = Des objectifs demandent des médicaments. Le Médecin en prend 1 pour ramener une carte de votre Hôpital.
    .title = Médicaments
    .now = Vous en avez { $have }.
about-battery = Une batterie remplace n’importe quelle ressource quand vous payez. Vous pouvez en acheter une pour 5
    HKD.
    .title = Batterie
    .now = Vous en avez { $have }.
about-same = Autant d’une même ressource, au choix.
    .title = D’une même sorte
about-money = Ils achètent des cartes (de 2 à 4) et des batteries (5 chacune). À la fin, chaque lot de 5 vaut 1 point.
    .title = HKD
    .now = Vous en avez { $have }.
about-per-search = Révélez votre main : vous recevez autant de HKD par icône d’exploration.
    .title = HKD pour les icônes d’exploration
about-points = Qui en a le plus à la fin gagne. Le décompte final ajoute l’argent, les tuiles Exploration et les
    cartes.
    .title = Points
    .now = Vous en avez { $have } ; le décompte donnerait { $total } maintenant.
about-transport = Un jeton Transport mène un volontaire un segment plus loin sur le cadran, ou saute un lieu sur le plan.
    Il s’achète 1 point.
    .title = Jetons Transport
    .now = Vous en avez { $have } ; la réserve en a { $left }.
about-gps = Dépensez-en un en explorant : il compte 3 icônes d’exploration.
    .title = Jetons GPS
    .now = Vous en avez { $have } ; la réserve en a { $left }.
about-cube = Vos cubes sont vos ressources sur le cadran, et ils occupent des lieux sur le plan.
    .title = Cubes
    .now = Votre réserve en a { $have }.
about-shape = Les cartes rouges, jaunes et bleues sont des volontaires, les violettes des spécialistes. Les objectifs
    les comptent dans un emplacement.
    .title = Le signe d’une couleur
about-card = Un de vos emplacements doit contenir autant de cartes de cette couleur, dans n’importe quel ordre.
    .title = Cartes d’une couleur
about-die = Un volontaire procure la ressource où se trouve le dé de sa couleur.
    .title = Dé de ressource
    .now = Le rouge, le jaune et le bleu sont sur : { $resources }.
about-search = Quand vous explorez, votre équipe doit en avoir autant que l’épreuve de la tuile Exploration.
    .title = Icônes d’exploration
    .now = Toute votre main et tous vos jetons en apportent { $have }.
about-slot = En phase 1 vous placez jusqu’à 1 carte dans chacun. Rétablir sa main rend l’emplacement qui a le plus de
    cartes.
    .title = Emplacements
    .now = { $have } sur 4 sont ouverts.
about-hand = Avec peu de cartes en main, elle peut être rétablie en phase 8.
    .title = Main
    .now = Vous en avez { $have } ; elle est rétablie à { $limit } ou moins.
about-hospital = Les cartes blessées y sont. Le Médecin les ramène.
    .title = Hôpital
    .now = { $have ->
        [0] Le vôtre est vide.
        [one] Le vôtre a 1 carte.
       *[other] Le vôtre a { $have } cartes.
    }
about-recover = Une carte revient : de l’Hôpital par le Médecin, avec ses points, ou d’un emplacement quand la main est
    rétablie.
    .title = De retour en main
about-check = Vous l’effectuez avec le Leader en phase 2, ou quand votre main est rétablie en phase 8.
    .title = Action de mise en œuvre
    .now = { $have } sur { $of } de votre plateau sont débloquées.
about-always = Une fois ce plan achevé, il agit jusqu’à la fin de la partie.
    .title = Effet permanent
about-finish = Vous l’obtenez en achevant le plan.
    .title = Effet de concrétisation
about-bonus = Vous l’obtenez en plus quand tous les objectifs du plan sont complétés.
    .title = Bonus
about-lock = Le quatrième emplacement s’ouvre avec le rétablissement du courant, une action de mise en œuvre avec un
    district sécurisé.
    .title = Bloqué
about-objectives = Les cartes à objectifs y restent jusqu’à ce que vous les complétiez. Vous avez 3 espaces Objectif.
    .title = Espaces Objectif
    .now = { $have } libres.
about-goal = Payez tout ce qui précède la flèche et ayez ce qu’elle montre ; vous recevez ce qui suit.
    .title = Objectif
about-restore = Deux objectifs de votre plateau, une fois chacun : une main rétablie jusqu’à 6 cartes, et un quatrième
    emplacement. Chacun vaut 10 points.
    .title = Objectifs de rétablissement
    .now = Vous en avez complété { $have } sur 2.
about-display = Une carte coûte 4 HKD dans une rangée de 3, 3 dans une rangée de 2, et 2 si c’est la dernière.
    .title = Offre
    .now = Vous avez { $money } HKD ; espaces libres : { $have }.
about-draw = Quand sa dernière carte est piochée, on finit cette manche et on en joue une de plus.
    .title = Pioche
    .now = Il y reste { $have } cartes, et { $reserve } dans la pioche de réserve.
about-district = Sécurisez-le avec un de vos cubes sur chaque lieu autour ; tout le monde marque alors pour ses cubes.
    .title = District
    .now = { $have } sur { $of } sont sécurisés.
about-location = Une place pour les cubes, d’une couleur. Un nouveau cube doit toucher un lieu où vous en avez un.
    .title = Lieu
    .now = Vous en tenez { $have }.
about-road = Elle relie deux lieux : ils sont voisins.
    .title = Route
about-centre = Un objectif à sa lettre demande une chaîne de vos cubes de l’une à l’autre.
    .title = Cellule de crise
about-tile = Réussissez son épreuve simple ou avancée et prenez le gain. Les tuiles visibles rapportent des points au
    décompte final.
    .title = Tuile Exploration
    .now = Vous en avez { $up } visibles et { $down } cachées.
about-eye = Vous avez regardé cette tuile cachée.
    .title = Vue par vous
about-house = Il est là où vous avez entouré un district. Chacun qui quitte votre plateau débloque une action de mise
    en œuvre.
    .title = Marqueur District sécurisé
    .now = Vous en avez posé { $have }.
about-rondel = Six segments, un par ressource. Les dés disent ce que procurent les volontaires ; vos cubes, ce que vous
    avez.
    .title = Cadran
about-flag = Les tours commencent ici, dans le sens horaire. Après la phase 8, c’est la personne suivante.
    .title = Premier joueur
    .now = En ce moment : { $seat }.
about-warning = Quelque chose va se perdre ou finir : les mots à côté disent quoi.
    .title = Attention
about-orchid = Dans un chapitre de campagne, les points valent de 1 à 3 orchidées si toutes les conditions de victoire
    sont remplies.
    .title = Orchidées
    .now = Vos points en vaudraient { $have } maintenant.
about-round = Huit phases font une manche. La partie finit une manche après que la pioche est vide.
    .title = Manche
    .now = Voici la manche { $round } ; { $last ->
        [0] on ne sait pas encore quelle sera la dernière.
       *[other] la manche { $last } est la dernière.
    }
about-phase-0 = Chacun pose un premier cube sur un lieu ; le premier joueur vient en dernier.
    .title = Mise en place
about-phase-1 = Les dés sont lancés sur le cadran. Puis chacun place en secret jusqu’à une carte par emplacement.
    .title = Phase 1 : dés et sélection
about-phase-2 = À tour de rôle, vous révélez vos cartes une à une : les volontaires procurent des ressources, les
    spécialistes agissent.
    .title = Phase 2 : déploiement
about-phase-3 = À tour de rôle, vous complétez autant d’objectifs que vous pouvez payer : des cartes vous reviennent,
    des cubes vont sur le plan.
    .title = Phase 3 : objectifs
about-phase-4 = À tour de rôle, vous pouvez regarder les tuiles d’un district voisin de vos cubes et y envoyer une
    équipe pour l’une d’elles.
    .title = Phase 4 : exploration
about-phase-5 = À tour de rôle, vous achetez une carte de l’offre ou passez, jusqu’à ce que tous passent à la suite.
    .title = Phase 5 : nouveaux objectifs
about-phase-6 = La carte la plus à droite de chaque rangée part. Puis chacun vend nourriture et eau, et peut défausser
    une carte Objectif.
    .title = Phase 6 : entretien
about-phase-7 = Les districts entourés sont sécurisés : des marqueurs débloquent des actions, et tous les cubes autour
    rapportent.
    .title = Phase 7 : sécuriser des districts
about-phase-8 = À tour de rôle, avec peu de cartes en main, vous reprenez votre plus grand emplacement (main rétablie)
    et faites vos actions de mise en œuvre.
    .title = Phase 8 : rétablir sa main
