"""The waiting room: a table at which seats are open and nothing has been played. People change seats and colours there,
and bots wait for the last of them."""

from __future__ import annotations

from typing import Any

from ..kernel import Match, Problem, make_options
from .live_table import LiveTable
from .problems import Forbidden
from .seating import Wanted, fresh_invite, reseat, seat_of
from .tables import Tables


async def move_to(tables: Tables, live: LiveTable, person: str, index: int) -> None:
    """Somebody goes from their seat to an open one, and takes their name along."""
    seat, mine = seat_of(live, index), live.seats_of(person)
    if len(mine) != 1 or not live.table.waiting:
        raise Forbidden("game-begun")
    old = live.seats[mine[0]]
    changes: dict[int, Wanted] = {
        index: ({"kind": "open"}, {"kind": "person", "person": person, "name": old.name, "reserved": None}),
        old.index: (
            {"kind": "person", "person": person},
            {"kind": "open", "person": None, "name": seat.name, "invite": fresh_invite()},
        ),
    }
    if not await reseat(tables, live.id, changes):
        raise Forbidden("no-open-seat")


async def recolour(tables: Tables, live: LiveTable, person: str, index: int, colour: str) -> None:
    """A colour for a seat, by who sits there or by the host."""
    if person not in (seat_of(live, index).person, live.row.host):
        raise Forbidden("not-your-seat")
    await paint(tables, live, index, colour)


async def paint(tables: Tables, live: LiveTable, index: int, colour: str) -> None:
    """The same game, dealt in the same way, with other pieces. Nobody who sits there loses theirs."""
    game = live.table.game
    if colour not in game.colours:
        raise Problem("no-colour", colour=colour)
    wanted = colours_kept(live)
    if any(colour == wanted[seat.index] and seat.person for seat in live.seats if seat.index != index):
        raise Forbidden("colour-of-another")
    wanted = ["" if wish == colour else wish for wish in wanted]
    wanted[index] = colour

    def anew(match: Match) -> Match:
        options: dict[str, Any] = {**match.record.options, **game.seated(wanted)}
        names = [chair.name for chair in live.seats]
        return Match(game, make_options(game, **options), match.record.seed, pack=match.pack, names=names)

    await tables.begin_anew(live.id, anew)


def colours_kept(live: LiveTable) -> list[str]:
    """What people have, or have asked for; an empty word for a seat that takes what is left."""
    asked = str(live.match.record.options.get("colours", "")).split(",")
    padded = [*(colour.strip() for colour in asked), *[""] * len(live.seats)]
    return [has if seat.person else wish for seat, has, wish in zip(live.seats, live.colours, padded, strict=False)]
