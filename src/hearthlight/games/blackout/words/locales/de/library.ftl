# Die Arten von Karten in der Bibliothek.

library-blackout-volunteer = Helfer
library-blackout-specialist = Spezialisten
library-blackout-plan = Aufgabenkarten
library-blackout-emergency = Notfallpläne
library-blackout-tile = Erkundungsplättchen
