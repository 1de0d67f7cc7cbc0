# Blackout: Hong Kong, les règles dans le jeu.
# Un message par règle numérotée, un par décision. Chaque texte se suffit à lui-même : il s’affiche seul en
# réponse à « pourquoi ? ».

rules-blackout-title = Blackout: Hong Kong

## 1 Matériel

section-B1 = Matériel
rule-B1-1 = Le plateau est un plan de Hong Kong avec 16 districts. Autour des districts et entre eux se trouvent
    les lieux : des cercles rouges, jaunes, bleus ou violets. Deux lieux reliés par une route sont adjacents.
    Chaque district est une zone fermée par les routes ; les 3 à 7 lieux de son périmètre sont ceux qui
    l’entourent.
rule-B1-2 = Huit lieux du plan sont aussi des cellules de crise. Elles vont par paires : deux portent la lettre
    A, deux la lettre B, deux la lettre C et deux la lettre D.
rule-B1-3 = Le cadran est un cercle de six segments, un par ressource. En faisant le tour, on rencontre la
    nourriture, les outils, le carburant, l’eau, les manuels et les médicaments, puis de nouveau la nourriture.
    La batterie a sa place au centre du cercle.
rule-B1-4 = Tout le monde partage ce matériel : 24 jetons Transport, 12 jetons GPS, 48 tuiles Exploration, 3 dés
    Ressource (un rouge, un jaune, un bleu) et une banque de dollars de Hong Kong (HKD), en pièces de 1 et de 5.
    La banque peut toujours payer ; elle n’est jamais à sec.
rule-B1-5 = Le jeu compte 136 cartes : 72 cartes Objectif, 48 cartes Joueur (12 pour chacun des 4 joueurs), 8
    volontaires de départ et 4 plans d’urgence, de A à D. Les 4 dernières sont des aide-mémoire qui montrent la
    répartition des ressources sur les faces des dés.
rule-B1-6 = Vous disposez d’un plateau Joueur, d’un disque Score, de 25 cubes, de 5 marqueurs District sécurisé,
    d’un marqueur Barrière et d’un marqueur « 0-6 ». Votre plateau présente 5 actions de mise en œuvre, 2
    objectifs de rétablissement, 3 espaces Objectif, 1 espace Plan d’urgence et 4 emplacements de cartes, dont le
    quatrième est d’abord bloqué. Votre Hôpital et votre zone de mise en œuvre en font aussi partie.

## 2 Mise en place

section-B2 = Mise en place
rule-B2-1 = Avant la partie, chacun des 16 districts reçoit une pile de trois tuiles Exploration, tirées au
    hasard et posées face cachée.
rule-B2-2 = On mélange les 72 cartes Objectif et on en écarte une partie, la pioche de réserve : 36 cartes à 2
    joueurs, 21 à 3 joueurs, 15 à 4 joueurs. Toutes les autres forment la pioche. En campagne, la taille de la
    pioche de réserve dépend du chapitre autant que du nombre de joueurs (B14.1).
rule-B2-3 = L’offre se compose des neuf premières cartes de la pioche, face visible : 3 rangées de 3
    cartes.
rule-B2-4 = Votre score de départ est 0. Un de vos 25 cubes va sur la batterie, au centre du cadran : vous
    commencez donc avec une batterie. Les autres cubes sont votre réserve.
rule-B2-5 = Vous commencez la partie avec 5 jetons Transport et 4 HKD.
rule-B2-6 = Vos 5 marqueurs District sécurisé occupent les 5 actions de mise en œuvre de votre plateau Joueur ;
    tant qu’un marqueur s’y trouve, l’action vous est fermée. Votre marqueur « 0-6 » et votre marqueur Barrière
    ont leur propre place sur le plateau ; le marqueur Barrière bloque votre quatrième emplacement.
rule-B2-7 = Vous recevez au hasard 2 volontaires de départ, posés face visible sur 2 de vos 3 espaces Objectif ;
    c’est vrai aussi en campagne. Dans la partie régulière, et là seulement, vous recevez en plus 1 plan
    d’urgence au hasard, sur son espace à part. Les volontaires de départ et plans d’urgence que personne n’a
    reçus ne servent pas dans cette partie.
rule-B2-8 = Vos 12 cartes Joueur sont 2 volontaires jaunes, 3 rouges et 3 bleus, ainsi que quatre spécialistes :
    Leader, Médecin, Mécanicien et Éclaireur. Un des volontaires bleus procure 2 ressources ; il commence face
    visible à l’Hôpital, avec le Leader. Un volontaire jaune occupe votre premier emplacement. Dans le deuxième
    se trouve un volontaire rouge, recouvert d’un volontaire bleu. Les 7 cartes restantes forment votre main : 1
    volontaire jaune, 2 rouges et 1 bleu, le Médecin, le Mécanicien et l’Éclaireur.
rule-B2-9 = Le premier joueur est tiré au sort, sauf si votre table l’a désigné. Puis chacun choisit où débuter
    sur le plan : le voisin de droite du premier joueur ouvre la marche et le choix passe dans le sens
    antihoraire, si bien que le premier joueur choisit en dernier. Vous posez un de vos cubes sur le lieu qui
    vous plaît, sauf un lieu déjà pris par quelqu’un d’autre.

## 3 La manche

section-B3 = La manche
rule-B3-1 = Une manche compte 8 phases, et chaque phase doit être finie pour tous avant que la suivante ne
    commence. Dans une phase, on joue dans le sens horaire à partir du premier joueur, sauf si la phase prévoit
    autre chose.
rule-B3-2 = Une fois la phase 8 finie, le rôle de premier joueur passe au suivant dans le sens horaire pour la
    nouvelle manche.
rule-B3-3 = Chaque fois que vous avez une décision à prendre, vous pouvez d’abord acheter des batteries, à 5 HKD
    pièce, et des jetons Transport de la réserve, à 1 point pièce. Vous le faites aussi souvent que vous voulez,
    et votre score peut descendre sous 0.
rule-B3-4 = La batterie est un joker : au moment de payer, une batterie tient lieu d’une unité de n’importe
    laquelle des six ressources. Seule exception, la phase 6 : une batterie n’y est jamais vendue ni échangée
    comme nourriture ou comme eau. Si vous pouvez payer soit avec la ressource, soit avec une batterie, à vous de
    choisir.
rule-B3-5 = Chaque ressource que vous avez est un de vos cubes sur le segment correspondant du cadran. Quand vous
    gagnez une ressource, un cube y va depuis votre réserve ; quand vous en payez une, le cube revient dans
    votre réserve. Si votre réserve est vide, vous n’obtenez pas la ressource.

## 4 Phase 1 : dés et sélection

section-B4 = Phase 1 : dés et sélection
rule-B4-1 = Le premier joueur lance les trois dés Ressource. Tous les dés qui tombent sur une même
    ressource sont relancés, et ainsi de suite jusqu’à voir trois ressources différentes. Le résultat est alors
    définitif, plus personne ne relance, et chaque dé va sur le segment de la ressource qu’il montre.
rule-B4-2 = Tous sélectionnent leurs cartes en même temps et en secret. Vous pouvez mettre jusqu’à 1 carte de
    votre main, face cachée, dans chacun de vos emplacements ouverts. Elle recouvre les cartes qui s’y trouvent
    déjà. Rien ne vous oblige à ajouter une carte à un emplacement.
rule-B4-3 = Vous pouvez regarder vos propres cartes face cachée quand vous voulez. Celles des autres vous restent
    cachées.
rule-B4-4 = Votre quatrième emplacement est bloqué. Vous ne pouvez y placer de carte qu’après avoir complété
    l’objectif de rétablissement qui l’ouvre : 10 HKD et un emplacement avec 2 cartes violettes et 2 jaunes
    (B6.13).

## 5 Phase 2 : déploiement

section-B5 = Phase 2 : déploiement
rule-B5-1 = À votre tour, vous retournez toutes vos cartes sélectionnées, une à une et dans l’ordre que vous
    préférez ; chaque carte s’applique dès qu’elle est retournée, avant de passer à la suivante. Vous pouvez
    renoncer à l’action d’une carte, mais il faut quand même retourner la carte. Ensuite, chaque carte reste dans
    son emplacement.
rule-B5-2 = Un volontaire est une carte rouge, jaune ou bleue. Il vous apporte la ressource du segment où se
    trouve le dé de sa couleur. Le nombre sur la carte, de 1 à 3, dit combien vous en recevez.
rule-B5-3 = Vous pouvez dépenser des jetons Transport pour qu’un volontaire procure autre chose. Chaque jeton
    vous éloigne du dé d’un segment sur le cadran, dans le sens que vous voulez. Tous les cubes de ce volontaire
    vont alors à cette autre ressource, sans partage. Ce que vous gagnez dans cette phase peut déjà y être
    dépensé.
rule-B5-4 = Un spécialiste est une carte violette avec une ou plusieurs actions spéciales. Vous décidez de leur
    ordre et pouvez en laisser de côté. Les actions elles-mêmes sont décrites dans la section B12.

## 6 Phase 3 : objectifs

section-B6 = Phase 3 : objectifs
rule-B6-1 = À votre tour dans cette phase, vous complétez autant d’objectifs que vous pouvez et voulez : ceux des
    cartes sur vos espaces Objectif, ceux de votre plan d’urgence et vos deux objectifs de rétablissement.
rule-B6-2 = Pour compléter un objectif, payez tout ce qu’il coûte et remplissez tout ce qu’il exige. Le coût peut
    être un nombre de ressources précises, un nombre d’unités d’une seule ressource à votre choix, ou une somme
    en HKD.
rule-B6-3 = Une exigence d’emplacement montre des cartes de certaines couleurs. Elle est remplie si un seul et
    même emplacement contient au moins autant de cartes de chaque couleur montrée. L’ordre des cartes ne compte
    pas et d’autres cartes peuvent s’y mêler. Le violet désigne les spécialistes.
rule-B6-4 = Une exigence en tuiles Exploration montre deux types de récompense : les points et une certaine
    ressource. Elle est remplie si vous avez une tuile de chacun des deux types, toutes deux face visible.
rule-B6-5 = Une exigence de cellules de crise donne une lettre. Elle est remplie si vos cubes forment une chaîne
    sans trou, de lieu en lieu le long des routes, entre les deux cellules de crise de cette lettre.
rule-B6-6 = Une fois l’objectif d’une carte complété, elle rejoint sa destination, votre main ou votre zone de
    mise en œuvre, et vous appliquez l’effet immédiat de l’objectif : marquer des points, recevoir des HKD ou
    placer un cube en ville.
rule-B6-7 = Quand un effet vous fait placer un cube sur le plan de la ville, il va de votre réserve à un lieu de
    la couleur montrée, ou de n’importe quelle couleur si l’effet le dit. Il faut un de vos cubes sur un lieu
    adjacent et aucun des vôtres encore sur le nouveau lieu ; les cubes des autres ne changent rien. Vous ne
    pouvez pas refuser de le placer. Vous choisissez librement parmi les lieux accessibles, pas seulement le
    plus proche, et vous passez gratuitement par vos propres cubes.
rule-B6-8 = En chemin vers un lieu de la couleur demandée, vous pouvez sauter des lieux d’autres couleurs, vides
    ou occupés par d’autres. Chaque lieu sauté coûte 1 jeton Transport. Si les jetons vous manquent avant
    d’atteindre un lieu de cette couleur, vous devez acheter ceux qui manquent à 1 point chacun. On ne saute
    jamais un lieu de la couleur demandée (sauf si votre table l’a choisi, R4) ; un cube de couleur au choix ne
    peut donc rien sauter.
rule-B6-9 = Si vous devez placer un cube sur une certaine couleur mais que vous avez déjà un cube sur tous les
    lieux de cette couleur, choisissez un lieu de n’importe quelle couleur. Les autres règles de placement
    restent valables.
rule-B6-10 = Un volontaire ou un spécialiste a toujours un seul objectif ; un plan de contingence (acheté dans
    l’offre) ou un plan d’urgence (A à D, en jeu dès le départ) peut en avoir plusieurs, à compléter dans l’ordre
    que vous voulez. Chaque objectif complété donne son effet immédiat. S’il reste ensuite des objectifs ouverts
    sur la carte, marquez celui-ci d’un cube de votre réserve, puis choisissez : terminer la carte maintenant, ou
    la laisser où elle est pour la terminer plus tard (R8).
rule-B6-11 = Pour terminer un plan, retirez-en tous vos cubes et déplacez-le dans votre zone de mise en œuvre.
    Appliquez ensuite son effet de concrétisation, le plus souvent un cube à placer en ville.
rule-B6-12 = Si vous complétez le dernier objectif ouvert d’un plan, vous recevez d’abord l’effet immédiat de cet
    objectif, puis le bonus de la carte (la plupart en ont un). Ensuite, la carte est terminée : les cubes en
    partent, elle rejoint votre zone de mise en œuvre et son effet de concrétisation s’applique.
rule-B6-13 = Votre plateau Joueur a deux objectifs de rétablissement, que vous pouvez compléter une fois par
    partie chacun. Le premier : payez 4 unités d’une ressource à votre choix et ayez un emplacement avec 2
    cartes bleues et 2 rouges. Vous marquez 10 points et votre marqueur « 0-6 » recouvre le 0-4 de la phase 8 :
    vous pourrez rétablir votre main en ayant jusqu’à 6 cartes. Le second : payez 10 HKD et ayez un emplacement
    avec 2 cartes violettes et 2 jaunes. Il vaut lui aussi 10 points, et votre marqueur Barrière s’en va, ce qui
    ouvre votre quatrième emplacement pour le reste de la partie.

## 7 Phase 4 : exploration

section-B7 = Phase 4 : exploration
rule-B7-1 = À votre tour, vous pouvez choisir un district à explorer. Il doit contenir des tuiles Exploration,
    visibles ou cachées, un de vos cubes doit être à côté, et personne ne doit l’avoir déjà choisi dans cette
    manche. Vous regardez alors ses tuiles sans les montrer aux autres.
rule-B7-2 = Après avoir regardé les tuiles d’un district, vous pouvez en récupérer au plus 1. Si vous n’en prenez
    aucune, toutes reviennent comme elles étaient, visibles ou cachées. Si vous en prenez une, les autres
    reviennent face visible.
rule-B7-3 = Pour la tuile que vous voulez, choisissez entre son épreuve simple et son épreuve avancée. Formez
    ensuite une équipe : révélez de votre main une ou plusieurs cartes qui ont des icônes d’exploration.
rule-B7-4 = Votre total d’exploration additionne les icônes des cartes de l’équipe, celles de vos plans de
    contingence terminés, 1 par tuile Exploration face cachée devant vous et 3 par jeton GPS dépensé
    maintenant. Ce total doit atteindre au moins la valeur de l’épreuve.
rule-B7-5 = La récupération d’une tuile suit un ordre fixe : les tuiles non choisies reviennent face visible,
    vous choisissez l’épreuve, vous formez l’équipe, vous obtenez la récompense de l’épreuve, vous posez la
    tuile, et une carte part à l’Hôpital. Chaque tuile a un type de récompense, toujours celui de sa récompense
    simple. Il y a 7 types : points, HKD, batterie, manuels, outils, médicaments et carburant.
rule-B7-6 = La première tuile que vous récupérez d’un type de récompense est posée face visible près de votre
    plateau. Si vous avez déjà une tuile visible de ce type, la nouvelle est posée face cachée ; elle vous donne
    dès lors 1 icône d’exploration chaque fois que vous explorez.
rule-B7-7 = Une carte de votre équipe, tirée au hasard, est blessée et part face visible à l’Hôpital ; le reste
    de l’équipe demeure dans votre main. L’équipe compte toujours au moins une carte, même si vos autres icônes
    suffisent sans elle. Vous ne pouvez pas choisir une épreuve hors de votre portée.
rule-B7-8 = L’épreuve de reconnaissance est possible pour la tuile dont l’épreuve simple est la plus basse du
    district ; en cas d’égalité, prenez celle que vous voulez. Au lieu de son épreuve simple ou avancée, il vous
    suffit d’un total d’exploration de 4. Vous montrez la tuile à tous et la posez face cachée devant vous, sans
    récompense. Comme toujours, une carte de l’équipe tirée au hasard part à l’Hôpital (B7.7).
rule-B7-9 = Le Médecin n’a pas d’icône d’exploration : impossible donc de l’emmener dans une équipe.

## 8 Phase 5 : nouveaux objectifs

section-B8 = Phase 5 : nouveaux objectifs
rule-B8-1 = Chacun à son tour, on achète une carte ou on passe. La phase prend fin quand tous ont passé à la suite.
    D’ici là, avoir passé n’empêche pas d’acheter à un tour suivant.
rule-B8-2 = Le prix d’une carte dépend du nombre de cartes dans sa rangée avant l’achat : 4 HKD s’il y en a 3, 3
    HKD s’il y en a 2, et 2 HKD si elle est seule.
rule-B8-3 = Une carte achetée va sur un espace Objectif libre. Vous avez 3 de ces espaces ; s’ils sont tous
    occupés, vous ne pouvez pas acheter. L’espace du plan d’urgence ne compte pas et n’accueille jamais d’autre
    carte, même après le départ du plan.
rule-B8-4 = Dès que la dernière carte d’une rangée est achetée, la rangée est remplie avec 3 cartes de la pioche,
    avant que quiconque ne joue.

## 9 Phase 6 : entretien

section-B9 = Phase 6 : entretien
rule-B9-1 = D’abord, la carte la plus à droite de chaque rangée de l’offre est défaussée. Les rangées sans carte
    sont alors remplies avec 3 cartes chacune, de haut en bas. Celles qui ont encore une carte ne reçoivent rien.
rule-B9-2 = Ensuite, à votre tour, vous devez remettre dans votre réserve toute votre nourriture et toute votre eau.
    Chaque unité de nourriture rapporte 2 HKD. L’eau part par paires, à 1 jeton GPS la paire, ou à l’unité, à 1 HKD
    chacune ; à vous de la répartir. Certains plans de contingence terminés offrent de meilleurs taux (B13.3).
rule-B9-3 = Enfin, à votre tour, vous pouvez défausser 1 carte de vos 3 espaces Objectif, mais pas votre plan
    d’urgence. Les cubes présents sur la carte reviennent dans votre réserve.

## 10 Phase 7 : districts sécurisés

section-B10 = Phase 7 : sécuriser des districts
rule-B10-1 = Pour sécuriser un district, il faut avoir un cube à soi sur chacun des lieux qui l’entourent. Il suffit
    qu’un joueur y parvienne ; plusieurs peuvent y parvenir dans la même manche. Chaque district n’est sécurisé
    qu’une fois par partie.
rule-B10-2 = Chaque district nouvellement sécurisé se traite en trois étapes. D’abord, ses tuiles Exploration
    restantes quittent la partie. Puis, si vous l’entourez entièrement, vous devez y poser un marqueur District
    sécurisé de votre plateau, à votre choix, ce qui débloque l’action de mise en œuvre qu’il couvrait ; si vous
    n’avez plus de marqueur, posez un cube de votre réserve. Plusieurs joueurs peuvent le faire dans la même
    manche. Enfin, chacun marque des points pour ses cubes autour du district, même sans l’entourer : 1 ou 2
    cubes donnent 2 points, 3 en donnent 3, 4 en donnent 5, 5 en donnent 7, 6 en donnent 10 et 7 en donnent 14.

## 11 Phase 8 : rétablir sa main, et la fin

section-B11 = Phase 8 : rétablir sa main, et la fin
rule-B11-1 = À votre tour, vous pouvez rétablir votre main si elle compte au plus 4 cartes, ou au plus 6 une fois
    votre marqueur « 0-6 » en place. Vous reprenez alors en main toutes les cartes de l’emplacement qui en
    contient le plus. Si plusieurs emplacements sont à égalité, choisissez-en un.
rule-B11-2 = Si vous avez vraiment repris des cartes dans cette phase, et seulement alors, vous pouvez aussi
    effectuer vos actions de mise en œuvre débloquées, celles de votre plateau Joueur comme celles de vos plans
    de contingence terminés. Vous choisissez l’ordre, et chaque action ne sert qu’une fois. Les actions
    débloquées plus tôt dans cette même manche sont déjà disponibles.
rule-B11-3 = Tirer la dernière carte de la pioche déclenche aussitôt la fin de la partie. À partir de là, c’est
    la pioche de réserve qui remplit les rangées vides. Vous finissez la manche en cours, puis vous jouez
    exactement une manche complète de plus. Quand la pioche de réserve n’a plus de cartes, les rangées restent
    telles quelles ; les cartes défaussées ne reviennent jamais en jeu.
rule-B11-4 = Au décompte final, vous vendez d’abord chacune de vos ressources du cadran, batteries comprises,
    pour 1 HKD. Puis chaque tranche complète de 5 HKD devient 1 point. Vos tuiles Exploration face visible
    comptent selon leur nombre : 1 ou 2 tuiles donnent 2 points, 3 en donnent 3, 4 en donnent 5, 5 en donnent 7,
    6 en donnent 10 et 7 en donnent 14. Enfin, chaque carte de votre main et de vos emplacements rapporte les
    points qu’elle porte. Les cartes de vos espaces Objectif et de votre Hôpital ne donnent rien.
rule-B11-5 = Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire va à celui qui a le plus de
    HKD restants. Si l’égalité demeure, la victoire est commune.

## 12 Spécialistes

section-B12 = Spécialistes
rule-B12-1 = Votre Leader vous donne 1 batterie et vous laisse utiliser une seule action de mise en œuvre
    débloquée. La carte a 2 icônes d’exploration.
rule-B12-2 = Votre Éclaireur vous rapporte 2 HKD et vous laisse échanger soit 1 bidon de carburant, soit 1 manuel
    contre 1 jeton GPS.
rule-B12-3 = Votre Mécanicien vous rapporte 3 HKD et vous laisse payer 1 outil pour recevoir 3 HKD de plus.
rule-B12-4 = Votre Médecin vous laisse payer 1 médicament pour reprendre en main une carte de votre Hôpital ;
    vous marquez aussitôt les points inscrits sur cette carte. Le Médecin n’a pas d’icône d’exploration.
rule-B12-5 = Les cartes Objectif contiennent d’autres spécialistes, avec 1 ou 2 icônes d’exploration chacun. Il en
    existe six sortes. (a) Vous recevez 5 HKD, et vous pouvez révéler votre main pour recevoir 1 HKD de plus par
    icône d’exploration qui s’y trouve. (b) Vous recevez la somme en HKD inscrite sur la carte, et vous pouvez
    payer 1 outil pour la seconde somme inscrite. (c) Vous pouvez payer 1 ration de nourriture pour placer un cube
    en ville, sur un lieu de n’importe quelle couleur. (d) Vous pouvez échanger 1 bidon de carburant ou 1 manuel
    contre 1 jeton GPS, ou 1 de chaque ensemble contre 2 jetons GPS. (e) Vous pouvez payer 3 HKD (4 sur certaines
    cartes) pour 3 unités d’une même ressource à votre choix, sauf la batterie. (f) Vous marquez 2 points, et 1
    outil, si vous le payez, vous en rapporte 2 de plus.

## 13 Actions de mise en œuvre et plans de contingence

section-B13 = Actions de mise en œuvre et plans de contingence
rule-B13-1 = Votre plateau Joueur a cinq actions de mise en œuvre : payer 1 manuel pour 1 jeton GPS ; payer 1
    bidon de carburant pour 2 jetons Transport ; payer 1 outil pour 3 HKD ; payer 1 médicament pour 1 batterie ;
    payer 4 HKD pour 2 points. Une action est débloquée quand son marqueur District sécurisé n’y est plus, et
    chaque activation permet de l’effectuer une fois.
rule-B13-2 = Vos plans de contingence terminés peuvent offrir ces actions de mise en œuvre, chacune une fois par
    activation : gagner 1 ressource du type montré ; payer 1 ressource du type montré pour les ressources
    montrées ; payer 2 HKD pour 1 batterie ; gagner 3 HKD ; payer 1 ressource du type montré pour 3 points.
rule-B13-3 = Certains plans de contingence terminés agissent en permanence au lieu d’offrir une action. L’un vous
    donne 1 icône d’exploration à chaque phase Exploration. Un autre fait compter chaque jeton GPS dépensé pour 1
    icône de plus. Un autre change 2 rations de nourriture en 4 points en phase 6, autant de fois que vous
    voulez. Un autre change 2 rations d’eau en 7 HKD en phase 6, là aussi à volonté.
rule-B13-4 = Il n’y a que deux moyens d’utiliser des actions de mise en œuvre : votre Leader en phase 2, et le
    rétablissement de votre main en phase 8.

## 14 Campagne et jeu en solitaire

section-B14 = Campagne et jeu en solitaire
rule-B14-1 = La campagne a cinq chapitres, chacun avec sa taille de pioche de réserve pour 1, 2, 3 ou 4 joueurs.
    Chapitre 1 : 33, 24, 18 ou 12 cartes. Chapitre 2 : 48, 42, 39 ou 36. Chapitre 3 : 33, 24, 18 ou 12. Chapitre
    4 : 39, 30, 24 ou 18. Chapitre 5 : 27, 18, 9 ou aucune.
rule-B14-2 = En campagne, les plans d’urgence se trouvent à côté du plateau et sont ouverts à tous. À 1 ou 2
    joueurs, il y a un plan : A au chapitre 1, B au chapitre 2, B au chapitre 3, C au chapitre 4 et D au
    chapitre 5. À 3 ou 4 joueurs, il y en a deux : A et D au chapitre 1, B et C au chapitre 2, B et D au
    chapitre 3, A et C au chapitre 4, B et D au chapitre 5. Après votre premier objectif sur un plan, vous ne
    pouvez plus compléter que des objectifs de ce plan. Un objectif complété par quelqu’un d’autre vous reste
    ouvert. Vous marquez d’un cube chaque objectif que vous complétez, le dernier compris, et ces cubes restent
    jusqu’à la fin. Les plans ne bougent jamais et n’ont pas d’effet de concrétisation.
rule-B14-3 = Chaque chapitre a ses conditions de victoire. Au chapitre 1, il vous faut un cube sur chaque
    objectif d’un plan d’urgence ; aux chapitres 2 à 5, des cubes sur au moins 2 objectifs d’un même plan. Le
    chapitre 3 demande aussi au moins 4 de vos cubes sur des lieux autour du district Central, le chapitre 4 au
    moins 4 de vos cubes sur des lieux rouges, et le chapitre 5 vos deux objectifs de rétablissement.
rule-B14-4 = Votre score dans un chapitre de campagne peut vous valoir 1, 2 ou 3 orchidées. Il faut 60, 75 ou 90
    points au chapitre 1 ; 35, 50 ou 65 au chapitre 2 ; 65, 85 ou 105 au chapitre 3 ; 65, 80 ou 95 au chapitre
    4 ; 105, 125 ou 145 au chapitre 5. Atteindre les points pour 1 orchidée est en soi une condition de victoire.
    Vous ne gagnez d’orchidées que si vous remplissez toutes les conditions du chapitre, et vous additionnez les
    vôtres de chapitre en chapitre.
rule-B14-5 = De 2 à 4 joueurs, vous gagnez un chapitre si votre score est le plus haut de tous et si vous en
    remplissez aussi toutes les conditions de victoire. S’il manque une condition au joueur qui a le plus haut
    score, personne ne gagne. En cas d’égalité au plus haut score, celui qui a le plus de HKD restants gagne.
rule-B14-6 = On ne joue en solitaire que la campagne. Chaque fois que vous n’achetez rien en phase 5, la rangée du
    haut perd sa carte la plus à droite à la fin de cette phase, puis est remplie comme d’habitude si elle est
    vide. Pour gagner un chapitre, votre score doit aussi suffire pour 2 orchidées. Si vous perdez, vous
    rejouez ce chapitre en partant avec 2 HKD supplémentaires, et cela s’ajoute à chaque défaite dans ce
    chapitre : après deux défaites, vous commencez avec 8 HKD.
rule-B14-7 = Après le cinquième chapitre, vous additionnez les orchidées des cinq. Avec 15, le résultat est
    parfait ; à partir de 12, il est très bon ; à partir de 10, il est bon ; à partir de 5, vous avez tenu bon.

## Décisions : là où les livrets imprimés diffèrent ou se taisent

ruling-R1 = Combien de jetons Transport donne l’action de mise en œuvre au carburant de votre plateau Joueur ? Le
    livret anglais dit 1, mais l’allemand, le français et le chinois disent 2 ; vous en recevez 2.
ruling-R2 = Que coûtent les deux objectifs de rétablissement ? Seul le résumé français l’indique, et nous le
    suivons : 4 unités d’une même ressource et un emplacement avec 2 cartes bleues et 2 rouges pour le marqueur
    « 0-6 », ou 10 HKD et un emplacement avec 2 cartes violettes et 2 jaunes pour le quatrième emplacement
    (B6.13).
ruling-R3 = Au chapitre 1 de la campagne, faut-il tous les objectifs d’un plan d’urgence, ou deux seulement ? Le
    livret chinois dit deux, l’anglais, l’allemand et le français disent tous ; il les faut tous.
ruling-R4 = En plaçant un cube, peut-on sauter un lieu qui a déjà la couleur voulue ? Le livret allemand permet
    de sauter n’importe quel lieu, l’anglais, le français et le chinois seulement ceux d’une autre couleur. Vous
    ne le pouvez pas, sauf si votre table a choisi la lecture allemande avant la partie ; un cube de couleur au
    choix peut alors sauter des lieux lui aussi.
ruling-R5 = Qui gagne des orchidées dans un chapitre de campagne ? Seul le livret français le dit : vous n’en
    gagnez que si vous remplissez toutes les conditions de victoire du chapitre.
ruling-R6 = En campagne, reçoit-on le bonus d’un plan d’urgence dont on a complété tous les objectifs ? Oui ; seul
    l’effet de concrétisation y disparaît.
ruling-R7 = Vous avez choisi un district à explorer et regardé ses tuiles sans en récupérer : quelqu’un d’autre
    peut-il encore le choisir ? Non, il compte comme choisi pour cette manche.
ruling-R8 = Vous avez laissé ouverte une carte à plusieurs objectifs : pouvez-vous simplement la terminer plus
    tard ? Oui, chaque fois que vous pouvez compléter des objectifs, dans la même phase ou dans une manche
    suivante. Les livrets nomment ce choix « Non, plus tard » sans autre condition ; s’il fallait d’abord
    compléter un autre objectif, une carte aux objectifs hors d’atteinte bloquerait son espace pour toujours.
ruling-R9 = Avec un pack dont le nombre de cartes n’est pas un multiple de 3, la pioche peut avoir moins de cartes
    qu’il n’en faut pour remplir une rangée : que faire ? Toutes les cartes restantes sont tirées, ce qui
    déclenche la fin de la partie, et le reste de la rangée vient de la pioche de réserve.
ruling-R10 = Et si la réserve commune de jetons GPS ou Transport est vide ? Vous n’obtenez pas le jeton que vous
    auriez gagné, et les jetons que quelqu’un paie retournent aussitôt à la réserve. Les jetons Transport ne
    vous arrêtent donc jamais : si la réserve est vide, chaque jeton qui vous manque coûte directement 1 point,
    que vous sautiez des lieux (vers tout lieu accessible, pas seulement le plus proche) ou qu’un volontaire
    aille plus loin sur le cadran.
ruling-R11 = Dans quel ordre traite-t-on plusieurs districts sécurisés dans la même manche ? Dans l’ordre de la
    liste du pack ; pour chacun, les joueurs choisissent leurs marqueurs dans le sens horaire à partir du
    premier joueur.
ruling-R12 = Les tuiles Exploration face cachée comptent-elles quand un objectif exige des tuiles ? Non, les deux
    tuiles doivent être face visible, comme le dit le livret allemand.
ruling-R13 = Faut-il utiliser les actions d’un spécialiste de la première à la dernière ? Les livrets anglais et
    allemand disent « puis », le français et le chinois permettent tout ordre ; vous choisissez l’ordre et pouvez
    en laisser de côté.
ruling-R14 = Vous n’avez d’un type de récompense que des tuiles face cachée, obtenues par reconnaissance : comment
    poser la prochaine tuile de ce type ? Face visible, car seules les tuiles visibles comptent ici, comme le dit
    le livret allemand.
ruling-R15 = Lesquelles de vos cartes comptent à la fin ? Le résumé français les compte toutes sauf celles des
    espaces Objectif et de l’Hôpital, mais seules les cartes de votre main et de vos emplacements comptent : les
    plans terminés de la zone de mise en œuvre ne donnent pas de points.
ruling-R16 = Quand vous complétez un objectif parmi plusieurs sur une carte, qu’est-ce qui vient d’abord, son effet
    ou le cube qui le marque ? L’effet d’abord, le cube ensuite.
ruling-R17 = Et si votre réserve n’a pas de cube quand il vous en faut un ? Une ressource ou un cube à placer en
    ville est perdu, tandis qu’un objectif compte comme complété même sans son cube ; les cubes que vous venez de
    payer ou de retirer d’une carte sont de nouveau disponibles pour cela.
ruling-R18 = Une batterie peut-elle servir de nourriture ou d’eau quand un plan de contingence permet de les
    échanger en phase 6 ? Non, elle ne les y remplace jamais.
ruling-R19 = Vous avez terminé plusieurs plans de contingence qui améliorent les jetons GPS : s’additionnent-ils ?
    Oui, chacun fait compter chaque jeton GPS dépensé pour 1 icône d’exploration de plus.
ruling-R20 = Dans le troisième exemple de district sécurisé des livrets, les joueurs marquent-ils 5 points ou 7 ?
    Les livrets anglais, allemand et chinois disent 5, le français dit 7 ; 5 est juste.
ruling-R21 = Quelle action de mise en œuvre votre Leader permet-il d’effectuer ? Exactement une, de votre plateau
    Joueur ou d’un plan terminé ; vous pouvez la payer avec la batterie que vous venez de gagner, et utiliser
    encore la même action en phase 8 de cette manche.
ruling-R22 = Quel argent départage une égalité en fin de partie ? Les HKD qui vous restent une fois chaque tranche
    de 5 changée en 1 point.

# Nos propres décisions : des questions apparues en chemin.

ruling-R23 = Quand tout le monde voit-il la tuile Exploration que vous récupérez ? Dès que vous la choisissez, avant
    de former votre équipe, comme dans le livret allemand ; les autres livrets la montrent une fois récupérée.
ruling-R24 = Et si un gain apporte plusieurs sortes de ressources et que votre réserve a trop peu de cubes ? Les
    cubes partent dans l’ordre du cadran, en commençant par la nourriture, la batterie en dernier ; le reste du
    gain est perdu.
ruling-R25 = Campagne de 2 à 4 joueurs : et si plusieurs partagent le plus haut score ? Parmi ceux d’entre eux qui
    remplissent les conditions de victoire du chapitre, celui qui a le plus de HKD gagne ; s’il y a encore
    égalité, ils gagnent ensemble.
ruling-R26 = Sur quelle couleur le spécialiste qui change 1 ration de nourriture en un cube en ville le
    place-t-il ? Sur n’importe laquelle, comme le dit le livret allemand.
ruling-R27 = Faut-il des cubes sur les deux cellules de crise elles-mêmes pour les relier ? Oui, la chaîne de vos
    cubes commence sur l’une et finit sur l’autre.
ruling-R28 = Peut-on acheter, échanger ou utiliser ce qui ne rapporterait rien, comme une batterie sans cube
    dans sa réserve, ou un jeton GPS contre de l’eau quand il n’en reste plus ? Non : ce qui ne vous
    rapporterait rien n’est pas proposé.
