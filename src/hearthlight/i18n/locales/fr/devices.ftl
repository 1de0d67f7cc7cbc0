## La même personne sur plusieurs appareils

devices = Vos appareils
devices-link = Vos appareils et votre code de secours
devices-about = Ici, vous pouvez retrouver votre nom, vos parties et vos réglages sur un autre appareil, et déconnecter des appareils.
devices-list = Appareils connectés
devices-unnamed = Un autre navigateur
devices-this = cet appareil
devices-seen = utilisé { $when }
devices-in-use = en cours d’utilisation
devices-sign-out = Déconnecter
devices-sign-out-this = Se déconnecter ici
devices-sign-out-this-sure = Cet appareil ne vous reconnaîtra plus. Sans autre appareil ni code de secours, vous perdez vos parties.
devices-signed-out = Déconnecté : { $device }
devices-add = Ajouter un appareil
devices-add-about = Scannez ce code avec l’autre appareil ou ouvrez-y le lien. Il sert une seule fois, pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
devices-add-make = Afficher un lien
devices-qr = Code QR du lien
devices-recovery = Code de secours
devices-recovery-none = Si vous perdez tous vos appareils, un code de secours vous permet de revenir. Notez-le ; il n’est montré qu’une fois.
devices-recovery-there = Vous avez un code de secours. En créer un nouveau le remplace.
devices-recovery-make = Créer un code de secours
devices-recovery-again = Créer un nouveau code
devices-recovery-keep = Notez-le et gardez-le en lieu sûr. Il sert une seule fois.
devices-enter = J’ai un code
devices-enter-code = Lien ou code de secours
devices-enter-look = Continuer
devices-become = Continuer sous le nom de { $name } sur cet appareil ?
devices-become-nobody = Continuer avec ces parties sur cet appareil ?
devices-become-tables = { $count ->
    [one] { $count } partie vous suit.
   *[other] { $count } parties vous suivent.
}
devices-become-leave = { $count ->
    [one] La partie que vous avez sur cet appareil reste à { $name }. Pour la garder, créez d’abord un code de secours pour { $name }.
   *[other] Les { $count } parties que vous avez sur cet appareil restent à { $name }. Pour les garder, créez d’abord un code de secours pour { $name }.
}
devices-become-same = Sur cet appareil, vous êtes déjà { $name }.
devices-become-do = Oui, continuer
devices-welcome = Bon retour parmi nous, { $name }.
devices-recovered = Votre code de secours a servi et n’est plus valable. Créez-en un nouveau.
