## The table in a terminal

table-heading = Runde { $round } · { $phase } · Nachfüllstapel { $draw } · Reserve { $reserve } · Vorrat: { $transport } Transport, { $gps } GPS
table-last-round = Runde { $round } ist die letzte
table-rondel = Rondell
table-dice = Seiten der Würfel
table-map = Hongkong
table-district = Bezirk
table-tiles = Plättchen
table-around = Orte ringsum
table-display = Auslage
table-price = Preis
table-players = Spieler
table-player = Spieler
table-points = Siegpunkte
table-money = HK$
table-transport = Transport
table-gps = GPS
table-supply = Steine
table-hand = Hand
table-slots = Slots
table-objectives = Aufgabenbereich
table-finished = Häkchen-Bereich
table-hospital = Krankenhaus
table-slot = Slot { $number }
table-checks = Häkchen-Aktionen
table-restore = Stromversorgung
table-own = Deine Konsole
pack-ok-blackout = { $pack }: { $cards } Karten, { $tiles } Plättchen, { $locations } Orte, { $districts } Bezirke. Hash { $hash }.

## Was die Arena zählt

counted-order = Platz in der ersten Runde
counted-opening = Erster Markierstein
counted-card = Gekaufte Karten
counted-plan = Abgeschlossene Pläne
