"""Section 12: what specialists do."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout.content.cards import Specialist
from hearthlight.games.blackout.rules.phases.scout import FormTeam

from ..tables import PACK, at, cubes, give, kinds, offered, play, put_cubes, stock
from .moments import choices, deploy, table, unlock

RESOURCES = ["food", "tools", "gasoline", "water", "books", "medipacks"]


def test_leader_battery() -> None:
    """B12.1: gain 1 battery. With nothing unlocked there is no check-mark action to carry out."""
    state = deploy(table(2), 0, "dragon-leader")
    assert choices(state, 0) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert stock(state, 0) == {"battery": 1}
    assert state.to_act == ()
    assert state.players[0].slots[0] == ("dragon-yellow-1", "dragon-leader")


def test_leader_check_mark() -> None:
    """B12.1: one unlocked check-mark action, and no second one."""
    state = give(unlock(table(2), 0, "tool-money", "book-gps"), 0, tools=2, books=1)
    deploy(state, 0, "dragon-leader")
    assert choices(state, 0) == ["act 1 1", "act 2 1", "done"]
    play(state, 0, "act 2 1")
    assert choices(state, 0) == ["check book-gps", "check tool-money", "done"]
    play(state, 0, "check tool-money")
    assert choices(state, 0) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert state.to_act == ()
    assert state.players[0].money == 3
    assert stock(state, 0) == {"tools": 1, "books": 1, "battery": 1}


def test_leader_has_two_search_icons() -> None:
    """B12.1: the Leader brings 2 search icons to a team, other player cards but the Doctor 1."""
    icons = {"leader": 2, "scout": 1, "mechanic": 1, "doctor": 0, "red-1": 1, "yellow-2": 1, "blue-3": 1}
    assert {card: PACK.search[f"tiger-{card}"] for card in icons} == icons


def test_scout() -> None:
    """B12.2: 2 HK dollars; 1 gasoline or 1 book for 1 GPS token, not both."""
    state = give(table(2), 0, gasoline=1, books=1)
    gps = state.gps
    deploy(state, 0, "dragon-scout")
    assert choices(state, 0) == ["act 1 1", "act 2 1", "act 2 2", "done"]
    play(state, 0, "act 2 2")
    assert choices(state, 0) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert state.to_act == ()
    assert stock(state, 0) == {"gasoline": 1}
    assert (state.players[0].money, state.players[0].gps, state.gps) == (2, 1, gps - 1)


def test_scout_without_gasoline_or_books() -> None:
    """B12.2: only the 2 HK dollars are left; a battery pays as either."""
    state = deploy(give(table(2), 0, tools=3, food=1), 0, "dragon-scout")
    assert choices(state, 0) == ["act 1 1", "done"]
    state = deploy(give(table(2), 0, battery=1), 0, "dragon-scout")
    play(state, 0, "act 2 1")
    assert (stock(state, 0), state.players[0].gps) == ({}, 1)


def test_mechanic() -> None:
    """B12.3: 3 HK dollars, and 3 more for a tool; the tool is used once however many there are."""
    state = deploy(give(table(2), 0, tools=2), 0, "dragon-mechanic")
    assert choices(state, 0) == ["act 1 1", "act 2 1", "done"]
    play(state, 0, "act 1 1", "act 2 1")
    assert state.to_act == ()
    assert state.players[0].money == 6
    assert stock(state, 0) == {"tools": 1}


def test_mechanic_without_tool() -> None:
    """B12.3: without a tool only the first 3; the second action does not come back."""
    state = play(deploy(table(2), 0, "dragon-mechanic"), 0, "act 1 1")
    assert state.to_act == ()
    assert state.players[0].money == 3


def test_doctor() -> None:
    """B12.4: 1 medipack for a card from the hospital; its points are scored at once."""
    state = give(table(2), 0, medipacks=2)
    assert sorted(state.players[0].hospital) == ["dragon-blue-3", "dragon-leader"]
    deploy(state, 0, "dragon-doctor")
    assert choices(state, 0) == ["act 1 1", "done"]
    play(state, 0, "act 1 1")
    assert choices(state, 0) == ["recover dragon-blue-3", "recover dragon-leader"]
    play(state, 0, "recover dragon-leader")
    assert state.to_act == ()
    assert state.players[0].points == 2
    assert state.players[0].hospital == ["dragon-blue-3"]
    assert state.players[0].hand.count("dragon-leader") == 1
    assert stock(state, 0) == {"medipacks": 1}


def test_doctor_with_an_empty_hospital_or_no_medipack() -> None:
    """B12.4: nobody to heal, or nothing to heal with: there is nothing to ask."""
    state = give(table(2), 0, medipacks=1)
    state.players[0].hospital = []
    assert deploy(state, 0, "dragon-doctor").to_act == ()
    assert stock(state, 0) == {"medipacks": 1}
    state = give(table(2), 0, tools=3)
    assert deploy(state, 0, "dragon-doctor").to_act == ()


def test_doctor_paid_with_a_battery() -> None:
    """B12.4: a battery stands in for the medipack, one bought on the spot too; who has both chooses."""
    state = deploy(give(table(2), 0, money=5), 0, "dragon-doctor")
    assert choices(state, 0) == ["done"]
    play(state, 0, "battery", "act 1 1", "recover dragon-blue-3")
    assert (state.players[0].money, state.players[0].points, stock(state, 0)) == (0, 1, {})
    state = deploy(give(table(2), 0, medipacks=1, battery=1), 0, "dragon-doctor")
    play(state, 0, "act 1 1")
    assert choices(state, 0) == ["pay medipacks", "pay battery"]
    play(state, 0, "pay battery", "recover dragon-blue-3")
    assert stock(state, 0) == {"medipacks": 1}


def test_doctor_in_no_team() -> None:
    """B12.4: without search icons the Doctor is not offered for a team, so she is never injured."""
    state = table(2)
    state.players[0].hand = ["dragon-doctor", "dragon-red-2"]
    at(state, FormTeam(0, 0, state.tiles[0][0].tile, "simple"))
    assert offered(state, 0, "join") == ["join dragon-red-2"]


def test_show_the_hand() -> None:
    """B12.5: (a) 5 HK dollars, and 1 for each search icon in the hand (planned cards are not in it)."""
    state = table(2)
    state.players[0].hand = ["dragon-red-2", "dragon-doctor", "V10"]  # 1 + 0 + 2
    deploy(state, 0, "S01")
    state.players[0].planned[1] = "dragon-blue-2"
    assert choices(state, 0) == ["act 1 1", "act 2 1", "done"]
    play(state, 0, "act 1 1")
    assert state.players[0].money == 5
    play(state, 0, "act 2 1")
    assert state.players[0].money == 8
    shown = next(event for event in state.events if event.kind == "showed-hand")
    assert shown.data["cards"] == ["dragon-red-2", "dragon-doctor", "V10"]


def test_two_amounts() -> None:
    """B12.5: (b) an amount of HK dollars, then 1 tool for a second amount."""
    state = deploy(give(table(2), 0, tools=2), 0, "S04")
    play(state, 0, "act 1 1")
    assert state.players[0].money == 4
    play(state, 0, "act 2 1")
    assert state.players[0].money == 10
    assert state.to_act == ()


def test_food_for_a_cube_of_any_colour() -> None:
    """B12.5: (c) 1 food places a cube on any neighbouring location, by the usual rules."""
    state = give(put_cubes(table(2), 0, "star-ferry"), 0, food=1)
    play(deploy(state, 0, "S07"), 0, "act 1 1")
    assert sorted(choices(state, 0)) == ["place kennedy-town 0", "place tsim-sha-tsui 0", "place victoria-peak 0"]
    supply = state.players[0].supply
    play(state, 0, "place victoria-peak 0")
    assert state.players[0].cubes == cubes("star-ferry", "victoria-peak")
    assert state.players[0].supply == supply - 1
    assert stock(state, 0) == {}
    assert state.to_act == ()


def test_no_food_no_cube() -> None:
    """B12.5: (c) without food or battery there is nothing to do."""
    state = give(table(2), 0, water=2)
    assert deploy(state, 0, "S07").to_act == ()


@pytest.mark.parametrize(
    ("things", "ways"),
    [
        ({"gasoline": 1, "books": 1}, ["act 1 1", "act 1 2", "act 1 3"]),
        ({"gasoline": 2}, ["act 1 1"]),
        ({"books": 2}, ["act 1 2"]),
        ({"gasoline": 1, "battery": 1}, ["act 1 1", "act 1 2", "act 1 3"]),
    ],
)
def test_gps_one_or_two(things: dict[str, int], ways: list[str]) -> None:
    """B12.5: (d) 1 gasoline or 1 book for 1 GPS token, or one of both for 2."""
    state = deploy(give(table(2), 0, **things), 0, "S10")
    assert choices(state, 0) == [*ways, "done"]


def test_gps_for_both() -> None:
    """B12.5: (d) both resources bring 2 GPS tokens; any of the ways uses up the action."""
    state = give(table(2), 0, gasoline=2, books=2)
    play(deploy(state, 0, "S10"), 0, "act 1 3")
    assert state.to_act == ()
    assert state.players[0].gps == 2
    assert stock(state, 0) == {"gasoline": 1, "books": 1}
    state = give(table(2), 0, gasoline=2, books=2)
    play(deploy(state, 0, "S10"), 0, "act 1 1")
    assert (state.to_act, state.players[0].gps) == ((), 1)


@pytest.mark.parametrize(("card", "price"), [("S13", 3), ("S14", 4)])
def test_three_resources_of_one_kind(card: str, price: int) -> None:
    """B12.5: (e) 3 (or 4) HK dollars for 3 resources of one kind of the player's choice, no battery."""
    assert deploy(give(table(2), 0, money=price - 1), 0, card).to_act == ()
    state = deploy(give(table(2), 0, money=price), 0, card)
    play(state, 0, "act 1 1")
    assert choices(state, 0) == [f"choose {resource}" for resource in RESOURCES]
    play(state, 0, "choose medipacks")
    assert stock(state, 0) == {"medipacks": 3}
    assert state.players[0].money == 0
    assert state.to_act == ()


def test_three_resources_with_two_cubes() -> None:
    """B12.5: (e) as far as the cubes of the supply go."""
    state = give(table(2), 0, money=3)
    state.players[0].supply = 2
    play(deploy(state, 0, "S13"), 0, "act 1 1", "choose books")
    assert stock(state, 0) == {"books": 2}
    assert state.players[0].supply == 0


def test_two_points_twice() -> None:
    """B12.5: (f) 2 points, and 1 tool for 2 more."""
    state = play(deploy(give(table(2), 0, tools=1), 0, "S16"), 0, "act 1 1", "act 2 1")
    assert state.players[0].points == 4
    assert "gained-points" in kinds(state)
    state = play(deploy(table(2), 0, "S16"), 0, "act 1 1")
    assert (state.players[0].points, state.to_act) == (2, ())


def test_specialists_of_the_house() -> None:
    """B12.5: all specialists among the objectives have 1 or 2 search icons and do one of (a) to (f)."""
    found = set()
    for card in PACK.content.objectives:
        if isinstance(card, Specialist):
            assert card.search in (1, 2)
            first, last = card.actions[0][0], card.actions[-1][-1]
            kind = [
                letter
                for letter, holds in {
                    "a": first.gain.money == 5 and last.gain.money_per_search == 1 and len(card.actions) == 2,
                    "b": first.gain.money > 0 and last.pay.tools == 1 and last.gain.money > 0,
                    "c": first.pay.food == 1 and first.gain.cube == "any",
                    "d": last.pay.gasoline == last.pay.books == 1 and last.gain.gps == 2 and len(card.actions[0]) == 3,
                    "e": first.pay.money in (3, 4) and first.gain.same == 3,
                    "f": first.gain.points == 2 and last.pay.tools == 1 and last.gain.points == 2,
                }.items()
                if holds
            ]
            assert len(kind) == 1, card.id
            found.update(kind)
    assert found == set("abcdef")
