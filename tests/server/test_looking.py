"""A table is looked at once for each seat and change, however many pages show it."""

from __future__ import annotations

import pytest

from hearthlight import table as room
from hearthlight.server import looking
from hearthlight.server.live_table import LiveTable, begin, new_seats
from hearthlight.server.rows import TableRow


def a_table(game: str) -> LiveTable:
    match = begin(game, {"players": 2}, 7, ["Ada", "Bo"])
    row = TableRow(id="t", host="ada", game=game, version=1, hints=True, public=False, foreknown=False)
    return LiveTable(row, new_seats("ada", [("me", "Ada", None), ("me", "Bo", None)]), match)


def test_a_table_is_looked_at_once_for_each_seat_and_change(monkeypatch: pytest.MonkeyPatch) -> None:
    live, looked = a_table("frostpunk"), list[int | None]()
    really = room.look

    def counted(table: room.Table, seat: int | None, language: str, since: int = 0) -> room.Sight:
        looked.append(seat)
        return really(table, seat, language, since)

    monkeypatch.setattr(room, "look", counted)
    for since in (0, 0, 1):
        info = looking.look(live, [], "ada", 0, "en", since)
        assert info.log_from == since
        assert (len(info.log) > 0) == (since == 0)
    assert looked == [0]
    looking.look(live, [], "ada", 1, "en", 0)
    looking.look(live, [], "ada", 1, "de", 0)
    assert looked == [0, 1, 1]

    table = live.table.copy()  # what `Tables` does with every move
    seat, asked = next(iter(table.answering().items()))
    table.play(seat, table.match.state.moves(asked)[0].notation())
    live.table = table
    assert looking.look(live, [], "ada", 0, "en", 0).ply == table.match.state.ply
    assert looked == [0, 1, 1, 0]


def test_what_is_suggested_is_seen_at_once() -> None:
    live = a_table("frostpunk")
    while live.match.state.joint_seat is None:
        seat, asked = next(iter(live.table.answering().items()))
        live.table.play(seat, live.match.state.moves(asked)[0].notation())
    decides = live.match.state.joint_seat
    assert not looking.look(live, [], "ada", 0, "en", 0).suggestions
    move = live.match.state.moves(decides)[0].notation()
    live.match.suggestions = {1 - decides: move}
    assert [said.move for said in looking.look(live, [], "ada", 0, "en", 0).suggestions] == [move]
