"""docs/packs-frostpunk.md shows every word that a pack can say, and every example on it loads."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from hearthlight.games.frostpunk.content import board, cards, effects, terms
from hearthlight.games.frostpunk.content.pack import Pack
from hearthlight.games.frostpunk.content.schema import Content
from hearthlight.games.frostpunk.words.effects import EffectTexts
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES

from .tables import PACK
from .test_vocabulary import used, vocabulary

PAGE = Path(__file__).parents[3] / "docs" / "packs-frostpunk.md"
LISTS: dict[str, Any] = {
    "effects": tuple[effects.Effect, ...],
    "conditions": tuple[terms.Condition, ...],
    "costs": tuple[terms.Cost, ...],
    "abilities": tuple[cards.Ability, ...],
    "uses": tuple[board.Use, ...],
}
"""What a block lists where it shows no whole card."""
KINDS = (
    cards.Option,
    cards.SpecialAction,
    cards.EventCard,
    cards.ScenarioCard,
    cards.ScenarioToken,
    cards.Law,
    cards.Technology,
    cards.Way,
    cards.ExpeditionCard,
    cards.WeatherCard,
    cards.Ability,
    cards.CitizenCard,
    cards.Advisor,
    cards.StartCard,
    cards.Relief,
    board.Field,
    board.Sector,
    board.Use,
    board.Building,
)


def blocks() -> list[str]:
    return re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def examples(block: str) -> Iterator[Any]:
    """What a block says, as the pack would read it."""
    tables = {**get_type_hints(Content), **LISTS}
    for key, value in tomllib.loads(block).items():
        read = msgspec.convert(value, tables[key])
        yield from read if isinstance(read, tuple) else (read,)


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.split("\n")[0].strip("[] ={"))
def test_an_example_loads(block: str) -> None:
    assert list(examples(block))


def test_every_word_has_an_example() -> None:
    """A word that a pack can say and that nobody shows is a word that nobody finds."""
    shown = {word for block in blocks() for example in examples(block) for word in used(example)}
    fields = {f"{kind.__name__} {field}" for kind in KINDS for field in kind.__struct_fields__}
    missing = sorted((vocabulary() | fields) - shown)
    assert not missing, f"{PAGE.name} shows no {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_read(language: str) -> None:
    """In words, without a message that is missing."""
    said = [example for block in blocks() for example in examples(block)]
    buildings = tuple(one for one in said if isinstance(one, board.Building))
    shown = tuple(one for one in said if isinstance(one, cards.Card) and not isinstance(one, board.Building))
    pack = Pack(msgspec.structs.replace(PACK.content, buildings=(*PACK.content.buildings, *buildings)), PACK.folder)
    pack.cards = {**pack.cards, **{one.id: one for one in shown}}
    words: EffectTexts = FrostpunkTexts(pack, language)
    texts = [words.phrase([one]) for one in said if isinstance(one, get_args(effects.Effect))]
    texts += [words.condition(one) + words.requirement(one) for one in said if isinstance(one, terms.Condition)]
    texts += [words.cost(one) for one in said if isinstance(one, terms.Cost)]
    texts += [line for one in said if isinstance(one, cards.Law | cards.Technology) for line in words.rules(one.rules)]
    assert texts
    unknown = [text for text in texts if re.search(r"\[(frost|list)-", text)]
    assert not unknown, unknown[:3]
