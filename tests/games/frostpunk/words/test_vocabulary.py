"""Every word that a card may use can be said, also those that no card of the pack uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from hearthlight.games.frostpunk.content import board, cards
from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.content.terms import Amount, Condition, Cost
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts

from ..tables import PACK
from .reading import WORDS, reads_well


def literals(hint: Any) -> list[str]:
    """Every word that a field allows."""
    found = [arg for arg in get_args(hint) if isinstance(arg, str) and arg]
    return found + [inner for arg in get_args(hint) for inner in literals(arg)]


@pytest.mark.parametrize("per", literals(get_type_hints(Amount)["per"]))
def test_every_amount(per: str) -> None:
    text = WORDS.counted("frost-do-cure-any", Amount(per=per, times=2, plus=1, most=5))  # type: ignore[arg-type]
    assert reads_well(text)
    assert text.startswith("cure 1 plus 2 for each ")
    assert text.endswith(" (max. 5)")


@pytest.mark.parametrize(
    ("of", "how"),
    [
        (Amount(per="laws"), "for each law that was passed"),
        (Amount(per="laws", plus=1), "once, and once more for each law that was passed"),
        (Amount(per="laws", plus=2, times=3), "2 times, and 3 more times for each law that was passed"),
        (Amount(per="laws", times=2, most=9), "2 times for each law that was passed (max. 9)"),
    ],
    ids=["each", "once and each", "often and each", "at most"],
)
def test_how_often_is_said_in_full(of: Amount, how: str) -> None:
    """F4.3: a card that happens once more than there are laws says so."""
    assert WORDS.phrase([word.Each(of=of, effects=(word.Cure(),))]) == f"{how}: cure 1"
    everything = word.Each(of=Amount(per="laws", plus=4, times=5, most=9), effects=(word.Cure(),))
    for language in ("de", "fr", "zh-Hant"):
        said = FrostpunkTexts(PACK, language).phrase([everything])
        assert all(number in said for number in "459"), said


COSTS: dict[str, Any] = {"either": (Cost(food=1), Cost(wood=1)), "exhaust": "hope", "tire": "adult"}


@pytest.mark.parametrize("field", Cost.__struct_fields__)
def test_every_cost(field: str) -> None:
    text = WORDS.cost(Cost(**{field: COSTS.get(field, 2)}))
    assert reads_well(text)
    assert text != "nothing"


def some_effects() -> Iterator[word.Effect]:
    """Each word with each of its fields."""
    some: dict[type, dict[str, Any]] = {
        word.ShuffleIn: {"cards": ("D001", "D002")},
        word.RemoveCards: {"cards": ("M001",)},
        word.PutCard: {"to": "out"},
        word.Cover: {"law": "G05"},
        word.Ruin: {"building": "tent"},
        word.Unlock: {"building": "tent"},
        word.LaySector: {"ring": "outer"},
        word.Young: {"kind": "worker"},
        word.Activate: {"what": "care"},
        word.Exhaust: {"what": "discontent"},
        word.When: {"condition": Condition(food=1)},
        word.First: {"cases": (word.Case(),)},
        word.Each: {"of": Amount(per="laws"), "effects": (word.Cure(),)},
        word.Choose: {"options": (word.Choice(),)},
    }
    values: dict[str, Any] = {
        "count": 2,
        "by": -2,
        "kind": "",
        "every": True,
        "all": True,
        "everything": True,
        "only_removal": True,
        "only_worse": True,
        "quietly": True,
        "any_number": True,
        "of": ("wood", "coal"),
        "card": "M001",
        "building": "tent",
        "show": ("S02",),
        "remove": ("S02",),
        "steps": 2,
        "draw": 3,
        "discard": 1,
        "then": (word.Cure(),),
        "otherwise": (word.Treat(),),
        "once": {"care": (word.Cure(),)},
    }
    for kind in get_args(word.Effect):
        needed = some.get(kind, {})
        hints = get_type_hints(kind)
        for field in kind.__struct_fields__ or ("",):
            if not field:
                yield kind()
            elif field in needed or literals(hints[field]):
                for value in literals(hints[field]) or [needed[field]]:
                    yield kind(**{**needed, field: (value,) if (kind, field) == (word.Load, "of") else value})
            else:
                value = values.get(field, (word.Cure(),) if "tuple" in str(hints[field]) else 2)
                yield kind(**{**needed, field: value})
                if field in ("by", "count") and "Amount" in str(hints[field]):
                    yield kind(**{**needed, field: Amount(per="corpses")})
    yield word.Lose(resources="all")
    yield word.Unload(count="all")


@pytest.mark.parametrize("effect", list(some_effects()), ids=str)
def test_every_effect(effect: word.Effect) -> None:
    assert reads_well(WORDS.phrase([effect]))
    assert all(map(reads_well, WORDS.sentences([effect])))


@pytest.mark.parametrize("field", cards.Rules.__struct_fields__)
def test_every_rule_of_laws_and_technologies(field: str) -> None:
    words = literals(get_type_hints(cards.Rules)[field])
    value: Any = (
        tuple(words)
        if field == "children_may"
        else words[0]
        if words
        else True
        if isinstance(getattr(cards.Rules(), field), bool)
        else 2
    )
    (line,) = WORDS.rules(cards.Rules(**{field: value}))
    assert reads_well(line)


@pytest.mark.parametrize("special", literals(get_type_hints(board.Use)["special"]))
def test_every_action_of_a_building(special: Any) -> None:
    assert reads_well(WORDS.use(board.Use(special=special, number=2)))


@pytest.mark.parametrize("special", literals(get_type_hints(cards.Ability)["special"]))
def test_every_talent(special: str) -> None:
    assert WORDS.say.has(f"frost-talent-{special}")
