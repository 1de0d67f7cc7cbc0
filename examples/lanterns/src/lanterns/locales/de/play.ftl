## Dinge

paper-red = Rot
paper-green = Grün
paper-blue = Blau
paper-gold = Gold
shape-lotus = Lotus
shape-fish = Fisch
shape-moon = Mond
shape-crane = Kranich
lantern-lines = { $shape }, { $paper }; kostet { $papers }; { $points } Punkte

## Der Tisch

view-lanterns-round = Runde
view-lanterns-river = Fluss, von der Mündung an
view-lanterns-source = Laternen, die noch kommen
view-lanterns-deck = Papiere im Stapel
view-lanterns-returned = Papiere neben dem Stapel
view-lanterns-gone = Aufs Meer getrieben
view-lanterns-lit = Entzündete Laternen
view-lanterns-wishes = Wünsche
view-lanterns-papers = Papiere
view-lanterns-hand = Hand
view-lanterns-points = Punkte bisher
lantern-river = Runde { $round }. Der Fluss, von der Mündung an ({ $source ->
    [one] 1 Laterne kommt
   *[other] { $source } Laternen kommen
} noch)

## Fragen und Züge

ask-turn = Papier sammeln, eine Laterne entzünden oder dir etwas wünschen?
ask-return = Welches Papier legst du zurück?
move-gather = Sammeln: 3 Papiere ziehen, 1 zurücklegen
move-light = Entzünden: { $title } (zahle { $papers })
move-wish = Wünschen: { $paper }
move-return = { $paper } zurücklegen

## Ereignisse

event-round = Runde { $round } beginnt mit { $player }.
event-came = { $title } kommt den Fluss herab.
event-last-round = Die Quelle ist leer: Dies ist die letzte Runde.
event-drew = { $player } zieht { $count ->
    [one] 1 Papier
   *[other] { $count } Papiere
}.
event-drew-secret = { $player } zieht { $papers }.
event-returned = { $player } legt { $paper } zurück.
event-lit = { $player } entzündet eine Laterne ({ $title }) und zahlt { $papers }.
event-wished = { $player } wünscht sich etwas.
event-wished-secret = { $player } wünscht sich { $paper }.
event-drifted = { $title } treibt aufs Meer hinaus.
event-game-over = Die Nacht ist vorbei. Am hellsten strahlte das Licht von { $seats }.
