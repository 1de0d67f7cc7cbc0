## Les choses

paper-red = rouge
paper-green = vert
paper-blue = bleu
paper-gold = or
shape-lotus = lotus
shape-fish = poisson
shape-moon = lune
shape-crane = grue
lantern-lines = { $shape }, { $paper } ; coûte { $papers } ; { $points } points

## La table

view-lanterns-round = Manche
view-lanterns-river = Rivière, depuis l’embouchure
view-lanterns-source = Lanternes à venir
view-lanterns-deck = Papiers dans la pioche
view-lanterns-returned = Papiers à côté de la pioche
view-lanterns-gone = Perdues en mer
view-lanterns-lit = Lanternes allumées
view-lanterns-wishes = Vœux
view-lanterns-papers = Papiers
view-lanterns-hand = Main
view-lanterns-points = Points jusqu’ici
lantern-river = Manche { $round }. La rivière, depuis l’embouchure ({ $source ->
    [one] { $source } lanterne
   *[other] { $source } lanternes
} à venir)

## Questions et coups

ask-turn = Ramasser du papier, allumer une lanterne ou faire un vœu ?
ask-return = Quel papier rendez-vous ?
move-gather = Ramasser : piocher 3 papiers, en rendre 1
move-light = Allumer : { $title } (payer { $papers })
move-wish = Faire un vœu : { $paper }
move-return = Rendre : { $paper }

## Événements

event-round = Manche { $round }. { $player } joue en premier.
event-came = { $title } descend la rivière.
event-last-round = La source est vide : c’est la dernière manche.
event-drew = { $player } pioche { $count ->
    [one] 1 papier
   *[other] { $count } papiers
}.
event-drew-secret = { $player } pioche : { $papers }.
event-returned = { $player } rend un papier : { $paper }.
event-lit = { $player } allume une lanterne ({ $title }) et paie { $papers }.
event-wished = { $player } fait un vœu.
event-wished-secret = { $player } fait un vœu : { $paper }.
event-drifted = { $title } part vers la mer.
event-game-over = La nuit est finie. La plus belle lumière : { $seats }.
