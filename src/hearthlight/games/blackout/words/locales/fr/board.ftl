## Le plateau sur la page : titres et noms de ses parties

board-round = Manche { $round }
board-starter = premier joueur
board-last-round = La manche { $round } est la dernière
board-last-short = dernière : { $round }
board-map = Plan de Hong Kong
board-rondel = Cadran
board-display = Offre
board-hand = Main ({ $count }, à rétablir à { $limit } ou moins)
board-slot = Empl. { $number }
board-objectives = Objectifs
board-free-spot = espace libre
board-checks = Actions de mise en œuvre
board-hospital = Hôpital
board-tiles = Tuiles Exploration
board-tile-hidden = tuile Exploration face cachée
board-tile-known = face cachée ; vous l’avez vue
board-tile-down = tuile face cachée : 1 icône d’exploration
board-supply = cubes en réserve
board-secured = sécurisé
board-chosen = choisi cette manche
board-beyond = d’autres choix par là
