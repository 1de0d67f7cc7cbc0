## Things

paper-red = red
paper-green = green
paper-blue = blue
paper-gold = gold
shape-lotus = lotus
shape-fish = fish
shape-moon = moon
shape-crane = crane
lantern-lines = { $shape }, { $paper }; costs { $papers }; { $points } points

## The table

view-lanterns-round = Round
view-lanterns-river = River, from its mouth
view-lanterns-source = Lanterns to come
view-lanterns-deck = Papers in the deck
view-lanterns-returned = Papers beside the deck
view-lanterns-gone = Lost at sea
view-lanterns-lit = Lanterns lit
view-lanterns-wishes = Wishes
view-lanterns-papers = Papers
view-lanterns-hand = Hand
view-lanterns-points = Points so far
lantern-river = Round { $round }. The river, from its mouth ({ $source ->
    [one] 1 lantern
   *[other] { $source } lanterns
} to come)

## Questions and moves

ask-turn = Gather paper, light a lantern, or make a wish?
ask-return = Which paper do you put back?
move-gather = Gather: draw 3 papers, put 1 back
move-light = Light: { $title } (pay { $papers })
move-wish = Make a wish: { $paper }
move-return = Put back { $paper }

## Events

event-round = Round { $round } begins with { $player }.
event-came = { $title } comes down the river.
event-last-round = The source is empty: this is the last round.
event-drew = { $player } draws { $count ->
    [one] 1 paper
   *[other] { $count } papers
}.
event-drew-secret = { $player } draws { $papers }.
event-returned = { $player } puts back { $paper }.
event-lit = { $player } lights { $title } for { $papers }.
event-wished = { $player } makes a wish.
event-wished-secret = { $player } makes a wish: { $paper }.
event-drifted = { $title } drifts out to sea.
event-game-over = The night is over. { $seats } shone brightest.
