# Lieux, météo, scénario, groupes et bâtiments de New London, avec nos propres mots.

## Expéditions

card-X01 = Le camp déserté
flavour-X01 = Neuf tentes, neuf poêles, et dans chaque poêle du petit bois préparé que nul n’a allumé. La tente aux
    provisions est pleine, et la seule trace de pas s’en éloigne.
way-X01-1 = Charger les conserves et partir avant la nuit
way-X01-2 = Prendre les conserves et suivre les pas

card-X02 = Le traîneau renversé
flavour-X02 = Un traîneau de fret a versé dans un ravin, son attelage parti depuis longtemps. La moitié des sacs ont
    crevé et la neige dessous est noire de charbon.
way-X02-1 = Remplir notre traîneau et rentrer
way-X02-2 = Emporter plus loin ce que l’on peut porter

card-X03 = Une cheminée qui fume
flavour-X03 = Une hutte pas plus grande qu’une charrette, et une famille qui barre la porte jusqu’à voir nos
    visages. Leurs étagères sont mieux garnies que leurs joues.
way-X03-1 = Ramener la famille avec nous
way-X03-2 = Prendre ce qu’il y a sur leurs étagères
way-X03-3 = Leur indiquer notre trace et poursuivre

card-X04 = Le bac dans la glace
flavour-X04 = Un bac fluvial se dresse dans la glace, les lampes encore suspendues au bastingage. Quelqu’un a dormi
    dans la timonerie.
way-X04-1 = Débiter le pont pour le bois
way-X04-2 = Chercher les dormeurs
way-X04-3 = Prendre la rambarde et les bancs, et poursuivre

card-X05 = Le pavillon du forestier
flavour-X05 = La moitié du toit a cédé sous la neige, l’autre abrite un tas de bois et un garde-manger. Aux murs
    pendent des portraits au visage détourné.
way-X05-1 = Ce lieu n’est pas pour nous, on rentre
way-X05-2 = Charger et poursuivre

card-X06 = Le mât de relevé
flavour-X06 = Un mât de fer avec un coffre à son pied, et dans le coffre des cartes aux routes crayonnées. Une ligne
    va bien plus loin que ce qu’aucun de nous aurait osé.
way-X06-1 = Rentrer avec les cartes et les vivres des géomètres
way-X06-2 = Suivre la route proche
way-X06-3 = Risquer la ligne lointaine, mieux chauffés

card-X07 = Les dormeurs du bord de route
flavour-X07 = Neuf personnes sont assises en cercle autour de cendres, épaule contre épaule. Le gel les a gardées
    comme au dernier soir.
way-X07-1 = Leur creuser une tombe, puis prendre leurs sacs
way-X07-2 = Prendre les sacs et les laisser assis
way-X07-3 = Passer avec quelques conserves

card-X08 = Le hangar des baleiniers
flavour-X08 = Sur une plage sans mer se dresse un hangar plein de tonneaux. L’odeur est affreuse, et c’est une odeur
    de nourriture.
way-X08-1 = Rouler les tonneaux jusque chez nous
way-X08-2 = Emporter les plus légers

card-X09 = La voie étroite
flavour-X09 = Une petite locomotive se tient là où la neige l’a arrêtée, trois wagonnets derrière elle. Le chauffeur
    a bien remis sa pelle au crochet.
way-X09-1 = Vider le tender et le premier wagonnet
way-X09-2 = Dépouiller tout le train et le laisser là
way-X09-3 = Remplir nos sacs et suivre les rails

card-X10 = Un traîneau tiré par des enfants
flavour-X10 = Quatre d’entre eux tiennent la corde, un cinquième marche devant avec une lanterne. Ils nous disent
    que les grands vont bientôt les rattraper.
way-X10-1 = Les hisser sur notre traîneau
way-X10-2 = Les nourrir d’abord, puis les porter chez nous
way-X10-3 = Leur laisser un feu et les prendre au retour

card-X11 = Le dépôt des bûcherons
flavour-X11 = Les troncs sont empilés à hauteur de maison et pris en un seul bloc de glace. Les scies pendent au
    hangar, huilées pour un printemps qui n’est pas venu.
way-X11-1 = En dégager autant que nous pouvons tirer
way-X11-2 = Faire sauter la pile et tout prendre
way-X11-3 = Fendre une petite charge et poursuivre

card-X12 = Des hommes sans insigne
flavour-X12 = Une escouade qui a quitté son poste s’est terrée sous un rocher. Ils offrent leurs bras et gardent les
    yeux au sol.
way-X12-1 = Les accueillir, et ne rien dire
way-X12-2 = Troquer quelques conserves contre leur charbon
way-X12-3 = Leur montrer la ville et poursuivre

card-X13 = La chapelle froide
flavour-X13 = Le toit a tenu, et les bancs sont encore en rangs. Quelqu’un a écrit des noms sur le mur, et laissé de
    la place.
way-X13-1 = Allumer la lampe avant de partir
way-X13-2 = Les bancs brûleront bien
way-X13-3 = Se reposer une heure et poursuivre

card-X14 = Des lignes sous la glace
flavour-X14 = Deux paravents en peau de phoque, une rangée de trous et une pêche étalée comme de l’argenterie. Les
    pêcheurs n’ont pas vu d’étranger depuis l’été.
way-X14-1 = Leur proposer de pêcher pour nous
way-X14-2 = Acheter la pêche avec du bois
way-X14-3 = Accepter une part et poursuivre

card-X15 = Le feu de signal
flavour-X15 = Chaque heure une lueur monte de la crête, trois brèves et une longue. Deux femmes en manteau de
    cheminot l’entretiennent avec leurs propres meubles.
way-X15-1 = Ramener les signaleuses
way-X15-2 = Leur dire par où marcher et poursuivre

card-X16 = Le dépôt sous la congère
flavour-X16 = Notre perche heurte du bois là où la carte ne montre rien. Dessous, une réserve qu’une expédition a
    enfouie et n’est jamais revenue chercher.
way-X16-1 = Prendre une charge et marquer l’endroit
way-X16-2 = La vider jusqu’au sol
way-X16-3 = Poursuivre, bien pourvus

card-X17 = La porte de la mine
flavour-X17 = Le chevalement se penche sur le puits comme un homme fatigué. Ce qui fut remonté avant la fin attend
    encore dans les wagons, sous la glace.
way-X17-1 = Atteler les wagons
way-X17-2 = Prendre aussi le noyau de la pompe
way-X17-3 = Charger un wagon et poursuivre

card-X18 = La machine échouée
flavour-X18 = Une machine haute comme une église repose sur le ventre dans la glace, la trappe ouverte. Tout au
    fond, quelque chose est encore un peu tiède.
way-X18-1 = Extraire le noyau et vider les soutes
way-X18-2 = Extraire le noyau et poursuivre

card-X19 = La ferme emmurée
flavour-X19 = Derrière un mur de briques de neige, huit personnes et une vache ont tenu l’hiver. Elles ont à manger
    pour la saison, et pas de charbon pour la semaine.
way-X19-1 = Les ramener tous
way-X19-2 = Prendre les vivres et partir
way-X19-3 = Partager notre charbon et laisser des amis

card-X20 = L’hôpital de campagne
flavour-X20 = Quarante lits sous un chapiteau raidi par le gel comme une peau de tambour. Trois infirmiers tiennent
    encore debout, et nous demandent du savon.
way-X20-1 = Prendre l’équipe, son coffre et ceux qui marchent
way-X20-2 = Les prendre tous
way-X20-3 = Noter leurs méthodes et poursuivre

card-X21 = Le viaduc rompu
flavour-X21 = Les travées du milieu ont disparu et le bois des échafaudages gît dans la gorge. Une corde mène encore
    à l’autre bord.
way-X21-1 = Haler du bois jusqu’à la nuit
way-X21-2 = Démonter l’échafaudage jusqu’à la dernière planche
way-X21-3 = Réparer le passage et traverser

card-X22 = La cave du grainetier
flavour-X22 = Une cave avec une porte de fer et un thermomètre, et des rangées de tiroirs aux noms latins. Le commis
    est mort à son bureau, l’inventaire achevé.
way-X22-1 = Prendre les sacs de grain
way-X22-2 = Prendre les petits tiroirs et poursuivre

card-X23 = L’observatoire
flavour-X23 = Le dôme tourne quand on le pousse. Ses gens ont mesuré le froid à chaque heure et en savent plus long
    que quiconque ne devrait.
way-X23-1 = Ramener les observateurs et leurs livres
way-X23-2 = Ramener le moteur du grand dôme
way-X23-3 = Copier les tables et poursuivre

card-X24 = Le navire dans la banquise
flavour-X24 = Il gîte tant qu’on l’escalade comme une colline. L’équipage a gardé la discipline, un poêle et un
    cantique le dimanche.
way-X24-1 = Enrôler l’équipage
way-X24-2 = Récupérer le navire, laisser l’équipage à bord
way-X24-3 = Troquer outils contre planches et poursuivre

card-X25 = Des hommes armés
flavour-X25 = Ils nous arrêtent à une barrière de traîneaux et regardent moins nos armes que notre pain. Leur
    capitaine aimerait mieux être prié qu’obéi.
way-X25-1 = Les réchauffer à notre feu et les inviter
way-X25-2 = Payer le péage et faire demi-tour
way-X25-3 = Passer de nuit avec un de leurs sacs

card-X26 = Deux traîneaux, une route
flavour-X26 = Sur un traîneau, une maîtresse d’école et sa classe ; sur l’autre, un chargement de pièces de machine.
    Il nous reste un attelage de chiens.
way-X26-1 = Les enfants
way-X26-2 = Les pièces de machine
way-X26-3 = Les enfants, menés par leur maîtresse, et nous poursuivons

card-X27 = Le parc aux machines
flavour-X27 = Des rangées de jambes de fer se tiennent dans un hangar comme des chevaux à l’écurie. On a volé le
    cœur de presque toutes, mais une répond encore au levier.
way-X27-1 = La mettre en chauffe, qu’elle marche jusqu’ici
way-X27-2 = La démonter pour son noyau
way-X27-3 = Prendre un noyau et poursuivre

card-X28 = Des croix alignées
flavour-X28 = Trente tombes creusées en ordre, et au bout de la rangée une fosse ouverte avec le fossoyeur dedans.
    Sa charrette à bras est encore chargée.
way-X28-1 = Finir son travail, puis prendre la charrette
way-X28-2 = Prendre la charrette
way-X28-3 = Prendre un peu et poursuivre en silence

card-X29 = La source chaude
flavour-X29 = Une vapeur monte d’un creux, et dans la vapeur il y a des voix. Ils ont vécu de racines et d’eau
    chaude, et en sont devenus étrangement gais.
way-X29-1 = Les inviter, et nous baigner une fois
way-X29-2 = Emmener tout le monde, jeunes et vieux
way-X29-3 = Envoyer ici nos malades et poursuivre

card-X30 = Le relais
flavour-X30 = Une maison de pierre où les traîneaux changeaient de chiens. Le gardien a laissé ses réserves en ordre
    et un billet avec le mot « pardon ».
way-X30-1 = Charger les réserves
way-X30-2 = Charger les réserves et prendre la route lointaine

card-X31 = L’autre cratère
flavour-X31 = Il y a ici une tour comme la nôtre, et elle est froide. Ceux qui l’ont bâtie avaient tout sauf le temps.
way-X31-1 = Prendre les noyaux de la tour morte
way-X31-2 = Chercher des vivants dans les baraques

card-X32 = Le phare de fer
flavour-X32 = Il se dresse sur ce qui fut une côte, et sa lampe ne s’est jamais éteinte. Les gardiens comptent les
    jours aux marches qu’ils arrivent encore à gravir.
way-X32-1 = Ramener les gardiens et leurs familles
way-X32-2 = Prendre le noyau de la lampe et son huile
way-X32-3 = Laisser la lampe allumée, n’emmener que les jeunes

card-X33 = La ville dans le sel
flavour-X33 = Des rues entières sont taillées dans le sel, avec lampes et enseignes. Ils ont un conseil, une fanfare
    et plus une bûche.
way-X33-1 = Les conduire dehors
way-X33-2 = Acheter leurs réserves avec des promesses
way-X33-3 = Mettre aux voix, comme c’est leur usage

card-X34 = L’arsenal
flavour-X34 = Derrière la dernière porte elles attendent dans leurs râteliers, intactes, une étiquette de papier au
    crochet. Celui qui les a commandées n’a jamais signé le reçu.
way-X34-1 = En chauffer deux et rentrer au pas
way-X34-2 = En éveiller une et la charger de pièces
way-X34-3 = Ne rapporter que leurs cœurs

card-X35 = Le convoi arrêté
flavour-X35 = Quarante traîneaux en file, les bâches encore lacées. Quelques personnes vivent dessous, et chaque
    jour il y en a un peu moins.
way-X35-1 = Les gens d’abord
way-X35-2 = La cargaison d’abord
way-X35-3 = Moitié-moitié

card-X36 = Le dernier train
flavour-X36 = Il devait aller au sud et n’a pas dépassé cette tranchée. Ses fourgons n’ont jamais été ouverts.
way-X36-1 = Ouvrir les fourgons
way-X36-2 = Démonter la chaudière

card-X37 = Le jardin de verre
flavour-X37 = Sous une colline de neige il y a de la lumière, et sous la lumière il y a des haricots. La jardinière
    nous prie d’essuyer nos bottes.
way-X37-1 = Tout récolter
way-X37-2 = Emmener les jardiniers, laisser les racines

card-X38 = Le puits profond
flavour-X38 = Il descend plus loin que nos cordes, et un air chaud en remonte. Au premier palier s’empilent des
    caisses au sceau royal.
way-X38-1 = Descendre et remonter les caisses
way-X38-2 = Envoyer une seconde cordée jusqu’au fond
way-X38-3 = Prendre ce qu’il y a au premier palier

card-X39 = La cave du gouverneur
flavour-X39 = Sous une villa incendiée, du vin, de la farine et deux familles de domestiques. Le gouverneur est
    parti devant avec le bon traîneau.
way-X39-1 = Ramener les domestiques et ce qu’ils peuvent porter
way-X39-2 = Rapporter la farine et les boiseries
way-X39-3 = Servir le vin chez nous, à tout le monde

card-X40 = La ville muette
flavour-X40 = Nous la traversons une demi-journée en comptant les cheminées. Pas de fumée, pas de traces, et chaque
    porte soigneusement close.
way-X40-1 = Sonner sa cloche, fermer sa porte et le dire chez nous
way-X40-2 = Prendre dans les maisons ce qui ne sert plus aux morts
way-X40-3 = Chercher, cave par cave, une âme qui vive

## Scénario

card-S01 = Une lumière pour les autres
flavour-S01 = Nous n’étions pas les seuls à partir vers le nord. Une balise au-dessus du cratère dirait aux autres
    colonnes qu’une des tours brûle.

card-S02 = Des lanternes sur la crête
flavour-S02 = Ils ont vu notre lumière à trois jours d’ici et ont marché vers elle. Un premier groupe se tient au bord
    du cratère, et plus loin un second attend des vivres pour la dernière étape.
option-S02-1 = Tous peuvent entrer
option-S02-2 = Seuls ceux qui peuvent travailler
option-S02-3 = Les renvoyer, et garder le péage offert
action-S02 = Envoyer un traîneau de vivres à la seconde colonne

card-S03 = Personne ne répond
flavour-S03 = Depuis sept semaines, rien n’a passé le bord que la neige. Les gens commencent à dire tout haut ce
    qu’ils pensaient la nuit : que nous sommes tout ce qui reste.
option-S03-1 = Leur dire la vérité
option-S03-2 = Interdire d’en parler
option-S03-3 = Laisser d’abord parler les plus gais
action-S03 = Donner un souper à la mémoire des autres

card-S04 = Le grand gel
flavour-S04 = Le thermomètre est tombé sous sa dernière marque, et les derniers oiseaux sont partis. Dans quelques
    jours pèsera sur nous un froid auquel nul feu ne répond : il nous faut du combustible, des vivres et un lit pour
    chacun.
option-S04-1 = L’annoncer du haut de l’estrade
option-S04-2 = Ne le dire qu’aux contremaîtres
action-S04 = Du combustible pour le dernier jour

card-S05 = Le jour blanc
flavour-S05 = Les portes sont calfeutrées, la tour rugit, et dehors il n’y a plus de ciel. Si notre ville tient
    encore au crépuscule, elle tiendra au printemps : alors nous avons gagné.

card-S06 = Pas de lumière au ciel
flavour-S06 = Quelque part, des colonnes nous dépassent dans la nuit. Si la balise s’élève enfin, certaines feront
    peut-être encore demi-tour.

card-S07 = Nous ne sommes pas seuls
flavour-S07 = Des inconnus partagent notre soupe et nous parlent d’autres feux. Ce soir on chante à la cantine, en
    deux langues et dans aucun ton.
action-S07 = Demander aux nouveaux ce qu’ils savent faire

card-S08 = Ce que le vent emporte
flavour-S08 = Elle passe le bord comme un mur qui tombe et n’en finit pas de tomber. Ce qui n’était que piqué ou
    cloué au sol ne sera plus là au matin.

## Météo

card-W01 = Clair et glacial
card-W02 = Un redoux
card-W03 = Gel dur
card-W04 = Gel au sol
card-W05 = Nuages en vue
card-W06 = Vent du nord
card-W07 = Brume de glace
card-W08 = Neige légère
card-W09 = Air de verre
card-W10 = Neige soufflée
card-W11 = Front de tempête
card-W12 = Calme gris
card-W13 = Blizzard
flavour-W01 = Pas un souffle de vent, et la neige porte un traîneau.
flavour-W02 = Pour un jour, les glaçons gouttent.
flavour-W03 = La nuit, les clous cassent dans les poutres.
flavour-W04 = Le froid remonte par les semelles.
flavour-W05 = Une ligne sombre barre le bord, et elle grandit.
flavour-W06 = Les cheminées bourdonnent sur une seule note.
flavour-W07 = On entend la cloche des éclaireurs bien avant de les voir.
flavour-W08 = Elle tombe tout droit et ne fait aucun bruit.
flavour-W09 = On voit à des lieues, et chaque lieue est blanche.
flavour-W10 = À midi, les sentiers que nous avons creusés ont disparu.
flavour-W11 = Le baromètre tombe pendant qu’on le regarde.
flavour-W12 = Rien ne bouge, et tout le monde attend.
flavour-W13 = On a tendu une corde de porte en porte.

## Groupes

card-start-1-normal = Groupe I : la liste des passagers
flavour-start-1-normal = Des dockers, des commis, une chorale et toute une rue du quartier nord, dans l’ordre où les
    bateaux les ont pris à bord. Ils se sont accordés sur un cuisinier et une chanson.
card-start-1-hard = Groupe I : la liste des passagers (difficile)
flavour-start-1-hard = La même liste, avec plus de noms rayés. Le cuisinier est toujours là, et a moins à cuire.

card-start-2-normal = Groupe II : le train des orphelins
flavour-start-2-normal = Trois écoles et un orphelinat sont partis ensemble, avec tous ceux qui pouvaient porter un
    enfant. On rit beaucoup, et il y a beaucoup à nourrir.
card-start-2-hard = Groupe II : le train des orphelins (difficile)
flavour-start-2-hard = La toux a commencé par les plus petits. Depuis des jours, les maîtres donnent leur propre pain.

card-start-3-normal = Groupe III : le bureau d’études
flavour-start-3-normal = Des ingénieurs, des dessinateurs et leurs femmes, ingénieures elles aussi. Ils ont sauvé
    les plans et un noyau, et oublié les bêches.
card-start-3-hard = Groupe III : le bureau d’études (difficile)
flavour-start-3-hard = Ils ont débattu de la route jusqu’à manquer de vivres. Ils en débattent encore.

card-start-4-normal = Groupe IV : le navire des fièvres
flavour-start-4-normal = Aucun port n’a voulu d’eux, alors ils ont traversé la glace à pied. Beaucoup sont malades,
    et tous se serrent les coudes.
card-start-4-hard = Groupe IV : le navire des fièvres (difficile)
flavour-start-4-hard = La fièvre a marché avec eux. Ils ont cessé de compter ceux qu’ils ont dû laisser.

card-start-5-normal = Groupe V : l’équipe de nuit
flavour-start-5-normal = Des mineurs venus tout droit du puits, berlines pleines et gamelles vides. Ils n’auront pas
    froid cette semaine.
card-start-5-hard = Groupe V : l’équipe de nuit (difficile)
flavour-start-5-hard = Ils ont fait bouillir leurs ceintures. Le charbon rougeoie, et il n’y a rien sur le feu.

card-start-6-normal = Groupe VI : deux camps
flavour-start-6-normal = La moitié voulait faire demi-tour, l’autre possédait la machine marcheuse. Ils ont planté
    leurs tentes de part et d’autre.
card-start-6-hard = Groupe VI : deux camps (difficile)
flavour-start-6-hard = On s’est battu pour la dernière caisse de biscuits. La machine était là et sifflait.

## Bâtiments

building-name-cookhouse = Cantine
    .a = une cantine
    .none = pas de cantine
    .in = à la cantine
    .many = cantines
building-name-platform = Estrade
    .a = une estrade
    .none = pas d’estrade
    .in = à l’estrade
    .many = estrades
building-name-generator = Générateur
    .a = un générateur
    .none = pas de générateur
    .in = au générateur
    .many = générateurs
building-name-workshop = Atelier
    .a = un atelier
    .none = pas d’atelier
    .in = à l’atelier
    .many = ateliers
building-name-charcoal-kiln = Charbonnière
    .a = une charbonnière
    .none = pas de charbonnière
    .in = à la charbonnière
    .many = charbonnières
building-name-gathering-post = Poste de collecte
    .a = un poste de collecte
    .none = pas de poste de collecte
    .in = au poste de collecte
    .many = postes de collecte
building-name-hunters-hut = Cabane de chasse
    .a = une cabane de chasse
    .none = pas de cabane de chasse
    .in = à la cabane de chasse
    .many = cabanes de chasse
building-name-factory = Usine
    .a = une usine
    .none = pas d’usine
    .in = à l’usine
    .many = usines
building-name-sawmill = Scierie
    .a = une scierie
    .none = pas de scierie
    .in = à la scierie
    .many = scieries
building-name-medical-post = Poste médical
    .a = un poste médical
    .none = pas de poste médical
    .in = au poste médical
    .many = postes médicaux
building-name-coal-thumper = Pilon à charbon
    .a = un pilon à charbon
    .none = pas de pilon à charbon
    .in = au pilon à charbon
    .many = pilons à charbon
building-name-beacon = Balise
    .a = une balise
    .none = pas de balise
    .in = à la balise
    .many = balises
building-name-infirmary = Infirmerie
    .a = une infirmerie
    .none = pas d’infirmerie
    .in = à l’infirmerie
    .many = infirmeries
building-name-hothouse = Serre
    .a = une serre
    .none = pas de serre
    .in = à la serre
    .many = serres
building-name-coal-mine = Mine de charbon
    .a = une mine de charbon
    .none = pas de mine de charbon
    .in = à la mine de charbon
    .many = mines de charbon
building-name-wall-drill = Foreuse murale
    .a = une foreuse murale
    .none = pas de foreuse murale
    .in = à la foreuse murale
    .many = foreuses murales
building-name-tent = Tente
    .a = une tente
    .none = pas de tente
    .in = à la tente
    .many = tentes
building-name-bunkhouse = Dortoir
    .a = un dortoir
    .none = pas de dortoir
    .in = au dortoir
    .many = dortoirs
building-name-house = Maison
    .a = une maison
    .none = pas de maison
    .in = à la maison
    .many = maisons
building-name-ruin = Ruine
    .a = une ruine
    .none = pas de ruine
    .in = à la ruine
    .many = ruines
building-name-childrens-home = Foyer d’enfants
    .a = un foyer d’enfants
    .none = pas de foyer d’enfants
    .in = au foyer d’enfants
    .many = foyers d’enfants
building-name-care-home = Hospice
    .a = un hospice
    .none = pas d’hospice
    .in = à l’hospice
    .many = hospices
building-name-fighting-arena = Arène de combat
    .a = une arène de combat
    .none = pas d’arène de combat
    .in = à l’arène de combat
    .many = arènes de combat
building-name-public-house = Taverne
    .a = une taverne
    .none = pas de taverne
    .in = à la taverne
    .many = tavernes
building-name-field-kitchen = Cuisine de campagne
    .a = une cuisine de campagne
    .none = pas de cuisine de campagne
    .in = à la cuisine de campagne
    .many = cuisines de campagne
building-name-cemetery = Cimetière
    .a = un cimetière
    .none = pas de cimetière
    .in = au cimetière
    .many = cimetières
building-name-temple = Temple
    .a = un temple
    .none = pas de temple
    .in = au temple
    .many = temples
building-name-faith-keepers = Gardiens de la foi
    .a = les gardiens de la foi
    .none = pas les gardiens de la foi
    .in = chez les gardiens de la foi
    .many = gardiens de la foi
building-name-snow-pit = Fosse à neige
    .a = une fosse à neige
    .none = pas de fosse à neige
    .in = à la fosse à neige
    .many = fosses à neige
building-name-propaganda-centre = Centre de propagande
    .a = un centre de propagande
    .none = pas de centre de propagande
    .in = au centre de propagande
    .many = centres de propagande
building-name-agitator = Agitateur
    .a = un agitateur
    .none = pas d’agitateur
    .in = chez l’agitateur
    .many = agitateurs
building-name-prison = Prison
    .a = une prison
    .none = pas de prison
    .in = à la prison
    .many = prisons
