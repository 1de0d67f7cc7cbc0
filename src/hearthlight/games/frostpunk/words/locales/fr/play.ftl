## Frostpunk
### Tout ce qu’on lit à la table, sauf les titres (dans le pack), ce que font les cartes (effects.ftl)
### et les règles (rules.ftl)

game-frostpunk = Frostpunk

## Choses

frost-kind-worker = ouvrier
frost-kind-engineer = ingénieur
frost-kind-child = enfant
frost-kind-automaton = automate
frost-one-worker = un ouvrier
frost-one-engineer = un ingénieur
frost-one-child = un enfant
frost-one-automaton = un automate
frost-kinds-worker = ouvriers
frost-kinds-engineer = ingénieurs
frost-kinds-child = enfants
frost-resource-food = nourriture
frost-resource-wood = bois
frost-resource-coal = charbon
frost-resource-cores = noyaux de vapeur
frost-token-hope = espoir
    .of = d’espoir
frost-token-discontent = mécontentement
    .of = de mécontentement
frost-token-care = sollicitude
    .of = de sollicitude
frost-token-justice = justice
    .of = de justice
frost-token-motivation = motivation
    .of = de motivation
frost-token-anger = colère
    .of = de colère
frost-token-apathy = apathie
    .of = d’apathie
frost-token-greed = cupidité
    .of = de cupidité

frost-zone-0 = zone A (secteur du générateur)
frost-zone-1 = zone B (anneau intérieur)
frost-zone-2 = zone C (anneau extérieur)
frost-field-0 = { $label } (cantine)
frost-field-1 = { $label } (bois)
frost-field-2 = { $label } (charbon)
frost-field-3 = { $label } (estrade)
frost-field-4 = { $label } (générateur)

## Phases

frost-phase-0 = Mise en place
frost-phase-1 = Aube
frost-phase-2 = Petit matin
frost-phase-3 = Générateur
frost-phase-4 = Météo
frost-phase-5 = Préparatifs
frost-phase-6 = Actions
frost-phase-7 = Crépuscule
frost-phase-8 = Faim
frost-phase-9 = Nuit

## Questions

frost-ask-start = Séparez-vous de 1 de vos cartes Habitant et payez son coût de départ. Laquelle ?
frost-topic-start = Carte de départ : une des cartes Habitant en main
frost-ask-take-advisor = Prenez un conseiller.
frost-ask-option = { $title } : choisissez une option.
frost-ask-choose = { $title } : faites votre choix.
frost-ask-choose-plain = Faites votre choix.
frost-ask-cost = Comment payez-vous ?
frost-ask-spend = Quelle ressource quitte le stock ?
frost-ask-take-off = Que prendre sur le plan, et sur quel terrain ?
frost-ask-raise = +1 { $what } : tirer un jeton du sac, ou en activer un sur la piste ?
frost-ask-lower = −1 { $what } : épuiser un jeton actif, ou remettre un jeton épuisé dans le sac ?
frost-ask-turn-token = { $active ->
    [0] Épuiser quel jeton { $what } ?
   *[other] Activer quel jeton { $what } ?
}
frost-ask-turn-kind = { $active ->
    [0] Épuiser tous les jetons { $what } d’une même sorte : laquelle ?
   *[other] Activer tous les jetons { $what } d’une même sorte : laquelle ?
}
frost-ask-cheer-up = Tirer un espoir actif, ou remettre un mécontentement actif ?
frost-ask-sick = { $count ->
    [1] Qui tombe malade ? Le marqueur de maladie de cette catégorie monte d’1 case.
   *[other] { $count } habitants tombent malades. Qui ? Chacun fait monter d’1 case le marqueur de sa catégorie.
}
frost-ask-cure = { $count ->
    [one] Qui guérir ? { $count } guérison.
   *[other] Qui guérir ? { $count } guérisons.
}
frost-ask-treat = Soigner qui ? Le marqueur passe de gravement malade à malade.
frost-ask-turn-marker = Retourner quel marqueur de maladie ? S’il montre gravement malade, 1 habitant meurt.
frost-ask-die = Qui meurt ?
frost-ask-death = { $kind ->
    [worker] Un ouvrier est mort.
    [engineer] Un ingénieur est mort.
   *[child] Un enfant est mort.
} Piocher une carte Habitant, ou en donner une ?
frost-ask-leave = Qui quitte la ville ?
frost-ask-arrival = Cette catégorie est complète. Laquelle vient à la place ?
frost-ask-tire = Qui reçoit le jeton Habitant épuisé ? Une figurine de cette catégorie se reposera.
frost-ask-which-first = À égalité de malades : quelle catégorie d’abord ?
frost-ask-fuel = Alimenter le générateur ? Puissance { $output }, froid { $cold }, { $coal } charbon.
frost-ask-wake-up = Un réveil pour tous : piocher maintenant des cartes Habitant ? Plus il y a d’espoir, plus il y a de cartes. Une seule fois par partie.
frost-ask-advisor = Utiliser un conseiller ? Un par manche, contre l’espoir qu’il demande.
frost-ask-figure = { $left ->
    [0] { $cards ->
        [0] Aucune autre figurine ne peut agir, mais une loi ou un événement permet d’agir encore. Profitez-en, ou finissez la journée.
       *[other] Aucune autre figurine ne peut agir, mais vous pouvez encore jouer une carte Habitant. Jouez-en une, ou finissez la journée.
    }
   *[other] À vous : quelle figurine agit ?
}
frost-ask-action = { $figure ->
    [worker] Que fait l’ouvrier ?
    [engineer] Que fait l’ingénieur ?
    [child] Que fait l’enfant ?
   *[automaton] Que fait l’automate ?
}
frost-ask-citizen-action = { $title } : où ?
frost-ask-lay = { $count ->
    [1] Où déneigez-vous ? Découvrez 1 secteur.
   *[other] Où déneigez-vous ? Découvrez { $count } secteurs, l’un après l’autre.
}
frost-ask-gather = Récolter quelle ressource ?
frost-ask-collect = { $count ->
    [one] Encore une ressource : de quel terrain ?
   *[other] Encore { $count } ressources : de quel terrain d’abord ?
}
frost-ask-build = { $erections ->
    [0] Vous ne pouvez plus rien construire. Démanteler, ou arrêter ?
   *[other] { $count ->
        [one] Bâtir : encore une étape ?
       *[other] Bâtir : encore { $count } étapes au plus.
    }
}
frost-ask-erect = { $building } : { $size ->
    [large] dans quel secteur ?
   *[small] sur quel terrain ?
}
frost-ask-relieve = Le générateur : enlever quelques cubes de contrainte, ou tous pour un noyau de vapeur ?
frost-ask-workshop = L’atelier : améliorer quelque chose, ou hâter la recherche ?
frost-ask-fell = Retirer un arbre de quel terrain ?
frost-ask-spread-coal = Le pilon à charbon : poser du charbon sur quel terrain ?
frost-ask-repeat = Refaire l’action de quel bâtiment ?
frost-ask-destroy = Détruire quel bâtiment ?
frost-ask-law = Adoptez une loi. L’une de ses deux conséquences va, sans être vue, dans la pioche Crépuscule.
frost-ask-research = Quelle technologie rechercher ensuite ? Une seule à la fois.
frost-ask-expedition = { $steps ->
    [0] Les éclaireurs sont au bout du chemin : explorer le lieu, ou le contourner ?
   *[other] Les éclaireurs sont au bout du chemin et ont encore { $steps } pas : explorer le lieu, ou le contourner ?
}
frost-ask-way = { $title } : que font les éclaireurs ?
frost-ask-load = { $title } : quelle ressource y poser ?
frost-ask-unload = { $title } : quelle ressource prendre ?
frost-ask-sort-sectors = Placez chaque secteur sur la pile ou dessous.
frost-ask-dusk-effects = Crépuscule : l’effet de quelle carte appliquer d’abord ?
frost-ask-bed = Répartissez { $beds ->
    [one] { $beds } lit chaud
   *[other] { $beds } lits chauds
} entre { $figures } figurines.
frost-ask-guard = La garde de nuit : dépenser 1 charbon et ignorer ce mécontentement ?
frost-ask-sift = Quelle carte défausser ? Les autres sont remélangées.

## Coups

frost-move-note = { $move } · { $notes }
frost-move-draw = Tirer
frost-move-draw-raise = En tirer un du sac
frost-move-draw-cheer-up = Tirer 1 espoir et l’activer
frost-move-draw-death = { $others ->
    [0] Piocher une carte Habitant
   *[other] N’en donner aucune : demander aux autres, ou piocher
}
frost-move-draw-wake-up = Piocher les cartes
frost-move-activate = Activer : { $token }
frost-move-exhaust = Épuiser : { $token }
frost-move-return = Remettre dans le sac : { $token }
frost-move-sick = { $one }
frost-move-cure = Guérir { $one }
frost-move-treat = Soigner les { $kinds }
frost-move-turn = { $kinds }
frost-move-die = { $one }
frost-move-tire = { $one }
frost-move-leave = { $one }
frost-move-arrive = { $one }
frost-move-discard = { $title } : { $effects }
frost-move-option = Option { $number }
frost-move-option-relieve-1 = { $cubes ->
    [one] Enlever { $cubes } cube de contrainte
   *[other] Enlever jusqu’à { $cubes } cubes de contrainte
}
frost-move-option-relieve-2 = Dépenser 1 noyau de vapeur : enlever tous les cubes de contrainte et installer
    l’extension de la tour
frost-move-option-workshop = Hâter la recherche : { $title } (1 manche plus tôt que la manche { $round })
frost-move-spend = Dépenser { $amount }
frost-move-spend-guard = Dépenser 1 charbon : pas de mécontentement
frost-move-put = Y poser { $amount }
frost-move-fetch = Prendre { $amount }
frost-move-from = { $amount } de { $field }
frost-move-from-spread-coal = Du charbon sur { $field }
frost-move-fell = De { $field }
frost-move-destroy = { $building } sur { $field }
frost-move-law = { $title }. { $lines }
frost-move-research = { $title }. { $lines }
frost-move-advisor = { $title } : { $lines }
frost-move-part = { $title } : { $cost }
frost-move-carry = { $title }
frost-move-carry-kind = { $kinds }
frost-move-fuel = Brûler 1 charbon
frost-move-take = Utiliser { $one }
frost-move-clear = { $ring ->
    [inner] déblayer des secteurs de l’anneau intérieur
    [outer] déblayer un secteur de l’anneau extérieur
   *[both] déblayer un secteur de chaque anneau
}
frost-move-clear-look = regarder des secteurs de l’anneau extérieur
frost-move-lay = Sur { $place }
frost-move-gather = récolter sur { $field }
frost-move-gather-tree = abattre un arbre sur { $field }
frost-move-build = bâtir
frost-move-erect = Ériger : { $building }
frost-move-on = Sur { $field }
frost-move-dismantle = Démanteler : { $building } sur { $field }
frost-move-upgrade = Améliorer : { $building } sur { $field }
frost-move-use = { $building } sur { $field }
frost-move-scout = envoyer des éclaireurs sur le chemin { $path }
frost-move-special = { $title } : { $action }
frost-move-citizen = Jouer { $card } – { $ability }
frost-move-again = Le second sifflet : { $one } agit de nouveau
frost-move-young = { $kind ->
    [worker] Utiliser le jeune ouvrier
   *[engineer] Utiliser le jeune ingénieur
}
frost-move-sector = { $where ->
    [top] { $sector } → sur la pile
   *[bottom] { $sector } → sous la pile
}
frost-move-bypass = Le contourner : le chemin continue
frost-move-explore = L’explorer : voir ce qu’il y a ici
frost-move-bed = { $one }
frost-move-done = Fini
frost-move-done-fuel = Ne plus alimenter
frost-move-done-advisor = Pas de conseiller
frost-move-done-wake-up = Pas maintenant
frost-move-done-build = Arrêter de bâtir
frost-move-done-guard = Laisser faire
frost-move-done-workshop = Rien de plus
frost-move-done-load = C’est assez
frost-move-stop = Finir la phase Actions ?

frost-note-cold = { $figure ->
    [automaton] froid, sans danger pour lui
   *[other] froid : 1 habitant tombe malade
}
frost-note-heated = chauffé
frost-note-people = { $sick ->
    [one] { $sick } malade
   *[other] { $sick } malades
} sur { $number }{ $grave ->
    [0] {""}
   *[other] {" "}(marqueur : gravement malade)
}
frost-note-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
frost-note-upgraded = avec amélioration
frost-note-warm-from = { $output ->
    [0] toujours chauffé ici
    [99] jamais chauffé ici
   *[other] chauffé à partir d’une puissance de { $output }
}
frost-note-warm-by-field = chauffé dès une puissance de { $best } sur le meilleur terrain, de { $worst } sur le pire
frost-note-path = expédition { $deck }, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} : { $hint }
frost-note-takes = { $takes } sur { $what }
frost-note-lost = on y perd : { $what }
frost-note-output = puissance { $output }
frost-note-cubes = { $cubes ->
    [0] aucun cube pour la tour
    [one] { $cubes } cube pour la tour
   *[other] { $cubes } cubes pour la tour
}
frost-note-warms = chauffe : { $what }
frost-note-warms-nothing = ne chauffe rien de nouveau
frost-note-times = { $count } × { $what }

## Événements

frost-event-round = La manche { $round } commence. { $player } dirige la ville.
frost-event-took-advisor = { $player } prend un conseiller : { $card }.
frost-event-start-cost = { $player } défausse { $card }. Coût : { $cost }.
frost-event-start-again = La carte { $card } ne peut plus être payée : { $player } choisit de nouveau.
frost-event-start-failed = { $player } ne peut payer aucune carte et perd { $card }.
frost-event-read = { $deck ->
    [morning] Petit matin
   *[dusk] Crépuscule
} : { $title }.
frost-event-applies = { $line ->
    [none] { $title } : aucun cas ne s’applique.
   *[other] { $title }. { $line }
}
frost-event-chose = { $title } : { $option }.
frost-event-card-out = La carte { $card } quitte le jeu.
frost-event-at-dusk = Au crépuscule : { $title }.
frost-event-at-night = Cette nuit : { $title }.
frost-event-displayed = La carte { $card } reste exposée.
frost-event-discarded = La carte { $card } va dans la défausse Crépuscule.
frost-event-shuffled-in = Une carte inconnue est mélangée à la pioche Crépuscule.
frost-event-next-dispute = On lit la dispute suivante : { $card }. Elle est mélangée à la pioche Crépuscule.
frost-event-scenario = Scénario : { $title }.
frost-event-due = Le jour de { $card } est venu.
frost-event-loaded = Posé sur { $card } : { $amount }.
frost-event-unloaded = Repris sur { $card } : { $amount }.
frost-event-gained = { $source ->
    [hunting] Gain de la chasse : { $amount }.
    [find] Trouvé sous la neige : { $amount }.
    [law] Gain grâce à une loi, pour les morts : { $amount }.
   *[other] Gain : { $amount }.
}
frost-event-lost-things = Perte : { $amount }.
frost-event-paid = Payé : { $amount }.
frost-event-spent = Dépensé : { $amount }.
frost-event-took-from-map = Pris sur { $field } : { $amount }.
frost-event-felled = Un arbre est abattu sur { $field }.
frost-event-coal-laid = Le pilon apporte { $count } charbon sur { $field }.
frost-event-guarded = La garde de nuit, pour 1 charbon, maintient le calme.
frost-event-drew-token = { $wanted ->
    [none] { $track ->
        [hope] Un nouvel espoir : { $token }.
       *[discontent] Un nouveau mécontentement : { $token }.
    }
   *[other] +1 { $wanted } : un jeton ({ $token }) sort du sac, { $found ->
        [0] et il n’y a aucun jeton épuisé ({ $wanted }) à activer.
       *[other] puis un jeton ({ $wanted }) est activé.
    }
}
frost-event-prevails = Ce qui l’emporte : { $token } ({ $count ->
    [one] 1 jeton actif
   *[other] { $count } jetons actifs
}).
frost-event-activated = Jeton activé : { $token }.
frost-event-exhausted = Jeton épuisé : { $token }.
frost-event-returned-token = Jeton remis dans le sac : { $token }.
frost-event-fell-sick = { $one } tombe malade.
frost-event-turned-marker = { $grave ->
    [0] Chez les { $kinds }, la maladie fait son œuvre.
   *[other] Les { $kinds } sont gravement malades.
}
frost-event-died = { $cause ->
    [hunger] { $one } meurt de faim.
    [untreated] { $one } meurt d’une maladie que personne n’a soignée.
    [cold] { $one } meurt de froid.
    [work] { $one }, gravement malade, meurt au travail dans le froid.
    [night] { $one } ne passe pas la nuit.
    [card] { $story ->
        [none] { $one } meurt.
       *[other] { $story } : { $one } meurt.
    }
   *[illness] { $one } meurt de maladie.
}
frost-event-mourned = { $own ->
    [0] Le deuil touche { $card } : { $effects }.
   *[other] Nous pleurons { $card } : { $effects }.
}
frost-event-cured = { $one } est guéri.
frost-event-treated = Les { $kinds } ne sont plus gravement malades.
frost-event-tired = { $one } est épuisé.
frost-event-arrived = { $count ->
    [one] { $people } rejoint la ville.
   *[other] { $people } rejoignent la ville.
}
frost-event-left = { $count ->
    [one] { $people } quitte la ville.
   *[other] { $people } quittent la ville.
}
frost-event-corpses = Cadavres : { $corpses }.
frost-event-hunger = Faim : { $hunger }.
frost-event-stilled = { $count } nourriture pour les affamés ; faim { $hunger }.
frost-event-starved = Une faim de { $count } fait son œuvre.
frost-event-fed = { $count ->
    [0] Pas de nourriture pour les { $kinds }
   *[other] { $count } nourriture pour les { $kinds }
} ; faim { $hunger }.
frost-event-fuelled = Du charbon dans le générateur : puissance { $output }.
frost-event-froze = Il fait trop froid : { $count ->
    [one] { $count } habitant tombe malade
   *[other] { $count } habitants tombent malades
}.
frost-event-dropped = { $count ->
    [one] { $count } cube va dans la tour
   *[other] { $count } cubes vont dans la tour
}, { $out ->
    [0] aucun n’en sort
    [one] { $out } en sort
   *[other] { $out } en sortent
}.
frost-event-stress = { $count ->
    [0] Pas de nouvelle contrainte
    [one] { $count } cube de contrainte
   *[other] { $count } cubes de contrainte
} : contrainte { $stress } sur 10{ $overload ->
    [0] {""}
   *[other] , surcharge { $overload }
}.
frost-event-relieved = Le générateur est soulagé : contrainte { $stress } sur 10.
frost-event-expanded = L’extension de la tour est installée.
frost-event-vented = La surcharge est purgée.
frost-event-malfunction = Panne ! Le générateur est en surchauffe : les marqueurs de froid et de portée montent.
frost-event-marker = { $marker ->
    [cold] Marqueur de froid : { $by }.
    [red] Marqueur de portée rouge : { $by }.
    [orange] Marqueur de portée orange : { $by }.
    [yellow] Marqueur de portée jaune : { $by }.
    [output] Marqueur de puissance : { $by }.
   *[storm] { $steps ->
        [one] La tempête se rapproche d’{ $steps } manche.
       *[other] La tempête se rapproche de { $steps } manches.
    }
}
frost-event-weather = Météo : { $title }. { $lines }
frost-event-storm = La tempête est là.
frost-event-advised = Un conseiller aide : { $card }.
frost-event-drew-citizen = { $player } pioche { $card }.
frost-event-acts = { $player } utilise { $figure } : { $move }.
frost-event-played-citizen = { $player } joue { $card } : { $move }.
frost-event-looked-at-sectors = { $player } regarde { $count } secteurs.
frost-event-cleared = { $place } est déblayé. { $sector }.
frost-event-erected = Construction sur { $field } : { $building }.
frost-event-torn-down = Retiré de { $field } : { $building }.
frost-event-ruined = La tempête change les { $building } en ruines.
frost-event-upgraded = Amélioration sur { $field } : { $building }.
frost-event-passed-law = Une loi est adoptée : { $title }.
frost-event-consequence = Une conséquence de { $card } va, sans être vue, dans la pioche Crépuscule.
frost-event-researching = La recherche commence : { $card }, jusqu’à la manche { $round }.
frost-event-hurried = La technologie { $card } sera prête à la manche { $round }.
frost-event-researched = La recherche sur { $card } est achevée.
frost-event-research-lost = Sans atelier, la recherche sur { $card } est perdue.
frost-event-scout-sent = Des éclaireurs partent sur le chemin { $path }.
frost-event-marched = Les éclaireurs du chemin { $path } avancent { $count ->
    [one] d’{ $count } case.
   *[other] de { $count } cases.
}
frost-event-explored = Les éclaireurs explorent : { $title }.
frost-event-went = { $title } : { $option }.
frost-event-path-goes-on = Le chemin { $path } se poursuit avec une carte { $deck ->
    [A] A
    [B] B
   *[C] C
}.
frost-event-scout-home = Les éclaireurs du chemin { $path } rentrent.
frost-event-slept = { $count ->
    [0] Tout le monde a un lit chaud.
    [one] { $count } figurine n’a pas de lit chaud.
   *[other] { $count } figurines n’ont pas de lit chaud.
}
frost-event-won = La ville est sauvée, à la manche { $round }.
frost-event-lost = La ville est perdue à la manche { $round }. { $cause }

## La fin

frost-end-won = La ville est sauvée
frost-end-lost = La ville est perdue
frost-cause-hope = Le dernier espoir s’est éteint : plus personne ne vous suit.
frost-cause-discontent = Le mécontentement déborde, et les gens vous chassent dans la neige.
frost-cause-malfunction = Le générateur en surchauffe éclate.
frost-cause-sickness = La maladie s’est emparée de la ville.
frost-cause-hunger = La ville meurt de faim.
frost-cause-corpses = Il y a plus de tombes que les vivants n’en peuvent porter.
frost-cause-time = Le dernier jour est passé, et la ville n’a pas été sauvée.
score-rounds = manches
score-alive = vivants
score-dead = morts

## La table dans un terminal

frost-sign-wood = b
frost-sign-coal = c
frost-sign-cores = n
frost-sign-trees = a
frost-sign-worker = O
frost-sign-engineer = I
frost-sign-child = E
frost-sign-automaton = A
frost-table-heading = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round } sur 15
} · { $phase } · { $leader } dirige · Groupe { $group }, { $difficulty ->
    [easy] facile
    [hard] difficile
   *[normal] normal
}
frost-table-city = La ville
frost-table-legend = { $warm } chauffé, { $cold } froid · bois { $wood }, charbon { $coal }, noyaux de vapeur { $cores }, arbres { $trees } · figurines { $worker } ouvrier, { $engineer } ingénieur, { $child } enfant, { $automaton } automate · + amélioré · ▲ gisement du bord
frost-table-tower = Générateur
frost-table-tower-output = puissance { $output }
frost-table-tower-stress = contr. { $stress }/10{ $overload ->
    [0] {""}
   *[other] +{ $overload }
}
frost-table-deposit-wood = ▲ bois
frost-table-deposit-coal = ▲ charbon
frost-table-drawer = tiroir
frost-table-stock = Stock : { $stock } · automates prêts : { $ready } sur { $automata }
frost-table-people = Population
frost-table-citizens = Habitants
frost-table-figures = Figurines
frost-table-figure-count = { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}{ $resting ->
    [0] {""}
   *[other] , { $resting } au repos
}{ $scouting ->
    [0] {""}
   *[other] , { $scouting } en expédition
}{ $tired ->
    [0] {""}
    [one] , { $tired } épuisé
   *[other] , { $tired } épuisés
}
frost-table-sick = Malades
frost-table-grave = gravement malades
frost-table-next-morning = Prochains préparatifs
frost-table-sickness = { $tokens ->
    [0] {""}
    [one] { $tokens } jeton épuisé,{" "}
   *[other] { $tokens } jetons épuisés,{" "}
}{ $turns ->
    [one] marqueur retourné une fois
   *[other] marqueur retourné { $turns } fois
}
frost-table-no-sickness = rien
frost-table-sickness-from = dès { $sick } malades : { $effect }
frost-table-sickness-lost = à 26 malades, la partie est perdue
frost-table-food = { $food } nourriture ; les { $kinds } en mangent { $needed } à la manche { $round } : { $missing ->
    [0] assez
   *[other] il en manque { $missing }
}
frost-table-hunger = Faim { $hunger } : { $hunger ->
    [0] personne n’est affamé
   *[other] sans nourriture { $effect }
}
frost-table-hunger-effect = +{ $discontent } mécontentement{ $deaths ->
    [0] {""}
    [one] , { $deaths } mort
   *[other] , { $deaths } morts
}
frost-table-hunger-lost = la partie est perdue
frost-table-hope = Espoir { $count }/6
frost-table-discontent = Mécontentement { $count }/5
frost-table-none = aucun : la prochaine perte est la dernière
frost-table-corpses = Cadavres { $corpses } sur { $last }
frost-table-bedless = { $count ->
    [0] La nuit dernière, tous ont dormi au chaud
    [one] La nuit dernière, { $count } figurine a dormi au froid
   *[other] La nuit dernière, { $count } figurines ont dormi au froid
}
frost-table-machine = La machine
frost-table-gauge = Jauge
frost-table-markers = Marqueurs
frost-table-cubes = Cubes
frost-table-freeze = Malades dessous
frost-table-gauge-legend = O puissance, C froid, r/o/y portées rouge/orange/jaune (zones A/B/C)
frost-table-stress = Contrainte { $stress }/10, surcharge { $overload }{ $overheated ->
    [0] {""}
   *[other] {" "}· SURCHAUFFE : la prochaine panne est la fin
}{ $expanded ->
    [0] {""}
   *[other] {" "}· tour agrandie
}
frost-table-rounds = Manches
frost-table-rounds-legend = ▲ maintenant, S tempête, R recherche prête, ! scénario
frost-table-display = Zone des événements
frost-table-scenario = Scénario
frost-table-on-card = dessus : { $what }
frost-table-used = utilisée
frost-table-covers = recouvre « { $card } »
frost-table-dispute = Prochaine dispute
frost-table-laws = Lois ({ $count } sur 4)
frost-table-technologies = Technologies
frost-table-researching = prête à la manche { $round }
frost-table-finished = achevée
frost-table-open = pas commencée
frost-table-paths = Expéditions
frost-table-path = Chemin { $path }
frost-table-path-hint = { $deck } : { $hint }
frost-table-decks = Cartes Matin { $morning } · pioche Crépuscule { $dusk } · défausse Crépuscule { $discard } · Météo { $weather } · secteurs { $inner } intérieurs, { $outer } extérieurs
frost-table-hands = Mains
frost-table-advisor = conseiller : { $card }
frost-table-played = jouée : { $card }
frost-table-wake-up = « Un réveil pour tous » est encore là
