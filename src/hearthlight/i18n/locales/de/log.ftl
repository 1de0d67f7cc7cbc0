# Das Protokoll; das Ende eines Spiels.
web-log-more = { $count ->
    [one] 1 weitere Zeile
   *[other] { $count } weitere Zeilen
}
web-log-less = Weniger zeigen
web-log-show = Diesen Moment zeigen
web-done-for-you = für dich erledigt
web-watch-then = Damals …
web-the-board = Der Spielplan
web-the-story = Die Geschichte
web-the-end = Ende
web-see-moment = Diesen Moment ansehen
log-rules-changed = Die Regeln dieses Spiels wurden überarbeitet. Von hier an gelten die neuen; alle früheren Züge bleiben gültig.
