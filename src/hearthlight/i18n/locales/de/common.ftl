## Wörter, die jedes Spiel braucht

language-name = Deutsch
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = ,{" "}
list-semicolon = ;{" "}
list-clauses = { $first } und { $last }
list-clause-comma = ,{" "}
list-deeds = { $first } und { $last }
list-deed-comma = ,{" "}
list-ways = { $first }; oder { $last }
list-sentences = {" "}
list-named = { $name }: { $what }
quoted = „{ $title }“
seat = Spieler { $number }
did-move = { $player }: { $move }
rules-rulings-title = Klarstellungen: wo die Regelhefte voneinander abweichen oder schweigen

## Probleme: je eine Zeile, die sagt, was nicht stimmt, und nach Möglichkeit, was richtig wäre

problem-illegal-move = Platz { $seat } kann „{ $move }“ jetzt nicht spielen.
problem-no-such-choice = „{ $answer }“ steht nicht zur Auswahl. Gib eine Nummer ein oder „help“.
problem-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
done-for-you = für dich erledigt
problem-cannot-undo = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug wurde etwas aufgedeckt, gewürfelt oder gespielt.
no-undo-over = Das Spiel ist zu Ende.
no-undo-none = Du hast noch nichts getan, was sich zurücknehmen ließe.
no-undo-others = Seit deinem letzten Zug haben andere gehandelt.
no-undo-revealed = Seit deinem letzten Zug wurde etwas aufgedeckt: eine Karte oder ein Wurf.
problem-not-joint = Gerade wird nichts gemeinsam entschieden.
problem-suggest-to-yourself = Der Platz, der entscheidet, braucht keinen eigenen Vorschlag.
problem-bad-options = Diese Einstellungen passen nicht zu { $game }: { $reason }.
problem-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $known }.
problem-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannt: { $known }.
problem-file-missing = Die Datei { $file } gibt es nicht.
problem-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-record-unknown-format = Das ist keine Hearthlight-Aufzeichnung: Die erste Zeile müsste „hearthlight-record 1“ lauten.
problem-record-bad-line = Zeile { $line } der Aufzeichnung ergibt keinen Sinn: „{ $text }“.
problem-record-no-header = Der Aufzeichnung fehlt eine brauchbare Zeile „{ $header }“.
problem-record-other-pack = Die Aufzeichnung stammt von einer anderen Fassung des Pakets { $pack }: Sie verlangt { $wanted }, hier ist { $found }.
problem-record-illegal-move = Zug { $number } der Aufzeichnung ist nicht spielbar: Platz { $seat }, „{ $move }“.
problem-record-other-state = Nach { $number } Zügen ist das Spiel nicht mehr das aufgezeichnete.
problem-pack-missing = Unter „{ $pack }“ gibt es kein Paket.
problem-pack-unknown = Ein Paket „{ $pack }“ gibt es nicht. Bekannt: { $known }.
problem-pack-unreadable = { $file } ist kein gültiges TOML: { $reason }.
problem-pack-twice = { $file }: „{ $field }“ steht schon in { $other }.
problem-pack-field = { $file }, { $table }, { $card }, { $field }: { $reason }.
problem-pack-card = { $pack }, { $card }, { $field }: { $reason }.
problem-campaign-other-game = Das war kein Kapitel der Kampagne, oder es haben andere mitgespielt.
problem-campaign-finished = Diese Kampagne ist beendet.
problem-campaign-unreadable = { $file } ist keine Kampagnendatei: { $reason }.
problem-seats = Die Plätze gehen hier von 1 bis { $players }: „{ $seats }“ passt nicht.
problem-unknown-option = { $game } kennt die Option „{ $option }“ nicht. Möglich: { $known }.
problem-no-campaign-game = { $game } hat keine Kampagne.
problem-pack-which-game = Gib mit --game an, zu welchem Spiel das Paket { $pack } gehört: { $known }.
