# Die Arten von Karten in der Bibliothek.

library-frostpunk-building = Gebäude
library-frostpunk-law = Gesetze
library-frostpunk-technology = Technologien
library-frostpunk-citizen = Bürgerkarten
library-frostpunk-expedition = Expeditionen
library-frostpunk-morning = Morgenkarten
library-frostpunk-dusk = Dämmerungskarten
library-frostpunk-dispute = Disputkarten
library-frostpunk-consequence = Konsequenzen
library-frostpunk-weather = Wetterkarten
library-frostpunk-advisor = Berater
library-frostpunk-scenario = Szenariokarten
library-frostpunk-start = Startkarten
library-frostpunk-sector = Sektoren
