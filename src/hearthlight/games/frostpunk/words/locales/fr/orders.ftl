### Ce que l’on peut dire d’avance.

order-frostpunk-death = Quand un habitant meurt
order-frostpunk-death-about = On vous demande si vous donnez une carte Habitant quand vous en avez une de ce type.
order-frostpunk-death-give = Donner une de mes cartes
order-frostpunk-death-keep = Garder mes cartes
order-frostpunk-together = Suivre les autres quand ils sont d’accord
order-frostpunk-together-about = Là où vous décidez pour tous, le choix est fait dès que tous les autres le proposent.
order-frostpunk-routine = Répondre aux questions courantes comme proposé
order-frostpunk-routine-about = Lits, guérisons, charbon et autres : la table répond comme elle le propose. Ce qui demande réflexion vous attend toujours.
