"""Nothing that leaves the server contains what that person may not know.

Two ways to prove it: every message of whole games is the same when everything hidden is different; and when
somebody secretly does something else, nobody else's messages change until it is revealed.
"""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.games.blackout import Blackout
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.server.live_table import LiveTable
from hearthlight.server.looking import as_json, look, look_back
from hearthlight.server.rows import ChatRow, SeatRow, TableRow

PEOPLE = ["ada", "ben", "cleo", "dan"]


def table(players: int, seed: int, game: str = "blackout") -> LiveTable:
    match = Match(game_named(game), make_options(game_named(game), players=players), seed, names=PEOPLE[:players])
    row = TableRow(
        id="t",
        host="ada",
        game=game,
        pack=match.record.pack,
        pack_hash="",
        options=match.record.options,
        seed=str(seed),
        version=1,
        created=0.0,
        updated=0.0,
        finished=False,
        round=0,
        to_act=[],
        winners=[],
        campaign=None,
        hints=True,
    )
    seats = [
        SeatRow(table_id="t", index=seat, kind="person", name=name, person=name, bot=None, invite=f"i{seat}")
        for seat, name in enumerate(PEOPLE[:players])
    ]
    return LiveTable(row, seats, match)


def messages(live: LiveTable, seat: int | None, since: int) -> bytes:
    """All that a seat (or a stranger) can be sent about this position."""
    person = "stranger" if seat is None else PEOPLE[seat]
    chat = [ChatRow(name="Ada", text="hello", at=0.0)]
    return as_json(look(live, chat, person, seat, "en", since))


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize(
    ("players", "seed"), [(2, 1), *(pytest.param(seats, seats - 1, marks=pytest.mark.soak) for seats in (3, 4))]
)
def test_messages_are_the_same_whatever_is_hidden(game: str, players: int, seed: int) -> None:
    live, dice = table(players, seed, game), Dice(seed)
    while live.match.state.to_act:
        state = live.match.state
        for seat in (None, *range(players)):
            true = messages(live, seat, max(0, state.ply - 3))
            other = state.determinize(seat, dice)
            live.match.state = other
            assert messages(live, seat, max(0, state.ply - 3)) == true
            live.match.state = state
        mover = dice.pick(state.to_act)
        live.table.play(mover, dice.pick(state.moves(mover)).notation(), auto=False)


def round_of(live: LiveTable) -> int:
    state = live.match.state
    assert isinstance(state, Blackout)
    return state.round


@pytest.mark.parametrize("seed", range(8))
def test_a_secret_choice_changes_nobody_elses_messages(seed: int) -> None:
    """Twin games in which seat 0 plans something else: the others see the same until a card is turned."""
    one, dice = table(3, seed), Dice(seed)
    while one.match.state.to_act and (round_of(one) < 2 or 0 not in one.match.state.to_act):
        mover = dice.pick(one.match.state.to_act)
        one.table.play(mover, dice.pick(one.match.state.moves(mover)).notation(), auto=False)
    other = table(3, seed)
    other.table = one.table.copy()
    plans = [move.notation() for move in one.match.state.moves(0) if move.verb == "plan"]
    slot = plans[0].split()[-1]
    alike = [plan for plan in plans if plan.split()[-1] == slot]
    one.table.play(0, alike[0], auto=False)
    other.table.play(0, alike[-1], auto=False)
    assert alike[0] != alike[-1]
    for seat in (None, 1, 2):
        assert messages(one, seat, 0) == messages(other, seat, 0)
        person = "stranger" if seat is None else PEOPLE[seat]
        for at in (one.match.state.ply, one.match.state.ply - 1):
            assert as_json(look_back(one, person, seat, "en", at)) == as_json(look_back(other, person, seat, "en", at))
    assert messages(one, 0, 0) != messages(other, 0, 0)


def test_no_message_names_the_seed_or_an_invitation() -> None:
    live = table(2, 987_654_321_987)
    live.seats[1].kind, live.seats[1].person = "open", None
    for seat in (None, 0, 1):
        text = messages(live, seat, 0).decode()
        assert "987654321987" not in text
        assert ('"i1"' in text) == (seat == 0), "only the host sees the invitation of an open seat"
        assert '"i0"' not in text


def test_after_the_end_everything_is_open() -> None:
    live, dice = table(2, 5), Dice(5)
    while live.match.state.to_act:
        mover = dice.pick(live.match.state.to_act)
        live.table.play(mover, dice.pick(live.match.state.moves(mover)).notation(), auto=False)
    info = look_back(live, "stranger", None, "en", live.match.state.ply // 2)
    assert all(player.hand is not None for player in info.view.players)
    assert all(tile.tile for district in info.view.districts for tile in district.tiles)
