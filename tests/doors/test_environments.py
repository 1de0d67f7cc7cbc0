"""The environments of PettingZoo and Gymnasium: what their own checks ask, and that they play our games."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from hearthlight.doors import aec
from hearthlight.doors.numbers import mask_of, won
from hearthlight.doors.solo import ILLEGAL, SoloEnv
from hearthlight.games import game_keys
from hearthlight.kernel import Outcome, Problem

EACH = pytest.mark.parametrize("game", game_keys())


@EACH
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    """Its own test, which also says that an observation with a mask is no array: so do its classics."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation (is not a NumPy array|space for each agent)")
        api_test(aec.env(game, players=2), num_cycles=300)
        seed_test(lambda: aec.env(game, players=2), num_cycles=60)


@EACH
def test_agents_play_a_whole_game(game: str) -> None:
    environment = aec.env(game, players=2, render_mode="ansi")
    environment.reset(seed=4)
    random, told = np.random.default_rng(4), 0
    for agent in environment.agent_iter():
        seen, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        assert sorted(environment.unwrapped.moves()) == legal.tolist()
        for other in environment.agents:
            asked = environment.observe(other)["action_mask"].any()
            assert asked or other != agent
        environment.step(random.choice(legal))
        told += bool(environment.render())
    assert told > 20
    outcome = environment.unwrapped.table.outcome
    assert outcome is not None
    assert environment.agents == []


def test_everybody_is_rewarded_at_the_end() -> None:
    environment = aec.SeatsEnv("blackout", players=3, reward=lambda outcome, seat: float(outcome.scores[seat]))
    environment.reset(seed=1)
    assert environment.possible_agents == ["seat_0", "seat_1", "seat_2"]
    while not any(environment.terminations.values()):
        assert set(environment.rewards.values()) == {0.0}
        environment.step(min(environment.moves()))
    assert environment.table.outcome is not None
    assert environment.rewards == {
        f"seat_{seat}": float(score) for seat, score in enumerate(environment.table.outcome.scores)
    }


def test_an_illegal_action_ends_the_game() -> None:
    environment = aec.env("frostpunk", players=1)
    environment.reset(seed=1)
    legal = environment.unwrapped.moves()
    environment.step(next(number for number in range(100) if number not in legal))
    assert environment.unwrapped.rewards == {"seat_0": -1}
    assert all(environment.unwrapped.terminations.values())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("frostpunk", {}),
        ("blackout", {}),
        ("blackout", {"players": 3, "bot": "random", "seat": 1}),
        ("frostpunk", {"players": 2, "bot": "random"}),
    ],
)
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make("Hearthlight-v0", game=game, **options).unwrapped)


@EACH
def test_a_seat_plays_to_the_end_and_again_the_same(game: str) -> None:
    def play() -> list[float]:
        environment = SoloEnv(game, players=2, bot="random")
        seen, info = environment.reset(seed=3)
        random, rewards, over = np.random.default_rng(3), [], False
        while not over:
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(info["moves"])
            action = random.choice(sorted(info["moves"]))
            seen, reward, over, _, info = environment.step(action)
            rewards.append(reward)
        assert environment.table.outcome is not None
        return rewards

    rewards = play()
    assert rewards == play()
    assert not any(rewards[:-1])
    assert rewards[-1] in (1.0, -1.0)


def test_nothing_comes_of_an_illegal_action_but_a_little_harm() -> None:
    environment = SoloEnv("frostpunk")
    seen, info = environment.reset(seed=3)
    before = environment.table.fingerprint()
    illegal = next(number for number in range(100) if number not in info["moves"])
    after, reward, over, _, _ = environment.step(np.int64(illegal))
    assert (reward, over, environment.table.fingerprint()) == (ILLEGAL, False, before)
    assert np.array_equal(seen["observation"], after["observation"])


def test_who_knows_a_game_encodes_it_better() -> None:
    def first(view: Any) -> Any:
        return np.array([view.round, view.seat is not None], np.float32)

    environment = SoloEnv("blackout", players=2, bot="random", features=2, encode=first)
    seen, _ = environment.reset(seed=3)
    assert seen["observation"].tolist() == [0.0, 1.0]
    assert environment.observation_space.contains(seen)
    agents = aec.SeatsEnv("blackout", players=2, features=2, encode=first)
    agents.reset(seed=3)
    assert agents.observe("seat_1")["observation"].tolist() == [0.0, 1.0]


def test_what_does_not_exist_is_refused() -> None:
    for options in ({"game": "chess"}, {"game": "blackout", "players": 9}, {"game": "blackout", "bot": "genius"}):
        with pytest.raises(Problem):
            SoloEnv(**options)


def test_rewards_are_for_winners() -> None:
    outcome = Outcome((1,), (10, 20))
    assert [won(outcome, seat) for seat in range(2)] == [-1.0, 1.0]
    assert not mask_of({}).any()
