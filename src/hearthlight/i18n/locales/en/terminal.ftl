## The terminal

terminal-welcome = { $game }, seed { $seed }. Type the number of a choice; "help" lists the other commands.
terminal-help = A number plays that choice. Also: undo, save FILE, why (the rule behind the question), table, log, card ID, suggest SEAT NUMBER (where one decides for all), quit.
terminal-suggested = ← { $players } suggests this
terminal-undone = Taken back.
terminal-saved = Saved to { $file }.
terminal-curtain = { $player }, it is your turn. Press Enter when nobody else is looking.
terminal-final = Final scores
terminal-cut = The record ends in the middle of a line; it was read up to move { $moves }.
terminal-at-move = The record stops after { $moves } moves.
terminal-bye = See you. "hearthlight play { $game } --record FILE" goes on with a saved game.
terminal-names = Titles of the pack: { $pack }
problem-unknown-card = There is no card "{ $card }".
problem-file-unwritable = { $file } cannot be written: { $reason }.

table-heading = Round { $round } · { $phase } · Draw deck { $draw } · Reserve { $reserve } · Supply: { $transport } transport, { $gps } GPS
table-last-round = round { $round } is the last
table-rondel = Rondel
table-map = Hong Kong
table-district = District
table-tiles = Scout tiles
table-around = Locations around it
table-display = Display
table-price = Price
table-players = Players
table-player = Player
table-points = Points
table-money = HK$
table-transport = Transport
table-gps = GPS
table-supply = Cubes
table-hand = Hand
table-slots = Slots
table-objectives = Objectives
table-finished = Finished
table-hospital = Hospital
table-slot = Slot { $number }
table-checks = Check-mark actions
table-restore = Restore power
table-own = Your board

## Simulation

simulate-title = { $games } games of { $game }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-mean = Mean score
simulate-lowest = Lowest
simulate-highest = Highest
simulate-playing = Playing
simulate-rounds = Rounds: { $mean } on average, { $low } to { $high }
simulate-speed = { $moves } moves in { $seconds } s, { $rate } a second
simulate-nobody = Nobody won { $games } of them.
simulate-fate = Fate
simulate-games = Games
simulate-share = Share
simulate-share-of-defeats = Of the defeats
simulate-mean-rounds = Rounds
simulate-won = Won
simulate-lost-hope = hope lost
simulate-lost-discontent = discontent
simulate-lost-malfunction = malfunction
simulate-lost-sickness = sickness
simulate-lost-hunger = hunger
simulate-lost-corpses = too many dead
simulate-lost-time = out of time

pack-ok-blackout = { $pack }: { $cards } cards, { $tiles } tiles, { $locations } locations, { $districts } districts. Hash { $hash }.
pack-ok-frostpunk = { $pack }: { $cards } cards, { $buildings } building tiles, { $sectors } sectors. Hash { $hash }.

## The server

serve-local = Hearthlight is ready: { $url }
serve-network = In your network: { $url }
