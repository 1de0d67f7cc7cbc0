## Ce que le serveur refuse, et pourquoi

problem-no-table = Cette table n’existe pas.
problem-table-archived = Cette table ne peut plus être ouverte : le jeu a trop changé depuis le début de la partie. Vous pouvez encore en garder l’enregistrement.
problem-no-seat = Il n’y a pas de place { $seat } à cette table.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-at-table = Vous n’êtes pas à cette table.
problem-stale = La partie a avancé. Regardez à nouveau.
problem-no-open-seat = Cette place est prise.
problem-no-invite = Cette invitation n’est plus valable.
problem-needs-invite = Cette table est privée : demandez une invitation à la personne qui l’a ouverte.
problem-foreknown = La personne qui a ouvert cette table sait ce qui va arriver : personne d’autre ne peut s’y asseoir.
problem-bot-plays = Un robot joue à votre place. Reprenez d’abord votre place.
problem-somebody-here = La personne qui tient cette place est encore à la table.
problem-host-decides = C’est à la personne qui a ouvert la table de décider.
problem-host-deletes = Seule la personne qui a ouvert cette table peut la supprimer. Vous pouvez l’archiver.
problem-others-play = D’autres personnes sont à cette table : elle ne peut pas être supprimée. Vous pouvez l’archiver.
problem-game-over = La partie est terminée.
problem-game-begun = La partie a commencé.
problem-no-colour = Ce jeu n’a pas de couleur « { $colour } ».
problem-colour-of-another = Quelqu’un d’autre a cette couleur.
problem-no-rematch = Il n’y a pas de revanche pour cette partie.
problem-no-campaign = Cette campagne n’existe pas.
problem-not-finished = Ce sera possible une fois la partie terminée.
problem-no-story = Seule une partie sans information cachée a un récit.
problem-seed-with-guests = On ne peut choisir la graine que sans invités : elle vous révélerait tous les secrets.
problem-unknown-order = Cette consigne n’existe pas : { $order }.
problem-record-cut = L’enregistrement s’arrête au milieu d’une ligne.
problem-record-too-long = L’enregistrement compte trop de coups ; le maximum est { $most }.
problem-record-foreign-pack = L’enregistrement a été joué avec un pack que ce serveur n’a pas.
problem-data-away = Le serveur n’a pas accès à ses données pour l’instant. Réessayez dans un moment.
problem-disk-full = Le serveur ne peut pas écrire sur son disque pour l’instant. Le disque est peut-être plein. Tous les coups précédents sont enregistrés.
problem-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Réessayez dans { $seconds } s.
problem-too-much-chat = Cela fait beaucoup d’un coup. Redites-le dans { $seconds } s.
problem-too-many-sockets = Vous avez trop de tables ouvertes en même temps.
problem-no-code = Ce code n’existe pas, a déjà servi ou est trop ancien.
problem-no-device = Cet appareil n’existe pas.
problem-too-many-codes = Trop de codes en peu de temps. Réessayez dans { $seconds } s.
problem-too-many-changes = Trop de modifications en peu de temps. Réessayez dans { $seconds } s.
problem-signed-out = Cet appareil a été déconnecté.
problem-http = Le serveur a refusé ({ $status }).
problem-http-400 = Demande incompréhensible : { $detail }
problem-http-403 = Cette demande ne vient pas de notre page. Rechargez-la et réessayez.
problem-http-404 = Il n’y a rien ici.
problem-http-405 = Ce n’est pas possible ici.
problem-http-413 = C’est trop volumineux.
problem-http-429 = Un peu moins vite, s’il vous plaît.
problem-http-500 = Quelque chose s’est mal passé de notre côté. La personne qui gère le serveur le retrouvera dans le journal : { $request }.

## Les jeux, et ce qu’on choisit avant une partie

