## Die Seite: überall

web-title = Hearthlight
web-skip = Zum Inhalt springen
web-navigation = Seiten
web-rules = Regeln
web-campaign = Kampagne
web-language = Sprache
web-loading = Lädt …
web-close = Schließen
web-save = Speichern
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
web-yes = ja
web-no = nein
web-try-again = Noch einmal
web-back-to-lobby = Zur Lobby
web-unknown-page = Unter dieser Adresse gibt es nichts.
web-trouble-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-trouble-unanswered = Der Server hat nicht rechtzeitig geantwortet. Hat sich nichts geändert, versuche es noch einmal.
web-trouble-not-found = Nicht gefunden. Vielleicht ist der Link veraltet oder enthält einen Tippfehler.
web-trouble-part = Ein Teil der Seite ließ sich auch nach erneutem Laden nicht holen. Vielleicht startet der Server gerade neu. Lade die Seite gleich noch einmal.
web-trouble-unknown = Da ist etwas schiefgegangen. Bitte versuche es noch einmal.

## Namen

web-your-name = Dein Name
web-no-name = Noch kein Name
web-name-hint = So nennen dich die anderen am Tisch
web-name-optional = Dein Name (optional)
web-name-of = Name von Spieler { $number }
web-seat = Spieler { $number }
web-seat-name = Name

## Die Lobby

web-which-game = Welches Spiel?
web-players-range = { $from } bis { $to } Spieler
web-play = Spielen
web-starting = Startet …
web-more = Mitspieler und Optionen
web-less = Optionen schließen
web-players = Spieler
web-chapter-number = Kapitel { $number }
web-seats = Plätze
web-seat-me = Person an diesem Gerät
web-seat-open = Freier Platz: jemanden einladen
web-seat-colour = Farbe
web-seat-colour-left = Was übrig bleibt
web-bot-random = Computer: planlos
web-bot = Computer: { $bot }
web-bot-name = Computer { $number }
web-bot-wins = Gewinnt { $percent } von 100 Spielen zu zweit gegen „{ $bot }“.
web-create = Spiel starten
web-running-games = Deine Spiele
web-no-running-games = Gerade läuft kein Spiel. Starte eins mit „Spielen“.
web-public = Öffentlich: steht in der Lobby, und jeder darf einen freien Platz nehmen
web-open-tables = Spiele zum Mitspielen
web-more-tables = Ältere Spiele zeigen
web-finished-games =
    { $count ->
        [one] { $count } beendetes Spiel
       *[other] { $count } beendete Spiele
    }
web-with = mit { $names }
web-alone = allein
web-round = Runde { $round }
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names }.
web-waiting-for-players =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-won-by = Sieg: { $names }.
web-nobody-won = Niemand gewinnt.
web-won-together = Ihr habt gemeinsam gewonnen.
web-lost-together = Ihr habt gemeinsam verloren.
web-won-alone = Du hast gewonnen.
web-lost-alone = Du hast verloren.
web-won = Gewonnen
web-lost-in-round = Verloren in Runde { $round }

web-join-title = Einem Spiel beitreten
web-join-link = Einladungslink
web-join = Beitreten
web-join-no-link = Das ist kein Einladungslink.
web-invited-to = Du bist eingeladen: { $game }
web-sit-down = Platz nehmen
web-room-brought = Dieses Spiel wurde geladen oder setzt ein früheres fort. Vielleicht weiß am Tisch schon jemand, was kommt.
web-just-watch = Nur zuschauen

web-import-title = Aufgezeichnetes Spiel laden
web-import-file = Aus einer Datei
web-import-paste = Oder die Aufzeichnung hier einfügen
web-import = Öffnen

## Der Tisch

web-question = Frage
web-why = Warum? Regel zeigen.
web-rule-more = In den Regeln weiterlesen
web-busy = Dein Zug wird gesendet …
web-parts = Teile des Tisches
web-table = Tisch
web-do-it = Bestätigen
web-choose-above = Wähle etwas Umrandetes
web-suggest-one = Schlag etwas vor
web-not-your-turn = Du bist nicht dran
web-all-choices = Alle Möglichkeiten ({ $count })
web-not-now = Jetzt nicht möglich
web-just-now = Eben geschehen
web-undo = Rückgängig
web-undo-bots = Rückgängig: auch was die Bots seitdem getan haben
web-moves =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-you-decide-for-all = Du entscheidest für alle, wenn du die anderen gehört hast.
web-decides-for-all = { $name } entscheidet für alle. Schlag vor, was du tun würdest.
web-suggested-by =
    { $count ->
        [one] { $names } schlägt das vor
       *[other] { $names } schlagen das vor
    }
web-filter = Auswahl filtern
web-filter-nothing = Keine Treffer.
web-moved-on = Das Spiel ist schon weiter. Schau noch einmal hin.
web-game-over = Das Spiel ist vorbei.
web-watching = Am Zug: { $names }.
web-thinking = überlegt …
web-to-act = am Zug
web-open = frei
web-you = du
web-computer = Computer
web-person = Mensch
web-invite-link = Einladungslink
web-qr = QR-Code des Einladungslinks
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-late = Der Server braucht lange für die Antwort …
web-log = Spielverlauf
web-log-empty = Noch nichts.
web-since-your-turn = seit deinem letzten Zug
web-watch-again = Noch mal ansehen
web-watch-start = Ab deinem letzten Zug …
web-to-game = Zurück zum Spiel
web-chat = Chat
web-chat-hint = Schreib etwas
web-send = Senden
web-menu = Tischmenü
web-hand-on = Nur meine Hand zeigen (der Spielplan ist auf einem anderen Bildschirm)
web-hand-off = Den ganzen Tisch zeigen
web-screen-open = Großen Bildschirm öffnen
web-watch-link = Link zum Zuschauen
web-leave = Tisch verlassen
web-stay = Bleiben
web-board-broken = Der Spielplan lässt sich nicht zeichnen. Die Auswahl funktioniert trotzdem.
web-pass-to = Gib das Gerät weiter an { $name }
web-pass-why = So sieht niemand fremde Handkarten.
web-pass-ready = Ich bin { $name }
web-scan-to-join = Scannen und als { $name } spielen

## Das Ende und die Wiedergabe

web-total = Gesamt
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-play-again = Noch ein Spiel
web-replay = Wiedergabe
web-export = Aufzeichnung sichern
web-replay-position = Stelle im Spiel
web-replay-start = Das Spiel ist aufgebaut.
web-move-of = Zug { $at } von { $last }
web-step = Ein Zug vor
web-step-back = Ein Zug zurück
web-play-on = Abspielen
web-pause = Pause
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-share-moment = Link zu diesem Moment
web-share-how = Wer diesen Link öffnet, sieht das Spiel genau bei diesem Zug.
web-fork = Ab hier weiterspielen
web-fork-how = Ein neues Spiel beginnt mit dem Stand nach Zug { $at }. Wer spielt?
web-fork-go = Weiterspielen

## Die Kampagne

web-campaign-pitch = Eine Geschichte über mehrere Spiele: Was du in einem Kapitel erreichst, zählt im nächsten.
web-campaign-at = Als Nächstes kommt Kapitel { $chapter }.
web-campaign-open = Kampagne öffnen
web-campaign-continue = Kampagne fortsetzen
web-campaign-new = Neue Kampagne
web-campaign-begin = Beginnen
web-campaign-play = Kapitel { $chapter } spielen
web-campaign-over = Diese Kampagne ist beendet.
web-no-campaigns = Du hast noch keine Kampagne begonnen.
web-campaign-how = Wer spielt und wie

## Die Regeln

web-rules-of = Regeln: { $game }
web-rules-search = Regeln durchsuchen
web-rules-contents = Abschnitte
web-rules-found =
    { $count ->
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
web-rules-nothing = Keine Regel enthält diese Wörter.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-reset = Die ganze Karte zeigen
