# Les sortes de cartes de la bibliothèque.

library-blackout-volunteer = Volontaires
library-blackout-specialist = Spécialistes
library-blackout-plan = Plans de contingence
library-blackout-emergency = Plans d’urgence
library-blackout-tile = Tuiles Exploration
