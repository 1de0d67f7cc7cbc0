"""Lessons over HTTP: found, begun, gone on with, left; what is not meant is explained and changes nothing."""

from __future__ import annotations

import pytest

from hearthlight.games import game_keys
from hearthlight.lessons import Lesson, lessons_of

from .houses import Server
from .people import Json, Person, next_table

ALL = [lesson for key in game_keys() for lesson in lessons_of(key) if not lesson.rule]
LESSON = ALL[0]


def begin(person: Person, lesson: Lesson = LESSON) -> Json:
    return person.look(person.post(f"/api/lessons/{lesson.game}/{lesson.key}", {})["id"])


def step(person: Person, info: Json, does: str, **query: str) -> Json:
    body = {"seat": info["seat"], "version": info["version"], "does": does}
    return dict(person.post(f"/api/tables/{info['id']}/lesson", body, **query))


def do_as_told(person: Person, info: Json) -> Json:
    """One thing that the lesson asks for; where everything is allowed, the first offer that ends something."""
    lesson = info["lesson"]
    if lesson["kind"] in ("read", "missed"):
        return step(person, info, "next")
    if lesson["kind"] == "wait":
        person.step_bots(info["id"])
        return person.look(info["id"])
    if lesson["kind"] == "solve":
        return step(person, info, "show")
    offers = [offer["move"] for offer in info["decision"]["moves"]]
    return person.play(info, (lesson["moves"] or offers)[0])


def go_on(person: Person, info: Json, until: str) -> Json:
    while info["lesson"]["kind"] != until:
        info = do_as_told(person, info)
    return info


def line_of(person: Person, lesson: Lesson = LESSON) -> Json:
    lines = person.get("/api/lessons")
    return next(line for line in lines if (line["game"], line["key"]) == (lesson.game, lesson.key))


def test_a_lesson_is_found_and_begun_and_gone_on_with(ada: Person) -> None:
    assert line_of(ada)["table"] is None
    info = begin(ada)
    assert info["lesson"]["step"] == 1
    assert info["seats"][LESSON.seat]["name"] == "Ada"
    info = step(ada, info, "next")
    assert line_of(ada)["table"] == info["id"]
    again = begin(ada)
    assert (again["id"], again["lesson"]["step"]) == (info["id"], 2)
    listed = next(line for line in ada.get("/api/tables") if line["id"] == info["id"])
    assert listed["lesson"] == info["lesson"]["title"]
    assert "learnt" not in listed
    assert "next" not in listed


def test_what_is_not_meant_is_explained_and_changes_nothing(ada: Person) -> None:
    info = go_on(ada, begin(ada), "do")
    wrong = next(offer["move"] for offer in info["decision"]["moves"] if offer["move"] not in info["lesson"]["moves"])
    body = {"seat": info["seat"], "version": info["version"], "move": wrong}
    for language in ("en", "de"):
        told = ada.try_post(f"/api/tables/{info['id']}/moves", body, lang=language)
        assert told.status_code == 422
        assert told.json()["problem"] == "lesson-not-now"
        task = ada.look(info["id"], lang=language)["lesson"]["task"]
        assert task in told.json()["text"]
    assert ada.look(info["id"])["version"] == info["version"]


def test_somebody_else_looks_on_without_the_lesson(ada: Person, servers: list[Server]) -> None:
    info = begin(ada)
    ben = Person(servers[-1].url, "Ben")
    assert "lesson" not in ben.look(info["id"])
    body = {"seat": info["seat"], "version": info["version"], "does": "next"}
    assert ben.try_post(f"/api/tables/{info['id']}/lesson", body).status_code == 403


def test_one_can_go_back_and_be_shown(ada: Person) -> None:
    info = step(ada, begin(ada), "next")
    while info["lesson"]["kind"] == "wait":
        info = do_as_told(ada, info)
    info = step(ada, info, "back")
    assert info["lesson"]["step"] == 1
    info = go_on(ada, info, "do")
    shown = step(ada, info, "show", lang="de")
    assert shown["ply"] > info["ply"]


def test_whoever_leaves_the_lesson_plays_a_real_game(ada: Person) -> None:
    info = step(ada, begin(ada), "leave")
    assert "lesson" not in info
    assert line_of(ada)["table"] is None
    ada.step_bots(info["id"])
    info = ada.look(info["id"])
    ada.play(info, info["decision"]["moves"][-1]["move"])
    body = {"seat": info["seat"], "version": ada.look(info["id"])["version"], "does": "next"}
    assert ada.try_post(f"/api/tables/{info['id']}/lesson", body).status_code == 404


def test_an_open_page_hears_what_the_lesson_says(ada: Person) -> None:
    info = begin(ada)
    with ada.live(info["id"]) as socket:
        assert next_table(socket)["lesson"]["step"] == 1
        step(ada, info, "next")
        assert next_table(socket)["lesson"]["step"] == 2


@pytest.mark.whole_game
@pytest.mark.parametrize(
    "lesson",
    [
        # The server treats all of them alike; the engine plays each of them every day (`tests/lessons`).
        pytest.param(lesson, id=f"{lesson.game}-{lesson.key}", marks=() if lesson is LESSON else pytest.mark.soak)
        for lesson in ALL
    ],
)
def test_who_comes_to_the_end_has_learnt_it(ada: Person, lesson: Lesson) -> None:
    assert not line_of(ada, lesson)["learnt"]
    info = begin(ada, lesson)
    while not info["lesson"]["last"]:
        info = do_as_told(ada, info)
    line = line_of(ada, lesson)
    assert (line["learnt"], line["table"]) == (True, None)
    listed = next(line for line in ada.get("/api/tables") if line["id"] == info["id"])
    assert listed["learnt"]
    assert listed.get("next") == info["lesson"]["next"]
    assert begin(ada, lesson)["id"] != info["id"]
    assert "lesson" not in step(ada, info, "leave")


PUZZLES = [lesson for lesson in ALL if lesson.puzzle]


def test_a_puzzle_that_was_missed_is_tried_again(ada: Person) -> None:
    """What is missing is told, nothing more can be done, and one begins anew."""
    info = begin(ada, PUZZLES[0])
    began, task = info["ply"], info["lesson"]["text"]
    assert line_of(ada, PUZZLES[0])["about"] == task
    while info["lesson"]["kind"] != "failed":
        if info["lesson"]["kind"] == "wait":
            info = do_as_told(ada, info)
        else:
            info = ada.play(info, [offer["move"] for offer in info["decision"]["moves"]][-1])
    assert info["lesson"]["text"] != task
    body = {"seat": info["seat"], "version": info["version"], "move": "done"}
    assert ada.try_post(f"/api/tables/{info['id']}/moves", body).status_code == 422
    info = step(ada, info, "again")
    assert (info["ply"], info["lesson"]["kind"], info["lesson"]["text"]) == (began, "solve", task)
    assert "undo" not in info or not info["undo"]


def test_a_learner_without_a_name_has_one_in_each_language(servers: list[Server]) -> None:
    for language, name in (("en", "Newcomer"), ("de", "Neuling"), ("zh-Hant", "新手")):
        nobody = Person(servers[0].url, "")
        table = nobody.post(f"/api/lessons/{LESSON.game}/{LESSON.key}", {}, lang=language)["id"]
        assert nobody.look(table)["seats"][LESSON.seat]["name"] == name


def test_there_is_no_such_lesson(ada: Person) -> None:
    assert ada.try_post(f"/api/lessons/{LESSON.game}/juggling", {}).status_code == 400
