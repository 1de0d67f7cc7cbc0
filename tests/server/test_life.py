"""The life of a table: leaving and coming back, bots that stand in, presence, rematches, archives, and its end."""

from __future__ import annotations

import json
from contextlib import ExitStack

import pytest
from websockets.sync.client import ClientConnection

from hearthlight.kernel import Dice, read_record

from .houses import PATIENCE, Server
from .people import Json, Person, next_table, pick, play_until_joint, table_of
from .test_updates import finished

DAY = 24 * 3600


def seat(person: Person, table: str, index: int) -> Json:
    return dict(person.look(table, watch="true")["seats"][index])


def refused(person: Person, path: str, body: Json, problem: str) -> None:
    answer = person.try_post(path, body)
    assert (answer.status_code, answer.json()["problem"]) == (403, problem)


# -- leaving and coming back -------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_leaves_until_they_are_back(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    ben.post(f"/api/tables/{table}/leave", {"seat": 1, "how": "bot"})
    left = ada.look(table)["seats"][1]
    assert (left["kind"], left["name"], left["stands_in"]) == ("bot", "Ben", True)
    mine = ben.look(table)
    assert (mine["seat"], mine["decision"]) == (1, None), "he sees his hand, and is asked nothing"
    body = {"seat": 1, "version": mine["version"], "move": "ready"}
    refused(ben, f"/api/tables/{table}/moves", body, "bot-plays")
    ada.step_bots(table)
    refused(ada, f"/api/tables/{table}/seats/1/back", {}, "not-your-seat")
    ben.post(f"/api/tables/{table}/seats/1/back", {})
    back = seat(ada, table, 1)
    assert (back["kind"], "stands_in" in back, back["bot"]) == ("person", False, None)
    play_some(table, ada, ben)


def play_some(table: str, *people: Person) -> None:
    """Everybody moves a few times."""
    dice = Dice(1)
    for _ in range(6):
        for person in people:
            info = person.look(table)
            if info["decision"]:
                person.play(info, pick(info, dice))


@pytest.mark.whole_game
def test_who_gives_up_does_not_come_back(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    ben.post(f"/api/tables/{table}/leave", {"seat": 1, "how": "concede"})
    left = seat(ada, table, 1)
    assert (left["kind"], left["name"], "stands_in" in left) == ("bot", "Ben", False)
    refused(ben, f"/api/tables/{table}/seats/1/back", {}, "not-your-seat")
    assert ben.look(table)["seat"] is None
    assert table not in [line["id"] for line in ben.get("/api/tables")]
    ada.step_bots(table)
    ada.post(f"/bots/{table}/end", {})
    assert ada.look(table)["finished"], "the game is played to its end"


def test_a_host_who_gave_up_is_not_among_those_who_play(ada: Person, ben: Person) -> None:
    """The table stays in the host's list, and says which seat was theirs."""
    table = table_of(ada, ben)
    ada.post(f"/api/tables/{table}/leave", {"seat": 0, "how": "concede"})
    for person, expected in ((ada, [True, False]), (ben, [False, False])):
        (line,) = [line for line in person.get("/api/tables") if line["id"] == table]
        assert ["gave_up" in chair for chair in line["seats"]] == expected


def test_a_person_decides_when_the_leader_has_left(ada: Person, ben: Person) -> None:
    """Whose turn it is changes with who sits there: lists say so, too."""
    table = table_of(ada, ben, game="frostpunk")
    play_until_joint([ada, ben], table, Dice(1), 0)
    ada.post(f"/api/tables/{table}/leave", {"seat": 0, "how": "bot"})
    assert ben.look(table)["decision"]["joint"]
    turns = {
        person: line["my_turn"] for person in (ada, ben) for line in person.get("/api/tables") if line["id"] == table
    }
    assert turns == {ada: False, ben: True}


# -- somebody is away --------------------------------------------------------------------------------------------


def here(stack: ExitStack, person: Person, table: str, **query: object) -> ClientConnection:
    """Somebody opens the table, and has seen it."""
    socket = stack.enter_context(person.live(table, **query))
    next_table(socket)
    return socket


def until(socket: ClientConnection, index: int, presence: str) -> Json:
    """What a connection is sent when a seat's person is like that."""
    while (info := json.loads(socket.recv(timeout=PATIENCE))).get("ping") or (
        info["seats"][index]["presence"] != presence
    ):
        pass
    return dict(info)


def test_everybody_sees_who_is_here(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    assert [chair["presence"] for chair in ada.look(table)["seats"]] == ["away", "away"]
    with ExitStack() as stack:
        socket = here(stack, ada, table)
        with ExitStack() as phone:
            here(phone, ben, table, phone="true")
            assert until(socket, 1, "phone")["seats"][0]["presence"] == "here"
            with ExitStack() as screen:
                here(screen, ben, table)
                until(socket, 1, "here")
            until(socket, 1, "phone")
            assert seat(ben, table, 1)["presence"] == "phone"
        until(socket, 1, "away")


def test_the_host_lets_a_bot_play_for_who_is_away(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    with ExitStack() as stack:
        socket = here(stack, ada, table)
        with ExitStack() as at_table:
            here(at_table, ben, table)
            until(socket, 1, "here")
            refused(ada, f"/api/tables/{table}/seats/1/bot", {}, "somebody-here")
        until(socket, 1, "away")
        refused(ben, f"/api/tables/{table}/seats/0/bot", {}, "somebody-here")
        ada.post(f"/api/tables/{table}/seats/1/bot", {})
    assert seat(ada, table, 1)["stands_in"]
    ben.post(f"/api/tables/{table}/seats/1/back", {})
    assert seat(ada, table, 1)["kind"] == "person"


def test_the_others_vote_while_the_host_is_away(ada: Person, ben: Person, cleo: Person, servers: list[Server]) -> None:
    dora = Person(servers[0].url, "Dora")
    table = table_of(ada, ben, cleo, dora)
    with ExitStack() as stack:
        socket = here(stack, ben, table)
        with ExitStack() as host:
            here(host, ada, table)
            until(socket, 0, "here")
            refused(ben, f"/api/tables/{table}/seats/3/bot", {}, "host-decides")
        until(socket, 0, "away")
        ben.post(f"/api/tables/{table}/seats/0/bot", {})
        ben.post(f"/api/tables/{table}/seats/0/bot", {})
        assert (seat(cleo, table, 0)["kind"], seat(cleo, table, 0)["votes"]) == ("person", 1), "one of three, once"
        refused(Person(servers[0].url), f"/api/tables/{table}/seats/0/bot", {}, "host-decides")
        cleo.post(f"/api/tables/{table}/seats/0/bot", {})
    stands = seat(cleo, table, 0)
    assert (stands["kind"], stands["stands_in"], "votes" in stands) == ("bot", True, False)


def test_the_host_frees_the_seat_of_who_is_away(ada: Person, ben: Person, cleo: Person) -> None:
    table = table_of(ada, ben)
    play_some(table, ada, ben)
    with ExitStack() as stack:
        socket = here(stack, ada, table)
        with ExitStack() as at_table:
            here(at_table, ben, table)
            until(socket, 1, "here")
            refused(ada, f"/api/tables/{table}/seats/1/open", {}, "somebody-here")
        until(socket, 1, "away")
        refused(ben, f"/api/tables/{table}/seats/0/open", {}, "host-decides")
        ada.post(f"/api/tables/{table}/seats/1/open", {})
    assert (seat(ada, table, 1)["kind"], ben.look(table)["seat"]) == ("open", None)
    assert cleo.join(ada.look(table)["invite"])["seat"] == 1
    cleo.post(f"/api/tables/{table}/leave", {"seat": 1, "how": "bot"})
    ada.post(f"/api/tables/{table}/seats/1/open", {})
    assert seat(ada, table, 1)["kind"] == "open", "also where a bot stands in"


def test_before_the_first_move_the_host_frees_any_seat(ada: Person, ben: Person, cleo: Person) -> None:
    """Who waits there with the invitation to all seats goes on waiting."""
    table = ada.create("me", "open", "open")
    invite = ada.look(table)["invite"]
    ben.join(invite)
    cleo.join(invite)
    with ExitStack() as stack:
        here(stack, ben, table)
        refused(ben, f"/api/tables/{table}/seats/0/open", {}, "host-decides")
        ada.post(f"/api/tables/{table}/seats/1/open", {})
        assert seat(ada, table, 1)["kind"] == "open"
    assert [chair["kind"] for chair in cleo.get(f"/api/invites/{invite}")["seats"]] == ["person", "open", "person"]
    assert ben.look(table)["seat"] is None


# -- one invitation and its waiting room -------------------------------------------------------------------------


def test_one_invitation_is_for_every_open_seat(ada: Person, ben: Person, cleo: Person) -> None:
    table = ada.create("me", "open", "open")
    invite = ada.look(table)["invite"]
    assert "invite" not in ben.look(table)
    shown = ben.get(f"/api/invites/{invite}")
    assert (shown["seat"], shown["begun"], shown["host"]) == (None, False, False)
    assert [(chair["kind"], "hosts" in chair) for chair in shown["seats"]] == [
        ("person", True),
        ("open", False),
        ("open", False),
    ]
    assert ben.post("/api/join", {"invite": invite, "seat": 2})["seat"] == 2
    assert ben.join(invite)["seat"] == 2, "he has one already"
    assert cleo.join(invite)["seat"] == 1
    assert "invite" not in ada.look(table), "it is full"
    late = Person(ada.url).try_post("/api/join", {"invite": invite})
    assert (late.status_code, late.json()["problem"]) == (403, "no-open-seat")


def test_people_pick_seats_and_colours_and_the_host_bots(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", "open", "random")
    invite = ada.look(table)["invite"]
    ben.join(invite)
    ben.post(f"/api/tables/{table}/seats/2/move", {})
    assert [chair["kind"] for chair in ben.look(table)["seats"]] == ["person", "open", "person", "bot"]
    assert seat(ben, table, 2)["name"] == "Ben"
    red, green = ada.get("/api/games")[0]["colours"][:2]
    ben.post(f"/api/tables/{table}/seats/2/colour", {"colour": green["key"]})
    ada.post(f"/api/tables/{table}/seats/0/colour", {"colour": red["key"]})
    refused(ada, f"/api/tables/{table}/seats/0/colour", {"colour": green["key"]}, "colour-of-another")
    refused(ben, f"/api/tables/{table}/seats/0/colour", {"colour": green["key"]}, "not-your-seat")
    chairs = ben.get(f"/api/invites/{invite}")["seats"]
    assert (chairs[0]["colour"], chairs[2]["colour"]) == (red["key"], green["key"])
    assert not ada.post(f"/bots/{table}/step", {})["more"], "bots wait until everybody is there"
    refused(ben, f"/api/tables/{table}/seats/3/open", {}, "host-decides")
    ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    ada.step_bots(table)
    play_some(table, ada, ben)
    refused(ada, f"/api/tables/{table}/seats/0/colour", {"colour": red["key"]}, "game-begun")


def test_who_takes_the_last_seat_has_chosen_a_colour(ada: Person, ben: Person) -> None:
    """The game begins at that moment; and nobody who sits there loses theirs."""
    table = ada.create("me", "open")
    (invite,), hers = ada.invites(table), seat(ada, table, 0)["colour"]
    refused(ben, "/api/join", {"invite": invite, "colour": hers}, "colour-of-another")
    assert seat(ada, table, 1)["kind"] == "open", "he does not sit down with another one"
    colours = [colour["key"] for colour in ada.get("/api/games")[0]["colours"]]
    other = next(key for key in colours if key not in (hers, seat(ada, table, 1)["colour"]))
    assert ben.post("/api/join", {"invite": invite, "colour": other})["seat"] == 1
    assert [chair["colour"] for chair in ben.look(table)["seats"]] == [hers, other]
    ben.post(f"/api/tables/{table}/seats/1/colour", {"colour": colours[-1]})
    assert seat(ada, table, 1)["colour"] == colours[-1], "nothing has been played"


def test_a_bot_makes_room_for_somebody_who_comes_late(ada: Person, ben: Person) -> None:
    table = ada.create("me", "random")
    ada.step_bots(table)
    ada.post(f"/api/tables/{table}/seats/1/open", {})
    assert ben.join(ada.look(table)["invite"])["seat"] == 1
    assert ben.look(table)["seat"] == 1


# -- once more ---------------------------------------------------------------------------------------------------


@pytest.mark.whole_game
def test_the_same_people_play_again(ada: Person, ben: Person, cleo: Person) -> None:
    table = ada.create("me", "open", "random", skipping="any")
    ben.join(ada.invites(table)[0])
    refused(ada, f"/api/tables/{table}/rematch", {}, "not-finished")
    ada.post(f"/bots/{table}/end", {})
    refused(cleo, f"/api/tables/{table}/rematch", {}, "no-rematch")
    new = ben.post(f"/api/tables/{table}/rematch", {})["id"]
    assert ada.look(table)["rematch"] == new
    (line,) = [line for line in ada.get("/api/open-tables") if line["id"] == new]
    assert [chair["free"] for chair in line["seats"]] == [True, False, False]
    assert ada.get(f"/api/invites/{line['invite']}")["seat"] == 0, "the seat that is kept for her"
    assert new not in [line["id"] for line in cleo.get("/api/open-tables")]
    refused(cleo, f"/api/tables/{new}/join", {"seat": 0}, "needs-invite")
    assert ada.post(f"/api/tables/{table}/rematch", {}) == {"id": new, "seat": 0}
    again = ada.look(new)
    assert [(chair["name"], chair["kind"]) for chair in again["seats"]][:2] == [("Ada", "person"), ("Ben", "person")]
    assert (again["seats"][2]["kind"], again["options"]["skipping"]) == ("bot", "any")
    assert ben.post(f"/api/tables/{table}/rematch", {})["id"] == new


def test_a_seat_is_kept_for_whoever_plays_again(ada: Person, ben: Person) -> None:
    table = ada.post("/api/tables/import", {"text": finished().text()})["id"]
    ada.post(f"/api/tables/{table}/leave", {"seat": 1})
    ben.join(ada.invites(table)[0])
    new = ada.post(f"/api/tables/{table}/rematch", {})["id"]
    assert ben.get("/api/open-tables")[0]["id"] == new
    assert ben.post(f"/api/tables/{table}/rematch", {}) == {"id": new, "seat": 1}
    assert [chair["mine"] for chair in ben.look(new)["seats"]] == [False, True]


def test_who_gave_up_plays_again_with_the_others(ada: Person, ben: Person, cleo: Person) -> None:
    table = table_of(ada, ben)
    ben.post(f"/api/tables/{table}/leave", {"seat": 1, "how": "concede"})
    assert table not in [line["id"] for line in ben.get("/api/open-tables")], "there is no way back"
    ada.post(f"/api/tables/{table}/leave", {"seat": 0, "how": "concede"})
    assert "plays_again" not in ada.look(table)
    ada.post(f"/bots/{table}/end", {})
    assert ["plays_again" in person.look(table) for person in (ada, ben, cleo)] == [True, True, False]
    new = ada.post(f"/api/tables/{table}/rematch", {})["id"]
    assert [chair["kind"] for chair in ada.look(new)["seats"]] == ["person", "open"]
    refused(cleo, f"/api/tables/{new}/join", {"seat": 1}, "needs-invite")
    assert ben.post(f"/api/tables/{table}/rematch", {}) == {"id": new, "seat": 1}
    assert [chair["mine"] for chair in ben.look(new)["seats"]] == [False, True]


def test_a_seat_that_was_given_up_is_kept_for_nobody(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    ben.post(f"/api/tables/{table}/leave", {"seat": 1, "how": "concede"})
    ada.post(f"/api/tables/{table}/seats/1/open", {})
    assert table not in [line["id"] for line in ben.get("/api/open-tables")]


# -- archive and end ---------------------------------------------------------------------------------------------


def listed(person: Person, **query: object) -> list[str]:
    return [line["id"] for line in person.get("/api/tables", **query)]


def test_a_table_is_put_away_and_brought_back(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    ada.post(f"/api/tables/{table}/put-away", {"away": True})
    ada.post(f"/api/tables/{table}/put-away", {"away": True})
    assert (table in listed(ada), table in listed(ada, archived="true")) == (False, True)
    assert table in listed(ben), "for him nothing changes"
    ada.post(f"/api/tables/{table}/put-away", {"away": False})
    assert (table in listed(ada), table in listed(ada, archived="true")) == (True, False)
    refused(Person(ada.url), f"/api/tables/{table}/put-away", {"away": True}, "not-at-table")


def test_a_host_deletes_a_table_that_is_nobody_elses(ada: Person, ben: Person) -> None:
    table, shared = ada.create("me", "random"), table_of(ada, ben)
    ada.step_bots(table)

    def delete(person: Person, key: str) -> tuple[int, str]:
        answer = person.http.delete(f"/api/tables/{key}", headers=person._headers())
        return answer.status_code, answer.json()["problem"] if answer.content else ""

    assert delete(ben, table) == (403, "host-deletes")
    assert delete(ada, shared) == (403, "others-play")
    assert delete(ada, table) == (204, "")
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    assert ben.elsewhere(ben.url).http.get(f"/api/tables/{table}").status_code == 404
    assert table not in listed(ada)
    assert delete(ada, table) == (404, "no-table")


def test_a_chapter_whose_table_is_deleted_can_be_begun_anew(ada: Person) -> None:
    campaign = ada.post("/api/campaigns", {"game": "blackout", "players": 1})["id"]
    table = ada.post(f"/api/campaigns/{campaign}/play", {"seats": [{"kind": "me"}]})["id"]
    ada.http.delete(f"/api/tables/{table}", headers=ada._headers())
    assert ada.get("/api/campaigns")[0]["table"] is None
    assert ada.post(f"/api/campaigns/{campaign}/play", {"seats": [{"kind": "me"}]})["id"] != table


def later(servers: list[Server], seconds: int) -> None:
    """It is so much later in every process, and the caretaker goes round."""
    for server in servers:
        assert Person(server.url).http.post(f"/clock/{seconds}").is_success


def test_what_nobody_touches_is_cleared_after_a_warning(ada: Person, servers: list[Server]) -> None:
    table, wanted = ada.create("me", "random"), ada.create("me", "random")
    assert "expires" not in ada.look(table)
    later(servers, 352 * DAY)
    lines = {line["id"]: line for line in ada.get("/api/tables")}
    assert "expires" in lines[table]
    assert "expires" in ada.look(table)
    ada.post(f"/api/tables/{wanted}/keep", {})
    assert "expires" not in ada.look(wanted)
    later(servers, 14 * DAY)
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    assert ada.look(wanted)["id"] == wanted


def test_before_a_table_is_cleared_all_who_sit_there_can_save_it(
    ada: Person, ben: Person, cleo: Person, servers: list[Server]
) -> None:
    """The record tells what is coming: who saves it plays there no more, and cannot come back."""
    table = table_of(ada, ben, cleo)
    export = f"/api/tables/{table}/export"
    refused(ada, export, {}, "not-finished")
    later(servers, 352 * DAY)
    refused(Person(ada.url), export, {}, "not-at-table")
    ending = ada.look(table)["expires"]
    assert read_record(ada.http.post(export, json={}, headers=ada._headers()).text)[0].names == ["Ada", "Ben", "Cleo"]
    left = seat(ben, table, 0)
    assert (left["kind"], left["name"], "stands_in" in left) == ("bot", "Ada", False)
    assert ben.look(table)["expires"] == ending, "nobody has played"
    refused(ada, f"/api/tables/{table}/seats/0/back", {}, "not-your-seat")
    refused(ada, f"/api/tables/{table}/seats/0/open", {}, "foreknown")
    ben.post(f"/api/tables/{table}/leave", {"seat": 1, "how": "open"})
    refused(ada, f"/api/tables/{table}/join", {"seat": 1}, "foreknown")
    ada.post(f"/api/tables/{table}/seats/1/bot", {})
    assert cleo.try_post(export, {}).is_success
    assert seat(cleo, table, 2)["kind"] == "person", "nobody else sits there"
