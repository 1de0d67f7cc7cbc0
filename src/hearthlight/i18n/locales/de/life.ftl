## Das Leben eines Tisches: gehen, Bots als Vertretung, Einladungen, Uhren, Archiv

web-away = abwesend
web-here = anwesend
web-on-phone = am Handy
web-stands-in = abwesend, ein Bot spielt
web-replaced = Für dich spielt gerade ein Bot.
web-take-back = Meinen Platz zurücknehmen
web-bot-for-you = Für dich spielt gerade ein Bot
web-seat-for-you = Ein Platz für dich
web-give-to-bot = Einen Bot spielen lassen
web-vote-for-bot = Für einen Bot stimmen
web-votes =
    { $count ->
        [one] { $count } Stimme für einen Bot
       *[other] { $count } Stimmen für einen Bot
    }
web-chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-open-seat = Platz freigeben
web-invite-all = Mitspielende einladen
web-invite-all-title = An diesen Tisch einladen
web-invite-all-how = Verschicke diesen Link oder lass die anderen den Code scannen. Alle suchen sich dann einen freien Platz aus.
web-waiting-room = Zum Warteraum
web-sit-here = Hier sitzen
web-room-full = Alle Plätze sind besetzt.
web-room = Warteraum
web-room-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
web-room-starts = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-room-starts-host = Das Spiel beginnt, sobald alle Plätze besetzt sind. Bis dahin kannst du freie Plätze Bots geben.
web-room-starts-guest = Das Spiel beginnt, sobald alle Plätze besetzt sind. Bis dahin kann { $name } als Gastgeber freie Plätze Bots geben.
web-room-ready = Alle Plätze sind besetzt: Es kann losgehen.
web-start-with-bots = Jetzt mit Bots beginnen
web-hosts = Gastgeber
web-seat-free = Freier Platz
web-move-here = Hierher wechseln
web-to-table = Zum Tisch
web-leave-how = Was wird aus deinem Platz?
web-leave-bot = Ich komme wieder
web-leave-bot-about = Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.
web-leave-open = Meinen Platz freigeben
web-leave-open-about = Das Spiel wartet, bis sich jemand anderes dorthin setzt.
web-leave-concede = Aufgeben
web-leave-concede-about = Ein Bot spielt für dich zu Ende. Du kannst nicht zurückkommen.
web-leave-concede-sure = Dieses Spiel endgültig aufgeben?
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-card-actions = Mehr zu diesem Spiel: { $game }
web-archive = Archivieren
web-archive-sure = Du bist dort am Zug. Das Spiel wartet weiter auf dich, nur unter den archivierten.
web-archive-anyway = Trotzdem archivieren
web-bring-back = Zurückholen
web-delete = Löschen
web-not-delete = Behalten
web-delete-sure = Dieses Spiel endgültig löschen?
web-archived-games =
    { $count ->
        [one] { $count } archiviertes Spiel
       *[other] { $count } archivierte Spiele
    }
web-expires = Dieses Spiel wird am { $day } gelöscht, weil es lange niemand gespielt hat.
web-keep = Behalten
web-export-sure = Die Aufzeichnung zeigt, was kommt. Wenn du sie sicherst, spielt ein Bot für dich weiter. Du kannst nicht zurückkommen.
web-export-anyway = Sichern und aufgeben
web-export-not = Jetzt nicht
web-time-left = Restzeit für { $name }:
web-time-up = Zeit abgelaufen, ein Bot entschied
web-time-up-you = Deine Zeit war abgelaufen. Ein Bot hat für dich entschieden; was, steht im Spielverlauf.
web-clock = Zeitlimit
web-clock-none = Keines
web-clock-move-minutes =
    { $count ->
        [one] { $count } Minute pro Entscheidung
       *[other] { $count } Minuten pro Entscheidung
    }
web-clock-move-days =
    { $count ->
        [one] { $count } Tag pro Entscheidung
       *[other] { $count } Tage pro Entscheidung
    }
web-clock-game-minutes =
    { $count ->
        [one] { $count } Minute pro Person für das ganze Spiel
       *[other] { $count } Minuten pro Person für das ganze Spiel
    }
web-clock-game-days =
    { $count ->
        [one] { $count } Tag pro Person für das ganze Spiel
       *[other] { $count } Tage pro Person für das ganze Spiel
    }
web-clock-then = Wenn die Zeit abläuft
web-clock-then-move = Ein Bot trifft diese Entscheidung
web-clock-then-seat = Ein Bot übernimmt den Platz
