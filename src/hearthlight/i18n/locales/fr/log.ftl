# Le journal ; la fin d’une partie.
web-log-more = { $count ->
    [one] { $count } ligne de plus
   *[other] { $count } lignes de plus
}
web-log-less = Réduire
web-log-show = Montrer ce moment
web-done-for-you = fait pour vous
web-watch-then = À ce moment-là…
web-the-board = Le plateau
web-the-story = Le récit
web-the-end = Fin
web-see-moment = Voir ce moment
log-rules-changed = Les règles de ce jeu ont été mises à jour. À partir d’ici, la partie continue avec les nouvelles ; ce qui a été joué reste acquis.
