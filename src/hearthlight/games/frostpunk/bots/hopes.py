"""What the companion counts on beyond what a move changes at once: what it opens, keeps or leaves undone."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Move, Reason

from ..content.terms import HOPE, KINDS
from ..rules.city.map import NEIGHBOURS, OUTER_CORNERS
from ..rules.machine.heat import new_sick
from ..rules.model import Frostpunk
from ..rules.moves import (
    DONE,
    GO_ON,
    STOP,
    Bed,
    Bypass,
    ClearSnow,
    Explore,
    Fuel,
    Lay,
    PassLaw,
    StartCost,
    UseAdvisor,
    UseBuilding,
)
from ..rules.phases.actions.turns import EndTogether, figures_left
from .companion import LEAST, CompanionBot, clearing_shares
from .laws import Prospects, prospect
from .promise import USUAL, cost_of


def hopes(world: Frostpunk, seat: int, move: Move) -> Iterator[Reason]:
    asks = world.question.asks if world.question else ""
    if asks in ("figure", "end-actions") and move in (STOP, DONE, GO_ON):
        yield from idle_hands(world, seat, move)
    elif asks == "take-advisor" and isinstance(move, UseAdvisor):
        yield advisor_hope(world, move.card)
    elif asks == "fuel" and move == DONE:
        yield standing("keeps-coal", world.coal)
    else:
        yield from counted_on(world, seat, move)


def counted_on(world: Frostpunk, seat: int, move: Move) -> Iterator[Reason]:
    match move:
        case PassLaw():
            yield law_hope(world, move.card)
        case UseBuilding() if (use := world.pack.buildings[move.building].use) and use.special == "pass-law":
            yield standing("law-ahead", len(world.passed))
        case ClearSnow():
            shares = clearing_shares(world)
            what = max(shares, key=lambda what: shares[what][1])
            yield standing(what, shares[what][0])
        case Lay():
            near = sum(bool(world.sectors[place]) for place in NEIGHBOURS[move.place])
            deposit = move.place in OUTER_CORNERS and bool(world.rim[OUTER_CORNERS.index(move.place)])
            yield standing("lay-deposit" if deposit else "lay-near", near)
        case Fuel() if freezing := len(new_sick(world)):
            yield standing("freezing-so-far", freezing)
        case Explore() | Bypass():
            found = sum(way >= 0 for path in world.paths for way in path.chosen)
            yield standing("explore" if isinstance(move, Explore) else "bypass", found)
        case StartCost():
            yield start_hope(world, seat, move.card)
        case Bed():
            yield standing("bed", world.people[KINDS.index(move.kind)].sick, kind=move.kind)


def standing(what: str, number: int, *, good: bool = True, **about: str) -> Reason:
    """A number as it is that speaks for a move."""
    return Reason(what, number, number, tuple(about.items()), good)


def idle_hands(world: Frostpunk, seat: int, move: Move) -> Iterator[Reason]:
    """F4.12: who ends the phase leaves idle who could still help. That nobody could is told by what else costs."""
    bot = CompanionBot()
    if isinstance(world.question, EndTogether):
        helpful = bot.goes_on(world)
    else:
        others = tuple(other for other in world.moves(seat) if other != STOP)
        helpful = bot.turns(world, seat, others)[0][0] > LEAST
    idle = figures_left(world)
    if move == GO_ON:
        yield standing("hands", idle, good=helpful)
    elif helpful or isinstance(world.question, EndTogether):
        yield standing("idle" if helpful else "rest", idle, good=not helpful)


def advisor_hope(world: Frostpunk, card: str) -> Reason:
    """What he does in every round of the game, and how often the city could pay for it as things stand."""
    token = world.pack.advisors[card].cost.exhaust
    kinds = HOPE if token == "hope" else (token,)
    active = sum(one.active and one.kind in kinds for one in world.hope.track)
    return standing("advisor", active, token=token, does=card)


def start_hope(world: Frostpunk, seat: int, card: str) -> Reason:
    """F3.12: whoever costs the city least goes."""
    prices = {one: cost_of(world.pack.citizens[one].start, USUAL) for one in world.hands[seat]}
    dear = sum(prices[card] < price for price in prices.values())
    cheap = sum(price < prices[card] for price in prices.values())
    return standing("start-cheap", dear) if dear >= cheap else standing("start-dear", cheap, good=False)


def law_hope(world: Frostpunk, card: str) -> Reason:
    """The building that it opens, if one is worth its wood; else what it helps most."""
    city, law = Prospects(world), world.pack.laws[card]
    gains = {name: city.building(world.pack.buildings[name]) for name in law.buildings}
    best = max(gains, key=lambda name: gains[name], default="")
    worth, laws = prospect(world, card), len(world.passed)
    if best and gains[best] > 0:
        return Reason("opens", 0, 1, (("building", best),), weight=worth)
    if worth <= 0:
        return Reason("law-harm", laws, laws, good=False, weight=-worth)
    helps = city.helps(law.rules)
    what = max(helps, key=lambda what: helps[what])
    return Reason("law", laws, laws, (("helps", what if helps[what] > 0 else "action"),), weight=worth)
