"""How games end and what they get to see, by playing: charmed cities to the last day, others from the brink."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from hearthlight.games.frostpunk import Frostpunk, rules
from hearthlight.kernel import Dice

from .charms import charm
from .tables import PACK, begun, fresh, play_randomly, tokens

pytestmark = pytest.mark.xdist_group("endings of Frostpunk")  # the games are played once
HOPE = ("care+", "care+", "justice+", "justice+", "motivation+", "motivation+")


@cache
def charmed_life(games: int = 200) -> tuple[dict[str, set[str]], list[str]]:
    """What was told of in so many charmed games, by kind of event; and why each of them ended."""
    seen: dict[str, set[str]] = {}
    ends = []
    for number in range(games):
        state = fresh(number % 4 + 1, number, number % 6 + 1, ("normal", "hard")[number // 6 % 2])
        dice = Dice(number)
        while state.to_act:
            charm(state, dice)
            seat = dice.pick(state.to_act)
            state.play(seat, dice.pick(state.moves(seat)))
            for event in state.events:
                seen.setdefault(event.kind, set()).update(str(value) for value in event.data.values())
        assert state.outcome is not None
        ends.append(state.cause if not state.outcome.winners else "won")
    return seen, ends


def test_cities_win() -> None:
    """F1.1, F14.3: whoever lives through the last day has won."""
    assert charmed_life()[1].count("won") >= 5


def test_the_cards_are_really_met() -> None:
    """Within two hundred games: every scenario card, law and technology, nearly every event, most expeditions."""
    seen, _ = charmed_life()
    assert seen["scenario"] == set(PACK.scenario) - {PACK.content.storm_card}
    assert seen["passed-law"] == set(PACK.laws)
    assert set(PACK.technologies) <= seen["researched"]
    assert seen["weather"] == set(PACK.weather)
    assert set(PACK.morning) <= seen["read"]
    assert PACK.disputes <= seen["read"]
    assert len(seen["read"] & PACK.events.keys()) > 0.9 * len(PACK.events)
    assert len(seen["explored"] & PACK.expeditions.keys()) > 0.6 * len(PACK.expeditions)
    assert {"tent", "bunkhouse"} <= seen["ruined"]
    ordinary = {key for key, card in PACK.buildings.items() if not (card.printed or card.lawful)} - {"ruin"}
    assert ordinary <= seen["erected"]


# -- the ways to lose ----------------------------------------------------------------------------------------------


def hopeless(state: Frostpunk) -> None:
    tokens(state, "hope", "care-")


def angry(state: Frostpunk) -> None:
    tokens(state, "discontent", "anger+", "anger+", "anger+", "greed+", "greed+")


def overheated(state: Frostpunk) -> None:
    state.overheated, state.stress, state.coal, state.cold = True, 10, 60, 15


def sick(state: Frostpunk) -> None:
    state.people[0].number, state.people[0].sick = 45, 36


def starving(state: Frostpunk) -> None:
    state.hunger, state.food = 50, 0


def dying(state: Frostpunk) -> None:
    state.corpses = PACK.content.tracks.corpses - 1
    for people in state.people:
        people.sick, people.grave = min(20, people.number), True


def forgotten(state: Frostpunk) -> None:
    """The scenario never says that they have won."""
    state.round, state.tokens, state.dusk, state.dusk_discard = 15, [], [], []


WAYS: dict[str, Callable[[Frostpunk], None]] = {
    "hope": hopeless,
    "discontent": angry,
    "malfunction": overheated,
    "sickness": sick,
    "hunger": starving,
    "corpses": dying,
    "time": forgotten,
}


@pytest.mark.parametrize("cause", WAYS)
def test_a_city_on_the_brink_is_lost(cause: str) -> None:
    """F1.2: played on at random from a city that is close to it."""
    causes = set()
    for seed in range(30):
        state = begun(2, seed)
        tokens(state, "hope", *HOPE)
        tokens(state, "discontent")
        state.food, state.coal = 50, 20
        WAYS[cause](state)
        play_randomly(state, seed)
        causes.add(state.cause)
        if cause in causes:
            return
    pytest.fail(f"never lost by {cause}, only by {causes}")


def test_these_are_all_the_ways() -> None:
    """Every cause that the rules can give."""
    folder = Path(str(rules.__file__)).parent
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    causes = {cause for text in sources for cause in re.findall(r'lose\(state, "(\w+)"\)', text)}
    assert causes == {*WAYS}
