"""The small words of Frostpunk: names, amounts, costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from hearthlight.i18n.catalogue import Argument
from hearthlight.i18n.words import GameTexts

from ..content.pack import Pack
from ..content.terms import ON_MAP, RESOURCES, Amount, Cost
from . import LOCALES
from .forms import Forms

FREE = Cost()
_THINGS = ("food", *RESOURCES, "resources")
_NO_LIMIT = 60


class TermTexts(GameTexts):
    """Phrases without a capital and a full stop."""

    def __init__(self, pack: Pack, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(LOCALES, pack, language, names)
        self.forms = Forms(language, LOCALES, *([pack.folder / "locales"] if pack.folder else []))
        self.pack = pack

    # -- names ---------------------------------------------------------------------------------------------------

    def card(self, key: str) -> str:
        """The title of a card or the name of a building."""
        if key in self.pack.sectors:
            return self.sector(key)
        return self.say(f"building-name-{key}" if key in self.pack.buildings else f"card-{key}")

    def named(self, key: str) -> str:
        """The same within a sentence: titles stand in quotes, names of people and buildings do not."""
        bare = (*self.pack.buildings, *self.pack.citizens, *self.pack.advisors)
        return self.card(key) if key in bare else self.say.quoted(self.card(key))

    def sector(self, key: str) -> str:
        """A sector tile by what lies on it."""
        tile = self.pack.sectors[key]
        fields = []
        for field in tile.fields:
            parts = [self.amount(thing, number) for thing in (*ON_MAP, "trees") if (number := getattr(field, thing))]
            parts += [self.say("frost-sector-food", count=field.food)] if field.food else []
            fields.append(self.say.listing(parts) or self.say("frost-sector-nothing"))
        return self.say("frost-sector", ring=tile.ring, left=fields[0], right=fields[1])

    def number(self, key: str) -> str:
        """`#D023`: for a terminal, where cards are called by what is typed."""
        return self.say("frost-card-id", id=key)

    def listed(self, keys: Iterable[str]) -> str:
        return self.say.listing(map(self.named, keys))

    def building(self, key: str, *forms: str) -> str:
        """Its name: `a` Beacon, `many` Beacons, at the (`in`) Beacon, no (`none`) Beacon, `with` a Beacon."""
        return self.forms.form(f"building-name-{key}", *forms)

    def token(self, kind: str, *forms: str) -> str:
        """Its name, or as in "a token `of` hope"."""
        return self.forms.form(f"frost-token-{kind}", *forms)

    def one(self, kind: str, *forms: str) -> str:
        """`a worker`; as the `object` of a verb."""
        return self.forms.form(f"frost-one-{kind}", *forms)

    def amount(self, thing: str, count: int) -> str:
        return self.say(f"frost-amount-{thing}", count=count)

    def counted(self, key: str, count: int | Amount, **arguments: Argument) -> str:
        """A phrase with a number that may depend on the table: `cure 2 plus 1 for each active care (max. 4)`."""
        if isinstance(count, int):
            return self.say(key, count=count, by=self.signed(count), **arguments)
        first = count.plus or count.times
        text = self.say(
            "frost-per-plus" if count.plus else "frost-per",
            what=self.say(key, count=first, by=self.signed(first), **arguments),
            count=count.times,
            per=self.say(f"frost-per-{count.per}"),
        )
        return self._limited(text, count)

    def for_each(self, of: Amount) -> str:
        """How often something happens: `once, and once more for each corpse`."""
        key, per = "frost-each-plus" if of.plus else "frost-each", self.say(f"frost-per-{of.per}")
        return self._limited(self.say(key, plus=of.plus, times=of.times, per=per), of)

    def _limited(self, text: str, amount: Amount) -> str:
        return self.say("frost-per-at-most", text=text, count=amount.most) if amount.most < _NO_LIMIT else text

    def signed(self, number: int) -> str:
        return f"+{number}" if number > 0 else f"−{-number}"

    # -- costs ---------------------------------------------------------------------------------------------------

    def cost(self, cost: Cost) -> str:
        say = self.say
        if cost.either:
            if all(map(_of_things, cost.either)):
                return say("frost-cost-spend", what=say.listing_or(self.price(part) for part in cost.either))
            return say.listing_or(self.cost(part) for part in cost.either)
        spent = self._things(cost)
        parts = [say("frost-cost-spend", what=say.listing(spent))] if spent else []
        parts += [
            say(f"frost-cost-{name.replace('_', '-')}", count=number)
            for name in ("map_wood", "map_coal", "stress", "hunger", "lose_citizens")
            if (number := getattr(cost, name))
        ]
        if cost.exhaust:
            parts.append(say("frost-cost-exhaust", token=self.token(cost.exhaust, "of")))
        if cost.tire == "round":
            parts.append(say("frost-cost-tire-round"))
        elif cost.tire:
            parts.append(say("frost-cost-tire", kind=cost.tire))
        return say.deeds(parts) or say("frost-cost-nothing")

    def price(self, cost: Cost) -> str:
        """A cost of things alone without the word `spend`: `4 wood and 1 steam core`."""
        return self.say.listing(self._things(cost)) if _of_things(cost) else self.cost(cost)

    def _things(self, cost: Cost) -> list[str]:
        return [self.amount(thing, number) for thing in _THINGS if (number := getattr(cost, thing))]

    def priced(self, cost: Cost, text: str) -> str:
        """`spend 1 wood → cure 3`; what is paid for nothing or got for nothing stands alone."""
        if cost == FREE:
            return text
        return self.say("frost-cost", pay=self.cost(cost), effects=text) if text else self.cost(cost)


def _of_things(cost: Cost) -> bool:
    """Whether it is paid from the stockpile alone."""
    return cost != FREE and cost == replace(FREE, **{thing: getattr(cost, thing) for thing in _THINGS})
