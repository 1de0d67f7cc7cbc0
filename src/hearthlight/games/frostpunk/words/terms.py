"""The small words of Frostpunk: names, amounts, conditions, costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hearthlight.i18n.texts import Argument
from hearthlight.i18n.words import GameTexts

from ..content.pack import Pack
from ..content.terms import RESOURCES, Amount, Condition, Cost
from . import LOCALES

_NUMBERS = ("hope", "discontent", "corpses", "sick", "round", "bedless", "scouts")
"""Conditions that are a minimum."""
_FREE = Cost()
_NO_LIMIT = 60


class TermTexts(GameTexts):
    """Phrases without a capital and a full stop."""

    def __init__(self, pack: Pack, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(LOCALES, pack, language, names)
        self.pack = pack

    # -- names ---------------------------------------------------------------------------------------------------

    def card(self, key: str) -> str:
        """The title of a card or the name of a building."""
        if key in self.pack.sectors:
            return self.sector(key)
        return self.say(f"building-name-{key}" if key in self.pack.buildings else f"card-{key}")

    def sector(self, key: str) -> str:
        """A sector tile by what lies on it."""
        tile = self.pack.sectors[key]
        fields = []
        for field in tile.fields:
            parts = [self.amount(thing, number) for thing in (*RESOURCES, "trees") if (number := getattr(field, thing))]
            parts += [self.say("frost-sector-food", count=field.food)] if field.food else []
            fields.append(self.say.listing(parts) or self.say("frost-sector-nothing"))
        return self.say("frost-sector", ring=tile.ring, left=fields[0], right=fields[1])

    def number(self, key: str) -> str:
        """`#D023`: a card that may not be known yet."""
        return self.say("frost-card-id", id=key)

    def numbers(self, keys: Iterable[str]) -> str:
        return self.say.listing(map(self.number, keys))

    def token(self, kind: str) -> str:
        return self.say(f"frost-token-{kind}")

    def amount(self, thing: str, count: int) -> str:
        return self.say(f"frost-amount-{thing}", count=count)

    def counted(self, key: str, count: int | Amount, **arguments: Argument) -> str:
        """A phrase with a number that may depend on the table: `cure 1 for each active care, at most 4`."""
        if isinstance(count, int):
            return self.say(key, count=count, **arguments)
        text = self.say(
            "frost-per", what=self.say(key, count=count.times, **arguments), per=self.say(f"frost-per-{count.per}")
        )
        if count.plus:
            text = self.say("frost-per-more", text=text, count=count.plus)
        return self.say("frost-per-at-most", text=text, count=count.most) if count.most < _NO_LIMIT else text

    def signed(self, number: int) -> str:
        return f"+{number}" if number > 0 else f"−{-number}"

    # -- conditions and costs ------------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> str:
        """`if you have active care`, `unless …`; nothing for a condition that always holds."""
        clauses = self._clauses(condition)
        parts = [self.say("frost-if", what=self.say.clauses(clauses))] if clauses else []
        if condition.negated is not None:
            parts.append(self.say("frost-unless", what=self.say.clauses(self._clauses(condition.negated))))
        return self.say("list-comma").join(parts)

    def _clauses(self, given: Condition) -> list[str]:
        say, plain, clauses = self.say, Condition(), []
        where = self.number(given.displayed) if given.displayed else say("frost-this-card")
        if given.active:
            clauses.append(say("frost-if-active", count=given.active_count, token=self.token(given.active)))
        owned = [self.amount(thing, number) for thing in ("food", "wood", "coal") if (number := getattr(given, thing))]
        if owned:
            clauses.append(say("frost-if-have", what=say.listing(owned)))
        clauses += [say(f"frost-if-{name}", count=number) for name in _NUMBERS if (number := getattr(given, name))]
        for name in ("resources_at_most", "food_at_most", "round_at_most"):
            if getattr(given, name) != getattr(plain, name):
                clauses.append(say(f"frost-if-{name.replace('_', '-')}", count=getattr(given, name)))
        if given.gravely_ill:
            clauses.append(say("frost-if-gravely-ill"))
        if given.building:
            clauses.append(say("frost-if-building", building=self.card(given.building), count=given.building_count))
        if given.law:
            clauses.append(say("frost-if-law", card=self.card(given.law)))
        if given.technology:
            clauses.append(say("frost-if-technology", card=self.card(given.technology)))
        if given.figure_on_card is not None:
            who = given.figure_on_card if isinstance(given.figure_on_card, str) else "any"
            key = "frost-if-figure" if given.figure_on_card else "frost-if-no-figure"
            clauses.append(say(key, who=who, where=where))
        if given.on_card:
            clauses.append(say("frost-if-on-card", count=given.on_card, where=where))
        if given.displayed and given.figure_on_card is None and not given.on_card:
            clauses.append(say("frost-if-displayed", card=where))
        if given.overheated is not None:
            clauses.append(say("frost-if-overheated" if given.overheated else "frost-if-not-overheated"))
        return clauses

    def cost(self, cost: Cost) -> str:
        say = self.say
        if cost.either:
            return say.listing_or(self.cost(part) for part in cost.either)
        spent = [
            self.amount(thing, number)
            for thing in ("food", *RESOURCES, "resources")
            if (number := getattr(cost, thing))
        ]
        parts = [say("frost-cost-spend", what=say.listing(spent))] if spent else []
        parts += [
            say(f"frost-cost-{name.replace('_', '-')}", count=number)
            for name in ("map_wood", "map_coal", "stress", "hunger", "lose_citizens")
            if (number := getattr(cost, name))
        ]
        if cost.exhaust:
            parts.append(say("frost-cost-exhaust", token=self.token(cost.exhaust)))
        if cost.tire:
            parts.append(say("frost-cost-tire", kind=cost.tire))
        return say.listing(parts) or say("frost-cost-nothing")

    def bargain(self, cost: Cost, effects: str, condition: Condition | None = None) -> str:
        """`if you have active care: spend 1 wood → cure 3`."""
        text = effects if cost == _FREE else self.say("frost-cost", pay=self.cost(cost), effects=effects)
        given = self.condition(condition) if condition is not None else ""
        return self.say("frost-do-when", condition=given, then=text) if given else text
