## Ce qu'un coup change, en un ou deux mots

change-won = la ville est sauvée
change-lost = la ville est perdue
change-dead = { $number ->
    [one] { $by } cadavre
   *[other] { $by } cadavres
}
change-next-hope = { $by } espoir
change-next-discontent = { $by } mécontentement
change-hope = espoir { $before } → { $after }
change-discontent = mécontentement { $before } → { $after }
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
   *[other] état grave : ouvriers
}
change-grave-engineer = { $after ->
    [0] ingénieurs soignés
   *[other] état grave : ingénieurs
}
change-grave-child = { $after ->
    [0] enfants soignés
   *[other] état grave : enfants
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
   *[other] surchauffe !
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
change-storm = tempête : manche { $before } → { $after }
change-bedless = sans lit chaud { $before } → { $after }
change-beds = { $number ->
    [one] { $by } lit
   *[other] { $by } lits
}
change-prey = { $by } nourriture par manche
change-expeditions = { $number ->
    [one] { $by } expédition
   *[other] { $by } expéditions
}
change-researched = recherche achevée
change-research = prête : manche { $before } → { $after }
change-ready = prête à la manche { $after }
change-research-lost = recherche perdue
change-loaded = { $of ->
    [0] { $before } → { $after } dessus
   *[other] { $before } → { $after } sur { $of }, { $due ->
        [0] au crépuscule
       *[other] pour la manche { $due }
    }
}
change-buildings = { $number ->
    [one] { $by } bâtiment
   *[other] { $by } bâtiments
}
change-map-wood = { $by } bois (plan)
change-map-coal = { $by } charbon (plan)
change-map-cores = { $number ->
    [one] { $by } noyau (plan)
   *[other] { $by } noyaux (plan)
}
change-map-trees = { $number ->
    [one] { $by } arbre
   *[other] { $by } arbres
}

## Pourquoi un choix est impossible

refuse-lacks = coûte { $cost } : il manque { $missing }
refuse-lacks-all = aucun de ses coûts ne peut être payé : { $cost }
refuse-lacks-on-map = trop peu sur le plan : { $cost }
refuse-stress-full = pas de place pour la contrainte : { $stress } cubes sur 10
refuse-hunger-full = la ville ne peut pas avoir plus faim
refuse-all-tired = tous les jetons Habitant épuisé de cette catégorie sont pris
refuse-few-citizens = il reste trop peu d’habitants
refuse-none-active = demande un jeton actif : { $token }
refuse-condition = { $condition }
refuse-none-in-stock = rien en stock : { $resource }
refuse-no-such-figure = vous n’avez aucune figurine de ce genre
refuse-all-placed = plus aucune : toutes travaillent, se reposent ou sont parties
refuse-automaton-coal = un automate demande 1 charbon, vous n’en avez pas
refuse-nothing-to-do = il n’y a rien à faire pour elle
refuse-children = les enfants n’y travaillent pas : aucune loi ne le permet
refuse-card-played = une carte Habitant par manche : { $card } a été jouée
refuse-nobody-ready = demande { $one } : personne n’est prêt
refuse-no-place = rien avec quoi la jouer maintenant
refuse-used = déjà utilisée
refuse-nobody-placed = aucune figurine de cette catégorie n’a encore agi
refuse-no-coal = plus de charbon
refuse-cold-reached = la puissance { $output } a atteint le marqueur de froid
refuse-occupied = { $building } : pas de place, quelqu’un y est
refuse-figure-there = une figurine s’y trouve jusqu’à la nuit
refuse-bare = rien à récolter ici
refuse-engineers-only = { $building } : ingénieurs seulement
refuse-no-action = { $building } : aucune action
refuse-laws-passed = plus aucune loi possible
refuse-nothing-to-repeat = aucune action à refaire
refuse-nobody-works = { $building } : aucun habitant n’y travaille
refuse-no-sectors = il ne reste aucun secteur de cet anneau
refuse-ring-full = cet anneau est déblayé
refuse-not-connected = aucun secteur déblayé à côté
refuse-no-beacon = les éclaireurs ont besoin d’une balise
refuse-scouts-out = expéditions en route : { $sent } sur { $allowed }
refuse-path-taken = ce chemin a déjà ses éclaireurs
refuse-automaton-scout = un automate ne peut pas être éclaireur
refuse-deck-empty = plus aucune carte { $deck }
refuse-wrong-figure = seul { $who } peut le faire
refuse-covered = une carte recouvre cette loi
refuse-nothing-to-build = rien à bâtir ni à démanteler
refuse-no-law = demande une loi : { $cards }
refuse-ruined = la tempête n’en a laissé que des ruines
refuse-none-left = { $count ->
    [0] impossible à bâtir
    [one] déjà sur le plan
   *[other] les { $count } sont sur le plan
}
refuse-no-site = aucun terrain libre
refuse-no-large-site = demande un secteur aux deux terrains libres
refuse-no-deposit = demande un terrain libre à côté d’un gisement du bord
refuse-printed = { $building } : reste dans le secteur du générateur
refuse-nothing-fits = rien de ce qui peut être bâti maintenant n’y tient
refuse-built-over = un bâtiment s’y trouve
refuse-half-taken = { $building } : il faut les deux terrains du secteur
refuse-generator-sector = { $building } : pas dans le secteur du générateur
refuse-not-at-deposit = { $building } : seulement à côté d’un gisement
refuse-no-upgrade = { $building } : aucune amélioration
refuse-upgraded = { $building } : amélioration déjà faite
refuse-no-research = aucune recherche en cours
refuse-passed = déjà adoptée
refuse-struck = hors jeu depuis la loi { $card }
refuse-researched = déjà recherchée
refuse-advisor-taken = { $seat } a pris ce conseiller
refuse-locked = une carte au cadenas reste
refuse-wrong-kind = demande une carte de cette catégorie : { $one }
refuse-nobody = { $kinds } : il n’y en a pas
refuse-nobody-sick = aucun malade parmi les { $kinds }
refuse-grave-last = gravement malade : le dernier se soigne, il ne guérit pas
refuse-not-grave = { $kinds } : pas gravement malades
refuse-grave-already = { $kinds } : déjà gravement malades
refuse-track-full = la piste est pleine : { $what }
refuse-bag-empty = le sac est vide

## Ce qu’il faut savoir d’autre avant de choisir

remark-opens = permet : { $buildings }
remark-strikes = { $card } quitte le jeu
remark-bypass = une carte { $deck }, { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
remark-explore = retournez-la : nul ne sait ce qui s’y trouve
remark-bag = { $token } : { $number } sur { $all } dans le sac
remark-stay = il reste { $people }, { $figures ->
    [one] 1 figurine
   *[other] { $figures } figurines
}
remark-warm-now = chaud maintenant
remark-cold-now = froid maintenant
remark-warm-sites = terrains chauffés : { $count } sur { $all }
remark-fells = { $count ->
    [0] aucun arbre dans le secteur
    [one] { $count } arbre dans le secteur
   *[other] { $count } arbres dans le secteur
}
remark-collects = { $count ->
    [0] rien à collecter autour
    [one] collecte sur { $count } terrain
   *[other] collecte sur { $count } terrains
}
remark-spreads = { $count ->
    [0] aucun terrain pour le charbon
    [one] place pour du charbon : { $count } terrain
   *[other] place pour du charbon : { $count } terrains
}
remark-gather = { $count } au choix
remark-clear = { $count ->
    [one] +1 secteur
   *[other] +{ $count } secteurs
}
remark-kind = +1 { $token } : tirez 1 jeton de n’importe quelle sorte, puis activez 1 jeton épuisé ({ $token })
remark-in-vain = sans effet pour l’instant
remark-ends-day = la journée finit : plus personne ne peut agir
remark-cold = { $why ->
    [always] toujours au froid
    [never] froid : rien ne peut le chauffer
   *[place] froid ici jusqu’à une puissance de { $output }
}
remark-wake-up = { $count ->
    [one] 1 carte avec l’espoir actuel
   *[other] { $count } cartes avec l’espoir actuel
}
