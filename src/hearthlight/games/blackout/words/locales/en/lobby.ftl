## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-blackout = The lights have gone out in Hong Kong. Lead your people through the dark and bring back the light.
option-blackout-mode = Game
option-blackout-mode-single = Single game
option-blackout-mode-single-refused = Solo games are always a chapter of the campaign.
option-blackout-mode-campaign = Campaign chapter
option-blackout-chapter = Chapter
option-blackout-skipping = Skipping locations
option-blackout-skipping-wrong = Wrong colours
option-blackout-skipping-wrong-about = On its way a cube may skip only locations of the wrong colour (English, French, and Chinese rulebooks).
option-blackout-skipping-any = Any colour
option-blackout-skipping-any-about = On its way a cube may skip any location, even one of its own colour (German rulebook).
option-blackout-starter = Starting player
option-blackout-starter-0 = At random
seat-colour-ivory = Ivory
seat-colour-pink = Pink
seat-colour-lime = Lime
seat-colour-sky = Sky blue
web-bot-blackout-friendly = Computer: friendly
web-bot-blackout-greedy = Computer: solid
web-bot-blackout-lookahead = Computer: strong
web-bot-blackout-search-fast = Computer: very strong (0.2 s)
web-bot-blackout-search = Computer: very strong (1 s)
web-bot-blackout-search-strong = Computer: very strong (5 s)
web-bot-name-blackout-1 = Ah Fai
web-bot-name-blackout-2 = Mei
web-bot-name-blackout-3 = Wing
web-bot-name-blackout-4 = Kit

## The campaign

web-campaign-pitch-blackout = Five chapters, solo or for up to four players, each worth up to three orchids.
web-campaign-at-blackout = Chapter { $chapter } of 5 comes next.
blackout-start-money = You start with { $money } HK dollars.
blackout-losses =
    { $count ->
        [one] This chapter was lost once.
       *[other] This chapter was lost { $count } times.
    }
blackout-orchids =
    { $count ->
        [one] { $count } orchid
       *[other] { $count } orchids
    }
blackout-solo-best = Your best solo results

## Options that do not go together

problem-solo-is-campaign = Solo play is campaign only (mode campaign, chapters 1 to 5); the single game is for 2 to 4 players.
problem-losses-are-solo = Only a solo chapter counts its losses.
problem-colour-taken = Two seats cannot both be { $colour }.
problem-colour-unknown = There is no colour { $colour }. Known: { $known }.
problem-colours-too-many = There are more colours than seats ({ $players }).
problem-starter-no-seat = Seat { $seat } cannot start: there are { $players } seats.
