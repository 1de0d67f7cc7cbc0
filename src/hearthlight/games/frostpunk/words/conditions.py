"""Conditions in words: `if you have a Beacon` where something depends on it, `only with a Beacon` where something
cannot be chosen without it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from hearthlight.i18n.catalogue import Argument

from ..content.terms import Condition
from .terms import TermTexts

_ALWAYS = Condition()
_MINIMUMS = ("hope", "discontent", "corpses", "sick", "round", "bedless", "scouts")
_OWNED = ("food", "wood", "coal", "steel")
_Form = Literal["is", "not", "with"]


@dataclass(frozen=True)
class _Term:
    """One thing that a condition asks for: the name of its message; `holds` is false if it must not be so."""

    name: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    holds: bool = True
    building: str = ""


class ConditionTexts(TermTexts):
    """Each clause is a message (`frost-if-building`) with two more forms: denied (`.not`), and as a thing that one is
    with (`.with`)."""

    def condition(self, condition: Condition) -> str:
        """`if you have active care and there is no corpse`; nothing for a condition that always holds."""
        return self.say("frost-if", what=self._together(condition)) if condition != _ALWAYS else ""

    def requirement(self, condition: Condition) -> str:
        """`only with active care`; nothing for a condition that always holds."""
        terms = list(self._terms(condition))
        if condition.negated is None and all(term.holds and self._can_be_had(term) for term in terms):
            what = self.say.listing(self._clause(term, "with") for term in terms)
            return self.say("frost-only-with", what=what) if terms else ""
        return self.say("frost-only-if", what=self._together(condition))

    def denied(self, condition: Condition) -> str:
        """`you have no active care`: how things stand where what is asked for is read on the card."""
        return self._together(condition, holds=False)

    def _can_be_had(self, term: _Term) -> bool:
        return self.forms.has_form(f"frost-if-{term.name}", "with")

    def _together(self, given: Condition, holds: bool = True) -> str:
        """Its clauses as one; if it does not hold, one of them does not."""
        clauses = [self._clause(term, "is" if term.holds == holds else "not") for term in self._terms(given)]
        if given.negated is not None:
            clauses.append(self._together(given.negated, not holds))
        return self.say.clauses(clauses) if holds else self.say.listing_or(clauses)

    def _clause(self, term: _Term, form: _Form) -> str:
        arguments = dict(term.arguments)
        if term.building:
            forms = {"is": ("a",), "not": ("none",), "with": ("with", "a")}[form]
            arguments["building"] = self.building(term.building, *(forms if arguments["count"] == 1 else ("many",)))
        return self.forms.form(f"frost-if-{term.name}", form, **arguments)

    def _terms(self, given: Condition) -> Iterator[_Term]:
        """What is asked for, apart from what must not be."""
        where = self.named(given.displayed) if given.displayed else self.say("frost-this-card")
        if given.active:
            yield _Term("active", {"count": given.active_count, "token": self.token(given.active, "of")})
        owned = [self.amount(thing, number) for thing in _OWNED if (number := getattr(given, thing))]
        if owned:
            yield _Term("have", {"what": self.say.listing(owned)})
        for name in _MINIMUMS:
            if number := getattr(given, name):
                yield _Term(name, {"count": number})
        for name in ("resources_at_most", "food_at_most", "round_at_most"):
            if getattr(given, name) != getattr(_ALWAYS, name):
                yield _Term(name.replace("_", "-"), {"count": getattr(given, name)})
        if given.gravely_ill:
            yield _Term("gravely-ill")
        if given.building:
            yield _Term("building", {"count": given.building_count}, building=given.building)
        if given.law:
            yield _Term("law", {"card": self.named(given.law)})
        if given.technology:
            yield _Term("technology", {"card": self.named(given.technology)})
        if given.figure_on_card is not None:
            who = given.figure_on_card if isinstance(given.figure_on_card, str) else "any"
            yield _Term("figure", {"who": who, "where": where}, holds=bool(given.figure_on_card))
        if given.on_card:
            yield _Term("on-card", {"count": given.on_card, "where": where})
        if given.displayed and given.figure_on_card is None and not given.on_card:
            yield _Term("displayed", {"card": where})
        if given.overheated is not None:
            yield _Term("overheated", holds=given.overheated)
