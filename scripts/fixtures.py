"""Writes what the tests of the page draw: `make fixtures`.

`web/src/games/<key>/fixtures/moments.json` says which moments of a game its page is tested with. Games are played at
random, seed after seed, until one comes to such a moment; beside it lies what the server would send of it, what is
printed in the pack, what there is to know about the things on the table, positions of games of every size between
bots, from the first round to late ones, positions with every kind of refusal, and of every kind of event what a move
with it says. A test fails where one of them is stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path

import msgspec

from hearthlight.games import Game, games
from hearthlight.kernel import Dice, Match, Record, State, make_options
from hearthlight.server.payload import SeatInfo, TableInfo
from hearthlight.table import Table, explain, look
from hearthlight.table.sight import LogLine

WEB = Path(__file__).parent.parent / "web" / "src" / "games"
NAMES = ("Ada", "Mei", "Wing", "Kit")
MOST_SEEDS = 200
PLIES = (20, 120, 300, 450)
SEEDS = range(1, 7)
"""In so many games, and as many at random, almost everything happens once."""


Kind = tuple[str, ...]
"""A kind of refusal: what is asked (and then), the verb, the reason."""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """The first player is asked this, from this round on, and among the answers are such moves (patterns)."""

    asks: str
    round: int = 0
    moves: tuple[str, ...] = ()
    players: int = 3


@dataclass
class Chair:
    """Who sits there."""

    name: str
    kind: str
    bot: str | None


def found(game: Game, moment: Moment) -> Match:
    for seed in range(1, MOST_SEEDS):
        match, dice = Match(game, make_options(game, players=moment.players), seed), Dice(seed)
        while match.state.to_act:
            if 0 in match.state.to_act and match.state.round >= moment.round:
                decision = match.state.decision(0)
                offered = [move.notation() for move in decision.moves]
                wanted = all(any(re.fullmatch(pattern, move) for move in offered) for pattern in moment.moves)
                if decision.asks == moment.asks and wanted:
                    return match
            seat = match.state.to_act[0]
            match.play(seat, dice.pick(match.state.moves(seat)).notation())
    raise LookupError(f"{game.key} never comes to {moment}")


def positions(game: Game) -> list[TableInfo]:
    """Games of the usual bot with every number of players after some moves, as somebody who is to act sees them."""
    bot, found = game.bot(), []
    for players in game.values_of("players"):
        match, dice = Match(game, make_options(game, players=players), int(players)), Dice(int(players))
        for plies in PLIES:
            while match.state.to_act and match.state.ply < plies:
                seat = match.state.to_act[0]
                match.play(seat, bot.choose(match.state, seat, dice).notation())
            if match.state.to_act:
                found.append(table_info(match, match.state.to_act[0]))
    return found


def happenings(game: Game) -> list[list[LogLine]]:
    """What the log of a player says of moves, until every kind of event was there that comes in these games."""
    seen, found = set[str](), []
    for seed, kind in product(SEEDS, (game.usual_bot, "random")):
        bot = game.bot(kind)
        match, dice = Match(game, make_options(game, players=3), seed), Dice(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            match.play(seat, bot.choose(match.state, seat, dice).notation())
        for _, told in groupby(log_of(match), key=lambda line: line.ply):
            lines = list(told)
            if not seen.issuperset(line.kind for line in lines):
                seen.update(line.kind for line in lines)
                found.append(lines)
    return found


def refusing(game: Game) -> list[TableInfo]:
    """As few positions as show every kind of refusal that comes in these games: each adds as many as it can."""
    seen: list[tuple[Record, int, int, set[Kind]]] = []
    for seed, kind, players in product(SEEDS[:2], (game.usual_bot, "random"), game.values_of("players")):
        bot = game.bot(kind)
        match, dice = Match(game, make_options(game, players=players), seed), Dice(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            seen.append((match.record, match.state.ply, seat, set(kinds_refused(match.state, seat))))
            match.play(seat, bot.choose(match.state, seat, dice).notation())
    found, known = list[TableInfo](), set[Kind]()
    while True:
        record, ply, seat, kinds = max(seen, key=lambda one: len(one[-1] - known))
        if kinds <= known:
            return found
        known |= kinds
        found.append(table_info(Match.replay(game, record, ply), seat))


def kinds_refused(state: State, seat: int) -> Iterator[Kind]:
    """Now, and in the questions that a move would open."""
    question = state.question
    if question is None:
        return
    for refusal in question.refusals(state, seat):
        yield question.asks, refusal.move.notation().split()[0], refusal.reason
    for move in state.moves(seat):
        if isinstance(move, question.opens):
            after, whole = state.foresee(seat, move)
            if whole and after.question:
                for refusal in after.question.refusals(after, seat):
                    yield question.asks, after.question.asks, refusal.move.notation().split()[0], refusal.reason


def log_of(match: Match, seat: int = 0) -> list[LogLine]:
    chairs = [Chair(name, "person", None) for name in NAMES[: match.state.seats]]
    return look(Table(match, chairs), seat, "en").log


def table_info(match: Match, seat: int = 0) -> TableInfo:
    """As a player's browser gets it, without what happened before."""
    names = NAMES[: match.state.seats]
    mine = [index == seat for index in range(len(names))]
    chairs = [
        Chair(name, "person" if own else "bot", None if own else "random")
        for name, own in zip(names, mine, strict=True)
    ]
    sight = look(Table(match, chairs), seat, "en", since=match.state.ply + 1)
    seats = [
        SeatInfo(index, chair.name, chair.kind, chair.bot, mine=mine[index], thinking=False, invite=None, free=False)
        for index, chair in enumerate(chairs)
    ]
    seen = msgspec.structs.asdict(sight)
    return TableInfo(**seen, id="t", version=1, seats=seats, host=True, chat=[], campaign=None)


def files() -> dict[Path, str]:
    """Each file with what belongs into it."""
    written: dict[Path, str] = {}
    for game in games():
        moments = WEB / game.key / "fixtures" / "moments.json"
        if moments.exists():
            pack = game.packs(game.packs.names()[0])
            written[moments.with_name("pack.json")] = _json(game.printed(pack, "en"))
            written[moments.with_name("help.json")] = _json(explain(game, pack, game.words(pack, "en")))
            for name, moment in msgspec.json.decode(moments.read_bytes(), type=dict[str, Moment]).items():
                written[moments.with_name(f"{name}.json")] = _json(table_info(found(game, moment)))
            written[moments.with_name("positions.json")] = _line_by_line(positions(game))
            written[moments.with_name("refusals.json")] = _line_by_line(refusing(game))
            written[moments.with_name("happenings.json")] = _line_by_line(happenings(game))
    return written


def _line_by_line(things: Iterable[object]) -> str:
    lines = ",\n".join(msgspec.json.encode(thing).decode() for thing in things)
    return f"[\n{lines}\n]\n"


def _json(something: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(something), indent=2).decode() + "\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
