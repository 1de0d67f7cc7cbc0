# The kinds of cards in the library.

library-frostpunk-building = Buildings
library-frostpunk-law = Laws
library-frostpunk-technology = Technologies
library-frostpunk-citizen = Citizen cards
library-frostpunk-expedition = Expeditions
library-frostpunk-morning = Morning cards
library-frostpunk-dusk = Dusk cards
library-frostpunk-dispute = Dispute cards
library-frostpunk-consequence = Consequences
library-frostpunk-weather = Weather cards
library-frostpunk-advisor = Advisors
library-frostpunk-scenario = Scenario cards
library-frostpunk-start = Start cards
library-frostpunk-sector = Sectors
