## Le salon : de quoi il s’agit, ce qui se choisit, comment s’appellent les bots

game-lanterns = La Nuit des lanternes
pitch-lanterns = Ramassez du papier, allumez des lanternes avant que la rivière ne les emporte, et gardez vos vœux pour vous.
option-lanterns-night = Nuit
option-lanterns-night-short = Nuit courte
option-lanterns-night-long = Nuit longue
option-lanterns-wishes = Vœux par personne
web-bot-name-lanterns-1 = Ines
web-bot-name-lanterns-2 = Taro
web-bot-name-lanterns-3 = Noor
web-bot-name-lanterns-4 = Per
pack-ok-lanterns = { $pack } : { $cards } sortes de lanternes. Empreinte { $hash }.

## D’où viennent les points

score-lights = lanternes
score-shapes = formes
score-wishes = vœux
