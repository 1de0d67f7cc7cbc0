# Ce qu’on lit en pointant quelque chose : ce que c’est, son nom, où il en est.

about-food = Des objectifs en demandent. En phase 6, ce qui vous en reste est vendu : 2 HKD l’unité.
    .title = Nourriture
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-tools = Des objectifs demandent des outils. Votre Mécanicien ou une action de mise en œuvre change 1 outil en
    3 HKD.
    .title = Outils
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-gasoline = Des objectifs en demandent. Une action de mise en œuvre change 1 bidon de carburant en 2 jetons
    Transport.
    .title = Carburant
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-water = Des objectifs en demandent. En phase 6, ce qui vous en reste est vendu : 1 HKD l’unité, ou 1 jeton GPS
    les deux.
    .title = Eau
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-books = Des objectifs demandent des manuels. Une action de mise en œuvre change 1 manuel en 1 jeton GPS.
    .title = Manuels
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-medipacks = Des objectifs demandent des médicaments. Le Médecin en dépense 1 pour ramener une carte de votre
    Hôpital.
    .title = Médicaments
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-battery = Une batterie remplace n’importe quelle ressource quand vous payez. Vous pouvez en acheter une pour
    5 HKD.
    .title = Batterie
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-same = Ce nombre d’unités d’une même ressource, à votre choix.
    .title = D’une même sorte
about-money = Pour acheter des cartes (de 2 à 4 HKD) et des batteries (5 HKD). À la fin, chaque tranche complète de 5
    vaut 1 point.
    .title = HKD
    .now = Vous en avez { $have }.
    .of = { $seat } en a { $have }.
about-per-search = Révélez votre main : vous recevez ce nombre de HKD pour chaque icône d’exploration qui s’y trouve.
    .title = HKD pour les icônes d’exploration
about-points = Pour gagner, il faut en avoir le plus à la fin. Le décompte final ajoute l’argent, les tuiles Exploration et
    les cartes.
    .title = Points
    .now = Vous en avez { $have }. Si la partie se terminait maintenant, vous en auriez { $total }.
    .of = { $seat } en a { $have }. Si la partie se terminait maintenant, ce serait { $total }.
about-transport = Dépensez-en un pour envoyer un volontaire un segment plus loin sur le cadran, ou pour sauter un lieu
    sur le plan. Vous pouvez en acheter un pour 1 point.
    .title = Jetons Transport
    .now = Vous en avez { $have } ; la réserve en a { $left }.
    .of = { $seat } en a { $have } ; la réserve en a { $left }.
about-gps = Dépensez-en un quand vous explorez : il compte pour 3 icônes d’exploration.
    .title = Jetons GPS
    .now = Vous en avez { $have } ; la réserve en a { $left }.
    .of = { $seat } en a { $have } ; la réserve en a { $left }.
about-cube = Sur le cadran, vos cubes indiquent vos ressources. Sur le plan, ils occupent des lieux.
    .title = Cubes
    .now = Votre réserve en a { $have }.
    .of = { $seat } en a { $have } dans sa réserve.
about-shape = Les cartes rouges, jaunes et bleues sont des volontaires, les violettes des spécialistes. Les objectifs
    les comptent dans un emplacement.
    .title = Symbole de couleur
about-card = Un même emplacement doit contenir ce nombre de cartes de cette couleur et toutes les autres couleurs de l’objectif, dans n’importe quel ordre.
    .title = Cartes d’une couleur
about-die = Un volontaire procure la ressource sur laquelle se trouve le dé de sa couleur.
    .title = Dé Ressource
    .now = Le rouge, le jaune et le bleu sont sur : { $resources }.
about-search = Quand vous explorez, les icônes de votre équipe doivent atteindre la valeur de l’épreuve de la tuile
    Exploration.
    .title = Icônes d’exploration
    .now = Toute votre main et tous vos jetons en apportent { $have }.
about-slot = En phase 1, vous placez jusqu’à 1 carte dans chacun. Rétablir votre main vous rend l’emplacement qui a le
    plus de cartes. « ×2 » : il contient 2 cartes.
    .title = Emplacements
    .now = Ouverts : { $have } sur 4.
    .of = { $seat } en a { $have } d’ouverts sur 4.
about-planned = Elle attend face cachée dans son emplacement. En phase 2, vous la révélez et l’exécutez.
    .title = Carte sélectionnée
about-back = Si vous rétablissez votre main en phase 8, les cartes de cet emplacement y reviennent.
    .title = De retour en main
about-hand = Si elle compte assez peu de cartes, vous pouvez la rétablir en phase 8.
    .title = Main
    .now = Cartes en main : { $have } ; elle peut être rétablie à { $limit } ou moins.
    .of = { $seat } en a { $have } ; à { $limit } ou moins, elle peut être rétablie.
about-hospital = C’est là que vont les cartes blessées. Le Médecin les ramène. À la fin, elles ne rapportent rien.
    .title = Hôpital
    .now = { $have ->
        [0] Le vôtre est vide.
        [one] Le vôtre contient 1 carte.
       *[other] Le vôtre contient { $have } cartes.
    }
    .of = { $seat } y a { $have ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $have } cartes
    }.
about-recover = Une carte sort de l’Hôpital, grâce au Médecin, et vous marquez ses points.
    .title = Hors de l’Hôpital
about-check = Une action marquée d’une coche, sur votre plateau ou sur un plan terminé. Utilisez-la avec votre Leader en
    phase 2, ou quand vous rétablissez votre main en phase 8.
    .title = Action de mise en œuvre
    .now = Débloquées sur votre plateau : { $have } sur { $of }.
    .of = { $seat } en a débloqué { $have } sur { $of }.
about-always = Une fois ce plan terminé, cet effet dure jusqu’à la fin de la partie.
    .title = Effet permanent
about-finish = La récompense finale de la carte : vous l’obtenez quand vous terminez le plan.
    .title = Effet de concrétisation
about-bonus = Vous l’obtenez en plus quand vous avez complété tous les objectifs du plan.
    .title = Bonus
about-lock = Un objectif de rétablissement ouvre le quatrième emplacement ; un district que vous sécurisez débloque une
    action de mise en œuvre.
    .title = Bloqué
about-objectives = Les cartes à objectifs y restent jusqu’à ce que vous les complétiez. Vous avez 3 de ces espaces.
    .title = Espaces Objectif
    .now = Libres : { $have }.
    .of = { $seat } en a { $have } de libres.
about-goal = Payez ce qui précède la flèche et ayez ce qui est exigé ; vous recevez alors ce qui la suit.
    .title = Objectif
about-restore = Deux objectifs de votre plateau, une fois chacun : main rétablie jusqu’à 6 cartes, et quatrième
    emplacement. Chacun vaut 10 points. Les cartes demandées sont dans un même emplacement.
    .title = Objectifs de rétablissement
    .now = Vous en avez complété { $have } sur 2.
    .of = { $seat } en a complété { $have } sur 2.
about-display = Une carte coûte 4 HKD dans une rangée de 3, 3 dans une rangée de 2, et 2 si c’est la dernière.
    .title = Offre
    .now = Vous avez { $money } HKD ; espaces libres : { $have }.
about-draw = Quand sa dernière carte est piochée, on finit cette manche et on en joue une de plus.
    .title = Pioche
    .now = Cartes restantes : { $have } ; dans la pioche de réserve : { $reserve }.
about-district = Sécurisez-le avec un de vos cubes sur chaque lieu qui l’entoure ; chacun marque alors des points pour
    ses cubes autour.
    .title = District
    .now = Sécurisés : { $have } sur { $of }.
about-location = Une place pour des cubes, d’une certaine couleur. Pour y poser un cube, il vous en faut un sur un lieu
    adjacent. Quand vous posez votre premier cube, le nombre à côté dit combien de districts le lieu borde.
    .title = Lieu
    .now = { $have ->
        [0] Vous n’en occupez encore aucun.
       *[other] Vous en occupez { $have }.
    }
about-road = Elle relie deux lieux : ils sont adjacents.
    .title = Route
about-centre = Un objectif qui porte sa lettre exige une chaîne de vos cubes de l’une à l’autre des deux.
    .title = Cellule de crise
about-tile = Réussissez son épreuve simple ou avancée et prenez la récompense. À la fin, deux tuiles visibles
    rapportent 2 points, trois 3, quatre 5, sept 14.
    .title = Tuile Exploration
    .now = Face visible : { $up } ; face cachée : { $down }.
    .of = { $seat } en a { $up } face visible et { $down } face cachée.
about-eye = Vous avez regardé cette tuile face cachée.
    .title = Déjà vue
about-house = Il se trouve là où vous avez entouré un district. Chacun qui quitte votre plateau débloque une action de
    mise en œuvre.
    .title = Marqueur District sécurisé
    .now = Vous en avez posé { $have }.
    .of = { $seat } en a posé { $have }.
about-rondel = Six segments, un par ressource. Les dés disent ce que procurent les volontaires ; vos cubes, ce que vous
    avez.
    .title = Cadran
about-acting = On joue à tour de rôle, dans le sens horaire, à partir du premier joueur ; dans certaines phases,
    tous choisissent en même temps.
    .title = Doit jouer
about-flag = Les tours commencent ici et suivent le sens horaire. Après la phase 8, le rôle passe à la personne
    suivante.
    .title = Premier joueur
    .now = En ce moment : { $seat }.
about-warning = Quelque chose va être perdu ou prendre fin : le texte à côté dit quoi.
    .title = Attention
about-orchid = Dans un chapitre de campagne, les points rapportent de 1 à 3 orchidées, si vous remplissez toutes les
    conditions de victoire.
    .title = Orchidées
    .now = Vos points en rapporteraient { $have } maintenant.
about-round = Huit phases font une manche. La partie finit une manche après celle où la pioche s’épuise.
    .title = Manche
    .now = Manche { $round } ; { $last ->
        [0] on ne sait pas encore quelle sera la dernière.
       *[other] la manche { $last } est la dernière.
    }
about-phase-0 = Chacun pose un premier cube sur un lieu ; le premier joueur choisit en dernier.
    .title = Mise en place
about-phase-1 = Les dés tombent sur le cadran. Puis chacun place en secret jusqu’à une carte dans chaque emplacement.
    .title = Phase 1 : dés et sélection
about-phase-2 = À tour de rôle, vous retournez une à une vos cartes sélectionnées : les volontaires procurent des
    ressources, les spécialistes agissent.
    .title = Phase 2 : déploiement
about-phase-3 = À tour de rôle, vous complétez autant d’objectifs que vous pouvez payer : des cartes vous rejoignent,
    des cubes vont sur le plan.
    .title = Phase 3 : objectifs
about-phase-4 = À tour de rôle, vous pouvez regarder les tuiles d’un district à côté de vos cubes et envoyer une équipe
    en chercher une.
    .title = Phase 4 : exploration
about-phase-5 = À tour de rôle, vous achetez une carte d’une rangée de l’offre ou vous passez, jusqu’à ce que tous aient
    passé à la suite.
    .title = Phase 5 : nouveaux objectifs
about-phase-6 = La carte la plus à droite de chaque rangée part. Puis vous vendez nourriture et eau, et vous pouvez
    défausser une carte Objectif.
    .title = Phase 6 : entretien
about-phase-7 = Les districts que quelqu’un entoure sont sécurisés : des marqueurs débloquent des actions, et tous les
    cubes autour rapportent des points.
    .title = Phase 7 : sécuriser des districts
about-phase-8 = À tour de rôle, avec assez peu de cartes en main, vous reprenez votre emplacement le plus rempli et
    utilisez vos actions de mise en œuvre.
    .title = Phase 8 : rétablir sa main

## Mots que le livret de règles explique

about-volunteer = Une carte rouge, jaune ou bleue. Elle procure 1 à 3 unités de la ressource sur laquelle se trouve le
    dé de sa couleur.
    .title = Volontaire
about-specialist = Une carte violette dotée d’actions spéciales. Vous les utilisez dans l’ordre de votre choix et
    pouvez en omettre.
    .title = Spécialiste
about-leader = Vous donne 1 batterie et une action de mise en œuvre que vous avez débloquée.
    .title = Leader
about-doctor = Pour 1 médicament, une carte revient de votre Hôpital dans votre main, et vous marquez ses points.
    .title = Médecin
about-mechanic = Vous donne 3 HKD, et 3 de plus pour 1 outil.
    .title = Mécanicien
about-emergency-plan = Un plan présent dès le début. Vous complétez ses objectifs un à un, dans l’ordre de votre
    choix.
    .title = Plan d’urgence
about-contingency-plan = Une carte à un ou plusieurs objectifs. Une fois terminée, elle apporte une action de mise en
    œuvre ou un effet permanent.
    .title = Plan de contingence
about-team = Les cartes à icônes d’exploration que vous révélez de votre main pour une épreuve. L’une d’elles, tirée
    au hasard, est blessée.
    .title = Équipe
about-probe = Au lieu de réussir une épreuve, vous prenez avec un total de 4 la tuile la plus facile d’un district :
    face cachée et sans récompense.
    .title = Reconnaissance
about-refresh = En phase 8, avec assez peu de cartes en main, vous reprenez toutes celles de votre emplacement le plus
    rempli.
    .title = Rétablissement
about-reserve-deck = Des cartes mises de côté au début. Elles complètent l’offre dès que la pioche est vide.
    .title = Pioche de réserve
