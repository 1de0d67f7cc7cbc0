## Le terminal

terminal-welcome = { $game }, graine { $seed }. Tapez le numéro d’un choix ; « help » liste les autres commandes.
terminal-help = Tapez un numéro pour faire ce choix. Aussi : a (jouer la proposition), undo (annuler), save FICHIER, why (la règle derrière la question), hint (un conseil), table, log, card NOM, icons (ce que veulent dire les icônes), suggest PLACE NUMÉRO (quand un seul décide pour tous), quit.
terminal-suggested = ← proposé par { $players }
terminal-proposal = { $more ->
    [0] Proposition : { $first }
    [one] Proposition : { $first }, puis { $more } autre coup
   *[other] Proposition : { $first }, puis { $more } autres coups
}
terminal-undone = Coup annulé.
terminal-saved = Enregistré dans { $file }.
terminal-curtain = { $player }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-final = Décompte final
terminal-points = Points
terminal-cut = L’enregistrement s’arrête au milieu d’une ligne ; il a été lu jusqu’au coup { $moves }.
terminal-at-move = { $moves ->
    [one] L’enregistrement s’arrête après { $moves } coup.
   *[other] L’enregistrement s’arrête après { $moves } coups.
}
terminal-bye = À bientôt. « hearthlight play { $game } --record FICHIER » reprend une partie enregistrée.
terminal-names = Titres du pack : { $pack }
problem-unknown-card = Carte inconnue : « { $card } ».
problem-file-unwritable = Impossible d’écrire { $file } : { $reason }.

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
simulate-stopped = Arrêté après { $played } parties sur { $games }.
simulate-fate = Destin
simulate-games = Parties
simulate-share = Part
simulate-share-of-defeats = Part des défaites
simulate-mean-rounds = Manches
simulate-won = Gagné

## Le serveur

serve-local = Hearthlight est prêt : { $url }
serve-network = Sur votre réseau : { $url }

## `hearthlight games`

cli-key = Nom dans les commandes
cli-option = { $values } (par défaut : { $usual })
cli-value = { $value } : { $about }
cli-colours = pour chaque place, séparées par des virgules : { $values }
cli-bots = Robots
cli-packs = Packs

## `hearthlight learn`

terminal-lesson = Leçon
terminal-lesson-key = Nom dans les commandes
terminal-lesson-minutes = Minutes
terminal-lesson-state = Réussie
terminal-lesson-how = Commencez ou continuez avec « hearthlight learn { $game } NOM ». ✓ : réussie, … : commencée.
terminal-lesson-welcome = Tapez le numéro d’un choix ; ce que la leçon attend porte une flèche. Et aussi : show, hint, back, why, table, quit.
terminal-lesson-on = Entrée pour continuer >
terminal-lesson-bye = Au revoir. « hearthlight learn { $game } { $lesson } » reprend ici.
terminal-puzzle-help = hint (un indice), show (une solution, pas à pas), again (depuis le début)
problem-lessons-unreadable = Impossible de lire { $file } : { $reason }.

# A command line that was not understood.
problem-unknown-command = Commande inconnue : « { $command } ». Commandes connues : { $known }.
problem-missing-argument = Il manque quelque chose : { $argument }.
problem-bad-argument = { $argument } ne peut pas être « { $value } ».
problem-unused-word = « { $word } » n’a pas sa place ici. Ajoutez --help pour voir ce qui est possible.
problem-bad-command = Cette commande n’a pas de sens : { $reason }
problem-unknown-language = Langue inconnue : « { $language } ». Langues connues : { $known }.
problem-data-in-use = Un autre serveur utilise { $data }. Arrêtez-le d’abord, ou prenez un autre fichier.
problem-data-unusable = { $data } est inutilisable : { $reason }.
problem-key-damaged = { $file } ne contient pas de clé utilisable. Restaurez ce fichier depuis une sauvegarde ; si vous le supprimez, tout le monde perd sa place.
problem-no-secret = Donnez à HEARTHLIGHT_SECRET un long texte aléatoire qui reste le même : c’est ainsi que le serveur sait qui est qui.

## `hearthlight review`

terminal-review = { $player } : pour { $alike ->
    [one] { $alike } décision
   *[other] { $alike } décisions
} sur { $looked }, j’aurais fait de même.
terminal-review-none = J’aurais joué à peu près de la même façon.
terminal-review-turn = { $round } : { $question }
terminal-review-did = Fait : { $moves }
terminal-review-better = J’aurais fait ceci : { $moves }
terminal-review-how = Pour rejouer à partir d’un de ces moments : hearthlight review { $file } --again NUMÉRO
terminal-review-offer = Tapez « review » pour voir les décisions qui ont le plus compté, ou Entrée pour quitter :
