"""Section 4 of the rules: phase 1, roll and plan."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.content.effects import BOOKS, FOOD, GASOLINE, MEDIPACKS, TOOLS, WATER
from hearthlight.games.blackout.rules.phases.plan import PlanCards, RollDice, must_reroll, roll
from hearthlight.kernel import Dice, IllegalMove

from ..tables import PACK, at, begun, give, offered, play

HAND = [
    "dragon-yellow-2",
    "dragon-red-2",
    "dragon-red-3",
    "dragon-blue-2",
    "dragon-doctor",
    "dragon-mechanic",
    "dragon-scout",
]


@pytest.mark.parametrize(
    ("dice", "again"),
    [
        ([FOOD, TOOLS, WATER], []),
        ([MEDIPACKS, FOOD, MEDIPACKS], [0, 2]),
        ([FOOD, FOOD, TOOLS], [0, 1]),
        ([GASOLINE, BOOKS, BOOKS], [1, 2]),
        ([WATER, WATER, WATER], [0, 1, 2]),
        ([-1, -1, -1], [0, 1, 2]),
    ],
)
def test_dice_that_show_the_same(dice: list[int], again: list[int]) -> None:
    """B4.1: all dice that share a resource are rolled again, and no other."""
    assert must_reroll(dice) == again


def test_rolling_stops_as_soon_as_all_differ() -> None:
    """B4.1: every roll but the last shows a resource twice, only those dice change, and the last one stands."""
    rolls = 0
    for seed in range(300):
        state = at(begun(2, seed=seed), RollDice())
        shown = [
            [event.data[colour] for colour in ("red", "yellow", "blue")]
            for event in state.events
            if event.kind == "rolled"
        ]
        rolled = [event for event in state.events if event.kind == "rolled"]
        assert all(event.seat == state.starter for event in rolled)
        assert [event.data["again"] for event in rolled] == list(range(len(rolled)))
        rolls += len(shown) - 1
        for before, after in pairwise(shown):
            count = Counter(before)
            assert max(count.values()) > 1
            assert all(count[old] > 1 or old == new for old, new in zip(before, after, strict=True))
        assert len(set(shown[-1])) == 3
        assert [("food", "tools", "gasoline", "water", "books", "medipacks")[die] for die in state.dice] == shown[-1]
    assert rolls > 50  # it did happen


def test_a_valid_result_must_stand() -> None:
    """B4.1: no die of a valid result is rolled again."""
    state = begun(2)
    before = state.rng
    assert roll(state, [GASOLINE, FOOD, TOOLS]) == [GASOLINE, FOOD, TOOLS]
    assert state.rng == before


def test_dice_show_their_own_faces() -> None:
    """B4.1: each die has its own distribution; over many rolls it shows all of its faces and no other."""
    seen: list[set[int]] = [set(), set(), set()]
    for seed in range(300):
        state = at(begun(2, seed=seed), RollDice())
        for die, shown in zip(seen, state.dice, strict=True):
            die.add(shown)
    assert seen == [set(faces) for faces in PACK.dice]


def test_all_plan_at_the_same_time() -> None:
    """B4.2: every player is asked at once, in whatever order they answer."""
    state = begun(4)
    assert sorted(state.to_act) == [0, 1, 2, 3]
    play(state, 3, "plan rabbit-scout 1")
    play(state, 1, "ready")
    assert sorted(state.to_act) == [0, 2, 3]
    assert offered(state, 1) == []
    play(state, 0, "plan dragon-scout 3", "ready")
    play(state, 2, "ready")
    assert (state.to_act, state.phase) == ((3,), 1)
    play(state, 3, "ready")
    assert state.phase != 1


def test_any_hand_card_into_any_open_slot() -> None:
    """B4.2: 7 cards × 3 slots at first, or none at all."""
    state = at(begun(2), PlanCards())
    assert offered(state, 0) == [f"plan {card} {slot}" for card in HAND for slot in (1, 2, 3)] + ["ready", "transport"]


def test_one_card_in_a_slot() -> None:
    """B4.2: up to one card into each slot; a planned card has left the hand."""
    state = play(at(begun(2), PlanCards()), 0, "plan dragon-doctor 2")
    rest = [card for card in HAND if card != "dragon-doctor"]
    assert offered(state, 0, "plan") == [f"plan {card} {slot}" for card in rest for slot in (1, 3)]
    play(state, 0, "plan dragon-scout 1", "plan dragon-red-3 3")
    assert offered(state, 0, "plan") == []
    assert offered(state, 0, "ready") == ["ready"]
    assert state.players[0].planned == ["dragon-scout", "dragon-doctor", "dragon-red-3", ""]
    assert state.players[0].hand == ["dragon-yellow-2", "dragon-red-2", "dragon-blue-2", "dragon-mechanic"]


def test_only_hand_cards_are_planned() -> None:
    """B4.2: no card of a slot, of the hospital, of an objective spot or of somebody else."""
    state = at(begun(2), PlanCards())
    for card in ("dragon-yellow-1", "dragon-leader", state.players[0].objectives[0].card, "tiger-scout"):
        with pytest.raises(IllegalMove):
            play(state, 0, f"plan {card} 1")


def test_planned_cards_lie_on_top() -> None:
    """B4.2: on top of what lies in the slot, which stays; turned in phase 2."""
    state = begun(2)
    while state.phase == 1:
        seat = state.to_act[0]
        play(state, seat, *(["plan dragon-doctor 2"] if seat == 0 else []), "ready")
    assert state.players[0].slots[1] == ("dragon-red-1", "dragon-blue-1")
    assert state.to_act == (0,)
    play(state, 0, "turn dragon-doctor")
    assert state.players[0].slots[1] == ("dragon-red-1", "dragon-blue-1", "dragon-doctor")


def test_planning_nothing() -> None:
    """B4.2: up to one card: none is enough, and with an empty hand there is no other way."""
    state = begun(2)
    state.players[0].hand = []
    at(state, PlanCards())
    assert offered(state, 0, "plan") == []
    play(state, 0, "ready")
    play(state, 1, "ready")
    assert (state.to_act, state.players[1].planned) == ((), ["", "", "", ""])


def test_own_planned_cards_can_be_seen_those_of_others_cannot() -> None:
    """B4.3: the owner sees the card, others only that one lies there; the news hide it too."""
    state = play(at(begun(3), PlanCards()), 0, "plan dragon-doctor 2")
    assert BLACKOUT.view(state, 0).players[0].planned == ("", "dragon-doctor", "", "")
    for other in (1, 2, None):
        seen = BLACKOUT.view(state, other).players[0]
        assert (seen.planned, seen.hand, seen.hand_size) == (("", "?", "", ""), None, 6)
    (event,) = state.events
    assert event.seen_by(0).secret == {"card": "dragon-doctor"}
    for other in (1, 2, None):
        assert "dragon-doctor" not in str(event.seen_by(other))


def test_a_guess_at_the_state_does_not_know_the_plan() -> None:
    """B4.3: what others may imagine differs, but the owner's own cards stand."""
    state = play(at(begun(2), PlanCards()), 0, "plan dragon-doctor 2")
    guesses = {state.determinize(1, Dice(seed)).players[0].planned[1] for seed in range(60)}
    assert guesses == set(HAND)
    assert {state.determinize(0, Dice(seed)).players[0].planned[1] for seed in range(20)} == {"dragon-doctor"}


@pytest.mark.parametrize(
    ("restored", "slots"),
    [(0, {"1", "2", "3"}), (1, {"1", "2", "3"}), (2, {"1", "2", "3", "4"}), (3, {"1", "2", "3", "4"})],
)
def test_fourth_slot(restored: int, slots: set[str]) -> None:
    """B4.4: only after its own restore-power goal; the other goal does not open it."""
    state = at(give(begun(2), 0, restored=restored), PlanCards())
    assert {move.split()[2] for move in offered(state, 0, "plan")} == slots
    assert {move.split()[2] for move in offered(state, 1, "plan")} == {"1", "2", "3"}


def test_a_card_in_the_fourth_slot_is_turned_like_any_other() -> None:
    """B4.4: four cards can be planned and turned once the slot is open."""
    state = give(begun(2), 0, restored=2)
    while state.phase == 1:
        seat = state.to_act[0]
        cards = ["plan dragon-doctor 4", "plan dragon-scout 1", "plan dragon-red-2 2", "plan dragon-red-3 3"]
        play(state, seat, *(cards if seat == 0 else []), "ready")
    assert len(offered(state, 0, "turn")) == 4
    play(state, 0, "turn dragon-doctor")
    assert state.players[0].slots[3] == ("dragon-doctor",)


def test_who_plans_no_card_says_so() -> None:
    """B4.2: it is allowed, and nobody sees it from the table."""
    words = BLACKOUT.words(PACK, "en")
    state = at(begun(2), PlanCards())
    play(state, 0, f"plan {state.players[0].hand[0]} 1", "ready")
    assert [words.event(event) for event in state.events] == ["Player 1 is ready."]
    play(state, 1, "ready")
    assert words.event(state.events[0]) == "Player 2 plans no card."
