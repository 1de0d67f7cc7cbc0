"""Where an event card goes, said once: in each case of its effects if some of them say it, else at their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ..content import effects as word
from ..content.effects import Effect
from ..content.terms import Condition

_ALWAYS = Condition()


def places(effects: Sequence[Effect]) -> bool:
    """Whether any of them may say where the card goes."""
    return any(isinstance(effect, word.PutCard) or any(map(places, _branches(effect))) for effect in effects)


def placed(effects: Sequence[Effect], put: word.PutCard) -> tuple[Effect, ...]:
    """The effects with the place of the card wherever they do not say it themselves."""
    if not places(effects):
        return (*effects, put)
    last = max(number for number, effect in enumerate(effects) if places([effect]))
    return (*effects[:last], _in_branches(effects[last], put), *effects[last + 1 :])


def _branches(effect: Effect) -> Iterator[tuple[Effect, ...]]:
    match effect:
        case word.When():
            yield from (effect.then, effect.otherwise)
        case word.First():
            yield from (case.effects for case in effect.cases)
        case word.Choose():
            yield from (choice.effects for choice in effect.options)


def _in_branches(effect: Effect, put: word.PutCard) -> Effect:
    match effect:
        case word.When():
            return replace(effect, then=placed(effect.then, put), otherwise=placed(effect.otherwise, put))
        case word.First():
            open_end = effect.cases[-1].condition != _ALWAYS
            cases = (*effect.cases, *([word.Case()] if open_end else []))
            return replace(effect, cases=tuple(replace(case, effects=placed(case.effects, put)) for case in cases))
        case word.Choose():
            options = tuple(replace(choice, effects=placed(choice.effects, put)) for choice in effect.options)
            return replace(effect, options=options)
        case _:
            return effect
