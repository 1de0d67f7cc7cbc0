"""Reading the table: numbers that depend on it, and whether a condition holds."""

from __future__ import annotations

from collections.abc import Callable

from ..content.effects import KINDS, Amount, Condition
from .model import Displayed, Frostpunk
from .moods import mood

_SHELTERS = ("tent", "bunkhouse", "house", "childrens-home")

_NUMBERS: dict[str, Callable[[Frostpunk], int]] = {
    "corpses": lambda state: state.corpses,
    "active-hope": lambda state: state.hope.active(),
    "active-discontent": lambda state: state.discontent.active(),
    "discontent": lambda state: len(state.discontent.track),
    "children-used": lambda state: state.children_used,
    "gravely-ill": lambda state: sum(people.grave for people in state.people),
    "shelters": lambda state: sum(built.building in _SHELTERS for built in state.built),
    "automata": lambda state: state.automata,
    "laws": lambda state: len(state.passed),
    "bedless": lambda state: state.bedless,
}


def value(state: Frostpunk, count: int | Amount) -> int:
    """A number as it is now, never less than nothing."""
    return max(0, signed(state, count))


def signed(state: Frostpunk, count: int | Amount) -> int:
    """A number as it is now; steps can also go back."""
    if isinstance(count, int):
        return count
    if count.per in _NUMBERS:
        base = _NUMBERS[count.per](state)
    else:
        kind = count.per.removeprefix("active-")
        base = mood(state, kind).active(kind)
    return min(count.most, base * count.times + count.plus)


def displayed(state: Frostpunk, card: str) -> Displayed | None:
    """A card in the event or scenario display."""
    return next((laid for laid in (*state.display, *state.scenario) if laid.card == card), None)


def active(state: Frostpunk, what: str) -> int:
    """Active tokens of a kind, or of all hope or discontent."""
    return mood(state, what).active("" if what in ("hope", "discontent") else what)


def standing(state: Frostpunk, building: str) -> int:
    return sum(built.building == building for built in state.built)


def law_holds(state: Frostpunk, law: str) -> bool:
    """Passed, and not covered by a card."""
    return law in state.passed and all(laid.covers != law for laid in state.display)


def figures_as_asked(laid: Displayed | None, asked: bool | str | None) -> bool:
    if asked is None:
        return True
    figures = laid.figures if laid else ()
    return KINDS.index(asked) in figures if isinstance(asked, str) else bool(figures) == asked


def holds(state: Frostpunk, condition: Condition, card: str = "") -> bool:
    """Whether everything that a condition gives is so."""
    resources = state.wood + state.coal + state.cores
    laid = displayed(state, condition.displayed or card)
    return (
        (not condition.active or active(state, condition.active) >= condition.active_count)
        and len(state.hope.track) >= condition.hope
        and len(state.discontent.track) >= condition.discontent
        and condition.food <= state.food <= condition.food_at_most
        and state.wood >= condition.wood
        and state.coal >= condition.coal
        and resources <= condition.resources_at_most
        and state.corpses >= condition.corpses
        and sum(people.sick for people in state.people) >= condition.sick
        and (not condition.gravely_ill or any(people.grave for people in state.people))
        and (not condition.building or standing(state, condition.building) >= condition.building_count)
        and (not condition.law or law_holds(state, condition.law))
        and (not condition.technology or condition.technology in state.finished)
        and (not condition.displayed or laid is not None)
        and figures_as_asked(laid, condition.figure_on_card)
        and (not condition.on_card or (laid is not None and laid.resources >= condition.on_card))
        and condition.round <= state.round <= condition.round_at_most
        and (condition.overheated is None or state.overheated == condition.overheated)
        and state.bedless >= condition.bedless
        and sum(path.scout >= 0 for path in state.paths) >= condition.scouts
        and (condition.negated is None or not holds(state, condition.negated, card))
    )
