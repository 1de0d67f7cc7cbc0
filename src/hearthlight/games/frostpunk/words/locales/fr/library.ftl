# Les sortes de cartes de la bibliothèque.

library-frostpunk-building = Bâtiments
library-frostpunk-law = Lois
library-frostpunk-technology = Technologies
library-frostpunk-citizen = Cartes Habitant
library-frostpunk-expedition = Expéditions
library-frostpunk-morning = Cartes Matin
library-frostpunk-dusk = Cartes Crépuscule
library-frostpunk-dispute = Cartes Dispute
library-frostpunk-consequence = Conséquences
library-frostpunk-weather = Cartes Météo
library-frostpunk-advisor = Conseillers
library-frostpunk-scenario = Cartes Scénario
library-frostpunk-start = Cartes de départ
library-frostpunk-sector = Secteurs
