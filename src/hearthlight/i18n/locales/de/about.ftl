# Hilfe, wo das Auge ist: Überschriften der Liste der Zeichen, wer als Nächstes handelt.

about-group-phases = Runde und Phasen
about-group-resources = Vorräte
about-group-tokens = Geld, Punkte, Scheine und Geräte
about-group-cards = Karten
about-group-map = Plan
about-group-people = Menschen
about-group-actions = Aktionen
about-group-buildings = Gebäude
about-next = Als Nächstes, in dieser Reihenfolge: { $players }.
