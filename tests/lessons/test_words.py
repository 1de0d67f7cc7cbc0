"""What lessons say: at every moment, briefly, and what newcomers want to know."""

from __future__ import annotations

import re

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Match, make_options
from hearthlight.lessons import Lesson, NotNow, guide, lesson_named, lessons_of, real_after

from .pupils import ALL, MOST_WORDS, TEAM, at, do_as_told, legal, positions, table_of

MOST_WORDS_IN_A_SENTENCE = 22
ENDS = re.compile(r"(?<=[.!?])[\"”]?\s+")
PUT_IN: dict[str, str | int] = {"left": 2, "who": "", "chosen": "worker", "meant": "engineer"}


@pytest.mark.parametrize("game", [key for key in game_keys() if lessons_of(key)])
def test_no_sentence_is_long(game: str) -> None:
    """In English, which the other languages follow; names count as they are read."""
    say = lessons_of(game)[0].say("en")
    catalogues = sorted((game_named(game).locales / "en").glob("*.ftl"))
    keys = [key for path in catalogues for key in re.findall(r"^(lesson-\S+) =", path.read_text("utf-8"), re.MULTILINE)]
    assert keys
    sentences = [sentence for key in keys for sentence in ENDS.split(say(key, **PUT_IN))]
    assert not [sentence for sentence in sentences if len(sentence.split()) > MOST_WORDS_IN_A_SENTENCE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL)
def test_every_moment_speaks(lesson: Lesson, language: str) -> None:
    """In a sentence or two that leave nothing to be filled in."""
    table = table_of(lesson)
    for _ in positions(table):
        info = guide(table, language)
        assert info
        assert info.text
        assert bool(info.task) == (info.kind == "do")
        verbs = {notation.partition(" ")[0] for notation in legal(table)} if info.kind != "own" else set()
        refusals = [table.told_why(verb, language) for verb in verbs]
        for text in (info.title, info.text, info.task, info.hint, *refusals):
            assert not re.search(r"[\[{}]|\$", text), text
        assert len(f"{info.text} {info.task}".split()) <= MOST_WORDS, info.text
        do_as_told(table)
    assert guide(table, language) is None


@pytest.mark.parametrize("lesson", ALL)
def test_no_message_is_left_over(lesson: Lesson) -> None:
    """What is written for a lesson belongs to one of its moments."""
    say = table_of(lesson).words("en").say
    keys = {lesson.message, f"{lesson.message}-about"}
    keys |= {f"{lesson.message}-real"} if lesson.real else set()
    for moment in lesson.moments:
        keys |= {f"{lesson.message}-{moment.key}{end}" for end in ("", "-do", "-hint", "-missed")}
    file = table_of(lesson).game.locales / "en" / "lessons.ftl"
    written = re.findall(rf"^({lesson.message}\S*) =", file.read_text("utf-8"), re.MULTILINE)
    assert written
    wrong = rf"({'|'.join(moment.key for moment in lesson.moments)})-wrong-[a-z]+"
    alone = rf"({'|'.join(moment.key for moment in lesson.moments if moment.own) or '-'})-at-[a-z-]+"
    later = r"[a-z-]+-do-at-[a-z]+"
    known = re.compile(f"{wrong}|{alone}|{later}")
    told = {key.removesuffix("-typed") for key in written}
    assert told <= set(written)
    assert not [key for key in told - keys if not known.fullmatch(key.removeprefix(f"{lesson.message}-"))]
    assert all(say.has(key) for key in (lesson.message, f"{lesson.message}-about"))


@pytest.mark.parametrize("lesson", [lessons_of(key)[0] for key in game_keys() if lessons_of(key)])
def test_a_guided_game_leads_to_a_real_one_that_is_easy(lesson: Lesson) -> None:
    """It says so in every language, and can be played as it is written down."""
    game, real = table_of(lesson).game, lesson.real
    assert real
    match = Match(game, make_options(game, **real.options), 1, names=["Ada", "Mei"][: int(real.options["players"])])
    assert match.state.seats == real.options["players"]
    weakest = next(iter(game.own_bots), "")
    assert real.bot == (weakest if match.state.seats > 1 else "")
    for language in LANGUAGES:
        told = real_after(lesson, language)
        assert told
        assert not re.search(r"[\[{}]|\$", told.title)


@pytest.mark.parametrize(
    ("moment", "row", "told"),
    [
        ("hut", ["take worker", "build"], "You hold a worker. Take an engineer first. Let engineers build"),
        ("wood", ["take engineer", "build"], "You hold an engineer. Take a worker first. Send workers to the wood"),
        ("wood", ["stop"], "That comes in step 17. Do this first: Send workers to the wood"),
        ("coal", ["take worker", "gather 11"], "That comes in step 9. Do this first: Send workers to the coal"),
        ("coal", ["take worker", "gather 14"], "Something else comes first. Send workers to the coal"),
    ],
)
def test_a_wrong_move_is_told_what_is_wrong_with_it(moment: str, row: list[str], told: str) -> None:
    table = at("frostpunk", "two-nights", moment)
    with pytest.raises(NotNow) as refused:
        table.play_all(0, row)
    assert refused.value.told("en").startswith(told)


@pytest.mark.parametrize(
    ("lesson", "moment", "tasks"),
    [
        ("two-nights", "tents", ["Build two tents", "Build two tents", "Build one more tent", "Build one more tent"]),
        (
            "two-nights",
            "three-coal",
            [
                "Pull the flame up and burn 3 coal.",
                "Pull the flame up and burn 2 more coal: 3 in all.",
                "Pull the flame up and burn 1 more coal: 3 in all.",
            ],
        ),
        ("storm", "bunkhouse", [*["Let engineers build two"] * 4, *["Build one more"] * 2, "Stop building."]),
    ],
)
def test_a_task_says_what_is_left_of_it(lesson: str, moment: str, tasks: list[str]) -> None:
    table = at("frostpunk", lesson, moment)
    for task in tasks:
        said = guide(table, "en")
        assert said
        assert said.task.startswith(task)
        table.play(0, table.wanted[0])


@pytest.mark.parametrize("choose", [0, 1, 2])
def test_whoever_was_hurt_is_named(choose: int) -> None:
    """It depends on who joined the team first."""
    table = at("blackout", "first-light", "team")
    while table.moment and table.moment.key == "team":
        do_as_told(table, choose)
    told, say = guide(table, "en"), table.words("en").say
    assert told
    team = [step.removeprefix("join ") for step in TEAM.do if isinstance(step, str) and step.startswith("join ")]
    (hurt,) = [card for card in team if table.game.measure(table.match.state, 0, f"hurt {card}")]
    name = say(f"card-{hurt.removeprefix('dragon-')}")
    assert f'the "{name}" is injured' in told.text


@pytest.mark.parametrize(
    ("game", "lesson", "moment", "told"),
    [
        ("frostpunk", "two-nights", "dangers", "can make the city fall"),
        ("frostpunk", "two-nights", "inner-ring", "Zone A is the centre, B the inner ring, and C the outer"),
        ("frostpunk", "two-nights", "hunt", "Insulation"),
        ("frostpunk", "two-nights", "sick", "unless you cure them, one dies a round later"),
        ("frostpunk", "two-nights", "dusk", "What the children saw"),
        ("frostpunk", "two-nights", "meal", "cannot cover the next evening brings discontent, and deaths from 6 on"),
        ("frostpunk", "two-nights", "cure", "If there are still five a round later, one dies"),
        ("frostpunk", "two-nights", "second-evening", "takes several rounds, then a technology helps for good"),
        ("frostpunk", "two-nights", "weather", "need 1 more heat"),
        ("blackout", "first-light", "dice", "hold your finger on it"),
        ("blackout", "first-light", "points", "5 for four"),
        ("blackout", "first-light", "points", "Everybody with cubes around a lit district scores"),
        ("blackout", "first-light", "doctor", "worth nothing at the end"),
        ("blackout", "first-light", "leader", "and again at the end"),
        ("blackout", "first-light", "injured", "a second of one kind becomes a search icon"),
        ("blackout", "first-light", "scoring", "those in the hospital score nothing"),
        ("blackout", "first-light", "icons", "GPS token"),
        ("blackout", "first-light", "letters", "letters A to D"),
        ("blackout", "first-light", "power", '"Hand 6"'),
    ],
)
def test_what_newcomers_asked_is_said(game: str, lesson: str, moment: str, told: str) -> None:
    said = guide(at(game, lesson, moment), "en")
    assert said
    assert told in said.text


def test_what_loses_the_game_is_told_among_the_first_things() -> None:
    lesson = lesson_named("frostpunk", "two-nights")
    assert lesson.step(next(number for number, moment in enumerate(lesson.moments) if moment.key == "dangers")) <= 3


def test_whoever_pulls_the_flame_too_far_is_told_so_and_burns_nothing() -> None:
    table = at("frostpunk", "two-nights", "fire")
    said = guide(table, "en")
    assert said
    assert "1 coal is enough" in said.text
    before = table.match.state.fingerprint()
    with pytest.raises(NotNow) as refused:
        table.play_all(0, ["fuel", "fuel"])
    assert refused.value.told("en") == "That is more than you need now. Pull the flame up by one and burn 1 coal."
    assert table.match.state.fingerprint() == before
    table.play(0, "fuel")


def test_what_is_done_is_not_asked_for_again() -> None:
    table = at("blackout", "first-light", "procure")
    before = guide(table, "en")
    table.play(0, "turn dragon-yellow-2")
    after = guide(table, "en")
    assert before
    assert after
    assert (after.moment, before.moment) == ("procure", "procure")
    assert "Turn" in before.task
    assert after.task == "Take the food."
