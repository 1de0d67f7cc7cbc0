"""Section 9: expeditions."""

from __future__ import annotations

from hearthlight.games.frostpunk.rules.cards.expeditions import ChooseWay, March, length, send_scout
from hearthlight.games.frostpunk.rules.model import ENGINEER, WORKER, Path

from ..tables import PACK, at, offered, play
from ..towns import path, town


def test_a_scout_moves_along_its_path() -> None:
    """F9.1: space by space; at the last one there is something to decide."""
    state = town()
    path(state, "X08", scout=WORKER)  # 4 spaces
    at(state, March(0, 2))
    assert state.paths[0].space == 2
    assert not state.to_act
    at(state, March(0, 3))
    assert state.paths[0].space == 3
    assert offered(state) == ["bypass", "explore"]


def test_bypass() -> None:
    """F9.1: the next letter's card on top; the scout stands on its first space and goes on with the steps left."""
    state = town()
    path(state, "X01", scout=WORKER, space=1)  # 3 spaces
    at(state, March(0, 3))
    play(state, "bypass")
    found = state.paths[0]
    assert [PACK.expeditions[card].deck for card in found.cards] == ["A", "B"]
    assert found.space == 1 + 2  # the first space of X01, the first of the new card, two steps on it
    assert found.chosen == (-1,)


def test_c_cards_must_be_explored() -> None:
    """F9.1: A and B cards only can be bypassed."""
    state = town()
    card = state.expeditions["C"][0]
    path(state, "X01", card, scout=WORKER, space=0)
    at(state, March(0, 9))
    assert {move.split()[0] for move in offered(state)} == {"option"}


def test_only_the_first_space_of_the_cards_below() -> None:
    """F9.1: the path over X01, X05 and X08 is 1 + 1 + 4 spaces long."""
    state = town()
    assert length(state, Path(("X01", "X05", "X08"))) == 6


def test_go_on() -> None:
    """F9.2: a card of the stated deck on top, the scout on its first space, steps left are lost, nothing gained yet."""
    state = town()
    path(state, "X01", scout=WORKER, space=1)
    at(state, March(0, 4))
    play(state, "explore", "option 2")
    found = state.paths[0]
    assert [PACK.expeditions[card].deck for card in found.cards] == ["A", "B"]
    assert found.space == 1
    assert found.chosen == (1,)
    assert state.food == 0
    assert not state.to_act


def test_return_pays_all_cards_on_which_the_scout_went_on() -> None:
    """F9.3: scout home, chosen option, then the cards below; bypassed ones give nothing."""
    state = town()
    ready = state.people[ENGINEER].ready
    path(state, "X01", "X05", "X08", scout=ENGINEER)
    state.paths[0] = Path(("X01", "X05", "X08"), (1, -1), ENGINEER, space=5)
    at(state, ChooseWay(path=0))
    play(state, "option 1")  # 7 food
    assert state.food == 7 + 6
    assert state.wood == 0
    assert (state.people[ENGINEER].ready, state.people[ENGINEER].scouting) == (ready + 1, 0)


def test_a_return_lengthens_the_path() -> None:
    """F9.3: "B": all cards are turned back, a new B card on top; the next scout starts on the bottom card."""
    state = town()
    path(state, "X05", scout=WORKER, space=2)
    at(state, ChooseWay(path=0))
    play(state, "option 1")
    found = state.paths[0]
    assert [PACK.expeditions[card].deck for card in found.cards] == ["A", "B"]
    assert found.scout == -1
    assert found.chosen == (-1,)
    send_scout(state, 0, WORKER)
    assert state.paths[0].space == 0
    assert length(state, found) == 1 + PACK.expeditions[found.cards[1]].spaces


def test_a_new_path() -> None:
    """F9.3: "A, new": the path is removed and a new A card laid out."""
    state = town()
    path(state, "X09", scout=WORKER, space=2)
    at(state, ChooseWay(path=0))
    play(state, "option 2")
    assert (state.coal, state.wood) == (6, 1)
    assert len(state.paths[0].cards) == 1
    assert state.paths[0].cards != ("X09",)
    assert PACK.expeditions[state.paths[0].cards[0]].deck == "A"
    assert state.expeditions_gone["A"] == ["X09"]


def test_ways_that_cannot_be_paid() -> None:
    """F1.4, F9.2: X10 asks 4 food or 1 coal for two of its ways."""
    state = town()
    path(state, "X10", scout=WORKER, space=2)
    at(state, ChooseWay(path=0))
    assert offered(state) == ["option 1"]
    state.coal = 1
    at(state, ChooseWay(path=0))
    play(state, "option 3")
    assert state.coal == 0


def test_every_card_has_a_free_way_home() -> None:
    """Q22, F9.3: a way to return that asks for nothing."""
    for card in PACK.expeditions.values():
        assert any(
            way.kind == "return" and way.cost == type(way.cost)() and way.condition == type(way.condition)()
            for way in card.ways
        ), card.id
        assert card.deck != "C" or all(way.kind == "return" or way.deck == "C" for way in card.ways)


def test_empty_decks_are_made_of_removed_cards() -> None:
    """Q22."""
    state = town()
    state.expeditions_gone["B"], state.expeditions["B"] = state.expeditions["B"], []
    path(state, "X01", scout=WORKER, space=1)
    at(state, March(0, 1))
    play(state, "bypass")
    assert PACK.expeditions[state.paths[0].cards[-1]].deck == "B"
    assert state.expeditions_gone["B"] == []


def test_without_any_card_there_is_no_bypass() -> None:
    """Q22."""
    state = town()
    state.expeditions["B"] = []
    path(state, "X01", scout=WORKER, space=1)
    at(state, March(0, 1))
    assert "bypass" not in offered(state)


def test_lighter_sledges() -> None:
    """F11.1: T01: a scout sent or going on moves 1 space at once."""
    state = town()
    state.finished = ["T01"]
    path(state, "X01")
    state.agenda = []
    send_scout(state, 0, WORKER)
    state.settle()
    assert state.paths[0].space == 1
    at(state, March(0, 1))
    play(state, "explore", "option 2")
    assert state.paths[0].space == 2
