## L’arène : `hearthlight arena` et son rapport

arena-title = Arène : { $game }
arena-played = { $settings ->
    [one] { $games } parties avec les graines { $low } à { $high }. Chaque robot a joué chaque graine à chaque place.
   *[other] { $games } parties avec { $settings } réglages et les graines { $low } à { $high }. Chaque robot a joué chaque graine à chaque place.
}
arena-written = Rapport : { $file }
arena-who = Robot :
arena-table = En chiffres
arena-alive = Encore en jeu

arena-intervals = Entre parenthèses : la vraie valeur s’y trouve, avec une confiance de 95 pour cent.
arena-standings = Classement
arena-standings-about = Le point est la part des parties gagnées ; avec une confiance de 95 pour cent, la vraie part est sur la ligne.
arena-ratings = Cotes
arena-ratings-about = Cotes OpenSkill : tous commencent à 25. Avec une confiance de 95 pour cent, la vraie cote est sur la ligne. Dans un jeu où tous gagnent ou perdent ensemble, les robots se mesurent sur les mêmes graines.
arena-scores = Scores
arena-scores-about = Combien de fois chaque score a été atteint, en part des parties.
arena-seats = Places
arena-seats-about = Combien de fois chaque robot a gagné à chaque place. La ligne pointillée est une part égale pour tous.
arena-survival = Survie
arena-survival-about = Combien de parties n’étaient pas encore perdues après chaque manche.
arena-causes = Causes de défaite
arena-causes-about = Ce qui a fait perdre les parties perdues.
arena-things-about = À gauche : dans combien de parties cela s’est fait, parmi celles où c’était possible. À droite : combien de fois ceux qui l’ont fait ont gagné, avec l’intervalle à 95 pour cent ; la ligne pointillée est la moyenne. Ceux qui vont bien choisissent autrement : cela ne dit pas ce qui aide.

arena-column-who = Robot
arena-column-games = Parties
arena-column-wins = Victoires
arena-column-rate = Taux de victoire
arena-column-low = Au moins
arena-column-high = Au plus
arena-column-mean = Score moyen
arena-column-lowest = Minimum
arena-column-highest = Maximum
arena-column-rounds = Manches
arena-column-rating = Cote
arena-column-seat = Place
arena-column-score = Score
arena-column-from = De
arena-column-to = À moins de
arena-column-share = Part des parties
arena-column-round = Manche
arena-column-cause = Cause
arena-column-thing = Quoi
arena-column-up = Parties où c’était possible
arena-column-taken = Parties où c’est fait
arena-column-taken-share = Fait quand c’était possible
arena-column-times = Fois par partie
arena-column-won-with = Gagné avec cela

problem-extra-missing = Il manque des paquets : pip install hearthlight[{ $extra }] ({ $reason }).
problem-arena-worker-died = Un processus qui jouait des parties a été arrêté de l’extérieur, peut-être faute de mémoire.
problem-ray-unreachable = Aucun cluster Ray ne répond à « { $address } » : { $reason }

## Les robots qui n’appartiennent pas à un jeu

problem-bot-broken = Le robot « { $bot } » ne peut pas être chargé : { $reason }.
problem-program-missing = Il n’y a pas de programme « { $program } » à démarrer.
problem-program-illegal = { $program } a répondu « { $move } », qui ne fait pas partie des coups proposés.
problem-program-silent = { $program } n’a pas répondu depuis { $seconds } secondes.
problem-program-ended = { $program } s’est arrêté avant la fin de la partie.
