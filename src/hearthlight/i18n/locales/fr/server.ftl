## Ce que le serveur refuse, et pourquoi

problem-no-table = Cette table n’existe pas.
problem-no-seat = Il n’y a pas de place { $seat } à cette table.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-at-table = Vous n’êtes pas à cette table.
problem-stale = La partie a avancé. Regardez à nouveau.
problem-no-open-seat = Cette place est prise.
problem-no-invite = Cette invitation n’est plus valable.
problem-no-campaign = Cette campagne n’existe pas.
problem-not-finished = Ce sera possible une fois la partie terminée.
problem-no-story = Seule une partie sans information cachée a un récit.
problem-seed-with-guests = On ne peut choisir la graine que sans invités : elle vous révélerait tous les secrets.
problem-record-cut = L’enregistrement s’arrête au milieu d’une ligne.
problem-record-too-long = L’enregistrement compte trop de coups ; le maximum est { $most }.
problem-record-foreign-pack = L’enregistrement a été joué avec un pack que ce serveur n’a pas.
problem-data-away = Le serveur n’a pas accès à ses données pour l’instant. Réessayez dans un moment.
problem-disk-full = Le serveur ne peut pas écrire sur son disque pour l’instant. Le disque est peut-être plein. Tous les coups précédents sont enregistrés.
problem-http = Le serveur a refusé ({ $status }).
problem-http-400 = Demande incompréhensible : { $detail }
problem-http-403 = Cette demande ne vient pas de notre page. Rechargez-la et réessayez.
problem-http-404 = Il n’y a rien ici.
problem-http-405 = Ce n’est pas possible ici.
problem-http-413 = C’est trop volumineux.
problem-http-429 = Un peu moins vite, s’il vous plaît.
problem-http-500 = Quelque chose s’est mal passé de notre côté.

## Les jeux, et ce qu’on choisit avant une partie

