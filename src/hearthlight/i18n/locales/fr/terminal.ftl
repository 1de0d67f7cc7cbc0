## Le terminal

terminal-welcome = { $game }, graine { $seed }. Tapez le numéro d’un choix ; « help » liste les autres commandes.
terminal-help = Un numéro joue ce choix. Aussi : undo (annuler), save FICHIER, why (la règle derrière la question), table, log, card ID, suggest SIÈGE NUMÉRO (quand un seul décide pour tous), quit.
terminal-suggested = ← proposé par { $players }
terminal-undone = Coup annulé.
terminal-saved = Enregistré dans { $file }.
terminal-curtain = { $player }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-final = Décompte final
terminal-cut = L’enregistrement s’arrête au milieu d’une ligne ; il a été lu jusqu’au coup { $moves }.
terminal-at-move = { $moves ->
    [one] L’enregistrement s’arrête après { $moves } coup.
   *[other] L’enregistrement s’arrête après { $moves } coups.
}
terminal-bye = À bientôt. « hearthlight play { $game } --record FICHIER » reprend une partie enregistrée.
terminal-names = Titres du pack : { $pack }
problem-unknown-card = Carte inconnue : « { $card } ».
problem-file-unwritable = Impossible d’écrire { $file } : { $reason }.

table-heading = Manche { $round } · { $phase } · Pioche { $draw } · Pioche de réserve { $reserve } · Stock : { $transport } Transport, { $gps } GPS
table-last-round = la manche { $round } est la dernière
table-rondel = Cadran
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
table-finished = Terminés
table-hospital = Hôpital
table-slot = Emplacement { $number }
table-checks = Actions de mise en œuvre
table-restore = Rétablissement
table-own = Votre plateau

## Simulation

simulate-title = { $games ->
    [one] { $games } partie de { $game }
   *[other] { $games } parties de { $game }
}
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-mean = Score moyen
simulate-lowest = Minimum
simulate-highest = Maximum
simulate-playing = En cours
simulate-rounds = Manches : { $mean } en moyenne, de { $low } à { $high }
simulate-speed = { $moves } coups en { $seconds } s, { $rate } par seconde
simulate-nobody = Sans vainqueur : { $games }.
simulate-fate = Destin
simulate-games = Parties
simulate-share = Part
simulate-share-of-defeats = Des défaites
simulate-mean-rounds = Tours
simulate-won = Gagné
simulate-lost-hope = espoir perdu
simulate-lost-discontent = mécontentement
simulate-lost-malfunction = panne
simulate-lost-sickness = maladie
simulate-lost-hunger = faim
simulate-lost-corpses = trop de morts
simulate-lost-time = temps écoulé

pack-ok-blackout = { $pack } : { $cards } cartes, { $tiles } tuiles, { $locations } lieux, { $districts } districts. Empreinte { $hash }.
pack-ok-frostpunk = { $pack } : { $cards } cartes, { $buildings } tuiles Bâtiment, { $sectors } secteurs. Empreinte { $hash }.

## Le serveur

serve-local = Hearthlight est prêt : { $url }
serve-network = Dans votre réseau : { $url }
