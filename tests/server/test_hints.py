"""Asking over HTTP what to do: only whoever is asked, and only where hints are allowed."""

from __future__ import annotations

import pytest

from .houses import Server
from .people import Json, Person, table_of


def hint(person: Person, info: Json, **query: object) -> Json:
    return dict(person.get(f"/api/tables/{info['id']}/hint", seat=info["seat"], **query))


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_who_is_asked_hears_what_to_do_and_can_do_it(ada: Person, game: str) -> None:
    table = ada.create("me", "me", game=game, seed=4)
    info = ada.look(table, seat=ada.look(table)["to_act"][0])
    told = hint(ada, info)
    assert (told["ply"], told["seat"]) == (info["ply"], info["seat"])
    offered = [offer["move"] for offer in info["decision"]["moves"]]
    assert all(one["moves"][0] in offered and one["texts"] and one["why"] for one in told["advice"])
    german = hint(ada, info, lang="de")["advice"]
    assert [one["moves"] for one in german] == [one["moves"] for one in told["advice"]]
    assert [one["why"] for one in german] != [one["why"] for one in told["advice"]]
    body = {"seat": info["seat"], "version": info["version"], "moves": told["advice"][0]["moves"]}
    assert ada.post(f"/api/tables/{info['id']}/moves", body)["played"] >= 1


def test_nobody_else_is_told(ada: Person, servers: list[Server]) -> None:
    """What an adviser says of a hand is as secret as the hand."""
    ben = Person(servers[-1].url, "Ben")
    table = table_of(ada, ben)
    hers = ada.look(table)
    for person, seat, problem in (
        (ben, 0, "not-your-seat"),
        (Person(ben.url), None, "not-your-seat"),
        (ada, 1, "not-your-seat"),
    ):
        refused = person.http.get(f"/api/tables/{table}/hint", params={} if seat is None else {"seat": seat})
        assert (refused.status_code, refused.json()["problem"]) == (403, problem)
    while 0 in hers["to_act"]:  # until somebody else is to act
        hers = ada.play(hers, hers["decision"]["moves"][-1]["move"])
    refused = ada.http.get(f"/api/tables/{table}/hint", params={"seat": 0})
    assert (refused.status_code, refused.json()["problem"]) == (422, "not-asked")


def test_a_table_can_be_without_hints(ada: Person) -> None:
    body = {"game": "blackout", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}], "hints": False}
    table = ada.post("/api/tables", body)["id"]
    info = ada.look(table, seat=0)
    assert info["hints"] is False
    refused = ada.http.get(f"/api/tables/{table}/hint", params={"seat": 0, "lang": "de"})
    assert (refused.status_code, refused.json()["problem"]) == (400, "no-hints")
    assert refused.json()["text"] == "An diesem Tisch sind Tipps ausgeschaltet."
    assert ada.look(ada.create("me", "me"), seat=0)["hints"] is True


def test_a_chapter_of_a_campaign_can_be_without_hints(ada: Person) -> None:
    story = ada.post("/api/campaigns", {"game": "blackout", "players": 2, "names": ["Ada", "Ben"]})
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "hints": False}
    table = ada.post(f"/api/campaigns/{story['id']}/play", body)["id"]
    assert ada.look(table, seat=0)["hints"] is False
