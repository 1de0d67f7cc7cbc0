"""Reasons that need more than a message and its numbers: what one patient more or fewer comes to, what coal warms, what
a building does, and what a law costs at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hearthlight.kernel import Reason

from ..rules.outlook.healing import Cured, Harm, Sickened
from ..rules.outlook.heating import Heated

if TYPE_CHECKING:
    from .texts import FrostpunkTexts


def in_words(texts: FrostpunkTexts, reason: Reason) -> str | None:
    """Nothing where its message alone says it."""
    match reason:
        case Cured():
            return _cured(texts, reason)
        case Sickened(what="bed"):
            return _spared(texts, reason)
        case Sickened():
            return _sickened(texts, reason)
        case Heated():
            return _heated(texts, reason)
        case Reason(what="building", good=True):
            return _building(texts, str(dict(reason.about)["building"]))
        case Reason(what="law" | "law-harm" | "opens"):
            return _law(texts, reason)
    return None


def _cured(texts: FrostpunkTexts, reason: Cured) -> str:
    say, arguments = texts.say, texts.arguments(dict(reason.about))
    arguments |= {"before": reason.before, "after": reason.before - 1}
    if not reason.cures:
        return say("reason-cured-harmless", upto=reason.harmless, **arguments)
    arguments |= {"now": say.listing(_harm(texts, reason.now)), "then": say.listing(_harm(texts, reason.then))}
    return say("reason-cured", more=reason.cures - 1, **arguments)


def _sickened(texts: FrostpunkTexts, reason: Sickened) -> str:
    say, arguments = texts.say, texts.arguments(dict(reason.about))
    arguments |= {"before": reason.before, "after": reason.before + 1}
    if reason.then == Harm():
        return say("reason-cured-harmless", upto=reason.harmless, **arguments)
    arguments |= {"now": say.listing(_harm(texts, reason.now)), "then": say.listing(_harm(texts, reason.then))}
    if reason.then != reason.now:
        return say("reason-sickened", **arguments)
    return say("reason-sickened-same", worse=reason.worse, **arguments)


def _spared(texts: FrostpunkTexts, reason: Sickened) -> str:
    """What a bed saves a kind from."""
    say = texts.say
    text = say("reason-bed", after=reason.after, **texts.arguments(dict(reason.about)))
    if reason.then == Harm():
        return say("list-semicolon").join([text, say("reason-bed-harmless", upto=reason.harmless)])
    if reason.then == reason.now:
        return text
    now, then = (say.listing(_harm(texts, harm)) for harm in (reason.now, reason.then))
    return say("list-semicolon").join([text, say("reason-bed-harm", now=now, then=then)])


def _harm(texts: FrostpunkTexts, harm: Harm) -> Iterator[str]:
    if harm == Harm():
        yield texts.say("harm-none")
    if harm.lost:
        yield texts.say("harm-lost")
    if harm.deaths:
        yield texts.say("harm-deaths", count=harm.deaths)
    if harm.grave:
        yield texts.say("harm-grave")
    if harm.resting:
        yield texts.say("harm-resting", count=harm.resting)


def _heated(texts: FrostpunkTexts, reason: Heated) -> str:
    """How much coal, what becomes warm by all of it, and whom that spares."""
    say, now, then = texts.say, reason.now, reason.then
    effects = []
    if reason.zones:
        effects.append(say("frost-note-warms", what=say.listing(say(f"frost-zone-{zone}") for zone in reason.zones)))
    if len(then.freezing) < len(now.freezing):
        effects.append(say("reason-heats-cold", before=len(now.freezing), after=len(then.freezing)))
    if then.beds.bedless < now.beds.bedless:
        effects.append(say("reason-heats-beds", before=now.beds.bedless, after=then.beds.bedless))
    what = say("list-semicolon").join(effects or [say("frost-note-warms-nothing")])
    return say("reason-heats", coal=then.coal, output=then.output, effects=what)


def _building(texts: FrostpunkTexts, key: str) -> str:
    """What it will do, rather than that there is one more of it."""
    name, use = texts.card(key), texts.pack.buildings[key].use
    if use is not None:
        return texts.say("reason-building-works", building=name, does=texts.use(use))
    return texts.say("reason-building-stands", building=name, does=_stands(texts, key))


def _stands(texts: FrostpunkTexts, key: str) -> str:
    lines = [line.rstrip(".。") for line in texts.building_does(key)]
    return texts.say("list-semicolon").join(lines)


def _law(texts: FrostpunkTexts, reason: Reason) -> str:
    about = dict(reason.about)
    law = texts.pack.laws[str(about.pop("law"))]
    arguments = texts.arguments(about) | {"after": reason.after}
    if reason.what == "opens":
        arguments["does"] = _stands(texts, str(about["building"]))
    text = texts.say(f"reason-{reason.what}", **arguments)
    return texts.say("reason-law-at-once", text=text, effects=texts.phrase(law.at_once)) if law.at_once else text
