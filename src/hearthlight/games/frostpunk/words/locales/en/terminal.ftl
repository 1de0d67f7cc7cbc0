## Simulation and packs at a terminal

simulate-lost-hope = hope lost
simulate-lost-discontent = discontent
simulate-lost-malfunction = malfunction
simulate-lost-sickness = sickness
simulate-lost-hunger = hunger
simulate-lost-corpses = too many dead
simulate-lost-time = out of time
pack-ok-frostpunk = { $pack }: { $cards } cards, { $buildings } building tiles, { $sectors } sectors. Hash { $hash }.
