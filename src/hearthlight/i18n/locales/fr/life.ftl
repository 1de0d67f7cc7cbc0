## La vie d’une table : partir, robots remplaçants, invitations, pendules, archives

web-away = absent
web-here = présent
web-on-phone = sur téléphone
web-stands-in = absent, un robot joue
web-replaced = Un robot joue à votre place.
web-take-back = Reprendre ma place
web-bot-for-you = Un robot joue à votre place
web-seat-for-you = Une place pour vous
web-give-to-bot = Laisser jouer un robot
web-vote-for-bot = Voter pour un robot
web-votes =
    { $count ->
        [one] { $count } voix pour un robot
       *[other] { $count } voix pour un robot
    }
web-chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-open-seat = Libérer cette place
web-invite-all = Inviter des joueurs
web-invite-all-title = Inviter à cette table
web-invite-all-how = Envoyez ce lien ou faites scanner le code. La personne qui l’ouvre choisit une des places libres.
web-waiting-room = Aller à la salle d’attente
web-sit-here = S’asseoir ici
web-room-full = Toutes les places sont prises.
web-room = Salle d’attente
web-room-waiting =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
web-room-starts = La partie commence dès que toutes les places sont prises.
web-room-starts-host = La partie commence dès que toutes les places sont prises. D’ici là, vous pouvez confier les places libres à des robots.
web-room-starts-guest = La partie commence dès que toutes les places sont prises. D’ici là, { $name }, qui a ouvert la table, peut confier les places libres à des robots.
web-room-ready = Toutes les places sont prises : la partie peut commencer.
web-start-with-bots = Commencer avec des robots
web-hosts = a ouvert la table
web-seat-free = Place libre
web-move-here = Changer de place
web-to-table = Aller à la table
web-leave-how = Que faire de votre place ?
web-leave-bot = Je reviens
web-leave-bot-about = Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
web-leave-open = Libérer ma place
web-leave-open-about = La partie attend que quelqu’un la prenne.
web-leave-concede = Abandonner
web-leave-concede-about = Un robot joue jusqu’à la fin. Vous ne pourrez pas revenir.
web-leave-concede-sure = Abandonner cette partie pour de bon ?
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-card-actions = Autres actions pour cette partie : { $game }
web-archive = Archiver
web-archive-sure = C’est à vous d’y jouer. La partie continuera de vous attendre, parmi les parties archivées.
web-archive-anyway = Archiver quand même
web-bring-back = Désarchiver
web-delete = Supprimer
web-not-delete = La garder
web-delete-sure = Supprimer définitivement cette partie ?
web-archived-games =
    { $count ->
        [one] { $count } partie archivée
       *[other] { $count } parties archivées
    }
web-expires = Sera supprimée le { $day } : personne n’y a joué depuis longtemps.
web-keep = La garder
web-export-sure = L’enregistrement montre ce qui va arriver. Si vous le prenez, un robot joue à votre place. Vous ne pourrez pas revenir.
web-export-anyway = Enregistrer et abandonner
web-export-not = Pas maintenant
web-time-left = Temps restant pour { $name } :
web-time-up = temps écoulé, choix d’un robot
web-time-up-you = Votre temps était écoulé. Un robot a choisi pour vous ; le journal dit quoi.
web-clock = Limite de temps
web-clock-none = Aucune
web-clock-move-minutes =
    { $count ->
        [one] { $count } minute par décision
       *[other] { $count } minutes par décision
    }
web-clock-move-days =
    { $count ->
        [one] { $count } jour par décision
       *[other] { $count } jours par décision
    }
web-clock-game-minutes =
    { $count ->
        [one] { $count } minute chacun pour toute la partie
       *[other] { $count } minutes chacun pour toute la partie
    }
web-clock-game-days =
    { $count ->
        [one] { $count } jour chacun pour toute la partie
       *[other] { $count } jours chacun pour toute la partie
    }
web-clock-then = Quand le temps est écoulé
web-clock-then-move = Un robot prend cette décision
web-clock-then-seat = Un robot prend la place
