"""Where learners play on their own the words follow what they do."""

from __future__ import annotations

import pytest

from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice
from hearthlight.lessons import guide

from .pupils import MOST_WORDS, at, do_as_told, legal, let_others_move


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
