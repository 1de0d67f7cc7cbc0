"""What a seat can work out (the outlook of a view), from worked positions and over random games."""

from __future__ import annotations

import msgspec
import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout, BlackoutOptions
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.moves import Act, Buy, Complete, Procure, RestorePower, TakeBack
from hearthlight.games.blackout.rules.outlook import whole
from hearthlight.games.blackout.rules.outlook.goals import GoalOutlook, Need
from hearthlight.games.blackout.rules.outlook.whole import Outlook, PlayerOutlook
from hearthlight.games.blackout.rules.phases.clean_up import CleanUpPhase
from hearthlight.games.blackout.rules.phases.deploy import TurnCards
from hearthlight.games.blackout.rules.phases.new_objectives import BuyCard
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.phases.refresh import Refresh
from hearthlight.games.blackout.rules.phases.scout import ChooseTile
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.kernel import Dice

from .rules.fixed import table
from .rules.moments import score, solo
from .tables import PACK, at, begun, give, play, put_cubes

RESOURCES = ("food", "tools", "gasoline", "water", "books", "medipacks")


def outlook(state: Blackout, seat: int | None = 0) -> Outlook:
    return BLACKOUT.view(state, seat).outlook


def mine(state: Blackout, seat: int = 0) -> PlayerOutlook:
    return outlook(state, seat).players[seat]


def goal(state: Blackout, card: str, number: int = 1, seat: int = 0) -> GoalOutlook:
    return next(goal for goal in mine(state, seat).goals if (goal.card, goal.goal) == (card, number))


# -- who pays for it -----------------------------------------------------------------------------------------------


def test_only_those_who_look_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(*_: object, **__: object) -> PlayerOutlook:
        raise AssertionError("somebody has looked")

    monkeypatch.setattr(whole, "PlayerOutlook", looked)
    state, luck, bot = BLACKOUT.new(BlackoutOptions(players=2), 1), Dice(1), BLACKOUT.bot("greedy")
    for _ in range(60):
        seat = state.to_act[0]
        state.decision(seat)
        state.play(seat, bot.choose(state, seat, luck))
    with pytest.raises(AssertionError, match="looked"):
        BLACKOUT.view(state, 0)


# -- cards at the dice ---------------------------------------------------------------------------------------------


def dice(state: Blackout, red: str, yellow: str, blue: str) -> Blackout:
    state.dice = [RESOURCES.index(face) for face in (red, yellow, blue)]
    return state


def test_b5_2_a_volunteer_brings_what_lies_under_the_die_of_its_colour() -> None:
    state = dice(table(), "gasoline", "water", "books")
    cards = {card.card: card for card in mine(state).cards or ()}
    assert (cards["dragon-red-2"].resource, cards["dragon-red-2"].cubes) == ("gasoline", 1)
    assert (cards["dragon-yellow-2"].resource, cards["dragon-blue-2"].resource) == ("water", "books")


def test_b3_5_only_cubes_that_lie_ready_count() -> None:
    state = dice(table(), "gasoline", "water", "books")
    state.players[0].hand = ["V07"]
    assert [card.cubes for card in mine(state).cards or ()] == [3]
    state.players[0].supply = 1
    assert [card.cubes for card in mine(state).cards or ()] == [1]


def test_b5_3_transport_tokens_widen_the_reach() -> None:
    state = give(dice(table(), "gasoline", "water", "books"), 0, transport=1)
    state.players[0].hand = ["dragon-red-2"]
    [card] = mine(state).cards or ()
    assert [(reach.resource, reach.tokens) for reach in card.reach] == [("gasoline", 0), ("tools", 1), ("water", 1)]


def test_b5_4_a_specialist_says_which_actions_can_be_used_now() -> None:
    state = table()
    state.players[0].hand = ["dragon-doctor", "S01"]
    doctor, plain = mine(state).cards or ()
    assert [way.usable for way in plain.ways] == [True]
    state.players[0].hospital = []
    assert not any(way.usable for way in (mine(state).cards or ())[0].ways if way.action == 1)
    assert doctor.ways[0].usable


def test_b4_1_after_phase_2_the_dice_say_nothing_about_the_hand() -> None:
    state = table()
    assert mine(state).cards
    assert outlook(state, 1).players[0].cards is None
    state.phase = 3
    assert mine(state).cards == ()


# -- goals ---------------------------------------------------------------------------------------------------------


def test_b6_2_what_is_missing_for_a_cost_and_which_batteries_could_fill_in() -> None:
    state = give(table(), 0, tools=1, battery=0, money=0)
    state.players[0].objectives = [Spot("V07")]
    found = goal(state, "V07")
    assert found.needs == (Need("tools", 2, 1, 1), Need("gasoline", 1, 0, 1))
    assert (found.batteries, found.buy, found.payable, found.met) == (2, 0, False, True)
    give(state, 0, battery=2)
    assert (goal(state, "V07").batteries, goal(state, "V07").payable) == (2, True)


def test_b3_3_batteries_that_must_be_bought_first() -> None:
    state = give(table(), 0, tools=1, gasoline=1, battery=0, money=5)
    state.players[0].objectives = [Spot("V07")]
    assert (goal(state, "V07").buy, goal(state, "V07").payable) == (1, False)
    give(state, 0, money=4)
    assert goal(state, "V07").buy == 0


def test_b6_3_the_slot_that_is_nearest_and_what_lies_face_down_on_it() -> None:
    state = give(table(), 0, money=4)
    player = state.players[0]
    player.objectives = [Spot("V06")]  # 2 red and 1 yellow in one slot, 4 HK dollars
    player.slots = [("dragon-blue-1",), ("dragon-red-1", "dragon-yellow-1"), (), ()]
    found = goal(state, "V06")
    assert found.slot == 2
    assert found.needs == (Need("money", 4, 4, 0), Need("card-red", 2, 1, 1), Need("card-yellow", 1, 1, 0))
    assert (found.payable, found.met) == (True, False)
    player.hand.remove("dragon-red-2")
    player.planned[1] = "dragon-red-2"
    assert Need("card-red", 2, 2, 0) in goal(state, "V06").needs
    others = outlook(state, 1).players[0].goals  # face down: nobody else may count it
    assert Need("card-red", 2, 1, 1) in next(goal for goal in others if goal.card == "V06").needs


def test_b6_4_tiles_and_b6_5_crisis_centres() -> None:
    state = table()
    state.players[0].emergency = Spot("EC")
    state.players[0].tiles_up = ["T01"]
    assert goal(state, "EC", 2).needs == (Need("tile-points", 1, 1, 0), Need("tile-tools", 1, 0, 1))
    one, other = (PACK.board.ids[place] for place in PACK.board.centres["C"])
    far = goal(state, "EC", 3).needs[0].number
    assert goal(state, "EC", 3).needs == (Need("cube", far, 0, far),)
    put_cubes(state, 0, one, other)
    assert goal(state, "EC", 3).needs == (Need("cube", far, 2, far - 2),)  # as many as ever, and some of them are there


def test_b6_13_restore_power_goals_are_goals() -> None:
    state = give(table(), 0, books=3, battery=0)
    assert goal(state, "hand", 0).needs[0] == Need("same", 4, 3, 1)
    assert goal(state, "hand", 0).batteries == 1
    state.players[0].restored = 1
    assert [found.card for found in mine(state).goals if not found.goal] == ["slot"]


# -- points, rounds, districts ---------------------------------------------------------------------------------------


def test_b11_4_points_by_source_as_if_the_game_ended_now() -> None:
    state = give(table(), 0, money=7, tools=2, battery=1, points=12)
    player = state.players[0]
    player.tiles_up, player.hand, player.slots = (
        ["T01", "T09", "T23"],
        ["dragon-leader"],
        [("dragon-doctor",)] + [()] * 3,
    )
    player.planned = ["dragon-scout", "", "", ""]
    now = mine(state).score
    assert (now.before, now.money, now.tiles, now.cards, now.left) == (12, 2, 3, 4, 0)
    assert now.total == 21
    assert outlook(state, 1).players[0].score.cards == 1  # what lies open


def test_b11_1_which_slots_come_back() -> None:
    state = table()
    player = state.players[0]
    player.slots = [("dragon-yellow-1",), ("dragon-red-1", "dragon-blue-1"), (), ()]
    player.hand = ["dragon-red-2"] * 4
    assert mine(state).refresh == msgspec.convert({"slots": [2], "cards": 2, "over": 0}, type(mine(state).refresh))
    player.planned = ["dragon-red-3", "", "", ""]
    assert (mine(state).refresh.slots, mine(state).refresh.cards) == ((1, 2), 2)
    player.hand = ["dragon-red-2"] * 6
    assert (mine(state).refresh.slots, mine(state).refresh.cards, mine(state).refresh.over) == ((), 0, 2)


def test_b9_2_food_and_water_that_would_spoil() -> None:
    state = give(table(), 0, food=2, water=3)
    waste = mine(state).waste
    assert waste is not None
    assert (waste.food, waste.water, waste.money, waste.trades) == (2, 3, 7, ("water-gps",))
    state.phase = 6
    assert mine(state).waste is not None
    state.phase = 7
    assert mine(state).waste is None


def test_b8_2_what_is_missing_for_each_row_and_b8_3_free_spots() -> None:
    state = give(table(), 0, money=3)
    state.display[1] = state.display[1][:2]
    assert mine(state).row_missing == (1, 0, 1)
    assert mine(state).free_spots == 1


def test_b10_1_what_is_missing_to_secure_a_district() -> None:
    state = table()
    around = PACK.content.districts[0].around
    put_cubes(state, 0, *around[1:])
    district = outlook(state).districts[0]
    assert (district.size, district.cubes[0], district.missing) == (len(around), len(around) - 1, (around[0],))
    assert district.points[0] == {2: 2, 3: 3, 4: 5, 5: 7, 6: 10}[len(around) - 1]
    state.secured = 1
    assert (outlook(state).districts[0].points, outlook(state).districts[0].missing) == ((0, 0), ())
    assert outlook(state, None).districts[1].missing == ()


def test_b11_3_the_last_round_if_nobody_buys() -> None:
    state = table()
    state.draw = state.draw[:9]
    assert outlook(state).end.if_nobody_buys == 4  # round 3 sweeps the last cards of all three rows
    assert outlook(state).end.rounds_left == 4 - state.round
    state.display[0] = state.display[0][:1]
    assert outlook(state).end.if_nobody_buys == 4
    state.draw = state.draw[:3]
    assert outlook(state).end.if_nobody_buys == 2
    state.last_round = 7
    assert outlook(state).end == msgspec.structs.replace(
        outlook(state).end, last_round=7, if_nobody_buys=7, rounds_left=7 - state.round
    )


def test_b14_3_the_conditions_of_a_chapter_with_numbers() -> None:
    state = solo(chapter=3)
    found = {(condition.what, condition.where): condition for condition in mine(state).conditions}
    assert [*found] == [("goals", ""), ("around", "central"), ("points", "")]
    assert (found["goals", ""].number, found["goals", ""].have) == (2, 0)
    assert found["around", "central"].number == 4
    assert not any(condition.met for condition in found.values())
    assert found["points", ""].number == 85  # B14.6: alone two orchids are needed
    assert outlook(state).orchids == (65, 85, 105)
    give(state, 0, points=90)
    assert mine(state).orchids == 2
    assert [condition.what for condition in mine(state).conditions if condition.met] == ["points"]
    assert mine(table()).conditions == ()


def test_b7_4_search_icons_and_b7_3_the_team() -> None:
    state = give(table(), 0, gps=1)
    player = state.players[0]
    player.hand, player.tiles_down = ["dragon-red-2", "V05"], ["T17"]
    assert (mine(state).most_icons, mine(state).lasting_icons, mine(state).icons_per_gps) == (7, 1, 3)
    assert outlook(state, 1).players[0].most_icons is None
    state.tiles[0] = (Laid("T01"), Laid("T09"))
    at(state, ChooseTile(0, 0))
    details = state.decision(0).details
    assert details["collect T01 probe"] == {"search": 4}
    assert details["collect T09 simple"] == {"search": 6}
    play(state, 0, "collect T01 simple")
    details = state.decision(0).details
    assert (details["join V05"], details["join dragon-red-2"], details["gps"]) == (
        {"adds": 2},
        {"adds": 1},
        {"adds": 3},
    )
    play(state, 0, "join V05")
    search = outlook(state, 1).search
    assert search is not None
    assert (search.seat, search.team, search.total, search.needed) == (0, ("V05",), 3, 5)


# -- what offers say ---------------------------------------------------------------------------------------------------


def test_b6_8_a_place_says_what_it_costs_and_which_way_it_goes() -> None:
    state = give(table(), 0, transport=1)
    at(state, PlaceCube(0, "any"))
    put_cubes(state, 0, "mong-kok")
    at(state, PlaceCube(0, "purple"))
    details = state.decision(0).details
    for move in state.moves(0):
        if move.verb == "place":
            detail = details[move.notation()]
            skipped = move.skipped  # type: ignore[attr-defined]
            assert (detail["tokens"], detail["points"]) == (min(1, skipped), max(0, skipped - 1))
            assert (detail["way"][0], detail["way"][-1]) == ("mong-kok", move.location)  # type: ignore[attr-defined]
            assert len(detail["way"]) == skipped + 2
            for one, two in zip(detail["way"], detail["way"][1:], strict=False):
                assert PACK.board.neighbours[PACK.board.index[one]] >> PACK.board.index[two] & 1
            assert not any(PACK.board.colour["purple"] >> PACK.board.index[place] & 1 for place in detail["way"][1:-1])


def test_b3_3_and_b9_2_prices_and_rates_are_said() -> None:
    state = give(table(), 0, money=9, water=2, food=1)
    assert state.decision(0).details["battery"] == {"money": 5}
    assert state.decision(0).details["transport"] == {"points": 1}
    state = at(state, CleanUpPhase())
    while state.to_act != (0,) or state.decision(0).asks != "waste":
        seat = state.to_act[0]
        state.play(seat, state.moves(seat)[-1])
    details = state.decision(0).details
    assert details["waste water-gps"] == {"pay": {"water": 2}, "gain": {"gps": 1}}
    assert details["sell"] == {"gain": {"money": 4}}


# -- over random games -----------------------------------------------------------------------------------------------


def positions(players: int, seed: int, **options: object) -> list[Blackout]:
    """Some moments of a game that is played at random."""
    state, dice, found = begun(players, seed, **options), Dice(seed), []
    while state.to_act:
        if not dice.below(9):
            found.append(state.copy())
        seat = dice.pick(state.to_act)
        state.play(seat, dice.pick(state.moves(seat)))
    return [*found, state]


GAMES = [(2, {}), (3, {}), (4, {}), (1, {"mode": "campaign", "chapter": 3}), (3, {"mode": "campaign", "chapter": 5})]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_outlook_says_nothing_that_the_seat_cannot_know(players: int, options: dict[str, object]) -> None:
    dice = Dice(1)
    for state in positions(players, 3, **options):
        for seat in (None, *range(players)):
            assert outlook(state.determinize(seat, dice), seat) == outlook(state, seat)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_outlook_agrees_with_what_is_offered(players: int, options: dict[str, object]) -> None:
    for state in positions(players, 4, **options):
        if state.outcome is not None:
            continue
        for seat in range(players):
            before = state.copy()
            look = mine(before, seat)
            moves = [*at(state.copy(), CompleteGoals(seat)).moves(seat)]
            offered = {move.notation() for move in moves if isinstance(move, Complete | RestorePower)}
            now = [goal for goal in look.goals if goal.payable and goal.met]
            assert {f"complete {g.card} {g.goal}" if g.goal else f"restore {g.card}" for g in now} == offered
            for found in now:
                assert all(not need.missing for need in found.needs if need.what[:4] == "card")
            buys = {move.price for move in BuyCard(seat, 0, False).options(state) if isinstance(move, Buy)}
            prices = {
                row.price
                for row, short in zip(BLACKOUT.view(state, seat).display, look.row_missing, strict=True)
                if not short and row.cards and look.free_spots
            }
            assert buys == prices
            if not any(state.players[seat].planned):
                back = [move.slot for move in Refresh(seat).options(state) if isinstance(move, TakeBack)]
                assert look.refresh.slots == tuple(back)
            for card in look.cards or ():
                turned = before.copy()
                turned.players[seat].planned = [card.card, "", "", ""]
                moves = [*play(at(turned, TurnCards(seat)), seat, f"turn {card.card}").moves(seat)]
                if card.resource:
                    reach = [(move.resource, move.tokens) for move in moves if isinstance(move, Procure)]
                    assert [(reach.resource, reach.tokens) for reach in card.reach] == reach
                else:
                    acts = {(move.action, move.way) for move in moves if isinstance(move, Act)}
                    assert {(way.action, way.way) for way in card.ways if way.usable} == acts


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_points_by_source_add_up_to_the_final_score(players: int, options: dict[str, object]) -> None:
    """B11.4: what the outlook says at any moment without planned cards is what scoring then would bring."""
    for state in positions(players, 5, **options):
        looks = [mine(state, seat) for seat in range(players)]
        if state.outcome is None:
            if any(card for player in state.players for card in player.planned):
                continue
            state = state.copy()
            score(state)
        outcome = state.outcome
        assert outcome is not None
        for seat, look in enumerate(looks):
            parts = msgspec.structs.asdict(look.score)
            assert parts.pop("total") == outcome.scores[seat] == sum(parts.values()) - parts["left"]
            assert parts.items() <= outcome.details[seat].items()
            if options:
                assert all(condition.met for condition in look.conditions) == bool(outcome.details[seat]["conditions"])
        assert [mine(state, seat).score for seat in range(players)] == [look.score for look in looks]
