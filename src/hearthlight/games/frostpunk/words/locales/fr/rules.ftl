# Frostpunk : le jeu de plateau, les règles dans le jeu.
# Un message par règle numérotée, un par décision. Chaque texte se suffit à lui-même : il s’affiche seul
# en réponse à « pourquoi ? ».

rules-frostpunk-title = Frostpunk : le jeu de plateau

## 1 Victoire et défaite

section-F1 = Victoire et défaite
rule-F1-1 = Vous êtes de 1 à 4 joueurs et dirigez ensemble une seule ville : vous gagnez ou perdez tous ensemble.
    Vous avez gagné dès qu’une carte Scénario le dit. Quand des textes se contredisent, ce que dit une carte
    l’emporte sur les règles du scénario, et celles-ci l’emportent sur ce livret.
rule-F1-2 = Il y a six façons de perdre, et chacune met aussitôt fin à la partie : le dernier jeton d’espoir quitte
    la piste d’espoir ; un 6ᵉ jeton de mécontentement est posé, actif ou épuisé ; le générateur subit une panne
    alors qu’il est déjà en surchauffe ; un marqueur de maladie est à 26 ou plus pendant les préparatifs ; le
    marqueur de faim est à 25 ou plus quand vous appliquez l’effet de la faim ; ou le marqueur de cadavres atteint
    la dernière case de sa piste.
rule-F1-3 = Discutez de vos décisions et prenez-les ensemble. Si vous n’arrivez pas à vous accorder, le meneur a le
    dernier mot.
rule-F1-4 = Si vous devez perdre quelque chose, vous en perdez autant que vous en avez, jusqu’au nombre indiqué, et
    le reste de l’effet a lieu quand même ; cela vaut aussi pour les habitants : si vous devez perdre 3 ingénieurs
    et en avez 2, vous perdez ces 2. Si vous devez dépenser quelque chose, il vous faut la quantité entière, sans
    quoi vous ne pouvez pas choisir cet effet. Le bois, le charbon, l’acier et les noyaux de vapeur sont les
    ressources. Ce que vous gagnez passe de la réserve à votre stock ; ce que vous perdez ou dépensez quitte le
    stock et retourne à la réserve. Si une carte nomme plutôt le plan, vous choisissez les terrains où prendre les
    ressources ou les arbres.
rule-F1-5 = Toutes les défausses sont ouvertes : vous pouvez les consulter quand vous voulez.

## 2 Espoir et mécontentement

section-F2 = Espoir et mécontentement
rule-F2-1 = Il y a deux sacs, l’un de 9 jetons d’espoir et l’autre de 9 jetons de mécontentement. L’espoir existe en
    trois sortes (sollicitude, justice, motivation), le mécontentement aussi (colère, apathie, cupidité). Un jeton
    posé sur sa piste est soit actif, soit épuisé. La piste d’espoir a 6 places et ne porte jamais plus de jetons.
rule-F2-2 = Activer un jeton, c’est le retourner d’épuisé à actif ; l’épuiser, c’est le retourner dans l’autre sens.
    Si une sorte est nommée, ce doit être un jeton de cette sorte, sinon vous avez le choix. S’il n’y a aucun jeton
    à retourner, il ne se passe rien ; mais si ce geste est le prix d’un effet, vous ne pouvez pas choisir cet
    effet.
rule-F2-3 = Quand vous obtenez +1 espoir ou +1 mécontentement sans sorte nommée, vous avez le choix : tirer un tel
    jeton de son sac et le poser épuisé sur la prochaine place libre de la piste, ou activer un jeton qui s’y trouve
    déjà.
rule-F2-4 = Quand vous obtenez +1 d’une sorte nommée d’espoir ou de mécontentement, tirez un jeton du sac
    correspondant et posez-le épuisé sur la piste, quelle que soit sa sorte. Puis activez un jeton épuisé de la
    sorte nommée, si la piste en a un ; ce n’est pas forcément celui que vous venez de tirer. S’il n’y en a pas, il
    ne se passe rien de plus.
rule-F2-5 = Quand vous obtenez −1 espoir ou −1 mécontentement, vous avez le choix : épuiser un jeton actif, ou
    remettre un jeton épuisé dans son sac et combler le vide en décalant les autres vers la gauche. Si tous les
    jetons de la piste sont épuisés, vous devez en remettre un ; s’ils sont tous actifs, vous ne pouvez qu’en
    épuiser un.
rule-F2-6 = Certains effets précisent que seul le retrait est permis. Vous remettez alors un jeton dans son sac,
    même si vous pourriez en épuiser un : un jeton épuisé s’il y en a un sur la piste, et un jeton actif seulement
    s’il n’y en a aucun d’épuisé.
rule-F2-7 = Si la piste d’espoir est pleine et que tous ses jetons sont actifs, toute nouvelle hausse de l’espoir
    est ignorée. Si elle est pleine mais qu’un jeton est encore épuisé, +1 d’une sorte nommée se passe du tirage, et
    vous activez quand même un jeton épuisé de cette sorte s’il y en a un.
rule-F2-8 = Un nombre plus grand signifie que vous suivez la même procédure autant de fois : +3, c’est trois fois
    +1, et −2, c’est deux fois −1. Chaque fois, vous choisissez de nouveau entre les deux possibilités.

## 3 Mise en place

section-F3 = Mise en place
rule-F3-1 = Le plan est un grand hexagone fait d’hexagones. En son milieu se trouve le secteur du générateur, une
    fleur de sept hexagones : la tour est au centre, cinq des six pétales sont des terrains, et le sixième est la
    place du tiroir de la tour et n’est pas un terrain. L’anneau suivant a 12 emplacements pour les secteurs
    intérieurs ; six d’entre eux touchent un pétale et six en touchent deux. L’anneau d’après a 18 emplacements pour
    les secteurs extérieurs, et autour court le bord avec ses 6 coins. Chaque secteur intérieur ou extérieur a 2
    terrains. Un coin du bord touche le secteur extérieur situé dans ce coin.
rule-F3-2 = Au départ, le secteur du générateur porte la cantine sur un de ses terrains, 5 bois sur un autre et 5
    charbon sur un troisième. L’estrade et le générateur sont imprimés sur les deux derniers.
rule-F3-3 = On mélange les 7 tuiles de bord (3 vides, 2 gisements de bois et 2 gisements de charbon). Dans le sens
    horaire, on en révèle une à chaque coin du bord jusqu’à ce que 3 gisements soient posés. On retire ensuite les
    tuiles vides, et celles dont on n’a pas eu besoin restent hors du jeu.
rule-F3-4 = Les 12 tuiles de secteur intérieur et les 18 de secteur extérieur sont mélangées en deux piles face
    cachée. À chacun des 3 coins sans gisement, on pose un secteur extérieur et, entre lui et le secteur du
    générateur, un secteur intérieur. Puis on révèle les six, et on y place les arbres et les ressources qu’ils
    montrent.
rule-F3-5 = Les cartes Expédition sont mélangées en trois paquets A, B et C, et 3 cartes du paquet A forment vos
    trois chemins. Parmi les technologies, 4 prises au hasard sont exposées, chacune avec un jeton de recherche
    inactif ; les autres ne servent pas.
rule-F3-6 = Vous choisissez une carte de départ : il y a six groupes, de I à VI, chacun en version normale et en
    version difficile. Elle indique combien d’habitants de chaque catégorie vous avez et combien sont malades,
    combien de nourriture, de bois, de charbon, de noyaux de vapeur et d’automates vous possédez, où commence le
    marqueur de cadavres, combien de jetons d’espoir et de mécontentement sont tirés et combien d’entre eux sont
    actifs, en comptant depuis la gauche. Les trouvailles de nourriture des secteurs déjà révélés s’ajoutent à votre
    nourriture. La faim commence à 0. Le groupe I normal, par exemple, a 22 ouvriers, 12 ingénieurs et 8 enfants,
    aucun malade, 8 nourriture, les cadavres à 1, 4 bois, 5 charbon, ni noyau de vapeur ni automate, 2 jetons de
    mécontentement dont 1 actif, et 2 jetons d’espoir, tous deux actifs. L’acier ne sert pas dans ce scénario.
    La version facile n’est pas dans le livret, elle est de nous : la version normale avec 4 nourriture, 2 bois et
    3 charbon de plus, et 1 jeton d’espoir actif de plus.
rule-F3-7 = Une figurine représente un groupe d’habitants. La piste de population est divisée en sections, et celle
    où se trouve le marqueur d’une catégorie dit combien de figurines de cette catégorie vous avez : 22 ouvriers
    donnent 5 figurines, 12 ingénieurs en donnent 3, et 8 enfants en donnent 2.
rule-F3-8 = La pile des lois comprend les lois #G01 à #G08 et 4 prises au hasard de #G09 à #G16. Les 32 cartes
    Conséquence sont à côté, face cachée. Les bâtiments spéciaux des lois de la pile sont tenus prêts ; le foyer
    d’enfants et les bâtiments de la Nouvelle Foi et du Nouvel Ordre (#G07 et #G08) en font toujours partie.
rule-F3-9 = Les cartes Dispute sont mélangées et posées face visible. La première est mélangée avec la carte de
    départ (#D000), et ces deux cartes sont votre première pioche Crépuscule. La carte Dispute
    suivante reste visible.
rule-F3-10 = Sur le plateau du générateur, le marqueur de puissance commence sur la case la plus basse de la piste
    de chaleur, face ordinaire visible. Les trois marqueurs de portée commencent sur les trois cases les plus basses
    de la piste du générateur : rouge tout en bas, puis orange, puis jaune. Le marqueur de froid commence sur la
    case 4 de la piste de chaleur, la cinquième à partir du bas. Les 13 cartes Météo et les 32 cartes Matin sont
    mélangées en deux pioches. Le marqueur de manche commence sur 1, et le marqueur de tempête là où le dit le
    scénario.
rule-F3-11 = Chacun prend un conseiller ; ceux que personne n’a pris ne servent pas. Puis chacun pioche des cartes
    Habitant : 7 en solitaire, 6 à deux joueurs, 5 à trois et 4 à quatre. En solitaire, vous recevez aussi la carte
    « Un réveil pour tous ».
rule-F3-12 = Avant le début de la partie, chacun choisit une carte Habitant de sa main, paie son coût de départ et
    la défausse ; ce doit être une carte dont on peut payer le coût. Si deux d’entre vous réclament la même chose
    rare, une des deux cartes est désignée au hasard et payée, et l’autre joueur reprend la sienne et en choisit une
    autre. Si vous ne pouvez payer aucune de vos cartes, vous en défaussez une au hasard, et un habitant de la
    catégorie de cette carte tombe malade.
rule-F3-13 = Le premier meneur est tiré au sort. La manche 1 commence par la phase 6, les actions.

## 4 La manche

section-F4 = La manche et ses neuf phases
rule-F4-1 = Une manche compte neuf phases, toujours dans cet ordre : 1 Aube, 2 Petit matin, 3 Générateur, 4 Météo, 5
    Préparatifs, 6 Actions, 7 Crépuscule, 8 Faim, 9 Nuit. À la manche 1, on saute les phases 1 à 5.

# Aube

rule-F4-2 = À l’aube, le rôle de meneur passe au suivant dans le sens horaire, et le marqueur de manche avance d’1
    case. S’il y trouve un jeton de recherche, cette technologie devient active, et vous choisissez la suivante à
    rechercher (F11.1). S’il y trouve un jeton de scénario, retirez-le et appliquez ce que dit la carte Scénario. Si
    le marqueur de tempête s’y trouve, ignorez-le pour l’instant : il ne compte qu’en phase Météo.

# Petit matin

rule-F4-3 = Au petit matin, vous piochez une carte Matin. Appliquez d’abord son effet immédiat, si elle en a un ; il
    peut déjà écarter la carte ou imposer une option. Puis choisissez exactement une des options de la carte.
    « Seulement avec un jeton … actif » signifie que vous ne pouvez choisir l’option que si vous avez un tel jeton
    actif ; vous ne l’épuisez que si l’option le dit. Quand une carte énumère plusieurs cas (« Si … », « Sinon,
    si … »), parcourez-les de haut en bas et n’appliquez que le premier qui convient. Votre option dit ce que devient
    ensuite la carte : elle quitte le jeu (les ressources posées dessus retournent à la réserve, les figurines au
    stock), ou elle va dans la zone des événements. Un effet peut dire la même chose de cette carte ou d’une autre.
    Tant qu’une carte avec un effet de crépuscule est dans cette zone, vous appliquez cet effet à chaque manche.

# Générateur

rule-F4-4 = Générateur, étape 1 : décidez si vous alimentez le générateur. Pour chaque charbon dépensé, le marqueur
    de puissance monte d’1 case. Il peut atteindre la case du marqueur de froid, mais jamais la dépasser.
rule-F4-5 = Générateur, étape 2 : regardez la partie de la piste de chaleur entre le marqueur de puissance et le
    marqueur de froid. Pour chaque symbole d’habitant que vous y voyez, un habitant de cette catégorie tombe malade.
rule-F4-6 = Générateur, étape 3 : le nombre à côté du marqueur de puissance dit combien de cubes tombent dans la
    tour. Ils viennent de la réserve, pas de votre stock. Ce qui sort de la tour va sur la piste de contrainte, qui
    a 10 cases ; les cubes qui n’y tiennent plus vont sur la case de surcharge. La contrainte ne se vérifie que dans
    cette phase, même si vous alimentez beaucoup à d’autres moments. Pendant la phase Actions, un ingénieur au
    générateur peut enlever de la contrainte : jusqu’à 5 cubes, ou tous pour 1 noyau de vapeur ; le premier noyau
    installe aussi l’extension de la tour. Le comportement de la tour est décrit en F12.1.
rule-F4-7 = Générateur, étape 4 : s’il y a des cubes sur la case de surcharge, vous subissez une panne. La première
    de la partie retourne le marqueur de puissance sur sa face surchauffée, fait monter d’1 case le marqueur de
    froid et les trois marqueurs de portée, et enlève tous les cubes de contrainte, y compris ceux de la case de
    surcharge. Si une panne survient alors que le marqueur montre déjà sa face surchauffée, vous perdez la partie.
rule-F4-8 = Générateur, étape 5 : le marqueur de puissance revient sur la case la plus basse de la piste de chaleur.

# Météo

rule-F4-9 = En phase Météo, vous piochez une carte Météo et suivez quatre étapes. Un, les marqueurs de portée et le
    marqueur de froid montent comme la carte l’indique. Deux, vous gagnez 1 nourriture par symbole de chasse de vos
    cabanes de chasse et des cartes exposées ; une cabane simple montre 1 symbole, une cabane améliorée en montre 2.
    Trois, chaque éclaireur avance sur son chemin d’autant de cases qu’indiqué. Quatre, le marqueur de tempête
    recule d’autant de cases qu’indiqué ; s’il atteint ou dépasse le marqueur de manche, on applique la carte de
    tempête du scénario, puis on la repose face cachée, à moins qu’elle n’ait été retirée.

# Préparatifs

rule-F4-10 = Pendant les préparatifs, vous pouvez utiliser un conseiller au plus ; ce peut être le même à chaque
    manche, et vous devez épuiser l’espoir qu’il demande. Ensuite vous traitez les maladies de chaque catégorie
    d’habitants, en commençant par le marqueur de maladie le plus bas. La section de la piste où se trouve le
    marqueur dit combien de jetons Habitant épuisé de cette catégorie arrivent dans votre stock et combien de fois
    le marqueur est retourné (F7.3). Sur les cases 0 à 4, il ne se passe rien. Avec 6 malades, par exemple, le
    marqueur est retourné une fois, et 15 malades vous valent 2 jetons et 2 retournements.

# Actions

rule-F4-11 = Au début de la phase Actions, le nombre de vos figurines s’ajuste à la piste de population, catégorie
    par catégorie ; les figurines parties comme éclaireurs comptent parmi les vôtres. Puis, autant que vous avez de
    figurines, on en pose une sur chaque jeton Habitant épuisé de sa catégorie. Une figurine sur un tel jeton ne
    peut pas servir dans cette manche.
rule-F4-12 = En commençant par le meneur et dans le sens horaire, vous jouez à tour de rôle jusqu’à ce qu’il ne
    reste plus de figurine ou que vous soyez tous d’accord pour arrêter. À votre tour, vous pouvez d’abord alimenter
    le générateur (comme en F4.4). Puis vous prenez une figurine disponible et effectuez une action avec elle :
    déblayer pour ouvrir de nouveaux secteurs (F5.1), récolter jusqu’à 2 ressources sur un terrain (F5.2), bâtir
    (F5.3), utiliser un bâtiment (F5.4), partir en éclaireur (F5.5) ou prendre l’action spéciale d’une carte (F5.6).
    Si l’action est froide, un habitant de la catégorie de la figurine tombe malade (F4.13).
rule-F4-13 = Toute action est chauffée ou froide. Si elle est froide, un habitant de la catégorie de la figurine
    tombe malade, et ce avant que l’action ne s’accomplisse. Bâtir, envoyer des éclaireurs et les actions spéciales
    sont toujours chauffés, sauf si la carte d’une action spéciale dit autre chose. Déblayer est toujours froid.
    Pour récolter et pour utiliser un bâtiment, cela dépend du lieu (F4.14).
rule-F4-14 = Un lieu est chauffé si le marqueur de puissance a quitté la case du bas et se trouve au-dessus du
    symbole de la zone du lieu. La zone A est le secteur du générateur ; la zone B, c’est la zone A et tous les
    secteurs qui lui sont adjacents ; la zone C, ce sont les zones A et B et tous les secteurs à deux pas : chaque
    zone contient donc les précédentes. Un bâtiment est aussi chauffé, où qu’il soit, si le marqueur de puissance
    est au-dessus du symbole de son niveau d’isolation : rouge, orange ou jaune. Les bâtiments bleus n’ont pas de
    niveau : seule leur zone, ou un effet qui le dit, peut les chauffer ; les bâtiments blancs n’ont besoin de rien.
    Chacun des trois marqueurs de portée montre un niveau et une zone : rouge avec A, orange avec B, jaune avec C.
rule-F4-15 = Les enfants n’effectuent pas d’actions, à moins qu’une loi ou un autre effet ne le permette expressément.

# Crépuscule

rule-F4-16 = Au crépuscule, appliquez d’abord, dans l’ordre que vous voulez, tous les effets de crépuscule des
    cartes Scénario et des événements exposés. Puis mélangez la pioche Crépuscule, piochez sa première carte et
    appliquez-la comme une carte Matin. Elle va ensuite dans la défausse Crépuscule, sauf si la carte ou l’option
    choisie dit autre chose.
rule-F4-17 = Si vous piochez la carte Dispute au crépuscule, appliquez l’option qui vous concerne et retirez la
    carte du jeu. Puis lisez la carte Dispute suivante et mélangez-la avec la pioche et la défausse Crépuscule :
    c’est la nouvelle pioche Crépuscule. Quand il n’y a plus de carte Dispute, on n’en ajoute pas. Une carte au
    cadenas ne peut jamais être défaussée ni retirée du jeu par un effet.

# Faim

rule-F4-18 = Faim, étape 1 : si votre faim est supérieure à 0, vous perdez de la nourriture, une pour une, pour la
    faire baisser. S’il reste de la faim, la section où se trouve le marqueur prend effet : vous obtenez +1
    mécontentement, et un nombre donné d’habitants meurent, de la catégorie à nourrir à la manche précédente (à la
    manche 1, de celle de cette manche). Une faim de 25 ou plus fait perdre la partie ici. Avec une faim restante de
    8, par exemple, vous obtenez +1 mécontentement et 1 habitant meurt. Dans tous les cas, la faim revient ensuite à
    0.
rule-F4-19 = Faim, étape 2 : vous nourrissez la catégorie d’habitants de la manche en cours (à la manche 6, par
    exemple, les ouvriers, et à la manche 7 les enfants). Chaque habitant de cette catégorie, et non chaque
    figurine, mange 1 nourriture, et vous ne pouvez pas en garder de côté. Pour chacun que vous ne pouvez pas
    nourrir, la faim monte de 1, jusqu’à 50. Dépasser 25 à ce moment ne fait pas perdre la partie.

# Nuit

rule-F4-20 = La nuit a trois étapes. Un, on rend les jetons Habitant épuisé qui portent une figurine, tandis que
    ceux sans figurine restent ; et toutes vos figurines sauf les éclaireurs reviennent au stock, même depuis des
    cartes, à moins que la carte ne dise autre chose. Deux, vous pouvez alimenter le générateur encore une fois ;
    puis chaque lit d’un abri chauffé accueille une figurine de votre choix. Les abris non chauffés
    n’accueillent personne. Trois, pour chaque figurine restée sans lit, un habitant de sa catégorie tombe
    malade.

## 5 Actions

section-F5 = Actions
rule-F5-1 = Déblayer : prenez un ouvrier, un ingénieur ou un automate ; vous pouvez le faire aussi souvent que vous
    voulez dans une manche. Posez soit 2 secteurs intérieurs, soit 1 secteur extérieur, face cachée. Les deux
    secteurs intérieurs n’ont pas à être voisins, et s’il ne reste qu’un emplacement, vous n’en posez qu’1. Les
    secteurs intérieurs sont adjacents au secteur du générateur. Un secteur extérieur est adjacent à un secteur
    relié au secteur du générateur, mais jamais au secteur du générateur lui-même. Révélez ensuite ce que vous avez
    posé, placez sur les terrains les arbres et les ressources montrés, et gagnez les trouvailles de nourriture.
rule-F5-2 = Récolter : placez un ouvrier, un ingénieur ou un automate sur un terrain sans figurine et prenez-y
    jusqu’à 2 ressources pour le stock. Chaque terrain peut ainsi servir une fois par manche.
rule-F5-3 = Bâtir : prenez un ouvrier, un ingénieur ou un automate ; vous pouvez le faire aussi souvent que vous
    voulez dans une manche. Une telle action permet d’ériger ou de démanteler jusqu’à 3 fois, en toute combinaison.
    Pour ériger, choisissez un bâtiment disponible, payez son coût et posez-le sur des terrains d’un même secteur
    sans bâtiment ni figurine : 1 terrain pour un petit bâtiment, 2 pour un grand. Les ressources et les arbres de
    ces terrains sont perdus. Comme un grand bâtiment a besoin des deux terrains d’un secteur, il ne peut y en avoir
    sur le secteur du générateur. Pour démanteler, retirez du plan un bâtiment sans figurine et remettez-le sur le
    plateau des bâtiments ; une ruine démantelée quitte le jeu. Certains bâtiments indiquent qu’on ne peut jamais
    les ériger, ou jamais les démanteler ni les détruire. Quand un effet détruit un bâtiment, celui-ci revient aussi
    sur le plateau.
rule-F5-4 = Utiliser un bâtiment : placez une figurine sur un bâtiment et effectuez son action. Un petit bâtiment a
    de la place pour 1 figurine, un grand pour 2, ce qui fait deux actions distinctes. Certains bâtiments
    n’acceptent que des ingénieurs.
rule-F5-5 = Envoyer des éclaireurs : il faut pour cela une balise, et un ouvrier ou un ingénieur. Placez la figurine
    sur la première case d’un chemin sans éclaireur ; elle est maintenant un éclaireur, et son expédition est
    active. Vous pouvez avoir 1 expédition active, ou 2 une fois la balise améliorée.
rule-F5-6 = Les actions spéciales se trouvent sur les cartes Scénario et les événements exposés. La carte dit quelle
    figurine il faut et ce que vous payez. La plupart servent une fois par manche, quelques-unes une seule fois par
    partie. Les ressources que vous posez sur une carte y restent jusqu’à ce qu’on vous dise de les retirer.

## 6 Bâtiments

section-F6 = Bâtiments
rule-F6-1 = Sont adjacents à un terrain : les autres terrains de son secteur ; les terrains du secteur du générateur
    qui partagent un côté avec son secteur (1 ou 2, et un de moins là où se trouve le tiroir) ; et tous les terrains
    de chaque autre secteur qui partage un côté avec le sien. Un gisement du bord est adjacent à un secteur qui
    partage un côté avec lui.
rule-F6-2 = Pour améliorer un bâtiment, payez son coût d’amélioration et retournez sa tuile. Vous ne pouvez pas
    améliorer un bâtiment qui porte une figurine, ni un bâtiment sans amélioration. Un bâtiment amélioré dans cette
    manche peut encore y être utilisé. Un ingénieur à l’atelier choisit deux fois de suite : améliorer un bâtiment,
    ou rapprocher le jeton de recherche d’1 manche, ce qui peut achever la technologie aussitôt (F11.1).
rule-F6-3 = La cantine, l’estrade, le générateur, l’atelier, l’usine, tous les abris et tous les bâtiments issus de
    lois n’ont pas d’amélioration. Le bâtiment d’une loi devient disponible par sa carte, au coût qu’elle indique.

## 7 Maladie et mort

section-F7 = Maladie et mort
rule-F7-1 = Quand un habitant tombe malade, le marqueur de maladie de sa catégorie monte d’1 case. Si aucune
    catégorie n’est nommée, vous la choisissez, séparément pour chaque malade s’il y en a plusieurs.
rule-F7-2 = Il ne peut jamais y avoir plus de malades d’une catégorie que d’habitants de cette catégorie. Si le
    marqueur de maladie devait dépasser le nombre d’habitants, on le retourne à la place (F7.3).
rule-F7-3 = Un marqueur de maladie a deux faces. S’il passe de malade à gravement malade, il ne se passe encore
    rien. S’il repasse de gravement malade à malade, un habitant de cette catégorie meurt (F7.5), puis le marqueur
    recule d’1 case.
rule-F7-4 = Si le nombre d’habitants d’une catégorie tombe sous le nombre de malades, le marqueur de maladie descend
    avec lui.
rule-F7-5 = Quand un habitant meurt, avancez le marqueur de cadavres d’1 case et reculez celui de cette catégorie
    d’habitants d’1 case. Puis piochez une carte Habitant, défaussez-la et appliquez, autant que possible, son effet
    de décès pour la catégorie du mort. Au lieu de piocher, l’un de vous peut défausser de sa main une carte
    Habitant de cette même catégorie et appliquer son effet de décès pour elle. Certains effets disent de se passer
    de la carte.
rule-F7-6 = Guérir X : X fois, reculez d’1 case un marqueur de maladie de votre choix ; un marqueur qui montre
    gravement malade ne peut pas être amené à 0. Soigner X : X fois, retournez un marqueur de maladie de votre choix
    de gravement malade à malade, sans que personne ne meure. Les points que vous ne pouvez pas utiliser sont
    perdus.

## 8 Conseillers et cartes Habitant

section-F8 = Conseillers et cartes Habitant
rule-F8-1 = Chaque conseiller a une capacité que vous pouvez utiliser pendant les préparatifs si vous en payez le
    coût en espoir. Avec le chef machiniste, vous épuisez 1 espoir quelconque et enlevez de 0 à 3 cubes de
    contrainte ; avec l’infirmière-major, vous épuisez 1 jeton de sollicitude et guérissez 2. Le conciliateur
    et la contremaîtresse ont leurs propres capacités, indiquées sur leurs cartes.
rule-F8-2 = En solitaire, vous pouvez utiliser la carte « Un réveil pour tous » une fois par partie, pendant les
    préparatifs, avant ou après votre conseiller et en plus de lui. Vous piochez des cartes Habitant selon votre
    espoir : 1 carte avec 1 jeton, 2 cartes avec 2 ou plus, 3 cartes avec 4 ou plus, et 4 cartes avec 6.
rule-F8-3 = Vous jouez une carte Habitant juste avant d’utiliser la catégorie de figurine nommée pour l’action
    nommée. Son effet s’ajoute à l’action s’il dit « en plus », ou la remplace s’il dit « à la place », et la
    figurine peut le faire même là où sa catégorie ne pourrait pas d’ordinaire. Que l’action soit chauffée ou froide
    se décide comme d’habitude, à moins que la carte ne le dise elle-même. Chacun peut jouer au plus une carte par
    manche pour sa capacité, et chaque carte ne sert qu’une fois, soit pour sa capacité, soit pour son effet de
    décès. Une carte jouée pour sa capacité reste visible devant vous et se défausse à la fin de la nuit.
rule-F8-4 = Vous pouvez parler des cartes Habitant de votre main, mais jamais les échanger ni utiliser celles d’un
    autre joueur. Si la pioche Habitant est vide, sa défausse est mélangée et devient la nouvelle pioche.
rule-F8-5 = Le jeune ouvrier et le jeune ingénieur comptent en tout comme des enfants, mais vous pouvez les utiliser
    pour des actions comme un ouvrier ou un ingénieur, même quand vos autres enfants ne peuvent pas agir.

## 9 Expéditions

section-F9 = Expéditions
rule-F9-1 = Un éclaireur avance de case en case sur son chemin. Quand il arrive à la dernière, vous contournez le
    lieu ou vous l’explorez. On ne peut contourner que sur les cartes A et B : une carte de la lettre suivante est
    posée dessus de sorte que seule la première case de la carte du dessous reste visible, l’éclaireur va sur la
    première case de la nouvelle carte sans dépenser de pas, puis il continue avec les pas qui lui restent. Les
    cartes du paquet C et les cartes Scénario doivent être explorées. Pour explorer, retournez la carte du dessus du
    chemin et choisissez une de ses options.
rule-F9-2 = Quand vous avez exploré un lieu, vous choisissez de poursuivre ou de rentrer (F9.3). Si vous poursuivez,
    la carte explorée reste retournée, et une carte du paquet nommé par l’option est posée dessus. L’éclaireur va sur
    sa première case, et les pas qui vous restaient sont perdus. Ce que promet l’option n’est gagné qu’au retour de
    l’éclaireur.
rule-F9-3 = Si vous choisissez de rentrer, il se passe trois choses dans cet ordre : l’éclaireur revient au stock ;
    vous gagnez ce que donne l’option choisie ; puis vous gagnez ce que donnent les cartes du dessous, là où vous
    aviez choisi de poursuivre. Si l’option ouvre un nouveau chemin, tout le chemin est retiré et une nouvelle
    carte A est posée. Si elle ajoute une carte B ou C, toutes les cartes du chemin sont remises à l’endroit et
    empilées de sorte que chacune montre sa première case, et une nouvelle carte de ce paquet est posée dessus. Le
    chemin s’est alors allongé, et l’éclaireur suivant part de la carte du bas.
rule-F9-4 = Un symbole sur la face blanche d’une carte Expédition laisse deviner ce que vous pourriez trouver :
    nourriture ou ressources, nouveaux habitants, ou un mélange. C’est un indice, pas une promesse.

## 10 Lois

section-F10 = Lois
rule-F10-1 = Pour adopter une loi, choisissez-en une dans la pile des lois et appliquez le changement d’espoir et de
    mécontentement qu’elle indique. Une de ses deux cartes Conséquence, prise au hasard sans que personne ne la
    voie, va dans la pioche Crépuscule ; l’autre sort du jeu. Les huit premières lois vont par paires (#G01 et #G02,
    #G03 et #G04, #G05 et #G06, #G07 et #G08) : quand vous adoptez l’une, l’autre quitte le jeu. Vous pouvez avoir 4
    lois au plus, et une loi adoptée n’est jamais retirée. Vous pouvez consulter la pile des lois à tout moment,
    mais jamais les cartes Conséquence.

## 11 Technologies et automates

section-F11 = Technologies et automates
rule-F11-1 = Quand vous érigez votre premier atelier, choisissez une technologie et posez son jeton de recherche
    autant de cases devant le marqueur de manche que l’indique son nombre, mais au plus loin sur la case 15. Vous
    recherchez une technologie à la fois, et d’autres ateliers n’en lancent pas une seconde. Une fois achevée, elle
    est à vous pour le reste de la partie, et vous choisissez la suivante de la même façon. Si vous perdez tous vos
    ateliers, la recherche en cours est perdue et son jeton retourne sur sa carte ; les technologies achevées
    restent. Un nouvel atelier permet plus tard de recommencer.
rule-F11-2 = Vous pouvez posséder jusqu’à 6 automates. En utiliser un coûte 1 charbon. Il agit comme un ouvrier mais
    n’est pas un habitant : il ne tombe jamais malade, ne mange pas et n’a pas besoin de lit. Il ne peut pas être
    éclaireur ni utiliser d’action spéciale. S’il ne reste plus d’automate dans la réserve, vous n’en gagnez pas ;
    un effet qui place un automate quelque part le prend alors dans votre stock.

## 12 La tour à cubes

section-F12 = La tour à cubes
rule-F12-1 = La tour retient une partie des cubes qu’on y jette et en laisse sortir d’autres, parfois des cubes
    coincés depuis des manches. Dans cette version, chaque cube a une chance de passer qui grandit avec le nombre de
    cubes déjà coincés à l’intérieur, sinon il se coince ; chaque chute peut aussi en décrocher d’autres. Avec
    l’extension, les deux chances sont plus faibles, et la tour retient donc davantage. Sur les 40 premiers cubes,
    environ deux tiers sortent, et la moitié avec l’extension. Plus il y en a de coincés, plus il en sort : sur les
    90 cubes d’une longue partie, environ trois quarts, et six sur dix avec l’extension. Le nombre de cubes à
    l’intérieur vous est caché.

## 13 Limites

section-F13 = Limites
rule-F13-1 = Vous pouvez avoir au plus 50 habitants de chaque catégorie ; ceux qui seraient en trop rejoignent une
    autre catégorie de votre choix. La nourriture et la faim s’arrêtent à 50, l’acier à 8 et les arbres du plan à
    30 ; ce qui dépasse est ignoré. Un terrain porte jusqu’à 5 ressources, toutes de la même sorte, et jamais plus
    d’un bâtiment. Le bois, le charbon et les noyaux de vapeur ne s’épuisent jamais.

## 14 Scénario « Un nouveau foyer : le cratère »

section-F14 = Scénario « Un nouveau foyer : le cratère »
rule-F14-1 = Dans « Un nouveau foyer : le cratère », le marqueur de tempête commence sur 9, des jetons de scénario
    se trouvent sur 4 et 11, et la carte de tempête est I/08. La carte I/01 examine deux fois votre ville. À la
    manche 4, si une balise est debout, vous prenez +1 espoir ou −1 mécontentement, puis révélez et appliquez la
    carte S02 ; sinon, vous obtenez +1 apathie et la carte S06 est exposée. À la manche 11, la carte S04 est
    exposée, et la carte S03 aussi, à moins que S07 ne le soit déjà.
rule-F14-2 = Dans « Un nouveau foyer : le cratère », l’effet de la tempête dépend de la manche. Aux manches 1 à 7,
    toutes les tentes, sur le plan ou pas encore bâties, deviennent des ruines, et le marqueur de tempête va sur 12.
    Aux manches 8 à 15, tous les dortoirs, bâtis ou non, deviennent des ruines, et le marqueur de tempête quitte le
    jeu.
rule-F14-3 = Quand on révèle une carte Scénario qui nomme des manches, des jetons de scénario sont posés sur ces
    manches comme elle le dit. Les autres cartes de « Un nouveau foyer : le cratère » ont été écrites pour cette
    version. L’une d’elles vous dit que vous avez gagné, au plus tard après la manche 15.

## Décisions

ruling-Q1 = L’effet de la tempête dépend-il du nombre de tempêtes subies, comme le dit le livret, ou de la manche,
    comme le dit la carte I/08 ? De la manche : la carte fait foi.
ruling-Q2 = Combien de cartes la carte solo « Un réveil pour tous » fait-elle piocher : autant que vous avez
    d’espoir (texte du livret), ou selon les paliers imprimés dessus ? Les paliers de la carte font foi, et l’espoir
    actif comme l’espoir épuisé comptent.
ruling-Q3 = Il y a 13 cartes Météo mais 14 tirages : et si la pioche est vide ? Mélangez la défausse et continuez.
ruling-Q4 = Quand le marqueur de puissance redescend-il après que vous avez alimenté pendant les actions ou la
    nuit ? Seulement à l’étape 5 de la prochaine phase Générateur ; d’ici là il reste, et cette phase utilise le
    total.
ruling-Q5 = Les cases mêmes du marqueur de puissance et du marqueur de froid comptent-elles comme « entre » eux ?
    Non, ni l’une ni l’autre ; si les deux marqueurs sont sur la même case, personne ne tombe malade.
ruling-Q6 = Et si le marqueur de puissance et le symbole d’une zone ou d’un niveau sont sur la même case ? Alors il
    y fait encore froid : le marqueur doit être au-dessus du symbole.
ruling-Q7 = À quel moment perd-on pour 26 malades ou plus d’une même catégorie ? Au moment de traiter les maladies,
    donc après que le conseiller a eu l’occasion d’aider.
ruling-Q8 = Un habitant meurt parce que le marqueur de maladie est retourné alors que tous les habitants de cette
    catégorie sont malades : de combien reculent les marqueurs ? Celui des habitants et celui des malades descendent
    tous deux de 1, et une seule fois.
ruling-Q9 = Que se passe-t-il si un marqueur de maladie sur 0 doit être retourné ? Rien.
ruling-Q10 = Qu’est-ce qui vient d’abord si des marqueurs de maladie sont à égalité, ou si un jeton de recherche et
    un jeton de scénario sont sur la même case ? Entre marqueurs à égalité, vous choisissez l’ordre ; le jeton de
    recherche passe avant le jeton de scénario.
ruling-Q11 = Quels sont les cinq terrains du secteur du générateur ? Ceux de la cantine, du bois, du charbon, de
    l’estrade et du générateur.
ruling-Q12 = Qu’est-ce qui est adjacent à un terrain du secteur du générateur ? Les autres terrains de ce secteur,
    et les secteurs intérieurs qui touchent ce pétale précis.
ruling-Q13 = Un poste de collecte peut-il prendre des ressources sur un terrain qui porte une figurine ? Oui.
ruling-Q14 = Des habitants meurent ou arrivent après l’ajustement des figurines, à l’étape 1 de la phase 6 : perd-on
    ou gagne-t-on aussitôt des figurines ? Non, leur nombre change à la manche suivante.
ruling-Q15 = Qui a besoin d’un lit ? Chaque figurine d’habitant du stock, même si elle était épuisée ; ni les
    éclaireurs ni les automates.
ruling-Q16 = Quand prennent effet les jetons Habitant épuisé qui arrivent après la phase 6 ? Ils attendent la manche
    suivante.
ruling-Q17 = Et si la pioche Crépuscule est vide après la dernière dispute ? Mélangez la défausse ; si elle est vide
    aussi, sautez le tirage.
ruling-Q18 = Et si les gardiens de la foi trouvent moins de 3 cartes dans la pioche Crépuscule, ou seulement des
    cartes au cadenas ? Piochez ce qu’il y a et défaussez-en tout de même une ; si rien ne peut être défaussé, ne
    défaussez rien.
ruling-Q19 = Quand reviennent les figurines de la prison ? Après cette seule nuit.
ruling-Q20 = Et si vous perdez la balise pendant une expédition ? Les éclaireurs partis continuent, mais vous ne
    pouvez pas en envoyer d’autres.
ruling-Q21 = Et si l’on vous dit de mélanger à la pioche une carte qui n’est plus dans la boîte ? Il ne se passe rien.
ruling-Q22 = Et si un paquet d’expédition est vide, si aucune option ne peut être payée, ou si un marqueur est en
    haut de sa piste ? Les cartes de cette version vous laissent toujours un choix permis ; un paquet vide est
    refait avec ses cartes retirées ; et un marqueur tout en haut s’arrête simplement là.
ruling-Q23 = Quelle catégorie d’habitants est nourrie à quelle manche ? Enfants, ingénieurs, ouvriers, dans cet
    ordre à partir de la manche 1, puis on recommence.
ruling-Q24 = Quelle isolation ont les abris et les bâtiments sans action ? Les tentes sont jaunes, les dortoirs
    orange et les maisons rouges ; les ruines sont bleues et toujours froides, sauf si une loi en fait des abris :
    leur zone peut alors les chauffer ; la balise, la fosse à neige et la cuisine de campagne sont blanches.
ruling-Q25 = Que fait la carte #D000 quand elle retourne les marqueurs de maladie ? Elle retourne ceux qui montrent
    malade sur gravement malade, et personne n’en meurt.

# Les décisions à partir de Q26 sont apparues en chemin.

ruling-Q26 = Le marqueur de manche rattrape celui de tempête à l’aube : quand la tempête frappe-t-elle ? En phase
    Météo de cette manche, même si la carte Météo ne déplace pas le marqueur de tempête.
ruling-Q27 = Quand vient la seconde tempête ? Le marqueur est sur 12 après la première ; elle frappe donc au plus
    tard à la manche 12, et plus tôt si des cartes Météo font reculer le marqueur.
ruling-Q28 = +1 espoir ou +1 mécontentement sans sorte nommée, alors que la piste est pleine ou le sac vide, mais
    qu’un jeton est épuisé : que faire ? Vous en activez un ; tirer n’est pas possible.
ruling-Q29 = Et si les 5 jetons Habitant épuisé d’une catégorie sont déjà posés et qu’il en faut un de plus ? Il
    n’en reste pas, donc il ne se passe rien ; et là où en poser un est le prix de quelque chose, vous ne pouvez pas
    le choisir.
ruling-Q30 = Qui reçoit quel conseiller ? Chacun prend un de ceux qui restent, à partir du meneur et dans le sens
    horaire.
ruling-Q31 = La conséquence d’une loi va-t-elle sur le dessus de la pioche Crépuscule ou n’importe où dedans ? Cela
    revient au même : la pioche est mélangée avant chaque tirage.
ruling-Q32 = Dans quel ordre viennent les cartes Dispute ? Elles sont mélangées une fois, au début ; seule la
    suivante est visible.
ruling-Q33 = Jusqu’où s’étend la zone C ? Sur tout le plan : aucun secteur n’est à plus de deux pas du secteur du
    générateur.
ruling-Q34 = Quand il est écrit « jusqu’à », peut-on prendre moins ? Oui, et on vous le demande là où moins peut
    vous aider : quand vous récoltez alors qu’une carte exposée peut prendre ce que vous avez, quand vous bâtissez,
    choisissez des terrains pour le pilon à charbon ou posez des choses sur une carte. Ailleurs on prend la quantité
    entière, autant qu’il y en a : récolte, cubes de contrainte, cadavres d’une fosse à neige, charbon sur les
    terrains choisis pour le pilon.
ruling-Q35 = Que signifie « Le second sifflet » (#G13) ? Une fois par manche, à son tour, une figurine d’ouvrier qui a
    déjà agi agit de nouveau : d’abord un ouvrier tombe malade, puis l’action suit comme toujours. Sa première place
    reste prise, et la nuit c’est une seule figurine, qui a besoin d’un seul lit.
ruling-Q36 = De quoi « La garde de nuit » (#G16) préserve-t-elle ? Du premier +1 mécontentement qu’une carte de la
    pioche Crépuscule apporte dans une manche, contre 1 charbon ; d’un nombre plus grand, seulement le premier pas.
    Si vous ne payez pas, l’occasion est passée pour cette manche. Les cartes Matin, la faim et les lois n’en sont
    pas préservées.
ruling-Q37 = Que fait #B12 dans un bâtiment qui peut guérir ou soigner ? Après avoir activé 1 jeton de sollicitude,
    elle ne fait que guérir : autant que le bâtiment, amélioré ou non, avec ce que les lois ajoutent ; soigner est
    laissé de côté.
ruling-Q38 = Des cartes posent des cubes sur une piste de contrainte pleine : que se passe-t-il ? Ils vont sur la
    case de surcharge et ne comptent comme panne qu’à la prochaine phase Générateur. Un coût qui ne tient pas sur la
    piste ne peut pas être payé.
ruling-Q39 = Un éclaireur rentre pendant la phase Actions, parce que les « Patins de bouleau » (#T01) l’ont mené
    droit au bout d’un chemin court : peut-il agir ? Oui, il est de nouveau dans le stock et sert comme toute autre
    figurine.
ruling-Q40 = Que deviennent les figurines d’un bâtiment détruit, et les automates que vous perdez pendant qu’ils
    travaillent ? Les figurines rentrent la nuit. Les automates du stock sont perdus d’abord ; celui qui se trouve
    quelque part y reste jusqu’à la nuit, puis va à la réserve.
ruling-Q41 = Et si la manche 15 finit sans qu’une carte Scénario ait dit que vous avez gagné ? Alors la ville est
    perdue.
ruling-Q42 = Faut-il agir à chaque tour ? Oui, si l’on peut ; qui ne peut pas est sauté. La phase finit quand plus
    aucune figurine ne peut agir, ou quand vous la finissez ensemble : qui voudrait s’arrêter le demande à tous, et
    le meneur a le dernier mot. Si vous continuez, c’est encore à cette personne d’agir.
ruling-Q43 = Une action spéciale retire sa propre carte du jeu : que devient la figurine posée dessus ? Elle va aussitôt
    dans le stock, comme pour toute carte qui s’en va, et peut resservir.
ruling-Q44 = Plusieurs sortes de jetons sont à égalité dans une dispute : dans quel ordre comptent-elles ? Toutes
    comptent, avec les nombres du moment où la carte a été lue ; vous choisissez l’ordre.
ruling-Q45 = Qui donne une carte Habitant pour un décès ? Ceux qui en ont une de cette sorte sont interrogés dans le sens
    horaire à partir du meneur ; le premier qui en donne une décide. Si personne n’en donne, on pioche.
ruling-Q46 = Le jeune ingénieur peut-il servir à la carte Habitant d’un ingénieur ? Non : une carte Habitant demande une
    figurine de sa sorte, et les jeunes figurines comptent comme des enfants.
ruling-Q47 = Un grand bâtiment peut-il se dresser dans le secteur du générateur, dont les cinq terrains forment un
    seul secteur ? Non : une grande tuile couvre les deux terrains d’un secteur intérieur ou extérieur et ne tient
    nulle part ailleurs.
