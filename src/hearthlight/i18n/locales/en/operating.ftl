### What operators read: backups, and looking after a house.

backup-done = Saved to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
restore-done = Restored: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
restore-no-key = The key { $file } is missing. Without it the server recognises nobody, and all seats are lost. Before you start the server, put the key beside the data or set HEARTHLIGHT_SECRET.

problem-backup-exists = { $file } already exists. Add --force to overwrite it.
problem-backup-unreadable = { $file } is not a usable backup: { $reason }.
problem-restore-exists = { $data } already holds data. Add --force to replace it: everything there will be lost.
problem-data-newer = { $data } was written by a newer version of Hearthlight. Install that version.
problem-data-other-version = { $data } was written by another version of Hearthlight. Use that version, or start this server once: it updates the data.

## `hearthlight admin`

admin-table = Table
admin-campaign = Campaign
admin-person = Person
admin-name = Name
admin-kind = Kind
admin-key = ID
admin-game = Game
admin-pack = Pack
admin-state = State
admin-finished = finished
admin-round = round { $round }
admin-moves = Moves
admin-created = Created
admin-last = Last played
admin-seats = Seats
admin-tables = Tables
admin-opens = Can be opened
admin-yes = yes
admin-reason = Reason
admin-nothing-broken = Every table and every campaign can be opened.
admin-delete-sure = This cannot be undone. Type { $id } to delete it:
admin-delete-not = Nothing was deleted.
admin-deleted = { $id } has been deleted.
admin-expire-none = No table has been idle for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
admin-expire-sure = Add --yes to delete { $tables ->
    [one] this table
   *[other] these { $tables } tables
}.
admin-expired = { $tables ->
    [one] { $tables } table has been deleted.
   *[other] { $tables } tables have been deleted.
}
