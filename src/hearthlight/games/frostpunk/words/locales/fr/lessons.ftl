## Leçons : ce qui est dit à chaque moment. `-do` est la consigne seule, `-wrong-<verbe>` la réponse à un autre coup de ce genre. `-typed` le remplace dans un terminal.

lesson-other-take = Vous avez pris { $chosen ->
    [worker] un ouvrier
    [engineer] un ingénieur
    [child] un enfant
   *[automaton] un automate
}. Prenez d’abord { $meant ->
    [worker] un ouvrier
    [engineer] un ingénieur
    [child] un enfant
   *[automaton] un automate
}.

lesson-two-nights = Deux nuits
lesson-two-nights-about = Votre première ville : deux jours et deux nuits dans le cratère, pas à pas.

lesson-two-nights-crater = Quarante-deux personnes, un générateur et l’hiver. Gardez la ville en vie jusqu’au soir de la manche 15, et bâtissez une balise avant la manche 4.
lesson-two-nights-dangers = Cette bande montre combien chaque danger est proche. Espoir, mécontentement, contrainte, malades d’une catégorie, faim, morts : un seul peut faire tomber la ville.
lesson-two-nights-dangers-typed = « table » montre combien chaque danger est proche. Espoir, mécontentement, contrainte, malades d’une catégorie, faim, morts : un seul peut faire tomber la ville.
lesson-two-nights-figures = Une figurine est un groupe d’habitants : 22 ouvriers forment 5 figurines, 12 ingénieurs en forment 3. Survolez un objet ou gardez le doigt dessus : une bulle l’explique.
lesson-two-nights-figures-typed = Une figurine est un groupe d’habitants : 22 ouvriers forment 5 figurines, 12 ingénieurs en forment 3. Pour une explication, tapez « icons ».
lesson-two-nights-fire = Sans feu, pas de chaleur. 1 charbon suffit pour la zone A, le centre : gardez le reste pour plus tard.
lesson-two-nights-fire-do = Montez la flamme d’un cran et brûlez 1 charbon.
lesson-two-nights-fire-do-typed = Brûlez 1 charbon.
lesson-two-nights-wood = Le centre est chaud : des ouvriers peuvent y récolter.
lesson-two-nights-wood-do = Envoyez des ouvriers récolter le bois du centre.
lesson-two-nights-wood-wrong-gather = Il y fait froid : quelqu’un tomberait malade.
lesson-two-nights-coal = Une figurine par lieu et par manche.
lesson-two-nights-coal-do = Envoyez des ouvriers récolter le charbon du centre.
lesson-two-nights-cold = Le sol brun est chaud, le sol sombre est froid. Travailler au froid rend quelqu’un malade : c’est le « ! » rouge.
lesson-two-nights-cold-typed = Sur le plan, « * » veut dire chauffé, « ~ » froid. Travailler au froid rend quelqu’un malade : le choix l’annonce.
lesson-two-nights-inner-ring = La zone A est le centre, B l’anneau intérieur, C l’anneau extérieur. Un charbon de plus chauffe B.
lesson-two-nights-inner-ring-do = Montez la flamme d’un cran et brûlez 1 charbon.
lesson-two-nights-inner-ring-do-typed = Brûlez 1 charbon.
lesson-two-nights-inner-wood = Le bois y est maintenant au chaud.
lesson-two-nights-inner-wood-do = Envoyez des ouvriers récolter le bois éclairé de l’anneau intérieur.
lesson-two-nights-inner-wood-do-typed = Envoyez des ouvriers récolter le bois de l’anneau intérieur que montre la flèche.
lesson-two-nights-hut = Les ingénieurs font le travail des ouvriers, et bâtissent. Ce qu’un bâtiment recouvre est perdu.
lesson-two-nights-hut-do = Envoyez des ingénieurs bâtir une cabane de chasse sur le terrain vide.
lesson-two-nights-hut-wrong-on = Ce qui s’y trouve serait perdu.
lesson-two-nights-tents = Une action : trois bâtiments au plus. Une tente a deux lits.
lesson-two-nights-tents-do = { $left ->
    [1] Bâtissez encore une tente sur le terrain chaud.
   *[other] Bâtissez deux tentes sur les terrains chauds.
}
lesson-two-nights-tents-wrong-on = Pas là : il y ferait froid cette nuit, ou quelque chose serait perdu.
lesson-two-nights-hunt = Il faut des chasseurs : ils rapportent 4 nourriture. Grâce à l’isolation, un bâtiment peut être chauffé dans une zone froide.
lesson-two-nights-hunt-do = Envoyez des ouvriers à la cabane de chasse.
lesson-two-nights-snow = La ville a besoin de place. Déblayer se fait toujours au froid. Faites-le quand même.
lesson-two-nights-snow-do = Envoyez des ouvriers déblayer l’anneau intérieur. Découvrez le secteur éclairé, puis l’autre.
lesson-two-nights-snow-do-typed = Envoyez des ouvriers déblayer l’anneau intérieur. Découvrez le secteur que montre la flèche, puis l’autre.
lesson-two-nights-sick = Un ouvrier est malade. Jusqu’à quatre par catégorie, c’est sans conséquence. À cinq, ils sont gravement malades ; sans guérison, l’un d’eux meurt une manche plus tard.
lesson-two-nights-new-wood = Encore du bois. Les ingénieurs récoltent aussi.
lesson-two-nights-new-wood-do = Envoyez des ingénieurs récolter le nouveau bois.
lesson-two-nights-sawmill = Une troisième tente pour la nuit, et une scierie près des arbres. Gardez le reste du bois.
lesson-two-nights-sawmill-do = Envoyez des ingénieurs bâtir une tente et une scierie. Puis arrêtez de bâtir.
lesson-two-nights-sawmill-wrong-on = Pas là : gardez pour la scierie le terrain voisin des arbres, et placez la tente au chaud.
lesson-two-nights-evening = Plus personne ne peut travailler.
lesson-two-nights-evening-do = Mettez fin aux actions.

lesson-two-nights-dusk = Au crépuscule, vous avez tiré « { card-DIS05 } ». La première ligne qui convient s’applique : la sollicitude, un espoir, est active, donc une seule figurine d’enfants se reposera.
lesson-two-nights-meal = Chaque soir, une catégorie mange : ce soir, 8 enfants. Chaque habitant sans repas ajoute 1 faim. Sans nourriture le soir suivant, elle apporte du mécontentement, et dès 6 des morts.
lesson-two-nights-beds = Six lits chauds, dix figurines. La table propose une répartition ; vous pouvez la changer.
lesson-two-nights-beds-do = Donnez deux lits à chaque catégorie, puis appuyez sur le grand bouton.
lesson-two-nights-beds-do-typed = Donnez deux lits à chaque catégorie.
lesson-two-nights-beds-wrong-bed = Deux lits par catégorie.

lesson-two-nights-tins = Quatre figurines sans lit : quatre malades de plus. Chaque matin, un choix. De la nourriture sous la glace : tout saisir ou rester prudent ?
lesson-two-nights-tins-do = Prenez tout ce que vous pouvez.
lesson-two-nights-tins-wrong-option = Plus sage, peut-être. Voyez d’abord ce que coûte la cupidité.
lesson-two-nights-morning-cold = Votre choix est maintenant dans la pioche Crépuscule. Le froid dépasse la puissance : les habitants entre les deux tombent malades.
lesson-two-nights-morning-cold-do = Brûlez 1 charbon.
lesson-two-nights-morning-cold-wrong-done = Un ouvrier de plus tomberait malade, le cinquième.
lesson-two-nights-tower = Chauffer use le générateur : 2 cubes sont tombés dans la tour, 1 en est sorti : contrainte. Au-delà de dix, c’est la panne.
lesson-two-nights-weather = B et C demandent 1 chaleur de plus, le froid monte de 1, les éclaireurs font 2 pas. Marqueur de tempête sur 8 : elle frappe en manche 5, 6 ou 7.
lesson-two-nights-advisor = Votre conseiller guérit deux habitants. Cela épuise une sollicitude.
lesson-two-nights-advisor-do = Appelez l’infirmière-major.
lesson-two-nights-cure = Les ouvriers approchent de cinq malades. À cinq, ils sont gravement malades. S’ils sont encore cinq une manche plus tard, l’un d’eux meurt.
lesson-two-nights-cure-do = { $left ->
    [1] Guérissez encore un ouvrier.
   *[other] Guérissez deux ouvriers.
}
lesson-two-nights-cure-wrong-cure = Les ingénieurs peuvent attendre.
lesson-two-nights-hope = L’espoir actif peut servir, l’espoir épuisé, non ; les deux comptent. Sans espoir, la ville tombe.
lesson-two-nights-cards = Vos cartes Habitant : une par manche, chacune une seule fois. Une carte s’ajoute à une action ou la remplace.

lesson-two-nights-three-coal = Il fait plus froid : il faut 3 charbon pour l’anneau intérieur.
lesson-two-nights-three-coal-do = { $left ->
    [3] Montez la flamme et brûlez 3 charbon.
   *[other] Montez la flamme et brûlez encore { $left } charbon : 3 en tout.
}
lesson-two-nights-three-coal-do-typed = { $left ->
    [3] Brûlez 3 charbon.
   *[other] Brûlez encore { $left } charbon : 3 en tout.
}
lesson-two-nights-three-coal-wrong-take = D’abord le feu : 3 charbon pour l’anneau intérieur.
lesson-two-nights-coal-first = Vous savez comment faire. Le charbon d’abord.
lesson-two-nights-coal-first-do = Envoyez des ouvriers aux deux terrains de charbon.
lesson-two-nights-food-again = Ce soir, 12 ingénieurs mangent, et demain 22 ouvriers. Chassez pour demain.
lesson-two-nights-food-again-do = Envoyez des ouvriers à la cabane de chasse.
lesson-two-nights-saw = La scierie tire 3 bois d’un arbre.
lesson-two-nights-saw-do = Envoyez des ouvriers à la scierie.
lesson-two-nights-wood-again = Vous bâtirez encore.
lesson-two-nights-wood-again-do = Envoyez des ouvriers récolter le bois du centre.
lesson-two-nights-platform = Quatre figurines ont dormi dehors. Une loi peut changer cela.
lesson-two-nights-platform-do = Envoyez des ingénieurs à l’estrade.
lesson-two-nights-law = Une figurine de plus dans chaque abri chauffé. Le prix : de la colère.
lesson-two-nights-law-do = Adoptez « { card-G05 } ».
lesson-two-nights-law-wrong-law = Un autre jour. Ce soir, il faut des lits.
lesson-two-nights-anger = La colère s’ajoute au mécontentement. Au sixième jeton, la ville tombe. Et une conséquence attend dans la pioche Crépuscule.
lesson-two-nights-beacon = La balise occupe tout un secteur, sans chaleur.
lesson-two-nights-beacon-do = Envoyez des ingénieurs bâtir la balise dans le secteur éclairé.
lesson-two-nights-beacon-do-typed = Envoyez des ingénieurs bâtir la balise dans le secteur que montre la flèche.
lesson-two-nights-beacon-wrong-on = Là, on perdrait davantage.
lesson-two-nights-post = Quelqu’un verra cette lumière, et des éclaireurs peuvent partir. Cette action permet encore deux bâtiments.
lesson-two-nights-post-do = Bâtissez une deuxième cabane de chasse, puis un poste médical.
lesson-two-nights-use-post = Un poste médical guérit trois habitants.
lesson-two-nights-use-post-do = Envoyez des ingénieurs au poste médical.
lesson-two-nights-second-evening = Tous sont guéris. Bâtissez bientôt un atelier : la recherche prend plusieurs manches, puis une technologie aide pour toujours.
lesson-two-nights-second-evening-do = Mettez fin aux actions.

lesson-two-nights-swollen = Vos conserves reviennent, gâtées. Deux habitants tombent malades : chez qui est-ce le moins grave ?
lesson-two-nights-swollen-do = { $left ->
    [1] Choisissez-en encore un.
   *[other] Choisissez-en deux.
}
lesson-two-nights-keep = Jeter 5 nourriture, ou garder le danger ? Les deux se défendent.
lesson-two-nights-keep-do = Décidez.
lesson-two-nights-own-beds = Neuf lits pour dix figurines, grâce à votre loi. Qui reste dehors ? À vous de décider.
lesson-two-nights-own-beds-hint = Laissez dehors une figurine de la catégorie qui a le moins de malades.
lesson-two-nights-rim = Un nouveau matin. Votre ville, votre réponse.
lesson-two-nights-rim-at-sick = Votre réponse a son prix. Qui tombe malade ? Jusqu’à quatre par catégorie, c’est sans conséquence.
lesson-two-nights-farewell = Vous en savez assez pour commencer. Fondez votre ville, d’abord au niveau facile. Ou continuez celle-ci : des chasseurs aux deux cabanes, car aujourd’hui les ouvriers mangent.
lesson-two-nights-real = Vraie partie au niveau facile

lesson-expeditions = Expéditions
lesson-expeditions-about = Envoyez des éclaireurs hors du cratère et décidez jusqu’où ils vont.
lesson-expeditions-paths = Hors du cratère, il y a des provisions et des survivants. Avec une balise, vous pouvez envoyer des éclaireurs sur l’un des trois chemins.
lesson-expeditions-send = Des ouvriers ou des ingénieurs peuvent partir. Là-bas, ils ne travaillent pas et n’ont pas besoin de lit.
lesson-expeditions-send-do = Envoyez des ouvriers sur le chemin 3.
lesson-expeditions-weather = Chaque matin, la carte Météo dit jusqu’où marchent vos éclaireurs.
lesson-expeditions-evening = Le reste de la journée et la nuit sont joués pour vous.
lesson-expeditions-evening-do = Mettez fin aux actions.
lesson-expeditions-arrived = Vos éclaireurs sont au bout du chemin. Contournez le lieu et le chemin continue, ou voyez ce qui s’y trouve.
lesson-expeditions-arrived-do = Explorez le lieu.
lesson-expeditions-way = Rentrez avec ce que vous avez trouvé, ou continuez : vous ne le recevrez alors qu’à leur retour.
lesson-expeditions-way-do = Choisissez.
lesson-expeditions-home = Certains choix allongent le chemin, d’autres en ouvrent un nouveau. Les lieux lointains recèlent souvent davantage.
lesson-expeditions-end = Une expédition à la fois, deux avec une balise améliorée. Qui est là-bas manque ici.

lesson-technologies = Technologies
lesson-technologies-about = Bâtissez tôt un atelier et laissez le temps travailler pour vous.
lesson-technologies-slow = Quatre technologies sont disponibles. La recherche prend plusieurs manches, mais n’occupe personne : commencez tôt.
lesson-technologies-heat = Un atelier dans l’anneau intérieur a besoin de chaleur.
lesson-technologies-heat-do = Brûlez { $left } charbon.
lesson-technologies-workshop = Un atelier coûte 1 bois.
lesson-technologies-workshop-do = Envoyez des ingénieurs bâtir un atelier sur le terrain éclairé.
lesson-technologies-workshop-do-typed = Envoyez des ingénieurs bâtir un atelier sur le terrain que montre la flèche.
lesson-technologies-choose = Le premier atelier lance la recherche. Chaque technologie dit combien de manches elle demande.
lesson-technologies-choose-do = Lancez la recherche sur « { card-T04 } ».
lesson-technologies-choose-wrong-research = Bonne aussi. Mais celle-ci est la plus rapide.
lesson-technologies-token = Le jeton est sur la manche 6. Dès son aube, la technologie est à vous pour toujours.
lesson-technologies-hurry = À l’atelier, les ingénieurs choisissent deux fois : améliorer un bâtiment, ou avancer la recherche d’une manche.
lesson-technologies-hurry-do = Envoyez des ingénieurs à l’atelier et avancez la recherche.
lesson-technologies-again = Ils choisissent une seconde fois.
lesson-technologies-again-do = Avancez-la encore.
lesson-technologies-ready = Elle sera prête à la manche 4 au lieu de 6. Vous choisirez alors la suivante.
lesson-technologies-end = Une seule à la fois, quel que soit le nombre d’ateliers. Sans aucun atelier, la recherche en cours est perdue.

lesson-citizen-cards = Cartes Habitant
lesson-citizen-cards-about = Les gens de votre main : chacun a un talent, ou un adieu.
lesson-citizen-cards-hand = Voici des gens de votre ville. Chacun sait faire une chose que nul autre ne sait faire.
lesson-citizen-cards-play = Déblayer se fait toujours au froid. Avec « { card-B05 } », ce travail compte comme chauffé.
lesson-citizen-cards-play-do = Jouez « { card-B05 } » et déblayez l’anneau intérieur.
lesson-citizen-cards-play-wrong-citizen = Un autre talent, pour un autre jour.
lesson-citizen-cards-lay = Personne n’est tombé malade.
lesson-citizen-cards-lay-do = { $left ->
    [1] Posez l’autre secteur où vous voulez.
   *[other] Posez les deux secteurs où vous voulez.
}
lesson-citizen-cards-one = Une carte par manche. « En plus » s’ajoute à l’action, « à la place » la remplace.
lesson-citizen-cards-death = Quand un habitant meurt, une carte décide de la suite. Au lieu de piocher, vous pouvez défausser de votre main une carte de sa catégorie.
lesson-citizen-cards-end = Chaque carte ne sert qu’une fois. Gardez-en une à l’effet de décès léger pour un mauvais jour.

lesson-laws = Lois
lesson-laws-about = Ce qu’une loi donne, et ce qu’elle coûte.
lesson-laws-pairs = Vous pouvez avoir quatre lois, et aucune n’est jamais retirée. Huit des lois vont par paires : l’une exclut l’autre.
lesson-laws-heat = L’estrade est encore froide.
lesson-laws-heat-do = Brûlez 1 charbon.
lesson-laws-platform = Seuls les ingénieurs peuvent adopter une loi.
lesson-laws-platform-do = Envoyez des ingénieurs à l’estrade.
lesson-laws-pass = Lisez ce que chaque loi fait tout de suite, et ce qu’elle change pour toujours.
lesson-laws-pass-do = Adoptez « { card-G04 } ».
lesson-laws-pass-wrong-law = Une loi pour un autre jour. Celle-ci apporte de l’espoir maintenant, et moins de faim à chaque repas.
lesson-laws-mood = La justice a aussitôt rejoint votre espoir.
lesson-laws-gone = « { card-G03 } » a quitté le jeu. Et désormais, après chaque repas : −2 faim.
lesson-laws-dusk = Une des deux conséquences est entrée, cachée, dans la pioche Crépuscule. Elle viendra un soir.
lesson-laws-four = C’était la deuxième sur quatre. Choisissez pour tout l’hiver, pas pour une nuit.

lesson-storm = La tempête
lesson-storm-about = Elle vient deux fois. Préparez-vous dès la première.
lesson-storm-near = Chaque carte Météo rapproche le marqueur de tempête. La prochaine amène la tempête.
lesson-storm-tents = La première tempête change chaque tente en ruine. Vous en avez deux.
lesson-storm-heat = D’abord le feu.
lesson-storm-heat-do = Brûlez { $left } charbon.
lesson-storm-generator = La contrainte est à 8 sur 10, et demain vous brûlerez encore plus.
lesson-storm-generator-do = Envoyez des ingénieurs au générateur et retirez des cubes de contrainte.
lesson-storm-bunkhouse = Les dortoirs résistent à cette tempête.
lesson-storm-bunkhouse-do = { $left ->
    [0] Arrêtez de bâtir.
    [1] Bâtissez encore un dortoir sur le terrain éclairé. Puis arrêtez de bâtir.
   *[other] Envoyez des ingénieurs bâtir deux dortoirs sur les terrains éclairés. Puis arrêtez de bâtir.
}
lesson-storm-bunkhouse-do-typed = { $left ->
    [0] Arrêtez de bâtir.
    [1] Bâtissez encore un dortoir sur le terrain que montre la flèche. Puis arrêtez de bâtir.
   *[other] Envoyez des ingénieurs bâtir deux dortoirs sur les terrains que montrent les flèches. Puis arrêtez de bâtir.
}
lesson-storm-bunkhouse-wrong-on = Pas là : quelque chose serait perdu, ou ce n’est pas le terrain éclairé.
lesson-storm-bunkhouse-wrong-on-typed = Pas là : quelque chose serait perdu, ou aucune flèche ne montre ce terrain.
lesson-storm-evening = La nuit est jouée pour vous.
lesson-storm-evening-do = Mettez fin aux actions.
lesson-storm-struck = Les tentes sont en ruine. Les dortoirs tiennent.
lesson-storm-next = Le marqueur attend maintenant plus loin. Dès la manche 8, une tempête emporte les dortoirs : bâtissez des maisons d’ici là.
lesson-storm-end = Regardez le marqueur chaque matin, et bâtissez avec une longueur d’avance.
