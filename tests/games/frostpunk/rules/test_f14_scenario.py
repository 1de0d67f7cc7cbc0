"""Section 14: the scenario "A New Home: The Crater"."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules.cards.scenario import show_scenario
from hearthlight.games.frostpunk.rules.model import Token
from hearthlight.games.frostpunk.rules.phases.dawn import Dawn
from hearthlight.games.frostpunk.rules.phases.dusk import DuskPhase
from hearthlight.kernel import Dice

from ..tables import PACK, at, begun, offered, play, tokens
from ..towns import lay, stand, town


def shown(state: Frostpunk) -> list[str]:
    return [laid.card for laid in state.scenario]


def finish(state: Frostpunk) -> None:
    while state.to_act:
        play(state, offered(state)[0])


def test_the_start() -> None:
    """F14.1: storm marker on 9, scenario tokens on 4 and 11, storm card S08 face down."""
    state = begun()
    assert state.storm == 9
    assert sorted(number for number, _, _ in state.tokens) == [4, 11]
    assert shown(state) == ["S01"]


def test_round_four_with_a_beacon() -> None:
    """F14.1: +1 hope or -1 discontent, and S02."""
    state = town()
    tokens(state, "discontent", "greed-")
    stand(state, "beacon", lay(state, 6)[0])
    state.round = 3
    at(state, Dawn())
    assert offered(state) == ["option 1", "option 2"]
    play(state, "option 2")
    assert state.discontent.track == []
    finish(state)
    assert shown(state) == ["S01", "S02"]


def test_round_four_without_a_beacon() -> None:
    """F14.1: +1 apathy, and S06."""
    state = town()
    tokens(state, "discontent", "apathy-")
    state.round = 3
    at(state, Dawn())
    finish(state)
    assert len(state.discontent.track) == 2
    assert state.discontent.active("apathy") == 1
    assert "S06" in shown(state)
    assert all(number != 4 for number, _, _ in state.tokens)


@pytest.mark.parametrize("found", [True, False])
def test_round_eleven(found: bool) -> None:
    """F14.1: S04, and S03 unless S07 is out."""
    state = town()
    state.agenda = []
    if found:
        show_scenario(state, "S07")
        state.settle()
        finish(state)
    state.round = 10
    at(state, Dawn())
    finish(state)
    assert "S04" in shown(state)
    assert ("S03" in shown(state)) != found


def test_tokens_of_new_cards() -> None:
    """F14.3: placed as the cards say, as far as their round is still to come."""
    state = town()
    state.round, state.agenda = 11, []
    state.tokens = []
    show_scenario(state, "S04")
    assert sorted((number, card) for number, card, _ in state.tokens) == [(13, "S04"), (15, "S04")]


def test_one_card_says_that_the_game_is_won() -> None:
    """F14.3, F1.1: at the latest after round 15."""
    state = town()
    state.round, state.agenda = 15, []
    show_scenario(state, "S05")
    state.settle()
    at(state, DuskPhase())
    finish(state)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_the_storm_card_is_never_displayed() -> None:
    """F4.9: face down again."""
    assert not PACK.scenario["S08"].lasting
    assert PACK.content.storm_card == "S08"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_city_that_nothing_can_kill_wins(players: int) -> None:
    """F14.3, F4.1: with hope, people and stores filled up all the time, random moves lead to the end of round 15, and
    the map stays in order (F13.1)."""
    state, dice = begun(players, seed=players), Dice(players)
    while state.outcome is None:
        seat = state.to_act[0]
        state.play(seat, dice.pick(state.moves(seat)))
        if state.outcome is None:
            comfort(state)
            fields = [field for built in state.built for field in built.fields]
            assert len(fields) == len(set(fields))
            assert not any(
                state.on_fields["wood"][field]
                + state.on_fields["coal"][field]
                + state.on_fields["cores"][field]
                + state.on_fields["trees"][field]
                for field in fields
            )
            assert max(state.on_fields["wood"] + state.on_fields["coal"] + state.on_fields["cores"]) <= 5
            for kind, people in enumerate(state.people):
                assert people.scouting == sum(path.scout == kind for path in state.paths)
    assert state.outcome.winners == tuple(range(players))
    assert state.round == 15


def comfort(state: Frostpunk) -> None:
    """Nothing is lost by hope, discontent, sickness, death, hunger or stress; there is always something to spend."""
    while len(state.hope.track) < 5:
        state.hope.track.append(Token(state.hope.bag.pop(), active=True))
    while len(state.discontent.track) > 2:
        state.discontent.bag.append(state.discontent.track.pop().kind)
    for people in state.people:
        people.number = max(people.number, 15)
        people.sick = min(people.sick, 12)
    state.corpses, state.hunger, state.stress = min(state.corpses, 4), min(state.hunger, 9), min(state.stress, 5)
    state.overheated = False
    state.wood, state.coal, state.cores, state.food = max(state.wood, 4), max(state.coal, 3), 1, max(state.food, 3)
    state.settle()  # what can be chosen may have changed
