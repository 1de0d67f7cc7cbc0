"""Reasons that need more than a message and its numbers: what a card is bought for, which goal a card that is planned
serves, where a cube leads, and what there is to find in a district."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hearthlight.kernel import Reason

from ..content.cards import AnyCard, Plan, Specialist, Volunteer
from ..content.effects import Always, Gain, Goal
from ..rules.outlook.buying import Bargain
from ..rules.outlook.footing import Footing
from ..rules.outlook.goals import lacks
from ..rules.outlook.searching import Searching
from ..rules.outlook.serving import Service

if TYPE_CHECKING:
    from .texts import BlackoutTexts


def in_words(texts: BlackoutTexts, reason: Reason) -> str | None:
    """Nothing where its message alone says it."""
    match reason:
        case Bargain():
            return _bargain(texts, reason)
        case Service():
            return _service(texts, reason)
        case Footing():
            return _footing(texts, reason)
        case Searching():
            return _searching(texts, reason)
    return None


def _bargain(texts: BlackoutTexts, bought: Bargain) -> str:
    """What a card is for, what it costs, and what its nearest goal wants against what is there."""
    say, card = texts.say, texts.pack.cards[bought.goal.card]
    goal = card.goals[bought.goal.goal - 1]
    lack = texts.lack(bought.goal)
    if bought.goal.payable and bought.goal.met:
        spoils = any(need.what in ("food", "water") for need in bought.goal.needs)  # B9.2
        lack = say("reason-buys-spoils" if spoils else "reason-buys-have", count=bought.goal.batteries)
    return say(
        "reason-buys",
        price=bought.price,
        have=bought.before,
        goals=len(card.goals),
        needs=texts.needs(goal),
        lack=lack,
        brings=say("list-semicolon").join(_brings(texts, card, goal, bought)),
    )


def _brings(texts: BlackoutTexts, card: AnyCard, goal: Goal, bought: Bargain) -> Iterator[str]:
    """What a goal gives, then what its card is good for: as things stand."""
    say = texts.say
    if goal.gain != Gain():
        gain, nearer = texts.gain(goal.gain), bought.nearer
        if nearer:
            district = say(f"district-{nearer.district}")
            gain = say("reason-buys-cube", gain=gain, district=district, lacking=nearer.lacking)
        yield gain
    if isinstance(card, Volunteer):
        colour = say(f"colour-{card.colour}")
        yield say("reason-buys-volunteer", colour=colour, count=card.cubes, rival=bought.rival)
    elif isinstance(card, Specialist):
        actions = [say.ways(texts.trade(way) for way in action) for action in card.actions]
        yield say("reason-buys-specialist", actions=say("list-semicolon").join(actions))
    elif isinstance(card, Plan):
        if whole := [texts.gain(gain) for gain in (card.bonus, card.completion) if gain != Gain()]:
            yield say("reason-buys-whole", goals=len(card.goals), gain=say.listing(whole))
        if card.check or card.always != Always():
            yield say("reason-buys-lasting")
    if isinstance(card, Volunteer | Specialist) and card.points:
        yield say("reason-buys-points", count=card.points)


def _service(texts: BlackoutTexts, served: Service) -> str:
    """What a planned card brings, for which goal, and what that goal lacks then; where batteries fill in, how many."""
    say, goal, brings = texts.say, served.goal, texts.amount(served.resource, served.after)
    things = texts.missing(goal)
    if things and (goal.buy or not lacks(goal)):
        fill = say("outlook-buy", count=goal.buy) if goal.buy else say("outlook-batteries", count=goal.batteries)
        things = say("reason-serves-filled", what=things, fill=fill)
    lack = say("reason-serves-lack", what=things) if things else say("reason-serves-nothing")
    if not goal.goal:
        return say("reason-serves-power", brings=brings, goal=say(f"goal-{goal.card}"), lack=lack)
    number, card = len(texts.pack.cards[goal.card].goals), say.quoted(texts.card(goal.card))
    return say("reason-serves", brings=brings, goals=number, card=card, lack=lack)


def _footing(texts: BlackoutTexts, reason: Footing) -> str:
    """Districts, the own chain, and where the next cubes can go."""
    say, parts = texts.say, []
    nearer = [
        say("reason-leads-district", district=say(f"district-{one.district}"), lacking=one.lacking)
        for one in reason.nearer
        if one.lacking
    ]
    parts += [
        say("reason-district", district=say(f"district-{one.district}"), after=0, before=1, good="yes")
        for one in reason.nearer
        if not one.lacking
    ]
    if nearer:
        parts.append(say("reason-leads", nearer=say.listing(nearer)))
    if reason.chain:
        parts.append(say("reason-leads-chain", letter=reason.chain.centres, lacking=reason.chain.lacking))
    if reason.colours:
        parts.append(say("reason-leads-colours", colours=say.listing(say(f"colour-{one}") for one in reason.colours)))
    return say("list-semicolon").join(parts)


def _searching(texts: BlackoutTexts, reason: Searching) -> str:
    """What is known there, what may be there, and what it risks."""
    say, parts = texts.say, []
    if reason.tile:
        tile = texts.pack.tiles[reason.tile]
        challenge = tile.simple if reason.challenge == "simple" else tile.advanced
        gain = texts.gain(challenge.gain)
        parts.append(say("reason-search-known", gain=gain, number=challenge.search, have=reason.after))
    if reason.hidden:
        chances = {"hidden": reason.hidden, "within": reason.within, "possible": reason.possible}
        parts.append(say("reason-search", have=reason.after, **chances))
    if not parts:
        parts.append(say("reason-search-nothing", have=reason.after))
    return say("list-semicolon").join([*parts, say("reason-search-risk")])
