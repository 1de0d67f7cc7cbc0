# Lois, leurs conséquences, technologies, habitants et conseillers : titres, textes d’ambiance, noms des options.

## Lois

card-G01 = De petites mains
flavour-G01 = Il y a plus à porter que de dos pour le porter. Quiconque est assez grand pour traîner un panier a
    désormais un panier.
card-G02 = Le foyer d’enfants
flavour-G02 = Une pièce chaude avec une vraie porte, et tous les enfants de la ville derrière. Les plus grands
    servent la soupe et se sentent importants.
card-G03 = Soupe claire
flavour-G03 = Les cuisiniers ont découvert qu’une marmite dure deux fois plus si personne ne regarde dedans. Les
    ouvriers regardent.
card-G04 = Livrets de rations
flavour-G04 = Chaque nom, chaque portion, chaque tampon, affichés là où tous peuvent lire. Ce qui manque, au moins,
    manque à tout le monde.
card-G05 = À trois par couchette
flavour-G05 = À trois par couchette on a chaud, si l’on se moque de savoir à qui sont les coudes. La plupart ne s’en
    moquent pas.
card-G06 = Bâches et briques chaudes
flavour-G06 = Ce que la tempête a éventré reçoit un toit de toile, et des briques de la grille du foyer passent de
    lit en lit avant l’extinction des feux. C’est peu de chose, et cela arrive chaque soir.
card-G07 = Nouvelle Foi
flavour-G07 = Les vieilles prières étaient faites pour un temps plus doux. Ici l’on s’agenouille vers la fournaise,
    et chaque semaine nous sommes plus nombreux à genoux.
card-G08 = Nouvel Ordre
flavour-G08 = Une ville est une machine, et une machine veut chaque pièce à sa place. Les pièces qui ont du jeu
    seront resserrées.
card-G09 = Soins aux incurables
flavour-G09 = Certains ne manieront plus jamais la pioche. Nous avons décidé qu’ils sont encore des nôtres.
card-G10 = Du sang sur le sable
flavour-G10 = De toute façon, ils frapperont quelqu’un. Que ce soit donc sur un ring, avec une cloche et un public.
card-G11 = Dernière tournée
flavour-G11 = Épluchures de patates, chaleur de sciure et un violon à trois cordes. Pendant une heure, personne ne
    parle du thermomètre.
card-G12 = Le banc des apprentis
flavour-G12 = Les plus doués des enfants ont reçu une règle, une burette d’huile et une place près du poêle du
    bureau d’études. L’enfance n’a pas été consultée.
card-G13 = Le second sifflet
flavour-G13 = Quand le premier sifflet retentit, la journée est finie. Quand retentit le second, pour certains, elle
    ne l’est pas.
card-G14 = L’étude des morts
flavour-G14 = Un corps sur la table apprend aux chirurgiens ce qu’un corps dans le lit ne pouvait pas. On demande
    aux familles après.
card-G15 = La charrette bâchée
flavour-G15 = Les morts partent avant l’aube, sous une bâche, et les cuisiniers ne demandent jamais en quoi l’on
    paie le cocher. Pas de cloche, pas de noms.
card-G16 = La garde de nuit
flavour-G16 = Des hommes à brassard et un brasero à chaque coin de rue. Chauffez-vous les mains si vous voulez, et
    baissez la voix.

## Conséquences des lois

card-K01A = Crachats noirs
flavour-K01A = Les petits ont appris à tousser comme de vieux mineurs. Ceux qui sont sortis aujourd’hui toussent le
    plus fort.
card-K01B = Le convoyeur bloqué
flavour-K01B = La bande s’est arrêtée parce que quelque chose s’y était pris. Les autres enfants se tiennent autour
    et ne disent pas quoi.
option-K01B-1 = Poser des protections tout du long
option-K01B-2 = Les renvoyer tous jusqu’à la réparation
option-K01B-3 = Dégager la bande et continuer

card-K02A = Des lanternes à la fenêtre
flavour-K02A = En revenant du travail, les parents cherchent cette fenêtre des yeux. Si elle est éclairée, ils font
    le reste du chemin la tête haute.
card-K02B = Une toux, trente petits lits
flavour-K02B = Ce que l’un d’eux apporte au petit déjeuner, tous l’ont au souper. Ici, on partage tout.

card-K03A = Les jambes en coton
flavour-K03A = Un haleur s’est assis aujourd’hui au milieu de la route sans plus savoir comment se relever. Une
    soupe si claire ne mène personne bien loin.
card-K03B = Le fond de la louche
flavour-K03B = Les amis du cuisinier sont servis au fond de la marmite. Les autres ont la vue d’en haut.
option-K03B-1 = Que chacun se débrouille
option-K03B-2 = Que la cuisine rembourse
option-K03B-3 = Chasser le cuisinier de la ville

card-K04A = Faux tampons
flavour-K04A = Les tampons en patate sont du beau travail, il faut l’admettre. Le magasin est plus vide que ne le
    disent les livrets.
card-K04B = Le bout de la file
flavour-K04B = Aujourd’hui, tout le monde regardait le dernier de la file, pour voir ce qui lui resterait. C’était
    une sorte de vote.

card-K05A = La largeur d’un rideau
flavour-K05A = Ils ont tendu des couvertures entre les couchettes et mis dehors les dormeurs en trop. Cette nuit,
    chaque lit porte ceux pour qui il a été fait.
card-K05B = Trop près
flavour-K05B = Une cuillère empruntée, une femme regardée, une botte en pleine figure. Des inconnus qui respirent le
    même air ne deviennent pas des amis.

card-K06A = La toile qui couve
flavour-K06A = Une des briques était trop chaude pour son emballage. La tente s’est enflammée comme un lampion.
option-K06A-1 = Laisser brûler la tente
option-K06A-2 = Étouffer les flammes à la main
card-K06B = Le compte des briques
flavour-K06B = Les gens se sont mis à compter sur les briques, puis à compter les briques. Trois bonnes nuits, et
    ils croiront de nouveau en nous.

card-K07A = La prière avant le remède
flavour-K07A = Une famille a barré sa porte au chirurgien. La fournaise donne et la fournaise reprend, crient-ils à
    travers les planches.
option-K07A-1 = Les laisser à leurs prières
option-K07A-2 = Rester près d’eux jusqu’à ce qu’ils ouvrent
option-K07A-3 = Enfoncer la porte
card-K07B = Ceux restés debout
flavour-K07B = À l’hymne du soir, une douzaine de personnes ne se sont pas agenouillées. À présent, tout le monde
    connaît le nom de chacune.

card-K08A = Une boîte pleine de lettres
flavour-K08A = Nous avions demandé aux gens de signaler ce qu’ils entendent. Ils ont beaucoup entendu, surtout sur leurs voisins.
option-K08A-1 = Agir selon les lettres
option-K08A-2 = Les brûler sur la place
option-K08A-3 = Enfermer les plus bruyants
card-K08B = Le serment sur la place
flavour-K08B = Ils le prêtent en rangs, la main sur le cœur. Dans une ville calme, c’est une cérémonie ; dans une
    ville inquiète, c’est un tamis.

card-K09A = Des lits jamais vides
flavour-K09A = Les bien portants demandent ce que mangent les malades, et les malades les entendent. Une promesse
    comme la nôtre se tient au grand jour.
card-K09B = La liste de la matrone
flavour-K09B = Elle a noté ce qu’il lui faut et souligné ce dont elle se contenterait. La liste n’est pas longue.
option-K09B-1 = Lui céder la salle des ingénieurs
option-K09B-2 = Lui construire les lits
option-K09B-3 = Lui accorder un jour de fête

card-K10A = Phalanges en sang
flavour-K10A = Les rancunes de la semaine se sont réglées en une soirée. Quelques mâchoires aussi.
card-K10B = L’invaincu
flavour-K10B = Personne ne l’a encore mis au tapis, et il commence à en parler à qui veut l’entendre. La foule
    demande ce qui vient ensuite.
option-K10B-1 = Taxer les paris
option-K10B-2 = L’opposer à une douzaine
option-K10B-3 = L’engager comme chef d’équipe

card-K11A = Le lendemain matin
flavour-K11A = Le moût devait faire du pain, et les buveurs devaient travailler. Les deux sont perdus.
card-K11B = Une chanson en quarante couplets
flavour-K11B = Quelqu’un l’a commencée, et personne n’a voulu rentrer le premier. Le poêle a brûlé jusqu’à l’aube ;
    là où il n’y avait pas de poêle, on n’a chanté que l’argent.

card-K12A = Des mains habiles
flavour-K12A = La plus jeune du bureau d’études a trouvé l’erreur de la feuille neuf. Elle n’a pas dormi depuis la
    feuille quatre.
card-K12B = La mauvaise vanne
flavour-K12B = On lui a dit de tourner celle de gauche, et personne ne lui a dit la gauche de qui. Maintenant, tout
    le générateur bourdonne une note qu’il ne devrait pas connaître.
option-K12B-1 = Évacuer et le laisser bourdonner
option-K12B-2 = Les apprentis la ferment à la main
option-K12B-3 = Prier un maître de rester la nuit

card-K13A = Assis sur leurs outils
flavour-K13A = Au second sifflet, personne ne s’est levé. Ils ne crient pas. C’est ce qui inquiète les surveillants.
option-K13A-1 = Faire taire le sifflet un jour
option-K13A-2 = Siffler encore
option-K13A-3 = Servir d’abord un second souper
card-K13B = Endormi aux engrenages
flavour-K13B = C’était la quatorzième heure, et sa manche y est passée avant lui. Quelqu’un aurait dû le surveiller.

card-K14A = Bocaux sur l’étagère
flavour-K14A = Les chirurgiens ont beaucoup appris cette semaine. Une veuve a appris où l’on garde son mari.
card-K14B = La leçon d’anatomie
flavour-K14B = Vingt ingénieurs se penchaient sur la table pour voir, et l’un d’eux s’est coupé à ce qu’on lui
    montrait.
option-K14B-1 = Laisser la leçon suivre son cours
option-K14B-2 = Faire bouillir chaque instrument
option-K14B-3 = Évacuer la salle

card-K15A = La terre vide
flavour-K15A = Un garçon est allé chercher la tombe de sa mère et en est revenu avec une question. À présent, tout
    le monde se la pose.
card-K15B = Un nom sur chaque porte
flavour-K15B = Au matin, les noms des morts étaient écrits à la craie sur la moitié des portes de la ville.
    Quelqu’un devra les lire, près d’un feu, à haute voix.

card-K16A = Du charbon pour les coins
flavour-K16A = La garde brûle plus que la cantine. Au moins les rues sont calmes, tant que les braseros sont allumés.
card-K16B = Brassards dans le noir
flavour-K16B = Cinq hommes de la garde et un homme qui avait répondu. Près des magasins, la neige est encore rose.
option-K16B-1 = Parler d’une rixe
option-K16B-2 = Juger leur capitaine
option-K16B-3 = Ne rien dire du tout

## Technologies

card-T01 = Patins de bouleau
flavour-T01 = Deux fois moins lourds et deux fois plus courbés. La première lieue ne coûte plus aux éclaireurs que
    leur souffle.
card-T02 = Collets de fil
flavour-T02 = Entre les cabanes courent des rues entières de collets. Ils chassent pendant que les chasseurs dorment.
card-T03 = Râteaux de fer
flavour-T03 = Ce que le gel a soudé au sol, une dent de fer chaud le soulève. Plus aucun panier ne rentre à moitié
    plein.
card-T04 = Scies à deux
flavour-T04 = Les troncs gelés sonnent comme des cloches et se brisent comme du verre, si les dents sont bien avoyées.
card-T05 = Chirurgie mobile
flavour-T05 = Une table pliante, une lame propre et une page de consignes. Cela sauve ceux pour qui l’infirmerie est
    trop loin.
card-T06 = Soupapes de sûreté
flavour-T06 = La chaudière hurle maintenant avant d’éclater, et lâche le pire par le toit. Un hurlement, on peut
    vivre avec.
card-T07 = Tuyaux calorifugés
flavour-T07 = Du feutre, du goudron et de la toile à sac autour de chaque tuyau de chaque atelier. La chaleur arrive
    où on l’a envoyée.
card-T08 = Brûleurs à poussier
flavour-T08 = Nous la balayions en la maudissant. Pressée, tamisée et soufflée dans la flamme, la poussière de
    charbon fait un tiers du travail.

## Habitants : ouvriers

card-B01 = Edda Torvald
flavour-B01 = Une charbonnière qui entend au crépitement quand une meule est cuite.
card-B02 = Grand Tam Ridley
flavour-B02 = Jadis porteur à la halle aux poissons, il n’a jamais appris à faire deux voyages.
card-B03 = Ansa Lindqvist
flavour-B03 = Elle chassait sur ces crêtes avant qu’il y ait une ville, et garde un pot à braises sous son manteau.
card-B04 = Joss Hatherley
flavour-B04 = Un forestier qui parle d’abord à l’arbre, puis le couche exactement où il l’a dit.
card-B05 = Mère Brannock
flavour-B05 = Elle pellette sous quatre châles, chante en trois langues, et n’a pas été malade depuis l’ancien roi.
card-B06 = Nils Oakshott
flavour-B06 = Un charpentier de marine sans mer, qui redresse n’importe quel clou et ne gâche aucune planche.
card-B07 = Corin Vale
flavour-B07 = Chaque fois qu’il part, il fait signe de la dernière crête, et toute la ville attend ce geste.
card-B08 = Hob Prentiss
flavour-B08 = Quelle que soit la corvée affichée au tableau, Hob en plaisante déjà.
card-B09 = Sanna Greaves
flavour-B09 = Elle conduisait un chasse-neige sur le chemin de fer du Nord, et mène les pelles de la même façon.
card-B10 = Dorrit Malone
flavour-B10 = Une couvreuse qui ne peut passer devant un bâtiment sans le rendre meilleur qu’il n’était.
card-B11 = Fergus Pike l’Ancien
flavour-B11 = Quarante ans sous terre lui ont appris où va une veine quand elle croit que personne ne regarde.

## Habitants : ingénieurs

card-B12 = Dr Ilse Marrow
flavour-B12 = Elle se rappelle le nom de chaque patient, et veille à ce que les autres se le rappellent aussi.
card-B13 = Barnaby Stoke
flavour-B13 = Un ajusteur de locomotives qui dort près de la chaudière et s’éveille quand elle change de ton.
card-B14 = Honora Finch
flavour-B14 = Greffière aux pétitions, elle sait faire disparaître une lettre fâcheuse pour très longtemps.
card-B15 = Casimir Dolan
flavour-B15 = Il fabrique des machines marcheuses avec de la tôle de poêle et des ressorts de pendule, et s’excuse
    auprès de chacune.
card-B16 = Rosalind Achebe
flavour-B16 = Une botaniste qui a passé des graines vers le nord dans l’ourlet de sa jupe.
card-B17 = Pell le Chirurgien
flavour-B17 = Dans la capitale, on l’a radié pour ses prises de risque ; c’est aujourd’hui son talent le plus demandé.
card-B18 = Professeure Amory Quill
flavour-B18 = Elle pense mieux la nuit dans une pièce chaude, et facture le charbon à la ville.
card-B19 = Wilhelmina Tarr
flavour-B19 = Elle travaille pendant ses repas, puis pendant ceux des autres.
card-B20 = Josephine Abara
flavour-B20 = Une ingénieure pour qui un bon dîner est une pièce porteuse.
card-B21 = Lieutenant Osric Hale
flavour-B21 = Un arpenteur de l’expédition perdue, qui sait qui pourrait encore se trouver là-bas.
card-B22 = Matthias Flint
flavour-B22 = Il a suivi à genoux chaque conduite de vapeur de la ville, stéthoscope en main.

## Habitants : enfants

card-B23 = Pip
flavour-B23 = Elle trouve du bois là où il n’y en a pas, et mieux vaut ne pas demander à qui était la clôture.
card-B24 = Clara Bell
flavour-B24 = Elle tient la main des malades, et refuse qu’on la renvoie à la maison.
card-B25 = Petit Augustin
flavour-B25 = Il porte les bols sans rien renverser, et a un mot pour chacun dans la file.
card-B26 = Wren Ashby
flavour-B26 = Elle grimpe sur ce qu’il y a de plus haut et dessine ce qui se trouve au-delà.
card-B27 = Tobias Crook
flavour-B27 = Le meilleur poseur de collets de la ville a neuf ans et garde la queue des écureuils.
card-B28 = Maud et son frère
flavour-B28 = Partout où l’on construit, ils construisent à côté en plus petit et invitent tous les autres.
card-B29 = Emmeline Shore
flavour-B29 = Elle est montée sur l’estrade réciter un poème, et au premier rang les hommes ont posé leurs bouteilles.
card-B30 = Jack la Suie
flavour-B30 = Un petit ramoneur assez mince pour n’importe quel conduit, et noir jusqu’à l’os.

## Conseillers

card-generator-lead = Chef machiniste
flavour-generator-lead = Il garde toujours une main sur le volant de pression, et demande qu’on y croie pendant
    qu’il le tourne.
card-health-officer = Infirmière-major
flavour-health-officer = Elle compte les lits chaque matin, puis se met en quête de quelqu’un que cela touche.
card-society-adviser = Conciliateur
flavour-society-adviser = Il sait ce que la ville murmure avant qu’elle le murmure, et quelle bonne parole, ou quel
    pain partagé, l’apaisera.
card-foreman = Contremaîtresse
flavour-foreman = Donnez-lui des gens qui veulent travailler, et elle les aura dehors avant le sifflet et de retour
    avec des traîneaux pleins.
