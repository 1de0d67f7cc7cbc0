"""Help over HTTP: what things are, and how they stand for whoever looks."""

from __future__ import annotations

from .houses import Server
from .people import Json, Person


def things(told: Json) -> dict[str, Json]:
    return {thing["id"]: thing for thing in told["things"]}


def test_a_table_explains_itself_to_whoever_looks(ada: Person, servers: list[Server]) -> None:
    ben = Person(servers[-1].url, "Ben")
    table = ada.create("me", "random")
    view = ada.look(table)["view"]
    own = things(ada.get(f"/api/tables/{table}/help", seat=0))
    assert own["money"]["now"] == f"You have {view['players'][0]['money']}."
    assert own["money"]["rule"] == "B8.2"
    assert "HK dollars" in own["money"]["rule_text"]
    watched = things(ben.get(f"/api/tables/{table}/help"))
    assert watched["money"]["now"] == ""
    assert watched["draw"]["now"] == own["draw"]["now"] != ""
    assert ben.http.get(f"/api/tables/{table}/help", params={"seat": 0}).status_code == 403


def test_a_game_explains_itself_where_nobody_plays(ada: Person) -> None:
    told = ada.get("/api/games/frostpunk/packs/new-london/help", lang="de")
    assert told["phase"] == ""
    assert told["groups"]["buildings"] == "Gebäude"
    found = things(told)
    assert found["hope"]["title"] == "Hoffnung"
    assert found["tent"]["title"] == "Zelt"
    assert not any(thing["now"] for thing in found.values())
    assert ada.http.get("/api/games/frostpunk/packs/nowhere/help").status_code == 404
