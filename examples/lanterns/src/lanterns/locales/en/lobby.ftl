## The lobby: what the game is about, what can be chosen, what the bots are called

game-lanterns = Lantern Night
pitch-lanterns = Gather paper, light lanterns before the river takes them, and keep your wishes to yourself.
option-lanterns-night = Night
option-lanterns-night-short = Short night
option-lanterns-night-long = Long night
option-lanterns-wishes = Wishes per player
web-bot-name-lanterns-1 = Ines
web-bot-name-lanterns-2 = Taro
web-bot-name-lanterns-3 = Noor
web-bot-name-lanterns-4 = Per
pack-ok-lanterns = { $pack }: { $cards } kinds of lanterns. Hash { $hash }.

## Where the points came from

score-lights = lanterns
score-shapes = shapes
score-wishes = wishes
