"""Section 5 of the rules: phase 2, deploy volunteers and specialists."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.content.effects import BOOKS, FOOD, GASOLINE, MEDIPACKS, TOOLS, WATER
from hearthlight.games.blackout.rules.gaining import CheckMarks
from hearthlight.games.blackout.rules.phases.deploy import DeployPhase, TurnCards

from ..tables import at, give, offered, play, stock
from .fixed import table

ANYTIME = ("battery", "transport")


def planned(*cards: str, dice: tuple[int, int, int] = (GASOLINE, FOOD, TOOLS), **things: int) -> Blackout:
    """Seat 0 in phase 2 with these planned cards, and no battery unless said so."""
    state = table(2)
    state.dice = list(dice)
    player = state.players[0]
    player.planned = [*cards, *[""] * (4 - len(cards))]
    player.hand = [card for card in player.hand if card not in cards]
    player.hospital = [card for card in player.hospital if card not in cards]
    give(state, 0, **({"battery": 0, "money": 0} | things))
    return at(state, TurnCards(0))


def choices(state: Blackout) -> list[str]:
    """What seat 0 may choose, anytime actions aside."""
    return [move for move in offered(state, 0) if move not in ANYTIME]


def test_all_planned_cards_are_turned_in_any_order() -> None:
    """B5.1: every planned card must be turned, one after the other; there is no way to leave one face down."""
    state = planned("dragon-red-2", "dragon-doctor", "dragon-blue-2")
    assert choices(state) == ["turn dragon-red-2", "turn dragon-doctor", "turn dragon-blue-2"]
    play(state, 0, "turn dragon-blue-2", "done")
    assert choices(state) == ["turn dragon-red-2", "turn dragon-doctor"]
    play(state, 0, "turn dragon-doctor")  # no medipack: nothing to decide
    assert choices(state) == ["turn dragon-red-2"]
    play(state, 0, "turn dragon-red-2", "done")
    assert state.to_act == ()


def test_a_declined_card_stays_in_its_slot() -> None:
    """B5.1: the action may be declined; the card is turned all the same and lies on top of its slot."""
    state = play(planned("dragon-red-2"), 0, "turn dragon-red-2", "done")
    player = state.players[0]
    assert player.slots[0] == ("dragon-yellow-1", "dragon-red-2")
    assert player.planned == ["", "", "", ""]
    assert (stock(state, 0), player.transport) == ({}, 5)
    assert "dragon-red-2" not in player.hand


def test_cards_stay_hidden_until_turned() -> None:
    """B5.1: one after the other: what is not turned yet is still secret, and does not count for its slot."""
    state = play(planned("dragon-red-2", "dragon-blue-2"), 0, "turn dragon-red-2")
    assert BLACKOUT.view(state, 1).players[0].planned == ("", "?", "", "")
    assert BLACKOUT.view(state, 1).players[0].slots[0] == ("dragon-yellow-1", "dragon-red-2")
    assert state.players[0].slots[1] == ("dragon-red-1", "dragon-blue-1")


def test_players_deploy_in_turn() -> None:
    """B5.1: clockwise from the starting player, all cards of one player first; without planned cards no turn."""
    state = table(3)
    state.starter = 1
    for seat, sign in enumerate(("dragon", "tiger", "horse")):
        state.players[seat].planned = [f"{sign}-red-2", f"{sign}-blue-2", "", ""] if seat != 2 else [""] * 4
    at(state, DeployPhase())
    assert (state.phase, state.to_act) == (2, (1,))
    play(state, 1, "turn tiger-red-2", "done", "turn tiger-blue-2", "done")
    assert state.to_act == (0,)  # seat 2 planned nothing
    play(state, 0, "turn dragon-red-2", "done", "turn dragon-blue-2", "done")
    assert state.to_act == ()


@pytest.mark.parametrize(
    ("card", "resource", "number"),
    [
        ("dragon-red-2", "gasoline", 1),
        ("dragon-yellow-2", "food", 1),
        ("dragon-blue-2", "tools", 1),
        ("dragon-blue-3", "tools", 2),
        ("V01", "gasoline", 2),
        ("V07", "gasoline", 3),
        ("V17", "food", 3),
        ("V27", "tools", 3),
        ("N04", "food", 2),
    ],
)
def test_volunteer_procures_at_the_die_of_its_colour(card: str, resource: str, number: int) -> None:
    """B5.2: its number of the resource under the die of its colour, free of charge."""
    state = play(planned(card), 0, f"turn {card}", f"procure {resource} 0")
    assert stock(state, 0) == {resource: number}
    assert state.players[0].transport == 5
    assert state.to_act == ()


def test_procuring_takes_cubes_from_the_supply() -> None:
    """B5.2, B3.5, R17: three cubes where there are three; with one left only one comes."""
    state = planned("V07")
    before = state.players[0].supply
    play(state, 0, "turn V07", "procure gasoline 0")
    assert state.players[0].supply == before - 3
    state = planned("V07")
    state.players[0].supply = 1
    play(state, 0, "turn V07", "procure gasoline 0")
    assert (stock(state, 0), state.players[0].supply) == ({"gasoline": 1}, 0)


@pytest.mark.parametrize(
    ("die", "ways"),
    [
        (FOOD, {0: "food", 1: "tools medipacks", 2: "gasoline books", 3: "water"}),
        (TOOLS, {0: "tools", 1: "food gasoline", 2: "water medipacks", 3: "books"}),
        (GASOLINE, {0: "gasoline", 1: "tools water", 2: "food books", 3: "medipacks"}),
        (WATER, {0: "water", 1: "gasoline books", 2: "tools medipacks", 3: "food"}),
        (BOOKS, {0: "books", 1: "water medipacks", 2: "food gasoline", 3: "tools"}),
        (MEDIPACKS, {0: "medipacks", 1: "food books", 2: "tools water", 3: "gasoline"}),
    ],
)
def test_tokens_lead_round_the_rondel(die: int, ways: dict[int, str]) -> None:
    """B5.3: one token a segment, in either direction; three tokens reach the far side."""
    others = [kind for kind in (WATER, BOOKS, MEDIPACKS) if kind != die][:2]
    for tokens in (0, 1, 2, 3, 5):
        state = play(planned("V01", dice=(die, others[0], others[1]), transport=tokens), 0, "turn V01")
        within = {
            f"procure {kind} {price}" for price, kinds in ways.items() for kind in kinds.split() if price <= tokens
        }
        assert set(offered(state, 0, "procure")) == within
        assert choices(state)[-1] == "done"


def test_tokens_move_all_cubes_and_return_to_the_supply() -> None:
    """B5.3, R10: all cubes of the card go to the one segment; tokens paid are at once in the supply again."""
    state = play(planned("V07"), 0, "turn V07", "procure medipacks 3")
    assert stock(state, 0) == {"medipacks": 3}
    assert (state.players[0].transport, state.transport) == (2, 17)


def test_tokens_can_be_bought_on_the_way() -> None:
    """B5.3, B3.3: without tokens only the die's own resource, until a token is bought for a point."""
    state = play(planned("dragon-red-2", transport=0), 0, "turn dragon-red-2")
    assert offered(state, 0) == ["procure gasoline 0", "done", "transport"]
    play(state, 0, "transport", "procure water 1")
    assert (stock(state, 0), state.players[0].points, state.players[0].transport) == ({"water": 1}, -1, 0)


def test_missing_tokens_cost_points_where_none_is_left() -> None:
    """B5.3, R10: with the supply empty each missing token costs its point directly, as it does for a cube."""
    state = planned("dragon-red-2", transport=0)
    give(state, 1, transport=24)
    play(state, 0, "turn dragon-red-2")
    assert len(offered(state, 0, "procure")) == 6
    assert "transport" not in offered(state, 0)
    play(state, 0, "procure medipacks 3")
    assert (stock(state, 0), state.players[0].points, state.players[0].transport) == ({"medipacks": 1}, -3, 0)


def test_tokens_are_spent_card_by_card() -> None:
    """B5.3: each volunteer is paid for on its own."""
    state = play(
        planned("dragon-red-2", "dragon-blue-2"), 0, "turn dragon-red-2", "procure medipacks 3", "turn dragon-blue-2"
    )
    assert set(offered(state, 0, "procure")) == {
        "procure tools 0",
        "procure food 1",
        "procure gasoline 1",
        "procure water 2",
        "procure medipacks 2",
    }
    play(state, 0, "procure water 2")
    assert (stock(state, 0), state.players[0].transport) == ({"water": 1, "medipacks": 1}, 0)


def test_what_was_just_gained_can_be_spent() -> None:
    """B5.3: a medipack procured in this phase pays the Doctor in this phase."""
    state = play(
        planned("dragon-blue-2", "dragon-doctor", dice=(GASOLINE, FOOD, MEDIPACKS)),
        0,
        "turn dragon-blue-2",
        "procure medipacks 0",
        "turn dragon-doctor",
    )
    assert choices(state) == ["act 1 1", "done"]
    play(state, 0, "act 1 1", "recover dragon-leader")
    assert "dragon-leader" in state.players[0].hand
    assert stock(state, 0) == {}
    assert state.players[0].points == 2  # the points of the card


def test_specialist_actions_in_any_order() -> None:
    """B5.4, R13: the Mechanic's trade before or after the free money, each once, each optional."""
    for order, sums in ((("act 1 1", "act 2 1"), (3, 6)), (("act 2 1", "act 1 1"), (3, 6))):
        state = play(planned("dragon-mechanic", tools=2), 0, "turn dragon-mechanic")
        assert choices(state) == ["act 1 1", "act 2 1", "done"]
        play(state, 0, order[0])
        assert state.players[0].money == sums[0]
        assert choices(state) == [order[1], "done"]
        play(state, 0, order[1])
        assert (state.players[0].money, stock(state, 0), state.to_act) == (sums[1], {"tools": 1}, ())
    state = play(planned("dragon-mechanic", tools=2), 0, "turn dragon-mechanic", "act 2 1", "done")
    assert (state.players[0].money, state.to_act) == (3, ())
    state = play(planned("dragon-mechanic", tools=2), 0, "turn dragon-mechanic", "done")
    assert (state.players[0].money, stock(state, 0)) == (0, {"tools": 2})


def test_specialist_action_that_cannot_be_paid() -> None:
    """B5.4: not offered; after the first action there is nothing left to ask."""
    state = play(planned("dragon-mechanic"), 0, "turn dragon-mechanic")
    assert choices(state) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert (state.players[0].money, state.to_act) == (3, ())


def test_ways_of_one_action_exclude_each_other() -> None:
    """B5.4: the Scout pays gasoline or a book, not both."""
    state = play(planned("dragon-scout", gasoline=1, books=1), 0, "turn dragon-scout")
    assert choices(state) == ["act 1 1", "act 2 1", "act 2 2", "done"]
    play(state, 0, "act 2 2")
    assert choices(state) == ["act 1 1", "done"]
    assert (stock(state, 0), state.players[0].gps, state.gps) == ({"gasoline": 1}, 1, 11)


def test_no_gps_token_left() -> None:
    """B5.4, R28: with the supply empty nothing is paid for a token."""
    state = planned("dragon-scout", books=1)
    give(state, 1, gps=12)
    play(state, 0, "turn dragon-scout")
    assert choices(state) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert (stock(state, 0), state.players[0].gps, state.to_act) == ({"books": 1}, 0, ())


def test_leader_pays_a_check_mark_with_the_new_battery() -> None:
    """B5.4, R21: one check-mark action, of the board or of a finished plan, payable with the battery just gained."""
    state = planned("dragon-leader")
    player = state.players[0]
    player.locked, player.finished = 0b11011, ["P09"]  # tool-money is open; P09: 1 food for 2 books
    play(state, 0, "turn dragon-leader")
    assert choices(state) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert (stock(state, 0), choices(state)) == ({"battery": 1}, ["act 2 1", "done"])
    play(state, 0, "act 2 1")
    assert choices(state) == ["check tool-money", "check P09", "done"]
    play(state, 0, "check P09")
    assert (stock(state, 0), state.to_act) == ({"books": 2}, ())  # one action only


def test_leader_does_not_use_up_phase_8() -> None:
    """R21: one action and no second one; the same action is there again in phase 8."""
    state = planned("dragon-leader", tools=2, food=1)
    state.players[0].locked, state.players[0].finished = 0b11011, ["P09"]
    play(state, 0, "turn dragon-leader", "act 2 1", "check tool-money")
    assert state.players[0].money == 3
    assert choices(state) == ["act 1 1", "done"]
    at(state, CheckMarks(0))
    assert choices(state) == ["check tool-money", "check P09", "done"]


def test_leader_without_an_unlocked_action() -> None:
    """B5.4, R21: locked actions cannot be carried out: only the battery is left."""
    state = play(planned("dragon-leader", tools=2, books=2, money=4), 0, "turn dragon-leader")
    assert choices(state) == ["act 1 1", "done"]
