# Blackout: Hong Kong, the in-app rulebook.
# One message per numbered rule of the specification, one per ruling. Each text stands alone: it is shown by
# itself as the answer to "why?".

rules-blackout-title = Blackout: Hong Kong

## 1 Components

section-B1 = Components
rule-B1-1 = The board is a map of Hong Kong with 16 districts. Around and between the districts you find
    locations: circles in red, yellow, blue, or purple. Two locations joined by a road are adjacent. Every
    district is one of the areas enclosed by the roads, and the 3 to 7 locations on its border are the ones
    that surround it.
rule-B1-2 = Eight of the locations on the map double as crisis centres. They come in pairs: two carry the
    letter A, two the letter B, two the letter C, and two the letter D.
rule-B1-3 = The rondel is a circle of six segments, one for each resource. Going round, you meet food, tools,
    gasoline, water, books, and medipacks, and then food again. The battery has its place in the centre of the
    circle.
rule-B1-4 = Everybody shares these supplies: 24 transport tokens, 12 GPS tokens, 48 scout tiles, 3 resource
    dice (one red, one yellow, one blue) and a bank of HK dollars in coins of 1 and 5. The bank can always
    pay; it never runs out.
rule-B1-5 = The game comes with 136 cards. 72 of them are objective cards, 48 are player cards (each of the 4
    players has 12), 8 are starting volunteers, and 4 are emergency plans, lettered A to D. The last 4 are
    reference cards that show how the resources are spread over the faces of the dice.
rule-B1-6 = You own a player board, a score disc, 25 cubes, 5 secured-district markers, one locked marker, and
    one 0-6 marker. On your board you find 5 check-mark actions, 2 restore-power goals, 3 objective spots, 1
    spot for an emergency plan, and 4 card slots, the fourth of which is locked at first. Your hospital and
    your check-mark area belong to it as well.

## 2 Setup

section-B2 = Setup
rule-B2-1 = Before the game, each of the 16 districts receives a stack of three scout tiles, drawn at random
    and lying face down.
rule-B2-2 = The 72 objective cards are shuffled, and part of them is put aside as the Reserve deck: 36 cards
    with 2 players, 21 with 3 players, 15 with 4 players. All the others form the Draw deck. In the campaign
    its size depends on the chapter as well as on the number of players (B14.1).
rule-B2-3 = The first nine cards of the Draw deck are laid out face up as the display, in 3 rows of 3 cards.
rule-B2-4 = You start with a score of 0. Of your 25 cubes, 1 goes onto the battery in the centre of the
    rondel, so you begin with one battery; the others are your supply.
rule-B2-5 = You begin the game with 5 transport tokens and 4 HK dollars.
rule-B2-6 = Your 5 secured-district markers stand on the 5 check-mark actions of your player board, and as
    long as a marker stands there, that action is closed to you. Your 0-6 marker and your locked marker start
    on their own spots of the board; the locked marker blocks your fourth slot.
rule-B2-7 = You receive 2 random starting volunteers, which lie face up on 2 of your 3 objective spots, in the
    campaign too. In the single game, and only there, you also receive 1 random emergency plan on its separate
    spot. Starting volunteers and emergency plans that nobody received are not used in this game.
rule-B2-8 = Your 12 player cards are 2 yellow, 3 red, and 3 blue volunteers and four specialists: Leader,
    Doctor, Mechanic, and Scout. One of the blue volunteers procures 2 resources; it starts face up in your
    hospital, together with the Leader. One yellow volunteer lies in your first slot. In your second slot lies
    one red volunteer with one blue volunteer on top of it. The remaining 7 cards are your hand: 1 yellow, 2
    red, and 1 blue volunteer, the Doctor, the Mechanic, and the Scout.
rule-B2-9 = The starting player is drawn at random, unless your table has named one. Then you all choose where
    to begin on the map: the player to the starting player's right goes first, and the choice passes on
    counter-clockwise, so the starting player comes last. You put one of your cubes on any location you like,
    except one that another player has already taken.

## 3 The round

section-B3 = The round
rule-B3-1 = A round consists of 8 phases, and a phase must be over for every player before the next one
    starts. Within a phase you take your turns clockwise, beginning with the starting player, unless that
    phase says something else.
rule-B3-2 = When phase 8 is over, the next player clockwise becomes the starting player for the new round.
rule-B3-3 = Whenever you have a decision to make, you may first buy batteries at 5 HK dollars each and transport
    tokens from the supply at 1 point each. You may buy as many as you like, and your score may fall below 0.
rule-B3-4 = A battery is a joker: one battery stands in for any one of the six resources when you pay. The
    only exception is phase 6, where a battery is never wasted as if it were food or water. If you could pay
    with the resource itself or with a battery, the choice is yours.
rule-B3-5 = Each resource you have is one of your own cubes on the matching segment of the rondel. When you
    gain a resource, you move a cube there from your supply; when you pay one, the cube goes back to your
    supply. If your supply holds no cube, you do not get that resource.

## 4 Phase 1: roll and plan

section-B4 = Phase 1: roll and plan
rule-B4-1 = The starting player rolls the three resource dice. If any dice show the same resource, those dice
    are rolled again, and so on until all three resources are different. Then the result is final, and each
    die is placed on the segment of the resource it shows.
rule-B4-2 = All players plan at once and keep their plans secret. You may put up to 1 card from your hand face
    down into each of your unlocked slots. It goes on top of any cards already lying there. You are free to
    leave a slot without a new card.
rule-B4-3 = You can look at your own face-down cards whenever you want. The face-down cards of other players
    stay hidden from you.
rule-B4-4 = Your fourth slot is locked. You can plan a card there only once you have met the restore-power
    goal that belongs to it: 10 HK dollars and a slot with 2 purple and 2 yellow cards (B6.13).

## 5 Phase 2: deploy

section-B5 = Phase 2: deploy
rule-B5-1 = On your turn you turn up all the cards you planned, one by one and in the order you prefer, and
    you carry out each card as soon as it is turned before you go on to the next. You may forgo a card's
    action, but you still have to turn it face up. Every card stays in its slot afterwards.
rule-B5-2 = A volunteer is a red, yellow, or blue card. It procures the resource that the die of its colour
    lies on. The number on the card, from 1 to 3, says how many of that resource you get.
rule-B5-3 = You can spend transport tokens on a volunteer to make it procure something else. Every token lets
    you go one segment further away from the die on the rondel, in whichever direction you like. All cubes of
    that volunteer then go to this one other resource; you cannot split them. Whatever you gain in this phase
    you may already spend in the same phase.
rule-B5-4 = A specialist is a purple card with one or more special actions. You decide in which order you use
    them, and you may leave out any of them. The actions themselves are listed in section B12.

## 6 Phase 3: objectives

section-B6 = Phase 3: objectives
rule-B6-1 = On your turn in this phase you may complete as many goals as you can and want to: goals of the
    cards on your objective spots, goals of your emergency plan, and your two restore-power goals.
rule-B6-2 = You complete a goal by paying everything it costs and meeting everything it requires. A cost can
    be a certain number of named resources, a certain number of one resource that you pick yourself, or an
    amount of HK dollars.
rule-B6-3 = A slot requirement shows cards in certain colours. You meet it if at least one single slot of
    yours contains that many cards of each colour shown. The order of the cards is irrelevant and there may be
    other cards between them. Purple stands for specialists.
rule-B6-4 = A scout-tile requirement shows two types of reward: points and one particular resource. You meet
    it if you own a scout tile of each of the two types, and both of them lie face up.
rule-B6-5 = A crisis-centre requirement names a letter. You meet it if your own cubes form a chain without a
    gap, from location to location along the roads, that leads from one crisis centre of that letter to the
    other.
rule-B6-6 = Once you have completed the goal of a card, the card goes where it is meant to go, either to your
    hand or to your check-mark area, and you take the immediate effect of the goal: you score points, you
    receive HK dollars, or you place a cube on the map.
rule-B6-7 = When an effect makes you place a cube on the map, it goes from your supply to a location of the
    colour shown, or of any colour if the effect says so. You need a cube of your own on an adjacent location,
    and there must not be one of yours on the new location yet; cubes of other players make no difference. You
    cannot decline to place it. You may choose any location you can reach, not only the closest one, and you
    pass over your own cubes free of charge.
rule-B6-8 = On the way to a location of the required colour you may skip locations of other colours, whether
    they are empty or occupied by other players. Each one costs you 1 transport token. If you have no tokens
    left before you get to a location of that colour, you have to buy the missing ones at 1 point each. You can
    never skip a location that has the required colour (unless your table lets you, R4), which also means that a
    cube for any colour cannot skip anything.
rule-B6-9 = If you are to place a cube on a certain colour but already have a cube on every location of that
    colour, you may choose a location of any colour instead. All the other rules of placing still apply.
rule-B6-10 = While a volunteer or a specialist always has exactly one goal, a contingency plan or an emergency
    plan may have several, and you can complete these in any order. Every goal you complete gives you its
    immediate effect. If the card still has open goals after that, you mark the completed goal with a cube from
    your supply and then choose: finish the card now, or leave it where it is and finish it later (R8).
rule-B6-11 = To finish a plan, take all your cubes off it and move it to your check-mark area. Then you carry
    out its completion effect, which in most cases means placing a cube on the map.
rule-B6-12 = If you complete the last open goal of a plan, you first get the immediate effect of that goal and
    then also the bonus of the card (most cards have one). After that you finish the card: the cubes come off,
    it goes to your check-mark area, and you take its completion effect.
rule-B6-13 = Your player board has two restore-power goals, and you can complete each of them once per game.
    The first: pay 4 of one resource of your choice and have a slot with 2 blue and 2 red cards. You score 10
    points and put your 0-6 marker over the 0-4 of phase 8, so that you can refresh with up to 6 cards in
    hand. The second: pay 10 HK dollars and have a slot with 2 purple and 2 yellow cards. This is worth 10
    points too, and your locked marker comes off, which opens your fourth slot for the rest of the game.

## 7 Phase 4: scout

section-B7 = Phase 4: scout
rule-B7-1 = On your turn you may choose one district to scout. There must be scout tiles on it, whether face
    up or face down, one of your cubes must be next to it, and nobody may have chosen it earlier in this
    round. You then look at its tiles without showing them to the others.
rule-B7-2 = After looking at the tiles of a district you may collect at most 1 of them. If you collect none,
    all tiles return exactly as they lay, face up or face down. If you collect one, all the others return face
    up.
rule-B7-3 = For the tile you want, you decide between its simple and its advanced challenge. Then you form a
    team: you reveal one or more cards from your hand that have search icons.
rule-B7-4 = Your search total is the icons on the cards of your team, plus the icons on your finished
    contingency plans, plus 1 for every scout tile that lies face down in front of you, plus 3 for each GPS
    token that you spend now. The total must be at least as high as the challenge.
rule-B7-5 = Collecting a tile follows a fixed order: the tiles you did not choose go back face up, you choose
    the challenge, you form the team, you gain the reward of that challenge, you lay down the tile, and one
    card goes to the hospital. Each tile has a reward type, and it is always the one of its simple reward.
    There are 7 types: points, HK dollars, battery, books, tools, medipacks, and gasoline.
rule-B7-6 = The first tile you collect of a reward type lies face up beside your board. If you already have a
    face-up tile of that type, the new one lies face down instead, and from then on it gives you 1 search icon
    each time you scout.
rule-B7-7 = One card of your team, drawn at random, is injured and goes face up to your hospital; the rest of
    the team stays in your hand. Your team always needs at least one card, even if your other icons would be
    enough without it. You cannot choose a challenge that you are unable to reach.
rule-B7-8 = You can probe the tile whose simple challenge is the lowest in the district; if several tiles tie
    for lowest, you may pick any of them. Instead of meeting its simple or advanced challenge you only need a
    search total of 4. You show the tile to everybody and lay it face down in front of you, and you get no
    reward for it. As always, one random card of your team goes to the hospital (B7.7).
rule-B7-9 = The Doctor has no search icons, so she can never be part of your team.

## 8 Phase 5: new objectives

section-B8 = Phase 5: new objectives
rule-B8-1 = You take turns in which you either buy one card or pass. The phase ends when all players have
    passed in direct succession. Until then, having passed does not stop you from buying on a later
    turn.
rule-B8-2 = The price of a card depends on how many cards its row holds before you take it: 4 HK dollars if
    there are 3 cards, 3 HK dollars if there are 2, and 2 HK dollars if it is the only one.
rule-B8-3 = A card you buy goes to a free objective spot. You have 3 of these spots, so if all of them are
    taken you cannot buy. The spot for the emergency plan does not count and never takes another card, not
    even after your plan has left it.
rule-B8-4 = As soon as the last card of a row is bought, the row is refilled with 3 cards from the Draw deck,
    before anyone else acts.

## 9 Phase 6: clean up

section-B9 = Phase 6: clean up
rule-B9-1 = First, the display is reduced: discard the rightmost card of each row. Then each empty row is refilled
    with 3 cards, from top to bottom. A row that still has a card gets none.
rule-B9-2 = Next, on your turn, you must return all your food and all your water to your supply. Each food
    earns you 2 HK dollars. Water can go in pairs, at 1 GPS token for each pair, or singly, at 1 HK dollar for
    each; you decide how to split it. Some finished contingency plans give you better rates (B13.3).
rule-B9-3 = Last, on your turn, you may discard 1 card from your 3 objective spots. Your emergency plan cannot
    be discarded in this way. If there are cubes on the card, they return to your supply.

## 10 Phase 7: secure districts

section-B10 = Phase 7: secure districts
rule-B10-1 = You secure a district by having a cube of your own on every location around it. One player is
    enough; several can secure it in the same round. Each district is secured only once per game.
rule-B10-2 = Each newly secured district is dealt with in three steps. First, its remaining scout tiles leave
    the game. Second, if you surround it completely, you must take one secured-district marker of your choice
    from your board and put it there, which unlocks the check-mark action beneath it; if you have no marker
    left, you put a cube from your supply there. Several players can do so in the same round. Third, every
    player scores for their own cubes around the district, even without surrounding it: 1 or 2 cubes give 2
    points, 3 give 3, 4 give 5, 5 give 7, 6 give 10, and 7 give 14.

## 11 Phase 8: refresh, and the end

section-B11 = Phase 8: refresh, and the end
rule-B11-1 = On your turn you may refresh as long as your hand holds no more than 4 cards, or no more than 6
    once your 0-6 marker is in place. If you do, you take back into your hand all cards of the slot that holds
    the most. If several slots tie for the most, you choose one of them.
rule-B11-2 = If you actually took cards back in this phase, and only then, you may also carry out your
    unlocked check-mark actions, those on your player board as well as those on your finished contingency
    plans. You choose the order, and each action can be used once. Actions that you unlocked earlier in this
    same round are already available.
rule-B11-3 = Drawing the last card of the Draw deck triggers the end of the game at that very moment. After
    that, the Reserve deck is used to refill rows that become empty. You finish the current round and then
    play exactly one more complete round. When the Reserve deck has no cards, rows simply stay as they are;
    discarded cards are never shuffled back in.
rule-B11-4 = In the final scoring you first sell every resource you have on the rondel, batteries included,
    for 1 HK dollar each. Then every full 5 HK dollars become 1 point. Your face-up scout tiles score by their
    number: 1 or 2 tiles give 2 points, 3 give 3, 4 give 5, 5 give 7, 6 give 10, and 7 give 14. Finally, each
    card in your hand and in your slots scores the points printed on it. Cards on your objective spots and in
    your hospital give you nothing.
rule-B11-5 = The player with the most points wins. Among players who tie for it, the one with more HK dollars
    left over wins. If that is equal too, they share the victory.

## 12 Specialists

section-B12 = Specialists
rule-B12-1 = Your Leader gives you 1 battery and lets you use a single check-mark action that you have
    unlocked. The card has 2 search icons.
rule-B12-2 = Your Scout earns you 2 HK dollars and lets you exchange either 1 gasoline or 1 book for 1 GPS
    token.
rule-B12-3 = Your Mechanic earns you 3 HK dollars and lets you pay 1 tool to receive 3 HK dollars more.
rule-B12-4 = Your Doctor lets you pay 1 medipack to take one card from your hospital back into your hand; you
    score the points printed on that card straight away. The Doctor has no search icons.
rule-B12-5 = The objective cards contain further specialists, each with 1 or 2 search icons. They come in six
    kinds. (a) You receive 5 HK dollars, and you may show your hand to receive 1 HK dollar more for every
    search icon in it. (b) You receive the amount of HK dollars printed on the card, and you may pay 1 tool
    for the second amount printed there. (c) You may pay 1 food to place a cube on the map, on a location of
    any colour. (d) You may exchange 1 gasoline or 1 book for 1 GPS token, or 1 of each together for 2 GPS
    tokens. (e) You may pay 3 HK dollars (4 on some of the cards) for 3 resources of one kind that you choose,
    but not batteries. (f) You score 2 points, and 1 tool, if you pay it, brings you 2 more.

## 13 Check-mark actions and contingency plans

section-B13 = Check-mark actions and contingency plans
rule-B13-1 = Your player board has five check-mark actions: pay 1 book for 1 GPS token; pay 1 gasoline for 2
    transport tokens; pay 1 tool for 3 HK dollars; pay 1 medipack for 1 battery; pay 4 HK dollars for 2
    points. An action is unlocked when its secured-district marker is gone, and each time you activate it you
    carry it out once.
rule-B13-2 = Contingency plans that you have finished can offer these check-mark actions, each once per
    activation: gain 1 resource of the kind shown; pay 1 resource of the kind shown for the resources shown;
    pay 2 HK dollars for 1 battery; gain 3 HK dollars; pay 1 resource of the kind shown for 3 points.
rule-B13-3 = Some finished contingency plans work permanently instead of having an action. One kind gives you
    1 search icon in every scout phase. One makes each GPS token you spend count 1 search icon more. One lets
    you turn 2 food into 4 points in phase 6, as many times as you like. One lets you turn 2 water into 7 HK
    dollars in phase 6, again as many times as you like.
rule-B13-4 = You can use check-mark actions in just two ways: through your Leader in phase 2, and when you
    refresh in phase 8. There is no other way.

## 14 Campaign and solo

section-B14 = Campaign and solo
rule-B14-1 = The campaign has five chapters, each with its own size of Reserve deck for 1, 2, 3, or 4 players.
    Chapter 1: 33, 24, 18, or 12 cards. Chapter 2: 48, 42, 39, or 36. Chapter 3: 33, 24, 18, or 12. Chapter 4:
    39, 30, 24, or 18. Chapter 5: 27, 18, 9, or none at all.
rule-B14-2 = In the campaign the emergency plans lie beside the board and are open to everyone. With 1 or 2
    players there is one plan: A in chapter 1, B in chapter 2, B in chapter 3, C in chapter 4, and D in chapter
    5. With 3 or 4 players there are two: A and D in chapter 1, B and C in chapter 2, B and D in chapter 3, A
    and C in chapter 4, B and D in chapter 5. After your first goal on one plan you can complete goals of that
    plan only. A goal that another player has completed is still available to you. You mark each goal you
    complete with a cube, including the last one, and these cubes stay until the end. The plans never move and
    have no completion effect.
rule-B14-3 = Every chapter has win conditions. In chapter 1 you need a cube on every goal of one emergency
    plan; in chapters 2 to 5 you need cubes on at least 2 goals of one plan. Chapter 3 also asks for at least
    4 of your cubes on locations around the Central district, chapter 4 for at least 4 of your cubes on red
    locations, and chapter 5 for both of your restore-power goals.
rule-B14-4 = Your score in a campaign chapter can earn you 1, 2, or 3 orchids. You need 60, 75, or 90 points in
    chapter 1; 35, 50, or 65 in chapter 2; 65, 85, or 105 in chapter 3; 65, 80, or 95 in chapter 4; 105, 125, or
    145 in chapter 5. Reaching the points for 1 orchid is a win condition in its own right. You earn orchids
    only if you meet all win conditions of the chapter, and you add up your own orchids from chapter to
    chapter.
rule-B14-5 = With 2 to 4 players you win a chapter if your score is the highest of all and you also meet all
    its win conditions. If the player with the highest score misses a condition, nobody wins. If players tie
    for the highest score, the one with more HK dollars left wins.
rule-B14-6 = You can play solo only as the campaign. Whenever you buy nothing in phase 5, the top row loses
    its rightmost card at the end of that phase, and is refilled as usual if that leaves it empty. To win a
    chapter, your score must also be high enough for 2 orchids. If you lose, you start the same chapter again
    with 2 HK dollars more than last time, and this adds up with every loss of that chapter: after two losses
    you begin with 8 HK dollars.
rule-B14-7 = After the fifth chapter you add up the orchids of all five. With 15 your result is perfect, with
    12 or more it is very good, with 10 or more it is good, and with 5 or more you made it.

## Rulings: where the printed rulebooks differ or are silent

ruling-R1 = How many transport tokens does the gasoline check-mark action on your player board give? The
    English rulebook says 1, but the German, French, and Chinese ones say 2; you get 2.
ruling-R2 = What do the two restore-power goals cost? Only the French summary prints it, and we follow it: 4
    of one resource and a slot with 2 blue and 2 red cards for the 0-6 marker, or 10 HK dollars and a slot
    with 2 purple and 2 yellow cards for the fourth slot (B6.13).
ruling-R3 = In campaign chapter 1, do you need all goals of an emergency plan or only two? The Chinese
    rulebook says two, the English, German, and French ones say all; you need all of them.
ruling-R4 = May you skip a location that already has the colour you need when you place a cube? The German
    rulebook lets you skip any location, but the English, French, and Chinese ones only those of the wrong
    colour. You may not, unless your table has chosen the German reading before the game; then a cube for any
    colour may skip locations too.
ruling-R5 = Who earns orchids in a campaign chapter? Only the French rulebook says it: you earn them only if
    you meet all win conditions of the chapter.
ruling-R6 = Do you get the bonus of an emergency plan in the campaign when you have completed all its goals?
    Yes, you do; only the completion effect is dropped there.
ruling-R7 = You chose a district to scout and looked at its tiles but collected none: can somebody else choose
    it now? No, it counts as chosen for this round.
ruling-R8 = You left a card with several goals open: can you simply finish it later? Yes, whenever you may
    complete goals, in the same phase or in a later round. The rulebooks call this choice "No, later" and name
    no other condition; if you had to complete another goal first, a card whose goals are out of reach would
    block its spot for good.
ruling-R9 = With a content pack whose deck is not a multiple of 3, the Draw deck may hold fewer cards than a
    refill needs: what then? All remaining cards are drawn, which triggers the end of the game, and the rest
    of the row comes from the Reserve deck.
ruling-R10 = What if the shared supply of GPS or transport tokens is empty? You do not get the token you would
    have gained, and tokens that anyone pays return to the supply at once. That is why transport tokens never
    stop you: with the supply empty, each one you lack costs you 1 point directly, whether you skip locations
    (on the way to any location within reach, not just the nearest) or send a volunteer further around the
    rondel.
ruling-R11 = If several districts are secured in the same round, in which order are they handled? In the order in
    which the content pack lists them, and for each one the players choose their markers clockwise from the
    starting player.
ruling-R12 = Do face-down scout tiles count when a goal requires scout tiles? No, both tiles must lie face up,
    as the German rulebook states.
ruling-R13 = Must you use the actions of a specialist from first to last? The English and German rulebooks say
    "then", the French and Chinese ones allow any order; you may use them in any order and leave out any of
    them.
ruling-R14 = You own tiles of a reward type only face down, because you got them by a probe: how does the next
    tile of that type lie? Face up, since only face-up tiles count for this, as the German rulebook says.
ruling-R15 = Which of your cards score at the end? The French summary counts all except those on objective
    spots and in the hospital, but only the cards in your hand and in your slots score, so finished plans in
    the check-mark area give no points.
ruling-R16 = When you complete one of several goals on a card, which comes first, its effect or the cube that
    marks it? You take the effect first and mark the goal afterwards.
ruling-R17 = What if your supply has no cube when you need one? A resource or a cube for the map is lost,
    while a goal counts as completed even without its marking cube; cubes that you have just paid or taken off
    a card are available again for this.
ruling-R18 = Can you use a battery as food or water when a contingency plan lets you trade these in phase 6?
    No, a battery never stands in for them there.
ruling-R19 = You have finished more than one contingency plan that improves GPS tokens: do they add up? Yes,
    each of them makes every GPS token you spend count 1 search icon more.
ruling-R20 = In the rulebooks' third example of securing a district, do the players score 5 points or 7? The
    English, German, and Chinese rulebooks say 5 and the French one says 7; 5 is right.
ruling-R21 = Which check-mark action does your Leader let you carry out? Exactly one, either of your player
    board or of a finished plan; you may pay for it with the battery you have just gained, and you can still
    use the same action in phase 8 of that round.
ruling-R22 = Which money breaks a tie at the end of the game? The HK dollars you have left after every 5 of
    them have been changed into 1 point.

# Rulings of our own: questions that turned up while building.

ruling-R23 = When does everybody see the scout tile you collect? As soon as you choose it, before you form your
    team, as the German rulebook has it; the other rulebooks show it when it is collected.
ruling-R24 = What if a gain brings several kinds of resources and your supply has too few cubes? You take them
    in the order of the rondel, starting with food and ending with the battery; the rest of the gain is lost.
ruling-R25 = Campaign with 2 to 4 players: what if several share the highest score? Among those of them who meet
    the win conditions of the chapter, the one with more HK dollars wins; if these are equal too, they win together.
ruling-R26 = A specialist turns 1 food into a cube on the map: on which colour does it go? On any colour, as the
    German rulebook says.
ruling-R27 = Do you need cubes on the two crisis centres themselves to join them? Yes, the chain of your cubes begins
    on one of them and ends on the other.
ruling-R28 = Can you buy, trade, or use something that would gain you nothing, such as a battery without a cube
    in your supply, or a GPS token for water when none is left? No: what would gain you nothing is not offered.
