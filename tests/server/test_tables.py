"""Tables over HTTP and WebSocket, as people and pages use them."""

from __future__ import annotations

import httpx
import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, Match, read_record

from .houses import Server
from .people import Person, next_table, pick, play_to_end, table_of


@pytest.mark.whole_game
@pytest.mark.parametrize("game", game_keys())
def test_a_whole_game_with_a_bot(ada: Person, game: str) -> None:
    table = ada.create("me", "random", game=game, seed=3)
    info = play_to_end([ada], table, Dice(1))
    assert info["view"]["outcome"]["scores"]
    assert info["decision"] is None
    text = ada.http.get(f"/api/tables/{table}/record").text
    record, cut = read_record(text)
    assert not cut
    assert Match.replay(game_named(game), record).state.outcome is not None
    assert record.names == ["Ada", "2"]
    line = next(line for line in ada.get("/api/tables") if line["id"] == table)
    assert line["finished"]
    assert not line["my_turn"]


@pytest.mark.whole_game
@pytest.mark.parametrize("game", game_keys())
def test_two_people_over_the_network(ada: Person, ben: Person, game: str) -> None:
    table = ada.create("me", "open", game=game)
    (invite,) = ada.invites(table)
    invited = ben.get(f"/api/invites/{invite}", lang="de")
    assert [chair["name"] for chair in invited["seats"]] == ["Ada", "2"]
    assert ("colour" in invited["seats"][1]) == (game == "blackout")
    assert ben.join(invite, "Benjamin") == {"id": table, "seat": 1}
    assert ben.join(invite) == {"id": table, "seat": 1}, "coming back with it leads to the own seat"
    seats = ada.look(table)["seats"]
    assert [(seat["name"], seat["kind"], seat["mine"]) for seat in seats] == [
        ("Ada", "person", True),
        ("Benjamin", "person", False),
    ]
    assert ada.invites(table) == []
    info = play_to_end([ada, ben], table, Dice(2))
    assert info["finished"]
    assert read_record(ada.http.get(f"/api/tables/{table}/record").text)[0].names == ["Ada", "Benjamin"]
    assert {person.look(table)["ply"] for person in (ada, ben)} == {info["ply"]}


def test_a_long_talk_goes_on(ada: Person) -> None:
    """A table shows its last hundred lines; the next one comes all the same."""
    table = ada.create("me", "open")
    for number in range(100):
        ada.post(f"/api/tables/{table}/chat", {"text": f"line {number}"})
    with ada.live(table) as socket:
        assert len(next_table(socket)["chat"]) == 100
        ada.post(f"/api/tables/{table}/chat", {"text": "one more"})
        assert next_table(socket)["chat"][-1]["text"] == "one more"


def test_seats_choose_their_colours(ada: Person) -> None:
    """B2.8: no two share one, and bots take what is left."""
    (info,) = [game for game in ada.get("/api/games") if game["key"] == "blackout"]
    assert [colour["key"] for colour in info["colours"]] == ["ivory", "pink", "lime", "sky"]
    seats = [{"kind": "me", "colour": "lime"}, {"kind": "bot"}, {"kind": "open", "colour": "ivory"}]
    body = {"game": "blackout", "options": {"players": 3, "starter": 3, "skipping": "any"}, "seats": seats}
    table = ada.look(ada.post("/api/tables", body)["id"])
    assert [player["colour"] for player in table["view"]["players"]] == ["lime", "pink", "ivory"]
    assert [seat["hues"]["usual"] for seat in table["seats"]] == ["#c6e82c", "#f772c8", "#f4e9d4"]
    assert table["view"]["starter"] == 2
    assert (table["options"]["colours"], table["options"]["skipping"]) == ("lime,,ivory", "any")
    seats[2]["colour"] = "lime"
    answer = ada.try_post("/api/tables", body)
    assert (answer.status_code, answer.json()["problem"]) == (400, "colour-taken")


def test_a_game_without_colours_gives_none(ada: Person) -> None:
    """In Frostpunk no seat has pieces of its own."""
    body = {"game": "frostpunk", "options": {"players": 1}, "seats": [{"kind": "me", "colour": "lime"}]}
    assert ada.try_post("/api/tables", body).json()["problem"] == "bad-options"


def test_live_updates_reach_everybody_with_what_they_may_know(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    stranger = Person(ben.url)
    with ada.live(table) as hers, ben.live(table) as his, stranger.live(table) as theirs:
        views = [next_table(socket) for socket in (hers, his, theirs)]
        assert [view["seat"] for view in views] == [0, 1, None]
        first = views[0] if views[0]["decision"] else views[1]
        mover = ada if first["seat"] == 0 else ben
        mover.play(first, first["decision"]["moves"][0]["move"])
        after = [next_table(socket, ply=1) for socket in (hers, his, theirs)]
        assert {view["ply"] for view in after} == {1}
        assert all([line["kind"] for line in view["log"]] == ["placed-cube"] for view in after)
        assert after[2]["decision"] is None


def test_catching_up_after_a_lost_connection(ada: Person) -> None:
    table = ada.create("me", "random", seed=1)
    with ada.live(table) as socket:
        info = next_table(socket)
        known = info["ply"] + 1
    dice = Dice(5)
    for _ in range(8):
        ada.step_bots(table)
        info = ada.look(table)
        ada.play(info, pick(info, dice))
    with ada.live(table, since=known) as socket:
        info = next_table(socket)
        assert info["log_from"] == known
        assert min(line["ply"] for line in info["log"]) >= known
        everything = ada.look(table, since=0)["log"]
        assert [line for line in everything if known <= line["ply"] <= info["ply"]] == info["log"]


def test_a_double_click_and_a_stale_tab_change_nothing(ada: Person) -> None:
    table = ada.create("me", "me", seed=4)
    info = next(info for seat in (0, 1) if (info := ada.look(table, seat=seat))["decision"])
    move = info["decision"]["moves"][0]["move"]
    assert ada.try_play(info, move).status_code == 201
    again = ada.try_play(info, move)
    assert again.status_code == 409
    assert (again.json()["problem"], again.json()["text"]) == ("stale", "The game has moved on. Look again.")
    assert ada.look(table, seat=0)["ply"] == 1


def test_undo(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open", "open")
    first, second = ada.invites(table)
    ben.join(first)
    cleo = Person(ada.url, "Cleo")
    cleo.join(second)
    people = [ada, ben, cleo]
    for _ in range(3):
        for person in people:
            info = person.look(table)
            if info["decision"]:
                person.play(info, info["decision"]["moves"][0]["move"])
                break
    hers, his = ada.look(table), ben.look(table)
    hers = ada.play(hers, hers["decision"]["moves"][0]["move"])
    his = ben.play(ben.look(table), his["decision"]["moves"][0]["move"])
    assert hers["can_undo"]
    back = ada.undo(ada.look(table))
    assert back["ply"] == 4
    assert ada.look(table)["view"]["players"][0]["planned"] == ["", "", "", ""]
    assert any(ben.look(table)["view"]["players"][1]["planned"]), "Ben's card stays where it is"
    answer = ada.try_post(f"/api/tables/{table}/undo", {"seat": 0, "version": back["version"]})
    assert answer.status_code == 422
    assert answer.json()["problem"] == "cannot-undo"


def test_undo_goes_back_through_the_answers_of_bots(ada: Person) -> None:
    table, dice = ada.create("me", "companion", game="frostpunk", seed=4), Dice(1)
    for _ in range(60):
        ada.step_bots(table)
        before = ada.look(table)
        moved = ada.play(before, pick(before, dice))
        ada.step_bots(table)
        answered = ada.look(table)
        if answered["ply"] > moved["ply"] and answered["can_undo"]:
            back = ada.undo(answered)
            assert back["ply"] == before["ply"]
            assert back["decision"] == before["decision"]
            return
    raise AssertionError("every answer brought something to light")


def test_after_an_undo_the_live_log_is_told_again(ada: Person) -> None:
    table = ada.create("me", "me", seed=4)
    for seat in (0, 1, 0, 1):
        info = ada.look(table, seat=seat)
        if info["decision"] and info["decision"]["asks"] == "start":
            ada.play(info, info["decision"]["moves"][0]["move"])
    with ada.live(table, seat=0) as socket:
        info = next_table(socket)
        info = ada.play(info, info["decision"]["moves"][0]["move"])
        assert next_table(socket)["log"][-1]["kind"] == "planned"
        undone = ada.undo(info)
        while (told := next_table(socket))["version"] < undone["version"]:
            pass  # somebody came
        assert told["log_from"] == 0
        assert told["log"][-1]["kind"] != "planned"


def test_open_hands_follow_the_seat_that_is_to_act(ada: Person, ben: Person) -> None:
    """One person on all chairs of a cooperative game needs no curtain: the table turns by itself."""
    table, dice = ada.create("me", "me", "me", game="frostpunk", seed=2), Dice(1)
    info, seen = ada.look(table), set()
    for _ in range(40):
        assert info["open_hands"]
        assert info["decision"]["seat"] == info["seat"] == info["to_act"][0]
        seen.add(info["seat"])
        info = ada.play(info, pick(info, dice))
    assert seen == {0, 1, 2}
    assert ada.look(table, seat=1)["seat"] == 1, "whoever names a seat keeps it"
    assert ben.look(table)["seat"] is None
    with ada.live(table) as socket:
        assert next_table(socket)["seat"] == info["seat"]


def test_hot_seat_views_are_separate(ada: Person) -> None:
    table = ada.create("me", "me", "me", seed=2)
    views = [ada.look(table, seat=seat)["view"] for seat in range(3)]
    for seat, view in enumerate(views):
        assert [player["hand"] is not None for player in view["players"]] == [other == seat for other in range(3)]
    assert ada.look(table)["seat"] is None, "with several seats one must say through whose eyes"


def test_other_peoples_seats_are_closed(ada: Person, ben: Person) -> None:
    table = ada.create("me", "random", seed=2)
    assert ben.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
    info = ada.look(table)
    answer = ben.try_play({**info, "seat": 0}, "ready")
    assert answer.status_code == 403
    assert answer.json()["problem"] == "not-your-seat"
    assert ben.try_post(f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 403
    assert ben.try_post(f"/api/tables/{table}/leave", {"seat": 0}).status_code == 403
    assert all(seat["invite"] is None for seat in ben.look(table)["seats"])


def test_illegal_moves_are_refused_in_the_readers_language(ada: Person) -> None:
    table = ada.create("me", "me", seed=2)
    info = next(info for seat in (0, 1) if (info := ada.look(table, seat=seat))["decision"])
    answer = ada.try_play(info, "buy everything")
    assert answer.status_code == 422
    assert answer.json()["problem"] == "illegal-move"
    assert answer.json()["text"] == f'Seat {info["seat"]} cannot play "buy everything" now.'
    assert ada.look(table, seat=info["seat"])["version"] == info["version"]


def test_leaving_opens_the_seat_again(ada: Person, ben: Person) -> None:
    table = ada.create("me", "open")
    old = ada.invites(table)[0]
    ben.join(old)
    assert ben.try_post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 204
    (new,) = ada.invites(table)
    assert new != old
    assert ben.try_post("/api/join", {"invite": old}).status_code == 404
    assert ada.try_post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ada again"}).json()["seat"] == 1


def test_talking(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    with ben.live(table) as socket:
        next_table(socket)
        ada.post(f"/api/tables/{table}/chat", {"text": "<b>Hello</b> 你好"})
        lines = next_table(socket)["chat"]
    assert [(line["name"], line["text"]) for line in lines] == [("Ada", "<b>Hello</b> 你好")]


def test_replaying_with_own_knowledge_only(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    for _ in range(2):
        for person in (ada, ben):
            info = person.look(table)
            if info["decision"] and info["decision"]["asks"] == "start":
                person.play(info, info["decision"]["moves"][0]["move"])
    info = ada.look(table)
    card = info["decision"]["moves"][0]["args"]["card"]
    ada.play(info, info["decision"]["moves"][0]["move"])
    back = ben.get(f"/api/tables/{table}/replay", at=3)
    assert (back["ply"], back["last"], back["decision"]) == (3, 3, None)
    assert card not in str(back)
    assert card in str(ada.get(f"/api/tables/{table}/replay", at=3))
    assert ada.get(f"/api/tables/{table}/replay", at=2)["ply"] == 2
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 403
    assert ada.try_post(f"/api/tables/{table}/fork", {"at": 1, "seats": [{"kind": "me"}] * 2}).status_code == 403


@pytest.mark.whole_game
@pytest.mark.parametrize("game", game_keys())
def test_a_finished_game_is_open_and_can_be_played_on(ada: Person, ben: Person, game: str) -> None:
    table = ada.create("me", "random", game=game, seed=6)
    last = play_to_end([ada], table, Dice(3))["ply"]
    middle = ben.get(f"/api/tables/{table}/replay", at=last // 2)
    if game == "blackout":
        assert all(player["hand"] is not None for player in middle["view"]["players"])
    else:
        assert all(middle["view"]["hands"])
    text = ben.http.get(f"/api/tables/{table}/record").text
    brought = ben.post("/api/tables/import", {"text": text})["id"]
    assert ben.look(brought, seat=0)["finished"]
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Ben"}]
    forked = ben.post(f"/api/tables/{table}/fork", {"at": last // 2, "seats": seats})["id"]
    assert ben.look(forked)["seats"][1]["name"] == "Ben"
    assert play_to_end([ben], forked, Dice(9))["finished"]


def test_a_table_whose_pack_is_lost_is_archived(ada: Person, ben: Person, servers: list[Server]) -> None:
    table = ada.create("me", "random")
    servers[0].disturb(f"UPDATE game_table SET pack_hash = 'lost' WHERE id = '{table}'")
    for person in (ada, ada.elsewhere(ben.url)):
        answer = person.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["problem"]) == (410, "table-archived")
    assert [line["id"] for line in ada.get("/api/tables")] == [table]
    record, cut = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert (cut, record.game, record.pack_hash) == (False, "blackout", "lost")
    assert ben.http.get(f"/api/tables/{table}/record").status_code == 403


def test_a_seed_needs_to_be_alone(ada: Person) -> None:
    answer = ada.try_post(
        "/api/tables",
        {"game": "blackout", "options": {"players": 2}, "seed": 1, "seats": [{"kind": "me"}, {"kind": "open"}]},
    )
    assert (answer.status_code, answer.json()["problem"]) == (400, "seed-with-guests")


def test_every_process_knows_me(ada: Person, servers: list[Server]) -> None:
    """The cookie of one process is good at all of them, and so are the tables."""
    table = ada.create("me", "random", seed=1)
    with httpx.Client(base_url=servers[-1].url, cookies=ada.http.cookies) as elsewhere:
        assert elsewhere.get("/api/me").json()["name"] == "Ada"
        assert elsewhere.get(f"/api/tables/{table}").json()["seat"] == 0
