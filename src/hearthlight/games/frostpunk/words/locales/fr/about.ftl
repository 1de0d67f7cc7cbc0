# Ce qu’on lit en pointant quelque chose : ce que c’est, son nom, où il en est.

about-food = Chaque nuit, un type d’habitants mange : 1 nourriture chacun. Ce qui manque devient de la faim.
    .title = Nourriture
    .now = Vous en avez { $have } ; il en faut { $needed } cette nuit.
about-wood = Les bâtiments coûtent du bois. Ramassez-le sur les terrains ou produisez-le dans une scierie.
    .title = Bois
    .now = Vous en avez { $have }.
about-coal = 1 charbon augmente la puissance du générateur de 1.
    .title = Charbon
    .now = Vous en avez { $have }.
about-cores = Des bâtiments, des améliorations et l’extension du générateur coûtent des noyaux de vapeur. Ils sont
    rares.
    .title = Noyaux de vapeur
    .now = Vous en avez { $have }.
about-steel = Une ressource d’autres scénarios.
    .title = Acier
    .now = Vous en avez { $have }.
about-resources = Le bois, le charbon, l’acier et les noyaux de vapeur sont des ressources ; la nourriture n’en est pas
    une.
    .title = Ressources
about-trees = Une scierie ou une carte change les arbres du plan en bois.
    .title = Arbres
    .now = Il y en a { $have } sur le plan.
about-hunger = Qui ne peut pas manger en ajoute 1. Ce que la nourriture n’apaise pas la nuit suivante apporte
    mécontentement et morts ; à 25, la ville tombe.
    .title = Faim
    .now = La faim est à { $have }.
about-heat = Le feu doit dépasser le repère d’une zone ou d’une isolation pour la chauffer. 1 charbon l’augmente de
    1.
    .title = Puissance
    .now = Puissance { $have }, froid à { $cold }.
about-cold = En phase du générateur, un habitant tombe malade par figurine entre le feu et le froid. Les actions au
    froid rendent malade aussi.
    .title = Froid
    .now = Le froid est à { $cold }, la puissance à { $have }.
about-range = Chacun porte une zone et une isolation : rouge avec A, orange avec B, jaune avec C. Le feu doit être
    au-dessus.
    .title = Repères de chaleur
    .now = Chauffé dès la puissance { $a } (A), { $b } (B) et { $c } (C).
about-stress = Les cubes de la tour remplissent la piste de contrainte. Ce qui n’y tient plus surcharge le générateur.
    .title = Contrainte
    .now = { $have } cases sur { $of } sont pleines.
about-overload = Un cube ici, c’est une panne : la première surchauffe le générateur, la suivante fait perdre la partie.
    .title = Surcharge
    .now = { $have ->
        [0] Aucun cube ici.
        [one] 1 cube ici.
       *[other] { $have } cubes ici.
    }
about-tower = Les cubes y tombent ; certains restent, d’autres sortent comme contrainte. Plus il en reste, plus il en
    sort.
    .title = Tour à cubes
about-worker = Leurs figurines agissent : déblayer, ramasser, bâtir, utiliser des bâtiments, partir en éclaireur.
    .title = Ouvriers
    .now = { $have } habitants, { $sick } malades ; { $ready } figurines prêtes.
about-engineer = Ils agissent comme les ouvriers et utilisent aussi les bâtiments réservés aux ingénieurs.
    .title = Ingénieurs
    .now = { $have } habitants, { $sick } malades ; { $ready } figurines prêtes.
about-child = Ils mangent et ont besoin d’un lit. Ils n’agissent que si une loi ou une carte le permet.
    .title = Enfants
    .now = { $have } habitants, { $sick } malades ; { $ready } figurines.
about-automaton = Un automate agit comme un ouvrier pour 1 charbon. Il n’a besoin ni de nourriture ni de lit et ne tombe
    jamais malade.
    .title = Automates
    .now = Vous en avez { $have } ; { $ready } sont prêts.
about-people = Une figurine représente un groupe d’habitants : la piste dit combien de figurines ils donnent.
    .title = Habitants
    .now = La ville compte { $have } habitants.
about-sick = Beaucoup d’habitants malades d’un type : figurines épuisées et marqueur retourné ; à 26 d’un type, la
    ville tombe.
    .title = Malades
    .now = { $have } malades en tout.
about-grave = Si le marqueur est retourné encore une fois, un habitant de ce type meurt. Soigner le retourne sans
    mort.
    .title = Gravement malades
about-cure = Guérir : un marqueur de maladie recule de 1 case. Soigner : il passe de gravement malade à malade.
    .title = Guérir et soigner
about-turn = De malade à gravement malade, rien encore ; de gravement malade à malade, un habitant meurt.
    .title = Le marqueur est retourné
about-tired = Une figurine sur un tel jeton se repose : elle ne sert pas cette manche.
    .title = Épuisé
about-corpses = Chaque mort avance le marqueur. Sur la dernière case de la piste, la ville tombe.
    .title = Cadavres
    .now = { $have } sur { $limit }.
about-bed = La nuit, chaque lit chauffé accueille une figurine. Pour chaque figurine sans lit, un habitant tombe
    malade.
    .title = Lits
    .now = { $have } sont chauffés, { $needed } figurines en ont besoin.
about-hope = L’espoir actif peut être épuisé pour des effets. Si le dernier jeton part, la ville tombe.
    .title = Espoir
    .now = Espoir { $have } sur { $of }, { $active } actifs : à 0, la ville tombe.
about-discontent = Les disputes regardent ses types. Le sixième jeton met fin à la partie, actif ou épuisé.
    .title = Mécontentement
    .now = Mécontentement { $have } : à { $of }, la ville tombe.
about-care = Un type d’espoir. Des options et des conseillers la demandent active, ou l’épuisent.
    .title = Sollicitude
    .now = Sur la piste : { $have }, actifs : { $active }.
about-justice = Un type d’espoir. Des options et des conseillers la demandent active, ou l’épuisent.
    .title = Justice
    .now = Sur la piste : { $have }, actifs : { $active }.
about-motivation = Un type d’espoir. Des options et des conseillers la demandent active, ou l’épuisent.
    .title = Motivation
    .now = Sur la piste : { $have }, actifs : { $active }.
about-anger = Un type de mécontentement. Des disputes et des options en tiennent compte.
    .title = Colère
    .now = Sur la piste : { $have }, actifs : { $active }.
about-apathy = Un type de mécontentement. Des disputes et des options en tiennent compte.
    .title = Apathie
    .now = Sur la piste : { $have }, actifs : { $active }.
about-greed = Un type de mécontentement. Des disputes et des options en tiennent compte.
    .title = Cupidité
    .now = Sur la piste : { $have }, actifs : { $active }.
about-bag = L’espoir et le mécontentement sont piochés dans des sacs de 9 jetons ; personne ne sait quel type
    viendra.
    .title = Sacs
about-storm = Les cartes Météo rapprochent le marqueur de tempête. Quand le marqueur de manche l’atteint, la tempête
    frappe les abris.
    .title = Tempête
    .now = { $latest ->
        [0] La tempête est passée.
       *[other] La tempête frappe au plus tard à la manche { $latest }.
    }
about-weather = À chaque manche, une carte Météo déplace les repères de chaleur, le froid, les éclaireurs et la tempête.
    .title = Météo
    .now = Il reste { $have } cartes dans la pioche.
about-round = Neuf phases font une manche. Sa case dit qui mange cette nuit et ce qui arrive.
    .title = Manche
    .now = Manche { $have } sur { $of }.
about-scenario = Elle dit ce que votre ville doit accomplir, et quand le scénario le vérifie.
    .title = Carte Scénario
about-research = Un atelier recherche une technologie à la fois : son jeton attend sur une manche à venir.
    .title = Recherche
    .now = { $round ->
        [0] Aucune recherche en cours.
       *[other] Achevée à la manche { $round }.
    }
about-leader = En cas de désaccord, le meneur tranche. Le rôle passe à chaque manche.
    .title = Meneur
    .now = En ce moment : { $seat }.
about-law = Une loi change l’espoir et le mécontentement tout de suite, la ville pour toujours ; une de ses
    conséquences vient au crépuscule. Vous pouvez en avoir 4.
    .title = Lois
    .now = { $have } lois sur 4 sont votées.
about-expedition = Un éclaireur suit un chemin ; au bout, vous explorez le lieu ou le contournez. Les trouvailles de
    l’expédition rentrent avec lui.
    .title = Expéditions
    .now = { $have } en route.
about-morning = Piochée au petit matin : appliquez son effet, puis choisissez une option.
    .title = Carte Matin
about-dusk = Les cartes exposées agissent, puis une carte de la pioche Crépuscule est révélée.
    .title = Crépuscule
    .now = La pioche Crépuscule a { $have } cartes.
about-dispute = Elle est dans la pioche Crépuscule. Quand la dispute vient, le type de mécontentement ou d’espoir
    dominant décide.
    .title = Carte Dispute
about-consequence = Chaque loi met une de ses deux conséquences dans la pioche Crépuscule ; personne ne sait laquelle.
    .title = Conséquence
about-citizen = Jouez-la juste avant qu’une figurine de son type agisse. Ou défaussez-la quand un habitant de ce type
    meurt.
    .title = Carte Habitant
    .now = Votre main en a { $have }.
about-advisor = En phase de préparatifs vous pouvez utiliser un conseiller, contre l’espoir que la carte indique.
    .title = Conseillers
about-technology = Une fois la recherche achevée, elle agit jusqu’à la fin de la partie.
    .title = Technologie
    .now = { $have } achevées.
about-start = Elle dit avec qui et avec quoi la ville commence.
    .title = Carte de départ
about-deck = Les cartes à venir. Les défausses sont ouvertes à tous.
    .title = Pioche
about-lock = Aucun effet ne peut défausser ou retirer cette carte.
    .title = Verrou
about-clear = Une figurine ouvre 2 secteurs intérieurs ou 1 secteur extérieur. C’est toujours au froid : un des siens
    tombe malade.
    .title = Déblayer
    .now = Restent { $inner } secteurs intérieurs et { $outer } extérieurs.
about-gather = Une figurine prend jusqu’à 2 ressources d’un terrain, une fois par terrain et par manche.
    .title = Ramasser
about-build = Une figurine érige ou démantèle jusqu’à 3 bâtiments. Bâtir est toujours chauffé.
    .title = Bâtir
about-use = Une figurine effectue l’action d’un bâtiment : 1 figurine sur un petit, 2 sur un grand.
    .title = Utiliser un bâtiment
about-scout = Avec une balise, un ouvrier ou un ingénieur part sur un chemin. Les cartes Météo disent de combien les
    éclaireurs avancent.
    .title = Éclaireurs
    .now = { $have } partis.
about-special = Une carte exposée dit quelle figurine l’effectue, ce qu’elle coûte et ce qu’elle rapporte.
    .title = Action spéciale
about-up = Payez l’amélioration et retournez la tuile : le bâtiment fait plus. Un ingénieur dans un atelier s’en
    charge.
    .title = Amélioration
about-done = C’est réglé, choisi ou atteint.
    .title = Fait
about-not = Un bâtiment est démantelé ou détruit : il retourne sur le plateau des bâtiments.
    .title = Retiré
about-warning = Un malheur approche : les mots à côté disent lequel.
    .title = Attention
about-field = Il porte des ressources d’une sorte ou un bâtiment. Le sol bleu est froid ; le sol chaud est dans une
    zone chauffée.
    .title = Terrain
about-sector = Deux terrains chacun, en anneau intérieur et extérieur autour du générateur. La neige couvre ceux qui ne
    sont pas déblayés.
    .title = Secteur
about-deposit = Un gisement de charbon ou de bois au bord : certains bâtiments doivent en être voisins.
    .title = Gisement
about-hub = 1 charbon chauffe ce qui l’entoure.
    .title = Relais de vapeur
about-outpost = Il envoie quelque chose à chaque arrivée d’un convoi.
    .title = Avant-poste
about-phase-0 = Chacun prend un conseiller, puis choisit une carte Habitant et paie son coût de départ.
    .title = Mise en place
about-phase-1 = Le meneur change, la manche avance ; une recherche peut s’achever, des jetons Scénario arrivent.
    .title = Phase 1 : aube
about-phase-2 = Une carte Matin est piochée : son effet, puis une option au choix.
    .title = Phase 2 : petit matin
about-phase-3 = Brûlez du charbon ; qui reste au froid tombe malade ; des cubes tombent dans la tour ; puis la puissance
    revient en bas.
    .title = Phase 3 : générateur
about-phase-4 = Une carte Météo : les repères et le froid montent, les chasseurs apportent de la nourriture, les
    éclaireurs avancent, la tempête approche.
    .title = Phase 4 : météo
about-phase-5 = Vous pouvez utiliser un conseiller. Puis la maladie agit, type par type : figurines épuisées, marqueurs
    retournés.
    .title = Phase 5 : préparatifs
about-phase-6 = À partir du meneur, dans le sens horaire : chauffez si vous voulez, puis une figurine agit. Les actions
    au froid rendent malade.
    .title = Phase 6 : actions
about-phase-7 = Les cartes exposées agissent, puis une carte de la pioche Crépuscule est révélée et appliquée.
    .title = Phase 7 : crépuscule
about-phase-8 = La nourriture apaise la faim d’hier ; ce qui en reste nuit. Puis mangent les habitants du type du jour.
    .title = Phase 8 : faim
about-phase-9 = Les figurines rentrent. Vous pouvez chauffer encore une fois ; les lits chauffés sont donnés, et qui
    n’en a pas tombe malade.
    .title = Phase 9 : nuit
