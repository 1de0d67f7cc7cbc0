"""Games outlive updates: whatever became of rules and cards, a table goes on, or says that it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from hearthlight.games import game_named, games
from hearthlight.kernel import Dice, Match, make_options, read_record
from hearthlight.kernel.packs import hash_of

from .houses import Postgres, ServerByHand
from .people import Json, Person, next_table, pick, play_to_end

MOVES = 14


class UpdatedServer(ServerByHand):
    """A house that is updated over night."""

    def __init__(self, data: str, packs: Path, news: str = "", channels: str = "memory") -> None:
        self.packs, self.news = packs, news
        super().__init__(data, channels)

    def command(self) -> list[str]:
        house = "house_of_tomorrow" if self.news else "house_by_hand"
        return [word.replace("house_by_hand", house) for word in super().command()]

    def environment(self) -> dict[str, str]:
        tomorrow = {"TOMORROW": self.news, "TOMORROW_FOLDER": str(self.packs)} if self.news else {}
        return super().environment() | tomorrow

    def update(self, news: str) -> None:
        self.kill()
        self.news = news
        self.start()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[UpdatedServer]:
    packs = tmp_path / "packs"
    if request.param == "sqlite":
        running = UpdatedServer(str(tmp_path / "house.sqlite"), packs)
        yield running
        running.stop()
        return
    with Postgres() as database:
        running = UpdatedServer(database.url, packs, channels=database.channels)
        yield running
        running.stop()


@cache
def finished() -> Match:
    """A game that somebody has played elsewhere."""
    game = game_named("blackout")
    match, dice = Match(game, make_options(game, players=2), 6, names=["Ada", "Ben"]), Dice(0)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, dice.pick(match.state.moves(seat)).notation())
    return match


def begun(ada: Person, *kinds: str, game: str, **options: object) -> tuple[str, Json]:
    """A table in the midst of its game, and what is seen there."""
    table, dice = ada.create(*kinds, game=game, seed=5, **options), Dice(3)
    for _ in range(MOVES):
        ada.step_bots(table)
        info = ada.look(table)
        ada.play(info, pick(info, dice))
    ada.step_bots(table)
    return table, ada.look(table)


def of_both_games(ada: Person) -> dict[str, Json]:
    return dict([begun(ada, "me", "random", game="blackout"), begun(ada, "me", game="frostpunk")])


def test_new_rules_and_other_cards(server: UpdatedServer) -> None:
    ada = Person(server.url, "Ada")
    tables = of_both_games(ada)
    over = ada.create("random", "random", game="blackout", seed=6)
    ended = play_to_end([ada], over, Dice(0))
    server.update("rules")
    for table, before in tables.items():
        now = ada.look(table)
        assert now["log"][-1]["kind"] == "rules-changed"
        assert "updated" in now["log"][-1]["text"]
        assert now["log"][:-1] == before["log"]
        assert [offer["move"] for offer in now["decision"]["moves"]] == [
            offer["move"] for offer in before["decision"]["moves"]
        ]
        assert not now["can_undo"], "it was done under other rules"
        assert now["pack"].startswith(before["pack"] + " "), "it is not the pack of the house any more"
        printed = ada.get(f"/api/games/{now['game']}/packs/{now['pack']}")
        assert now["pack"].endswith(printed["hash"])
        assert ada.get(f"/api/games/{now['game']}/packs/{before['pack']}")["hash"] != printed["hash"]
        end = play_to_end([ada], table, Dice(1), turns=2)
        assert end["finished"]
        then = ada.get(f"/api/tables/{table}/replay", at=0)
        assert then["first"] == then["ply"] == before["ply"], "what was before can only be read"
        assert ada.get(f"/api/tables/{table}/replay", at=end["ply"])["view"] == end["view"]
        assert ada.get(f"/api/tables/{table}/story")["steps"]
        record, _ = read_record(ada.http.get(f"/api/tables/{table}/record").text)
        assert (record.rules, record.rules_now, [resumed.at for resumed in record.resumed]) == (1, 2, [before["ply"]])
        assert len(record.checks) > 2
    assert ada.look(over)["log"] == ended["log"], "nothing goes on where all is over"
    assert ada.look(over)["view"] == ended["view"]
    then = ada.get(f"/api/tables/{over}/replay", at=0)
    assert then["view"] == ended["view"], "of other deals nothing is shown"
    assert then["first"] == then["ply"] == then["last"] == ended["ply"]
    answer = ada.http.get(f"/api/tables/{over}/story")
    assert (answer.status_code, answer.json()["problem"]) == (400, "record-other-rules")


def test_other_cards_alone_change_nothing(server: UpdatedServer) -> None:
    """The pack of then is kept with the table."""
    ada = Person(server.url, "Ada")
    tables = of_both_games(ada)
    server.update("cards")
    for table, before in tables.items():
        now = ada.look(table)
        assert (now["view"], now["log"]) == (before["view"], before["log"])
        info = ada.play(now, pick(now, Dice(1)))
        if info["can_undo"]:
            assert ada.undo(info)["view"] == before["view"]
        assert ada.get(f"/api/tables/{table}/replay", at=3)["ply"] == 3
    answer = ada.post("/api/tables/import", {"text": finished().text()})
    assert ada.look(answer["id"])["finished"], "what one table was begun with, another may be brought with"


def test_what_cannot_be_opened_any_more_is_archived(server: UpdatedServer) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    tables = of_both_games(ada)
    server.update("kept")
    fresh = ada.create("me", "random", game="blackout")
    assert {line["id"] for line in ada.get("/api/tables")} == {fresh, *tables}
    for table, before in tables.items():
        for _ in range(2):
            answer = ada.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["problem"]) == (410, "table-archived")
        assert ada.try_play(before, before["decision"]["moves"][0]["move"]).status_code == 410
        with ada.live(table) as socket, pytest.raises(Exception, match="table-archived"):
            next_table(socket)
        record, cut = read_record(ada.http.get(f"/api/tables/{table}/record").text)
        assert (cut, len(record.moves)) == (False, before["ply"])
        assert record.content
        assert ben.http.get(f"/api/tables/{table}/record").status_code == 403
    assert server.output().count("cannot be opened") >= 2, "whoever runs the house is told"
    server.update("cards")  # the next version can read it again
    for table, before in tables.items():
        assert ada.look(table)["view"] == before["view"]


def test_a_house_that_never_had_the_pack_plays_what_a_record_brings(tmp_path: Path) -> None:
    whole, slim = finished().text(with_pack=True), finished().text()
    with UpdatedServer(str(tmp_path / "house.sqlite"), tmp_path / "packs", "cards") as server:
        ben = Person(server.url, "Ben")
        answer = ben.try_post("/api/tables/import", {"text": slim})
        assert (answer.status_code, answer.json()["problem"]) == (400, "record-foreign-pack")
        brought = ben.post("/api/tables/import", {"text": whole})["id"]
        now = ben.look(brought)
        assert now["finished"]
        assert now["pack"] == finished().state.pack.ref
        assert ben.get(f"/api/games/blackout/packs/{now['pack']}")["hash"] == finished().state.pack.hash
        assert ben.http.get(f"/api/tables/{brought}/record").text == whole
        for changed, key in (
            (whole.replace('"orchids":[', '"orchids":[1', 1), "record-other-pack"),
            (whole.replace("pack {", "pack {{"), "record-other-pack"),
            (slim + "pack " + "x" * 350_000 + "\n", "record-other-pack"),
            (own_pack(whole, "x" * 350_000), "pack-too-large"),
            (own_pack(whole, "{}"), "pack-unusable"),
            (own_pack(whole, "/etc/passwd"), "pack-unusable"),
        ):
            answer = ben.try_post("/api/tables/import", {"text": changed})
            assert (answer.status_code, answer.json()["problem"]) == (400, key)
        server.kill()
        server.start()
        assert ben.look(brought)["view"] == now["view"], "it was kept there, too"


def own_pack(text: str, content: str) -> str:
    """The same record with whatever somebody calls a pack, and its right hash."""
    record, _ = read_record(text)
    return msgspec.structs.replace(record, content=content, pack_hash=hash_of(content)).text()


def test_every_game_says_which_rules_it_plays() -> None:
    assert all(game.rules_version >= 1 for game in games())
