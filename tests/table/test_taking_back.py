"""What is taken back is played again from where the table was sealed last: as from the beginning, but sooner."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import Table


def a_table(game: str, seed: int) -> Table:
    rules = game_named(game)
    match = Match(rules, make_options(rules, players=3), seed)
    return Table(match, [SimpleNamespace(name=name, kind="person", bot=None) for name in ("Ada", "Bo", "Cy")])


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_it_is_the_same_as_from_the_beginning_and_plays_little(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, dice, undone, played = a_table(game, 4), Dice(4), 0, 0
    really = Match.play

    def counted(match: Match, seat: int, notation: str) -> object:
        nonlocal played
        played += 1
        return really(match, seat, notation)

    again = 0
    for _ in range(150):
        seat, asked = next(iter(table.answering().items()))
        table.play(seat, dice.pick(list(table.match.state.moves(asked))).notation())
        if table.finished:
            break
        if dice.below(3) or not table.undoes(seat):
            continue
        table = table.copy()  # as a server does it
        monkeypatch.setattr(Match, "play", counted)
        table.undo(seat)
        monkeypatch.setattr(Match, "play", really)
        undone, again = undone + 1, again + len(table.match.record.moves)
        whole = Match.replay(table.game, table.match.record, pack=table.match.pack)
        assert table.match.state.fingerprint() == whole.state.fingerprint()
        assert (table.match.log, table.match.sealed) == (whole.log, whole.sealed)
        assert table.match.state.events == whole.state.events
    assert undone > 10
    assert played < again / 3, "most of it was not played again"
