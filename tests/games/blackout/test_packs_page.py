"""The page about packs has every word that a pack can say, with an example that loads."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from inspect import get_annotations
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.content.pack import PACKS, Content, Pack
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import make_options

from .tables import PACK, play_randomly

PAGE = Path(__file__).parents[3] / "docs" / "packs.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLES = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)]


def merged() -> dict[str, Any]:
    """The pack of the house with every example in place of what has the same id; chapters in their order."""
    raw: dict[str, Any] = msgspec.to_builtins(PACK.content)
    for example in EXAMPLES:
        for table, value in example.items():
            if table == "roads":
                assert {frozenset(road) for road in value} <= {frozenset(road) for road in raw["roads"]}
            elif table == "chapters":
                raw[table] = [*value, *raw[table][len(value) :]]
            elif isinstance(value, list) and isinstance(value[0], dict):
                ours = {entry["id"]: entry for entry in value}
                assert ours.keys() <= {entry["id"] for entry in raw[table]}, table
                raw[table] = [ours.get(entry["id"], entry) for entry in raw[table]]
            else:
                raw[table] = value
    return raw


def load(folder: Path) -> Pack:
    """As an owner's pack is loaded, checks and all. (JSON is TOML enough for what is asked here: one table a line.)"""
    lines = [f"{key} = {toml(value)}" for key, value in merged().items()]
    (folder / "pack.toml").write_text("\n".join(lines), "utf-8")
    return PACKS(folder)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items() if entry is not None) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def words_of(kind: Any, seen: set[Any]) -> Iterator[str]:
    """Every field, told apart by what has it (`Always.gps` is another word than `Gain.gps`), every kind of card and
    every fixed value that a pack may write."""
    known = kind if isinstance(kind, msgspec.inspect.Type) else msgspec.inspect.type_info(kind)
    match known:
        case msgspec.inspect.StructType(cls=cls) if cls not in seen:
            seen.add(cls)
            if known.tag is not None:
                yield str(known.tag)
            for field in known.fields:
                yield word(cls, field.name)
                yield from words_of(field.type, seen)
        case msgspec.inspect.LiteralType(values=values):
            yield from (str(value) for value in values if value)
        case msgspec.inspect.UnionType(types=types) | msgspec.inspect.TupleType(item_types=types):
            for one in types:
                yield from words_of(one, seen)
        case msgspec.inspect.VarTupleType(item_type=item):
            yield from words_of(item, seen)
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            yield from words_of(key, seen)
            yield from words_of(value, seen)


def word(cls: type, field: str) -> str:
    """`Card.title`, also where a plan has it."""
    owner = next(base for base in reversed(cls.__mro__) if field in get_annotations(base))
    return f"{owner.__name__}.{field}"


def used(value: object, written: object) -> Iterator[str]:
    """The words of an example, from what was written and from what it means."""
    if isinstance(value, msgspec.Struct) and isinstance(written, dict):
        for key, entry in written.items():
            if key != "kind":
                yield word(type(value), key)
                yield from used(getattr(value, key), entry)
    elif isinstance(value, dict) and isinstance(written, dict):
        for key, entry in written.items():
            yield from used(value[key], entry)
    elif isinstance(value, tuple) and isinstance(written, list):
        for one, entry in zip(value, written, strict=False):
            yield from used(one, entry)


def used_by(example: dict[str, Any]) -> Iterator[str]:
    kinds = get_type_hints(Content)
    for table, written in example.items():
        yield word(Content, table)
        if isinstance(written, list) and isinstance(written[0], dict):
            item = get_args(kinds[table])[0]
            for entry in written:
                yield from used(msgspec.convert(entry, item), entry)


def said(value: object) -> Iterator[str]:
    """Every key and every text of an example."""
    if isinstance(value, dict):
        for key, entry in value.items():
            yield key
            yield from said(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from said(entry)
    elif isinstance(value, str):
        yield value


VOCABULARY = {*words_of(Content, set())}
SAID = {text for example in EXAMPLES for text in said(example)}
EXAMPLED = SAID | {one for example in EXAMPLES for one in used_by(example)}


def test_every_word_of_a_pack_has_an_example() -> None:
    missing = sorted(VOCABULARY - EXAMPLED)
    assert not missing, f"docs/packs.md shows no {', '.join(missing)}"


def test_every_word_that_the_page_explains_has_an_example() -> None:
    prose = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    explained = {*re.findall(r"`\"?([a-z_]+)\"?(?: = true)?`", prose)}
    assert len(explained) > 40
    missing = sorted(explained - SAID)
    assert not missing, f"docs/packs.md explains without an example: {', '.join(missing)}"


def test_the_examples_load_play_and_read_well(tmp_path: Path) -> None:
    """B12.5, B13.2, B13.3: each kind of card of the almanac is among them."""
    pack = load(tmp_path)
    assert pack.name == "my-box"
    assert pack.plans["P19"].always.gps == 1
    for language in LANGUAGES:
        words = BLACKOUT.words(pack, language)
        for example in EXAMPLES:
            for table in ("objectives", "starters", "emergency_plans"):
                assert all(words.card_lines(card["id"]) for card in example.get(table, ()))
    for seed in range(3):
        state = BLACKOUT.new(make_options(BLACKOUT, players=2), seed, tmp_path)
        assert play_randomly(state, seed).outcome is not None
