## Simulation and packs at a terminal

simulate-lost-hope = espoir perdu
simulate-lost-discontent = mécontentement
simulate-lost-malfunction = panne
simulate-lost-sickness = maladie
simulate-lost-hunger = faim
simulate-lost-corpses = trop de morts
simulate-lost-time = temps écoulé
pack-ok-frostpunk = { $pack } : { $cards } cartes, { $buildings } tuiles Bâtiment, { $sectors } secteurs. Empreinte { $hash }.

## Ce que l’arène compte

counted-law = Lois
counted-technology = Technologies
counted-choice = Choix sur les cartes
counted-journey = Choix en expédition
counted-option = { $card } ({ $id }) : option { $number }
counted-building = Bâtiments construits
counted-work = Travail dans les bâtiments
counted-storms = Tempêtes
counted-cores = Noyaux de vapeur restants
