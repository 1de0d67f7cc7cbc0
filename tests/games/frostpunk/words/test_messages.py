"""Everything a player of Frostpunk reads has a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.rules import moves
from hearthlight.kernel import Move, Question, steps_of

from ..tables import PACK
from .reading import WORDS, reads_well

SOURCE = Path(__file__).parents[4] / "src" / "hearthlight" / "games" / "frostpunk"


def in_source(pattern: str) -> set[str]:
    return {found for path in SOURCE.rglob("*.py") for found in re.findall(pattern, path.read_text("utf-8"))}


@pytest.mark.parametrize("path", sorted((Path(str(PACK.folder)) / "locales").rglob("*.ftl")), ids=str)
def test_the_catalogues_of_the_pack_are_sound(path: Path) -> None:
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    ids = [entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)]
    assert len(ids) == len(set(ids))


def test_every_question_has_a_message_and_a_rule() -> None:
    questions = [step for step in steps_of(Frostpunk) if issubclass(step, Question) and hasattr(step, "asks")]
    assert len(questions) > 40
    for step in questions:
        assert WORDS.say.has(f"frost-ask-{step.asks}"), step
        assert reads_well(WORDS.rule(step.rule)), step


@pytest.mark.parametrize(
    ("asks", "words"),
    {
        "action": "clear snow",
        "advisor": "Each advisor has an ability",
        "choose": "need the full amount",
        "fell": ("you choose the fields", "Next to a field"),
        "figure": "you take one available figure",
        "guard": "night watch",
        "relieve": "all of them for 1 steam core",
        "spread-coal": "Next to a field",
        "take-off": "Where a card names the map",
        "unload": "Resources that you put on a card",
        "way": "you choose to go on or to return",
        "workshop": "chooses twice",
    }.items(),
)
def test_the_rule_of_a_question_answers_it(asks: str, words: str | tuple[str, ...]) -> None:
    questions = [step for step in steps_of(Frostpunk) if issubclass(step, Question) and hasattr(step, "asks")]
    rules = [WORDS.rule(step.rule) for step in questions if step.asks == asks]
    assert rules
    for rule in rules:
        assert any(text in rule for text in ((words,) if isinstance(words, str) else words)), rule


def test_every_event_has_a_message() -> None:
    kinds = in_source(r'tell\(\s*"([a-z-]+)"') | {"exhausted"}
    assert len(kinds) > 60
    assert not [kind for kind in kinds if not WORDS.say.has(f"frost-event-{kind}")]


def test_every_move_has_a_message() -> None:
    kinds = [kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)]
    verbs = {str(kind.__struct_config__.tag) for kind in kinds if kind is not Move}
    assert len(verbs) > 45
    assert not [verb for verb in verbs if not WORDS.say.has(f"frost-move-{verb}")]


def test_every_way_to_lose_has_a_message() -> None:
    causes = in_source(r'lose\(state, "([a-z]+)"\)')
    assert len(causes) == 7
    assert not [cause for cause in causes if not WORDS.say.has(f"frost-cause-{cause}")]


@pytest.mark.parametrize("key", [*PACK.cards, *PACK.sectors])
def test_every_card_has_a_title_and_a_text(key: str) -> None:
    lines = WORDS.card_lines(key)
    assert lines
    for line in (WORDS.card(key), *lines):
        assert reads_well(line), line
    options = getattr(PACK.cards.get(key), "options", getattr(PACK.cards.get(key), "ways", ()))
    for number in range(1, len(options) + 1):
        assert reads_well(WORDS.option(key, number))
        assert WORDS.option_title(key, number) != WORDS.option(key, number)


def test_flavour_belongs_to_cards_not_to_buildings() -> None:
    assert WORDS.flavour("M001").startswith("The storekeeper")
    assert WORDS.flavour("tent") == ""
