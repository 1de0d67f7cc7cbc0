## Simulation and packs at a terminal

simulate-lost-hope = espoir perdu
simulate-lost-discontent = mécontentement
simulate-lost-malfunction = panne
simulate-lost-sickness = maladie
simulate-lost-hunger = faim
simulate-lost-corpses = trop de morts
simulate-lost-time = temps écoulé
pack-ok-frostpunk = { $pack } : { $cards } cartes, { $buildings } tuiles Bâtiment, { $sectors } secteurs. Empreinte { $hash }.
