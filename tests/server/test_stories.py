"""The story of a city, round by round; and what the lobby tells about a game that was won or lost together."""

from __future__ import annotations

import pytest

from hearthlight.kernel import Dice

from .houses import Server
from .people import Person, pick, play_to_end


@pytest.mark.whole_game
def test_the_story_has_every_round_and_ends_as_the_game_did(ada: Person, servers: list[Server]) -> None:
    table = ada.create("me", game="frostpunk", seed=11, group=2, difficulty="hard")
    info = play_to_end([ada], table, Dice(3))
    reader = Person(servers[-1].url)
    told = reader.get(f"/api/tables/{table}/story")
    story = told["steps"]
    view = info["view"]
    assert [part["numbers"]["round"] for part in story] == list(range(view["round"] + 1))
    assert [part["ply"] for part in story] == sorted({part["ply"] for part in story})
    last = story[-1]
    assert last["ply"] == info["ply"]
    assert last["numbers"]["population"] == [people["number"] for people in view["people"]]
    assert last["numbers"]["sick"] == [people["sick"] for people in view["people"]]
    for name in ("food", "hunger", "corpses", "coal", "wood"):
        assert last["numbers"][name] == view[name]
    assert (last["numbers"]["hope"], last["numbers"]["discontent"]) == (len(view["hope"]), len(view["discontent"]))
    assert last["numbers"]["output"] >= view["output"]
    end = [line for part in story for line in part["events"] if line["kind"] in ("won", "lost")]
    assert len(end) == 1
    assert end[0]["ply"] == info["ply"]
    assert any(line["kind"] == "chose" for part in story for line in part["events"])
    assert [chapter["key"] for chapter in told["chapters"]] == ["end", "moments", "dead", "others", "crossed", "close"]
    german = reader.get(f"/api/tables/{table}/story", lang="de")
    assert [part["ply"] for part in german["steps"]] == [part["ply"] for part in story]
    assert german["chapters"][1]["lines"][0]["text"] != told["chapters"][1]["lines"][0]["text"]
    (line,) = [line for line in ada.get("/api/tables") if line["id"] == table]
    assert (line["finished"], line["winners"], line["together"]) == (True, [], True)
    assert line["round"] == view["round"]
    assert line["options"]["group"] == 2
    assert ada.get("/api/me")["bests"] == [], "orchids grow elsewhere"


def test_the_story_grows_with_the_game(ada: Person) -> None:
    table = ada.create("me", game="frostpunk", seed=5)
    assert [part["numbers"]["round"] for part in ada.get(f"/api/tables/{table}/story")["steps"]] == [0]
    info, dice = ada.look(table), Dice(1)
    for _ in range(5):
        info = ada.play(info, pick(info, dice))
    told = ada.get(f"/api/tables/{table}/story")
    assert told["chapters"] == [], "nothing is over yet"
    story = told["steps"]
    assert [part["numbers"]["round"] for part in story] == list(range(info["view"]["round"] + 1))
    assert story[-1]["ply"] == info["ply"]


@pytest.mark.whole_game
def test_a_game_with_secrets_has_a_story_only_when_it_is_over(ada: Person) -> None:
    table = ada.create("me", "random", seed=1)
    answer = ada.http.get(f"/api/tables/{table}/story")
    assert (answer.status_code, answer.json()["problem"]) == (404, "no-story")
    info = play_to_end([ada], table, Dice(3))
    told = ada.get(f"/api/tables/{table}/story")
    assert told["steps"][-1]["numbers"]["points"] == info["outcome"]["scores"]
    assert [chapter["key"] for chapter in told["chapters"]] == ["turning", "lit", "players", "conditions"]
