### Was Betreiber lesen: Sicherungen und die Pflege eines Hauses.

backup-done = In { $file } gesichert: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}.
restore-done = Wiederhergestellt: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}.
restore-no-key = Der Schlüssel { $file } fehlt. Ohne ihn erkennt der Server niemanden wieder, und alle Plätze sind verloren. Leg den Schlüssel neben die Daten oder setze HEARTHLIGHT_SECRET, bevor du den Server startest.

problem-backup-exists = { $file } gibt es schon. Mit --force wird die Datei überschrieben.
problem-backup-unreadable = { $file } ist keine brauchbare Sicherung: { $reason }.
problem-restore-exists = In { $data } sind schon Daten. Mit --force werden sie ersetzt: Alles, was dort ist, geht verloren.
problem-data-newer = { $data } wurde von einer neueren Version von Hearthlight geschrieben. Installiere diese Version.
problem-data-other-version = { $data } wurde von einer anderen Version von Hearthlight geschrieben. Nimm jene Version oder starte diesen Server einmal: Er bringt die Daten auf den neuen Stand.

## `hearthlight admin`

admin-table = Tisch
admin-campaign = Kampagne
admin-person = Person
admin-name = Name
admin-kind = Art
admin-key = Kennung
admin-game = Spiel
admin-pack = Paket
admin-state = Stand
admin-finished = beendet
admin-round = Runde { $round }
admin-moves = Züge
admin-created = Angelegt
admin-last = Zuletzt gespielt
admin-seats = Plätze
admin-tables = Tische
admin-opens = Lässt sich öffnen
admin-yes = ja
admin-reason = Grund
admin-nothing-broken = Jeder Tisch und jede Kampagne lässt sich öffnen.
admin-delete-sure = Das lässt sich nicht rückgängig machen. Zum Löschen { $id } eintippen:
admin-delete-not = Es wurde nichts gelöscht.
admin-deleted = { $id } wurde gelöscht.
admin-expire-none = Kein Tisch ist seit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} unbenutzt.
admin-expire-sure = Mit --yes { $tables ->
    [one] wird dieser Tisch
   *[other] werden diese { $tables } Tische
} gelöscht.
admin-expired = { $tables ->
    [one] { $tables } Tisch wurde gelöscht.
   *[other] { $tables } Tische wurden gelöscht.
}
