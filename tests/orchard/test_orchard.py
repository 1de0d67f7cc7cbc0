"""The Orchard beside the games of the house: at a table, in the arena, and on a server."""

from __future__ import annotations

import io
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from hearthlight import games as house
from hearthlight.arena.play import Job, Result, play_job
from hearthlight.arena.report import report
from hearthlight.games import game_named, games
from hearthlight.kernel import Dice, Match, Outcome, make_options
from hearthlight.kernel.packs import Shelf
from hearthlight.server.api_house import printed
from hearthlight.table import Table, look, look_back, tell_story

from ..server.houses import Server, ServerByHand
from ..server.people import VISITORS, Person, next_table, pick
from .game import HERE, OrchardGame, Row, shelved

SIX = Job("orchard", {"players": 6}, 1, ("random",) * 6)


@pytest.fixture(autouse=True)
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It is found as an installed game is: here, and in every process that starts in here."""
    package = tmp_path / "orchard-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[{house.GROUP}]\norchard = tests.orchard.game:GAME\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.syspath_prepend(tmp_path)
    found = (house._entries, game_named, games)
    for cached in found:
        cached.cache_clear()
    yield
    for cached in found:
        cached.cache_clear()


class Chair(msgspec.Struct):
    name: str
    kind: str = "person"
    bot: str | None = None


def test_what_is_to_be_known_about_a_move_is_said_with_its_offer() -> None:
    game = game_named("orchard")
    table = Table(Match(game, make_options(game), 1), [Chair(str(seat)) for seat in range(6)])
    said = []
    while not table.finished:
        (seat,) = table.answering()
        decision = look(table, seat, "en").decision
        assert decision is not None
        said += [(seat, offer.remarks) for offer in decision.moves if offer.remarks]
        table.play(seat, "pick 1")
    assert said
    assert all(remarks == [f"{seat} ends the harvest"] for seat, remarks in said)


def test_a_table_of_six_is_played_to_its_end() -> None:
    game, dice = game_named("orchard"), Dice(1)
    table = Table(Match(game, make_options(game), 1), [Chair(str(seat)) for seat in range(6)])
    assert look(table, 0, "en").outcome is None
    while not table.finished:
        (seat,) = table.answering()
        table.play(seat, dice.pick(table.match.state.moves(seat)).notation())
    sight = look(table, 5, "en")
    assert (sight.open_hands, sight.together) == (True, False)
    assert sight.outcome == table.match.state.outcome
    assert look_back(table, 5, "en", 3).outcome is None
    assert tell_story(table, "en") is None


def shown(results: list[Result]) -> str:
    file = io.StringIO()
    for part in report(game_named("orchard").say("en"), results, 1):
        Console(width=120, file=file).print(part)
    return file.getvalue()


def test_in_the_arena_they_are_rivals_even_when_all_win() -> None:
    text = shown([Result(SIX, Outcome(tuple(range(6)), (7,) * 6), rounds=0, moves=12)])
    assert all(words in text for words in ("Wins", "7.0"))
    assert "Fate" not in text


def test_in_the_arena_nothing_is_said_of_rounds() -> None:
    result = play_job(SIX)
    assert result.rounds == 0
    assert "ounds" not in shown([result])


def test_a_pack_that_was_changed_is_printed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = shutil.copytree(HERE / "packs", tmp_path / "packs") / "autumn" / "pack.toml"
    monkeypatch.setattr(OrchardGame, "packs", Shelf(tmp_path / "packs", Row, shelved))
    game = game_named("orchard")
    game.packs.patience = 0
    first = printed(game, game.packs("autumn"), "en")
    assert printed(game, game.packs("autumn"), "en") is first, "put together once"
    changed = file.stat().st_mtime_ns + 1
    file.write_text('name = "autumn"\napples = [9]\n')
    os.utime(file, ns=(changed, changed))
    assert msgspec.json.decode(printed(game, game.packs("autumn"), "en"))["content"]["apples"] == [9]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with ServerByHand(str(tmp_path / "house.sqlite")) as running:
        yield running
        while VISITORS:
            VISITORS.pop().http.close()


def test_six_play_on_a_server(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    info = next(game for game in ada.get("/api/games") if game["key"] == "orchard")
    assert (info["players"], info["open_hands"], info["together"]) == ([2, 6], True, False)
    table = ada.create("me", "me", "me", "me", "random", "open", game="orchard")
    assert ben.join(ada.invites(table)[0], "Ben") == {"id": table, "seat": 5}
    with ben.live(table, seat=5) as socket:
        assert next_table(socket)["seat"] == 5
    dice = Dice(1)
    while not (info := ada.look(table))["finished"]:
        ada.step_bots(table)
        for person in (ada, ben):
            while (seen := person.look(table))["decision"]:
                person.play(seen, pick(seen, dice))
    assert info["outcome"]["winners"]
    assert "outcome" not in info["view"]
    line = next(line for line in ada.get("/api/tables") if line["id"] == table)
    assert (line["finished"], line["together"], line["round"]) == (True, False, 0)
    assert line["winners"] == info["outcome"]["winners"]
    assert ben.get(f"/api/tables/{table}/replay", at=3, seat=5)["outcome"] is None
    record = ada.http.get(f"/api/tables/{table}/record").text
    again = ada.post("/api/tables/import", {"text": record})["id"]
    assert [seat["mine"] for seat in ada.look(again)["seats"]] == [True] * 6


@pytest.mark.parametrize(("players", "seats", "problem"), [(6, 7, "seats"), (7, 7, "bad-options")])
def test_a_seat_too_many_is_a_clear_error(server: Server, players: int, seats: int, problem: str) -> None:
    ada = Person(server.url, "Ada")
    wanted = {"game": "orchard", "options": {"players": players}, "seats": [{"kind": "me"}] * seats}
    answer = ada.try_post("/api/tables", wanted)
    assert (answer.status_code, answer.json()["problem"]) == (400, problem)
