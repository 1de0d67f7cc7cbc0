### Ce que lisent les exploitants : sauvegardes et entretien d’une maison.

backup-done = Enregistré dans { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
restore-done = Restauré : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
restore-no-key = Le fichier { $file } n’existe pas : personne ne sera reconnu et toutes les places sont perdues. Placez la clé à côté des données ou définissez HEARTHLIGHT_SECRET avant de démarrer le serveur.

problem-backup-exists = { $file } existe déjà. Ajoutez --force pour l’écraser.
problem-backup-unreadable = { $file } n’est pas une sauvegarde utilisable : { $reason }.
problem-restore-exists = { $data } contient déjà une installation. Ajoutez --force pour la remplacer ; son contenu sera perdu.
problem-data-newer = { $data } a été écrit par une version plus récente de Hearthlight. Installez cette version.
problem-data-other-version = { $data } a été écrit par une autre version de Hearthlight. Utilisez cette version, ou démarrez une fois ce serveur pour mettre les données à jour.

## `hearthlight admin`

admin-table = Table
admin-campaign = Campagne
admin-person = Personne
admin-name = Nom
admin-kind = Type
admin-key = Identifiant
admin-game = Jeu
admin-pack = Pack
admin-state = État
admin-finished = terminée
admin-round = manche { $round }
admin-moves = Coups
admin-created = Créée
admin-last = Dernier coup
admin-seats = Places
admin-tables = Tables
admin-opens = Peut s’ouvrir
admin-yes = oui
admin-reason = Raison
admin-nothing-broken = Toutes les tables et toutes les campagnes peuvent être ouvertes.
admin-delete-sure = C’est irréversible. Tapez { $id } pour supprimer :
admin-delete-not = Rien n’a été supprimé.
admin-deleted = { $id } a été supprimé.
admin-expire-none = Aucune table n’est restée inutilisée pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
admin-expire-sure = Ajoutez --yes pour supprimer { $tables ->
    [one] cette table
   *[other] ces { $tables } tables
}.
admin-expired = { $tables ->
    [one] { $tables } table a été supprimée.
   *[other] { $tables } tables ont été supprimées.
}
