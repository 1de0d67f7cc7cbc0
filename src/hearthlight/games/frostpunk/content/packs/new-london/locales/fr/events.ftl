## Cartes Matin

card-M001 = Le hangar ouvert
flavour-M001 = Le magasinier a compté deux fois avant de nous réveiller. Il y a des traces dans la neige, et un
    cadenas que personne n’a forcé.
option-M001-1 = Se taire et passer l’éponge
option-M001-2 = Prévenir la ville et fouiller chaque couchette
option-M001-3 = Chercher en silence, sans le dire

card-M002 = La fièvre aux dortoirs
flavour-M002 = Tout a commencé par une toux derrière un rideau. À la cloche du matin, la moitié d’une rangée
    grelotte, et les bien portants demandent à dormir ailleurs.
option-M002-1 = Condamner la rangée jusqu’à ce que ça passe
option-M002-2 = Du bouillon chaud pour tous
option-M002-3 = Au travail, comme d’habitude

card-M003 = Le fond de la marmite
flavour-M003 = La cuisinière lève la louche à la lumière pour que l’on voie à travers la soupe. Elle a deux idées,
    et n’aime ni l’une ni l’autre.
option-M003-1 = Épaissir à la sciure
option-M003-2 = Abattre les chiens de traîneau
option-M003-3 = Montrer à tous le fond de la marmite

card-M004 = Une délégation des malades
flavour-M004 = Six d’entre eux sont venus à pied, enroulés dans la même couverture. Ils demandent des murs, un poêle
    et une parole qu’ils puissent nous rappeler.
option-M004-1 = Leur donner notre parole
option-M004-2 = Les renvoyer au lit

card-M005 = Silhouettes sur la crête
flavour-M005 = Le guetteur les a d’abord prises pour des rochers. Elles se tiennent en ligne là où le vent est le
    pire et n’approchent pas, comme si elles attendaient notre décision.
option-M005-1 = Ouvrir la porte à tous
option-M005-2 = Seuls ceux qui peuvent travailler
option-M005-3 = Du pain pour la route, rien de plus

card-M006 = La chaleur au seau
flavour-M006 = Derrière le tas de cendres, quelqu’un loue des heures près d’un poêle caché. Le prix : une cuillère,
    une bague, un quart de travail. Le charbon est à nous.
option-M006-1 = Renverser le poêle
option-M006-2 = Prendre notre part du commerce
option-M006-3 = Verser le magot au compte de tous

card-M007 = Née à la cantine
flavour-M007 = Le premier cri du jour n’est pas venu de l’hôpital. Entre les sacs de farine repose quelqu’un qui n’a
    jamais connu d’autre temps que celui-ci.
option-M007-1 = Toute la ville trinque
option-M007-2 = Une place près de la chaudière pour la mère
option-M007-3 = De retour au poste à midi

card-M008 = La cloche sonne, nul ne bouge
flavour-M008 = La cloche a sonné trois fois. Quatre équipes sont assises sur leurs outils, les bras croisés, et
    regardent à côté du contremaître, pas dans ses yeux.
option-M008-1 = S’asseoir et les écouter
option-M008-2 = Les faire sortir à coups de bâton
option-M008-3 = Accorder la journée courte

card-M009 = L’homme à la liste
flavour-M009 = Il essuie ses bottes avec soin avant d’entrer. Il sait qui grogne, qui complote et qui attend,
    dit-il, et une liste est une chose qui s’achète.
option-M009-1 = Lui payer les noms
option-M009-2 = Le jeter dehors devant témoins
option-M009-3 = Lui faire cracher les noms

card-M010 = La rangée derrière le mur
flavour-M010 = La terre est trop dure pour les bêches, alors les morts attendent en rang sous une bâche. Cette nuit,
    le vent a emporté la bâche.
option-M010-1 = Le feu ne choisit pas son combustible
option-M010-2 = Des planches, des clous, quelques mots
option-M010-3 = La neige les couvrira

card-M011 = La fillette qui rêve de vert
flavour-M011 = Elle a neuf ans et raconte ce qu’elle a vu en dormant, et de grands gaillards ôtent leur casquette
    pour l’écouter. Sa mère ramasse les offrandes.
option-M011-1 = Acheter les bonnes grâces de la mère
option-M011-2 = Ordonner à la mère d’y mettre fin
option-M011-3 = Laisser parler la petite

card-M012 = Une fissure à la chaudière
flavour-M012 = Un trait pas plus long qu’un doigt s’est ouvert près du troisième anneau. Il chante quand la pression
    monte, toujours sur la même note.
option-M012-1 = Barrer l’accès et bien réparer
option-M012-2 = Souder tout de suite, feu allumé
option-M012-3 = Un cerclage de plus suffira

card-M013 = Le banc d’école vide
flavour-M013 = Une ingénieure a sauvé une ardoise et une demi-boîte de craies. Le magasinier dit que les petites
    jambes rapportent du petit bois tout aussi bien.
option-M013-1 = Qu’elle enseigne
option-M013-2 = Les envoyer au petit bois
option-M013-3 = La classe au foyer d’enfants

card-M014 = Un cor dans la brume
flavour-M014 = Trois notes, une pause, trois notes. Quelqu’un là-bas a perdu les balises et marche en un cercle qui
    rétrécit.
option-M014-1 = Allumer des feux sur le bord
option-M014-2 = Sonner la cloche et espérer
option-M014-3 = Braquer la grande lampe sur eux

card-M015 = La plus longue nuit de l’année
flavour-M015 = Les enfants ont découpé des étoiles dans des boîtes de rations et demandent où les accrocher. Les
    vieux fredonnent des airs que nul n’a interdits et que nul ne chantait.
option-M015-1 = Accrocher les étoiles, allumer les lampes
option-M015-2 = Pas de lampes cette année
option-M015-3 = Une heure de lumière pour les petits

card-M016 = La chose sous la congère
flavour-M016 = Les pelles ont heurté du fer : une machine marcheuse, un genou plié, le foyer encore scellé. Elle a
    des mains plus grandes qu’une porte.
option-M016-1 = La chauffer et la mettre au travail
option-M016-2 = Lui prendre le cœur
option-M016-3 = La réenterrer, nos bras suffisent

card-M017 = Sous le plancher
flavour-M017 = Une planche a mal grincé. Dessous, une famille gardait de la farine, du poisson séché et le compte
    des jours que cela ferait à cinq.
option-M017-1 = Tout porter au magasin
option-M017-2 = Prendre la moitié, et n’en plus parler
option-M017-3 = Les juger sur la place

card-M018 = L’idée du dessinateur
flavour-M018 = Il l’a tracée au dos d’un bon de réquisition : des bacs, des tuyaux, une lampe, et quelque chose de
    comestible qui pousse dans le noir. Il lui faut du bois et la paix.
option-M018-1 = Lui donner du bois et du temps
option-M018-2 = Le remettre aux pompes

card-M019 = La file devant la porte
flavour-M019 = Ils sont debout depuis minuit pour garder leur place. La doctoresse ne voit pas le bout de la file,
    et nous demande où elle doit commencer.
option-M019-1 = Chacun son tour
option-M019-2 = D’abord ceux qui peuvent creuser
option-M019-3 = D’abord les cas les plus graves

card-M020 = Des fûts pour poêles
flavour-M020 = Quelqu’un a trouvé comment faire un poêle d’un fût de pétrole. Une tente sur deux a maintenant sa
    cheminée tordue, et ceux qui y vivent ont retrouvé des joues roses.
option-M020-1 = Leur laisser les poêles
option-M020-2 = Ramasser tous les fûts
option-M020-3 = Bâtir de vrais conduits

card-M021 = Quatre heures sous la glace
flavour-M021 = Quand le puits s’est effondré, il est resté en bas et en a fait remonter trois avant lui. Il a les
    deux mains gelées et honte de tant d’embarras.
option-M021-1 = Un souper en son honneur
option-M021-2 = Le nommer contremaître
option-M021-3 = Une poignée de main, et au travail

card-M022 = Des lumières au sud
flavour-M022 = Un veilleur jure avoir vu des lampes derrière la crête. Au petit déjeuner c’était une ville, à midi
    elle avait des jardins.
option-M022-1 = Parte qui voudra
option-M022-2 = Leur donner un traîneau et du pain
option-M022-3 = Il n’y a rien là-bas

card-M023 = Un banc, deux orateurs
flavour-M023 = Il n’y a qu’un banc chaud sur la place. Le soir, le prédicateur le veut pour la prière, le
    contremaître pour l’équipe du soir, et chacun a amené ses amis.
option-M023-1 = Le soir est à la prière
option-M023-2 = Le soir est au travail
option-M023-3 = Que le temple tranche
option-M023-4 = Que la garde tranche

card-M024 = Le bosquet à l’abri du vent
flavour-M024 = Dans un repli du cratère, quelques vieux arbres ont survécu au monde. Quelqu’un a noué des rubans aux
    branches basses.
option-M024-1 = Tout abattre
option-M024-2 = Ne prendre que le bois mort
option-M024-3 = Un jour sous les arbres pour les enfants

card-M025 = Des dés au lavoir
flavour-M025 = On a commencé par des boutons. Maintenant des hommes perdent sur un jet leur souper, leur couchette
    et leurs heures de la semaine prochaine, et les gagnants ne font plus la queue.
option-M025-1 = Jouez, mais seulement ce qui est à vous
option-M025-2 = Cela ne nous regarde pas
option-M025-3 = Briser la table

card-M026 = Le tuyau muet
flavour-M026 = Au deuxième anneau, les radiateurs ne cliquettent plus. Quelque part sous la rue un coude a gelé, et
    chaque heure il gèle un peu plus loin.
option-M026-1 = Dégeler à la main, coude par coude
option-M026-2 = Couper la branche, garder la ferraille
option-M026-3 = Forcer le passage à la pression

card-M027 = Un second feu
flavour-M027 = Deux ingénieurs déroulent une carte marquée d’un cercle : une tour abandonnée, à quatre jours. Avec
    un noyau, disent-ils, il y aurait deux feux au monde.
option-M027-1 = Un noyau et notre bénédiction
option-M027-2 = Personne ne quitte les chaudières
option-M027-3 = Bâtissez votre rêve ici

card-M028 = Les brassards blancs
flavour-M028 = Une demi-douzaine d’hommes ont déchiré un drap en bandes et arpentent les ruelles par deux. Ils
    demandent un souper et un signe de tête.
option-M028-1 = Leur faire ce signe
option-M028-2 = Les renvoyer chez eux
option-M028-3 = Les placer sous le gardien

card-M029 = Des noms sur une feuille
flavour-M029 = La feuille est passée de tente en tente, et l’encre a gelé deux fois. En haut il est écrit lits,
    dessous il est écrit pain, et plus bas viennent les noms.
option-M029-1 = Prendre la feuille, promettre une réponse
option-M029-2 = Couvertures et planches, ce jour même
option-M029-3 = La rendre sans la lire

card-M030 = Les vieux à la porte
flavour-M030 = Ils ont plié leurs couvertures et ciré leurs souliers. Il y a bien assez de bouches, dit l’aînée : aurions-nous la bonté d’ouvrir avant que les enfants ne s’éveillent ?
option-M030-1 = Leur ouvrir la porte
option-M030-2 = Les ramener à l’intérieur
option-M030-3 = Leur confier les cuisines

card-M031 = Une porte sous la glace
flavour-M031 = La pioche s’est enfoncée dans le vide. Dessous, une cave d’avant le gel, des rayons et des rayons de
    conserves, et une poutre qui gémit à chaque pas.
option-M031-1 = Que chacun prenne ce qu’il peut
option-M031-2 = Étayer, puis porter
option-M031-3 = Compter chaque boîte devant témoins

card-M032 = Le soleil en bouteille
flavour-M032 = Il fut chapelier, le voilà médecin. Ses petites fioles luisent quand on les tient devant le feu, et
    les gens disent se sentir déjà mieux.
option-M032-1 = Le laisser vendre ses fioles
option-M032-2 = Tout verser dans la neige
option-M032-3 = Qu’il lave les bandages et apprenne

## Cartes Crépuscule

card-D000 = Le tribut
flavour-D000 = Certains soirs n’apportent aucun événement, rien que la somme des jours passés. Le froid tient ses
    livres avec soin.

card-D001 = La foule a été plus rapide
flavour-D001 = Nous avions demandé à tous de chercher, et tous ont cherché. Ils tiennent un homme au collet, et
    quelqu’un est allé prendre une corde.
option-D001-1 = Détourner les yeux et passer
option-D001-2 = Il aura un procès ce soir
option-D001-3 = L’entourer de gardes

card-D002 = La piste finit à un berceau
flavour-D002 = Presque tout a été troqué. Ce qui reste est devenu du bouillon pour un petit garçon aux poignets
    maigres, et c’est le père qui ouvre la porte.
option-D002-1 = Lui pardonner pour cette fois
option-D002-2 = Bannir toute la famille
option-D002-3 = L’exposer sur la place

card-D003 = Leçon de clémence
flavour-D003 = L’homme pardonné sort chaque nuit relever ses collets. D’autres l’ont observé aussi, et en ont tiré
    leurs propres conclusions.

card-D004 = Des souliers sur le seuil
flavour-D004 = Après son jour sur la place, personne ne lui a parlé. Ce matin ses bottes étaient bien rangées devant
    la porte, et ses traces s’éloignaient de la ville.
option-D004-1 = Prendre soin de la veuve
option-D004-2 = Prendre le petit au foyer
option-D004-3 = Il l’a bien cherché

card-D005 = Derrière la porte clouée
flavour-D005 = Ils ont cessé de frapper et se sont mis à chanter, ce qui est pire. La doctoresse demande encore
    trois jours.
option-D005-1 = Arracher les clous
option-D005-2 = Trois jours de plus
option-D005-3 = Envoyer la doctoresse dedans

card-D006 = Ça voyage avec les draps
flavour-D006 = La fièvre a trouvé la rangée suivante, et celle d’après. Partout où vont les couvertures partagées,
    elle est passée la première.
option-D006-1 = Brûler la literie
option-D006-2 = Il faut bien se couvrir

card-D007 = Notre parole arrive à terme
flavour-D007 = La délégation est de retour, et il en manque un. Ils ne discutent pas ; ils regardent seulement ce
    que nous avons mis de côté pour eux.
option-D007-1 = Des murs, des lits et un poêle
option-D007-2 = Au moins un poêle
option-D007-3 = Demander encore de la patience

card-D008 = La salle près de la chaudière
flavour-D008 = Elle sent la chaux et le fer chaud, et on en sort sur ses deux pieds. Elle mange aussi du charbon
    comme une locomotive.
option-D008-1 = Garder la salle ouverte
option-D008-2 = Récupérer le bois

card-D009 = Des inconnus au lit d’à côté
flavour-D009 = Les nouveaux ont appris nos noms et nos files d’attente. Ce soir nous apprenons quels invités ils
    sont, et quels hôtes nous avons été.

card-D010 = Toujours sur la crête
flavour-D010 = Ceux que nous n’avons pas choisis ne sont pas partis. Des ruelles hautes on peut les compter, et
    chaque soir il y a moins à compter.
option-D010-1 = Les ramener pour les enterrer
option-D010-2 = Fermer les volets de ce côté
option-D010-3 = Chercher les vivants à la lampe

card-D011 = Des traces qui reviennent
flavour-D011 = La sentinelle annonce un traîneau lourdement chargé, droit sur nous. Au sommet est assise la femme à
    qui nous avions donné du pain.

card-D012 = Les harnais vides
flavour-D012 = Plus rien n’aboie contre le vent. Un traîneau sans chiens n’est qu’une caisse, et l’éclaireur à côté,
    un homme à pied.

card-D013 = Le froid à l’est
flavour-D013 = On sait à présent qui étaient les clients derrière le tas de cendres : surtout des mères, avec de
    petits enfants sous le manteau.
option-D013-1 = Leur donner du charbon du magasin
option-D013-2 = Ils n’avaient qu’à demander
option-D013-3 = Qu’ils grattent le charbon des terrains

card-D014 = Tout a son prix
flavour-D014 = Le commerce du poêle est devenu une banque, la banque a un garde du corps, et le garde du corps a eu
    la politesse de nous apporter un jambon.
option-D014-1 = Manger le jambon
option-D014-2 = Donner l’assaut ce soir
option-D014-3 = Juger les propriétaires

card-D015 = Un premier mot
flavour-D015 = La petite de la chaudière a parlé. Les avis divergent, mais les chauffeurs soutiennent que le mot était « chaud ».

card-D016 = Le berceau ne bouge plus
flavour-D016 = L’enfant née entre les sacs de farine a cessé de pleurer. Sa mère la tend à quiconque passe la porte.
option-D016-1 = Chauffer la pièce toute la nuit
option-D016-2 = Y garder les médecins
option-D016-3 = Il n’y a rien à faire

card-D017 = Du sable dans l’engrenage
flavour-D017 = Le feu baisse, et personne n’a touché aux vannes. Dans l’huile de la grande pompe nous trouvons une
    bonne poignée de gravier, encore mouillé.
option-D017-1 = Trouver à qui est ce gravier
option-D017-2 = Porter un souper aux grévistes
option-D017-3 = Nettoyer et se taire

card-D018 = L’heure rendue
flavour-D018 = Nous nous demandions ce qu’ils feraient d’une heure à eux. Ce soir nous avons parcouru les ruelles
    pour voir.

card-D019 = La meneuse
flavour-D019 = Elle ne nie rien. Quatre équipes se sont arrêtées pour entendre ce que nous dirons, et elle a l’air
    de le savoir déjà.
option-D019-1 = Qu’elle passe la porte
option-D019-2 = Lui donner un sifflet de contremaître
option-D019-3 = En finir avec elle

card-D020 = Tout le monde chuchote
flavour-D020 = Les conversations cessent à notre approche. La liste compte maintenant quatre pages, et des voisins
    s’y sont dénoncés l’un l’autre.
option-D020-1 = Brûler les pages sur la place
option-D020-2 = Lire la suite à la bougie
option-D020-3 = Arrêter la première page

card-D021 = Une feuille de mauvais papier
flavour-D021 = Elle est clouée à la porte de la cantine, et copiée avant que nous puissions l’arracher. Elle ne fait
    qu’énumérer ce que nous avons décrété, et ce qui a suivi.
option-D021-1 = Répondre point par point
option-D021-2 = Les laisser lire
option-D021-3 = Saisir le papier et les clous

card-D022 = La neige pleine de casquettes
flavour-D022 = Ce soir, la place n’a plus suffi. La fillette est fatiguée, mais elle a rêvé d’une large route
    blanche et voudrait la raconter dehors.
option-D022-1 = La laisser prêcher dans la neige
option-D022-2 = Nourrir la foule, parler après elle
option-D022-3 = Mettre l’enfant au lit

card-D023 = La petite ne parle plus
flavour-D023 = Elle mange quand on la nourrit et regarde le mur. Ses auditeurs ont trouvé une cave où se réunir, et
    y laissent sa chaise vide.
option-D023-1 = Lui demander pardon en public
option-D023-2 = Ne pas céder
option-D023-3 = Entendre tout le monde au grand jour

card-D024 = Le mauvais cou
flavour-D024 = Le hangar a encore été vidé, de la même manière. L’homme qu’ils ont pris pour le voleur gît
    derrière le mur depuis des jours.
option-D024-1 = Le dire tout haut
option-D024-2 = Personne n’a besoin de savoir
option-D024-3 = Chasser celui qui tenait la corde

card-D025 = Des aboiements derrière le mur
flavour-D025 = Quelque chose a trouvé la rangée sous la neige. Cela vient la nuit, cela n’est pas seul, et cela
    traîne des choses entre les tentes.

card-D026 = La route blanche
flavour-D026 = Ils ont chargé des traîneaux, même les plus sobres. Au point du jour ils veulent marcher derrière
    elle sur la glace, en chantant, jusqu’où commence le vert.
option-D026-1 = Barrer la porte
option-D026-2 = Les laisser marcher
option-D026-3 = Une procession autour du mur
option-D026-4 = Marcher avec eux, et les ramener

card-D027 = La fissure s’ouvre
flavour-D027 = La note que la chaudière chantait depuis des jours est montée d’une octave. Puis elle s’arrête.
option-D027-1 = La blinder avec un carter de noyau
option-D027-2 = Que tous sortent de la fosse
option-D027-3 = La caler avec des poutres

card-D028 = Des calculs au mur de l’atelier
flavour-D028 = Quelqu’un a corrigé à la craie les chiffres des ingénieurs, à hauteur de genou. Les corrections sont
    justes.

card-D029 = La glace sous les petits pieds
flavour-D029 = Les petits ramasseurs sont rentrés avec des paniers pleins et un traîneau qui n’était pas pour le
    bois. Ils connaissent maintenant tous les bons coins.
option-D029-1 = Plus de commissions
option-D029-2 = Après tout, les paniers étaient pleins

card-D030 = Pâle et comestible
flavour-D030 = Cela pousse dans le noir, cela n’a goût de rien, et il y en a beaucoup. Le dessinateur a déjà
    retaillé son crayon.
option-D030-1 = Bois et chaleur pour un plus grand
option-D030-2 = Lui donner son nom

card-D031 = Les terrasses souterraines
flavour-D031 = Là où il y avait un tunnel, il y a maintenant des rayonnages, de l’humidité et une odeur d’automne.
    Chacun peut cueillir, et c’est à la fois la beauté et l’ennui de la chose.

card-D032 = Ils rentrent à pied
flavour-D032 = Deux des hommes que nous avions abandonnés ont suivi pendant des jours le son de la cloche. Ils ne
    demandent pas pourquoi personne n’est venu. Ils demandent qui en a décidé.
option-D032-1 = Leur dresser une table
option-D032-2 = Nous, et nous l’assumons
option-D032-3 = Un jour de repos pour leur équipe

card-D033 = Marteaux dans la nuit
flavour-D033 = Une foule s’est rassemblée autour de la machine, marteau à la main. Elle fait le travail de cinq, et
    les cinq sont là.
option-D033-1 = La faire garder
option-D033-2 = Regarder ailleurs
option-D033-3 = Qu’elle porte leurs charges chez eux

card-D034 = Elle ne regarde pas en bas
flavour-D034 = La machine a marché là où elle marche toujours. Personne ne l’avait dit aux nouveaux, et à la machine
    on ne peut rien dire.
option-D034-1 = Laisser mourir son feu
option-D034-2 = Le quota demeure
option-D034-3 = Un ingénieur à chacun de ses pas

card-D035 = Les murs creux
flavour-D035 = La leçon que l’on a tirée du plancher, c’est de choisir une meilleure cachette. Le magasin se vide
    plus vite que les bouches ne l’expliquent.
option-D035-1 = Fouiller maison par maison
option-D035-2 = Peser les rations en public
option-D035-3 = Cela se réglera tout seul

card-D036 = Le garde-manger des fouilleurs
flavour-D036 = Quelqu’un a pensé à fouiller les fouilleurs. Le pain de leur dortoir est meilleur que celui du conseil, et ils
    nous en offrent une tranche.
option-D036-1 = Les chasser de la ville
option-D036-2 = Accepter la tranche
option-D036-3 = Les juger comme les autres

card-D037 = Ceux qu’on a renvoyés
flavour-D037 = Les pelles ont retrouvé des bras. Dans les tentes gisent les autres, à qui l’on a dit de revenir
    demain, et une sœur lit leurs noms à notre porte.
option-D037-1 = L’admettre, et ouvrir la porte
option-D037-2 = Il fallait bien choisir

card-D038 = Le feu sous la toile
flavour-D038 = Une cheminée tordue, une rafale, une étincelle. Dans une ville qui mendie la chaleur, c’est le
    premier soir où tout le monde la fuit.
option-D038-1 = Une chaîne de seaux, tous les bras
option-D038-2 = Sauver les tentes voisines
option-D038-3 = Quelqu’un court dans les flammes

card-D039 = La cadence du contremaître
flavour-D039 = Il ne demande à personne ce qu’il ne ferait pas lui-même, et c’est là le mal. Les tas grandissent ;
    la rangée d’hommes assis à côté aussi.
option-D039-1 = Le laisser donner la cadence
option-D039-2 = Lui reprendre le sifflet
option-D039-3 = Lui demander une semaine plus douce

card-D040 = Personne n’a gravé de médaille
flavour-D040 = L’homme du puits ne vient plus à table. Ses mains n’ont pas guéri, et il a vu à quelle vitesse une
    ville oublie.
option-D040-1 = Amener les trois qu’il a sauvés
option-D040-2 = Le monde ne doit pas de médailles
option-D040-3 = Lui en faire une malgré tout

card-D041 = Des sacs près des portes
flavour-D041 = Depuis que les autres sont partis, la rumeur des lampes au sud est devenue un plan avec des dates. Ce
    soir, des sacs attendent près de portes que nous passons chaque jour.
option-D041-1 = Vider les sacs
option-D041-2 = Bonne chance à eux
option-D041-3 = Leur montrer ce que nous avons bâti
option-D041-4 = Partager un dernier repas et leur demander de rester

card-D042 = On frappe du dehors
flavour-D042 = Il n’y avait ni ville ni jardins. Il y avait une épave avec un noyau dedans, et ils l’ont traîné
    jusqu’ici.
option-D042-1 = Entrez, tous
option-D042-2 = Le noyau peut entrer
option-D042-3 = Entrez, et mangez d’abord

card-D043 = À qui est le banc
flavour-D043 = Une moitié de la place est à genoux, l’autre se tient debout les bras croisés. Tous se tournent vers
    nous, ou vers ce que nous avons mis au-dessus de nous.

card-D044 = La table honnête
flavour-D044 = On joue des boutons et des tuyaux de pipe, et un arbitre a été élu. On rit au lavoir, et une boîte
    près de la porte reçoit l’écot des perdants.
option-D044-1 = Féliciter l’arbitre
option-D044-2 = La boîte va aux cuisines
option-D044-3 = Tirer au sort une bonne couchette

card-D045 = Les heures d’un autre
flavour-D045 = Ceux qui sont aux pompes ce soir ne figurent pas au tableau. Ils ont perdu, disent-ils, et ceux qui
    ont gagné dorment.
option-D045-1 = Effacer toutes les dettes
option-D045-2 = Une dette est une dette

card-D046 = Payé en petite monnaie
flavour-D046 = Le registre de la table de dés a une nouvelle colonne. Quand les pères n’ont plus rien à miser, on y
    inscrit les noms des fils et des filles.
option-D046-1 = Acheter le registre et le brûler
option-D046-2 = Nous n’avons rien signé
option-D046-3 = Arrêter le banquier

card-D047 = Le couteau sur le tapis vert
flavour-D047 = Le banquier est assis bien droit à sa table, son coffre de gains ouvert devant lui. Un père a posé le
    couteau et nous attend.
option-D047-1 = Une vie pour une vie
option-D047-2 = Personne n’a rien vu
option-D047-3 = Qu’il travaille pour la veuve

card-D048 = La maison mange toujours
flavour-D048 = Les cuisines se sont habituées à la boîte du lavoir. Pour la remplir, il a fallu monter les mises, et
    les cuisiniers ne demandent pas avec quoi.
option-D048-1 = Fermer le lavoir
option-D048-2 = Il faut remplir les marmites

card-D049 = Deux couchettes vides
flavour-D049 = La carte au cercle a disparu, et ceux qui l’ont dessinée aussi. Les couvertures sont pliées. Dans le
    coffre, un billet porte le mot « emprunté ».
option-D049-1 = Les ramener
option-D049-2 = Les laisser l’allumer

card-D050 = L’autre feu
flavour-D050 = À l’horizon se dresse un fil de fumée, droit comme un fil à plomb. Il monte par bouffées longues et
    brèves, et le vieux télégraphiste s’est mis à pleurer.

card-D051 = Des brassards sans ordres
flavour-D051 = Les patrouilles n’ont pas cessé, elles ont seulement cessé de rendre compte. Il y a maintenant une
    taxe pour le puits, et une pour rentrer chez soi.
option-D051-1 = Leur ôter les brassards
option-D051-2 = Payer, pour ce soir
option-D051-3 = Leur faire prêter serment

card-D052 = On frappe après minuit
flavour-D052 = Ils ont tiré le boulanger de son lit pour une plaisanterie. Elle portait, il faut l’admettre, sur nous.
option-D052-1 = Le raccompagner nous-mêmes
option-D052-2 = Maintenir la sentence
option-D052-3 = Une cellule correcte, puis la porte

card-D053 = La réponse est due
flavour-D053 = Le porte-parole a apporté la feuille aux noms, et un crayon. Il va de couchette en couchette et de
    marmite en marmite, et coche ce qu’il trouve.

card-D054 = Des lettres sous l’oreiller
flavour-D054 = En faisant les lits des vieux, les filles ont trouvé une enveloppe dans chacun. Elles sont adressées
    à nous tous, et ne sont pas cachetées.
option-D054-1 = Les lire à tout le monde
option-D054-2 = Au poêle, sans les lire
option-D054-3 = Les lire à ceux qui pleurent

card-D055 = L’une d’eux a vécu
flavour-D055 = Une cabane de trappeur, une chèvre et un cœur têtu. La vieille femme est de nouveau à la porte, et demande d’abord si sa lettre nous a plu.

card-D056 = Couvercles bombés
flavour-D056 = Toutes les boîtes de la cave ne contenaient pas ce que disait l’étiquette. La doctoresse veut qu’on
    jette le reste ; la cuisinière veut d’abord sentir chacune.
option-D056-1 = Tout jeter
option-D056-2 = Garder celles qui semblent bonnes
option-D056-3 = Les enfouir dans les bacs de la serre

card-D057 = Les dernières conserves
flavour-D057 = Nous avions presque oublié l’étagère du fond. Quelqu’un d’autre non, et l’état des marmites dira si
    c’est une bénédiction.

card-D058 = Eau de neige et huile de lampe
flavour-D058 = Le chimiste a fait bouillir une des fioles jusqu’au fond. Ceux qui se fiaient au soleil ont perdu une
    semaine qu’ils n’avaient pas.
option-D058-1 = Qu’il les boive sur la place
option-D058-2 = Lui donner un balai et un maître
option-D058-3 = Prendre sa recette, lui montrer la porte

card-D059 = Une paire de mains sûres
flavour-D059 = Le chapelier coud les plaies comme il cousait le feutre, à petits points réguliers. Il n’a rien vendu
    depuis longtemps, et quand il dit que cela guérira, cela guérit.

card-D060 = Le commerce à la sauvette
flavour-D060 = Après son jour sur la place, le vendeur de fioles est devenu prudent. Il passe maintenant à la nuit
    tombée, chez ceux qui ont tout essayé.

## Querelles

card-DIS01 = Ce qui l’emporte
flavour-DIS01 = Il viendra un soir où personne ne mènera la discussion, et où elle ira pourtant d’un seul côté. Ce
    qui emplira alors le plus de cœurs parlera pour tous.

card-DIS02 = La querelle du pain
flavour-DIS02 = Ils veulent voir le magasin, chaque étagère, à la lanterne. Ce qu’ils y trouveront, et qui ils
    soupçonneront, fera parler tout l’hiver.

card-DIS03 = La querelle des toits
flavour-DIS03 = Une femme portera sa couverture gelée dans la salle du conseil et la posera sur la table. Elle
    tiendra debout toute seule.

card-DIS04 = La querelle des morts
flavour-DIS04 = Un soir, quelqu’un demandera où repose son frère. On peut juger une ville à ce qu’elle sait, ou non,
    montrer l’endroit.

card-DIS05 = Ce qu’ont vu les enfants
flavour-DIS05 = Ils en feront une chanson, comme font les enfants. Nous l’entendrons dans les ruelles et saurons
    quelle sorte d’hiver nous leur avons donné.

card-DIS06 = La querelle du feu
flavour-DIS06 = Chauffeurs et ingénieurs s’accuseront les uns les autres devant tout le monde. Le feu lui-même
    témoignera : combien on l’a poussé, et ce qu’il reste pour le nourrir.

card-DIS07 = La querelle des malades
flavour-DIS07 = Ceux qui le peuvent encore viendront en personne, les autres se feront porter. Ils veulent savoir
    qui les a veillés, et qui n’a fait que les compter.

card-DIS08 = À qui est la ville
flavour-DIS08 = Autel ou brassard, ou ni l’un ni l’autre : tôt ou tard quelqu’un demandera tout haut au nom de qui
    ces décrets furent écrits.

card-DIS09 = Mains et outils
flavour-DIS09 = Une ville se lit à ses outils. Un soir vient où on les aligne côte à côte, les réparés, les
    manquants et les brisés.

card-DIS10 = Les comptes
flavour-DIS10 = Chaque bonté et chaque coup ont été gardés par quelqu’un. On les apportera tous sur la place, et
    l’on fera l’addition.
