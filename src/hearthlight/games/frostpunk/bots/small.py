"""Rules of thumb for the small questions on the way: who falls sick, what is spent, who gets a bed."""

from __future__ import annotations

from collections.abc import Callable

from hearthlight.kernel import Move

from ..content.terms import KINDS
from ..rules.cards.display import displayed
from ..rules.cards.loading import LoadCard
from ..rules.city.erecting import BuildStep, ErectOn
from ..rules.city.map import NEIGHBOURS, OUTER_CORNERS
from ..rules.model import Frostpunk
from ..rules.moves import (
    DONE,
    DRAW,
    EXPLORE,
    ActivateToken,
    Carry,
    ChooseTechnology,
    Draw,
    Erect,
    ExhaustToken,
    FromField,
    Lay,
    On,
    PutSector,
    ReturnToken,
    StartCost,
    UseAdvisor,
)
from ..rules.phases.night import GiveBed
from .building import best_site, building_plan
from .prices import Glance, death_prices, sick_price, sick_prices
from .promise import USUAL, cost_of
from .warmth import coal_worth, warmth
from .worth import CITIZEN, CORE, TECHNOLOGIES, WOOD

Moves = tuple[Move, ...]
USEFUL = ("care", "justice", "motivation", "apathy", "anger", "greed")
"""Hope that is good to have active; discontent that is better exhausted."""
ADVISORS = ("health-officer", "generator-lead", "foreman", "society-adviser")


def kind_of(move: Move) -> int:
    return KINDS.index(move.kind)  # type: ignore[attr-defined]


# -- people ------------------------------------------------------------------------------------------------------


def fall_sick(state: Frostpunk, moves: Moves) -> Move:
    """Where it hurts least."""
    death = death_prices(state)

    def price(move: Move) -> float:
        kind = kind_of(move)
        people = state.people[kind]
        if people.sick >= people.number:
            return 0.6 + (death[kind] if people.grave else 0.0)
        now = sick_price(state, kind, people.sick, death)
        return (
            sick_price(state, kind, people.sick + 1, death)
            - now
            + 0.3 * (sick_price(state, kind, people.sick + 3, death) - now)
        )

    return min(moves, key=price)


def cure(state: Frostpunk, moves: Moves) -> Move:
    """Where it helps most, also on the way to the next better section."""
    death = death_prices(state)

    def gain(move: Move) -> float:
        kind = kind_of(move)
        sick = state.people[kind].sick
        return max(
            (sick_price(state, kind, sick, death) - sick_price(state, kind, max(0, sick - by), death)) / by
            for by in (1, 2, 3)
        )

    return max(moves, key=gain)


def treat(state: Frostpunk, moves: Moves) -> Move:
    death = death_prices(state)
    return max(moves, key=lambda move: (state.people[kind_of(move)].sick >= 5, death[kind_of(move)]))


def turn_marker(state: Frostpunk, moves: Moves) -> Move:
    """Nobody should die of it; else of the kind that is missed least."""
    death = death_prices(state)
    return min(
        moves,
        key=lambda move: (state.people[kind_of(move)].grave, death[kind_of(move)], state.people[kind_of(move)].sick),
    )


def die(state: Frostpunk, moves: Moves) -> Move:
    death = death_prices(state)
    return min(moves, key=lambda move: (death[kind_of(move)], -state.people[kind_of(move)].sick))


def leave(state: Frostpunk, moves: Moves) -> Move:
    return min(moves, key=lambda move: (CITIZEN[kind_of(move)], -state.people[kind_of(move)].number))


def arrive(state: Frostpunk, moves: Moves) -> Move:
    return moves[0]


def tire(state: Frostpunk, moves: Moves) -> Move:
    """Children first, then the kind with the most hands left."""
    return max(
        moves,
        key=lambda move: (
            kind_of(move) == 2,
            state.people[kind_of(move)].number - 5 * state.people[kind_of(move)].tired,
        ),
    )


def bed(state: Frostpunk, moves: Moves) -> Move:
    step = state.question
    assert isinstance(step, GiveBed)
    prices = sick_prices(state, death_prices(state))
    return max(moves, key=lambda move: prices[kind_of(move)] * step.waiting[kind_of(move)])


# -- hope and discontent -----------------------------------------------------------------------------------------


def raise_mood(state: Frostpunk, moves: Moves) -> Move:
    """Hope: more tokens first. Discontent: rather active ones than more of them."""
    turning = [move for move in moves if isinstance(move, ActivateToken)]
    turning.sort(key=lambda move: USEFUL.index(move.token))
    if DRAW not in moves or not turning:
        return turning[0] if turning else moves[0]
    if turning[0].token in USEFUL[:3]:
        return DRAW if len(state.hope.track) < state.pack.tracks.hope - 1 else turning[0]
    return DRAW if len(state.discontent.track) <= 1 else turning[0]


def lower_mood(state: Frostpunk, moves: Moves) -> Move:
    """Hope: keep the tokens. Discontent: get rid of them."""
    turning = [move for move in moves if isinstance(move, ExhaustToken)]
    going = [move for move in moves if isinstance(move, ReturnToken)]
    token = (turning[0] if turning else going[0]).token
    if token in USEFUL[:3]:
        turning.sort(key=lambda move: -USEFUL.index(move.token))
        return turning[0] if turning else going[-1]
    if going and (len(state.discontent.track) > 1 or not turning):
        return going[0]
    return turning[-1]


def turn_token(state: Frostpunk, moves: Moves) -> Move:
    """Activating: the useful ones first. Exhausting hope: the others first; discontent: the worst first."""

    def order(move: Move) -> int:
        return USEFUL.index(move.token)  # type: ignore[attr-defined]

    if isinstance(moves[0], ActivateToken):
        return min(moves, key=order)
    return max(moves, key=order)


def turn_kind(state: Frostpunk, moves: Moves) -> Move:
    """All of a kind: the one with the most tokens."""

    def number(move: Move) -> int:
        token = move.token  # type: ignore[attr-defined]
        active = isinstance(move, ExhaustToken)
        return sum(one.kind == token and one.active == active for one in (*state.hope.track, *state.discontent.track))

    return max(moves, key=number)


# -- resources ---------------------------------------------------------------------------------------------------


def price(state: Frostpunk, resource: str) -> float:
    """What one more of it is worth now."""
    if resource == "coal":
        return coal_worth(state, state.coal + 1) - coal_worth(state, state.coal)
    if resource == "wood":
        return WOOD[0] if state.wood < 6 else WOOD[1] if state.wood < 12 else WOOD[2]
    return CORE[min(state.cores, 2)]


def give(state: Frostpunk, moves: Moves) -> Move:
    """The resource that is missed least; onto a card as much as was asked, or what is wanted there."""
    step = state.question
    if isinstance(step, LoadCard) and step.any_number:
        return store(state, moves, step.card)
    offers = [move for move in moves if move != DONE]
    return min(offers, key=lambda move: price(state, move.resource))  # type: ignore[attr-defined]


KEEP = 3
"""Resources of a kind that are not given away for later."""


def store(state: Frostpunk, moves: Moves, card: str) -> Move:
    """Of wood and coal what can be spared, the more of it the nearer the great frost."""
    laid = displayed(state, card)
    most = {"S04": 10, "M004": 6}.get(card, 4)
    if laid is not None and laid.resources >= most:
        return DONE
    keep = {"wood": max(0, min(KEEP, 14 - state.round)), "coal": max(0, min(KEEP, 14 - state.round))}
    spare = [move for move in moves if move != DONE and getattr(state, move.resource) > keep.get(move.resource, 9)]  # type: ignore[attr-defined]
    return max(spare, key=lambda move: getattr(state, move.resource), default=DONE)  # type: ignore[attr-defined]


def get(state: Frostpunk, moves: Moves) -> Move:
    """The resource that is wanted most; from the map rather where more of it lies."""

    def value(move: Move) -> tuple[float, int]:
        resource = move.resource  # type: ignore[attr-defined]
        there = state.on_fields[move.resource][move.field] if isinstance(move, FromField) else 0
        return price(state, resource), there

    return max((move for move in moves if move != DONE), key=value)


def fell(state: Frostpunk, moves: Moves) -> Move:
    return max(moves, key=lambda move: state.on_fields["trees"][move.field])  # type: ignore[attr-defined]


def spread_coal(state: Frostpunk, moves: Moves) -> Move:
    return next((move for move in moves if move != DONE), DONE)


def fuel(state: Frostpunk, moves: Moves) -> Move:
    """Up to the heat that the plan asks for."""
    return moves[0] if warmth(state, Glance(state))[1] > state.output else DONE


# -- the map, buildings, cards -----------------------------------------------------------------------------------


def lay(state: Frostpunk, moves: Moves) -> Move:
    """Next to other sectors, and at a deposit."""

    def value(move: Move) -> int:
        assert isinstance(move, Lay)
        near = sum(bool(state.sectors[place]) for place in NEIGHBOURS[move.place])
        deposit = move.place in OUTER_CORNERS and bool(state.rim[OUTER_CORNERS.index(move.place)])
        return near + 4 * deposit

    return max(moves, key=value)


def sort_sectors(state: Frostpunk, moves: Moves) -> Move:
    """The richest on top."""

    def riches(sector: str) -> float:
        fields = state.pack.sectors[sector].fields
        return float(sum(field.wood + field.coal + 3 * field.cores + field.trees + field.food / 2 for field in fields))

    offers = [move for move in moves if isinstance(move, PutSector)]
    poor = min(offers, key=lambda move: (riches(move.sector), move.where != "top"))
    return PutSector(poor.sector, "top")


def build(state: Frostpunk, moves: Moves) -> Move:
    step = state.question
    assert isinstance(step, BuildStep)
    _, plan = building_plan(state, step.left)
    return next((Erect(building) for building in plan if Erect(building) in moves), DONE)


def erect(state: Frostpunk, moves: Moves) -> Move:
    step = state.question
    assert isinstance(step, ErectOn)
    return On(best_site(state, step.building)[0])


def research(state: Frostpunk, moves: Moves) -> Move:
    def value(move: Move) -> float:
        assert isinstance(move, ChooseTechnology)
        return TECHNOLOGIES.get(move.card, 1.0) / float(state.pack.technologies[move.card].rounds)

    return max(moves, key=value)


def start(state: Frostpunk, moves: Moves) -> Move:
    def value(move: Move) -> float:
        assert isinstance(move, StartCost)
        return cost_of(state.pack.citizens[move.card].start, USUAL)

    return min(moves, key=value)


def take_advisor(state: Frostpunk, moves: Moves) -> Move:
    offers = [move for move in moves if isinstance(move, UseAdvisor)]
    return min(offers, key=lambda move: ADVISORS.index(move.card) if move.card in ADVISORS else len(ADVISORS))


def wake_up(state: Frostpunk, moves: Moves) -> Move:
    """More cards with more hope, but not too late to play them."""
    return (
        next((move for move in moves if isinstance(move, Draw)), DONE)
        if len(state.hope.track) >= 4 or state.round >= 5
        else DONE
    )


def expedition(state: Frostpunk, moves: Moves) -> Move:
    """Whoever is there has a look."""
    return EXPLORE


def sift(state: Frostpunk, moves: Moves) -> Move:
    """Away with what is known to be bad: the start card of the deck, then what laws have brought."""
    offers = [move for move in moves if isinstance(move, Carry)]
    return min(offers, key=lambda move: (move.what != state.pack.content.first_dusk, not move.what.startswith("K")))


def first(state: Frostpunk, moves: Moves) -> Move:
    return moves[0]


SMALL: dict[str, Callable[[Frostpunk, Moves], Move]] = {
    "sick": fall_sick,
    "cure": cure,
    "treat": treat,
    "turn-marker": turn_marker,
    "die": die,
    "leave": leave,
    "arrival": arrive,
    "tire": tire,
    "bed": bed,
    "raise": raise_mood,
    "lower": lower_mood,
    "turn-token": turn_token,
    "turn-kind": turn_kind,
    "spend": give,
    "load": give,
    "unload": get,
    "take-off": get,
    "gather": get,
    "collect": get,
    "fell": fell,
    "spread-coal": spread_coal,
    "fuel": fuel,
    "lay": lay,
    "sort-sectors": sort_sectors,
    "build": build,
    "erect": erect,
    "research": research,
    "start": start,
    "take-advisor": take_advisor,
    "wake-up": wake_up,
    "expedition": expedition,
    "sift": sift,
    "which-first": first,
}
"""What is asked, and the rule that answers it."""
