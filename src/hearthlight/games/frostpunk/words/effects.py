"""The vocabulary of effects in words (see `content/effects.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from ..content import effects as word
from ..content.board import Use
from ..content.cards import Option, Rules, SpecialAction, Way
from ..content.effects import Choice, Effect
from ..content.terms import DISCONTENT, HOPE, RESOURCES, Cost
from .conditions import ConditionTexts
from .terms import FREE

Offer = Option | Way | SpecialAction | Choice
_PEOPLE = ("workers", "engineers", "children")


class EffectTexts(ConditionTexts):
    """Effects as sentences, or within a sentence as a phrase."""

    def phrase(self, effects: Sequence[Effect]) -> str:
        """Everything within one sentence."""
        if all(self._cases(effect) is None for effect in effects):
            text = self.joined([phrase for effect in effects for phrase in self.effect(effect)])
        else:
            text = self.say("list-semicolon").join(self._parts(effects))
        return text or self.say("frost-do-nothing")

    def sentences(self, effects: Sequence[Effect], cost: Cost = FREE) -> list[str]:
        """A sentence for what simply happens, and one for each case of what depends; the first says the cost."""
        first, *others = self._parts(effects) or [""]
        parts = [self.priced(cost, first), *others]
        return [self.sentence(part) for part in parts if part]

    def offer_lines(self, offer: Offer) -> list[str]:
        """Of something that can be chosen: what it needs, what it costs and does, a sentence each."""
        needs = self.requirement(offer.condition)
        return [*([self.sentence(needs)] if needs else []), *self.sentences(offer.effects, offer.cost)]

    def choice(self, choice: Offer) -> str:
        """The same within a sentence."""
        text = self.priced(choice.cost, self.phrase(choice.effects) if choice.effects else "")
        needs = self.requirement(choice.condition)
        text = text or self.say("frost-do-nothing")
        return self.say("frost-do-when", condition=needs, then=text) if needs else text

    def sentence(self, text: str) -> str:
        return self.say("frost-sentence", text=self.capital(text))

    def joined(self, phrases: Sequence[str]) -> str:
        """Phrases in a row; with semicolons if one of them has a comma of its own."""
        comma = self.say("list-deed-comma")
        semicolons = len(phrases) > 1 and any(comma.strip() in phrase for phrase in phrases)
        return (self.say("list-semicolon") if semicolons else comma).join(phrases)

    def _parts(self, effects: Sequence[Effect]) -> list[str]:
        """Simple effects in a row are one part; a compound one is a part for each of its cases. What is done after
        cases is done in any case. Where the card goes stands apart."""
        parts: list[str] = []
        simple: list[str] = []
        after_cases = False

        def end_row() -> None:
            if simple:
                text = self.joined(simple)
                parts.append(self.say("frost-do-in-any-case", then=text) if after_cases else text)
                simple.clear()

        for effect in effects:
            cases = self._cases(effect)
            if cases is None and not isinstance(effect, word.PutCard):
                simple += self.effect(effect)
                continue
            end_row()
            parts += cases or self.effect(effect)
            after_cases = after_cases or isinstance(effect, word.When | word.First | word.Choose)
        end_row()
        return parts

    def _cases(self, effect: Effect) -> list[str] | None:
        """The phrases of a compound effect; none for a simple one."""
        say = self.say
        match effect:
            case word.When():
                default = [word.Case(effects=effect.otherwise)] if effect.otherwise else []
                return self._first([word.Case(condition=effect.condition, effects=effect.then), *default])
            case word.First():
                return self._first(effect.cases)
            case word.MostActive():
                return [say("frost-do-most-active"), *self._for_active(effect)]
            case word.Each():
                return [say("frost-do-each", how=self.for_each(effect.of), then=self.phrase(effect.effects))]
            case word.Choose():
                parts = [
                    say("frost-do-part", letter=letter, text=self.choice(choice))
                    for letter, choice in zip(ascii_uppercase, effect.options, strict=False)
                ]
                return [say("frost-do-choose", options=say("frost-do-or").join(parts))]
            case _:
                return None

    def _first(self, cases: Sequence[word.Case]) -> list[str]:
        """`if …: …`, `otherwise, if …: …`, `otherwise: …`."""
        said: list[str] = []
        for case in cases:
            given, then = self.condition(case.condition), self.phrase(case.effects)
            key = "frost-do-otherwise-when" if said else "frost-do-when"
            if given:
                said.append(self.say(key, condition=given, then=then))
            else:
                said.append(self.say("frost-do-otherwise", then=then) if said else then)
        return said

    def _for_active(self, effect: word.MostActive) -> Iterator[str]:
        for kind in HOPE + DISCONTENT:
            if effects := getattr(effect, kind):
                token, then = self.token(kind), self.phrase(effects)
                if kind in effect.once:
                    once = self.phrase(effect.once[kind])
                    yield self.say("frost-do-most-active-once", token=token, once=once, then=then)
                else:
                    yield self.say("frost-do-most-active-kind", token=token, then=then)

    def effect(self, effect: Effect) -> list[str]:
        """A simple effect: a phrase, or a few."""
        match effect:
            case word.Gain():
                return self._gain(effect)
            case word.Lose():
                return self._lose(effect)
            case word.Markers():
                return [
                    self.say(f"frost-do-marker-{name}", by=self.signed(steps), count=steps)
                    for name in ("cold", "red", "orange", "yellow", "output", "storm")
                    if (steps := getattr(effect, name))
                ]
            case _:
                return [self._on_people(effect)]

    def _on_people(self, effect: Effect) -> str:
        """Effects on moods, citizens and the generator."""
        say = self.say
        match effect:
            case word.Hope() | word.Discontent():
                kind = effect.kind or ("hope" if isinstance(effect, word.Hope) else "discontent")
                if effect.only_removal:
                    return say("frost-do-remove", count=abs(effect.by), token=self.token(kind, "of"))
                return say("frost-do-change", by=self.signed(effect.by), token=self.token(kind))
            case word.Activate() | word.Exhaust():
                verb = "activate" if isinstance(effect, word.Activate) else "exhaust"
                if effect.everything:
                    scope = "a-kind" if effect.what in ("hope", "discontent") else "all"
                    return say(f"frost-do-{verb}-{scope}", token=self.token(effect.what, "of"))
                return self.counted(f"frost-do-{verb}", effect.count, token=self.token(effect.what, "of"))
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
                return self.counted("frost-do-hunger", effect.by)
            case word.Young():
                return say(f"frost-do-young-{effect.kind}")
            case word.Corpses():
                return say("frost-do-corpses", by=self.signed(effect.by))
            case word.Stress():
                return say("frost-do-stress" if effect.by > 0 else "frost-do-relieve", count=abs(effect.by))
            case _:
                return self._on_cards(effect)

    def _on_cards(self, effect: Effect) -> str:
        """Effects on cards, the map and the game."""
        say = self.say
        match effect:
            case word.ShuffleIn():  # nobody knows them yet
                return say("frost-do-shuffle-in", count=len(effect.cards))
            case word.RemoveCards():
                return say("frost-do-remove-cards", cards=self.listed(effect.cards))
            case word.PutCard():
                return say(f"frost-do-card-{effect.to}")
            case word.RevealScenario():
                return say("frost-do-scenario-show", cards=self.listed(effect.show))
            case word.Cover():
                return say("frost-do-cover", card=self.named(effect.law))
            case word.Load():
                kinds = say.listing_or(self.say(f"frost-resource-{kind}") for kind in effect.of)
                if effect.any_number:
                    return say("frost-do-load-any", what=kinds)
                name = effect.of[0] if len(effect.of) == 1 else "resources" if effect.of == RESOURCES else "of"
                return say("frost-do-load", what=self.counted(f"frost-amount-{name}", effect.count, kinds=kinds))
            case word.Unload():
                where = self.named(effect.card) if effect.card else say("frost-this-card")
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
                building = self.building(effect.building, "a" if effect.count == 1 else "many")
                return say("frost-do-destroy", count=effect.count, building=building)
            case word.Unlock():
                return say("frost-do-unlock", building=self.building(effect.building))
            case word.LaySector():
                return say(f"frost-do-lay-sector-{effect.ring}", count=effect.count)
            case word.Repeat():
                return say(f"frost-do-repeat-{effect.what}", who=effect.kind)
            case word.Ruin():
                return say("frost-do-ruin", building=self.building(effect.building, "many"))
            case word.Trees():
                return say("frost-do-trees", count=effect.count)
            case word.Research():
                return say("frost-do-research", count=effect.steps)
            case word.SpyDusk():
                return say("frost-do-sift-dusk", draw=effect.draw, discard=effect.discard)
            case word.Win():
                return say("frost-do-win")
            case _:
                return self.phrase([effect])

    def _gain(self, effect: word.Gain) -> list[str]:
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
        return parts

    def _lose(self, effect: word.Lose) -> list[str]:
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
        return parts

    # -- buildings, laws, technologies ---------------------------------------------------------------------------

    def use(self, use: Use) -> str:
        """What a figure does at a building."""
        parts = [self.phrase(use.effects)] if use.effects else []
        if use.special:
            parts.append(self.say(f"frost-use-{use.special}", count=use.number, each=use.each))
        return self.priced(use.cost, self.joined(parts))

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
