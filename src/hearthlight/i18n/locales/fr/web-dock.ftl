### Le dock, où l’on répond aux questions.

web-final = définitif
web-more-choices = +{ $count } choix
web-choose-other = Choisir autre chose
web-open-hands = Jouer cartes sur table
web-open-hands-why = Plus besoin de passer l’appareil : tout le monde ici peut voir toutes les mains.
web-suggestions = Suggestions
web-round-back = Début de la manche
web-round-on = Manche suivante
web-log-tab = Journal
web-step-by-step = Choisissez-le une seconde fois pour régler les détails vous-même.
web-details = Régler les détails
web-asked-of = { $name } – { $question }