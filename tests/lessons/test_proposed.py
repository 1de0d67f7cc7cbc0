"""What the table proposes, and what it shows, is what the lesson asks for."""

from __future__ import annotations

from collections import Counter

import pytest

from hearthlight.games import game_keys
from hearthlight.games.frostpunk import Frostpunk
from hearthlight.lessons import Lesson, lesson_named, lessons_of
from hearthlight.table.sight import look

from .pupils import ALL, TEAM, at, do_as_told, positions, table_of


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


def test_what_is_proposed_cures_whom_the_lesson_wants_cured() -> None:
    assert at("frostpunk", "two-nights", "cure").proposal(0) == ["cure worker", "cure worker"]


def test_showing_hands_out_the_whole_share_and_sends_a_figure_all_the_way() -> None:
    table = at("frostpunk", "two-nights", "wood")
    table.show()
    assert [notation for _, notation in table.match.record.moves[-2:]] == ["take worker", "gather 1"]
    table = at("frostpunk", "two-nights", "beds")
    table.show()
    assert table.place.moment > next(n for n, one in enumerate(table.lesson.moments) if one.key == "beds")


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
