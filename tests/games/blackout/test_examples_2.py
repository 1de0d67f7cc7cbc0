"""Worked examples 7 to 12 of the rulebooks (section 16): buying, clean up, securing, refreshing, scoring, solo.

Karla is seat 0, Martin seat 1, Peter seat 2. Cards are those of the pack with numbers pinned by `rules/sampler.toml`.
"""

from __future__ import annotations

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.phases.clean_up import CleanUpPhase
from hearthlight.games.blackout.rules.phases.new_objectives import NewObjectivesPhase
from hearthlight.games.blackout.rules.phases.refresh import RefreshPhase
from hearthlight.games.blackout.rules.phases.secure import SecurePhase

from .rules.moments import bare, choices, score, spots, table, unlock
from .tables import PACK, at, fresh, give, offered, play, put_cubes, stock

KARLA, MARTIN, PETER = 0, 1, 2
THREE_AROUND = ("mong-kok", "lion-rock", "tsim-sha-tsui")
SEVEN_AROUND = ("tai-mo-shan", "lam-tsuen", "ma-on-shan", "tates-cairn", "lion-rock", "mong-kok", "shing-mun")
FOUR_AROUND = ("choi-hung", "tseung-kwan-o", "lei-yue-mun", "kai-tak")


def market() -> Blackout:
    """Two cards in the top row, three in the middle (V01 is the red one), a single one at the bottom."""
    state = table(3, starter=KARLA)
    state.display = [("V11", "V12"), ("V01", "V21", "S13"), ("P01",)]
    state.draw = ["V30", "V22", "V23", "V24"]
    for seat, money in ((KARLA, 9), (MARTIN, 2), (PETER, 4)):
        give(state, seat, money=money)
    state.players[KARLA].objectives = spots("N01", "N02")
    return state


def test_example_7_new_objectives() -> None:
    """Example 7: Karla buys the single card for 2, Martin must pass, Peter buys the red card for 4, all pass."""
    state = at(market(), NewObjectivesPhase())
    assert state.to_act == (KARLA,)
    play(state, KARLA, "buy P01 2")
    assert state.players[KARLA].objectives == spots("N01", "N02", "P01")
    assert state.players[KARLA].money == 7
    assert state.display[2] == ("V24", "V23", "V22")  # refilled at once
    # Martin has 2 HK dollars: the cheapest card costs 3, so he passes and it is Peter's turn.
    assert state.to_act == (PETER,)
    assert choices(state, PETER) == [
        "buy V11 3",
        "buy V12 3",
        "buy V01 4",
        "buy V21 4",
        "buy S13 4",
        "buy V24 4",
        "buy V23 4",
        "buy V22 4",
        "done",
    ]
    play(state, PETER, "buy V01 4")
    # Karla's spots are full, Martin has 2 HK dollars, Peter none: all have passed in a row.
    assert state.to_act == ()
    assert [player.money for player in state.players] == [7, 2, 0]
    assert state.players[MARTIN].objectives == []
    assert state.display == [("V11", "V12"), ("V21", "S13"), ("V24", "V23", "V22")]


def test_example_7_what_martin_hoped_for() -> None:
    """Example 7: had Peter bought from the top row, Martin could have bought its last card for 2."""
    state = play(at(market(), NewObjectivesPhase()), KARLA, "buy P01 2")
    play(state, PETER, "buy V11 3")
    assert state.to_act == (MARTIN,)
    assert choices(state, MARTIN) == ["buy V12 2", "done"]


def test_example_8_clean_up() -> None:
    """Example 8: the first row is refilled; 4 water are 1 GPS and 2 HK dollars, 2 food 4; Peter disposes of a card."""
    state = table(3, starter=KARLA)
    state.display = [("V01",), ("V02", "V03", "V04"), ("V05", "V06")]
    state.draw, state.discard = ["V30", "V22", "V23", "V24"], []
    give(state, KARLA, water=4)
    give(state, MARTIN, food=2)
    state.players[PETER].objectives = spots("N03", "V10")
    at(state, CleanUpPhase())
    assert state.discard == ["V01", "V04", "V06"]
    assert state.display == [("V24", "V23", "V22"), ("V02", "V03"), ("V05",)]
    assert choices(state, KARLA) == ["waste water-gps", "sell"]
    play(state, KARLA, "waste water-gps", "sell")
    assert (state.players[KARLA].gps, state.players[KARLA].money) == (1, 2)
    assert stock(state, KARLA) == {}
    # Martin has only food: nothing to choose. Peter has nothing to waste.
    assert (state.players[MARTIN].money, stock(state, MARTIN)) == (4, {})
    assert state.players[PETER].money == 0
    assert state.to_act == (PETER,)
    assert choices(state, PETER) == ["discard N03", "discard V10", "done"]
    play(state, PETER, "discard V10")
    assert state.players[PETER].objectives == spots("N03")
    assert state.discard == ["V01", "V04", "V06", "V10"]
    assert state.to_act == ()


def secure(karla: tuple[str, ...], martin: tuple[str, ...]) -> Blackout:
    state = put_cubes(put_cubes(table(3, starter=KARLA), KARLA, *karla), MARTIN, *martin)
    return at(put_cubes(state, PETER, "tai-o"), SecurePhase())


def test_example_9_securing_1() -> None:
    """Example 9: (1) Martin secures a district, unlocks the gasoline action and scores 3 points."""
    state = secure(("cheung-chau",), THREE_AROUND)
    assert state.tiles[PACK.board.district_index["yau-tsim-mong"]] == ()
    play(state, MARTIN, "marker gasoline-transport")
    martin = BLACKOUT.view(state, MARTIN).players[MARTIN]
    assert martin.houses == ("yau-tsim-mong",)
    assert martin.unlocked == ("gasoline-transport",)
    assert [player.points for player in state.players] == [0, 3, 0]


def test_example_9_securing_2() -> None:
    """Example 9: (2) Karla's 7 cubes are 14 points and unlock the tool action; Martin's 2 cubes are 2 points."""
    state = secure(SEVEN_AROUND, ("lion-rock", "mong-kok", "cyberport"))
    play(state, KARLA, "marker tool-money")
    assert [player.points for player in state.players] == [14, 2, 0]
    assert BLACKOUT.view(state, None).players[KARLA].unlocked == ("tool-money",)
    assert BLACKOUT.view(state, None).players[MARTIN].unlocked == ()
    assert BLACKOUT.view(state, None).players[MARTIN].houses == ()
    assert state.to_act == ()


def test_example_9_securing_3() -> None:
    """Example 9: (3) Karla and Martin secure a district in the same round: a marker and 5 points each."""
    state = secure(FOUR_AROUND, FOUR_AROUND)
    play(state, KARLA, "marker book-gps")
    play(state, MARTIN, "marker medipack-battery")
    assert [player.points for player in state.players] == [5, 5, 0]
    assert [player.houses for player in BLACKOUT.view(state, None).players] == [("kwun-tong",), ("kwun-tong",), ()]
    assert [player.unlocked for player in BLACKOUT.view(state, None).players] == [
        ("book-gps",),
        ("medipack-battery",),
        (),
    ]


def test_example_10_martin_refreshes() -> None:
    """Example 10: 3 cards in hand, 4 in the second slot: he takes these back, then his check-mark actions."""
    state = unlock(table(3, starter=MARTIN), MARTIN, "gasoline-transport")
    martin = state.players[MARTIN]
    martin.hand = ["tiger-doctor", "tiger-red-3", "tiger-yellow-2"]
    martin.slots = [
        ("tiger-yellow-1", "tiger-mechanic"),
        ("tiger-red-1", "tiger-blue-1", "tiger-scout", "tiger-blue-2"),
        ("tiger-red-2",),
        (),
    ]
    give(state, MARTIN, gasoline=1, transport=0)
    at(state, RefreshPhase())
    assert choices(state, MARTIN) == ["refresh 2", "done"]
    play(state, MARTIN, "refresh 2")
    assert len(martin.hand) == 7
    assert martin.hand[3:] == ["tiger-red-1", "tiger-blue-1", "tiger-scout", "tiger-blue-2"]
    assert martin.slots == [("tiger-yellow-1", "tiger-mechanic"), (), ("tiger-red-2",), ()]
    assert choices(state, MARTIN) == ["check gasoline-transport", "done"]
    play(state, MARTIN, "check gasoline-transport")
    assert martin.transport == 2
    assert state.to_act == ()  # Karla and Peter have 7 cards in hand


def test_example_11_final_scoring() -> None:
    """Example 11: 6 cubes make 11 HK dollars: 2 points, 1 left; 4 face-up tiles 5 points; cards 18 points."""
    state = bare(table(3))
    give(state, PETER, food=1, tools=2, books=1, battery=2, money=5)
    peter = state.players[PETER]
    peter.tiles_up, peter.tiles_down = ["T01", "T09", "T25", "T36"], ["T02"]
    peter.hand = ["V10", "S18"]  # 5 + 5
    peter.slots = [("V01", "horse-red-1"), ("V08",), ("V02",), ()]  # 2 + 0, 4, 2
    peter.hospital, peter.objectives = ["horse-leader"], spots("N02")
    outcome = score(state)
    assert outcome.details[PETER] == {"before": 0, "money": 2, "tiles": 5, "cards": 18, "left": 1}
    assert outcome.scores == (0, 0, 25)
    assert peter.money == 1
    assert offered(state, PETER) == []


def test_example_12_solo_start_money() -> None:
    """Example 12: after 2 losses of a chapter the solo player starts with 8 HK dollars."""
    assert fresh(1, mode="campaign", chapter=1, losses=2).players[0].money == 8
    assert fresh(1, mode="campaign", chapter=4, losses=2).players[0].money == 8
    assert fresh(1, mode="campaign", chapter=1).players[0].money == 4
