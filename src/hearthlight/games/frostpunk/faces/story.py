"""The story of a city: how it stood after every round, and what had been chosen."""

from __future__ import annotations

import msgspec

from hearthlight.games.contract import StoryPart
from hearthlight.kernel import Event, Match, make_options

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


def rounds(match: Match) -> list[StoryPart]:
    """Plays the game again: the founding (round 0), then every round up to now.

    A round is over with the move that begins the next one; what its dawn brings counts for the old round, for
    nobody sees the city between the two.
    """
    record = match.record
    again = Match(match.game, make_options(match.game, **record.options), record.seed, pack=match.pack)
    state = _city(again)
    parts: list[StoryPart] = []
    number, highest, events = 0, state.output, _told(state, 0)
    for seat, notation in record.moves:
        again.play(seat, notation)
        events += _told(state, state.ply)
        outputs = [int(str(event.data["output"])) for event in state.events if event.kind == "fuelled"]
        highest = max(highest, state.output, *outputs)
        if state.round != number:
            parts.append(StoryPart(state.ply, _numbers(state, number, highest), events))
            number, highest, events = state.round, state.output, []
    if not parts or parts[-1].ply != state.ply:
        parts.append(StoryPart(state.ply, _numbers(state, number, highest), events))
    return parts


def _city(match: Match) -> Frostpunk:
    assert isinstance(match.state, Frostpunk)
    return match.state


def _told(state: Frostpunk, ply: int) -> list[tuple[int, Event]]:
    return [(ply, event) for event in state.events if event.kind in TOLD]


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
