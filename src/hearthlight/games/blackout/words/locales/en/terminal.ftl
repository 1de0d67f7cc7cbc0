## The table in a terminal

table-heading = Round { $round } · { $phase } · Draw deck { $draw } · Reserve { $reserve } · Supply: { $transport } transport, { $gps } GPS
table-last-round = round { $round } is the last
table-rondel = Rondel
table-dice = Faces of the dice
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
table-finished = Check-mark area
table-hospital = Hospital
table-slot = Slot { $number }
table-checks = Check-mark actions
table-restore = Restore power
table-own = Your board
pack-ok-blackout = { $pack }: { $cards } cards, { $tiles } tiles, { $locations } locations, { $districts } districts. Hash { $hash }.

## What the arena counts

counted-order = Place in the first round
counted-opening = First cube
counted-card = Cards bought
counted-plan = Plans finished
