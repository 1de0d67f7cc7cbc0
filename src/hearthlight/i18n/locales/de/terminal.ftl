## Das Terminal

terminal-welcome = { $game }, Seed { $seed }. Gib die Nummer einer Möglichkeit ein; „help“ zeigt die übrigen Befehle.
terminal-help = Gib eine Nummer ein, um diese Möglichkeit zu wählen. Außerdem: a (den Vorschlag ausführen), undo, save DATEI, why (die Regel hinter der Frage), hint (ein Tipp), table, log, card NAME, icons (was die Zeichen bedeuten), suggest PLATZ NUMMER (wenn einer für alle entscheidet), quit.
terminal-suggested = ← Vorschlag von { $players }
terminal-proposal = { $more ->
    [0] Vorschlag: { $first }
    [one] Vorschlag: { $first }, dann 1 weiterer Zug
   *[other] Vorschlag: { $first }, dann { $more } weitere Züge
}
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert in { $file }.
terminal-curtain = { $player }, du bist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
terminal-final = Schlusswertung
terminal-points = Punkte
terminal-cut = Die Aufzeichnung bricht mitten in einer Zeile ab; gelesen wurde sie bis Zug { $moves }.
terminal-at-move = { $moves ->
    [one] Die Aufzeichnung endet nach { $moves } Zug.
   *[other] Die Aufzeichnung endet nach { $moves } Zügen.
}
terminal-bye = Bis bald. „hearthlight play { $game } --record DATEI“ setzt ein gespeichertes Spiel fort.
terminal-names = Titel des Pakets: { $pack }
problem-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
problem-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.

## Simulation

simulate-title = { $games ->
    [one] { $games } Spiel { $game }
   *[other] { $games } Spiele { $game }
}
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-mean = Mittelwert
simulate-lowest = Minimum
simulate-highest = Maximum
simulate-playing = Spielt
simulate-rounds = Runden: { $mean } im Mittel, { $low } bis { $high }
simulate-speed = { $moves } Züge in { $seconds } s, { $rate } pro Sekunde
simulate-nobody = Spiele ohne Sieg: { $games }.
simulate-stopped = Nach { $played } von { $games } Spielen angehalten.
simulate-fate = Schicksal
simulate-games = Spiele
simulate-share = Anteil
simulate-share-of-defeats = Anteil der Niederlagen
simulate-mean-rounds = Runden
simulate-won = Gewonnen

## Der Server

serve-local = Hearthlight ist bereit: { $url }
serve-network = In deinem Netzwerk: { $url }

## `hearthlight games`

cli-key = Name im Befehl
cli-option = { $values } (Standard: { $usual })
cli-value = { $value }: { $about }
cli-colours = für jeden Platz, mit Kommas: { $values }
cli-bots = Bots
cli-packs = Pakete

## `hearthlight learn`

terminal-lesson = Lektion
terminal-lesson-key = Name in Befehlen
terminal-lesson-minutes = Minuten
terminal-lesson-state = Geschafft
terminal-lesson-how = Anfangen oder weitermachen mit „hearthlight learn { $game } NAME“. ✓ ist geschafft, … ist angefangen.
terminal-lesson-welcome = Tippe die Nummer einer Wahl; was die Lektion möchte, hat einen Pfeil. Außerdem: show, hint, back, why, table, quit.
terminal-lesson-on = Weiter mit Enter >
terminal-lesson-bye = Auf Wiedersehen. „hearthlight learn { $game } { $lesson }“ macht hier weiter.
terminal-puzzle-help = hint (Tipp), show (eine Lösung, Schritt für Schritt), again (von vorn)
problem-lessons-unreadable = { $file } kann nicht gelesen werden: { $reason }.

# A command line that was not understood.
problem-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Bekannt: { $known }.
problem-missing-argument = Es fehlt etwas: { $argument }.
problem-bad-argument = { $argument } kann nicht „{ $value }“ sein.
problem-unused-word = „{ $word }“ gehört nicht hierher. Was möglich ist, zeigt --help.
problem-bad-command = Dieser Befehl ist nicht zu verstehen: { $reason }
problem-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Bekannt: { $known }.
problem-data-in-use = Ein anderer Server benutzt { $data }. Beende ihn zuerst oder nimm eine andere Datei.
problem-data-unusable = { $data } ist nicht benutzbar: { $reason }.
problem-key-damaged = { $file } enthält keinen brauchbaren Schlüssel. Stelle die Datei aus einer Sicherung wieder her. Löschst du sie stattdessen, verlieren alle ihre Plätze.
problem-no-secret = Setze HEARTHLIGHT_SECRET auf einen langen zufälligen Text und ändere ihn nie: Daran erkennt der Server alle wieder.

## `hearthlight review`

terminal-review = { $player }: Bei { $alike } von { $looked } Entscheidungen hätte ich dasselbe getan.
terminal-review-none = Ich hätte fast genauso gespielt.
terminal-review-turn = { $round }: { $question }
terminal-review-did = Getan: { $moves }
terminal-review-better = Das hätte ich getan: { $moves }
terminal-review-how = Von einem dieser Momente an weiterspielen: hearthlight review { $file } --again NUMMER
terminal-review-offer = „review“ zeigt die wichtigsten Entscheidungen, die Eingabetaste beendet:
