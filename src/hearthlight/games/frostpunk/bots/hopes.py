"""What the companion counts on beyond what a move changes at once: what it opens, keeps or leaves undone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import structs

from hearthlight.kernel import Move, Reason

from ..content import effects as word
from ..content.terms import HOPE, KINDS
from ..rules.city.map import NEIGHBOURS, OUTER_CORNERS, OUTER_PLACES
from ..rules.model import Frostpunk
from ..rules.moves import (
    DONE,
    GO_ON,
    STOP,
    Bed,
    Bypass,
    ClearSnow,
    CureOne,
    Explore,
    FallSick,
    Fuel,
    Lay,
    PassLaw,
    StartCost,
    UseAdvisor,
    UseBuilding,
)
from ..rules.outlook.healing import cured, sickened
from ..rules.outlook.heating import heated
from ..rules.outlook.nights import bedless
from ..rules.phases.actions.turns import EndTogether, figures_left
from .companion import LEAST, CompanionBot, clearing_shares
from .laws import Prospects, prospect
from .prices import Glance
from .promise import USUAL, cost_of
from .warmth import warmth


def hopes(world: Frostpunk, seat: int, move: Move) -> Iterator[Reason]:
    asks = world.question.asks if world.question else ""
    if asks in ("figure", "end-actions") and move in (STOP, DONE, GO_ON):
        yield from idle_hands(world, seat, move)
    elif asks == "take-advisor" and isinstance(move, UseAdvisor):
        yield advisor_hope(world, move.card)
    elif asks == "advisor" and move == DONE and world.hope.active():
        yield standing("keeps-hope", world.hope.active())
    elif asks == "cure" and isinstance(move, CureOne):
        yield cured(world, KINDS.index(move.kind))
    elif asks == "sick" and isinstance(move, FallSick):
        kind = KINDS.index(move.kind)
        if world.people[kind].sick < world.people[kind].number:  # else a marker is turned over (F7.2)
            yield sickened(world, kind)
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
            opens = opened_by(world, move.place)
            yield standing("lay-deposit" if deposit else "lay-near", near, opens=opens)
        case Fuel():
            yield heated(world, warmth(world, Glance(world))[1])
        case Explore() | Bypass():
            found = sum(way >= 0 for path in world.paths for way in path.chosen)
            yield standing("explore" if isinstance(move, Explore) else "bypass", found)
        case StartCost():
            yield start_hope(world, seat, move.card)
        case Bed():
            without = sickened(world, KINDS.index(move.kind))
            yield structs.replace(without, what="bed", good=True)


def standing(what: str, number: int, *, good: bool = True, **about: str | int) -> Reason:
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
    """What the city has of what he is for, and how often it could pay him as things stand."""
    advisor = world.pack.advisors[card]
    token = advisor.cost.exhaust
    kinds = HOPE if token == "hope" else (token,)
    active = sum(one.active and one.kind in kinds for one in world.hope.track)
    for effect in all_effects(advisor.effects):
        match effect:
            case word.Cure():
                sick = sum(one.sick for one in world.people)
                return standing("advisor-cure", bedless(world), sick=sick, token=token, active=active)
            case word.Stress():
                limit = world.pack.tracks.stress
                return standing(
                    "advisor-stress", world.stress + world.overload, limit=limit, token=token, active=active
                )
            case word.Hunger():
                discontent = len(world.discontent.track)
                return standing("advisor-unrest", world.hunger, discontent=discontent, token=token, active=active)
            case word.TakeFromMap():
                return standing("advisor-goods", world.wood, coal=world.coal, token=token, active=active)
    return standing("advisor", active, token=token, does=card)


def all_effects(effects: Iterable[object]) -> Iterator[object]:
    """Also those among which one chooses."""
    for effect in effects:
        yield effect
        if isinstance(effect, word.Choose):
            yield from all_effects(inner for option in effect.options for inner in option.effects)


def opened_by(world: Frostpunk, place: int) -> int:
    """F5.1: outer sectors that can be cleared only from here so far."""
    hidden = [other for other in NEIGHBOURS[place] if other in OUTER_PLACES and not world.sectors[other]]
    return sum(not any(world.sectors[around] for around in NEIGHBOURS[other]) for other in hidden)


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
        return Reason("opens", 0, 1, (("building", best), ("law", card)), weight=worth)
    if worth <= 0:
        return Reason("law-harm", laws, laws, (("law", card),), good=False, weight=-worth)
    helps = city.helps(law.rules)
    what = max(helps, key=lambda what: helps[what])
    about = ("helps", what if helps[what] > 0 else "action")
    return Reason("law", laws, laws, (about, ("law", card)), weight=worth)
