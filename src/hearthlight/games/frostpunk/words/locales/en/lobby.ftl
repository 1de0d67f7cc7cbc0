## The lobby: what the game is about, what can be chosen, what the bots are called

pitch-frostpunk = The last city on a frozen Earth huddles around its generator. Keep it warm, fed, and hopeful, together.
web-round-frostpunk = Round { $round }
web-round-back-frostpunk = Beginning of the round
web-round-on-frostpunk = Next round
web-lost-in-round-frostpunk = Lost in round { $round }
web-orders-round-frostpunk = this round only
statistics-rounds-frostpunk =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
option-frostpunk-group = Survivors
option-frostpunk-difficulty = Difficulty
option-frostpunk-difficulty-easy = Easy
option-frostpunk-difficulty-easy-about = More food, wood, coal, and hope: for your first city.
option-frostpunk-difficulty-normal = Normal
option-frostpunk-difficulty-normal-about = The usual start. Hard enough for a first winter.
option-frostpunk-difficulty-hard = Hard
option-frostpunk-difficulty-hard-about = Fewer people, less food, lower morale.
problem-no-easy-level = The pack { $pack } has no easy level.
web-bot-frostpunk-companion = Computer: companion
web-bot-name-frostpunk-1 = Agnes
web-bot-name-frostpunk-2 = Silas
web-bot-name-frostpunk-3 = Harriet
web-bot-name-frostpunk-4 = Moses
