"""The worked examples 1 to 6 of the rulebook (section 16 of the rules), with its own numbers."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.effects import BOOKS, FOOD, GASOLINE, MEDIPACKS, TOOLS
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.phases.deploy import TurnCards
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.phases.plan import must_reroll, roll
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict

from .rules.fixed import table
from .tables import PACK, at, cubes, give, offered, play, put_cubes, stock

COLOUR = {place.id: place.colour for place in PACK.content.locations}
ME, OTHER = 0, 1


def test_1_invalid_roll() -> None:
    """B4.1, example 1: red and blue both show a medipack: both must be rolled again, yellow stays."""
    assert {MEDIPACKS} <= set(PACK.dice[0]) & set(PACK.dice[2])  # the example can happen with our dice
    assert must_reroll([MEDIPACKS, FOOD, MEDIPACKS]) == [0, 2]
    for seed in range(20):
        state = table(2, seed)
        state.events = []
        assert len(set(roll(state, [MEDIPACKS, FOOD, MEDIPACKS]))) == 3
        assert next(event for event in state.events if event.kind == "rolled").data["yellow"] == "food"


def test_1_valid_roll() -> None:
    """B4.1, example 1: all dice show different resources: the result stands."""
    state = table(2)
    assert must_reroll([GASOLINE, BOOKS, TOOLS]) == []
    assert roll(state, [GASOLINE, BOOKS, TOOLS]) == [GASOLINE, BOOKS, TOOLS]


def peter_deploys() -> Blackout:
    """Peter planned a red volunteer in slot 1, a blue one of 2 cubes in slot 2, the Mechanic in slot 3.
    The blue die shows tools, the red one gasoline."""
    state = table(2)
    state.dice = [GASOLINE, BOOKS, TOOLS]
    state.players[ME].planned = ["dragon-red-2", "dragon-blue-3", "dragon-mechanic", ""]
    give(state, ME, battery=0, money=0)
    return at(state, TurnCards(ME))


def test_2_peter_deploys() -> None:
    """B5.1, B5.2, B5.4, example 2: (A) 2 tools, (B) 3 HK dollars and 3 more for one of the tools, (C) 1 gasoline."""
    state = peter_deploys()
    assert set(offered(state, ME, "turn")) == {"turn dragon-red-2", "turn dragon-blue-3", "turn dragon-mechanic"}
    play(state, ME, "turn dragon-blue-3", "procure tools 0")
    assert stock(state, ME) == {"tools": 2}
    play(state, ME, "turn dragon-mechanic", "act 1 1")
    assert state.players[ME].money == 3
    play(state, ME, "act 2 1")
    assert (state.players[ME].money, stock(state, ME)) == (6, {"tools": 1})
    play(state, ME, "turn dragon-red-2", "procure gasoline 0")
    assert stock(state, ME) == {"tools": 1, "gasoline": 1}
    assert (state.to_act, state.players[ME].transport) == ((), 5)


@pytest.mark.parametrize(
    ("resource", "tokens"), [("food", 1), ("gasoline", 1), ("medipacks", 2), ("water", 2), ("books", 3)]
)
def test_3_peters_transport_tokens(resource: str, tokens: int) -> None:
    """B5.3, example 3: from tools 1 token to food (1a) or gasoline (1b), 2 to medipacks (2a) or water (2b), 3 to
    books (3), two cubes each."""
    state = play(peter_deploys(), ME, "turn dragon-blue-3")
    assert set(offered(state, ME, "procure")) == {
        "procure tools 0",
        "procure food 1",
        "procure gasoline 1",
        "procure medipacks 2",
        "procure water 2",
        "procure books 3",
    }
    play(state, ME, f"procure {resource} {tokens}")
    assert stock(state, ME) == {resource: 2}
    assert state.players[ME].transport == 5 - tokens


def martin_completes() -> Blackout:
    """Martin has one yellow and two red volunteers in a slot, and the card for 4 HK dollars that places yellow.
    Next to his cube on Tai Lam lies yellow Lung Kwu Tan; yellow Chek Lap Kok, with a cube of another player, lies
    behind the blue Gold Coast."""
    assert [COLOUR[place] for place in ("lung-kwu-tan", "gold-coast", "chek-lap-kok")] == ["yellow", "blue", "yellow"]
    state = put_cubes(put_cubes(table(2), OTHER, "chek-lap-kok"), ME, "tai-lam")
    player = state.players[ME]
    player.objectives, player.emergency = [Spot("V06")], None
    player.slots[0] = ("dragon-red-1", "dragon-yellow-1", "dragon-red-2")
    give(state, ME, battery=0, money=4)
    at(state, CompleteGoals(ME))
    assert offered(state, ME) == ["complete V06 1", "done", "transport"]
    play(state, ME, "complete V06 1")
    assert (player.money, player.hand[-1], player.objectives) == (0, "V06", [])
    return state


def test_4_martin_option_1() -> None:
    """B6.2, B6.3, B6.6, B6.7, example 4, option 1: a yellow location next to his cube, at no cost."""
    state = play(martin_completes(), ME, "place lung-kwu-tan 0")
    assert state.players[ME].cubes == cubes("tai-lam", "lung-kwu-tan")
    assert (state.players[ME].transport, state.players[ME].points) == (5, 0)


def test_4_martin_option_2() -> None:
    """B6.8, example 4, option 2: past one blue location for 1 token; the other player's cube does not matter."""
    state = play(martin_completes(), ME, "place chek-lap-kok 1")
    assert state.players[ME].cubes == cubes("tai-lam", "chek-lap-kok")
    assert state.players[OTHER].cubes == cubes("chek-lap-kok")
    assert (state.players[ME].transport, state.players[ME].points) == (4, 0)


def karla(*spots: Spot, emergency: Spot | None = None, **things: int) -> Blackout:
    """Karla in phase 3, with a cube on the purple Tai Lam."""
    state = put_cubes(table(2), ME, "tai-lam")
    player = state.players[ME]
    player.objectives, player.emergency = list(spots), emergency
    player.supply -= sum(spot.cubes.bit_count() for spot in spots)
    give(state, ME, **({"battery": 0, "money": 0} | things))
    return at(state, CompleteGoals(ME))


def test_5_karla_leaves_the_card() -> None:
    """B6.10, example 5.1: a goal of a plan for 6 HK dollars; another goal is open, she leaves the card and goes on."""
    state = karla(Spot("P02"), Spot("V01"), water=2, tools=2)
    play(state, ME, "complete P02 2")
    assert state.players[ME].money == 6
    play(state, ME, "leave")
    assert state.players[ME].objectives[0] == Spot("P02", done=2, cubes=2)
    assert (state.players[ME].finished, state.players[ME].points) == ([], 0)
    assert offered(state, ME)[:3] == ["complete V01 1", "finish P02", "done"]


def test_5_karla_finishes_at_once() -> None:
    """B6.10, B6.11, example 5.2: (A) the first goal of an emergency plan, 5 HK dollars; (B) she finishes it at once,
    the cube comes off; (C) a cube of any colour, on the blue location next to the purple one."""
    state = karla(emergency=Spot("EB"), food=2)
    before = state.players[ME].supply
    play(state, ME, "complete EB 1")
    assert (state.players[ME].money, state.players[ME].emergency) == (5, Spot("EB", done=1, cubes=1))
    assert state.players[ME].supply == before + 2 - 1
    play(state, ME, "finish EB")
    assert (state.players[ME].emergency, state.players[ME].finished) == (None, ["EB"])
    assert state.players[ME].supply == before + 2
    assert (COLOUR["tai-lam"], COLOUR["gold-coast"]) == ("purple", "blue")
    play(state, ME, "place gold-coast 0")
    assert state.players[ME].cubes == cubes("tai-lam", "gold-coast")
    assert (state.players[ME].supply, state.players[ME].points) == (before + 1, 0)


def test_5_karla_completes_the_last_goal() -> None:
    """B6.12, example 5.3: resources paid, 2 points and the bonus of 5; the cube comes off, the plan moves to the
    check-mark area, and the completion effect follows."""
    state = karla(Spot("P09", done=1, cubes=1), medipacks=2)
    before = state.players[ME].supply
    play(state, ME, "complete P09 2")
    player = state.players[ME]
    assert (player.points, stock(state, ME), player.supply) == (7, {}, before + 2 + 1)
    assert (player.objectives, player.finished) == ([], ["P09"])
    play(state, ME, "place lung-kwu-tan 0")
    assert (player.cubes, state.to_act) == (cubes("tai-lam", "lung-kwu-tan"), ())


def peter_scouts() -> Blackout:
    """Peter's hand: Doctor (no icons), Leader (2), a red and a blue volunteer (1 each). A finished plan has 1 icon,
    two face-down tiles have 2, and he has 1 GPS token. A tile of the type books lies face up already."""
    state = put_cubes(table(2), ME, "star-ferry")
    player = state.players[ME]
    player.hand = ["dragon-doctor", "dragon-leader", "dragon-red-2", "dragon-blue-2"]
    player.hospital, player.finished = [], ["P17"]
    player.tiles_up, player.tiles_down = ["T23"], ["T24", "T10"]
    state.tiles[PACK.board.district_index["central"]] = (Laid("T03"), Laid("T25"), Laid("T36"))
    give(state, ME, gps=1, battery=0)
    return at(state, ChooseDistrict(ME))


def test_6_districts_that_peter_may_choose() -> None:
    """B7.1, example 6: three districts with a cube of his beside them, and no others."""
    assert offered(peter_scouts(), ME, "scout") == ["scout sham-shui-po", "scout central", "scout wan-chai"]


def test_6_peters_icons() -> None:
    """B7.4, example 6: 4 in hand, 1 on the plan, 2 on tiles, 3 by GPS: 10 in all; the simple books challenge is 6."""
    state = play(peter_scouts(), ME, "scout central", "collect T25 simple")
    assert state.decision(ME).about["needed"] == 6
    play(state, ME, "join dragon-leader", "join dragon-red-2")
    assert state.decision(ME).about["total"] == 6  # his other option, at the Leader's risk
    assert "go" in offered(state, ME)
    play(state, ME, "join dragon-blue-2", "gps")
    assert state.decision(ME).about["total"] == 10
    assert offered(state, ME, "join") == []  # never the Doctor


def test_6_peter_scouts() -> None:
    """B7.5, B7.6, B7.7, example 6: the blue card alone and the token: 1 + 1 + 2 + 3 = 7 against 6; two books; the
    tile face down beside the other books tile; the blue card to the hospital."""
    state = play(peter_scouts(), ME, "scout central", "collect T25 simple", "join dragon-blue-2")
    assert state.decision(ME).about["total"] == 4
    assert "go" not in offered(state, ME)
    play(state, ME, "gps")
    assert state.decision(ME).about["total"] == 7
    play(state, ME, "go")
    player = state.players[ME]
    assert stock(state, ME) == {"books": 2}
    assert (player.tiles_up, player.tiles_down) == (["T23"], ["T24", "T10", "T25"])
    assert (player.hospital, player.hand) == (["dragon-blue-2"], ["dragon-doctor", "dragon-leader", "dragon-red-2"])
    assert (player.gps, state.gps) == (0, 12)
    assert [laid.up for laid in state.tiles[PACK.board.district_index["central"]]] == [True, True]
