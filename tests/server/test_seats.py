"""Who may sit down where, and by which name."""

from __future__ import annotations

import pytest

from hearthlight.server.live_table import begin

from .houses import Server
from .people import Json, Person, table_of


def names(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.look(table)["seats"]]


def public_table(person: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "blackout", "options": {"players": 3}, "seats": seats, "public": True}
    return str(person.post("/api/tables", body)["id"])


def test_a_private_table_needs_the_invitation(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open")
    before = ada.look(table)
    for body in ({}, {"seat": 1}, {"seat": 1, "invite": "made-up"}):
        answer = ben.try_post(f"/api/tables/{table}/join", body, lang="de")
        assert answer.status_code == 403
    assert answer.json()["problem"] == "no-open-seat"
    assert ada.look(table) == before
    assert not any(seat["free"] for seat in ben.look(table)["seats"])
    assert table not in [line["id"] for line in ben.get("/api/open-tables")]
    (invite,) = ada.invites(table)
    assert ben.try_post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 201


def test_the_host_needs_none(ada: Person) -> None:
    table = ada.create("me", "open")
    assert [seat["free"] for seat in ada.look(table)["seats"]] == [False, True]
    assert ada.post(f"/api/tables/{table}/join", {"seat": 1})["seat"] == 1


def test_a_public_table_is_listed_and_open(ada: Person, ben: Person) -> None:
    table = public_table(ada)
    (line,) = [line for line in ben.get("/api/open-tables") if line["id"] == table]
    assert [seat["free"] for seat in line["seats"]] == [False, True, True]
    assert ben.get(f"/api/invites/{line['invite']}")["id"] == table, "there he sits down"
    assert table not in [line["id"] for line in ada.get("/api/open-tables")], "it is hers"
    assert ben.post(f"/api/tables/{table}/join", {"seat": 2})["seat"] == 2
    assert table not in [line["id"] for line in ben.get("/api/open-tables")], "it is his, too, now"
    cleo = Person(ada.url, "Cleo")
    assert cleo.post(f"/api/tables/{table}/join", {})["seat"] == 1
    assert table not in [line["id"] for line in Person(ben.url).get("/api/open-tables")], "it is full"


def test_who_chose_the_seed_plays_alone(ada: Person, ben: Person) -> None:
    """Whatever seat they leave, and whichever way they brought the game."""
    table = ada.create("me", "me", seed=7)
    assert ada.try_post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 204
    assert ada.invites(table) == []
    answer = ben.try_post(f"/api/tables/{table}/join", {"seat": 1})
    assert (answer.status_code, answer.json()["problem"]) == (403, "needs-invite")
    assert ada.post(f"/api/tables/{table}/join", {"seat": 1})["seat"] == 1, "the seat is still theirs"


def test_an_invitation_does_not_help_where_the_seed_is_known(ada: Person, ben: Person, servers: list[Server]) -> None:
    table = ada.create("me", "me", seed=7)
    ada.try_post(f"/api/tables/{table}/leave", {"seat": 1})
    servers[0].disturb(f"UPDATE seat SET invite = 'the-secret-{table}' WHERE table_id = '{table}' AND number = 1")
    answer = ben.try_post("/api/join", {"invite": f"the-secret-{table}"}, lang="fr")
    assert (answer.status_code, answer.json()["problem"]) == (403, "foreknown")
    assert answer.json()["text"].startswith("La personne qui a ouvert cette table sait")


@pytest.mark.whole_game
def test_a_game_that_goes_on_from_a_known_one_is_known(ada: Person) -> None:
    table = ada.create("me", "random", seed=7)
    ada.post(f"/bots/{table}/end", {})
    body: Json = {"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = ada.try_post(f"/api/tables/{table}/fork", body)
    assert (answer.status_code, answer.json()["problem"]) == (400, "seed-with-guests")


@pytest.mark.parametrize(
    "name", ["x\ny", "\x00", "x\u2028y", "\u202egnp.exe", "x\u2066y", "\u200fx", "x\u200by", "\x9bx", "x" * 31]
)
def test_a_name_is_one_line_as_it_will_be_read(ada: Person, name: str) -> None:
    table = ada.create("me", "open")
    before = ada.look(table)
    seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
    bodies: dict[str, Json] = {
        "/api/join": {"invite": ada.invites(table)[0], "name": name},
        f"/api/tables/{table}/join": {"seat": 1, "name": name},
        "/api/tables": {"game": "blackout", "options": {"players": 2}, "seats": seats},
        "/api/campaigns": {"game": "blackout", "players": 1, "names": [name]},
    }
    for path, body in bodies.items():
        assert ada.try_post(path, body).status_code == 400, path
    assert ada.http.put("/api/me", json={"name": name}, headers=ada._headers()).status_code == 400
    assert ada.look(table) == before


@pytest.mark.parametrize("name", ["蘇 Müller", "👩‍🚀 Zoë", "محمد", "Ó h-Eithir"])
def test_names_of_everywhere_are_names(ada: Person, name: str) -> None:
    assert ada.put("/api/me", {"name": name})["name"] == name


@pytest.mark.whole_game
def test_names_that_come_with_a_record_are_cleaned(ada: Person) -> None:
    table = ada.create("me", "random", seed=7)
    ada.post(f"/bots/{table}/end", {})
    text = ada.http.get(f"/api/tables/{table}/record").text
    assert "Ada" in text
    brought = ada.post("/api/tables/import", {"text": text.replace("Ada", "\u202e2\u200b", 1)})["id"]
    assert [seat["name"] for seat in ada.look(brought, seat=0)["seats"]] == ["2", "2 2"]


def test_no_two_at_a_table_have_the_same_name(ada: Person, servers: list[Server]) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "ADA"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.post("/api/tables", {"game": "blackout", "options": {"players": 4}, "seats": seats})["id"]
    assert names(ada, table) == ["Ada", "ADA 2", "3", "4"]
    first, second = ada.invites(table)
    Person(servers[-1].url, "ada").join(first)
    cleo = Person(servers[-1].url, "Cleo")
    cleo.join(second)
    assert names(ada, table) == ["Ada", "ADA 2", "ada 3", "Cleo"]
    cleo.post(f"/api/tables/{table}/leave", {"seat": 3})
    cleo.join(ada.invites(table)[0])
    assert names(ada, table)[3] == "Cleo", "who comes back is nobody else"


def test_a_long_name_makes_room_for_its_number(ada: Person) -> None:
    seats = [{"kind": "me", "name": "x" * 30}] * 2
    table = ada.post("/api/tables", {"game": "blackout", "options": {"players": 2}, "seats": seats})["id"]
    assert names(ada, table) == ["x" * 30, "x" * 28 + " 2"]


def test_what_is_refused_is_not_done(ada: Person, ben: Person) -> None:
    """Whoever wants to see the answer through eyes that are not theirs has not moved either."""
    table = table_of(ada, ben)
    mover = ada if ada.look(table)["decision"] else ben
    info = mover.look(table)
    body = {"seat": info["seat"], "version": info["version"], "move": info["decision"]["moves"][0]["move"]}
    for other in (1 - info["seat"], 3):
        answer = mover.try_post(f"/api/tables/{table}/moves", body, seat=other)
        assert (answer.status_code, answer.json()["problem"]) == (403, "not-your-seat")
        assert mover.look(table)["version"] == info["version"]
    moved = mover.post(f"/api/tables/{table}/moves", body, seat=info["seat"])
    undo = {"seat": info["seat"], "version": moved["version"]}
    assert mover.try_post(f"/api/tables/{table}/undo", undo, seat=3).status_code == 403
    assert mover.look(table)["version"] == moved["version"]


def test_guests_are_told_where_somebody_may_know_what_comes(ada: Person, ben: Person) -> None:
    """Anybody can write a record with a seed of their choice."""
    text = begin("blackout", {"players": 2}, 7, ["Ada", ""]).copy().text(with_pack=False)
    assert not told_to(ben, ada, ada.create("me", "open"))
    table = ada.post("/api/tables/import", {"text": text})["id"]
    ada.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert told_to(ben, ada, table)
    assert ben.join(ada.invites(table)[0])["seat"] == 1


@pytest.mark.whole_game
def test_guests_are_told_that_a_game_goes_on_from_another(ada: Person, ben: Person) -> None:
    table = ada.create("me", "random")
    ada.post(f"/bots/{table}/end", {})
    body = {"at": 4, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert told_to(ben, ada, ada.post(f"/api/tables/{table}/fork", body)["id"])


def told_to(guest: Person, host: Person, table: str) -> bool:
    return bool(guest.get(f"/api/invites/{host.invites(table)[0]}")["brought"])
