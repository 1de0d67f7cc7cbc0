### À qui de jouer, pour qui ne regarde pas, et ce qui a été dit d’avance.

turn-message = À vous de jouer : { $game }. { $round }.
turn-test = Hearthlight vous préviendra ici quand ce sera à vous de jouer.
problem-no-webhook = Vous n’avez saisi aucune adresse pour les messages.
problem-webhook-no-url = Saisissez une adresse complète qui commence par https://.
problem-webhook-host = La personne qui gère ce serveur n’autorise pas les messages vers { $host }.
problem-webhook-failed = Le message n’a pas été remis : { $reason }.
problem-too-many-tests = Cela fait beaucoup de messages. Réessayez dans { $seconds } s.

web-turns-elsewhere =
    { $count ->
        [one] ({ $count } tour)
       *[other] ({ $count } tours)
    }
web-turns-notice = { $round }. Ouvrez la table.
web-settings-turns = Quand c’est à moi de jouer
web-setting-bell = Faire sonner une cloche
web-setting-bell-off = Non
web-setting-bell-on = Oui
web-setting-notify = Notification du navigateur quand cette page est cachée
web-setting-notify-off = Non
web-setting-notify-on = Oui
web-notify-blocked = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
web-webhook = Messages en mon absence
web-webhook-about = Le serveur envoie un message chaque fois que c’est à vous de jouer et que vous n’avez pas la table sous les yeux.
web-webhook-none = La personne qui gère ce serveur n’a autorisé aucun service de messages.
web-webhook-kind = Service
web-webhook-ntfy = ntfy
web-webhook-discord = Discord
web-webhook-slack = Slack
web-webhook-url = Adresse de votre sujet ou de votre webhook
web-webhook-hosts = Autorisé : { $hosts }
web-webhook-save = Enregistrer
web-webhook-saved = Enregistré. C’est là que vous recevrez les messages.
web-webhook-test = Envoyer un message d’essai
web-webhook-tested = Envoyé.
web-webhook-drop = Ne plus envoyer de messages

web-orders = Consignes
web-orders-count = Consignes ({ $count })
web-orders-sign =
    { $count ->
        [one] { $count } consigne
       *[other] { $count } consignes
    }
web-orders-about = Dites d’avance ce que vous répondez, pour que personne n’ait à vous attendre. Les autres ne voient pas vos consignes. Dans le journal, chaque réponse ainsi donnée porte la mention « par consigne ».
web-orders-round = pour cette manche seulement
web-orders-game = jusqu’à ce que vous l’annuliez
web-order-ask = Me demander
web-ordered-ahead = par consigne
web-since-moves =
    { $count ->
        [one] Depuis votre dernier tour : { $count } coup
       *[other] Depuis votre dernier tour : { $count } coups
    }
web-since-play = Regarder
web-since-skip = Pas maintenant
