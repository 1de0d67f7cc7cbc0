"""Tables for the tests of the page, as the server sends them: `python -m tests.games.blackout.positions` writes them.

A few named questions, and moments of random games (`positions.json`) on which the page is compared with the outlook.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import Table, look

from .tables import PACK

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "blackout" / "fixtures"


class Person(NamedTuple):
    name: str
    kind: str = "person"
    bot: str | None = None


def sent(match: Match, seat: int | None) -> dict[str, Any]:
    """What the page gets of a table, without what has happened so far."""
    people = [Person(name) for name in ("Ada", "Bo", "Cy", "Di")[: match.state.seats]]
    sight = look(Table(match, people), seat, "en", since=len(match.log))
    chairs = [
        {"index": index, "name": person.name, "kind": "person", "bot": None, "mine": index == seat, "thinking": False}
        for index, person in enumerate(people)
    ]
    mine: dict[str, Any] = {"id": "fixture", "version": 1, "seats": chairs, "host": True, "chat": [], "campaign": None}
    return mine | dict(msgspec.to_builtins(sight))


def played(name: str, seed: int, until: Callable[[Blackout], bool], players: int = 3, **options: object) -> Match:
    """A game that bots of that name play until something holds."""
    match = Match(BLACKOUT, make_options(BLACKOUT, players=players, **options), seed)
    bot, dice, state = BLACKOUT.bot(name), Dice(seed), match.state
    assert isinstance(state, Blackout)
    while state.to_act and not until(state):
        seat = dice.pick(state.to_act)
        match.play(seat, bot.choose(state, seat, dice).notation())
    return match


def asked(asks: str, least: int = 1, seat: int = 0) -> Callable[[Blackout], bool]:
    """The seat is asked this, in a round that is not too early, with something to choose."""
    return lambda state: (
        state.round >= least
        and seat in state.to_act
        and state.decision(seat, details=False).asks == asks
        and len(state.moves(seat)) > 3
    )


def after(plies: int) -> Callable[[Blackout], bool]:
    return lambda state: state.ply >= plies


def tables() -> dict[str, Any]:
    """By file."""
    found: dict[str, Any] = {
        "table-plan-early": sent(played("greedy", 1, asked("plan")), 0),
        "table-objectives-early": sent(played("greedy", 1, asked("objectives")), 0),
        "table-place-late": sent(played("greedy", 1, asked("place", 7)), 0),
    }
    moments = []
    campaign = {"mode": "campaign", "chapter": 3}
    games: list[tuple[int, dict[str, object]]] = [(2, {}), (3, {}), (4, {}), (1, {**campaign})]
    for seed, (players, options) in enumerate(games):
        for plies in (20, 60, 100):
            match = played("random", seed, after(plies), players, **options)
            seat = match.state.to_act[0] if match.state.to_act else 0
            moments.append(sent(match, seat))
    return found | {"positions": moments, "pack": BLACKOUT.printed(PACK, "en")}


def written(tables: Any) -> str:
    """As JSON, a table a line."""
    if isinstance(tables, list):
        return "[\n" + ",\n".join(msgspec.json.encode(table).decode() for table in tables) + "\n]\n"
    return msgspec.json.encode(tables).decode() + "\n"


if __name__ == "__main__":
    for name, table in tables().items():
        (FOLDER / f"{name}.json").write_text(written(table), "utf-8")
