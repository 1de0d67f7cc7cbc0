# The kinds of cards in the library.

library-blackout-volunteer = Volunteers
library-blackout-specialist = Specialists
library-blackout-plan = Contingency plans
library-blackout-emergency = Emergency plans
library-blackout-tile = Scout tiles
