"""Our games in OpenSpiel: its own test of a game, copies and possible worlds, and a search that needs both."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice

pytestmark = pytest.mark.soak
EACH = pytest.mark.parametrize("key", game_keys())


@pytest.fixture
def pyspiel() -> Any:
    """OpenSpiel, knowing our games; too large to be installed for every test run."""
    import pyspiel

    from hearthlight.doors import spiel

    assert set(spiel.GAMES) == set(game_keys())
    return pyspiel


def begun(pyspiel: Any, name: str, moves: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(3)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[0])
    return state


@EACH
@pytest.mark.parametrize("players", [1, 2, 3])
def test_openspiel_finds_nothing_wrong(key: str, players: int, pyspiel: Any) -> None:
    game = pyspiel.load_game(f"hearthlight_{key}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EACH
def test_a_deal_is_a_seed(key: str, pyspiel: Any) -> None:
    state, game = begun(pyspiel, f"hearthlight_{key}(players=2,deals=10)", 0), game_named(key)
    assert state.table.fingerprint() == game.new(state.get_game().options, 3).fingerprint()
    fresh = pyspiel.load_game(f"hearthlight_{key}(deals=10)").new_initial_state()
    assert [chance for _, chance in fresh.chance_outcomes()] == [0.1] * 10


@EACH
def test_a_copy_is_independent(key: str, pyspiel: Any) -> None:
    state = begun(pyspiel, f"hearthlight_{key}(players=2)", 6)
    twin = state.clone()
    assert str(twin) == str(state)
    twin.apply_action(twin.legal_actions()[-1])
    assert str(twin) != str(state)


@EACH
def test_a_possible_world_looks_the_same_to_its_player(key: str, pyspiel: Any) -> None:
    state = begun(pyspiel, f"hearthlight_{key}(players=2)", 8)
    observer = state.get_game().make_py_observer()
    dice = Dice(1)
    player = state.current_player()
    observer.set_from(state, player)
    seen = observer.tensor.copy()
    other = state.resample_from_infostate(player, lambda: dice.below(1 << 20) / (1 << 20))
    assert str(other) != str(state)
    observer.set_from(other, player)
    assert np.array_equal(seen, observer.tensor)
    assert observer.string_from(state, player) == observer.string_from(other, player)
    assert json.loads(observer.string_from(state, player))
    assert other.legal_actions() == state.legal_actions()


@EACH
def test_a_search_for_hidden_information_plays(key: str, pyspiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = begun(pyspiel, f"hearthlight_{key}(players=2)", 4)
    chance = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator=judge, uct_c=2.0, max_simulations=3, random_state=chance)
    assert bot.step(state) in state.legal_actions()
