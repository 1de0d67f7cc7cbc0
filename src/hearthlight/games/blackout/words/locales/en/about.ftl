# What people read when they point at something: what it is, what it is called, how it stands now.

about-food = Goals ask for it. In phase 6 you sell what is left for 2 HK dollars each.
    .title = Food
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-tools = Goals ask for tools. Your Mechanic or a check-mark action turns 1 tool into 3 HK dollars.
    .title = Tools
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-gasoline = Goals ask for it. A check-mark action turns 1 gasoline into 2 transport tokens.
    .title = Gasoline
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-water = Goals ask for it. In phase 6 you sell what is left: 1 HK dollar each, or 1 GPS token for two.
    .title = Water
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-books = Goals ask for books. A check-mark action turns 1 book into 1 GPS token.
    .title = Books
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-medipacks = Goals ask for medipacks. The Doctor needs 1 to bring a card back from your hospital.
    .title = Medipacks
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-battery = A battery stands in for any one resource when you pay. You can buy one for 5 HK dollars.
    .title = Battery
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-same = This many of one resource; you choose which.
    .title = Of one kind
about-money = Buy cards (2 to 4 each) and batteries (5 each). At the end, every full 5 score 1 point.
    .title = HK dollars
    .now = You have { $have }.
    .of = { $seat } has { $have }.
about-per-search = Show your hand: you get this many HK dollars for each search icon in it.
    .title = HK dollars for search icons
about-points = The player with the most at the end wins. The final scoring adds money, scout tiles, and cards.
    .title = Points
    .now = You have { $have }. If the game ended now, you would score { $total }.
    .of = { $seat } has { $have }. If the game ended now, the score would be { $total }.
about-transport = Spend one to send a volunteer one segment further on the rondel, or to skip a location on the map.
    You can buy one for 1 point.
    .title = Transport tokens
    .now = You have { $have }; the supply has { $left }.
    .of = { $seat } has { $have }; the supply has { $left }.
about-gps = Spend one when you scout: it counts as 3 search icons.
    .title = GPS tokens
    .now = You have { $have }; the supply has { $left }.
    .of = { $seat } has { $have }; the supply has { $left }.
about-cube = On the rondel, your cubes show your resources. On the map, they hold locations.
    .title = Cubes
    .now = Your supply has { $have }.
    .of = The supply of { $seat } has { $have }.
about-shape = Red, yellow, and blue cards are volunteers, purple ones are specialists. Goals count them in a slot.
    .title = Colour symbol
about-card = One slot must hold this many cards of this colour, together with all other colours that the goal shows, in any order.
    .title = Cards of a colour
about-die = A volunteer procures the resource on which the die of its colour lies.
    .title = Resource die
    .now = Red, yellow, and blue lie on: { $resources }.
about-search = When you scout, the icons of your team must reach the challenge of the scout tile.
    .title = Search icons
    .now = Your whole hand and all your tokens bring { $have }.
about-slot = In phase 1 you put up to 1 card into each. A refresh gives you back the slot with the most cards.
    "×2" means that 2 cards lie in it.
    .title = Slots
    .now = { $have } of 4 are open.
    .of = { $seat } has { $have } of 4 open.
about-planned = It lies face down in its slot. In phase 2 it is turned up and carried out.
    .title = Planned card
about-back = When you refresh in phase 8, the cards of this slot come back to your hand.
    .title = Comes back
about-hand = With few enough cards in hand you may refresh in phase 8.
    .title = Hand
    .now = You have { $have }; refresh with { $limit } or fewer.
    .of = { $seat } has { $have }; refreshing takes { $limit } or fewer.
about-hospital = Injured cards lie here. The Doctor brings them back. At the end they score nothing.
    .title = Hospital
    .now = { $have ->
        [0] Yours is empty.
        [one] 1 card is in yours.
       *[other] { $have } cards are in yours.
    }
    .of = { $seat } has { $have ->
        [0] no card
        [one] 1 card
       *[other] { $have } cards
    } in it.
about-recover = A card comes back from the hospital, and you score its points. The Doctor does it.
    .title = Out of the hospital
about-check = Use it with your Leader in phase 2, or when you refresh in phase 8.
    .title = Check-mark action
    .now = { $have } of the { $of } on your board are unlocked.
    .of = { $seat } has unlocked { $have } of { $of }.
about-always = Once you have finished this plan, it works for the rest of the game.
    .title = Lasting effect
about-finish = You get it when you finish the plan.
    .title = Completion effect
about-bonus = You also get it when you have completed all goals of the plan.
    .title = Bonus
about-lock = The fourth slot opens when you restore power, a check-mark action when you secure a district.
    .title = Locked
about-objectives = Cards with goals lie here until you complete them. You have 3 spots.
    .title = Objective spots
    .now = { $have ->
        [one] 1 is free.
       *[other] { $have } are free.
    }
    .of = { $seat } has { $have } free.
about-goal = Pay what is before the arrow and meet the requirements there; then you get what is after it.
    .title = Goal
about-restore = Two goals of your board, once each: refresh with up to 6 cards, and a fourth slot. Each scores 10
    points. The cards that one asks for lie in one slot.
    .title = Restore-power goals
    .now = You have completed { $have } of 2.
    .of = { $seat } has completed { $have } of 2.
about-display = A card costs 4 HK dollars from a row of 3, 3 from a row of 2, and 2 if it is the last.
    .title = Display
    .now = You have { $money } HK dollars and { $have } free spots.
about-draw = When its last card is drawn, this round and one more are played.
    .title = Draw deck
    .now = { $have } cards are left in it, { $reserve } in the Reserve deck.
about-district = Secure it with a cube of yours on every location around it; then everybody scores for cubes there.
    .title = District
    .now = { $have } of { $of } are secured.
about-location = A place for cubes, in a colour. A new cube needs one of yours on a location next to it.
    When you place your first cube, the number beside it says how many districts it borders.
    .title = Location
    .now = You hold { $have ->
        [0] none yet
       *[other] { $have }
    }.
about-road = It joins two locations: they are next to each other.
    .title = Road
about-centre = A goal with this letter asks for a chain of your cubes from one of the two to the other.
    .title = Crisis centre
about-tile = Meet its simple or its advanced challenge and take the reward. At the end two face-up tiles score 2
    points, three 3, four 5, seven 14.
    .title = Scout tile
    .now = You have { $up } face up and { $down } face down.
    .of = { $seat } has { $up } face up and { $down } face down.
about-eye = You have looked at this face-down tile.
    .title = Seen by you
about-house = It stands where you surrounded a district. Each one that leaves your board unlocks a check-mark action.
    .title = Secured-district marker
    .now = You have placed { $have }.
    .of = { $seat } has placed { $have }.
about-rondel = Six segments, one for each resource. The dice say what volunteers procure; your cubes say what you have.
    .title = Rondel
about-acting = Players act in turn, clockwise from the starting player; in some phases everybody chooses at once.
    .title = To play
about-flag = Turns start here and go clockwise. After phase 8, the next player takes over.
    .title = Starting player
    .now = Now it is { $seat }.
about-warning = Something is about to be lost or to end: the words beside it say what.
    .title = Take care
about-orchid = Points earn 1 to 3 orchids in a campaign chapter, if you meet all its win conditions.
    .title = Orchids
    .now = Your points would earn { $have } now.
about-round = Eight phases make a round. The game ends one round after the Draw deck runs out.
    .title = Round
    .now = This is round { $round }; { $last ->
        [0] the last one is not known yet.
       *[other] round { $last } is the last.
    }
about-phase-0 = Everybody puts a first cube on a location; the starting player comes last.
    .title = Setup
about-phase-1 = The dice fall on the rondel. Then everybody secretly puts up to one card into each slot.
    .title = Phase 1: roll and plan
about-phase-2 = In turn you turn up your planned cards one by one: volunteers procure resources, specialists act.
    .title = Phase 2: deploy
about-phase-3 = In turn you complete as many goals as you can pay for: cards come to you, cubes go onto the map.
    .title = Phase 3: objectives
about-phase-4 = In turn you may look at the tiles of one district beside your cubes, and send a team for one of them.
    .title = Phase 4: scout
about-phase-5 = In turn you buy one card from the display or pass, until all have passed one after another.
    .title = Phase 5: new objectives
about-phase-6 = The rightmost card of each row goes. Then you sell food and water, and may discard an objective card.
    .title = Phase 6: clean up
about-phase-7 = Districts that somebody surrounds are secured: markers unlock actions, and all cubes around them score.
    .title = Phase 7: secure districts
about-phase-8 = In turn, with few enough cards in hand, you take back your largest slot and use check-mark actions.
    .title = Phase 8: refresh

## Words that the rulebook explains

about-volunteer = A red, yellow, or blue card. It procures 1 to 3 of the resource on which the die of its colour lies.
    .title = Volunteer
about-specialist = A purple card with special actions. You use them in any order and may leave out any of them.
    .title = Specialist
about-leader = Brings you 1 battery, and one check-mark action that you have unlocked.
    .title = Leader
about-doctor = For 1 medipack, a card comes back from your hospital to your hand, and you score its points.
    .title = Doctor
about-mechanic = Brings you 3 HK dollars, and 3 more for 1 tool.
    .title = Mechanic
about-emergency-plan = A plan that is there from the start. You complete its goals one by one, in any order.
    .title = Emergency plan
about-contingency-plan = A card with one or more goals. Once finished, it brings a check-mark action or a lasting
    effect.
    .title = Contingency plan
about-team = The cards with search icons that you reveal from your hand for a challenge. One of them, drawn at random,
    is injured.
    .title = Team
about-probe = Instead of meeting a challenge, you take the easiest tile of a district for a search total of 4: face
    down, without its reward.
    .title = Probe
about-refresh = In phase 8, with few enough cards in hand, you take back all cards of your fullest slot.
    .title = Refresh
about-reserve-deck = Cards that are put aside at the start. They refill the display once the Draw deck is empty.
    .title = Reserve deck
