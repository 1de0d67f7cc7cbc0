"""Behind the "?" of every question: the rule that answers it, and a sentence about what the choice means."""

from __future__ import annotations

from typing import Any

import pytest

from hearthlight.games import game_named, games
from hearthlight.i18n import LANGUAGES, SOURCE
from hearthlight.kernel import Decision, Question, steps_of

ENDS = (".", "。")


def questions(key: str) -> list[type[Question[Any]]]:
    return [step for step in steps_of(game_named(key).state) if issubclass(step, Question) and hasattr(step, "asks")]


EACH = pytest.mark.parametrize(
    ("key", "step"),
    [
        pytest.param(game.key, step, id=f"{game.key}-{step.__name__}")
        for game in games()
        for step in questions(game.key)
    ],
)


@EACH
def test_every_question_names_a_rule_that_exists(key: str, step: type[Question[Any]]) -> None:
    rules = game_named(key).rulebook(SOURCE)
    assert step.rule in (*rules.numbers, *rules.rulings)


@EACH
def test_every_question_says_what_the_choice_means_in_every_language(key: str, step: type[Question[Any]]) -> None:
    game = game_named(key)
    pack, decision = game.packs(game.packs.names()[0]), Decision(0, step.asks, step.rule, ())
    hints = [game.words(pack, language).hint(decision) for language in LANGUAGES]
    assert len(set(hints)) == len(LANGUAGES)
    for hint in hints:
        assert hint.endswith(ENDS), hint
        assert hint.count(hint[-1]) == 1, "one sentence is enough"


def test_all_questions_are_there() -> None:
    assert len({step.asks for step in questions("blackout")}) > 15
    assert len({step.asks for step in questions("frostpunk")}) > 40
