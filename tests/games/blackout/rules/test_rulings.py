"""Section 15: the rulings R1 to R22, where the rulebooks differ or are silent."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.effects import Gain
from hearthlight.games.blackout.rules.gaining import CheckMarks, Take
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.phases.clean_up import CleanUpPhase, WasteResources
from hearthlight.games.blackout.rules.phases.deploy import UseVolunteer
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.phases.refresh import Refresh
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, FormTeam, ScoutPhase
from hearthlight.games.blackout.rules.phases.secure import SecurePhase
from hearthlight.games.blackout.rules.placing import PlaceCube

from ..tables import PACK, at, cubes, give, offered, play, put_cubes, stock
from .moments import bare, choices, deploy, score, solo, spots, table, unlock

TWO_BLUE_TWO_RED = ("dragon-red-1", "dragon-blue-1", "dragon-doctor", "dragon-blue-2", "dragon-red-2")
TWO_PURPLE_TWO_YELLOW = ("dragon-yellow-1", "dragon-scout", "dragon-yellow-2", "dragon-mechanic")


def with_slot(*cards: str) -> Blackout:
    state = table(2)
    state.players[0].slots = [(), cards, (), ()]
    state.players[0].emergency = None
    return state


def test_gasoline_for_transport() -> None:
    """R1: 1 gasoline is 2 transport tokens."""
    state = unlock(give(table(2), 0, gasoline=1, transport=0), 0, "gasoline-transport")
    play(at(state, CheckMarks(0)), 0, "check gasoline-transport")
    assert state.players[0].transport == 2


@pytest.mark.parametrize(
    ("things", "slot", "restored"),
    [
        ({"food": 4}, TWO_BLUE_TWO_RED, True),
        ({"food": 3, "battery": 1}, TWO_BLUE_TWO_RED, True),
        ({"food": 3}, TWO_BLUE_TWO_RED, False),
        ({"food": 2, "tools": 2}, TWO_BLUE_TWO_RED, False),
        ({"food": 4}, TWO_BLUE_TWO_RED[:-1], False),
        ({"food": 4}, TWO_PURPLE_TWO_YELLOW, False),
    ],
)
def test_cost_of_the_hand_limit(things: dict[str, int], slot: tuple[str, ...], restored: bool) -> None:
    """R2: 4 of one resource and a slot with 2 blue and 2 red cards: 10 points and the 0-6 marker."""
    state = at(give(with_slot(*slot), 0, **things), CompleteGoals(0))
    assert choices(state, 0) == (["restore hand", "done"] if restored else [])
    if restored:
        play(state, 0, "restore hand")
        if state.to_act:
            play(state, 0, offered(state, 0, "pay")[0])
        assert (state.players[0].points, state.players[0].hand_limit, stock(state, 0)) == (10, 6, {})
        assert at(give(state, 0, food=4), CompleteGoals(0)).to_act == ()


@pytest.mark.parametrize(
    ("money", "slot", "restored"),
    [
        (10, TWO_PURPLE_TWO_YELLOW, True),
        (9, TWO_PURPLE_TWO_YELLOW, False),
        (10, TWO_PURPLE_TWO_YELLOW[1:], False),
        (10, TWO_BLUE_TWO_RED, False),
    ],
)
def test_cost_of_the_fourth_slot(money: int, slot: tuple[str, ...], restored: bool) -> None:
    """R2: 10 HK dollars and a slot with 2 purple and 2 yellow cards: 10 points and the fourth slot."""
    state = at(give(with_slot(*slot), 0, money=money), CompleteGoals(0))
    assert choices(state, 0) == (["restore slot", "done"] if restored else [])
    if restored:
        play(state, 0, "restore slot")
        assert (state.players[0].points, state.players[0].open_slots, state.players[0].money) == (10, 4, 0)


@pytest.mark.parametrize(("done", "winners"), [(0b111, (0,)), (0b110, ()), (0b101, ()), (0b011, ())])
def test_all_goals_of_chapter_1(done: int, winners: tuple[int, ...]) -> None:
    """R3: chapter 1 asks for all goals of the plan, two are not enough."""
    state = give(bare(solo()), 0, points=90)
    state.players[0].emergency = Spot("EA", done, done)
    assert score(state).winners == winners


def test_the_right_colour_is_never_skipped() -> None:
    """R4: ways lead around yellow locations, never through them."""
    state = at(put_cubes(table(2), 0, "star-ferry"), PlaceCube(0, "yellow"))
    places = dict(move.split()[1:] for move in offered(state, 0, "place"))
    assert places == {
        "victoria-peak": "0",
        "lion-rock": "1",
        "shing-mun": "2",
        "chek-lap-kok": "2",
        "cyberport": "2",
        "tseung-kwan-o": "3",
        "shek-o": "3",
        "sha-tau-kok": "6",
        "lok-ma-chau": "8",
        "lung-kwu-tan": "9",
    }  # past other yellow ones these two would be 5 each


def test_any_colour_is_skipped_where_the_table_reads_it_so() -> None:
    """R4: by the German rulebook ways lead through yellow locations too, at a token each; a cube for any colour goes
    everywhere."""
    state = at(put_cubes(table(2, skipping="any"), 0, "star-ferry"), PlaceCube(0, "yellow"))
    places = dict(move.split()[1:] for move in offered(state, 0, "place"))
    assert (places["victoria-peak"], places["lion-rock"], places["sha-tau-kok"]) == ("0", "1", "5")
    assert (places["lok-ma-chau"], places["lung-kwu-tan"]) == ("5", "5")
    way = state.decision(0).details["place lok-ma-chau 5"]["way"]
    assert len(way) == 7
    assert any(state.pack.board.colour["yellow"] >> state.pack.board.index[place] & 1 for place in way[1:-1])
    assert state.question is not None
    assert all(refusal.reason != "no-skip" for refusal in state.question.refusals(state, 0))
    play(state, 0, "place lok-ma-chau 5")
    assert state.players[0].transport == 0
    at(state, PlaceCube(0, "any"))
    assert len(offered(state, 0, "place")) == len(PACK.board.ids) - 2


def test_orchids_need_all_conditions() -> None:
    """R5: points alone earn no orchids."""
    state = bare(table(2, mode="campaign", chapter=5))
    for player in state.players:
        player.points, player.emergency = 150, Spot("ED", 0b011, 0b011)
    state.players[0].restored = 3
    assert [detail["orchids"] for detail in score(state).details] == [3, 0]


def test_campaign_plans_pay_their_bonus() -> None:
    """R6: the last goal of a campaign plan brings its bonus, but no completion cube."""
    state = table(2, mode="campaign", chapter=1)
    player, on_map = state.players[0], state.players[0].cubes
    player.emergency = Spot("EA", done=0b101, cubes=0b101)
    play(at(give(state, 0, medipacks=2), CompleteGoals(0)), 0, "complete EA 2")
    assert player.points == 6 + 6
    assert (player.cubes, state.to_act) == (on_map, ())


def test_a_district_looked_at_is_chosen() -> None:
    """R7: nobody else can choose it this round, though no tile was taken; in the next round they can."""
    state = put_cubes(put_cubes(table(2), 0, "mong-kok"), 1, "mong-kok")
    everything = ["scout sha-tin", "scout sham-shui-po", "scout yau-tsim-mong"]
    assert offered(at(state, ScoutPhase()), 0, "scout") == everything
    play(state, 0, "scout yau-tsim-mong", "leave")
    assert offered(state, 1, "scout") == everything[:2]
    assert offered(at(state, ScoutPhase()), 0, "scout") == everything


def test_finishing_later() -> None:
    """R8: a plan left behind can be finished whenever goals may be completed, also when no goal of it is in reach."""
    state = put_cubes(table(2), 0, "star-ferry")
    state.players[0].emergency = None
    state.players[0].objectives = [Spot("P12", done=0b001, cubes=0b001), Spot("P01")]
    assert choices(at(state, CompleteGoals(0)), 0) == ["finish P12", "done"]
    play(state, 0, "done")
    supply = state.players[0].supply
    at(give(state, 0, water=2), CompleteGoals(0))
    assert choices(state, 0) == ["complete P12 2", "finish P12", "done"]
    play(state, 0, "finish P12")
    assert state.players[0].finished == ["P12"]
    assert state.players[0].supply == supply - 2 + 1  # two for the water; its own cube came off
    assert {move.split()[0] for move in choices(state, 0)} == {"place"}  # B6.11: the completion effect


def test_finishing_an_emergency_plan_later() -> None:
    """R8, B14.2: the own one too; those of the campaign lie beside the board and are never finished."""
    state = put_cubes(table(2), 0, "star-ferry")
    state.players[0].emergency = Spot("EA", done=0b001, cubes=0b001)
    assert "finish EA" in choices(at(state, CompleteGoals(0)), 0)
    play(state, 0, "finish EA")
    play(state, 0, offered(state, 0, "place")[0])
    assert (state.players[0].emergency, state.players[0].finished) == (None, ["EA"])
    state = table(2, mode="campaign", chapter=1)
    state.players[0].emergency = Spot("EA", done=0b001, cubes=0b001)
    assert "finish EA" not in choices(at(state, CompleteGoals(0)), 0)


def test_a_deck_that_is_no_multiple_of_three() -> None:
    """R9: what is left of the deck is taken, the end is triggered, the rest comes from the Reserve."""
    state = table(2)
    state.round, state.draw, state.reserve = 3, ["P01"], ["P02", "P03", "P04"]
    state.display = [("V01",), ("V02", "V03"), ("V04", "V05")]
    at(state, CleanUpPhase())
    assert state.display[0] == ("P01", "P04", "P03")
    assert (state.draw, state.reserve, state.last_round) == ([], ["P02"], 4)


def test_empty_supplies() -> None:
    """R10: what the supply does not hold is lost, wholly or in part."""
    state = unlock(give(table(2), 0, gasoline=1, transport=0), 0, "gasoline-transport")
    give(state, 1, gps=12, transport=23)
    assert (state.gps, state.transport) == (0, 1)
    play(at(state, CheckMarks(0)), 0, "check gasoline-transport")
    at(state, Take(0, Gain(gps=1, transport=1, points=1)))
    assert (state.players[0].gps, state.players[0].transport, stock(state, 0)) == (0, 1, {})
    assert (state.gps, state.transport, state.players[0].points) == (0, 0, 1)


def test_tokens_paid_go_back() -> None:
    """R10: transport tokens paid are in the supply at once."""
    state = give(table(2), 0, transport=3)
    state.dice, supply = [0, 3, 1], state.transport
    play(at(state, UseVolunteer(0, "dragon-red-1")), 0, "procure gasoline 2")
    assert (state.players[0].transport, state.transport) == (1, supply + 2)


def test_a_skip_without_any_token() -> None:
    """R10: with no token anywhere each skip costs its point directly."""
    state = put_cubes(give(table(2), 0, transport=0), 0, "star-ferry")
    give(state, 1, transport=24)
    at(state, PlaceCube(0, "red"))
    assert offered(state, 0)[:3] == ["place tsing-yi 1", "place yung-shue-wan 1", "place kai-tak 1"]
    play(state, 0, "place tsing-yi 1")
    assert (state.players[0].points, state.players[0].transport, state.transport) == (-1, 0, 0)


def test_several_districts_in_one_round() -> None:
    """R11: in the pack's order of districts, markers clockwise from the starting player."""
    three, four = ("mong-kok", "lion-rock", "tsim-sha-tsui"), ("choi-hung", "tseung-kwan-o", "lei-yue-mun", "kai-tak")
    state = put_cubes(put_cubes(table(2, starter=1), 0, *three, *four), 1, *three)
    at(state, SecurePhase())
    asked = []
    while state.to_act:
        (seat,) = state.to_act
        asked.append((state.decision(seat).about["district"], seat))
        play(state, seat, offered(state, seat, "marker")[0])
    assert asked == [("kwun-tong", 0), ("yau-tsim-mong", 1), ("yau-tsim-mong", 0)]


@pytest.mark.parametrize(
    ("up", "down", "met"),
    [(["T01", "T36"], [], True), (["T01"], ["T36"], False), (["T36"], ["T01"], False), (["T01", "T02"], [], False)],
)
def test_required_tiles_lie_face_up(up: list[str], down: list[str], met: bool) -> None:
    """R12: only face-up scout tiles meet a requirement."""
    state = table(2)
    player = state.players[0]
    player.emergency, player.objectives, player.tiles_up, player.tiles_down = None, spots("P06"), up, down
    assert choices(at(state, CompleteGoals(0)), 0) == (["complete P06 3", "done"] if met else [])


def test_actions_of_a_specialist_in_any_order() -> None:
    """R13: the second action may come first or alone, the first one alone, or neither."""
    ways = {"act 2 1, act 1 1": 6, "act 1 1, act 2 1": 6, "act 2 1, done": 3, "act 1 1, done": 3, "done": 0}
    for moves, money in ways.items():
        state = play(deploy(give(table(2), 0, tools=1), 0, "dragon-mechanic"), 0, *moves.split(", "))
        assert (state.to_act, state.players[0].money) == ((), money)


def test_a_type_owned_only_face_down() -> None:
    """R14: after a probed books tile the next one lies face up, the one after that face down."""
    state = put_cubes(give(table(2), 0, gps=6), 0, "mong-kok")
    player = state.players[0]
    player.hand = ["dragon-red-1", "dragon-red-2", "dragon-red-3"]
    for tile, challenge in (("T25", "probe"), ("T26", "simple"), ("T27", "simple")):
        state.tiles[PACK.board.district_index["yau-tsim-mong"]] = (Laid(tile),)
        state.chosen = 0
        play(at(state, ChooseDistrict(0)), 0, "scout yau-tsim-mong", f"collect {tile} {challenge}")
        play(state, 0, f"join {player.hand[0]}", "gps", "gps", "go")
    assert (player.tiles_up, player.tiles_down) == (["T26"], ["T25", "T27"])


def test_cards_that_score() -> None:
    """R15: hand and slots only; finished plans, objective spots and the hospital bring nothing."""
    state = bare(table(2))
    player = state.players[0]
    player.hand, player.slots[2] = ["V01"], ("V08",)  # 2 and 4
    player.hospital, player.objectives, player.finished = ["S18"], spots("V10"), ["P01", "EA"]
    assert score(state).details[0]["cards"] == 6


def test_the_effect_before_the_mark() -> None:
    """R16: the last cube of the supply goes onto the map; then none is left to mark the goal."""
    state = give(put_cubes(table(2), 0, "star-ferry"), 0, money=1)
    player = state.players[0]
    player.emergency, player.objectives, player.supply = None, spots("P07"), 1
    play(at(state, CompleteGoals(0)), 0, "complete P07 1", "place victoria-peak 0")
    assert player.cubes == cubes("star-ferry", "victoria-peak")
    assert (player.objectives, player.supply) == ([Spot("P07", done=0b01, cubes=0)], 0)
    assert choices(state, 0) == ["finish P07", "leave"]


def test_no_cube_for_a_gain() -> None:
    """R17: without a cube in the supply a gain or a map cube is lost, and the goal counts without its mark."""
    state = put_cubes(table(2), 0, "star-ferry")
    player = state.players[0]
    player.supply, player.emergency = 0, None
    assert stock(at(state, Take(0, Gain(tools=1))), 0) == {}
    assert at(state, PlaceCube(0, "any")).to_act == ()
    player.objectives = spots("P12")
    play(at(give(state, 0, money=5), CompleteGoals(0)), 0, "complete P12 3")
    assert (player.objectives, player.points) == ([Spot("P12", done=0b100, cubes=0)], 5)


def test_cubes_just_paid_are_there() -> None:
    """R17: cubes just paid, or just taken off a plan, can be placed at once."""
    state = give(put_cubes(table(2), 0, "star-ferry"), 0, tools=2)
    player = state.players[0]
    player.supply, player.emergency, player.objectives = 0, None, spots("V01")
    play(at(state, CompleteGoals(0)), 0, "complete V01 1")
    assert offered(state, 0, "place") != []
    state = give(put_cubes(table(2), 0, "star-ferry"), 0, money=5)
    player = state.players[0]
    player.supply, player.emergency, player.objectives = 0, None, [Spot("P12", done=0b001, cubes=0b001)]
    play(at(state, CompleteGoals(0)), 0, "complete P12 3", "finish P12")
    assert "place pok-fu-lam 1" in offered(state, 0)  # the completion cube is blue


def test_no_battery_in_plan_trades() -> None:
    """R18: a battery makes no pair in phase 6."""
    state = give(table(2), 0, food=1, water=1, battery=2)
    state.players[0].finished = ["P21", "P23"]
    assert at(state, WasteResources(0)).to_act == ()
    assert (stock(state, 0), state.players[0].money, state.players[0].points) == ({"battery": 2}, 3, 0)


def test_better_gps_adds_up() -> None:
    """R19: two plans make each token count 5."""
    state = give(table(2), 0, gps=2)
    state.players[0].finished = ["P19", "P20"]
    at(state, FormTeam(0, 0, state.tiles[0][0].tile, "simple"))
    assert [play(state, 0, "gps").decision(0).about["total"] for _ in range(2)] == [5, 10]


def test_four_cubes_are_five_points() -> None:
    """R20: four cubes around a district are 5 points for each who has them."""
    around = ("choi-hung", "tseung-kwan-o", "lei-yue-mun", "kai-tak")
    state = at(put_cubes(put_cubes(table(2), 0, *around), 1, *around), SecurePhase())
    play(play(state, 0, "marker book-gps"), 1, "marker book-gps")
    assert [player.points for player in state.players] == [5, 5]


def test_the_leaders_check_mark() -> None:
    """R21: an action of the board or of a finished plan, payable with the new battery; phase 8 is not used up."""
    state = unlock(table(2), 0, "tool-money")
    state.players[0].finished = ["P14"]
    deploy(state, 0, "dragon-leader")
    assert choices(state, 0) == ["act 1 1", "done"]
    play(state, 0, "act 1 1", "act 2 1")
    assert choices(state, 0) == ["check tool-money", "check P14", "done"]
    play(state, 0, "check P14")
    assert (state.players[0].points, stock(state, 0), state.to_act) == (3, {}, ())
    state.players[0].hand = []
    play(at(give(state, 0, food=1), Refresh(0)), 0, "refresh 1")
    assert choices(state, 0) == ["check P14", "done"]


def test_tie_break_money() -> None:
    """R22: what is left after changing 5 for 1, not what there was before."""
    state = give(give(bare(table(2)), 0, points=30, money=4), 1, points=29, money=8)
    outcome = score(state)
    assert (outcome.scores, outcome.winners) == ((30, 30), (0,))
    assert [detail["left"] for detail in outcome.details] == [4, 3]
