"""The cards and buildings of Frostpunk in words: their whole mechanics, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..content import cards as kinds
from ..content import effects as word
from ..content.board import Building
from ..content.effects import Effect
from ..content.terms import KINDS, Kind
from .effects import EffectTexts
from .placing import placed
from .terms import FREE


class CardTexts(EffectTexts):
    """Titles are messages of the pack, everything else is made from what the card is."""

    def flavour(self, key: str) -> str:
        return self.say(f"flavour-{key}") if self.say.has(f"flavour-{key}") else ""

    def card_lines(self, key: str) -> list[str]:
        """What a card costs and does, in short lines."""
        if key in self.pack.sectors:
            return [self.sector(key)]
        card = self.pack.cards[key]
        match card:
            case kinds.EventCard():
                return self._event(card)
            case kinds.Law():
                return self._law(card)
            case kinds.Technology():
                at_once = self._labelled("frost-card-at-once", card.at_once)
                return [self.say("frost-card-rounds", count=card.rounds), *self.rules(card.rules), *at_once]
            case kinds.ExpeditionCard():
                return self._expedition(card)
            case kinds.WeatherCard():
                return self._weather(card)
            case kinds.CitizenCard():
                return self._citizen(card)
            case kinds.Advisor():
                return self.sentences(card.effects, card.cost)
            case kinds.StartCard():
                return self._start(card)
            case kinds.ScenarioCard():
                return self._scenario(card)
            case _:
                return self.building_lines(key)

    # -- parts of cards ------------------------------------------------------------------------------------------

    def option(self, card: str, number: int) -> str:
        """An option of an event or scenario card, or a way of an expedition: title, condition, cost, effects."""
        return self._titled(self._option_key(card, number), self.option_does(card, number))

    def option_does(self, card: str, number: int) -> str:
        """What it needs, costs and does, and where the card goes then."""
        if card in self.pack.expeditions:
            return self.say.sentences(self._way(self.pack.expeditions[card].ways[number - 1]))
        cards = self.pack.events if card in self.pack.events else self.pack.scenario
        option = cards[card].options[number - 1]
        effects = placed(option.effects, word.PutCard(to=option.to)) if option.to else option.effects
        return self.say.sentences(self.offer_lines(replace(option, effects=effects)))

    def option_title(self, card: str, number: int) -> str:
        """What choosing it is called."""
        key = self._option_key(card, number)
        return self.say(key) if self.say.has(key) else self.option_does(card, number)

    def _option_key(self, card: str, number: int) -> str:
        return f"{'way' if card in self.pack.expeditions else 'option'}-{card}-{number}"

    def _titled(self, key: str, text: str) -> str:
        if not self.say.has(key):
            return text
        return self.say("frost-card-titled", title=self.say(key), text=text) if text else self.say(key)

    def _way(self, way: kinds.Way) -> list[str]:
        """An option of an expedition: on the way on, all is gained later (F9.2)."""
        goes = self.sentence(self.say(f"frost-way-{way.kind}-{way.deck}"))
        if way.kind == "return" or not way.effects:
            return [*self.offer_lines(way), goes]
        needs = self.offer_lines(replace(way, effects=(), cost=FREE))
        later = self.say("frost-way-later", text=self.phrase(way.effects))
        return [*needs, self.sentence(self.priced(way.cost, later)), goes]

    def option_lines(self, card: str, number: int) -> list[str]:
        """Its first options, so many of them, as lines of the card."""
        return [
            self.say("frost-card-option", number=one, option=self.option(card, one)) for one in range(1, number + 1)
        ]

    def _labelled(self, label: str, effects: Sequence[Effect]) -> list[str]:
        """`Every dusk: …`."""
        return [self.say(label, effects=self.say.sentences(self.sentences(effects)))] if effects else []

    def action(self, action: kinds.SpecialAction) -> str:
        """What a special action needs, costs and does."""
        return self.say.sentences(self.offer_lines(action))

    def _action(self, card: str, action: kinds.SpecialAction | None) -> list[str]:
        if action is None:
            return []
        who = self.say.listing_or(self.say(f"frost-kind-{kind}") for kind in action.who)
        text = self._titled(f"action-{card}", self.action(action))
        return [self.say("frost-card-action", who=who, once=action.once, cold=int(action.cold), text=text)]

    # -- kinds of cards ------------------------------------------------------------------------------------------

    def cases(self, key: str) -> list[str]:
        """The lines of an event card of which only one applies, in their order; none where all that it says at once
        stands in one line."""
        card = self.pack.events.get(key)
        if card is None or card.options:
            return []
        said = (self._cases(one) for one in self._at_once(card) if isinstance(one, word.When | word.First))
        return [self.sentence(case) for case in next(said, None) or ()]

    def _at_once(self, card: kinds.EventCard) -> Sequence[Effect]:
        return placed(card.at_once, word.PutCard(to=card.to)) if card.to else card.at_once

    def _event(self, card: kinds.EventCard) -> list[str]:
        if card.options:
            lines = self._labelled("frost-card-at-once", card.at_once) + self.option_lines(card.id, len(card.options))
            lines += self.sentences([word.PutCard(to=card.to)] if card.to else [])
        else:
            lines = self.sentences(self._at_once(card))
        lines += self._action(card.id, card.action)
        lines += self._labelled("frost-card-dusk", card.dusk)
        lines += self._labelled("frost-card-night", card.night)
        lines += self._hunting(card.hunting)
        return lines + ([self.say("frost-card-lock")] if card.lock else [])

    def _law(self, law: kinds.Law) -> list[str]:
        lines = self._labelled("frost-card-at-once", law.at_once) + self.rules(law.rules)
        return [*lines, *self.law_opens(law), *self._action(law.id, law.action), *self.law_strikes(law)]

    def law_opens(self, law: kinds.Law) -> list[str]:
        """The buildings that become available."""
        names = self.say.listing(map(self.card, law.buildings))
        return [self.say("frost-card-buildings", buildings=names)] if names else []

    def law_strikes(self, law: kinds.Law) -> list[str]:
        return [self.say("frost-card-partner", card=self.named(law.partner))] if law.partner else []

    def _expedition(self, card: kinds.ExpeditionCard) -> list[str]:
        return [
            self.say("frost-card-path", deck=card.deck, count=card.spaces, hint=self.say(f"frost-hint-{card.hint}")),
            *self.option_lines(card.id, len(card.ways)),
        ]

    def _scenario(self, card: kinds.ScenarioCard) -> list[str]:
        lines = self._labelled("frost-card-at-once", card.at_once)
        lines += [self.comes(token.round, token.effects) for token in card.tokens]
        lines += self.option_lines(card.id, len(card.options))
        lines += self._action(card.id, card.action) + self._labelled("frost-card-dusk", card.dusk)
        return lines + self._hunting(card.hunting)

    def comes(self, number: int, effects: Sequence[Effect]) -> str:
        """What happens in a round, or (0) every dusk."""
        said = self.say.sentences(self.sentences(effects))
        return self.say("frost-card-token" if number else "frost-card-dusk", round=number, effects=said)

    def _hunting(self, symbols: int) -> list[str]:
        return [self.say("frost-building-hunting", count=symbols)] if symbols else []

    def _citizen(self, card: kinds.CitizenCard) -> list[str]:
        deaths = [self.death_line(card, kind) for kind in KINDS]
        return [self.sentence(self.ability(card.id)), self.start_line(card), *deaths]

    def start_line(self, card: kinds.CitizenCard) -> str:
        return self.say("frost-card-start-cost", cost=self.cost(card.start))

    def death_line(self, card: kinds.CitizenCard, kind: Kind) -> str:
        """What the death of a citizen of the kind means, if this card is discarded for it."""
        return self.say("frost-card-death", kind=kind, effects=self.sentence(self.phrase(card.death[kind])))

    def ability(self, key: str) -> str:
        """What a citizen card adds to an action, or does in its place."""
        ability, say = self.pack.citizens[key].ability, self.say
        parts = [self.phrase(ability.effects)] if ability.effects else []
        if ability.special:
            parts.append(say(f"frost-talent-{ability.special}", count=ability.number))
        where = say.listing_or(self.building(building, "in") for building in ability.buildings)
        action = say(f"frost-ability-{ability.action}", buildings=where)
        who = self.one(ability.kind)
        if parts:
            text = self.priced(ability.cost, self.joined(parts))
            line = say(f"frost-card-ability-{ability.mode}", who=who, action=action, text=text)
        elif ability.times:
            line = say("frost-card-ability-times", who=who, action=action, count=ability.times)
        else:
            return say("frost-card-ability-plain", who=who, action=action)
        return say("frost-card-ability-heated", text=line) if ability.heated else line

    def _weather(self, card: kinds.WeatherCard) -> list[str]:
        say, names = self.say, ("red", "orange", "yellow", "cold")
        markers = [say(f"frost-weather-{name}", count=steps) for name in names if (steps := getattr(card, name))]
        up = say("frost-card-weather-markers", markers=say.listing(markers))
        return [
            up if markers else say("frost-card-weather-still"),
            say("frost-card-weather-scouts", count=card.scouts),
            say("frost-card-weather-storm", count=card.storm),
        ]

    def _start(self, card: kinds.StartCard) -> list[str]:
        say = self.say
        lines = [say("frost-card-start-people", workers=card.workers, engineers=card.engineers, children=card.children)]
        things = {"worker": "workers", "engineer": "engineers", "child": "children"}
        sick = [self.amount(things[kind], number) for kind, number in card.sick.items() if number]
        if sick:
            lines.append(say("frost-card-start-sick", what=say.listing(sick)))
        lines.append(
            say(
                "frost-card-start-stores",
                food=card.food,
                wood=card.wood,
                coal=card.coal,
                cores=card.cores,
                automata=card.automata,
                corpses=card.corpses,
            )
        )
        if card.steel:
            lines.append(self.sentence(self.amount("steel", card.steel)))
        lines.append(
            say(
                "frost-card-start-moods",
                hope=card.hope[0],
                hope_active=card.hope[1],
                discontent=card.discontent[0],
                discontent_active=card.discontent[1],
            )
        )
        return lines

    # -- buildings -----------------------------------------------------------------------------------------------

    def building_lines(self, key: str) -> list[str]:
        """Cost, size, conditions, who, what it does, upgrade."""
        building, say = self.pack.buildings[key], self.say
        if building.ruin:
            return [say("frost-building-never-erected")]
        lines = [
            say("frost-building-printed")
            if building.printed
            else say("frost-building-cost", cost=self.price(building.cost))
        ]
        if not building.printed:
            lines.append(say("frost-building-size", size="large" if building.large else "small", count=building.count))
        if building.lawful:
            lines.append(say("frost-building-lawful"))
        if building.locked:
            lines.append(say("frost-building-locked"))
        if building.permanent:
            lines.append(say("frost-building-permanent"))
        if building.next_to:
            lines.append(say("frost-building-next-to", deposit=building.next_to.removesuffix("-deposit")))
        if building.engineers_only:
            lines.append(say("frost-building-engineers"))
        lines += self.building_does(key)
        lines.append(say("frost-building-insulation", level=building.insulation))
        return lines + self._upgrade(building)

    def building_does(self, key: str) -> list[str]:
        """What it is good for once it stands."""
        building, say = self.pack.buildings[key], self.say
        lines = []
        if building.use is not None:
            lines.append(say("frost-building-use", text=self.sentence(self.use(building.use))))
        if building.places:
            lines.append(say("frost-building-places", count=building.places, children=int(building.for_children)))
        lines += self._hunting(building.hunting)
        if building.expeditions:
            lines.append(say("frost-building-expeditions", count=building.expeditions))
        if building.heats_sector:
            lines.append(say("frost-building-heats"))
        if building.hub:
            lines.append(say("frost-building-hub"))
        lines += self._labelled("frost-building-delivers", building.delivers)
        return lines + self._labelled("frost-building-erected", building.when_erected)

    def _upgrade(self, building: Building) -> list[str]:
        if building.upgrade_cost is None:
            return []
        say, better = self.say, []
        if building.upgraded_use is not None:
            better.append(self.use(building.upgraded_use))
        if building.upgraded_insulation:
            better.append(say("frost-building-upgrade-insulation", level=building.upgraded_insulation))
        if building.upgraded_hunting:
            better.append(say("frost-building-upgrade-hunting", count=building.upgraded_hunting))
        if building.upgraded_expeditions:
            better.append(say("frost-building-upgrade-expeditions", count=building.upgraded_expeditions))
        cost = self.price(building.upgrade_cost)
        return [say("frost-building-upgrade", cost=cost, what=say("list-semicolon").join(better))]
