### Des mots que les cartes de la boîte peuvent employer, que ce pack le fasse ou non

frost-do-young-worker = vous recevez le jeune ouvrier (une fois par manche, une figurine d’enfant peut agir comme un ouvrier)
frost-do-young-engineer = vous recevez le jeune ingénieur (une fois par manche, une figurine d’enfant peut agir comme un ingénieur)
frost-event-young = { $kind ->
    [worker] Vous recevez le jeune ouvrier.
   *[engineer] Vous recevez le jeune ingénieur.
}
frost-rules-ruin_places = Chaque ruine est un abri pour { $count ->
    [one] 1 figurine
   *[other] { $count } figurines
}, si sa zone est chauffée

frost-resource-steel = acier
frost-amount-steel = { $count } acier
change-steel = { $by } acier
frost-stock-steel = acier
frost-city-steel = Acier
frost-do-sick-round = { $count ->
    [one] { $count } habitant de la catégorie de la manche tombe malade
   *[other] { $count } habitants de la catégorie de la manche tombent malades
}
frost-do-cure-round = { $count ->
    [one] guérir { $count } habitant de la catégorie de la manche
   *[other] guérir { $count } habitants de la catégorie de la manche
}
frost-do-die-round = { $count ->
    [one] { $count } habitant de la catégorie de la manche meurt
   *[other] { $count } habitants de la catégorie de la manche meurent
}
frost-do-tire-round = { $count ->
    [one] prendre { $count } jeton Habitant épuisé (catégorie de la manche)
   *[other] prendre { $count } jetons Habitant épuisé (catégorie de la manche)
}
frost-cost-tire-round = prendre 1 jeton Habitant épuisé (catégorie de la manche)
frost-do-lay-sector-inner = { $count ->
    [one] poser { $count } secteur intérieur
   *[other] poser { $count } secteurs intérieurs
}
frost-do-lay-sector-outer = { $count ->
    [one] poser { $count } secteur extérieur
   *[other] poser { $count } secteurs extérieurs
}
frost-do-repeat-action = refaire une action ou l’action d’un bâtiment où se tient { $who ->
    [worker] un ouvrier
    [engineer] un ingénieur
    [child] un enfant
   *[any] une figurine d’habitant
} (comptée comme chauffée ; pas d’action spéciale)
frost-do-repeat-building = refaire l’action d’un bâtiment où se tient { $who ->
    [worker] un ouvrier
    [engineer] un ingénieur
    [child] un enfant
   *[any] une figurine d’habitant
} (comptée comme chauffée)
frost-ask-repeat-action = { $buildings ->
    [0] Refaire quelle action ?
   *[other] Refaire l’action de quel bâtiment ?
} { $whose ->
    [worker] Un ouvrier doit s’y tenir.
    [engineer] Un ingénieur doit s’y tenir.
    [child] Un enfant doit s’y tenir.
   *[any] Une figurine d’habitant doit s’y tenir.
}
frost-do-unlock = désormais disponible : { $building }
frost-event-unlocked = Désormais disponible : { $building }.
refuse-not-unlocked = aucune carte ne l’a encore rendu disponible
refuse-permanent = { $building } : impossible à démanteler ou à détruire
frost-rules-hunting = { $count ->
    [one] Elle montre { $count } symbole de chasse
   *[other] Elle montre { $count } symboles de chasse
}
frost-building-locked = Disponible dès qu’une carte le dit.
frost-building-permanent = Impossible à démanteler ou à détruire.
frost-building-delivers = Quand le transport arrive : { $effects }
frost-event-delivered = Le transport des avant-postes est arrivé.
frost-transport = Transport : { $steps } pas sur { $of }
frost-building-hub = Tant que la puissance dépasse le marqueur rouge, 1 charbon l’allume. Son secteur et tous les secteurs voisins sont alors chauffés jusqu’à la fin de la phase Générateur suivante.
frost-move-fire = Mettre 1 charbon dans le centre à vapeur sur { $field }
frost-event-fired = Du charbon dans le centre à vapeur sur { $field } : il chauffe son secteur et les secteurs voisins.

## Décisions

frost-ask-end-actions = { $own ->
    [yes] Vous proposez
   *[no] { $seat } propose
} de finir la phase Actions. Êtes-vous tous d’accord ? { $left ->
    [0] Plus aucune figurine ne peut agir.
    [one] { $left } figurine peut encore agir.
   *[other] { $left } figurines peuvent encore agir.
}
frost-move-done-end-actions = Finir la phase Actions
frost-move-go-on = Continuer
frost-ask-which-mood = { $title } : plusieurs sortes ont chacune { $count ->
    [one] 1 jeton actif.
   *[other] { $count } jetons actifs.
} Laquelle agit d’abord ?
frost-move-carry-token = { $token }
frost-ask-advisor-wake-up = Utiliser votre conseiller, ou piocher des cartes Habitant (Un réveil pour tous, une fois par partie) ? Vous pouvez faire les deux, dans l’ordre de votre choix.
frost-ask-gather-upto = Récolter quelle ressource ? { $upto ->
    [one] Encore { $upto } au plus
   *[other] Jusqu’à { $upto }
} ; une carte exposée peut vous prendre ce que vous avez.
frost-move-done-gather = Laisser le reste

## Packs

problem-pack-track-missing = { $pack } : tracks.toml ne dit rien de { $field }.
problem-pack-track-order = { $pack } : les sections de la piste { $field } doivent monter.
problem-pack-track-short = { $pack } : la piste { $field } finit à { $end } ; elle doit aller jusqu’à { $needed }.
problem-pack-track-above = { $pack } : un marqueur commencerait au-dessus de la piste de chaleur, dont la dernière case est { $end }.
