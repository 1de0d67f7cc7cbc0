"""The vocabulary of effects in words (see `content/effects.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import effects as word
from ..content.board import Use
from ..content.cards import Rules
from ..content.effects import Effect
from ..content.terms import DISCONTENT, HOPE, RESOURCES, Amount
from .terms import TermTexts

_PEOPLE = ("workers", "engineers", "children")


class EffectTexts(TermTexts):
    """Effects as phrases, or as sentences."""

    def effects(self, effects: Sequence[Effect]) -> str:
        """Everything in one line."""
        return self.say("list-semicolon").join(part for group in self._groups(effects) for part in group) or self.say(
            "frost-do-nothing"
        )

    def sentences(self, effects: Sequence[Effect]) -> list[str]:
        """A sentence for what simply happens, and one for each case of what depends."""
        return [self.sentence(part) for group in self._groups(effects) for part in group]

    def sentence(self, text: str) -> str:
        return self.say("frost-sentence", text=self.capital(text))

    def _groups(self, effects: Sequence[Effect]) -> list[list[str]]:
        """Simple effects in a row are one phrase; a compound one is a phrase for each of its cases."""
        groups: list[list[str]] = []
        simple: list[str] = []
        for effect in effects:
            cases = self._cases(effect)
            if cases is None:
                simple.append(self.effect(effect))
                continue
            if simple:
                groups.append([self.say("list-comma").join(simple)])
                simple = []
            groups.append(cases)
        return groups + ([[self.say("list-comma").join(simple)]] if simple else [])

    def _cases(self, effect: Effect) -> list[str] | None:
        """The phrases of a compound effect; none for a simple one."""
        say = self.say
        if isinstance(effect, word.When):
            cases = [say("frost-do-when", condition=self.condition(effect.condition), then=self.effects(effect.then))]
            return cases + (
                [say("frost-do-otherwise", then=self.effects(effect.otherwise))] if effect.otherwise else []
            )
        if isinstance(effect, word.First):
            cases = []
            for case in effect.cases:
                given, then = self.condition(case.condition), self.effects(case.effects)
                key = "frost-do-otherwise-when" if cases else "frost-do-when"
                if given:
                    cases.append(say(key, condition=given, then=then))
                else:
                    cases.append(say("frost-do-otherwise", then=then) if cases else then)
            return cases
        if isinstance(effect, word.MostActive):
            kinds = [
                say("frost-do-most-active-kind", token=self.token(kind), then=self._for_active(effect, kind))
                for kind in HOPE + DISCONTENT
                if getattr(effect, kind)
            ]
            return [say("frost-do-most-active"), *kinds]
        if isinstance(effect, word.Each):
            return [say("frost-do-each", per=say(f"frost-per-{effect.of.per}"), then=self.effects(effect.effects))]
        if isinstance(effect, word.Choose):
            text = ""
            for choice in effect.options:
                text = say("frost-do-or", first=text, second=self.choice(choice)) if text else self.choice(choice)
            return [say("frost-do-choose", options=text)]
        return None

    def _for_active(self, effect: word.MostActive, kind: str) -> str:
        then = self.effects(getattr(effect, kind))
        for once, effects in effect.once.items():
            if once == kind:
                return self.say("frost-do-once-and-for-each", once=self.effects(effects), then=then)
        return self.say("frost-do-for-each-active", then=then)

    def choice(self, choice: word.Choice) -> str:
        return self.bargain(choice.cost, self.effects(choice.effects), choice.condition)

    def effect(self, effect: Effect) -> str:
        """A simple effect."""
        say = self.say
        match effect:
            case word.Gain():
                return self._gain(effect)
            case word.Lose():
                return self._lose(effect)
            case word.Hope() | word.Discontent():
                token = self.token(effect.kind or ("hope" if isinstance(effect, word.Hope) else "discontent"))
                if effect.only_removal:
                    return say("frost-do-remove", count=abs(effect.by), token=token)
                return say("frost-do-change", by=self.signed(effect.by), token=token)
            case word.Activate() | word.Exhaust():
                verb = "activate" if isinstance(effect, word.Activate) else "exhaust"
                if effect.everything:
                    scope = "a-kind" if effect.what in ("hope", "discontent") else "all"
                    return say(f"frost-do-{verb}-{scope}", token=self.token(effect.what))
                return self.counted(f"frost-do-{verb}", effect.count, token=self.token(effect.what))
            case word.Sick():
                return self.counted(f"frost-do-sick-{effect.kind}", effect.count)
            case word.Cure():
                return self.counted(f"frost-do-cure-{effect.kind}", effect.count)
            case word.Treat():
                return self.counted("frost-do-treat", effect.count)
            case word.TurnMarker():
                worse = "-worse" if effect.only_worse else ""
                return (
                    say(f"frost-do-turn-every{worse}")
                    if effect.every
                    else self.counted(f"frost-do-turn{worse}", effect.count)
                )
            case word.Die():
                text = self.counted(f"frost-do-die-{effect.kind}", effect.count)
                return say("frost-do-quietly", text=text) if effect.quietly else text
            case word.Tire():
                return self.counted(f"frost-do-tire-{effect.kind}", effect.count)
            case word.Hunger():
                if isinstance(effect.by, Amount):
                    return self.counted("frost-do-hunger", effect.by, by=self.signed(effect.by.times))
                return say("frost-do-hunger", by=self.signed(effect.by))
            case word.Corpses():
                return say("frost-do-corpses", by=self.signed(effect.by))
            case word.Stress():
                return say("frost-do-stress" if effect.by > 0 else "frost-do-relieve", count=abs(effect.by))
            case word.Markers():
                return say("list-comma").join(
                    say(f"frost-do-marker-{name}", by=self.signed(steps), count=steps)
                    for name in ("cold", "red", "orange", "yellow", "output", "storm")
                    if (steps := getattr(effect, name))
                )
            case _:
                return self._other(effect)

    def _other(self, effect: Effect) -> str:
        """Effects on cards, the map and the game."""
        say = self.say
        match effect:
            case word.ShuffleIn() | word.RemoveCards():
                verb = "shuffle-in" if isinstance(effect, word.ShuffleIn) else "remove-cards"
                return say(f"frost-do-{verb}", cards=self.numbers(effect.cards))
            case word.PutCard():
                return say(f"frost-do-card-{effect.to}")
            case word.RevealScenario():
                return say("frost-do-scenario-show", cards=self.numbers(effect.show))
            case word.Cover():
                return say("frost-do-cover", card=self.card(effect.law))
            case word.Load():
                what = say.listing_or(self.say(f"frost-resource-{kind}") for kind in effect.of)
                return (
                    say("frost-do-load-any", what=what)
                    if effect.any_number
                    else self.counted("frost-do-load", effect.count, what=what)
                )
            case word.Unload():
                where = self.number(effect.card) if effect.card else say("frost-this-card")
                return (
                    say("frost-do-unload-all", where=where)
                    if effect.count == "all"
                    else self.counted("frost-do-unload", effect.count, where=where)
                )
            case word.TakeFromMap():
                return self.counted("frost-do-take-from-map", effect.count)
            case word.Destroy():
                if not effect.building:
                    return say("frost-do-destroy-any", count=effect.count)
                return say("frost-do-destroy", count=effect.count, building=self.card(effect.building))
            case word.Ruin():
                return say("frost-do-ruin", building=self.card(effect.building))
            case word.Trees():
                return say("frost-do-trees", count=effect.count)
            case word.Research():
                return say("frost-do-research", count=effect.steps)
            case word.SpyDusk():
                return say("frost-do-sift-dusk", draw=effect.draw, discard=effect.discard)
            case word.Win():
                return say("frost-do-win")
            case _:
                return self.effects([effect])

    def _gain(self, effect: word.Gain) -> str:
        say = self.say
        things = [
            self.counted(f"frost-amount-{name}", number)
            for name in ("food", *RESOURCES, "automata")
            if (number := getattr(effect, name))
        ]
        parts = [say("frost-do-gain", what=say.listing(things))] if things else []
        people = [(name, number) for name in _PEOPLE if (number := getattr(effect, name))]
        if people:
            text = say(
                "frost-do-arrive",
                what=say.listing(self.amount(*one) for one in people),
                count=sum(number for _, number in people),
            )
            parts.append(text)
            if effect.sick:
                parts.append(say("frost-do-sick-any", count=effect.sick))
        if effect.citizen_cards:
            parts.append(say("frost-do-citizen-cards", count=effect.citizen_cards))
        return say("list-comma").join(parts)

    def _lose(self, effect: word.Lose) -> str:
        say = self.say
        things = [
            self.counted(f"frost-amount-{name}", number)
            for name in ("food", *RESOURCES, "automata")
            if (number := getattr(effect, name))
        ]
        if effect.resources == "all":
            things.append(say("frost-amount-all-resources"))
        elif effect.resources:
            things.append(self.counted("frost-amount-resources", effect.resources))
        parts = [say("frost-do-lose", what=say.listing(things))] if things else []
        people = [(name, number) for name in (*_PEOPLE, "citizens") if (number := getattr(effect, name))]
        if people:
            parts.append(
                say(
                    "frost-do-leave",
                    what=say.listing(self.amount(*one) for one in people),
                    count=sum(number for _, number in people),
                )
            )
        return say("list-comma").join(parts)

    # -- buildings, laws, technologies ---------------------------------------------------------------------------

    def use(self, use: Use) -> str:
        """What a figure does at a building."""
        parts = [self.effects(use.effects)] if use.effects else []
        if use.special:
            parts.append(self.say(f"frost-use-{use.special}", count=use.number, each=use.each))
        return self.bargain(use.cost, self.say("list-comma").join(parts))

    def rules(self, rules: Rules) -> list[str]:
        """What a law or a technology changes for good, a sentence each."""
        plain, lines = Rules(), []
        for name in Rules.__struct_fields__:
            value = getattr(rules, name)
            if value == getattr(plain, name):
                continue
            if name == "children_may":
                what = self.say.listing(self.say(f"frost-child-may-{one}") for one in value)
                text = self.say(f"frost-rules-{name}", what=what)
            elif isinstance(value, str):
                text = self.say(f"frost-rules-{name}", kind=value, level=value)
            else:
                text = self.say(f"frost-rules-{name}", count=int(value))
            lines.append(self.sentence(text))
        return lines
