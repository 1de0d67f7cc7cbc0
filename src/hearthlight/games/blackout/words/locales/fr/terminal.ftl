## The table in a terminal

table-heading = Manche { $round } · { $phase } · Pioche { $draw } · Pioche de réserve { $reserve } · Réserve : { $transport } Transport, { $gps } GPS
table-last-round = la manche { $round } est la dernière
table-rondel = Cadran
table-dice = Faces des dés
table-map = Hong Kong
table-district = District
table-tiles = Tuiles Exploration
table-around = Lieux alentour
table-display = Offre
table-price = Prix
table-players = Joueurs
table-player = Joueur
table-points = Points
table-money = HKD
table-transport = Transport
table-gps = GPS
table-supply = Cubes
table-hand = Main
table-slots = Emplacements
table-objectives = Objectifs
table-finished = Zone de mise en œuvre
table-hospital = Hôpital
table-slot = Emplacement { $number }
table-checks = Actions de mise en œuvre
table-restore = Rétablissement
table-own = Votre plateau
pack-ok-blackout = { $pack } : { $cards } cartes, { $tiles } tuiles, { $locations } lieux, { $districts } districts. Empreinte { $hash }.

## Ce que l’arène compte

counted-order = Rang à la première manche
counted-opening = Premier cube
counted-card = Cartes achetées
counted-plan = Plans terminés
