"""Cards and tiles whose numbers stand still, so that rules tests do not depend on the balance of the pack."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
from msgspec.structs import replace

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.cards import AnyCard, Specialist, Tile, Volunteer
from hearthlight.games.blackout.content.pack import Pack

from ..tables import PACK, begun

_VOLUNTEERS = """
V01 = { colour = "red", cubes = 2, search = 1, goal = { pay = { tools = 2 }, gain = { cube = "red" } } }
V02 = { colour = "red", cubes = 2, search = 1, goal = { pay = { food = 2 }, gain = { cube = "yellow" } } }
V03 = { colour = "red", cubes = 2, search = 1, goal = { pay = { gasoline = 2 }, gain = { cube = "blue" } } }
V05 = { colour = "red", cubes = 2, search = 2, goal = { pay = { books = 2 }, gain = { cube = "yellow" } } }
V06 = { colour = "red", cubes = 2, search = 1, goal = { pay = { money = 4 }, slot = { yellow = 1, red = 2 }, gain = { cube = "yellow" } } }
V07 = { colour = "red", cubes = 3, search = 1, goal = { pay = { tools = 2, gasoline = 1 }, gain = { cube = "blue" } } }
V09 = { colour = "red", cubes = 3, search = 2, goal = { pay = { food = 2, books = 1 }, slot = { blue = 2 }, gain = { cube = "purple" } } }
V10 = { colour = "red", cubes = 1, search = 2, goal = { pay = { same = 3 }, gain = { cube = "any" } } }
V12 = { colour = "yellow", cubes = 2, search = 1, goal = { pay = { water = 2 }, gain = { cube = "blue" } } }
V17 = { colour = "yellow", cubes = 3, search = 1, goal = { pay = { tools = 1, water = 2 }, gain = { cube = "purple" } } }
V27 = { colour = "blue", cubes = 3, search = 1, goal = { pay = { gasoline = 1, medipacks = 2 }, gain = { cube = "red" } } }
V28 = { colour = "blue", cubes = 3, search = 1, goal = { pay = { tools = 2, books = 1 }, gain = { cube = "yellow" } } }
N01 = { colour = "red", cubes = 1, search = 1, goal = { pay = { tools = 2 }, gain = { cube = "yellow" } } }
N02 = { colour = "red", cubes = 2, search = 1, goal = { pay = { food = 1, tools = 1 }, gain = { cube = "blue" } } }
N04 = { colour = "yellow", cubes = 2, search = 1, goal = { pay = { water = 1, books = 1 }, gain = { cube = "red" } } }
N05 = { colour = "yellow", cubes = 1, search = 1, goal = { pay = { gasoline = 2 }, gain = { cube = "blue" } } }
N06 = { colour = "blue", cubes = 1, search = 2, goal = { pay = { medipacks = 2 }, gain = { cube = "red" } } }
N07 = { colour = "blue", cubes = 2, search = 1, goal = { pay = { food = 2 }, gain = { cube = "purple" } } }
"""  # noqa: E501
_SPECIALISTS = """
S01 = { search = 1, goal = { pay = { books = 2 }, gain = { cube = "yellow" } }, actions = [[{ gain = { money = 5 } }]] }
S09 = { search = 2, goal = { pay = { same = 2 }, slot = { red = 1, yellow = 1 }, gain = { cube = "blue" } }, actions = [] }
S13 = { search = 1, goal = { pay = { money = 5 }, slot = { purple = 1, red = 1 }, gain = { cube = "blue" } }, actions = [] }
S16 = { search = 1, goal = { pay = { medipacks = 2 }, slot = { purple = 2 }, gain = { cube = "purple" } }, actions = [] }
"""  # noqa: E501
_PLANS = """
P01 = { goals = [{ pay = { gasoline = 2 }, gain = { money = 3 } }, { pay = { books = 2 }, gain = { points = 3 } }], bonus = { points = 4 }, completion = { cube = "red" } }
P02 = { goals = [{ pay = { gasoline = 1, tools = 1 }, gain = { points = 3 } }, { pay = { water = 2 }, gain = { money = 6 } }], bonus = { points = 4 }, completion = { cube = "blue" } }
P03 = { goals = [{ pay = { money = 1 }, gain = { cube = "yellow" } }, { pay = { books = 2 }, gain = { points = 3 } }], bonus = { points = 4 }, completion = { cube = "red" } }
P05 = { goals = [{ pay = { books = 2 }, gain = { points = 3 } }, { slot = { blue = 1, yellow = 1, red = 1 }, gain = { points = 3 } }], completion = { cube = "yellow" } }
P06 = { goals = [{ pay = { medipacks = 2 }, gain = { money = 4 } }, { pay = { food = 2 }, gain = { points = 3 } }, { tiles = "medipacks", gain = { points = 5 } }], bonus = { points = 5 }, completion = { cube = "red" } }
P09 = { goals = [{ pay = { books = 1, food = 1 }, gain = { points = 2 } }, { pay = { medipacks = 2 }, gain = { points = 2 } }], bonus = { points = 5 }, completion = { cube = "yellow" }, check = { pay = { food = 1 }, gain = { books = 2 } } }
P11 = { goals = [{ pay = { tools = 2 }, gain = { points = 3 } }], bonus = { points = 2 }, completion = { cube = "red" } }
P12 = { goals = [{ pay = { food = 2 }, gain = { points = 2 } }, { pay = { water = 2 }, gain = { points = 3 } }, { pay = { money = 5 }, gain = { points = 5 } }], bonus = { points = 4 }, completion = { cube = "blue" } }
P17 = { goals = [{ pay = { tools = 2 }, gain = { points = 3 } }], completion = { cube = "yellow" }, always = { search = 1 } }
P18 = { goals = [{ pay = { same = 2 }, gain = { points = 2 } }], completion = { cube = "purple" }, always = { search = 1 } }
P19 = { goals = [{ pay = { books = 2 }, gain = { points = 3 } }], completion = { cube = "red" }, always = { gps = 1 } }
P20 = { goals = [{ pay = { books = 2 }, gain = { points = 3 } }], completion = { cube = "yellow" }, always = { gps = 1 } }
"""  # noqa: E501
_EMERGENCIES = """
EA = { letter = "A", goals = [{ pay = { money = 3 }, gain = { money = 5 } }, { pay = { tools = 9 }, gain = { points = 6 } }, { centres = "A", gain = { points = 10 } }], bonus = { points = 6 }, completion = { cube = "any" } }
EB = { letter = "B", goals = [{ pay = { food = 2 }, gain = { money = 5 } }, { pay = { gasoline = 2, books = 1 }, gain = { points = 6 } }, { centres = "B", gain = { points = 10 } }], bonus = { points = 6 }, completion = { cube = "any" } }
EC = { letter = "C", goals = [{ pay = { water = 2 }, gain = { money = 5 } }, { tiles = "tools", gain = { points = 7 } }, { centres = "C", gain = { points = 10 } }], bonus = { points = 6 }, completion = { cube = "any" } }
"""  # noqa: E501
_TILES = """
T01 = { simple = { search = 5, gain = { points = 2 } }, advanced = { search = 9, gain = { points = 5 } } }
T02 = { simple = { search = 5, gain = { points = 2 } }, advanced = { search = 10, gain = { points = 6 } } }
T03 = { simple = { search = 7, gain = { points = 4 } }, advanced = { search = 10, gain = { points = 6 } } }
T09 = { simple = { search = 6, gain = { money = 3 } }, advanced = { search = 8, gain = { money = 4, points = 1 } } }
T17 = { simple = { search = 3, gain = { battery = 1 } }, advanced = { search = 8, gain = { battery = 2 } } }
T23 = { simple = { search = 5, gain = { books = 1 } }, advanced = { search = 8, gain = { books = 3 } } }
T25 = { simple = { search = 6, gain = { books = 2 } }, advanced = { search = 9, gain = { books = 3, gps = 1 } } }
T29 = { simple = { search = 8, gain = { tools = 1 } }, advanced = { search = 9, gain = { tools = 3 } } }
T36 = { simple = { search = 8, gain = { medipacks = 1 } }, advanced = { search = 9, gain = { medipacks = 3 } } }
"""


def _read(text: str, kind: str = "") -> dict[str, dict[str, Any]]:
    tag = {"kind": kind} if kind else {}
    return {key: {"id": key, **tag, **entry} for key, entry in tomllib.loads(text).items()}


_CARDS: dict[str, AnyCard] = msgspec.convert(
    _read(_VOLUNTEERS, "volunteer")
    | _read(_SPECIALISTS, "specialist")
    | _read(_PLANS, "plan")
    | _read(_EMERGENCIES, "emergency"),
    dict[str, AnyCard],
)
_FIXED_TILES = msgspec.convert(_read(_TILES), dict[str, Tile])


def _points(card: Volunteer | Specialist) -> Volunteer | Specialist:
    return replace(card, points={"leader": 2, "doctor": 1, "mechanic": 1, "scout": 1}.get(card.id, 0))


FIXED = Pack(
    replace(
        PACK.content,
        player_cards=tuple(_points(card) for card in PACK.content.player_cards),
        starters=tuple(_CARDS.get(card.id, card) for card in PACK.content.starters),
        objectives=tuple(_CARDS.get(card.id, card) for card in PACK.content.objectives),
        emergency_plans=tuple(_CARDS.get(card.id, card) for card in PACK.content.emergency_plans),
        tiles=tuple(_FIXED_TILES.get(tile.id, tile) for tile in PACK.content.tiles),
    )
)
"""The pack of the house with the cards above in place of its own."""


def table(players: int = 2, seed: int = 1) -> Blackout:
    """A game in phase 1 of round 1, played with the fixed cards."""
    state = begun(players, seed)
    state.pack = FIXED
    return state
