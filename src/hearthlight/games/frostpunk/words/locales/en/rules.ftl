# Frostpunk: The Board Game, the in-app rulebook.
# One message per numbered rule of the specification, one per building, one per ruling. Each text stands
# alone: it is shown by itself as the answer to "why?".

rules-frostpunk-title = Frostpunk: The Board Game

## 1 Winning and losing

section-F1 = Winning and losing
rule-F1-1 = You are 1 to 4 players and you run one city together: you win or lose as a group. You have won as
    soon as a scenario card tells you so. Where texts disagree, what a card says beats the rules of the
    scenario, and the rules of the scenario beat this rulebook.
rule-F1-2 = There are six ways to lose, and each of them ends the game at once: the last hope token leaves the
    hope track; a 6th discontent token is placed, whether active or exhausted; the generator has a malfunction
    while it is already overheated; a sickness marker stands at 26 or more in the preparation phase; the
    hunger marker stands at 25 or more when you carry out the hunger effect; or the corpse marker reaches the
    last space of its track.
rule-F1-3 = Talk your decisions over and make them together. If you cannot agree, the leader has the last
    word.
rule-F1-4 = If you have to lose something, you lose as much of it as you have, up to the number stated, and
    the rest of the effect still happens; this goes for citizens too, so if you must lose 3 engineers and have
    2, you lose these 2. If you have to spend something, you need the full amount, and without it you cannot
    choose that effect at all. Wood, coal, steel, and steam cores are called resources. Whatever you gain is
    taken from the supply and put into your stockpile; whatever you lose or spend comes from the stockpile and
    returns to the supply. Where a card names the map instead, you choose the fields that resources or trees are
    taken from.
rule-F1-5 = All discard piles are open: you may look through any of them whenever you like.

## 2 Hope and discontent

section-F2 = Hope and discontent
rule-F2-1 = There are two bags, one with 9 hope tokens and one with 9 discontent tokens. Hope comes in three
    kinds (care, justice, motivation), and so does discontent (anger, apathy, greed). A token that lies on its
    track is either active or exhausted. The hope track has room for 6 tokens and never holds more.
rule-F2-2 = To activate a token means to turn it from exhausted to active; to exhaust it means to turn it
    back. If a kind is named, it has to be a token of that kind, otherwise the choice is yours. If there is no
    token you could turn, nothing happens; but if turning it is the price of an effect, you cannot choose that
    effect.
rule-F2-3 = When you get +1 hope or +1 discontent and no kind is named, you have a choice: draw a token of
    that sort from its bag and place it exhausted on the next free space of the track, or activate a token
    that already lies on the track.
rule-F2-4 = When you get +1 of a named kind of hope or discontent, draw a token from the matching bag and
    place it exhausted on the track, whatever kind it turns out to be. Then activate one exhausted token of
    the named kind, if the track has one; it need not be the token just drawn. If it has none, nothing more
    happens.
rule-F2-5 = When you get −1 hope or −1 discontent, you have a choice: exhaust an active token, or return an
    exhausted token to its bag and close the gap by moving the rest to the left. If all tokens on the track
    are exhausted, you must return one of them; if all are active, you can only exhaust one.
rule-F2-6 = Some effects say that only removal is allowed. Then you return a token to its bag even if you
    could exhaust one instead: an exhausted token if there is one on the track, and an active one only if
    there is no exhausted one.
rule-F2-7 = If the hope track is full and all its tokens are active, any further increase of hope is ignored.
    If it is full but some token is still exhausted, +1 of a named kind skips the draw, and you still activate
    an exhausted token of that kind if there is one.
rule-F2-8 = A larger number means that you go through the same process as often as it says: +3 is three times
    +1 and −2 is two times −1. Each time you choose afresh between the two possibilities.

## 3 Setup

section-F3 = Setup
rule-F3-1 = The map is a large hexagon made of hexes. In its middle lies the generator sector, a flower of
    seven hexes: the tower stands in the centre, five of the six petals are fields, and the sixth petal is the
    area for the tower's drawer and is not a field. The next ring has 12 places for inner sectors; six of them
    touch one petal and six touch two. The ring after that has 18 places for outer sectors, and outside it
    runs the rim with its 6 corners. Every inner and every outer sector has 2 fields. A corner of the rim
    touches the outer sector that lies in this corner.
rule-F3-2 = At the start the generator sector carries the cookhouse on one of its fields, 5 wood on another,
    and 5 coal on a third. The platform and the generator are printed on the remaining two.
rule-F3-3 = The 7 rim tiles (3 empty ones, 2 wood deposits, and 2 coal deposits) are shuffled. Going clockwise,
    one of them is revealed at each corner of the rim until 3 deposits have been revealed. Then the empty tiles
    are removed, and unused tiles are left out of the game.
rule-F3-4 = The 12 inner and the 18 outer sector tiles are shuffled into two face-down stacks. At each of the
    3 corners without a deposit one outer sector is placed, and between it and the generator sector one inner
    sector. Then all six are revealed, and the trees and resources they show are put on them.
rule-F3-5 = The expedition cards are shuffled as three decks A, B, and C, and 3 cards of deck A are laid out as
    your three paths. Of the technologies, 4 random ones are laid out, each with an inactive research token
    on it; the rest are not used.
rule-F3-6 = You choose a start card: there are six groups, I to VI, each in a normal and in a hard version. It
    tells you how many citizens of each kind you have and how many of them are sick, how much food, wood,
    coal, steam cores, and automata you own, where the corpse marker starts, and how many hope and discontent
    tokens are drawn and how many of those are active, counted from the left. Food finds on the sectors
    revealed so far are added to your food. Hunger starts at 0. Group I normal, for example, has 22 workers,
    12 engineers, and 8 children, nobody sick, 8 food, corpses at 1, 4 wood, 5 coal, no steam cores, no
    automata, 2 discontent of which 1 is active, and 2 hope, both active. Steel is not used in this scenario.
    The easy version is not in the book, it is ours: the normal one with 4 more food, 2 more wood, 3 more coal,
    and 1 more hope, which is active.
rule-F3-7 = A figure stands for a group of citizens. The population track is divided into sections, and the
    section in which the marker of a kind lies tells you how many figures of that kind you have: 22 workers
    give 5 figures, 12 engineers give 3, and 8 children give 2.
rule-F3-8 = The law stack consists of the laws #G01 to #G08 and 4 random ones of #G09 to #G16. The 32
    consequence cards lie beside it, face down. The special buildings that belong to laws in the stack are
    laid ready; the child shelter and the buildings of New Faith and New Order (#G07 and #G08) are always
    among them.
rule-F3-9 = The dispute cards are shuffled and lie face up. The top one is shuffled together with the start
    card (#D000), and these two cards are your first dusk deck. The dispute card that is
    next in line stays visible.
rule-F3-10 = On the generator board the output marker starts on the lowest space of the heat track, standard
    side up. The three heat-range markers start on the three lowest spaces of the generator track: red at the
    bottom, then orange, then yellow. The cold marker starts on space 4 of the heat track, the fifth from the
    bottom. The 13 weather cards and the 32 morning cards are shuffled into their decks. The round marker
    starts on 1 and the storm marker where the scenario says.
rule-F3-11 = Each of you takes one advisor; advisors nobody took are not used. Then you each draw citizen
    cards: 7 if you play alone, 6 with two players, 5 with three, and 4 with four. If you play alone, you also
    receive the card "A wake-up call for all".
rule-F3-12 = Before the game begins, each of you chooses one citizen card of your hand, pays its start cost,
    and discards it; it has to be a card whose cost you can pay. If two of you claim the same scarce thing,
    one of the two cards is picked at random and paid, and the other player takes the card back and chooses
    another one. If you can pay none of your cards, you discard a random one, and a citizen of that card's
    kind falls sick.
rule-F3-13 = The first leader is picked at random. Round 1 starts with phase 6, the actions.

## 4 The round

section-F4 = The round and its nine phases
rule-F4-1 = A round has nine phases, always in this order: 1 Dawn, 2 Morning, 3 Generator, 4 Weather, 5
    Preparation, 6 Action, 7 Dusk, 8 Hunger, 9 Night. In round 1 you skip phases 1 to 5.

# Dawn

rule-F4-2 = At dawn the leader's role passes on clockwise and the round marker moves 1 space on. If it finds a
    research token there, that technology becomes active, and you then choose the next one to research
    (F11.1). If it finds a scenario token there, remove the token and carry out what the scenario card says.
    If the storm marker lies there, ignore it for now: it only matters in the weather phase.

# Morning

rule-F4-3 = In the morning you draw a morning card. Carry out its immediate effect first, if it has one;
    that effect may already put the card away or prescribe an option. Then choose exactly one of the card's
    options. "Only with active X" means that you can choose the option only if you have such an active token; you
    exhaust it only if the option says so. Where a card lists several cases ("If …", "Otherwise, if …"), go
    through them from the top and carry out only the first that applies. Your option says what becomes of the
    card: it leaves the game (resources on it return to the supply, figures on it to the stockpile), or it goes
    to the event display. An effect can say the same of this card or of another one. As long as a card with a
    dusk effect lies in the display, you carry that effect out every round.

# Generator

rule-F4-4 = Generator, step 1: decide whether to fuel the generator. For every coal you spend, the output
    marker moves up 1 space. It may reach the space of the cold marker but never go beyond it.
rule-F4-5 = Generator, step 2: look at the part of the heat track between the output marker and the cold
    marker. For every citizen symbol you see there, a citizen of that kind falls sick.
rule-F4-6 = Generator, step 3: the number beside the output marker says how many cubes drop into the tower.
    They come from the supply, not from your stockpile. What comes out of the tower is put on the stress
    track, which has 10 spaces; cubes that no longer fit go onto the overload space. Stress is only ever
    checked in this phase, however much you fuel at other times. An engineer at the generator can remove stress
    in the action phase: up to 5 cubes, or all of them for 1 steam core; the first core also installs the
    tower's expansion. F12.1 explains how the tower behaves.
rule-F4-7 = Generator, step 4: if there are cubes on the overload space, you have a malfunction. The first one
    of the game turns the output marker to its overheated side, moves the cold marker and all three heat-range
    markers up 1 space each, and clears away all stress cubes, including those on the overload space. If you
    have a malfunction while the marker already shows its overheated side, you lose the game.
rule-F4-8 = Generator, step 5: the output marker goes back to the lowest space of the heat track.

# Weather

rule-F4-9 = In the weather phase you draw a weather card and carry out four steps. First, the heat-range
    markers and the cold marker move up as the card shows. Second, you gain 1 food for every hunting symbol on
    your hunters' huts and on displayed cards; a plain hut shows 1 symbol and an upgraded one shows 2. Third,
    every scout moves along its path as many spaces as shown. Fourth, the storm marker moves back as many
    spaces as shown; if it reaches or passes the round marker, the storm card of the scenario is carried out,
    and afterwards it is laid face down again unless it has been removed.

# Preparation

rule-F4-10 = In the preparation phase you may use one advisor at most; it may be the same one every round, and
    you have to exhaust the hope that the advisor asks for. After that you handle sickness for each kind of
    citizen, starting with the sickness marker that stands lowest. The section of the track in which the
    marker lies says how many exhausted-citizen tokens of that kind come into your stockpile and how often the
    marker is turned over (F7.3). On spaces 0 to 4 nothing happens. With 6 sick, for instance, the marker is
    turned once, and 15 sick bring you 2 tokens and 2 turns.

# Actions

rule-F4-11 = At the beginning of the action phase the number of your figures is adjusted to the population
    track, kind by kind; figures that are away as scouts count as yours. Then, as far as you have figures, one
    figure is put on each exhausted-citizen token of its kind. A figure on such a token cannot be used this
    round.
rule-F4-12 = Beginning with the leader and going clockwise, you take turns until there is no figure left or
    you all agree to stop. On your turn you may first fuel the generator (as in F4.4). Then you take one
    available figure and carry out one action with it: clear snow to open up new sectors (F5.1), gather up to 2
    resources from a field (F5.2), build (F5.3), use a building (F5.4), set out as a scout (F5.5) or take a
    special action on a card (F5.6). If the action is cold, a citizen of the figure's kind falls sick (F4.13).
rule-F4-13 = Every action is either heated or cold. If it is cold, a citizen of the figure's kind falls sick,
    and this happens before the action itself is carried out. Building, sending scouts, and special actions are
    always heated, unless the card of a special action says otherwise. Clearing snow is always cold. For
    gathering and for using a building it depends on the place (F4.14).
rule-F4-14 = A place is heated if the output marker has left the bottom space and stands above the symbol of
    the zone the place lies in. Zone A is the generator sector; zone B is zone A and all sectors next to it;
    zone C is zones A and B and all sectors two away, so each zone includes the ones before it. A building is
    also heated, wherever it stands, if the output marker stands above the symbol of its insulation level:
    red, orange, or yellow. Blue buildings have no level: only their zone, or an effect that says so, can heat
    them; white buildings need none. Each of the three heat-range markers carries one level and one zone: red
    with A, orange with B, yellow with C.
rule-F4-15 = Children do not carry out actions, unless a law or some other effect expressly allows it.

# Dusk

rule-F4-16 = At dusk you first carry out all dusk-phase effects of the scenario and event cards on display, in
    the order you like. Then shuffle the dusk deck, draw its top card, and carry it out like a morning card.
    Afterwards it goes onto the dusk discard pile, unless the card or the chosen option says otherwise.
rule-F4-17 = If you draw the dispute card at dusk, carry out the option that applies to you and put the card
    out of the game. Then read the next dispute card and shuffle it together with the dusk deck and the dusk
    discard pile into a new dusk deck. When there are no dispute cards left, none is added. A card with the
    lock symbol can never be discarded or removed from the game by an effect.

# Hunger

rule-F4-18 = Hunger, step 1: if your hunger is above 0, you lose food one for one to lower it. If some hunger
    remains, the section in which the marker lies takes effect: you get +1 discontent, and a stated number of
    citizens die, of the kind that was to be fed in the previous round (in round 1, of the current round's
    kind). Hunger of 25 or more loses the game here. With 8 hunger left, for example, you get +1 discontent
    and 1 citizen dies. In any case hunger is then set to 0.
rule-F4-19 = Hunger, step 2: you feed the kind of citizen that belongs to the current round (in round 6, for
    example, the workers, and in round 7 the children). Each citizen of that kind, not each figure, eats 1
    food, and you may not hold any food back. For each one you cannot feed, hunger rises by 1, up to 50.
    Passing 25 does not lose you the game at this moment.

# Night

rule-F4-20 = Night has three steps. First, exhausted-citizen tokens with a figure on them are given back,
    while tokens without a figure stay; and all your figures except scouts return to the stockpile, even from
    cards, unless the card says otherwise. Second, you may fuel the generator one more time; then each
    sleeping place in a heated shelter takes in one figure of your choice. Shelters that are not heated take
    in nobody. Third, for each figure left without a place to sleep, a citizen of its kind falls sick.

## 5 Actions

section-F5 = Actions
rule-F5-1 = Clear snow: take a worker, an engineer, or an automaton; you may do this as often as you like in a
    round. Place either 2 inner sectors or 1 outer sector, face down. The two inner sectors need not be
    neighbours, and if only one place is left, you place just 1. Inner sectors lie next to the generator
    sector. An outer sector lies next to a sector that is connected with the generator sector, but never next
    to the generator sector itself. Then reveal what you placed, put the trees and resources shown on the
    fields, and gain the food finds.
rule-F5-2 = Gather: put a worker, an engineer, or an automaton on a field without a figure and take up to 2
    resources from it into the stockpile. Each field can be used for this once per round.
rule-F5-3 = Build: take a worker, an engineer, or an automaton; you may do this as often as you like in a
    round. One such action lets you erect or dismantle up to 3 times, in any mix. To erect, choose an
    available building, pay its cost, and put it on fields of one sector that have no building and no figure: 1
    field for a small building, 2 for a large one. Resources and trees on these fields are lost. As a large
    building needs both fields of one sector, none can stand on the generator sector. To dismantle, take a
    building without a figure off the map and put it back on the buildings board; a dismantled ruin leaves the
    game. Some buildings are marked: they can never be erected, or never be dismantled or destroyed.
    When an effect destroys a building, it also returns to the board.
rule-F5-4 = Use a building: put a figure on a building and carry out its action. A small building has room for
    1 figure, a large one for 2, which are two separate actions. Some buildings accept engineers only.
rule-F5-5 = Send scouts: you need a beacon for this, and a worker or an engineer. Put the figure on the first
    space of a path that has no scout; it is now a scout, and its expedition is active. You can have 1 active
    expedition, or 2 once the beacon is upgraded.
rule-F5-6 = Special actions are found on scenario and event cards on display. Which figure you need and what
    you pay is written on the card. Most of them can be used once per round, some only once per game.
    Resources that you put on a card stay there until you are told to remove them.

## 6 Buildings

section-F6 = Buildings
rule-F6-1 = Next to a field lie the other fields of its own sector; those fields of the generator sector that
    share an edge with its sector (1 or 2 of them, and one less where the drawer is); and all fields of every
    other sector that shares an edge with its sector. A deposit on the rim is next to a sector that shares an
    edge with it.
rule-F6-2 = To upgrade a building, pay its upgrade cost and turn its tile over. You cannot upgrade a building with
    a figure on it, nor one that has no upgrade. A building upgraded in this round can still be used in this
    round. An engineer at a workshop chooses twice, one after the other: upgrade a building, or move the research
    token 1 round closer, which may finish the technology at once (F11.1).
rule-F6-3 = The cookhouse, the platform, the generator, the workshop, the factory, all shelters, and all
    buildings that come from laws have no upgrade. A law's building becomes available through its card, at the
    cost printed there.

## 7 Sickness and death

section-F7 = Sickness and death
rule-F7-1 = When a citizen falls sick, the sickness marker of that kind moves up 1 space. If no kind is named,
    you choose it, and for several sick citizens you choose for each one separately.
rule-F7-2 = There can never be more sick citizens of a kind than citizens of that kind. If the sickness marker
    would have to move past the number of citizens, it is turned over instead (F7.3).
rule-F7-3 = A sickness marker has two sides. If it is turned from sick to gravely ill, nothing happens yet. If
    it is turned from gravely ill back to sick, one citizen of that kind dies (F7.5), and then the marker
    moves back 1 space.
rule-F7-4 = If the number of citizens of a kind drops below the number of sick ones, the sickness marker moves
    down with it.
rule-F7-5 = When a citizen dies, move the corpse marker up 1 space and the marker of that kind of citizen back
    1. Then draw a citizen card, discard it, and carry out its death effect for the kind that died, as far as
    you can. Instead of drawing, one of you may discard a citizen card of that very kind from their hand and
    use its death effect for that kind. Some effects tell you to leave out the card.
rule-F7-6 = Cure X: X times, move a sickness marker of your choice back 1 space; a marker that shows gravely
    ill cannot be moved to 0. Treat X: X times, turn a sickness marker of your choice from gravely ill to
    sick, and nobody dies. Points you cannot use are lost.

## 8 Advisors and citizen cards

section-F8 = Advisors and citizen cards
rule-F8-1 = Each advisor has an ability that you can use in the preparation phase if you pay its cost in hope.
    With the boiler master you exhaust 1 hope of any kind and remove 0 to 3 stress cubes; with the matron you
    exhaust 1 care and cure 2. The peacemaker and the shift boss have abilities of their own, which you find
    on their cards.
rule-F8-2 = If you play alone, you may use the card "A wake-up call for all" once per game, in a preparation phase,
    before or after your advisor and in addition to it. You draw citizen cards according to your hope: 1 card with
    1 hope, 2 cards with 2 or more, 3 cards with 4 or more, and 4 cards with 6.
rule-F8-3 = You play a citizen card just before you use the named kind of figure for the named action. Its
    effect is added to the action if it says "in addition", or takes its place if it says "instead", and the
    figure may do this even where its kind normally could not. Whether the action is heated or cold is decided
    as usual, unless the card says so itself. Each of you may play at most one card per round for its ability,
    and each card serves only once, either for its ability or for its death effect. A card played for its
    ability lies open in front of you and is discarded at the end of the night.
rule-F8-4 = You may talk about the citizen cards in your hand, but you can never trade them or use those of
    another player. If the citizen deck is empty, its discard pile is shuffled and becomes the new deck.
rule-F8-5 = The young worker and the young engineer count as children in every respect, but you may use them
    for actions like a worker or an engineer, even when your other children may not act.

## 9 Expeditions

section-F9 = Expeditions
rule-F9-1 = A scout walks from space to space along its path. When it gets to the last space, you bypass the
    place or explore it. You can bypass on A and B cards only: a card of the next letter is laid on top so
    that only the first space of the card below can still be seen, the scout is put on the first space of the
    new card without using a step, and then it goes on with the steps it has left. Cards of deck C and
    scenario cards have to be explored. To explore, turn the top card of the path over and choose one of its
    options.
rule-F9-2 = When you have explored a place, you choose to go on or to return (F9.3). If you go on, the explored card
    stays turned over, and a card of the deck named by the option is laid on top. The scout is put on its first
    space, and steps you had left are lost. What the option promises is gained only when the scout returns.
rule-F9-3 = If you choose to return, three things happen in this order: the scout comes home to the stockpile;
    you gain what the chosen option gives; then you gain what the cards below give, as far as you chose to go
    on there. If the option says that you lay out a new path, the whole path is removed and a new A card is laid
    out. If it adds a B or C card, all cards of the path are turned back and stacked so that each one shows its
    first space, and a new card of that deck is laid on top. The path has then become longer, and the next scout
    starts on its bottom card.
rule-F9-4 = A symbol on the white side of an expedition card hints at what you may find: food or resources,
    new citizens, or a mixture. It is a hint and not a promise.

## 10 Laws

section-F10 = Laws
rule-F10-1 = To pass a law, choose one from the law stack and carry out the change of hope and discontent that
    it names. One of its two consequence cards, picked at random and seen by nobody, goes into the dusk deck;
    the other one is out of the game. The first eight laws form pairs (#G01 and #G02, #G03 and #G04, #G05 and
    #G06, #G07 and #G08): when you pass one of a pair, its partner leaves the game. You can have 4 laws at
    most, and a law that has been passed is never removed. You may look through the law stack at any time, but
    never at the consequence cards.

## 11 Technologies and automata

section-F11 = Technologies and automata
rule-F11-1 = When you erect your first workshop, choose a technology and put its research token as many spaces
    ahead of the round marker as its number says, but on space 15 at the furthest. You research one technology
    at a time, and further workshops do not start a second one. When it is finished, it is yours for the rest
    of the game, and you choose the next one in the same way. If you lose all your workshops, the research
    under way is lost and its token goes back to its card; finished technologies stay. A new workshop later
    lets you begin again.
rule-F11-2 = You can own up to 6 automata. Using one costs 1 coal. It acts like a worker but is not a citizen:
    it never falls sick, does not eat, and needs no place to sleep. It cannot be a scout and cannot use special
    actions. If no automaton is left in the supply, you gain none; an effect that puts an automaton somewhere
    then takes it from your stockpile.

## 12 The cube tower

section-F12 = The cube tower
rule-F12-1 = The tower keeps some of the cubes dropped into it and lets others out, sometimes cubes that got stuck
    in earlier rounds. In this version each cube has a chance to fall through that grows with the number of cubes
    already stuck inside, and otherwise it sticks; every drop may also shake stuck cubes loose. With the expansion
    both chances are lower, so the tower keeps more. Of the first 40 cubes about two thirds come out, with the
    expansion about half; the more are stuck, the more come out: of 90 cubes, which a long game drops, about three
    quarters, with the expansion six in ten. How many cubes are inside is hidden from you.

## 13 Limits

section-F13 = Limits
rule-F13-1 = You can have up to 50 citizens of each kind; those who do not fit join another kind of your
    choice. Food and hunger stop at 50, steel at 8, and trees on the map at 30; anything
    beyond that is ignored. A field holds up to 5 resources, all of one sort, and never more than one
    building. Wood, coal, and steam cores never run out.

## 14 Scenario "A New Home: The Crater"

section-F14 = Scenario: A New Home: The Crater
rule-F14-1 = In "A New Home: The Crater" the storm marker starts on 9, scenario tokens lie on 4 and 11, and
    the storm card is I/08. Card I/01 looks at your city twice. In round 4, if a beacon stands, you take +1
    hope or −1 discontent and reveal card S02 and carry it out; if not, you get +1 apathy, and card S06 is
    laid out. In round 11 card S04 is laid out, and card S03 as well unless S07 is on display.
rule-F14-2 = In "A New Home: The Crater" it depends on the round what the storm does. In rounds 1 to 7 all
    tents, whether on the map or not yet built, turn into ruins, and the storm marker is put on 12. In rounds
    8 to 15 all bunkhouses, built or not, turn into ruins, and the storm marker leaves the game.
rule-F14-3 = When a scenario card is revealed that names rounds, scenario tokens are put on those rounds as it
    says. The remaining cards of "A New Home: The Crater" were written for this version. One of them tells you
    that you have won, after round 15 at the latest.

## Rulings

ruling-Q1 = Does the effect of the storm depend on how many storms you have had, as the rules text says, or on
    the round, as card I/08 says? On the round: the card holds.
ruling-Q2 = How many cards does the solo card "A wake-up call for all" draw: as many as you have hope (rules
    text) or by the steps printed on it? The steps on the card hold, and both active and exhausted hope count.
ruling-Q3 = There are 13 weather cards but 14 draws: what if the deck runs out? Shuffle the discard pile and
    go on drawing.
ruling-Q4 = When does the output marker go down after you fuelled in the action phase or at night? Only in
    step 5 of the next generator phase; until then it stays, and that generator phase uses the total.
ruling-Q5 = Do the spaces of the output marker and the cold marker themselves count as "between" them? No,
    neither does; if both markers stand on the same space, nobody falls sick.
ruling-Q6 = What if the output marker and the symbol of a zone or level are on the same space? Then it is
    still cold: the marker has to be above the symbol.
ruling-Q7 = At which moment do you lose for having 26 or more sick of one kind? When sickness is
    handled, so after the advisor has had the chance to help.
ruling-Q8 = A citizen dies because the sickness marker is turned over while all citizens of that kind are
    sick: how far do the markers go back? Both markers, for citizens and for sick, go down by 1, and only
    once.
ruling-Q9 = What happens if a sickness marker on 0 should be turned over? Nothing.
ruling-Q10 = What comes first if sickness markers are tied, or if a research token and a scenario token lie on
    the same space? Among tied markers you choose the order; the research token comes before the scenario
    token.
ruling-Q11 = Which are the five fields of the generator sector? Those of the cookhouse, the wood, the coal,
    the platform, and the generator.
ruling-Q12 = What lies next to a field of the generator sector? The other fields of that sector, and the inner
    sectors that touch this very petal.
ruling-Q13 = May a gathering post take resources from a field with a figure on it? Yes.
ruling-Q14 = Citizens die or arrive after the figures were adjusted in step 1 of phase 6: do you lose or gain
    figures at once? No, the number of figures changes in the next round.
ruling-Q15 = Who needs a place to sleep? Every citizen figure in the stockpile, even if it was exhausted; not
    scouts and not automata.
ruling-Q16 = When do exhausted-citizen tokens that come after phase 6 take effect? They wait for the next
    round.
ruling-Q17 = What if the dusk deck is empty after the last dispute? Shuffle the discard pile; if that is empty
    too, skip the draw.
ruling-Q18 = What if the faith keepers find fewer than 3 cards in the dusk deck, or only locked ones? Draw what
    there is and discard one of them all the same; if none of them may be discarded, discard none.
ruling-Q19 = When do figures in the prison come back? After that one night.
ruling-Q20 = What if you lose the beacon while an expedition is under way? The scouts out there go on, but you
    cannot send new ones.
ruling-Q21 = What if you are told to shuffle in a card that is no longer in the box? Nothing happens.
ruling-Q22 = What if an expedition deck is empty, no option can be paid, or a marker is at the top of its
    track? The cards of this version always leave you a legal choice; an empty deck is made anew from its
    removed cards; and a marker at the top simply stops there.
ruling-Q23 = Which kind of citizen is fed in which round? Children, engineers, workers, in this order from
    round 1 and then over again.
ruling-Q24 = Which insulation do the shelters and the buildings without an action have? Tents are yellow,
    bunkhouses orange, and houses red; ruins are blue and always cold, unless a law makes shelters of them: then
    their zone can heat them; the beacon, the snow pit, and the field kitchen are white.
ruling-Q25 = What does card #D000 do when it turns the sickness markers? It turns those that show sick to
    gravely ill, and nobody dies from it.

# Rulings from Q26 on turned up while building.

ruling-Q26 = The round marker catches up with the storm marker at dawn: when does the storm strike? In the weather
    phase of that round, even if the weather card does not move the storm marker.
ruling-Q27 = When does the second storm come? The marker lies on 12 after the first one, so it strikes in round 12
    at the latest, and earlier if weather cards move the marker back.
ruling-Q28 = +1 hope or +1 discontent without a kind, and the track is full or the bag empty, but some token is
    exhausted: what then? You activate one of those; drawing is not possible.
ruling-Q29 = What if all 5 exhausted-citizen tokens of a kind lie out and one more is due? There is none left, so
    nothing happens; and where laying one is the price of something, you cannot choose it.
ruling-Q30 = Who gets which advisor? Each takes one of those that are left, from the leader clockwise.
ruling-Q31 = Does the consequence of a law go on top of the dusk deck or anywhere into it? It makes no difference:
    the deck is shuffled before every draw.
ruling-Q32 = In which order do the dispute cards come? They are shuffled once, at the start; only the next one lies
    open.
ruling-Q33 = How far does zone C reach? Over the whole map: no sector lies more than two away from the generator
    sector.
ruling-Q34 = Where a text says "up to", may you take less? Yes, and you are asked where less can help you: when you
    gather while a displayed card may take away what you have, build, choose fields for the coal thumper, or lay
    things onto a card. Elsewhere the full amount is taken, as far as there is any: gathering, stress cubes,
    corpses of a snow pit, coal on the fields that you choose for the coal thumper.
ruling-Q35 = What does "The second whistle" (#G13) mean? Once per round, on its turn, a worker figure that has
    already acted acts again: first one worker falls sick, then the action follows as always. Its first place stays
    taken, and at night it is one figure that needs one place to sleep.
ruling-Q36 = What does "The night watch" (#G16) ward off? The first +1 discontent that a card of the dusk deck brings
    in a round, for 1 coal; of a larger number only the first step. If you do not pay, the chance is gone for that
    round. Morning cards, hunger, and laws are not warded off.
ruling-Q37 = What does #B12 do at a building that can cure or treat? After activating 1 care it only cures: as many as
    the building does, upgraded or not, with what laws add; treating is left out.
ruling-Q38 = Cards put stress cubes onto a full stress track: what happens? They lie on the overload space and count as
    a malfunction only in the next generator phase. A cost that does not fit on the track cannot be paid.
ruling-Q39 = A scout comes home during the action phase, because "Birch runners" (#T01) took it straight to the
    end of a short path: can it act? Yes, it is in the stockpile again and can be used like any other figure.
ruling-Q40 = What becomes of figures on a building that is destroyed, and of automata that you lose while they are at
    work? The figures come home at night. Automata in the stockpile are lost first; one that stands somewhere stays
    there until the night and then goes to the supply.
ruling-Q41 = What if round 15 ends and no scenario card has said that you have won? Then the city is lost.
ruling-Q42 = Must a player act on every turn? Yes, if they can; a player who cannot is passed over. The phase ends when no
    figure is left that could act, or when you end it together: a player who wants to stop asks all of you, and the
    leader has the last word. If you go on, that player still acts.
ruling-Q43 = A special action puts its own card out of the game: what about the figure on it? It goes to the stockpile at
    once, as with every card that leaves, and can be used again.
ruling-Q44 = Several kinds of tokens are tied in a dispute: in which order do they count? All of them count, with
    the numbers that were there when the card was read; you choose the order.
ruling-Q45 = Who gives a citizen card for a death? The players who hold one of that kind are asked clockwise from the
    leader; the first to give one settles it. If nobody does, a card is drawn.
ruling-Q46 = Can the young engineer be used for an engineer's citizen card? No: a citizen card asks for a figure of its
    kind, and young figures count as children.
ruling-Q47 = May a large building stand on the generator sector, whose five fields are one sector? No: a large tile
    covers the two fields of an inner or outer sector and fits nowhere else.
