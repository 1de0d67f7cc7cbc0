"""A game played once more: how the city stood after every round, and what happened when."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hearthlight.games.contract import StoryPart
from hearthlight.kernel import Event, Match

from ..content.terms import KINDS
from ..rules.machine.tower import overload_allowed
from ..rules.model import Frostpunk

TOLD = frozenset(
    (
        "chose",
        "passed-law",
        "went",
        "researched",
        "advised",
        "scenario",
        "storm",
        "malfunction",
        "starved",
        "won",
        "lost",
    )
)
"""What people remember of a round."""


class RoundNumbers(msgspec.Struct, frozen=True):
    """How a city stood at the end of a round (0: when it was founded)."""

    round: int
    population: list[int]
    sick: list[int]
    hope: int
    discontent: int
    food: int
    hunger: int
    corpses: int
    output: int
    """The highest of the round."""
    coal: int
    wood: int


class Entry(NamedTuple):
    """Something that happened, with when it did."""

    ply: int
    round: int
    event: Event


class Near(NamedTuple):
    """How far it was to a defeat, once."""

    ply: int
    round: int
    now: int
    limit: int
    left: int
    kind: str = ""


class Diary(msgspec.Struct):
    """A game played once more, and what was noted down on the way."""

    city: Frostpunk
    parts: list[StoryPart] = []
    entries: list[Entry] = []
    nearest: dict[str, Near] = {}
    """How near each defeat came;"""
    turned: dict[str, Near] = {}
    """and when it was further away again for the first time."""


def read_again(match: Match) -> Diary:
    """Plays the game again: the founding (round 0), then every round up to now.

    A round is over with the move that begins the next one; what its dawn brings counts for the old round, for
    nobody sees the city between the two.
    """
    assert isinstance(match.state, Frostpunk)
    diary = Diary(match.state)
    number, highest = 0, 0
    events: list[tuple[int, Event]] = []
    for again in Match.walk(match.game, match.record, pack=match.pack):
        state = again.state
        assert isinstance(state, Frostpunk)
        diary.city = state
        _note(diary, number)
        events += _told(state)
        outputs = [int(str(event.data["output"])) for event in state.events if event.kind == "fuelled"]
        highest = max(highest, state.output, *outputs)
        if state.ply and state.round != number:
            diary.parts.append(StoryPart(state.ply, _numbers(state, number, highest), events))
            number, highest, events = state.round, state.output, []
    city = diary.city
    if not diary.parts or diary.parts[-1].ply != city.ply:
        diary.parts.append(StoryPart(city.ply, _numbers(city, number, highest), events))
    return diary


def _note(diary: Diary, number: int) -> None:
    """A move may end one round and begin the next."""
    state = diary.city
    for event in state.events:
        if event.kind == "round":
            number = state.round
        diary.entries.append(Entry(state.ply, number, event))
    for cause, near in nearness(state).items() if number else ():
        if cause not in diary.nearest or near.left < diary.nearest[cause].left:
            diary.nearest[cause] = near
            diary.turned.pop(cause, None)
        elif near.left > diary.nearest[cause].left:
            diary.turned.setdefault(cause, near)


def _told(state: Frostpunk) -> list[tuple[int, Event]]:
    return [(state.ply, event) for event in state.events if event.kind in TOLD]


def _numbers(state: Frostpunk, number: int, output: int) -> RoundNumbers:
    return RoundNumbers(
        round=number,
        population=[people.number for people in state.people],
        sick=[people.sick for people in state.people],
        hope=len(state.hope.track),
        discontent=len(state.discontent.track),
        food=state.food,
        hunger=state.hunger,
        corpses=state.corpses,
        output=output,
        coal=state.coal,
        wood=state.wood,
    )


def nearness(state: Frostpunk) -> dict[str, Near]:
    """F1.2, as things stand now. Hunger counts once food has gone against it, the generator once it is overheated."""
    tracks = state.pack.tracks
    worst = max(range(len(KINDS)), key=lambda kind: state.people[kind].sick)
    counts = {
        "hope": (len(state.hope.track), 0, ""),
        "discontent": (len(state.discontent.track), tracks.discontent + 1, ""),
        "sickness": (state.people[worst].sick, tracks.sickness[-1].upto + 1, KINDS[worst]),
        "corpses": (state.corpses, tracks.corpses, ""),
    }
    if starved := [int(str(event.data["count"])) for event in state.events if event.kind == "starved"]:
        counts["hunger"] = max(starved), tracks.hunger[-1].upto + 1, ""
    if state.overheated:
        counts["malfunction"] = state.stress + state.overload, tracks.stress + overload_allowed(state) + 1, ""
    return {
        cause: Near(state.ply, state.round, now, limit, abs(limit - now), kind)
        for cause, (now, limit, kind) in counts.items()
    }
