## Lantern Night: the rules

rules-lanterns-title = Lantern Night

## 1 Before dusk

section-L1 = Before dusk
rule-L1-1 = Shuffle the 36 lanterns, three of each of twelve kinds. A long night takes 21 of them for 2 players,
    28 for 3, and 35 for 4; a short night takes 14, 18, or 22. They lie face down and are the source. The others stay
    in the box, and nobody looks at them.
rule-L1-2 = Draw the starting player at random; it stays the same all night. Shuffle the 46 papers: 13 red, 13
    green, 13 blue, and 7 gold. In turn order the first two players draw three papers, the others four. Your hand is
    secret.

## 2 The night

section-L2 = The night
rule-L2-1 = The night is played in rounds. A round begins with the river: lanterns come from the source, one by one,
    until four float on it. Then everybody has one turn, clockwise from the starting player.
rule-L2-2 = On your turn you do one of three things: gather paper, light a lantern, or make a wish.
rule-L2-3 = At the end of a round the lantern at the mouth of the river drifts out to sea; nobody gets it. But the
    round in which the source runs empty is the last: the night ends with it.

## 3 Your turn

section-L3 = Your turn
rule-L3-1 = Gather: draw three papers, then put one paper of your hand back, face up. If you still hold more than
    seven, put back more of them until seven are left.
rule-L3-2 = Papers that were paid or put back lie face up beside the deck. When a paper is to be drawn and the deck
    is empty, they are shuffled and become the deck.
rule-L3-3 = Light: choose a lantern on the river and pay the papers that it shows. Gold stands for any colour, but
    only for papers that you lack. The lantern now floats in front of you. Of two identical lanterns you take the one
    nearer to the mouth.
rule-L3-4 = Was it the lantern at the mouth? Then draw one paper. The lanterns behind it move up, and the next one
    comes from the source at once.
rule-L3-5 = Wish: lay a red, green, or blue paper of your hand face down in front of you. You may make two wishes in a
    night, or fewer if the table agreed on that.

## 4 At dawn

section-L4 = At dawn
rule-L4-1 = Each of your lanterns scores the points that it shows.
rule-L4-2 = Your lanterns form sets of different shapes, as large as possible; each lantern belongs to one set. A set
    of two shapes scores 2 points, of three shapes 5, of all four 9.
rule-L4-3 = Turn up your wishes. Each scores 3 points for every lantern of its colour that you lit after making it.
rule-L4-4 = The player with the most points wins. If tied, the most lanterns win; if still tied, you win together.
