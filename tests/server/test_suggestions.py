"""Joint decisions over HTTP: the leader decides, the others suggest, and everybody hears it."""

from __future__ import annotations

import pytest

from hearthlight.kernel import Dice

from .houses import ServerByHand
from .people import Json, Person, next_table, pick, play_until_joint, table_of


@pytest.fixture
def joint(ada: Person, ben: Person) -> tuple[Json, Json]:
    """A table of Ada and Ben at which Ada decides for both: as she sees it, and as he does."""
    table = table_of(ada, ben, game="frostpunk")
    return play_until_joint([ada, ben], table, Dice(1), decides=0)


def test_the_others_see_the_question_and_suggest_an_answer(ada: Person, ben: Person, joint: tuple[Json, Json]) -> None:
    hers, his = joint
    assert hers["joint"] is None
    assert his["decision"] is None
    assert his["joint"] == hers["decision"] | {"text": his["joint"]["text"]}, "who asks is you, or has a name"
    assert his["joint"]["seat"] == 0
    move = his["joint"]["moves"][-1]["move"]
    with ada.live(hers["id"]) as socket:
        assert next_table(socket)["suggestions"] == []
        (said,) = ben.suggest(his, move)["suggestions"]
        assert (said["seat"], said["move"]) == (1, move)
        assert said["why"]
        told = next_table(socket)
        assert (told["suggestions"], told["version"]) == ([said], hers["version"])
        assert ben.suggest(his, None)["suggestions"] == []
        assert next_table(socket)["suggestions"] == []


def test_a_suggestion_does_not_make_a_move_too_late_and_is_gone_after_it(
    ada: Person, ben: Person, joint: tuple[Json, Json]
) -> None:
    hers, his = joint
    ben.suggest(his, his["joint"]["moves"][0]["move"])
    after = ada.play(hers, hers["decision"]["moves"][1]["move"])
    assert after["suggestions"] == []
    assert ben.look(hers["id"])["suggestions"] == []
    late = ben.try_suggest(his, his["joint"]["moves"][0]["move"])
    # Which one depends on what is asked now.
    assert (late.status_code, late.json()["problem"]) in {(409, "stale"), (422, "not-joint")}


def test_what_makes_no_sense_is_refused(ada: Person, ben: Person, joint: tuple[Json, Json]) -> None:
    hers, his = joint
    move = hers["decision"]["moves"][0]["move"]
    own = ada.try_suggest(hers, move)
    assert (own.status_code, own.json()["problem"]) == (422, "suggest-to-yourself")
    nonsense = ben.try_suggest(his, "dance 3")
    assert (nonsense.status_code, nonsense.json()["problem"]) == (422, "illegal-move")
    stranger = Person(ben.url)
    closed = stranger.try_post(
        f"/api/tables/{hers['id']}/suggest", {"seat": 1, "version": hers["version"], "move": move}
    )
    assert (closed.status_code, closed.json()["problem"]) == (403, "not-your-seat")
    assert stranger.look(hers["id"])["joint"] == his["joint"], "spectators may listen"
    outside = ben.try_post(f"/api/tables/{hers['id']}/suggest", {"seat": 3, "version": hers["version"], "move": move})
    assert (outside.status_code, outside.json()["problem"]) == (404, "no-seat")
    assert ada.look(hers["id"])["suggestions"] == []


def test_where_each_decides_alone_there_is_nothing_to_suggest(ada: Person, ben: Person) -> None:
    table = table_of(ada, ben)
    infos = [person.look(table) for person in (ada, ben)]
    asked = next(info for info in infos if info["decision"])
    for person, info in ((ada, infos[0]), (ben, infos[1])):
        answer = person.try_suggest(info, asked["decision"]["moves"][0]["move"])
        assert (answer.status_code, answer.json()["problem"]) == (422, "not-joint")
    assert all(info["joint"] is None for info in infos)


def test_who_leaves_takes_the_suggestion_along(ada: Person, ben: Person, joint: tuple[Json, Json]) -> None:
    hers, his = joint
    ben.suggest(his, his["joint"]["moves"][0]["move"])
    ben.try_post(f"/api/tables/{hers['id']}/leave", {"seat": 1})
    assert ada.look(hers["id"])["suggestions"] == []


def test_bots_say_what_they_would_do_and_leave_the_last_word_to_people(ada: Person) -> None:
    """Whoever leads: with a person at the table, joint decisions are that person's."""
    table, dice = ada.create("me", "random", "random", game="frostpunk", seed=4), Dice(1)
    decided, led = 0, set[int]()
    while decided < 12 or len(led) < 2:
        ada.step_bots(table)
        info = ada.look(table)
        decision = info["decision"]
        if decision["joint"]:
            offered = {offer["move"] for offer in decision["moves"]}
            assert {said["seat"] for said in info["suggestions"]} == {1, 2}
            assert {said["move"] for said in info["suggestions"]} <= offered
            assert (decision["seat"], info["to_act"]) == (0, [0])
            assert next(line for line in ada.get("/api/tables") if line["id"] == table)["my_turn"]
            led.add(info["view"]["leader"])
            decided += 1
        ada.play(info, pick(info, dice))


def test_what_was_answered_for_a_bot_can_be_taken_back(ada: Person) -> None:
    """As far as anything can: nothing must have been revealed or rolled, and nobody else have moved."""
    seeds, table, dice = iter(range(20)), None, Dice(3)
    while True:
        if table is None or ada.look(table)["finished"]:
            table = ada.create("me", "random", game="frostpunk", seed=next(seeds))
        ada.step_bots(table)
        info = ada.look(table)
        if info["finished"]:
            continue
        decision, leads = info["decision"], info["view"]["leader"]
        after = ada.play(info, pick(info, dice))
        if decision["joint"] and leads == 1 and after["can_undo"] and after["decision"]:
            break
    back = ada.undo(after)
    assert back["ply"] == info["ply"]
    assert back["decision"] == decision
    assert back["view"] == info["view"]


def test_suggestions_survive_a_power_cut(lasting: ServerByHand) -> None:
    ada, ben = Person(lasting.url, "Ada"), Person(lasting.url, "Ben")
    table = table_of(ada, ben, game="frostpunk")
    hers, his = play_until_joint([ada, ben], table, Dice(2), decides=0)
    move = his["joint"]["moves"][0]["move"]
    ben.suggest(his, move)
    lasting.kill()
    lasting.start()
    assert [(said["seat"], said["move"]) for said in ada.look(table)["suggestions"]] == [(1, move)]
    assert ada.play(hers, hers["decision"]["moves"][0]["move"])["suggestions"] == []
