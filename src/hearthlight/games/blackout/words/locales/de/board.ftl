## Der Spielplan auf der Seite: Überschriften und Namen seiner Teile

board-round = Runde { $round }
board-starter = Startspieler
board-last-round = Runde { $round } ist die letzte
board-last-short = letzte: { $round }
board-map = Stadtplan von Hongkong
board-rondel = Rondell
board-display = Kartenauslage
board-hand = Hand ({ $count }, aufnehmen bei höchstens { $limit })
board-slot = Slot { $number }
board-objectives = Aufgabenbereich
board-free-spot = freier Platz
board-checks = Häkchen-Aktionen
board-hospital = Krankenhaus
board-tiles = Erkundungsplättchen
board-tile-hidden = verdecktes Erkundungsplättchen
board-tile-known = verdeckt; du hast es gesehen
board-tile-down = verdecktes Plättchen: 1 Ortungszeichen
board-supply = Markiersteine im Vorrat
board-secured = gesichert
board-chosen = in dieser Runde gewählt
board-beyond = dort gibt es noch mehr zur Wahl
