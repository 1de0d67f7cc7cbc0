### Ce que l’on peut dire d’avance.

order-blackout-no-purchases = Passer tous les achats de cette manche
order-blackout-no-purchases-about = En phase 5, vous n’achetez aucune carte : vous passez chaque fois que vient votre tour.
order-blackout-no-goals = Ne plus compléter d’objectif dans cette manche
order-blackout-no-goals-about = En phase 3, vous terminez aussitôt, et vos cartes restent telles quelles.
order-blackout-no-scouting = Ne pas explorer dans cette manche
order-blackout-no-scouting-about = En phase 4, vous restez chez vous.
order-blackout-plan = Sélectionner à ma place
order-blackout-plan-about = Une fois les dés lancés, l’ordinateur remplit vos emplacements et confirme pour vous. Vous pouvez revenir dessus tant que quelqu’un d’autre choisit encore.
order-blackout-routine = Répondre aux questions courantes comme proposé
order-blackout-routine-about = Déployer, former une équipe, gaspiller et rétablir sa main : la table répond comme elle le propose. Ce qui demande réflexion vous attend toujours.
