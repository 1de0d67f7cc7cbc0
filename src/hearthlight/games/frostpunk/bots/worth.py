"""What a city is worth: the judgement of the companion.

The unit is about one step of hope. First come the dangers, each by how near it is to losing the game, then the means
to meet them. Everything here is open to the players: no deck, no bag and no tower is looked into.
"""

from __future__ import annotations

from typing import NamedTuple

from ..rules.cards.display import displayed
from ..rules.city.buildings import around
from ..rules.city.map import FIELDS_OF, PLACE_OF
from ..rules.model import CHILD, Built, Frostpunk, Path, Phase
from .dangers import bodies, hunger, moods, sickness
from .prices import Glance, dimmed, rounds_left
from .promise import promise
from .warmth import shelter, warmth

WON, LOST = 1000.0, -1000.0
WOOD = (0.75, 0.45, 0.15)
"""The first six wood, the next six, the rest."""
CORE = (1.4, 0.9, 0.6)
ON_THE_MAP, CORE_ON_THE_MAP, TREE = 0.05, 0.5, 0.08
CITIZEN = (0.22, 0.26, 0.06)
TIRED = 0.9
AUTOMATON = 4.5
BUILDINGS: dict[str, tuple[float, ...]] = {
    "hunters-hut": (2.8, 2.6, 2.2, 1.5, 1.0),
    "charcoal-kiln": (2.2, 1.2, 0.5),
    "medical-post": (4.5, 2.5, 0.8),
    "sawmill": (3.5, 1.5, 0.3),
    "gathering-post": (0.2, 0.0, 0.0),
    "workshop": (1.9, 0.1),
    "beacon": (5.0,),
    "coal-thumper": (0.8, 0.2),
    "infirmary": (3.4, 1.0),
    "hothouse": (5.0, 3.6),
    "coal-mine": (5.0, 3.0),
    "wall-drill": (4.6, 2.6),
    "factory": (0.5,),
    "cookhouse": (2.0,),
    "care-home": (2.2,),
    "fighting-arena": (2.4,),
    "public-house": (2.4,),
    "cemetery": (2.2,),
    "temple": (1.6,),
    "faith-keepers": (1.2,),
    "field-kitchen": (0.8,) * 4,
    "propaganda-centre": (1.4,),
    "agitator": (1.2,),
    "prison": (2.2,),
    "snow-pit": (0.0,) * 4,
    "childrens-home": (0.3,),
}
"""For the first, second, ... one of them, in the middle of the game."""
UPGRADED = {
    "hunters-hut": 1.3,
    "charcoal-kiln": 0.6,
    "gathering-post": 0.1,
    "sawmill": 0.5,
    "medical-post": 0.7,
    "coal-thumper": 0.2,
    "beacon": 1.6,
    "infirmary": 0.8,
    "hothouse": 1.3,
    "coal-mine": 1.0,
    "wall-drill": 0.5,
}
BEACON_SOON = 2.0
"""People come to a light that is seen by round 4 (F14.1)."""
POST_FOR_SICK = 0.08
POST_FIELD = 0.5
"""A gathering post, for each field with something to gather."""
SAWMILL_ALONE = 0.3
"""For each wood that is missing on the map."""
THUMPER_ALONE, COAL_WANTED = 0.3, 8
"""For each coal that is missing in the store: what it digs up must still be gathered."""
MACHINE = 1.2
"""A factory, for each automaton that it has made or can make of the cores there are, up to three."""
PRISON_BED = 1.2
"""Whoever works there sleeps there: for each of two figures that have no bed."""
GRAVE = 0.2
"""A cemetery, for each of the dead, up to six."""
REKINDLED = 0.6
"""A temple, for each hope token that it would activate."""
FORESEEN = 0.25
"""Faith keepers, for each card in the dusk deck."""
COLD_PLACE = 0.03
"""What a building loses by each space of heat that it needs."""
TECHNOLOGIES = {"T01": 0.8, "T02": 1.5, "T03": 1.8, "T04": 1.6, "T05": 1.6, "T06": 2.4, "T07": 2.2, "T08": 2.4}
RESEARCH = 0.12
SCOUT, SCOUT_STEP, FOUND = 2.4, 0.15, 0.8
"""A scout out there, each space of the way, and what was found already, for what it will be worth at home."""
CARD = 0.35
TROUBLE, LAID_BY, EVENINGS = 0.5, 0.35, 2.5
"""A dusk card that was shuffled in, and one that comes back with the next dispute; how many evenings a displayed card
will count."""
COLUMN, COLUMN_CAME = 0.8, 3.5
"""S02: a resource for the people on the ice; S07: they have come."""


class Parts(NamedTuple):
    """What a city is worth is the sum of these."""

    moods: float
    sickness: float
    bodies: float
    hunger: float
    warmth: float
    shelter: float
    stores: float
    works: float
    people: float
    plans: float


def worth(state: Frostpunk) -> float:
    if state.outcome is not None:
        return WON if state.outcome.winners else LOST
    return sum(parts(state))


def parts(state: Frostpunk) -> Parts:
    glance = Glance(state)
    return Parts(
        moods=moods(state),
        sickness=-sickness(state, glance),
        bodies=-bodies(state),
        hunger=-hunger(state, glance),
        warmth=-warmth(state, glance)[0],
        shelter=shelter(state, glance),
        stores=stores(state),
        works=works(state, glance),
        people=people(state, glance),
        plans=plans(state),
    )


def stores(state: Frostpunk) -> float:
    """Wood and cores, here and on the map. (Coal counts with the heat.)"""
    late = 1.0 if rounds_left(state) > 1 else 0.3
    wood = WOOD[0] * min(state.wood, 6) + WOOD[1] * min(max(0, state.wood - 6), 6) + WOOD[2] * max(0, state.wood - 12)
    cores = sum(CORE[min(number, 2)] for number in range(min(state.cores, 4)))
    there = ON_THE_MAP * (min(12, sum(state.on_fields["wood"])) + min(12, sum(state.on_fields["coal"])))
    there += CORE_ON_THE_MAP * min(2, sum(state.on_fields["cores"])) + TREE * min(12, sum(state.on_fields["trees"]))
    return late * (wood + cores + there)


def works(state: Frostpunk, glance: Glance) -> float:
    """Buildings and automata, for the rounds that are left."""
    left = rounds_left(state) + (0.5 if state.phase < Phase.ACTIONS else 0.0)
    counted: dict[str, int] = {}
    total = AUTOMATON * min(state.automata, 4)
    for built, start in zip(state.built, glance.warm_from, strict=True):
        before = counted.get(built.building, 0)
        counted[built.building] = before + 1
        values = BUILDINGS.get(built.building, ())
        if before < len(values):
            total += work_worth(state, glance, built, start, values[before], before)
    return total * min(1.0, left / 8)


def work_worth(state: Frostpunk, glance: Glance, built: Built, start: int, value: float, before: int) -> float:
    if built.upgraded:
        value += UPGRADED.get(built.building, 0.0)
    if built.building == "beacon" and state.round < 4:
        value += BEACON_SOON
    elif built.building == "medical-post":
        value += POST_FOR_SICK * min(20, sum(one.sick for one in state.people)) / (1 + before)
    elif built.building == "sawmill":
        trees = sum(state.on_fields["trees"][field] for field in FIELDS_OF[PLACE_OF[built.fields[0]]])
        value *= 0.8 if built.upgraded else min(1.0, trees / 4)
        value += SAWMILL_ALONE * max(0, 5 - sum(state.on_fields["wood"])) * min(1.0, trees / 3)
    elif built.building == "gathering-post":
        value += POST_FIELD * sum(
            bool(state.on_fields["wood"][field] or state.on_fields["coal"][field]) for field in around(built)
        )
    elif built.building == "coal-thumper":
        value += THUMPER_ALONE * max(0, COAL_WANTED - state.coal) / (1 + before)
    elif built.building == "factory":
        value += MACHINE * min(3, state.automata + state.cores)
    elif built.building == "prison":
        value += PRISON_BED * max(0, min(2, glance.sleepers - sum(glance.places)))
    elif built.building == "cemetery":
        value += GRAVE * min(6, state.corpses)
    elif built.building == "temple":
        value += REKINDLED * dimmed(state)
    elif built.building == "faith-keepers":
        value += FORESEEN * min(8, len(state.dusk))
    if state.pack.buildings[built.building].use is not None:
        value *= 1.0 - COLD_PLACE * min(start - 1, 10)
    return value


def people(state: Frostpunk, glance: Glance) -> float:
    total = sum(CITIZEN[kind] * one.number for kind, one in enumerate(state.people))
    tired = state.people[0].tired + state.people[1].tired + 0.2 * state.people[CHILD].tired
    return total - TIRED * tired + CARD * sum(map(len, state.hands)) / state.seats


def plans(state: Frostpunk) -> float:
    """Technologies, scouts, stores for the great frost, and what waits in the dark."""
    total = min(1.0, rounds_left(state) / 8) * sum(TECHNOLOGIES.get(card, 1.0) for card in state.finished)
    if state.researching:
        total += RESEARCH * max(0, 6 - (state.research_round - state.round))
    for path in state.paths:
        if path.scout >= 0:
            total += SCOUT + SCOUT_STEP * path.space + FOUND * found(state, path)
    total -= TROUBLE * min(8, len(state.dusk)) + LAID_BY * min(8, len(state.dusk_discard))
    return total + evenings(state) + frost(state)


def found(state: Frostpunk, path: Path) -> float:
    """What the explored cards of a path will bring at the return (F9.2)."""
    cards = state.pack.expeditions
    return sum(
        promise(cards[card].ways[chosen].effects)
        for card, chosen in zip(path.cards, path.chosen, strict=False)
        if chosen >= 0
    )


def evenings(state: Frostpunk) -> float:
    """What displayed cards do at dusk, as long as they lie there."""
    total = 0.0
    for laid in state.display:
        event = state.pack.events.get(laid.card)
        if event is not None and event.dusk:
            total += EVENINGS * promise(event.dusk) - TROUBLE / 2
    return total


def frost(state: Frostpunk) -> float:
    """What the scenario wants: supplies for the column (S02), stores for the great frost (S04)."""
    total = 0.0
    column, stock = displayed(state, "S02"), displayed(state, "S04")
    came = displayed(state, "S07") is not None
    if came:
        total += COLUMN_CAME
    elif column is not None and rounds_left(state) > 1:
        total += COLUMN * min(4, column.resources)
    if stock is not None and rounds_left(state):
        laid = stock.resources
        near = min(1.0, 0.55 + 0.15 * (state.round - 11))
        steps = 5.0 if laid >= 10 else 2.5 if laid >= 6 else -1.0 if laid >= 3 else -4.0
        total += near * (steps + 0.35 * min(10, laid))
        if state.round < 13 and laid >= 4:
            total += 0.8
    return total
