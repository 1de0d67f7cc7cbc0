## Simulation and packs at a terminal

simulate-lost-hope = Hoffnung verloren
simulate-lost-discontent = Unzufriedenheit
simulate-lost-malfunction = Störfall
simulate-lost-sickness = Krankheit
simulate-lost-hunger = Hunger
simulate-lost-corpses = zu viele Todesfälle
simulate-lost-time = Zeit abgelaufen
pack-ok-frostpunk = { $pack }: { $cards } Karten, { $buildings } Gebäudeplättchen, { $sectors } Sektoren. Hash { $hash }.
