### Ce que l’on peut dire d’avance.

order-frostpunk-death = Quand un habitant meurt
order-frostpunk-death-about = Si vous avez une carte Habitant de ce type, on vous demande si vous la donnez.
order-frostpunk-death-give = Donner une de mes cartes
order-frostpunk-death-keep = Garder mes cartes
order-frostpunk-together = Suivre les autres quand ils sont d’accord
order-frostpunk-together-about = Là où vous décidez pour tous, le choix est fait dès que tous les autres le proposent.
order-frostpunk-routine = Suivre la proposition pour les questions courantes
order-frostpunk-routine-about = Lits, guérisons, charbon et autres : la table joue ce qu’elle propose. Ce qui demande réflexion vous attend toujours.
