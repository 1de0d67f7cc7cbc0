## Das Terminal

terminal-welcome = { $game }, Seed { $seed }. Gib die Nummer einer Möglichkeit ein; „help“ zeigt die übrigen Befehle.
terminal-help = Eine Nummer spielt diese Möglichkeit. Außerdem: undo, save DATEI, why (die Regel hinter der Frage), table, log, card ID, suggest PLATZ NUMMER (wo einer für alle entscheidet), quit.
terminal-suggested = ← Vorschlag von { $players }
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert in { $file }.
terminal-curtain = { $player }, du bist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
terminal-final = Schlusswertung
terminal-cut = Die Aufzeichnung bricht mitten in einer Zeile ab; gelesen wurde sie bis Zug { $moves }.
terminal-at-move = { $moves ->
    [one] Die Aufzeichnung endet nach { $moves } Zug.
   *[other] Die Aufzeichnung endet nach { $moves } Zügen.
}
terminal-bye = Bis bald. „hearthlight play { $game } --record DATEI“ setzt ein gespeichertes Spiel fort.
terminal-names = Titel des Pakets: { $pack }
problem-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
problem-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.

table-heading = Runde { $round } · { $phase } · Nachfüllstapel { $draw } · Reserve { $reserve } · Vorrat: { $transport } Transport, { $gps } GPS
table-last-round = Runde { $round } ist die letzte
table-rondel = Rondell
table-map = Hongkong
table-district = Bezirk
table-tiles = Plättchen
table-around = Orte ringsum
table-display = Auslage
table-price = Preis
table-players = Spieler
table-player = Spieler
table-points = Punkte
table-money = HK$
table-transport = Transport
table-gps = GPS
table-supply = Steine
table-hand = Hand
table-slots = Slots
table-objectives = Ziele
table-finished = Abgeschlossen
table-hospital = Krankenhaus
table-slot = Slot { $number }
table-checks = Häkchen-Aktionen
table-restore = Stromversorgung
table-own = Deine Konsole

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
simulate-fate = Schicksal
simulate-games = Spiele
simulate-share = Anteil
simulate-share-of-defeats = Der Niederlagen
simulate-mean-rounds = Runden
simulate-won = Gewonnen
simulate-lost-hope = Hoffnung verloren
simulate-lost-discontent = Unzufriedenheit
simulate-lost-malfunction = Störfall
simulate-lost-sickness = Krankheit
simulate-lost-hunger = Hunger
simulate-lost-corpses = zu viele Tote
simulate-lost-time = Zeit abgelaufen

pack-ok-blackout = { $pack }: { $cards } Karten, { $tiles } Plättchen, { $locations } Orte, { $districts } Bezirke. Hash { $hash }.
pack-ok-frostpunk = { $pack }: { $cards } Karten, { $buildings } Gebäudeplättchen, { $sectors } Sektoren. Hash { $hash }.

## Der Server

serve-local = Hearthlight ist bereit: { $url }
serve-network = In deinem Netzwerk: { $url }
