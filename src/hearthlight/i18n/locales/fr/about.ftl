# L’aide là où est l’œil : titres de la liste des icônes, à qui le tour.

about-group-phases = Manche et phases
about-group-resources = Ressources
about-group-tokens = Argent, points et jetons
about-group-cards = Cartes
about-group-map = Plan
about-group-people = Population
about-group-actions = Actions
about-group-buildings = Bâtiments
about-next = Ensuite, dans cet ordre : { $players }.
