## Ce qu'un coup change, en un ou deux mots

change-won = la ville est sauvée
change-lost = la ville est perdue
change-dead = { $number ->
    [one] { $by } mort
   *[other] { $by } morts
}
change-hope = espoir { $before } → { $after }
change-discontent = mécontents { $before } → { $after }
change-active-care = { $by } sollicitude active
change-active-justice = { $by } justice active
change-active-motivation = { $by } motivation active
change-active-anger = { $by } colère active
change-active-apathy = { $by } apathie active
change-active-greed = { $by } cupidité active
change-sick-worker = { $number ->
    [one] { $by } ouvrier malade
   *[other] { $by } ouvriers malades
}
change-sick-engineer = { $number ->
    [one] { $by } ingénieur malade
   *[other] { $by } ingénieurs malades
}
change-sick-child = { $number ->
    [one] { $by } enfant malade
   *[other] { $by } enfants malades
}
change-grave-worker = { $after ->
    [0] ouvriers soignés
   *[other] ouvriers très malades
}
change-grave-engineer = { $after ->
    [0] ingénieurs soignés
   *[other] ingénieurs très malades
}
change-grave-child = { $after ->
    [0] enfants soignés
   *[other] enfants très malades
}
change-people-worker = { $number ->
    [one] { $by } ouvrier
   *[other] { $by } ouvriers
}
change-people-engineer = { $number ->
    [one] { $by } ingénieur
   *[other] { $by } ingénieurs
}
change-people-child = { $number ->
    [one] { $by } enfant
   *[other] { $by } enfants
}
change-figures-worker = { $number ->
    [one] { $by } figurine ouvrier
   *[other] { $by } figurines ouvrier
}
change-figures-engineer = { $number ->
    [one] { $by } figurine ingénieur
   *[other] { $by } figurines ingénieur
}
change-figures-child = { $number ->
    [one] { $by } figurine enfant
   *[other] { $by } figurines enfant
}
change-tired-worker = { $number ->
    [one] { $by } ouvrier épuisé
   *[other] { $by } ouvriers épuisés
}
change-tired-engineer = { $number ->
    [one] { $by } ingénieur épuisé
   *[other] { $by } ingénieurs épuisés
}
change-tired-child = { $number ->
    [one] { $by } enfant épuisé
   *[other] { $by } enfants épuisés
}
change-food = { $by } nourriture
change-wood = { $by } bois
change-coal = { $by } charbon
change-cores = { $number ->
    [one] { $by } noyau
   *[other] { $by } noyaux
}
change-automata = { $number ->
    [one] { $by } automate
   *[other] { $by } automates
}
change-hunger = { $by } faim
change-stress = contrainte { $before } → { $after }
change-overheated = { $after ->
    [0] refroidi
   *[other] surchauffe !
}
change-expanded = tour agrandie
change-output = puissance { $before } → { $after }
change-cold = froid { $before } → { $after }
change-warm-a = { $after ->
    [0] zone A froide
   *[other] zone A chaude
}
change-warm-b = { $after ->
    [0] zone B froide
   *[other] zone B chaude
}
change-warm-c = { $after ->
    [0] zone C froide
   *[other] zone C chaude
}
change-freezing = gelés { $before } → { $after }
change-cubes = cubes (tour) { $before } → { $after }
change-storm = tempête : tour { $before } → { $after }
change-bedless = sans lit chaud { $before } → { $after }
change-beds = { $number ->
    [one] { $by } lit
   *[other] { $by } lits
}
change-prey = { $by } nourriture par jour
change-expeditions = { $number ->
    [one] { $by } expédition
   *[other] { $by } expéditions
}
change-researched = recherche achevée
change-research = prête : tour { $before } → { $after }
change-ready = prête au tour { $after }
change-research-lost = recherche perdue
change-loaded = { $before } → { $after } dessus
change-buildings = { $number ->
    [one] { $by } bâtiment
   *[other] { $by } bâtiments
}
change-map-wood = { $by } bois (plateau)
change-map-coal = { $by } charbon (plateau)
change-map-cores = { $number ->
    [one] { $by } noyau (plateau)
   *[other] { $by } noyaux (plateau)
}
change-map-trees = { $number ->
    [one] { $by } arbre
   *[other] { $by } arbres
}
