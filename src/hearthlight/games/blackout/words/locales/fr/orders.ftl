### Ce que l’on peut dire d’avance.

order-blackout-no-purchases = Passer tous les achats de cette manche
order-blackout-no-purchases-about = En phase 5, vous n’achetez rien : vous passez à chaque tour.
order-blackout-no-goals = Ne plus compléter d’objectif dans cette manche
order-blackout-no-goals-about = En phase 3, vous vous arrêtez aussitôt, et vos cartes restent telles quelles.
order-blackout-no-scouting = Ne pas explorer dans cette manche
order-blackout-no-scouting-about = En phase 4, vous n’envoyez personne explorer.
order-blackout-plan = Sélectionner à ma place
order-blackout-plan-about = Une fois les dés lancés, l’ordinateur remplit vos emplacements et confirme à votre place. Vous pouvez annuler tant que quelqu’un d’autre choisit encore ses cartes.
order-blackout-routine = Suivre la proposition pour les questions courantes
order-blackout-routine-about = Déploiement, équipes, vente de la nourriture et de l’eau, main à rétablir : la table joue ce qu’elle propose. Ce qui demande réflexion vous attend toujours.
