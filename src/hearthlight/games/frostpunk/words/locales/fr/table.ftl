## La table : barre, côtés, étagère, scènes et feuilles

frost-tab-heat = Chaleur
frost-sheet-citizens = Habitants
frost-sheet-events = Événements
frost-sheet-paths = Chemins
frost-sheet-laws = Lois
frost-sheet-research = Recherche
frost-sheet-buildings = Bâtiments
frost-sheet-citizens-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
frost-sheet-events-count = { $count ->
    [one] { $count } carte exposée
   *[other] { $count } cartes exposées
}
frost-sheet-paths-count = { $count ->
    [one] { $count } chemin pour les éclaireurs
   *[other] { $count } chemins pour les éclaireurs
}
frost-sheet-laws-count = adoptées : { $count } sur 4
frost-sheet-research-count = { $count ->
    [0] pas encore de technologie
    [one] { $count } technologie
   *[other] { $count } technologies
}
frost-sheet-buildings-count = { $count } dans la ville
frost-stock-food = nourriture
frost-stock-wood = bois
frost-stock-coal = charbon
frost-stock-cores = noyaux
frost-stock-automaton = automates
frost-figure-worker = ouvrier
frost-figure-engineer = ingénieur
frost-figure-child = enfant
frost-figure-automaton = automate
frost-danger-hope = Espoir
frost-danger-discontent = Mécontentement
frost-danger-malfunction = Contrainte
frost-danger-sickness = Malades
frost-danger-hunger = Faim
frost-danger-corpses = Morts
frost-danger-left = reste { $count }
frost-danger-far = loin
frost-goal-title = BUT
frost-goal-survive = Survivre à la manche { $round }
frost-goal-building = { $round ->
    [0] { $building }, à chaque crépuscule
   *[other] { $building } avant la manche { $round }
}
frost-goal-on-card = { $round ->
    [0] { $want } ressources, au crépuscule
   *[other] { $want } ressources avant la manche { $round }
}
frost-goal-food = { $round ->
    [0] { $want } nourriture, au crépuscule
   *[other] { $want } nourriture avant la manche { $round }
}
frost-goal-met = fait
frost-goal-part = { $have } sur { $want } jusqu’ici
frost-goal-unbuilt = à bâtir
frost-close = Fermer
frost-back = Retour à la question
frost-look-city = La ville
frost-warm = chaud
frost-cold = froid
frost-always = toujours
frost-research-note = Tout commence par un atelier. Une technologie prend autant de manches que le dit sa carte ; un ingénieur dans un atelier en épargne 1.
frost-buildings-note = Survolez un bâtiment, ou gardez le doigt dessus, pour tout lire. § : par une loi.
frost-in-hand = En main
frost-act-drag-flame = Tirez pour brûler du charbon
frost-act-proposed = Proposition : le moindre mal. Vous pouvez la changer.
frost-act-good-night = Bonne nuit
frost-act-as-shown = Faire ainsi
frost-act-still = encore { $count } à donner
frost-tip-worker = Choisissez où va l’ouvrier en main.
frost-tip-engineer = Choisissez où va l’ingénieur en main.
frost-tip-child = Choisissez où va l’enfant en main.
frost-tip-automaton = Choisissez où va l’automate en main.
frost-tip-card = { $card } en main : choisissez où aller.
frost-act-end = Finir les actions
frost-act-pass = Finir ensemble ?
frost-deeds = Autres actions
frost-deed-build = Bâtir
frost-deed-clear-inner = Déblai int.
frost-deed-clear-outer = Déblai ext.
frost-deed-clear-both = Déblai int. + ext.
frost-deed-scout = Envoyer
frost-deed-special = Action spéciale
frost-law-book = Livre des lois
frost-law-in-force = en vigueur
frost-law-gone = hors jeu
frost-law-opens = Ouvre :
frost-in-stock = { $count } en réserve
frost-burn-output = brûler { $coal } → puissance { $output }
frost-night-title = Nuit de la manche { $round }
frost-generator-title = Le générateur, manche { $round }
frost-beds = lits
frost-all-warm = tous au chaud
frost-cold-sick = { $cold } au froid : malades { $before } → { $after }
frost-cold-figures = { $cold } au froid
frost-share-dies = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
}
frost-share-grave = gravement malades
frost-sick-after = malades { $before } → { $after }
frost-people-after = habitants { $before } → { $after }
frost-tired-after = épuisés { $before } → { $after }
frost-bed-rule = Chaque figurine sans lit chaud rend malade un des siens.
frost-night-suspended = { $law } est suspendue cette nuit, à cause de « { $card } ».
frost-own-card = votre carte
frost-sector-top = Sur la pile
frost-sector-bottom = Sous la pile
frost-draw-unknown = inconnu
frost-ready-in = prêt à la manche { $round }
frost-play-card = Jouer cette carte
frost-weather-none = Pas encore de météo
frost-sick = { $count ->
    [one] { $count } malade
   *[other] { $count } malades
}
frost-sick-grave = { $count ->
    [one] { $count } grave
   *[other] { $count } graves
}
frost-meal-enough = assez, reste { $left }
frost-meal-hunger = faim { $hunger }
frost-goal-rounds-left = { $count ->
    [one] encore une manche
   *[other] encore { $count } manches
}
frost-act-steps-left = { $count ->
    [one] 1 étape non utilisée
   *[other] { $count } étapes non utilisées
}
frost-act-idle = { $count ->
    [one] { $count } figurine peut encore agir
   *[other] { $count } figurines peuvent encore agir
}
frost-act-fuel-sick-short = { $count ->
    [0] personne ne gèle
    [one] 1 tombe malade
   *[other] { $count } tombent malades
}
frost-act-bedless-short = { $count ->
    [0] tous dorment au chaud
    [one] 1 sans lit tombe malade
   *[other] { $count } sans lit tombent malades
}
frost-tonight = { $night ->
    [0] Nuit maintenant
   *[other] Cette nuit
} : { $count ->
    [0] tous au chaud
    [one] 1 malade
   *[other] { $count } malades
}
frost-tonight-beds = { $beds ->
    [one] 1 lit chaud pour { $figures } figurines
   *[other] { $beds } lits chauds pour { $figures } figurines
}
frost-tonight-machine = { $count ->
    [0] Générateur : personne ne gèle
    [one] Générateur : 1 tombe malade de froid
   *[other] Générateur : { $count } tombent malades de froid
}
frost-tonight-cubes = { $count ->
    [0] aucun cube dans la tour
    [one] 1 cube dans la tour
   *[other] { $count } cubes dans la tour
}
frost-stress-left = { $fatal ->
    [0] encore { $count } : panne
   *[other] encore { $count } : la fin
}
frost-sick-next = dès { $from } : { frost-sick-comes } (encore { $left })
frost-sick-effect = Préparatifs : { frost-sick-comes }
frost-sick-comes = { $turns ->
    [0] {""}
    [one] { $grave ->
        [0] gravement malades
       *[other] un mort
    }
    [2] gravement malades, un mort
   *[other] gravement malades, jusqu’à 2 morts
}{ $tokens ->
    [0] {""}
    [one] , 1 se repose
   *[other] , { $tokens } se reposent
}
frost-standing = { $count } en place
frost-dead-count = { $count ->
    [one] le premier cadavre
   *[other] { $count } cadavres
}
frost-lost = perdu :
frost-build-here = Bâtir sur { $field }
frost-goal-and = { $first } · { $then }
frost-goal-how-building = { $large ->
    [0] À bâtir : { $price }
   *[other] À bâtir : { $price }, les deux terrains d’un secteur
}
frost-goal-how-card = sur « { $card } »
frost-goal-reached = Tâche accomplie : { $goal }.
frost-goal-due = { $goal } : { $state }
frost-act-council = { $name } a réuni le conseil.
frost-act-suggests = { $name } propose : { $what }.
frost-tip-instead = { $figure ->
    [worker] Un ouvrier y va.
    [engineer] Un ingénieur y va.
    [child] Un enfant y va.
   *[automaton] Un automate y va.
}
