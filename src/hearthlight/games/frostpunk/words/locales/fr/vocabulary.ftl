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
