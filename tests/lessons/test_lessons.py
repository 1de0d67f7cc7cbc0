"""Every lesson of every game can be learnt by doing only what it says, and explains what it does not mean."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hearthlight.games import game_keys
from hearthlight.games.frostpunk import Frostpunk
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.lessons import Guided, Lesson, NotNow, guide, lesson_named, lessons_of, real_after
from hearthlight.table.sight import look

from .pupils import do_as_told, let_others_move, positions, table_of

ALL = [
    pytest.param(lesson, id=f"{key}-{lesson.key}")
    for key in game_keys()
    for lesson in lessons_of(key)
    if not (lesson.puzzle or lesson.rule)
]
MOST_WORDS = 32


def legal(table: Guided) -> list[str]:
    seat = table.answering().get(table.lesson.seat)
    return [] if seat is None else [move.notation() for move in table.match.state.moves(seat)]


def at(game: str, lesson: str, moment: str) -> Guided:
    """A lesson at one of its moments, everything before done as it is asked for."""
    table = table_of(lesson_named(game, lesson))
    for _ in positions(table):
        if table.moment and table.moment.key == moment:
            break
        do_as_told(table)
    return table


@pytest.mark.parametrize("choose", [0, 1, 2])
@pytest.mark.parametrize("lesson", ALL)
def test_who_does_only_what_is_asked_for_reaches_the_end(lesson: Lesson, choose: int) -> None:
    """In whatever order: every moment comes, each at its time, and the others stay on their rails."""
    table, came, steps = table_of(lesson), list[str](), list[int]()
    for _ in positions(table):
        assert table.moment, "it is the learner's turn, and the lesson has nothing to say"
        assert table.wanted or table.moment.kind != "do", f"{table.moment.key}: {legal(table)}"
        if table.moment.key not in came[-1:]:
            came.append(table.moment.key)
            steps.append(lesson.step(table.place.moment))
        do_as_told(table, choose)
    assert steps == [*range(1, lesson.steps + 1)], "a number that nobody sees"
    assert came == [moment.key for moment in lesson.moments if not moment.silent]
    assert table.learnt
    for seat, rails in lesson.rails.items():
        made = [notation for mover, notation in table.match.record.moves if mover == int(seat)]
        assert tuple(made[: len(rails)]) == rails


@pytest.mark.parametrize("lesson", ALL)
def test_whatever_is_lit_is_accepted(lesson: Lesson) -> None:
    """At every step: each row of moves that one click may make, and then the moment can still be ended."""
    table = table_of(lesson)
    for _ in positions(table):
        said = guide(table, "en")
        assert said
        assert [row[0] for row in said.ahead if len(row) == 1] == said.moves
        for row in said.ahead:
            trial, began = table.copy(), table.place.moment
            assert trial.play_all(lesson.seat, row) == len(row)
            while trial.place.moment == began:
                assert trial.wanted, f"{row} leaves nothing to do at {said.moment}"
                do_as_told(trial)
        do_as_told(table)


FREE_ORDER = [
    ("snow", ["take worker", "clear inner"], {"lay 9"}),  # the second sector would find what the first is to find
    ("sawmill", ["take engineer", "build"], {"erect tent", "erect sawmill"}),
    ("sawmill", ["take engineer", "build", "erect sawmill"], {"on 17"}),
    ("post", [], {"erect hunters-hut", "erect medical-post"}),
    ("coal-first", ["take worker"], {"gather 2", "gather 10"}),
]


@pytest.mark.parametrize(("moment", "made", "open_now"), FREE_ORDER)
def test_order_matters_only_where_the_rest_depends_on_it(moment: str, made: list[str], open_now: set[str]) -> None:
    table = at("frostpunk", "two-nights", moment)
    for notation in made:
        table.play(table.lesson.seat, notation)
    assert set(table.wanted) == open_now


@pytest.mark.parametrize("lesson", ALL)
def test_wrong_moves_are_explained_and_change_nothing(lesson: Lesson) -> None:
    """Whatever else could be done is tried first, at every moment."""
    table, explained = table_of(lesson), 0
    for _ in positions(table):
        assert table.moment
        before, wanted = table.match.state.fingerprint(), set(table.wanted)
        if table.moment.kind != "own":
            for notation in legal(table):
                if notation in wanted:
                    continue
                with pytest.raises(NotNow) as refused:
                    table.play(lesson.seat, notation)
                said = guide(table, "en")
                assert said
                assert said.task in refused.value.told("en")
                explained += 1
        assert table.match.state.fingerprint() == before
        do_as_told(table)
    assert explained > len(lesson.moments)


@pytest.mark.parametrize("lesson", ALL)
def test_who_is_shown_everything_reaches_the_last_free_moment(lesson: Lesson) -> None:
    table = table_of(lesson)
    for _ in positions(table):
        if table.wanted and not table.reading:
            table.show()
        else:
            do_as_told(table)
    assert table.learnt


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_goes_on_from_what_is_kept_of_it(lesson: Lesson) -> None:
    """The record, how its moves came about, and how far was read: nothing else."""
    table = table_of(lesson)
    for _ in positions(table):
        match = Match.replay(table.game, table.match.record)
        again = Guided(lesson, match, table.seats, table.made, table.read)
        assert (again.place, again.moment) == (table.place, table.moment)
        do_as_told(table)


@pytest.mark.parametrize("lesson", ALL)
def test_what_is_taken_back_is_asked_for_again(lesson: Lesson) -> None:
    table, taken_back = table_of(lesson), 0
    for _ in positions(table):
        moment = table.moment
        assert moment
        if moment.kind == "do":
            before = len(table.match.record.moves)
            do_as_told(table)
            if table.undoes(lesson.seat):
                table.undo(lesson.seat)
                taken_back += len(table.match.record.moves) == before
                while not (table.wanted or table.reading):  # the table had answered it by itself
                    answer = table.game.obvious(table.match.state, lesson.seat)
                    assert answer, f"nothing is asked for at {table.place}"
                    table.play(lesson.seat, answer.notation())
                while table.moment is moment and table.wanted:
                    do_as_told(table)
        else:
            do_as_told(table)
    guided = lesson is lessons_of(lesson.game)[0]
    assert taken_back > (5 if guided else 0)  # a short lesson has fewer moves


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
    assert not [key for key in set(written) - keys if not known.fullmatch(key.removeprefix(f"{lesson.message}-"))]
    assert all(say.has(key) for key in (lesson.message, f"{lesson.message}-about"))


@pytest.mark.parametrize("lesson", [lessons_of(key)[0] for key in game_keys() if lessons_of(key)])
def test_a_guided_game_leads_to_a_real_one_that_is_easy(lesson: Lesson) -> None:
    """It says so in every language, and can be played as it is written down."""
    game, real = table_of(lesson).game, lesson.real
    assert real
    match = Match(game, make_options(game, **real.options), 1, names=["Ada", "Mei"][: int(real.options["players"])])
    assert match.state.seats == real.options["players"]
    assert real.bot == (game.own_bots and next(iter(game.own_bots)) if match.state.seats > 1 else "")
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
        ("two-nights", "three-coal", ["Pull the flame up and burn 3", "Pull the flame up and burn 2"]),
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


@pytest.mark.parametrize("lesson", ALL)
def test_what_the_table_proposes_is_what_the_lesson_asks_for(lesson: Lesson) -> None:
    table, proposed = table_of(lesson), 0
    for _ in positions(table):
        asked = table.answering().get(lesson.seat)
        if asked is not None and table.wanted and (proposal := table.proposal(asked)):
            trial = table.copy()
            assert trial.play_all(lesson.seat, proposal) == len(proposal)
            proposed += 1
        do_as_told(table)
    assert proposed or lesson not in (lessons_of(key)[0] for key in game_keys())


@pytest.mark.parametrize("answer", ["option 1", "option 2"])
def test_the_last_words_wait_until_a_decision_is_done(answer: str) -> None:
    """Who falls sick by an answer is chosen first."""
    table = at("frostpunk", "two-nights", "rim")
    table.play(0, answer)
    while table.match.state.decision(0).asks == "sick":
        assert table.moment
        assert table.moment.key == "rim"
        said = guide(table, "en")
        assert said
        assert said.text.startswith("Your answer has its price.")
        table.play(0, "sick child")
    assert table.moment
    assert (table.moment.key, table.match.state.decision(0).asks) == ("farewell", "fuel")


@pytest.mark.parametrize("choose", range(9))
def test_the_hint_about_the_beds_and_the_proposal_say_the_same(choose: int) -> None:
    """Whoever falls sick before: outside stays the kind with the fewest sick."""
    table = table_of(lesson_named("frostpunk", "two-nights"))
    for _ in positions(table):
        if table.moment and table.moment.key == "own-beds":
            break
        do_as_told(table, choose)
    state = table.match.state
    assert isinstance(state, Frostpunk)
    proposal, sick = table.proposal(0), [people.sick for people in state.people]
    assert {move.split()[0] for move in proposal[:9]} == {"bed"}
    given = Counter(proposal)
    short = [given["bed worker"] - 5, given["bed engineer"] - 3, given["bed child"] - 2]
    (outside,) = [kind for kind, missing in enumerate(short) if missing]
    assert sick[outside] == min(sick)


TEAM = next(moment for moment in lesson_named("blackout", "first-light").moments if moment.key == "team")


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
        ("frostpunk", "two-nights", "dangers", "before the city falls"),
        ("frostpunk", "two-nights", "inner-ring", "Zone A is the centre, B the inner ring, and C the outer"),
        ("frostpunk", "two-nights", "hunt", "Insulation"),
        ("frostpunk", "two-nights", "sick", "Five become gravely ill"),
        ("frostpunk", "two-nights", "dusk", "What the children saw"),
        ("frostpunk", "two-nights", "meal", "hunger left the next evening brings discontent, from 6 on deaths"),
        ("frostpunk", "two-nights", "cure", "still five a round later, and one dies"),
        ("frostpunk", "two-nights", "second-evening", "research takes rounds, then a technology helps for good"),
        ("frostpunk", "two-nights", "weather", "need 1 more heat"),
        ("blackout", "first-light", "dice", "hold your finger on it"),
        ("blackout", "first-light", "points", "four 5"),
        ("blackout", "first-light", "points", "Everybody with cubes around a lit district scores"),
        ("blackout", "first-light", "doctor", "worth nothing at the end"),
        ("blackout", "first-light", "leader", "and again at the end"),
        ("blackout", "first-light", "injured", "a second of one kind becomes a search icon"),
        ("blackout", "first-light", "scoring", "those in the hospital nothing"),
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


def test_what_is_proposed_cures_whom_the_lesson_wants_cured() -> None:
    assert at("frostpunk", "two-nights", "cure").proposal(0) == ["cure worker", "cure worker"]


def test_showing_hands_out_the_whole_share_and_sends_a_figure_all_the_way() -> None:
    table = at("frostpunk", "two-nights", "wood")
    table.show()
    assert [notation for _, notation in table.match.record.moves[-2:]] == ["take worker", "gather 1"]
    table = at("frostpunk", "two-nights", "beds")
    table.show()
    assert table.place.moment > next(n for n, one in enumerate(table.lesson.moments) if one.key == "beds")


def test_whoever_misses_what_the_own_round_is_for_is_told_and_may_try_again() -> None:
    table, dice = at("blackout", "first-light", "alone"), Dice(1)
    hand = table.game.measure(table.match.state, 0, "hand")
    while not table.failed:
        table.play(0, next((move for move in legal(table) if move in ("ready", "done", "sell")), legal(table)[0]))
        let_others_move(table, dice)
    told = guide(table, "en")
    assert told
    assert (told.kind, told.moment) == ("missed", "alone")
    assert not table.bots_to_act()
    table.again()
    assert (table.match.state.round, table.game.measure(table.match.state, 0, "hand")) == (4, hand)
    assert table.moment
    assert table.moment.key == "alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_plays_alone_the_words_follow_what_is_asked(language: str) -> None:
    """What can be done now, and what it is good for; never what belongs to an earlier phase."""
    table, dice, said, hints = at("blackout", "first-light", "alone"), Dice(1), dict[str, str](), dict[str, str]()
    way = ("plan V15 1", "plan dragon-blue-2 2", "ready", "procure water 0", "complete EC 1", "finish EC", "done")
    while table.moment and table.moment.key == "alone":
        moves, info = legal(table), guide(table, language)
        assert info
        assert len(info.text.split()) <= MOST_WORDS, info.text
        said[asks := table.match.state.decision(0).asks] = info.text
        hints[asks] = info.hint
        table.play(0, next((move for move in way if move in moves), moves[0]))
        let_others_move(table, dice)
    assert [*said] == ["plan", "turn", "procure", "objectives", "finish", "place", "scout", "buy", "refresh"]
    assert len({*said.values()}) == len(said), said
    # After it has been reached, whoever finishes the card needs no hint.
    assert [asks for asks in hints if not hints[asks]] == ["finish"]
    assert len({*hints.values()}) == len(hints), hints


@pytest.mark.parametrize("then", ["finish EC", "leave"])
def test_whoever_reaches_what_the_own_round_is_for_goes_on(then: str) -> None:
    table, dice = at("blackout", "first-light", "alone"), Dice(1)
    way = ("plan V15 1", "ready", "procure water 0", "complete EC 1", then, "done")
    while table.moment and table.moment.key == "alone":
        moves = legal(table)
        table.play(0, next((move for move in way if move in moves), moves[0]))
        let_others_move(table, dice)
    told = guide(table, "en")
    assert told
    assert (told.kind, told.moment) == ("read", "power")


def test_a_single_choice_is_not_made_by_what_is_proposed() -> None:
    """The rules would turn the card and stay at its die; that tokens carry further is what is taught."""
    table = at("blackout", "first-light", "transport")
    proposal = table.proposal(0)
    assert proposal == ["turn N02"]
    table.play_all(0, proposal)
    assert table.moment
    assert (table.moment.key, table.match.state.decision(0).asks) == ("transport", "procure")
    assert table.proposal(0) == []


def test_a_challenge_suggests_no_other_team_than_the_lesson() -> None:
    """The table would send the Leader, whom the lesson leaves at home."""
    table = at("blackout", "first-light", "tile")
    asked = look(table, 0, "en").decision
    assert asked
    (collect,) = [offer for offer in asked.moves if offer.move == "collect T04 simple"]
    assert collect.then == []
    assert not any("Leader" in remark for remark in collect.remarks)
    table.play(0, collect.move)
    proposal = table.proposal(0)
    assert proposal[-1] == "go"
    assert "join dragon-leader" not in proposal
    assert set(proposal) == set(TEAM.do)


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


def test_a_goal_that_is_reached_is_not_asked_for_again() -> None:
    table = at("blackout", "first-light", "alone")
    told = set()
    while table.moment and table.moment.key == "alone" and table.match.state.round == 4:
        question = table.match.state.question
        reached = table.game.measure(table.match.state, 0, "goals EC") > 0
        said = guide(table, "en")
        if question and said and question.asks == "objectives":
            assert ("2 water" in said.text) is not reached
            told.add(reached)
        wanted = [move for move in legal(table) if move.startswith("complete EC")]
        if wanted:
            table.play(0, wanted[0])
        else:
            do_as_told(table)
        let_others_move(table, Dice(1))
    assert told
