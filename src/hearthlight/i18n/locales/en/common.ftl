## Words that every game needs

language-name = English
list-and = { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, and { $last }
}
list-or = { $count ->
    [2] { $first } or { $last }
   *[other] { $first }, or { $last }
}
list-comma = ,{" "}
list-semicolon = ;{" "}
list-clauses = { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, and { $last }
}
list-clause-comma = ,{" "}
list-deeds = { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, and { $last }
}
list-deed-comma = ,{" "}
list-ways = { $first }; or { $last }
list-sentences = {" "}
list-named = { $name }: { $what }
quoted = "{ $title }"
seat = Player { $number }
did-move = { $player }: { $move }
rules-rulings-title = Rulings: where the rulebooks differ or are silent

## Problems: one line each, saying what is wrong and, where possible, what would be right

problem-illegal-move = Seat { $seat } cannot play "{ $move }" now.
problem-no-such-choice = "{ $answer }" is not one of the choices. Type a number, or "help".
problem-not-asked = Seat { $seat } has nothing to decide right now.
done-for-you = done for you
problem-cannot-undo = You cannot undo: something was revealed, rolled, or played since your last move.
no-undo-over = The game is over.
no-undo-none = You have nothing to undo yet.
no-undo-others = Others have acted since your last move.
no-undo-revealed = Since your last move, a card has been revealed or dice have been rolled.
no-undo-late = Your time was up. A bot chose for you, and that stands.
problem-not-joint = There is no decision to make together right now.
problem-suggest-to-yourself = You make this decision, so you cannot suggest anything to yourself.
problem-bad-options = These options do not fit { $game }: { $reason }.
problem-unknown-game = There is no game "{ $game }". Known: { $known }.
problem-unknown-bot = There is no bot "{ $bot }". Known: { $known }.
problem-file-missing = There is no file { $file }.
problem-file-unreadable = { $file } cannot be read: { $reason }.
problem-record-unknown-format = This is not a Hearthlight record: its first line should be "hearthlight-record 1".
problem-record-bad-line = Line { $line } of the record makes no sense: "{ $text }".
problem-record-no-header = The record has no usable "{ $header }" line.
problem-record-other-pack = The record was played with a different version of the pack { $pack }: it needs { $wanted }, but { $found } is installed.
problem-record-illegal-move = Move { $number } of the record cannot be played: seat { $seat }, "{ $move }".
problem-record-other-state = { $number ->
    [one] After 1 move the game no longer matches the record.
   *[other] After { $number } moves the game no longer matches the record.
}
problem-record-other-rules = This record was played under version { $wanted } of the rules. Version { $found } is installed, and under it the same moves lead to a different game.
problem-pack-missing = There is no pack at "{ $pack }".
problem-pack-unknown = There is no pack "{ $pack }". Known: { $known }.
problem-pack-unreadable = { $file } is not valid TOML: { $reason }.
problem-pack-twice = { $file }: "{ $field }" is already given in { $other }.
problem-pack-field = { $file }, { $table }, { $card }, { $field }: { $reason }.
problem-pack-card = { $pack }, { $card }, { $field }: { $reason }.
problem-pack-too-large = The pack is too large: at most { $most } bytes are allowed.
problem-pack-unusable = This is not a usable pack: { $reason }.
problem-campaign-other-game = That game was not a chapter of this campaign, or was played by different people.
problem-campaign-finished = This campaign is finished.
problem-campaign-unreadable = { $file } is not a campaign file: { $reason }.
problem-seats = A game for { $players } has seats 1 to { $players }: "{ $seats }" does not fit.
problem-unknown-option = { $game } has no option "{ $option }". It has: { $known }.
problem-no-campaign-game = { $game } has no campaign.
problem-pack-which-game = Use --game to say which game the pack { $pack } is for: { $known }.
