"""Section 7 of the rules: phase 4, scout."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.model import Laid
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, FormTeam, ScoutPhase

from ..tables import PACK, at, give, kinds, offered, play, put_cubes, stock
from .fixed import FIXED, table

ANYTIME = ("battery", "transport")
CENTRAL = PACK.board.district_index["central"]
LEADER, DOCTOR, RED, BLUE = "dragon-leader", "dragon-doctor", "dragon-red-2", "dragon-blue-2"


def scouting(
    *hand: str,
    tiles: tuple[str, ...] = ("T01", "T09", "T03"),
    down: tuple[str, ...] = (),
    up: tuple[str, ...] = (),
    finished: tuple[str, ...] = (),
    gps: int = 0,
    seed: int = 1,
) -> Blackout:
    """Seat 0 next to Central, before it chooses a district; these tiles lie there."""
    state = put_cubes(table(2, seed), 0, "star-ferry")
    player = state.players[0]
    player.hand, player.finished = list(hand), list(finished)
    player.tiles_up, player.tiles_down = list(up), list(down)
    state.tiles[CENTRAL] = tuple(Laid(tile) for tile in tiles)
    return at(give(state, 0, gps=gps, battery=0, money=0), ChooseDistrict(0))


def choices(state: Blackout, seat: int = 0) -> list[str]:
    return [move for move in offered(state, seat) if move not in ANYTIME]


def collected(state: Blackout) -> tuple[list[str], list[str]]:
    return state.players[0].tiles_up, state.players[0].tiles_down


def test_districts_next_to_an_own_cube() -> None:
    """B7.1: Star Ferry borders three districts; one may also pass."""
    assert choices(scouting(RED)) == ["scout sham-shui-po", "scout central", "scout wan-chai", "done"]
    state = at(put_cubes(scouting(RED), 0, "tai-o", "castle-peak"), ChooseDistrict(0))
    assert choices(state) == ["scout tuen-mun", "scout islands", "done"]


def test_who_does_not_scout_is_told() -> None:
    """B7.1: no tiles next to one's cubes, a district that somebody else took first, or one's own choice."""
    state = put_cubes(put_cubes(table(2), 0, "star-ferry"), 1, "tai-o")
    for district in range(len(state.tiles)):
        state.tiles[district] = (Laid("T01"),) if district == CENTRAL else ()
    told = at(state, ScoutPhase()).events[-1]
    assert (told.kind, told.seat) == ("cannot-scout", 1)
    assert kinds(play(state, 0, "done"))[0] == "does-not-scout"
    state = put_cubes(put_cubes(table(2), 0, "star-ferry"), 1, "star-ferry")
    state.starter = 0
    for district in range(len(state.tiles)):
        state.tiles[district] = (Laid("T01"),) if district == CENTRAL else ()
    assert "cannot-scout" not in kinds(at(state, ScoutPhase()))
    assert kinds(play(state, 0, "scout central"))[:2] == ["looked", "cannot-scout"]
    state.tiles[CENTRAL] = ()
    assert kinds(at(state, ScoutPhase()))[-1] == "nobody-scouts"


def test_districts_without_tiles_or_already_chosen() -> None:
    """B7.1: tiles must lie there, and nobody may have chosen it this round."""
    state = scouting(RED, tiles=())
    assert choices(state) == ["scout sham-shui-po", "scout wan-chai", "done"]
    state.chosen = 1 << PACK.board.district_index["wan-chai"]
    assert choices(at(state, ChooseDistrict(0))) == ["scout sham-shui-po", "done"]
    state.tiles[PACK.board.district_index["sham-shui-po"]] = (Laid("T02", up=True),)
    assert choices(at(state, ChooseDistrict(0))) == ["scout sham-shui-po", "done"]  # face up is a tile too
    state.tiles[PACK.board.district_index["sham-shui-po"]] = ()
    assert at(state, ChooseDistrict(0)).to_act == ()


def test_scouting_in_turn() -> None:
    """B7.1: clockwise from the starting player, one district each; a new round opens all of them again."""
    state = table(3)
    state.starter, state.chosen = 2, (1 << 16) - 1
    for seat in range(3):
        put_cubes(state, seat, "star-ferry")
    at(state, ScoutPhase())
    assert (state.phase, state.to_act) == (4, (2,))
    play(state, 2, "scout central", "leave")
    assert state.to_act == (0,)
    assert choices(state, 0) == ["scout sham-shui-po", "scout wan-chai", "done"]
    play(state, 0, "done")
    play(state, 1, "scout wan-chai", "leave")
    assert state.to_act == ()


def test_tiles_are_looked_at_in_private() -> None:
    """B7.1: the scout knows them now, nobody else does."""
    state = play(scouting(RED), 0, "scout central")
    assert [tile.tile for tile in BLACKOUT.view(state, 0).districts[CENTRAL].tiles] == ["T01", "T09", "T03"]
    for other in (1, None):
        assert [(tile.tile, tile.up) for tile in BLACKOUT.view(state, other).districts[CENTRAL].tiles] == [
            (None, False)
        ] * 3
    for event in state.events:
        assert "T01" not in str(event.seen_by(1))


def test_collecting_none() -> None:
    """B7.2, R7: all go back as they lay, and the district counts as chosen this round."""
    state = scouting(RED, LEADER)
    state.tiles[CENTRAL] = (Laid("T01"), Laid("T09", up=True), Laid("T03"))
    at(state, ChooseDistrict(0))
    play(state, 0, "scout central", "leave")
    assert [(laid.tile, laid.up) for laid in state.tiles[CENTRAL]] == [("T01", False), ("T09", True), ("T03", False)]
    assert collected(state) == ([], [])
    assert state.players[0].hand == [RED, LEADER]
    put_cubes(state, 1, "star-ferry")
    assert choices(at(state, ChooseDistrict(1)), 1) == ["scout sham-shui-po", "scout wan-chai", "done"]


def test_the_others_go_back_face_up() -> None:
    """B7.2, B7.5: who collects one turns the others up, before the team is formed."""
    state = play(scouting(RED, LEADER, gps=1), 0, "scout central", "collect T01 simple")
    seen = {tile.tile: tile.up for tile in BLACKOUT.view(state, 1).districts[CENTRAL].tiles if tile.tile}
    assert (seen["T09"], seen["T03"]) == (True, True)
    play(state, 0, f"join {RED}", f"join {LEADER}", "gps", "go")
    assert [(laid.tile, laid.up) for laid in state.tiles[CENTRAL]] == [("T09", True), ("T03", True)]


def test_challenges_that_can_be_reached() -> None:
    """B7.3, B7.7: simple and advanced of every tile, as far as all icons of the player reach."""

    def simple_or_advanced(gps: int) -> list[str]:
        state = play(scouting(RED, LEADER, gps=gps), 0, "scout central")  # 3 icons and 3 for each token
        return [move for move in choices(state) if not move.endswith("probe")]

    assert simple_or_advanced(0) == ["leave"]
    assert simple_or_advanced(1) == ["collect T01 simple", "collect T09 simple", "leave"]
    assert simple_or_advanced(2) == [
        "collect T01 simple",
        "collect T01 advanced",
        "collect T09 simple",
        "collect T09 advanced",
        "collect T03 simple",
        "leave",
    ]


def test_team_of_hand_cards_with_icons() -> None:
    """B7.3, B7.9: any hand cards with icons, one after the other; no card of a slot, and not the Doctor."""
    state = play(scouting(RED, DOCTOR, LEADER, BLUE, gps=1), 0, "scout central", "collect T01 simple")
    assert choices(state) == [f"join {RED}", f"join {LEADER}", f"join {BLUE}", "gps"]
    play(state, 0, f"join {LEADER}")
    assert choices(state) == [f"join {RED}", f"join {BLUE}", "gps"]


def test_total_must_reach_the_challenge() -> None:
    """B7.4: 5 are needed: 4 are not enough, 5 are."""
    state = play(
        scouting(RED, LEADER, BLUE, down=("T02",)),
        0,
        "scout central",
        "collect T01 simple",
        f"join {LEADER}",
        f"join {RED}",
    )
    assert (state.decision(0).about["total"], state.decision(0).about["needed"]) == (4, 5)
    assert "go" not in choices(state)
    play(state, 0, f"join {BLUE}")
    assert state.decision(0).about["total"] == 5
    assert choices(state) == ["go"]


@pytest.mark.parametrize(
    ("down", "finished", "gps", "total"),
    [
        ((), (), 0, 1),
        (("T02",), (), 0, 2),
        (("T02", "T36", "T29"), (), 0, 4),
        ((), ("P17",), 0, 2),
        ((), ("P17", "P18", "P01"), 0, 3),
        ((), (), 1, 4),
        ((), (), 3, 10),
        (("T02",), ("P17",), 2, 9),
    ],
)
def test_sum_of_icons(down: tuple[str, ...], finished: tuple[str, ...], gps: int, total: int) -> None:
    """B7.4: a team of one icon, 1 for each face-down tile and plan icon, 3 for each GPS token."""
    state = scouting(RED, LEADER, down=down, finished=finished, gps=gps, up=("T23",))
    at(state, FormTeam(0, CENTRAL, "T01", "simple"))
    play(state, 0, f"join {RED}", *["gps"] * gps)
    assert state.decision(0).about["total"] == total
    assert ("go" in choices(state)) is (total >= 5)


def test_icons_on_open_plans_and_of_others_do_not_count() -> None:
    """B7.4: the plan must be finished, by this player."""
    state = scouting(RED, LEADER)
    state.players[1].finished, state.players[1].tiles_down = ["P17"], ["T02", "T29"]
    at(state, FormTeam(0, CENTRAL, "T01", "simple"))
    play(state, 0, f"join {RED}")
    assert state.decision(0).about["total"] == 1


@pytest.mark.parametrize(("plans", "each"), [((), 3), (("P19",), 4), (("P19", "P20"), 5)])
def test_plans_that_improve_gps_tokens_add_up(plans: tuple[str, ...], each: int) -> None:
    """R19, B7.4: each such plan makes each token worth 1 more."""
    state = scouting(RED, LEADER, finished=plans, gps=2)
    at(state, FormTeam(0, CENTRAL, "T36", "advanced"))
    play(state, 0, f"join {RED}", "gps", "gps")
    assert state.decision(0).about["total"] == 1 + 2 * each


def gone(gps: int) -> Blackout:
    """Two people and a token have gone for the first tile."""
    team = (f"join {RED}", f"join {LEADER}", "gps", "go")
    return play(scouting(RED, LEADER, gps=gps), 0, "scout central", "collect T01 simple", *team)


def test_gps_tokens_are_spent() -> None:
    """B7.4, R10: they go back to the supply at once; those not used stay."""
    state = gone(gps=2)
    assert (state.players[0].gps, state.gps) == (1, 11)


def test_reward_then_tile_then_hospital() -> None:
    """B7.5: 2 points; the tile leaves the district and lies with the player; a card is hurt last."""
    state = gone(gps=1)
    assert state.players[0].points == 2
    assert collected(state) == (["T01"], [])
    assert [kind for kind in kinds(state) if kind in ("gained-points", "injured")] == ["gained-points", "injured"]
    assert state.to_act == ()


def test_advanced_reward() -> None:
    """B7.5: the reward of the challenge that was met: 4 HK dollars and a point; the type is still money."""
    state = play(
        scouting(RED, LEADER, gps=2),
        0,
        "scout central",
        "collect T09 advanced",
        f"join {RED}",
        f"join {LEADER}",
        "gps",
        "gps",
        "go",
    )
    assert (state.players[0].money, state.players[0].points) == (4, 1)
    assert FIXED.tile_type["T09"] == "money"


def test_seven_reward_types() -> None:
    """B7.5: the type of a tile is that of its simple reward; there are seven."""
    assert set(PACK.tile_type.values()) == {"points", "money", "battery", "books", "tools", "medipacks", "gasoline"}
    for tile in PACK.content.tiles:
        assert getattr(tile.simple.gain, PACK.tile_type[tile.id]) > 0


@pytest.mark.parametrize(
    ("up", "down", "face_up"),
    [((), (), True), (("T23",), (), True), (("T02",), (), False), ((), ("T02",), True), (("T02",), ("T03",), False)],
)
def test_face_up_or_down(up: tuple[str, ...], down: tuple[str, ...], face_up: bool) -> None:
    """B7.6, R14: the first of its type face up, a further one face down; only face-up tiles count as the first."""
    state = play(
        scouting(RED, LEADER, tiles=("T01",), up=up, down=down, gps=1),
        0,
        "scout central",
        "collect T01 simple",
        f"join {LEADER}",
        f"join {RED}",
        "gps",
        "go",
    )
    assert collected(state) == (([*up, "T01"], [*down]) if face_up else ([*up], [*down, "T01"]))


def test_one_random_card_of_the_team_is_hurt() -> None:
    """B7.7: each card of the team can be the one, no other card; it lies in the hospital, the rest in hand."""
    hurt = set()
    for seed in range(40):
        state = play(
            scouting(RED, LEADER, BLUE, DOCTOR, gps=1, seed=seed),
            0,
            "scout central",
            "collect T01 simple",
            f"join {RED}",
            f"join {LEADER}",
            "gps",
            "go",
        )
        card = state.players[0].hospital[-1]
        hurt.add(card)
        assert state.players[0].hand == [other for other in (RED, LEADER, BLUE, DOCTOR) if other != card]
    assert hurt == {RED, LEADER}


def test_a_team_has_at_least_one_card() -> None:
    """B7.7: even where other icons would do."""
    state = scouting(RED, DOCTOR, down=("T02", "T36", "T29", "T23", "T25"))
    play(state, 0, "scout central", "collect T01 simple")
    assert choices(state) == [f"join {RED}"]
    assert state.decision(0).about["total"] == 5
    play(state, 0, f"join {RED}", "go")
    assert state.players[0].hospital[-1] == RED


@pytest.mark.parametrize(
    ("tiles", "probes"),
    [
        (("T01", "T09", "T03"), ["T01"]),
        (("T03", "T02", "T01"), ["T02", "T01"]),
        (("T29",), ["T29"]),
        (("T36", "T29", "T09"), ["T09"]),
    ],
)
def test_probe_for_the_lowest_simple_challenge(tiles: tuple[str, ...], probes: list[str]) -> None:
    """B7.8: only the tile with the lowest simple challenge, or any of those tied; 4 icons are enough."""
    state = play(scouting(RED, LEADER, BLUE, tiles=tiles), 0, "scout central")
    assert choices(state) == [*(f"collect {tile} probe" for tile in probes), "leave"]
    state = play(scouting(RED, LEADER, tiles=tiles), 0, "scout central")  # 3 icons
    assert choices(state) == ["leave"]


def test_probe_gives_no_reward_and_lies_face_down() -> None:
    """B7.8, B7.7: face down even as the first of its type, no reward, one of the team is hurt all the same."""
    state = play(
        scouting(RED, LEADER, BLUE),
        0,
        "scout central",
        "collect T01 probe",
        f"join {RED}",
        f"join {LEADER}",
        f"join {BLUE}",
        "go",
    )
    assert collected(state) == ([], ["T01"])
    assert (state.players[0].points, stock(state, 0)) == (0, {})
    assert len(state.players[0].hand) == 2
    assert state.players[0].hospital[-1] in (RED, LEADER, BLUE)
    assert [(laid.tile, laid.up) for laid in state.tiles[CENTRAL]] == [("T09", True), ("T03", True)]


def test_probe_of_an_easy_tile() -> None:
    """B7.8: where the simple challenge is below 4, the probe still asks for 4."""
    state = play(scouting(RED, LEADER, tiles=("T17",)), 0, "scout central")  # 3 icons
    assert choices(state) == ["collect T17 simple", "leave"]


def test_doctor_is_never_in_a_team() -> None:
    """B7.9: no search icons; with the Doctor alone nothing can be collected."""
    assert PACK.search[DOCTOR] == 0
    assert {card.partition("-")[2] for card, icons in PACK.search.items() if not icons} == {"doctor"}
    state = play(scouting(DOCTOR, gps=5, down=("T02",)), 0, "scout central")
    assert choices(state) == ["leave"]


def test_everybody_learns_who_was_in_the_team() -> None:
    """B7.3, B7.7: the team was shown, and the one who is hurt is one of them."""
    state = play(scouting(LEADER, RED, BLUE, gps=2), 0, "scout central", "collect T01 simple", f"join {LEADER}")
    while "go" not in offered(state, 0):
        play(state, 0, next(move for move in choices(state) if move != "go"))
    play(state, 0, "go")
    (injured,) = [event for event in state.events if event.kind == "injured"]
    assert injured.data["card"] in injured.data["team"]  # type: ignore[operator]
    assert LEADER in injured.data["team"]  # type: ignore[operator]
