"""What can be pointed at in Blackout, the rule that tells more about it, and how it stands."""

from __future__ import annotations

from typing import Any

from hearthlight.games.contract import About, abouts_of

from ..content.effects import STOCK
from ..content.pack import Pack
from .view import View

GROUPS: dict[str, dict[str, str]] = {
    "phases": {
        "round": "B11.3",
        "flag": "B3.2",
        "acting": "B3.1",
        "phase-0": "B2.9",
        "phase-1": "B4.2",
        "phase-2": "B5.1",
        "phase-3": "B6.1",
        "phase-4": "B7.1",
        "phase-5": "B8.1",
        "phase-6": "B9.1",
        "phase-7": "B10.2",
        "phase-8": "B11.1",
    },
    "resources": {
        "rondel": "B1.3",
        "die": "B5.2",
        "food": "B9.2",
        "tools": "B13.1",
        "gasoline": "B13.1",
        "water": "B9.2",
        "books": "B13.1",
        "medipacks": "B12.4",
        "battery": "B3.4",
        "same": "B6.2",
        "cube": "B3.5",
    },
    "tokens": {
        "money": "B8.2",
        "points": "B11.4",
        "transport": "B6.8",
        "gps": "B7.4",
        "per-search": "B12.5",
        "orchid": "B14.4",
    },
    "cards": {
        "hand": "B11.1",
        "slot": "B4.2",
        "planned": "B4.2",
        "back": "B11.1",
        "shape": "B6.3",
        "card": "B6.3",
        "search": "B7.4",
        "objectives": "B8.3",
        "goal": "B6.2",
        "bonus": "B6.12",
        "finish": "B6.11",
        "check": "B13.4",
        "always": "B13.3",
        "restore": "B6.13",
        "lock": "B2.6",
        "hospital": "B7.7",
        "recover": "B12.4",
        "refresh": "B11.1",
        "display": "B8.2",
        "draw": "B11.3",
        "reserve-deck": "B11.3",
        "volunteer": "B5.2",
        "specialist": "B5.4",
        "leader": "B12.1",
        "mechanic": "B12.3",
        "doctor": "B12.4",
        "emergency-plan": "B6.10",
        "contingency-plan": "B6.10",
    },
    "map": {
        "district": "B10.1",
        "house": "B10.2",
        "location": "B6.7",
        "road": "B1.1",
        "centre": "B6.5",
        "tile": "B7.5",
        "eye": "B7.1",
        "team": "B7.3",
        "probe": "B7.8",
        "warning": "B11.3",
    },
}
"""Every thing by its icon or its place, with its rule."""
IN_TURN = (2, 3, 4, 6, 8)
"""B3.1: the phases in which each seat acts once, clockwise from the starting player."""
BUYING = 5
"""B8.1: here the turns go round and round."""


def abouts(pack: Pack, view: View | None) -> list[About]:
    now = numbers(pack, view) if view else {}
    going = f"phase-{view.phase}" if view and not view.outcome else ""
    seats = [own_numbers(pack, view, seat) for seat in range(len(view.players))] if view else []
    return abouts_of(GROUPS, now, going, still_to_act(view) if view else (), seats)


def numbers(pack: Pack, view: View) -> dict[str, dict[str, Any]]:
    """How things stand on the table, and for whoever looks if that is a player."""
    secured = sum(district.secured for district in view.districts)
    found: dict[str, dict[str, Any]] = {
        "round": {"round": view.round, "last": view.last_round},
        "flag": {"seat": view.starter},
        "draw": {"have": view.draw, "reserve": view.reserve},
        "district": {"have": secured, "of": len(view.districts)},
    }
    if all(view.dice):
        found["die"] = {"resources": view.dice}
    return found | (own_numbers(pack, view, view.seat) if view.seat is not None else {})


def own_numbers(pack: Pack, view: View, seat: int) -> dict[str, dict[str, Any]]:
    mine, ahead = view.players[seat], view.outlook.players[seat]
    found: dict[str, dict[str, Any]] = {
        "cube": {"have": mine.supply},
        "money": {"have": mine.money},
        "points": {"have": mine.points, "total": ahead.score.total},
        "transport": {"have": mine.transport, "left": view.transport},
        "gps": {"have": mine.gps, "left": view.gps},
        "hand": {"have": mine.hand_size, "limit": mine.hand_limit},
        "slot": {"have": mine.open_slots},
        "objectives": {"have": ahead.free_spots},
        "check": {"have": len(mine.unlocked), "of": len(pack.check_ids)},
        "restore": {"have": len(mine.restored)},
        "hospital": {"have": len(mine.hospital)},
        "display": {"money": mine.money, "have": ahead.free_spots},
        "house": {"have": len(mine.houses)},
        "location": {"have": len(mine.cubes)},
        "tile": {"up": len(mine.tiles_up), "down": len(mine.tiles_down)},
    }
    found |= {name: {"have": number} for name, number in zip(STOCK, mine.stock, strict=True)}
    if ahead.most_icons is not None:
        found["search"] = {"have": ahead.most_icons}
    if view.outlook.orchids:
        found["orchid"] = {"have": ahead.orchids}
    return found


def still_to_act(view: View) -> tuple[int, ...]:
    """Who acts now, and who comes after in this phase."""
    if len(view.to_act) != 1:
        return view.to_act
    first, seats = view.to_act[0], len(view.players)
    clockwise = [(first + step) % seats for step in range(seats)]
    if view.phase == BUYING:
        return tuple(clockwise)
    if view.phase in IN_TURN:
        return tuple(clockwise[: seats - (first - view.starter) % seats])
    return view.to_act
