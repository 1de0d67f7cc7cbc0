## Les choses

paper-red = rouge
paper-green = vert
paper-blue = bleu
paper-gold = or
shape-lotus = lotus
shape-fish = poisson
shape-moon = lune
shape-crane = grue
lantern-lines = { $shape }, { $paper } ; coûte { $papers } ; { $points } points

## La table dans un terminal

lantern-river = Manche { $round }. La rivière, depuis l'embouchure ({ $source } lanternes à venir)
lantern-lit = Allumées
lantern-wishes = Vœux
lantern-hand = Main
lantern-points = Points

## Questions et coups

ask-turn = Ramasser du papier, allumer une lanterne ou faire un vœu ?
ask-return = Quel papier rendez-vous ?
move-gather = Ramasser : piocher 3 papiers, en rendre 1
move-light = Allumer : { $card } (payer { $papers })
move-wish = Faire un vœu : { $paper }
move-return = Rendre { $paper }

## Événements

event-round = La manche { $round } commence par { $player }.
event-came = { $card } descend la rivière.
event-last-round = La source est vide : c'est la dernière manche.
event-drew = { $player } pioche { $count ->
    [one] 1 papier
   *[other] { $count } papiers
}.
event-drew-secret = { $player } pioche { $papers }.
event-returned = { $player } rend { $paper }.
event-lit = { $player } allume { $card } pour { $papers }.
event-wished = { $player } fait un vœu.
event-wished-secret = { $player } fait un vœu : { $paper }.
event-drifted = { $card } part vers la mer.
event-game-over = La nuit est finie. La plus belle lumière : { $seats }.
