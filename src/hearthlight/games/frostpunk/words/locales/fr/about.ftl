# Ce qu’on lit en pointant quelque chose : ce que c’est, son nom, où il en est.

about-group-moods = Espoir et mécontentement
about-group-machine = Chaleur, tempête et tour
about-food = Chaque nuit, une catégorie d’habitants mange : 1 nourriture chacun. Ce qui manque devient de la faim.
    .title = Nourriture
    .now = Vous en avez { $have } ; il en faut { $needed } cette nuit.
about-wood = Les bâtiments coûtent du bois. Récoltez-en sur les terrains, ou obtenez-en d’une scierie.
    .title = Bois
    .now = Vous en avez { $have }.
about-coal = 1 charbon augmente de 1 la puissance du générateur.
    .title = Charbon
    .now = Vous en avez { $have }.
about-cores = Certains bâtiments, des améliorations et l’extension du générateur coûtent des noyaux de vapeur. Ils sont
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
about-hunger = Qui ne peut pas manger l’augmente de 1. Le prochain repas apaise d’abord la faim, 1 nourriture chacun. Ce
    qui reste apporte 1 mécontentement, et des morts si c’est trop ; à 25, la ville tombe.
    .title = Faim
    .now = Faim { $have }, nourriture { $food } : { $starving ->
        [0] le prochain repas l’apaise toute
       *[other] le prochain repas en laisse { $starving } : +{ $discontent } mécontentement, { $deaths ->
            [one] { $deaths } mort
           *[other] { $deaths } morts
        }
    }. Les morts commencent à { $deadly }.
about-heat = Pour chauffer une zone ou une isolation, le feu doit être au-dessus de son marqueur. 1 charbon le fait
    monter de 1.
    .title = Puissance
    .now = Puissance { $have }, froid à { $cold }.
about-output = Une case de la piste de chaleur : le feu marque la puissance, le flocon marque le froid. Chaque charbon
    fait monter le feu d’une case, au plus jusqu’au froid.
    .title = Puissance sur la piste de chaleur
    .now = { $reach ->
        [warm] La puissance { $space } est atteinte.
        [coal] Avec { $coal } charbon, la puissance passerait de { $output } à { $space }.
        [cold] La puissance { $space } est hors d’atteinte tant que le froid est à { $cold }.
       *[short] Vous avez trop peu de charbon pour la puissance { $space }.
    } { $zones ->
        [none] Elle ne chauffe aucune zone.
       *[other] Elle chauffe : { $zones }.
    }
about-cubes = C’est le nombre de cubes qui vont dans la tour en phase Générateur si la puissance est sur cette case.
    .title = Cubes pour la tour
    .now = Puissance { $space } : { $cubes } dans la tour. Maintenant, à la puissance { $output } : { $now }.
about-freezes = En phase Générateur, tout habitant montré au-dessus du feu et au-dessous du froid tombe malade.
    .title = Qui a froid
    .now = Ici, { $people } { $count ->
        [one] tombe malade
       *[other] tombent malades
    } si la puissance est sous { $space } et le froid au-dessus de { $space }. Maintenant, puissance { $output } et froid { $cold } : { $sick ->
        [yes] c’est le cas
       *[no] pas de danger
    }.
about-cold = En phase Générateur, un habitant tombe malade pour chaque figurine montrée entre le feu et le froid.
    Travailler au froid rend malade aussi.
    .title = Froid
    .now = Le froid est à { $cold }, la puissance à { $have }.
about-range = Chacun porte une zone et un niveau d’isolation : rouge avec A, orange avec B, jaune avec C. Le feu doit
    être au-dessus.
    .title = Marqueurs de portée
    .now = Au chaud dès la puissance { $a } (A), { $b } (B) et { $c } (C).
about-stress = Les cubes de la tour remplissent la piste de contrainte. Ce qui n’y tient plus surcharge le générateur.
    .title = Contrainte
    .now = Cases pleines : { $have } sur { $of }.
about-overload = Un cube ici, c’est une panne : la première surchauffe le générateur, la suivante fait perdre la partie.
    .title = Surcharge
    .now = { $have ->
        [0] Aucun cube ici.
        [one] 1 cube ici.
       *[other] { $have } cubes ici.
    }
about-tower = Des cubes y tombent ; certains restent coincés, d’autres sortent et deviennent de la contrainte. Plus il y
    en a de coincés, plus il en sort.
    .title = Tour à cubes
about-worker = Leurs figurines agissent : déblayer, récolter, bâtir, utiliser des bâtiments, partir en éclaireur.
    .title = Ouvriers
    .now = Habitants : { $have } ; malades : { $sick } ; figurines prêtes : { $ready }.
about-engineer = Ils agissent comme les ouvriers et peuvent utiliser les bâtiments qui n’acceptent que des ingénieurs.
    .title = Ingénieurs
    .now = Habitants : { $have } ; malades : { $sick } ; figurines prêtes : { $ready }.
about-child = Ils mangent et ont besoin d’un lit. Ils n’agissent que si une loi ou une carte le permet.
    .title = Enfants
    .now = Habitants : { $have } ; malades : { $sick } ; figurines : { $ready }.
about-automaton = Un automate agit comme un ouvrier pour 1 charbon. Il n’a besoin ni de nourriture ni de lit et ne tombe
    jamais malade.
    .title = Automates
    .now = Vous en avez { $have } ; prêts : { $ready }.
about-people = Une figurine représente un groupe d’habitants. La piste montre combien de figurines vos habitants vous
    donnent.
    .title = Habitants
    .now = La ville compte { $have } habitants.
about-sick = Beaucoup d’habitants malades dans une catégorie épuisent ses figurines et retournent le marqueur ; à 26
    dans une seule, la ville tombe.
    .title = Malades
    .now = Malades en tout : { $have }.
about-grave = Si le marqueur est retourné encore une fois, un habitant de cette catégorie meurt. Soigner le ramène à
    « malade » sans mort.
    .title = Gravement malades
about-cure = Guérir : un marqueur de maladie recule de 1 case. Soigner : il passe de gravement malade à malade.
    .title = Guérir et soigner
about-turn = De malade à gravement malade, il ne se passe encore rien ; de gravement malade à malade, un habitant meurt.
    .title = Le marqueur est retourné
about-tired = Une figurine sur un tel jeton se repose : elle ne peut pas servir cette manche.
    .title = Épuisé
about-corpses = Chaque mort fait avancer le marqueur. Sur la dernière case de sa piste, la ville tombe. Ceux qui sont morts en
    chemin comptent dès le début.
    .title = Cadavres
    .now = { $have } sur { $limit } ; { $before } en chemin.
about-bed = La nuit, chaque lit chauffé accueille une figurine. Pour chaque figurine sans lit, un habitant tombe
    malade.
    .title = Lits
    .now = Chauffés maintenant : { $have } ; figurines à loger : { $needed }.
about-hope = L’espoir actif peut être épuisé pour des effets. Si le dernier jeton quitte la piste, la ville tombe.
    .title = Espoir
    .now = Espoir { $have } sur { $of }, actif : { $active } ; à 0, la ville tombe.
about-discontent = Les disputes tiennent compte de ses sortes. Le sixième jeton met fin à la partie, actif ou épuisé.
    .title = Mécontentement
    .now = Mécontentement { $have } ; à { $of }, la ville tombe.
about-care = Une sorte d’espoir. Des options et des conseillers la demandent active, ou l’épuisent.
    .title = Sollicitude
    .now = Sur la piste : { $have }, actifs : { $active }.
about-justice = Une sorte d’espoir. Des options et des conseillers la demandent active, ou l’épuisent.
    .title = Justice
    .now = Sur la piste : { $have }, actifs : { $active }.
about-motivation = Une sorte d’espoir. Des options et des conseillers la demandent active, ou l’épuisent.
    .title = Motivation
    .now = Sur la piste : { $have }, actifs : { $active }.
about-anger = Une sorte de mécontentement. Les disputes et certaines options en tiennent compte.
    .title = Colère
    .now = Sur la piste : { $have }, actifs : { $active }.
about-apathy = Une sorte de mécontentement. Les disputes et certaines options en tiennent compte.
    .title = Apathie
    .now = Sur la piste : { $have }, actifs : { $active }.
about-greed = Une sorte de mécontentement. Les disputes et certaines options en tiennent compte.
    .title = Cupidité
    .now = Sur la piste : { $have }, actifs : { $active }.
about-bag = L’espoir et le mécontentement sont tirés de deux sacs de 9 jetons chacun ; personne ne sait quelle sorte
    viendra.
    .title = Sacs
about-storm = Les cartes Météo rapprochent le marqueur de tempête. Quand le marqueur de manche le rejoint, la tempête
    frappe les abris.
    .title = Tempête
    .now = { $latest ->
        [0] La tempête est passée.
       *[other] Elle frappe au plus tard à la manche { $latest }.
    }
about-weather = À chaque manche, une carte Météo déplace les marqueurs de portée, le froid, les éclaireurs et la tempête.
    .title = Météo
    .now = Cartes restantes dans la pioche : { $have }.
about-round = Neuf phases font une manche. Sa case dit qui mange cette nuit et ce qui arrive à échéance.
    .title = Manche
    .now = Manche { $have } sur { $of }.
about-scenario = Elle dit ce que votre ville doit accomplir, et dans quel délai.
    .title = Carte Scénario
about-research = Un atelier recherche une technologie à la fois : son jeton attend sur une manche à venir.
    .title = Recherche
    .now = { $round ->
        [0] Aucune recherche en cours.
       *[other] Achevée à la manche { $round }.
    }
about-leader = Quand vous n’arrivez pas à vous accorder, le meneur a le dernier mot. Le rôle passe au suivant à chaque
    manche.
    .title = Meneur
    .now = En ce moment : { $seat }.
about-law = Une loi change aussitôt l’espoir et le mécontentement, et la ville pour de bon ; une de ses conséquences
    vient au crépuscule. Vous pouvez en avoir 4.
    .title = Lois
    .now = Adoptées : { $have } sur 4.
about-expedition = Un éclaireur suit un chemin ; au bout, vous explorez le lieu ou le contournez. Les trouvailles
    rentrent avec l’éclaireur.
    .title = Expéditions
    .now = En route : { $have }.
about-morning = Piochée au petit matin : appliquez son effet, puis choisissez une option.
    .title = Carte Matin
about-dusk = Les cartes exposées prennent effet, puis une carte de la pioche Crépuscule est tirée.
    .title = Crépuscule
    .now = Cartes dans la pioche Crépuscule : { $have }.
about-dispute = Elle est dans la pioche Crépuscule. Quand elle en sort, la sorte de mécontentement ou d’espoir qui
    domine décide de la suite.
    .title = Carte Dispute
about-consequence = Chaque loi met une de ses deux conséquences dans la pioche Crépuscule ; personne ne sait laquelle.
    .title = Conséquence
about-citizen = Jouez-la juste avant qu’une figurine de sa catégorie agisse. On peut aussi la défausser quand un
    habitant de cette catégorie meurt.
    .title = Carte Habitant
    .now = Votre main en a { $have }.
about-advisor = Pendant les préparatifs, vous pouvez en utiliser un. Il coûte l’espoir que nomme la carte.
    .title = Conseillers
about-technology = Une fois la recherche achevée, elle agit jusqu’à la fin de la partie.
    .title = Technologie
    .now = Achevées : { $have }.
about-start = Elle dit avec qui et avec quoi la ville commence.
    .title = Carte de départ
about-deck = Les cartes à venir. Tout le monde peut consulter les défausses.
    .title = Pioche
about-lock = Aucun effet ne peut jamais défausser ni retirer cette carte.
    .title = Cadenas
about-clear = Une figurine ouvre 2 secteurs intérieurs ou 1 secteur extérieur. C’est toujours froid : quelqu’un de sa
    catégorie tombe malade.
    .title = Déblayer
    .now = Secteurs restants : intérieurs { $inner }, extérieurs { $outer }.
about-gather = Une figurine prend jusqu’à 2 ressources sur un terrain, une fois par terrain et par manche.
    .title = Récolter
about-build = Une figurine érige ou démantèle jusqu’à 3 bâtiments. Bâtir est toujours chauffé.
    .title = Bâtir
about-use = Une figurine effectue l’action d’un bâtiment : 1 figurine sur un petit, 2 sur un grand.
    .title = Utiliser un bâtiment
about-scout = Avec une balise, un ouvrier ou un ingénieur part sur un chemin. Les cartes Météo disent de combien les
    éclaireurs avancent.
    .title = Éclaireurs
    .now = Partis : { $have }.
about-special = Une carte exposée dit quelle figurine l’effectue, ce qu’elle coûte et ce qu’elle rapporte.
    .title = Action spéciale
about-up = Payez le coût d’amélioration et retournez la tuile : le bâtiment fait plus. Un ingénieur dans un atelier s’en
    charge.
    .title = Amélioration
about-done = C’est réglé, choisi ou atteint.
    .title = Fait
about-not = Un bâtiment est démantelé ou détruit : il retourne sur le plateau des bâtiments.
    .title = Retiré
about-warning = Un malheur approche : le texte à côté dit lequel.
    .title = Danger
about-field = Il porte des ressources d’une seule sorte ou un bâtiment. Un sol brun est chaud : il est dans
    une zone chauffée. Un sol sombre est froid.
    .title = Terrain
about-sector = Deux terrains chacun, dans un anneau intérieur et un anneau extérieur autour du générateur. La neige
    couvre ceux qui ne sont pas encore déblayés.
    .title = Secteur
about-deposit = Un gisement de charbon ou de bois sur le bord : certains bâtiments doivent se trouver à côté.
    .title = Gisement
about-hub = 1 charbon chauffe ce qui l’entoure.
    .title = Centre à vapeur
about-outpost = Il envoie quelque chose chaque fois qu’un transport arrive.
    .title = Avant-poste
about-phase-0 = Chacun prend un conseiller, puis choisit une carte Habitant et paie son coût de départ.
    .title = Mise en place
about-phase-1 = Le meneur change, le marqueur de manche avance ; une recherche peut s’achever, des jetons de scénario
    arrivent à échéance.
    .title = Phase 1 : aube
about-phase-2 = Une carte Matin est piochée : son effet, puis une option au choix.
    .title = Phase 2 : petit matin
about-phase-3 = Brûlez du charbon ; qui reste au froid tombe malade ; des cubes tombent dans la tour ; puis la puissance
    revient tout en bas.
    .title = Phase 3 : générateur
about-phase-4 = Une carte Météo : les marqueurs de portée et le froid montent, les chasseurs apportent de la nourriture,
    les éclaireurs avancent, la tempête approche.
    .title = Phase 4 : météo
about-phase-5 = Vous pouvez utiliser un conseiller. Puis la maladie est traitée, catégorie par catégorie : elle épuise
    des figurines et retourne des marqueurs.
    .title = Phase 5 : préparatifs
about-phase-6 = À partir du meneur, dans le sens horaire, vous jouez à tour de rôle : alimentez le générateur si vous
    voulez, puis une figurine agit. Travailler au froid rend malade.
    .title = Phase 6 : actions
about-phase-7 = Les cartes exposées prennent effet, puis une carte de la pioche Crépuscule est tirée et appliquée.
    .title = Phase 7 : crépuscule
about-phase-8 = La nourriture apaise la faim de la veille ; ce qui en reste fait des dégâts. Puis la catégorie
    d’habitants du jour mange.
    .title = Phase 8 : faim
about-phase-9 = Les figurines rentrent. Vous pouvez alimenter encore une fois ; les lits chauffés sont attribués, et qui
    n’en a pas tombe malade.
    .title = Phase 9 : nuit

## Mots que le livret de règles explique

about-figure = Une figurine représente un groupe d’habitants. Chacune agit une fois par manche.
    .title = Figurine
about-stockpile = C’est là que va ce que vous gagnez, et c’est de là que vous payez.
    .title = Stock
about-the-generator = Le cœur de la ville : le charbon augmente sa puissance, et la puissance chauffe les zones et les
    bâtiments.
    .title = Générateur
about-heated = Un lieu est chauffé tant que la puissance est au-dessus du marqueur de sa zone ou de son isolation. Y
    travailler ne rend personne malade.
    .title = Chauffé
about-insulation = Rouge, orange ou jaune : tant que la puissance est au-dessus du marqueur de cette couleur, le
    bâtiment est chauffé où qu’il soit.
    .title = Isolation
about-malfunction = Des cubes sur la case de surcharge la provoquent. La première panne surchauffe le générateur, la
    suivante fait perdre la partie.
    .title = Panne
about-shelter = Un bâtiment avec des lits. La nuit, il n’accueille des figurines que s’il est chauffé.
    .title = Abri
about-the-ruin = Ce que la tempête laisse d’un abri. Une ruine est toujours froide et ne se bâtit pas.
    .title = Ruine
about-the-beacon = Avec une balise, vous pouvez envoyer un éclaireur en expédition ; améliorée, elle permet deux
    expéditions à la fois.
    .title = Balise
about-the-workshop = Le premier atelier lance votre recherche. Un ingénieur y améliore des bâtiments ou avance la
    recherche.
    .title = Atelier
