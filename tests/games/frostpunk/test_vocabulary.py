"""The vocabulary of cards: every word is used by the pack of the house or belongs to other scenarios, and is named by a
test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from hearthlight.games.frostpunk.content import board, cards, effects, terms
from hearthlight.games.frostpunk.rules.agenda.doing import EFFECTS
from hearthlight.games.frostpunk.rules.agenda.paying import PAYABLE, PAYING
from hearthlight.games.frostpunk.rules.agenda.register import Register
from hearthlight.games.frostpunk.rules.city.using import SPECIAL_USES
from hearthlight.games.frostpunk.rules.phases.actions.talents import TALENTS
from hearthlight.games.frostpunk.rules.vocabulary.amounts import COUNTERS
from hearthlight.games.frostpunk.rules.vocabulary.conditions import JUDGES

from .tables import PACK

SENTENCES = (terms.Condition, terms.Cost, terms.Amount, cards.Rules)
CARDS = (cards.SpecialAction, cards.Ability, board.Use, cards.Way, cards.EventCard, cards.ScenarioCard, board.Building)
CHOSEN = (
    (terms.Amount, "per"),
    (cards.Ability, "special"),
    (cards.Ability, "action"),
    (board.Use, "special"),
    (cards.Rules, "children_may"),
    (effects.PutCard, "to"),
    (effects.Sick, "kind"),
    (effects.Cure, "kind"),
    (effects.Die, "kind"),
    (effects.Tire, "kind"),
    (effects.Repeat, "what"),
)
ON_CARDS = ("Ability", "Amount", "Rules", "Use")
ELSEWHERE = {
    "steel": ("Condition steel", "Cost steel", "gain steel", "lose steel"),
    "outposts and steam hubs": ("Building delivers", "Building hub", "Building locked", "unlock", "unlock building"),
    "buildings that stand for good": ("Building permanent",),
    "hunting symbols on cards": ("EventCard hunting", "Rules hunting", "ScenarioCard hunting"),
    "sectors": ("lay-sector", "lay-sector count", "lay-sector ring"),
    "repeating": ("repeat", "repeat kind", "repeat what", "repeat what action", "repeat what building"),
    "the kind of the round": ("sick kind round", "cure kind round", "die kind round", "tire kind round"),
}
"""What the rulebook names and no card of the house says: an owner of the box can (docs/packs-frostpunk.md)."""


def words_of(kind: type[msgspec.Struct]) -> str:
    """What a pack writes for it: `do = "…"`, or the name of the table."""
    tag = kind.__struct_config__.tag
    return str(tag) if tag else kind.__name__


def vocabulary() -> set[str]:
    """Each effect, each field of an effect or sentence, each value that a field can choose from."""
    found = set(map(words_of, get_args(effects.Effect)))
    for kind in (*get_args(effects.Effect), *SENTENCES):
        found |= {f"{words_of(kind)} {field}" for field in kind.__struct_fields__}
    for kind, field in CHOSEN:
        values = set(literals(get_type_hints(kind)[field])) - {"", "any", *terms.KINDS}
        found |= {f"{words_of(kind)} {field} {value}" for value in values}
    return found


def literals(hint: Any) -> Iterator[str]:
    """The values of a `Literal`, also inside tuples and unions."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    elif get_origin(hint) in (tuple, UnionType, Union):
        for part in get_args(hint):
            yield from literals(part)


def used(value: Any) -> Iterator[str]:
    """The words in a card: a field counts when it says something."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        yield words_of(kind)
        for field in kind.__struct_fields__:
            given = getattr(value, field)
            if given not in (0, "", (), None, False) or (given is False and field == "figure_on_card"):
                yield f"{words_of(kind)} {field}"
                if (kind, field) in CHOSEN:
                    for one in given if isinstance(given, tuple) else (given,):
                        yield f"{words_of(kind)} {field} {one}"
            yield from used(given)
    elif isinstance(value, tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from used(part)


def test_every_word_is_used_by_a_card() -> None:
    content = PACK.content
    found = {word for table in content.__struct_fields__ for word in used(getattr(content, table))}
    fields = {f"{kind.__name__} {field}" for kind in CARDS for field in kind.__struct_fields__}
    elsewhere = {word for words in ELSEWHERE.values() for word in words}
    assert not (vocabulary() | fields) - found - elsewhere
    assert not elsewhere & found


def test_every_word_is_said_by_a_test() -> None:
    """In the tests of the rules: the effect with its field is made there, and so is the value. What stands only on
    cards (amounts, rules, abilities, uses) is named there, be it by the docstring of the test of such a card."""
    classes = {words_of(kind): kind.__name__ for kind in get_args(effects.Effect)}
    made, named = set[tuple[str, ...]](), set[str]()
    for path in sorted((Path(__file__).parent / "rules").glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) is str}
        named |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        named |= {part for text in strings for part in re.findall(r"[\w-]+", text)}
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            fields = [keyword.arg for keyword in call.keywords if keyword.arg]
            named.update(fields)
            made |= {(name,), *((name, field) for field in fields)}
            for field, default in chosen_by(name):
                made |= {(name, field, value) for value in (strings if field in fields else {default})}
    missing = []
    for word in sorted(vocabulary()):
        first, *rest = word.split(" ")
        if first in ON_CARDS:
            if rest and rest[-1] not in named:
                missing.append(word)
        elif (classes.get(first, first), *rest) not in made:
            missing.append(word)
    assert not missing, f"no test says {', '.join(missing)}"


def chosen_by(name: str) -> Iterator[tuple[str, str]]:
    """The fields for which a word chooses a value, and what it chooses where a test says nothing."""
    for kind, field in CHOSEN:
        if kind.__name__ == name:
            values = {one.name: one.default for one in msgspec.structs.fields(kind)}
            yield field, str(values[field])


# -- every word means one thing ------------------------------------------------------------------------------------


def words(kind: type[msgspec.Struct], field: str) -> set[str]:
    return {value for value in literals(get_type_hints(kind)[field]) if value}


@pytest.mark.parametrize(
    ("register", "vocabulary"),
    [
        (EFFECTS, set(get_args(effects.Effect))),
        (JUDGES, set(terms.Condition.__struct_fields__)),
        (PAYABLE, set(terms.Cost.__struct_fields__)),
        (PAYING, set(terms.Cost.__struct_fields__)),
        (COUNTERS, words(terms.Amount, "per")),
        (SPECIAL_USES, words(board.Use, "special")),
        (TALENTS, words(cards.Ability, "special")),
    ],
    ids=["effects", "conditions", "whether a cost can be paid", "paying", "amounts", "uses of buildings", "talents"],
)
def test_every_word_has_exactly_one_function(register: Register[Any, Any], vocabulary: set[Any]) -> None:
    assert set(register) == vocabulary
    for word in vocabulary:
        with pytest.raises(TypeError, match="two meanings"):
            register.enter(word, register[word])
