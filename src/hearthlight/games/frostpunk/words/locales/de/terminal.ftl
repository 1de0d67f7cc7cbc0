## Simulation and packs at a terminal

simulate-lost-hope = Hoffnung verloren
simulate-lost-discontent = Unzufriedenheit
simulate-lost-malfunction = Störfall
simulate-lost-sickness = Krankheit
simulate-lost-hunger = Hunger
simulate-lost-corpses = zu viele Todesfälle
simulate-lost-time = Zeit abgelaufen
pack-ok-frostpunk = { $pack }: { $cards } Karten, { $buildings } Gebäudeplättchen, { $sectors } Sektoren. Hash { $hash }.

## Was die Arena zählt

counted-law = Gesetze
counted-technology = Technologien
counted-choice = Entscheidungen auf Karten
counted-journey = Entscheidungen auf Expeditionen
counted-option = { $card } ({ $id }): Möglichkeit { $number }
counted-building = Errichtete Gebäude
counted-work = Arbeit in Gebäuden
counted-storms = Wie oft Sturm war
counted-cores = Übrige Dampfkerne
