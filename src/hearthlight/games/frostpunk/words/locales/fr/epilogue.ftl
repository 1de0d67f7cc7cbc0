## L’histoire d’une ville qui n’est plus à écrire : pourquoi, les souvenirs, les morts, les limites franchies, le peu qui a manqué.

frost-event-told-end-won = Sur { $came } personnes venues dans le cratère, { $alive } sont en vie.
frost-event-told-saved = { $cause ->
    [hope] À la manche { $round }, l’espoir était descendu à { $near }. Puis il a remonté, et c’est ce qui a sauvé la ville.
    [discontent] À la manche { $round }, le mécontentement était à { $near } sur { $limit }. Puis il a baissé, et c’est ce qui a sauvé la ville.
    [malfunction] À la manche { $round }, le générateur en surchauffe supportait une contrainte de { $near } sur { $limit }. Puis elle a baissé, et c’est ce qui a sauvé la ville.
    [sickness] Malades ({ $kinds }) à la manche { $round } : { $near } sur { $limit }. Puis il y en a eu moins, et c’est ce qui a sauvé la ville.
   *[corpses] Cadavres à la manche { $round } : { $near } sur { $limit }. Puis il y en a eu moins, et c’est ce qui a sauvé la ville.
}
frost-event-told-end-hope = L’espoir était à { $before } au début de la manche. Puis { $found ->
    [0] −{ $lost }.
   *[other] +{ $found } et −{ $lost }.
}
frost-event-told-end-discontent = Le mécontentement était à { $before } au début de la manche. Puis +{ $found }, et la piste s’arrête à { $limit }.
frost-event-told-end-malfunction = Le générateur était en surchauffe depuis la manche { $since }. Il supportait une contrainte de { $limit }, et il y en avait plus.
frost-event-told-end-sickness = { $sick } { $kinds } sur { $number } étaient malades. La ville en supporte { $limit }.
frost-event-told-end-hunger = La faim était à { $hunger }, et il ne restait rien à manger. Au-delà de { $limit }, la ville meurt de faim.
frost-event-told-end-corpses = { $dead } cadavres. À { $limit }, les vivants renoncent.
frost-event-told-end-time = { $rounds } manches ont passé, et le dernier jour n’est jamais venu.

frost-event-told-founding = { $workers } ouvriers, { $engineers } ingénieurs et { $children } enfants sont arrivés dans le cratère.
frost-event-told-worst-night = La pire nuit : { $count ->
    [one] { $count } figurine sans lit chaud.
   *[other] { $count } figurines sans lit chaud.
}
frost-event-told-worst-round = { $count ->
    [one] La manche de la première tombe : l’un de nous est mort.
   *[other] La manche la plus meurtrière : { $count } d’entre nous sont morts.
}
frost-event-told-storm = La tempête s’est abattue sur la ville.
frost-event-told-malfunction = Le générateur a surchauffé. Dès lors, une panne de plus signifiait la fin.
frost-event-told-hunger = Il n’y avait pas assez à manger : { $count ->
    [one] { $count } habitant a eu faim.
   *[other] { $count } habitants ont eu faim.
}
frost-event-told-first-law = La première loi : { $title }.
frost-event-told-arrivals = { $count ->
    [one] { $count } étranger a rejoint la ville.
   *[other] { $count } étrangers ont rejoint la ville.
}
frost-event-told-scouts = { $count ->
    [one] Les éclaireurs ont exploré un lieu : { $card }.
   *[other] Les éclaireurs ont exploré { $count } lieux, le dernier : { $card }.
}
frost-event-told-last = { $won ->
    [0] Le feu s’est éteint.
   *[other] Le soleil s’est levé sur le cratère, et le feu brûlait encore.
}

frost-told-cause = { $cause ->
    [hunger] de faim
    [untreated] d’une maladie que personne n’a soignée
    [cold] de froid
    [work] au travail, dans le froid
    [night] pendant la nuit
    [card] { $fate }
   *[illness] de maladie
}
frost-event-told-dead = { $by ->
    [own] { $card } ({ $kind ->
        [worker] ouvrier
        [engineer] ingénieur
       *[child] enfant
    }) : { frost-told-cause }.
    [mourned] { $one } (en deuil : { $card }) : { frost-told-cause }.
   *[nobody] { $one } : { frost-told-cause }.
}

frost-event-told-on-the-way = { $count ->
    [one] Un des nôtres était mort en chemin vers le cratère.
   *[other] { $count } des nôtres étaient morts en chemin vers le cratère.
}
frost-event-told-brought = { $count ->
    [one] { $count } mort venu du dehors a rejoint les nôtres.
   *[other] { $count } morts venus du dehors ont rejoint les nôtres.
}
frost-event-told-law = Nous en avons fait une loi : { $title }.
frost-event-told-choice = { $title } : { $option }. { $count ->
    [one] Cela a coûté une vie.
   *[other] Cela a coûté { $count } vies.
}

frost-event-told-close-hope = Espoir : descendu à { $now }.
frost-event-told-close-discontent = Mécontentement : { $now } sur { $limit }.
frost-event-told-close-malfunction = Contrainte en surchauffe : { $now } sur { $limit }.
frost-event-told-close-sickness = Malades ({ $kinds }) : { $now } sur { $limit }.
frost-event-told-close-hunger = Faim : { $now } sur { $limit }.
frost-event-told-close-corpses = Cadavres : { $now } sur { $limit }.

frost-tale-end-lost = Ce qui l’a perdue
frost-tale-end-won = Ce qui reste
frost-tale-moments = Ce que l’on racontera
frost-tale-dead = Les morts
frost-tale-nobody-died = Aucun des nôtres n’est mort dans la ville.
frost-tale-crossed = Les limites franchies
frost-tale-none-crossed = Aucune loi, et aucun choix qui ait coûté une vie.
frost-tale-close = Il s’en est fallu de peu
frost-tale-course = Le cours des choses
frost-tale-more = et { $count } de plus
