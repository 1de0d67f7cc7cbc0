## The board on the page: headings and names of its parts

board-round = Round { $round }
board-starter = starting player
board-last-round = Round { $round } is the last
board-last-short = last: { $round }
board-map = Map of Hong Kong
board-rondel = Rondel
board-display = Display
board-hand = Hand ({ $count }, refresh at { $limit } or fewer)
board-slot = Slot { $number }
board-objectives = Objectives
board-free-spot = free spot
board-checks = Check-mark actions
board-hospital = Hospital
board-tiles = Scout tiles
board-tile-hidden = face-down scout tile
board-tile-known = face down; you have seen it
board-tile-down = face-down tile: 1 search icon
board-supply = cubes in the supply
board-secured = secured
board-chosen = chosen this round
board-beyond = more to choose there
