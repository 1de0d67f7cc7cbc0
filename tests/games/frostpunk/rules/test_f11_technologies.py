"""Section 11: technologies, automata."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.rules.city.buildings import tear_down
from hearthlight.games.frostpunk.rules.city.erecting import Erected
from hearthlight.games.frostpunk.rules.city.using import UseIt
from hearthlight.games.frostpunk.rules.model import AUTOMATON
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction, actions
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.dawn import Dawn

from ..tables import PACK, at, offered, play
from ..towns import lay, stand, town

B = 6


@pytest.mark.parametrize(("technology", "rounds"), [("T01", 4), ("T02", 4), ("T04", 3), ("T05", 5), ("T06", 4)])
def test_how_long_it_takes(technology: str, rounds: int) -> None:
    """F11.1: as printed."""
    assert PACK.technologies[technology].rounds == rounds


def test_the_first_workshop_starts_research() -> None:
    """F11.1: one technology's token goes as many spaces ahead as its number."""
    state = town()
    state.technologies, state.round = ["T01", "T04"], 3
    lay(state, B)
    at(state, Erected("workshop", B))
    assert offered(state) == ["research T01", "research T04"]
    play(state, "research T04")
    assert (state.researching, state.research_round, state.technologies) == ("T04", 6, ["T01"])


def test_a_second_workshop_starts_none() -> None:
    """F11.1: one at a time."""
    state = town()
    state.technologies, state.researching, state.research_round = ["T01"], "T04", 6
    stand(state, "workshop", lay(state, B)[0])
    at(state, Erected("workshop", B + 1))
    assert not state.to_act
    assert state.researching == "T04"


def test_at_most_on_space_15() -> None:
    """F11.1."""
    state = town()
    state.technologies, state.round = ["T05"], 12
    lay(state, B)
    at(state, Erected("workshop", B))
    assert state.research_round == 15


def test_it_is_finished_at_dawn() -> None:
    """F4.2, F11.1: the technology becomes active, and the next one is chosen."""
    state = town()
    stand(state, "workshop", lay(state, B)[0])
    state.tokens = []
    state.technologies, state.researching, state.research_round, state.round = ["T02", "T05"], "T01", 6, 5
    at(state, Dawn())
    assert state.finished == ["T01"]
    play(state, "research T02")
    assert state.research_round == 10


def test_the_workshop_moves_the_token_back() -> None:
    """F11.1: twice, in sequence; the token of the next technology too."""
    state = town()
    stand(state, "workshop", lay(state, B)[0])
    state.technologies, state.researching, state.research_round, state.round = ["T02", "T05"], "T01", 6, 5
    at(state, UseIt(B, 0))
    play(state, "option 1")
    assert state.finished == ["T01"]
    play(state, "research T05")
    assert state.research_round == 10
    play(state, "option 1")
    assert state.research_round == 9
    assert not state.to_act


def test_without_workshop_the_running_research_is_lost() -> None:
    """F11.1: its technology can be chosen again; finished ones stay."""
    state = town()
    stand(state, "workshop", lay(state, B)[0])
    stand(state, "workshop", B + 1)
    state.finished = ["T06"]
    state.technologies, state.researching, state.research_round = ["T02"], "T01", 6
    tear_down(state, B)
    assert state.researching == "T01"
    tear_down(state, B + 1)
    assert (state.researching, state.research_round) == ("", 0)
    assert sorted(state.technologies) == ["T01", "T02"]
    assert state.finished == ["T06"]


def test_automata_cost_coal() -> None:
    """F11.2: 1 coal each; without coal none can be used."""
    state = town()
    state.automata = state.automata_ready = 2
    at(state, TakeFigure(seat=0))
    assert "take automaton" not in offered(state)
    state.coal = 1
    at(state, TakeFigure(seat=0))
    play(state, "take automaton", "build")
    assert (state.coal, state.automata_ready) == (0, 1)


def test_automata_for_nothing() -> None:
    """F11.1: T08 (ours): no coal for automata."""
    state = town()
    state.finished = ["T08"]
    state.automata = state.automata_ready = 1
    at(state, TakeFigure(seat=0))
    play(state, "take automaton", "build")
    assert (state.coal, state.automata_ready) == (0, 0)


def test_automata_act_like_workers() -> None:
    """F11.2: no scouts, no special actions, nothing for engineers only."""
    state = town()
    state.coal = state.food = 3
    stand(state, "beacon", lay(state, B)[0])
    at(state, ChooseAction(seat=0, figure=AUTOMATON))
    assert offered(state, "scout") == offered(state, "special") == []
    assert offered(state, "use") == ["use cookhouse 0"]
    assert {move.verb for move in actions(state, AUTOMATON)} == {"clear", "build", "use"}
