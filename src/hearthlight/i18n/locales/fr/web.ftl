## La page : partout

web-title = Hearthlight
web-skip = Aller au contenu
web-navigation = Pages
web-rules = Règles
web-campaign = Campagne
web-language = Langue
web-loading = Chargement…
web-close = Fermer
web-save = Enregistrer
web-copy = Copier
web-copied = Copié.
web-copy-by-hand = Le navigateur interdit la copie. Sélectionnez le lien et copiez-le vous-même.
web-yes = oui
web-no = non
web-try-again = Réessayer
web-back-to-lobby = Retour à l’accueil
web-unknown-page = Il n’y a rien à cette adresse.
web-trouble-offline = Serveur injoignable. Vérifiez votre connexion et réessayez.
web-trouble-unanswered = Le serveur n’a pas répondu à temps. Si rien n’a changé, réessayez.
web-trouble-not-found = Introuvable. Le lien est peut-être périmé ou mal recopié.
web-trouble-part = Une partie de la page n’a pas pu être chargée, même après un rechargement. Le serveur redémarre peut-être : rechargez la page dans un instant.
web-trouble-unknown = Quelque chose s’est mal passé. Veuillez réessayer.

## Les noms

web-your-name = Votre nom
web-no-name = Pas encore de nom
web-name-hint = Le nom que les autres verront à la table
web-name-optional = Votre nom (facultatif)
web-name-of = Nom du joueur { $number }
web-seat = Joueur { $number }
web-seat-name = Nom

## L’accueil

web-which-game = Quel jeu ?
web-players-range = { $from } à { $to } joueurs
web-play = Jouer
web-starting = Lancement…
web-more = Joueurs et options
web-less = Fermer les options
web-players = Joueurs
web-chapter-number = Chapitre { $number }
web-seats = Places
web-seat-me = Une personne sur cet appareil
web-seat-open = Place libre : inviter quelqu’un
web-seat-colour = Couleur
web-seat-colour-left = Celle qui reste
web-bot-random = Ordinateur : au hasard
web-bot = Ordinateur : { $bot }
web-bot-name = Ordinateur { $number }
web-bot-wins = Gagne { $percent } parties à deux sur 100 contre « { $bot } ».
web-create = Lancer la partie
web-running-games = Vos parties
web-no-running-games = Aucune partie en cours. Lancez-en une avec « Jouer ».
web-public = Publique : affichée à l’accueil, et chacun peut prendre une place libre
web-open-tables = Parties à rejoindre
web-more-tables = Afficher les parties plus anciennes
web-finished-games =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
web-with = avec { $names }
web-alone = en solo
web-round = Manche { $round }
web-your-turn = À vous !
web-waiting-for = En attente : { $names }.
web-waiting-for-players =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
web-won-by = Victoire : { $names }.
web-nobody-won = Personne ne gagne.
web-won-together = Vous avez gagné ensemble.
web-lost-together = Vous avez perdu ensemble.
web-won-alone = Vous avez gagné.
web-lost-alone = Vous avez perdu.
web-won = Gagnée
web-lost-in-round = Perdue à la manche { $round }

web-join-title = Rejoindre une partie
web-join-link = Lien d’invitation
web-join = Rejoindre
web-join-no-link = Ce n’est pas un lien d’invitation.
web-invited-to = On vous invite à jouer : { $game }
web-sit-down = Prendre la place
web-room-brought = Cette partie a été importée ou en continue une autre. Quelqu’un à la table sait peut-être déjà ce qui va arriver.
web-just-watch = Regarder

web-import-title = Ouvrir une partie enregistrée
web-import-file = Depuis un fichier
web-import-paste = Ou collez l’enregistrement ici
web-import = Ouvrir

## La table

web-question = Question
web-why = Pourquoi ? Voir la règle.
web-rule-more = Lire la suite dans les règles
web-busy = Envoi de votre coup…
web-parts = Parties de la table
web-table = Table
web-do-it = Confirmer
web-choose-above = Choisissez ce qui est encadré
web-suggest-one = Proposez un choix
web-not-your-turn = Ce n’est pas votre tour
web-all-choices = Tous les choix ({ $count })
web-not-now = Impossible pour l’instant
web-just-now = À l’instant
web-undo = Annuler
web-undo-bots = Annuler : aussi ce que les robots ont fait depuis
web-moves =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
web-you-decide-for-all = Vous décidez pour tout le monde, après avoir écouté les autres.
web-decides-for-all = { $name } décide pour tout le monde. Proposez ce que vous feriez.
web-suggested-by =
    { $count ->
        [one] { $names } propose ceci
       *[other] { $names } proposent ceci
    }
web-filter = Filtrer les choix
web-filter-nothing = Rien ne correspond.
web-moved-on = La partie a avancé. Regardez à nouveau.
web-game-over = La partie est terminée.
web-watching = À { $names } de jouer.
web-thinking = réfléchit…
web-to-act = doit jouer
web-open = libre
web-you = vous
web-computer = ordinateur
web-person = humain
web-invite-link = Lien d’invitation
web-qr = QR code du lien d’invitation
web-reconnecting = Connexion perdue. Nouvel essai…
web-late = Le serveur tarde à répondre…
web-log = Journal
web-log-empty = Rien pour l’instant.
web-since-your-turn = depuis votre dernier tour
web-watch-again = Revoir
web-watch-start = Depuis votre dernier tour…
web-to-game = Retour à la partie
web-chat = Discuter
web-chat-hint = Votre message
web-send = Envoyer
web-menu = Menu de la table
web-hand-on = Afficher seulement ma main (le plateau est sur un autre écran)
web-hand-off = Afficher toute la table
web-screen-open = Ouvrir le grand écran
web-watch-link = Lien pour spectateurs
web-leave = Quitter la table
web-stay = Rester
web-board-broken = Impossible d’afficher le plateau. Les choix fonctionnent toujours.
web-pass-to = Passez l’appareil à { $name }
web-pass-why = Pour que personne ne voie la main d’un autre.
web-pass-ready = C’est moi, { $name }
web-scan-to-join = Scannez pour jouer : { $name }

## La fin et la relecture

web-total = Total
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-play-again = Rejouer
web-replay = Relecture
web-export = Enregistrer la partie
web-replay-position = Position dans la partie
web-replay-start = La partie est prête.
web-move-of = Coup { $at } sur { $last }
web-step = Un coup en avant
web-step-back = Un coup en arrière
web-play-on = Lecture
web-pause = Pause
web-speed = Vitesse
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-share-moment = Lien vers ce moment
web-share-how = Ce lien montre la partie exactement à ce coup.
web-fork = Continuer à partir d’ici
web-fork-how = Une nouvelle partie commence avec la position après le coup { $at }. Qui joue ?
web-fork-go = Continuer

## La campagne

web-campaign-pitch = Une histoire en plusieurs parties : ce qu’un chapitre rapporte compte pour le suivant.
web-campaign-at = À suivre : le chapitre { $chapter }.
web-campaign-open = Ouvrir la campagne
web-campaign-continue = Poursuivre la campagne
web-campaign-new = Nouvelle campagne
web-campaign-begin = Débuter
web-campaign-play = Jouer le chapitre { $chapter }
web-campaign-over = Cette campagne est terminée.
web-no-campaigns = Vous n’avez pas encore commencé de campagne.
web-campaign-how = Qui joue, et comment

## Les règles

web-rules-of = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-contents = Sections
web-rules-found =
    { $count ->
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
web-rules-nothing = Aucune règle ne contient ces mots.
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-reset = Voir toute la carte
