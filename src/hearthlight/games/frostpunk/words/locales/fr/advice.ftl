## Ce qui parle pour ou contre un coup : un morceau de phrase, avec ce qui sera et ce qui est

reason-won = la ville est sauvée
reason-lost = la ville est perdue
reason-hope = { $good ->
    [yes] plus d’espoir : { $after } au lieu de { $before }
   *[no] moins d’espoir : { $after } au lieu de { $before }
}
reason-discontent = { $good ->
    [yes] moins de mécontentement : { $after } au lieu de { $before }
   *[no] plus de mécontentement : { $after } au lieu de { $before }
}
reason-active-hope = espoir actif : { $after } au lieu de { $before }
reason-active-discontent = mécontentement actif : { $after } au lieu de { $before }
reason-hope-rises = l’espoir augmente : +{ $after }
reason-hope-falls = l’espoir baisse : −{ $after }
reason-discontent-rises = le mécontentement augmente : +{ $after }
reason-discontent-falls = le mécontentement baisse : −{ $after }
reason-sick = { $kinds } malades : { $after } au lieu de { $before }
reason-grave = catégories d’habitants gravement malades : { $after } au lieu de { $before }
reason-dead = cadavres : { $after } au lieu de { $before }
reason-meal-deaths = { $good ->
    [yes] nourrit la ville : { $kinds } morts de faim au prochain repas, { $after } au lieu de { $before }
   *[no] { $kinds } morts de faim au prochain repas : { $after } au lieu de { $before }
}
reason-meal-discontent = { $good ->
    [yes] nourrit la ville : mécontentement dû à la faim au prochain repas, { $after } au lieu de { $before }
   *[no] mécontentement dû à la faim au prochain repas : { $after } au lieu de { $before }
}
reason-unfed = { $good ->
    [yes] nourrit les { $kinds } : nourriture manquante au prochain repas, { $after } au lieu de { $before }
   *[no] nourriture manquante au prochain repas ({ $kinds }) : { $after } au lieu de { $before }
}
reason-food = { $good ->
    [yes] apporte de la nourriture : { $after } en stock au lieu de { $before }
   *[no] coûte de la nourriture : { $after } en stock au lieu de { $before }
}
reason-coal = { $good ->
    [yes] apporte du charbon : { $after } en stock au lieu de { $before }
   *[no] coûte du charbon : { $after } en stock au lieu de { $before }
}
reason-wood = { $good ->
    [yes] apporte du bois : { $after } en stock au lieu de { $before }
   *[no] coûte du bois : { $after } en stock au lieu de { $before }
}
reason-cores = { $good ->
    [yes] apporte des noyaux de vapeur : { $after } en stock au lieu de { $before }
   *[no] coûte des noyaux de vapeur : { $after } en stock au lieu de { $before }
}
reason-freezing = { $good ->
    [yes] garde la ville au chaud : malades du froid, { $after } au lieu de { $before }
   *[no] habitants que le froid rend malades : { $after } au lieu de { $before }
}
reason-bedless = { $good ->
    [yes] plus de monde dort au chaud : sans lit, { $after } au lieu de { $before }
   *[no] moins de monde dort au chaud : sans lit, { $after } au lieu de { $before }
}
reason-stress = { $good ->
    [yes] ménage le générateur : contrainte à { $after } au lieu de { $before }
   *[no] fatigue le générateur : contrainte à { $after } au lieu de { $before }
}
reason-output = puissance du générateur : { $after } au lieu de { $before }
reason-beds = lits : { $after } au lieu de { $before }
reason-map = { $thing ->
    [wood] bois sur le plan : { $after } au lieu de { $before }
    [coal] charbon sur le plan : { $after } au lieu de { $before }
    [cores] noyaux de vapeur sur le plan : { $after } au lieu de { $before }
   *[trees] arbres sur le plan : { $after } au lieu de { $before }
}
reason-automata = automates : { $after } au lieu de { $before }
reason-building = { $building } dans la ville : { $after } au lieu de { $before }
reason-upgraded = { $building }, version améliorée : { $after } au lieu de { $before }
reason-people = { $kinds } dans la ville : { $after } au lieu de { $before }
reason-tired = { $kinds } épuisés : { $after } au lieu de { $before }
reason-citizen-cards = cartes Habitant en main : { $after } au lieu de { $before }
reason-researched = { $good ->
    [yes] { $card } : recherche achevée
   *[no] { $card } : recherche annulée
}
reason-research = { $good ->
    [yes] la recherche sur { $card } commence
   *[no] la recherche sur { $card } s’arrête
}
reason-expeditions = expéditions en route : { $after } au lieu de { $before }
reason-scouted = cases parcourues par les éclaireurs : { $after } au lieu de { $before }
reason-loaded = ressources sur { $card } : { $after } au lieu de { $before }
reason-trouble = cartes Crépuscule à venir : { $after } au lieu de { $before }
reason-evenings = { $good ->
    [yes] { $card } n’agit plus le soir
   *[no] { $card } reste et agit le soir
}
reason-opens = ouvre un bâtiment pour les manches à venir : { $building }
reason-laws = { $good ->
    [yes] aide à chaque manche à venir : loi n° { $after }
   *[no] coûte plus qu’elle n’aide dans les manches à venir : loi n° { $after }
}
reason-clear-wood = ouvre du terrain ; bois sur le plan pour l’instant : { $after }
reason-clear-coal = ouvre du terrain ; charbon sur le plan pour l’instant : { $after }
reason-clear-room = fait de la place ; terrains libres pour l’instant : { $after }
reason-bed = sans lit, on tombe malade ; { $kinds } malades pour l’instant : { $after }
