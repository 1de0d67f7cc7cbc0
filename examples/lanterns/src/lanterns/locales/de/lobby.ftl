## Die Lobby: worum es geht, was sich wählen lässt, wie die Bots heißen

game-lanterns = Laternennacht
pitch-lanterns = Sammelt Papier, entzündet Laternen, ehe der Fluss sie fortträgt, und verratet eure Wünsche nicht.
option-lanterns-night = Nacht
option-lanterns-night-short = Kurze Nacht
option-lanterns-night-long = Lange Nacht
option-lanterns-wishes = Wünsche pro Person
web-bot-name-lanterns-1 = Ines
web-bot-name-lanterns-2 = Taro
web-bot-name-lanterns-3 = Noor
web-bot-name-lanterns-4 = Per
pack-ok-lanterns = { $pack }: { $cards } Arten von Laternen. Hash { $hash }.

## Woher die Punkte kommen

score-lights = Laternen
score-shapes = Formen
score-wishes = Wünsche
