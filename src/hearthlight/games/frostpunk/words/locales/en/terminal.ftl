## Simulation and packs at a terminal

simulate-lost-hope = hope lost
simulate-lost-discontent = discontent
simulate-lost-malfunction = malfunction
simulate-lost-sickness = sickness
simulate-lost-hunger = hunger
simulate-lost-corpses = too many dead
simulate-lost-time = out of time
pack-ok-frostpunk = { $pack }: { $cards } cards, { $buildings } building tiles, { $sectors } sectors. Hash { $hash }.

## What the arena counts

counted-law = Laws
counted-technology = Technologies
counted-choice = Choices on cards
counted-journey = Choices on expeditions
counted-option = { $card } ({ $id }): option { $number }
counted-building = Buildings erected
counted-work = Work in buildings
counted-storms = Storms
counted-cores = Steam cores left
