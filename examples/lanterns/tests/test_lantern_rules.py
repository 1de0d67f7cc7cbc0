"""Each rule of Lantern Night, by its number."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from lanterns import GAME
from lanterns.content import GOLD
from lanterns.moves import Gather, GiveBack, Light, Wish
from lanterns.rules import payment
from lanterns.scoring import final_outcome, shape_points, wish_points
from lanterns.state import Night, Wished

from hearthlight.kernel import BadPack, make_options


def night(players: int = 2, seed: int = 1, **options: object) -> Night:
    return GAME.new(make_options(GAME, players=players, **options), seed)


def mine(state: Night, *papers: str) -> int:
    """The seat whose turn it is, now with this hand."""
    seat = state.to_act[0]
    state.players[seat].hand = sorted(papers)
    state._forget()
    return seat


def put(state: Night, *cards: str) -> None:
    state.river = list(cards)
    state._forget()


@pytest.mark.parametrize(("length", "players", "number"), [("long", 2, 21), ("long", 4, 35), ("short", 3, 18)])
def test_a_night_takes_some_of_the_lanterns(length: str, players: int, number: int) -> None:
    """L1.1"""
    state = night(players, night=length)
    assert len(state.river) + len(state.source) == number
    assert len(state.river) + len(state.source) + len(state.box) == 36


def test_hands_grow_in_turn_order() -> None:
    """L1.2"""
    state = night(4)
    assert [len(state.players[seat].hand) for seat in state.clockwise(state.starter)] == [3, 3, 4, 4]


def test_a_round_fills_the_river_and_goes_around_once() -> None:
    """L2.1, L2.3: then the lantern at the mouth is lost."""
    state = night(3)
    mouth, second = state.river[:2]
    assert len(state.river) == 4
    turns = []
    while state.round == 1:
        turns.append(state.to_act[0])
        state.play(state.to_act[0], state.moves(state.to_act[0])[-1])
    assert list(dict.fromkeys(turns)) == list(state.clockwise(state.starter))
    assert state.gone == [mouth]
    assert state.river[0] == second
    assert len(state.river) == 4


def test_a_turn_offers_three_things() -> None:
    """L2.2, L3.5: no wish is gold."""
    state = night()
    put(state, "red-lotus", "red-fish", "blue-moon", "red-crane")
    seat = mine(state, "red", "green", GOLD)
    assert set(state.moves(seat)) == {Light("red-lotus"), Wish("red"), Wish("green"), Gather()}


def test_the_round_in_which_the_source_runs_empty_is_the_last() -> None:
    """L2.3"""
    state = night()
    state.source = ["red-lotus"]
    put(state, "red-fish", "green-lotus", "blue-lotus", "red-moon")
    seat = mine(state, "green", "blue")
    state.play(seat, Light("green-lotus"))
    assert [event.kind for event in state.events] == ["lit", "came", "last-round"]
    assert state.outcome is None
    state.play(1 - seat, Gather())
    assert state.outcome is None
    state.play(1 - seat, state.moves(1 - seat)[0])
    assert state.outcome is not None
    assert "red-fish" in state.river, "nothing drifts away any more"


def test_gathering_keeps_two_of_three_and_at_most_seven() -> None:
    """L3.1"""
    state = night()
    seat = mine(state, *["red"] * 3)
    state.play(seat, Gather())
    assert len(state.players[seat].hand) == 6
    state.play(seat, GiveBack("red"))
    assert len(state.players[seat].hand) == 5
    assert state.returned == ["red"]
    other = mine(state, *["red"] * 7)
    state.play(other, Gather())
    for _ in range(3):
        assert state.to_act == (other,)
        state.play(other, GiveBack("red"))
    assert len(state.players[other].hand) == 7


def test_an_empty_deck_is_made_anew() -> None:
    """L3.2"""
    state = night()
    seat = mine(state)
    state.deck, state.returned = ["red"], ["blue"] * 5
    state.play(seat, Gather())
    assert state.players[seat].hand == ["blue", "blue", "red"]
    assert (state.deck, state.returned) == (["blue"] * 3, [])


def test_gold_stands_for_what_is_missing() -> None:
    """L3.3"""
    state = night()
    put(state, "red-crane", "red-lotus", "red-lotus", "blue-fish")
    seat = mine(state, "red", "green", "blue", GOLD, GOLD)
    assert payment(state, seat, "red-crane") == ("blue", "green", "red", GOLD)
    assert payment(state, seat, "blue-fish") == ("blue", GOLD, GOLD)
    assert state.decision(seat).details["light red-lotus"] == {"papers": ("green", "red")}
    state.play(seat, Light("red-lotus"))
    assert state.players[seat].hand == ["blue", GOLD, GOLD]
    assert state.players[seat].lit == ["red-lotus"]
    assert sorted(state.returned) == ["green", "red"]


def test_the_lantern_at_the_mouth_brings_a_paper() -> None:
    """L3.4"""
    state = night()
    put(state, "red-lotus", "red-fish", "red-lotus", "blue-moon")
    coming, paper = state.source[-1], state.deck[-1]
    seat = mine(state, "red", "green")
    state.play(seat, Light("red-lotus"))
    assert state.players[seat].hand == [paper]
    assert state.river == ["red-fish", "red-lotus", "blue-moon", coming]


def test_wishes_are_few_and_secret() -> None:
    """L3.5"""
    state = night(wishes=1)
    seat = mine(state, "red", "blue")
    state.play(seat, Wish("blue"))
    assert GAME.view(state, 1 - seat).players[seat].wishes == ("?",)
    assert GAME.view(state, seat).players[seat].wishes == ("blue",)
    assert state.events[0].seen_by(1 - seat).secret == {}
    state.play(1 - seat, Gather())
    state.play(1 - seat, state.moves(1 - seat)[0])
    assert not [move for move in state.moves(seat) if isinstance(move, Wish)]
    assert not [move for move in night(wishes=0).moves(night().to_act[0]) if isinstance(move, Wish)]


@pytest.mark.parametrize(
    ("lit", "points"),
    [
        ([], 0),
        (["red-lotus"], 0),
        (["red-lotus", "blue-lotus"], 0),
        (["red-lotus", "red-fish"], 2),
        (["red-lotus", "red-fish", "red-moon"], 5),
        (["red-lotus", "red-fish", "red-moon", "red-crane"], 9),
        (["red-lotus", "red-fish", "red-moon", "red-crane", "blue-fish", "blue-moon"], 11),
    ],
)
def test_sets_of_shapes(lit: list[str], points: int) -> None:
    """L4.2"""
    state = night()
    state.players[0].lit = lit
    assert shape_points(state.pack, state.players[0]) == points


def test_a_wish_counts_what_was_lit_after_it() -> None:
    """L4.3"""
    state = night()
    player = state.players[0]
    player.lit = ["red-lotus", "red-fish", "blue-moon", "red-crane"]
    player.wishes = [Wished("red", 1), Wished("blue", 3)]
    assert wish_points(state.pack, player) == 2 * 3


def test_the_most_points_then_the_most_lanterns() -> None:
    """L4.1, L4.4"""
    state = night(3)
    state.players[0].lit = ["red-crane"]
    state.players[1].lit = ["red-lotus", "blue-fish"]
    state.players[2].lit = ["red-lotus", "blue-lotus", "green-lotus"]
    outcome = final_outcome(state)
    assert outcome.scores == (6, 8, 6)
    assert outcome.winners == (1,)
    assert outcome.details[1] == {"lights": 6, "shapes": 2, "wishes": 0}
    state.players[1].lit = []
    assert final_outcome(state).winners == (2,), "as many points as seat 0, but more lanterns"
    state.players[2].lit = ["green-crane"]
    assert final_outcome(state).winners == (0, 2)


def test_every_rule_has_a_test() -> None:
    named = Path(__file__).read_text("utf-8")
    assert [number for number in GAME.rulebook("en").numbers if number not in named] == []


def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    pack = GAME.packs("festival")
    assert pack.folder is not None
    text = (pack.folder / "pack.toml").read_text("utf-8")
    assert Counter(text.split())["[[lanterns]]"] == len(pack.cards)
    few = tmp_path / "few.toml"
    few.write_text(text.replace("gold = 7", "gold = 0").replace("red = 13", "red = 1"), "utf-8")
    with pytest.raises(BadPack, match="at least 39"):
        GAME.packs(few)
