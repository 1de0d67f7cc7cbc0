"""What a law will be good for in this city: everything that it says, at the prices of now, over the rounds to come.

What it does at once is not counted here: that is carried out and judged like everything else (`worth`).
"""

from __future__ import annotations

from ..content.board import Building
from ..content.cards import EventCard, Rules
from ..content.terms import KINDS
from ..rules.city.gathering import gather_fields, gathering
from ..rules.model import CHILD, WORKER, Frostpunk, Phase
from ..rules.phases.hunger import fed_in
from ..rules.phases.preparation import section_of, too_many_sick
from .dangers import DISCONTENT, LAST_BODIES, hunger
from .prices import CORPSE, Glance, dimmed, hope_price, rounds_left, sick_price
from .promise import USUAL, Prices, cost_of, promise
from .warmth import NIGHT, NIGHTS, standing
from .worth import WOOD

HAND = 0.7
"""What a figure brings by an action of no particular kind: whoever does one thing leaves another undone."""
SURE = 0.5
"""How far a round to come counts: the city may fall, the law may be covered."""
OFTEN = 0.5
"""In how many rounds somebody has time for a building or an action that a law brings."""
SEVERAL = 0.5
"""Hands are few: of the buildings of a law the best one counts, each other one so much."""
ERECTED = 2
"""Of buildings that do something when they are erected, in the end."""
SHOWS_UP = 0.7
"""That a consequence is drawn before the end."""
MOURNED, UNTREATED = 0.35, 0.3
"""Deaths of a round: those that always come, and those for each turn of a sickness marker."""
GRUDGES = 0.4
"""Evenings on which a dusk card brings discontent."""
GATHERINGS = 1.5
"""Figures that gather in a round."""
TENTS = 2
"""That will stand when the storm comes, at least."""
FOOD_TRIED = 6
"""The price of food is that of so much at once."""


def prospect(state: Frostpunk, law: str) -> float:
    """What a law that has not been passed is good for, beyond what it does at once."""
    city, card = Prospects(state), state.pack.laws[law]
    total = city.rules(card.rules) + city.buildings(card.buildings)
    if card.action is not None:
        who = 0.5 * HAND if "child" in card.action.who else HAND
        total += city.often(promise(card.action.effects, city.prices) - cost_of(card.action.cost, city.prices) - who)
    events = [state.pack.events[one] for one in card.consequences]
    return total + SHOWS_UP * sum(map(city.event, events)) / len(events)


def prices_now(state: Frostpunk, glance: Glance) -> Prices:
    """The dearer the nearer the danger is that they belong to."""
    left, tokens = state.hope.active() + len(state.hope.track), len(state.discontent.track)
    bodies = state.pack.content.tracks.corpses - state.corpses
    return Prices(
        food=(hunger(state, glance) - hunger(state, glance, FOOD_TRIED)) / FOOD_TRIED,
        wood=(WOOD[0] + WOOD[1]) / 2 if state.wood < 8 else WOOD[1],
        hope=(hope_price(left + 1) - hope_price(left - 2)) / 3,
        discontent=-(DISCONTENT[min(tokens + 1, 5)] - DISCONTENT[max(tokens - 1, 0)]) / 2,
        sick=-sum(glance.prices) / len(glance.prices),
        cure=max(cure_price(state, kind, glance) for kind in range(len(KINDS))),
        death=-sum(glance.death) / len(glance.death),
        corpse=-CORPSE - LAST_BODIES * (0.5 if bodies < 6 else 0.25),
        dimmed=dimmed(state),
    )


def cure_price(state: Frostpunk, kind: int, glance: Glance) -> float:
    """One of three."""
    sick = state.people[kind].sick
    better = sick_price(state, kind, max(0, sick - 3), glance.death)
    return (sick_price(state, kind, sick, glance.death) - better) / 3


def prices_ahead(now: Prices) -> Prices:
    """In the rounds to come: on the way from what they are to what they usually are."""
    return Prices(*((one + usual) / 2 for one, usual in zip(now, USUAL, strict=True)))


class Prospects:
    """The rounds to come as far as a law can change them."""

    def __init__(self, state: Frostpunk) -> None:
        self.state = state
        self.glance = Glance(state)
        self.prices = prices_ahead(prices_now(state, self.glance))
        self.rounds = SURE * (rounds_left(state) + (0.5 if state.phase <= Phase.ACTIONS else 0.0))
        """To come, as far as they count."""
        turns = sum(
            3 if too_many_sick(state, people.sick) else section_of(state, people.sick).turns for people in state.people
        )
        self.deaths = MOURNED + UNTREATED * turns
        """In a round."""
        self.bedless = max(0, self.glance.sleepers - sum(self.glance.places))

    def often(self, gain: float) -> float:
        """What can be done in some of the rounds, if it is worth doing."""
        return OFTEN * self.rounds * max(0.0, gain)

    # -- what changes for good -------------------------------------------------------------------------------------

    def rules(self, rules: Rules) -> float:
        return self.rounds * sum(self.each_round(rules).values()) + self.food(rules) + self.beds(rules)

    def each_round(self, rules: Rules) -> dict[str, float]:
        return {
            "children": self.children(rules),
            "young": self.young(rules),
            "shift": max(0.0, HAND + self.prices.sick) if rules.extra_shift else 0.0,
            "gather": rules.gather_more * GATHERINGS * self.prices.coal,
            "medicine": self.medicine(rules),
            "mourning": self.mourning(rules),
            "guard": max(0.0, -self.prices.discontent - self.prices.coal) * GRUDGES if rules.discontent_guard else 0.0,
        }

    def helps(self, rules: Rules) -> dict[str, float]:
        """What its rules are good for, by what they change."""
        rounds = {what: self.rounds * worth for what, worth in self.each_round(rules).items()}
        return {**rounds, "food": self.food(rules), "beds": self.beds(rules)}

    def children(self, rules: Rules) -> float:
        """Hands that gather, as long as there is something to gather, or that free others from the kitchen."""
        hands = self.glance.figures[CHILD]
        free = max(1, len(gather_fields(self.state)) - self.glance.figures[WORKER] // 2)
        gather = min(hands, free) if "gather" in rules.children_may else 0
        kitchen = OFTEN if "cookhouse" in rules.children_may and not gather else 0.0
        return self.prices.coal * gathering(self.state) * gather + HAND * min(hands, kitchen)

    def young(self, rules: Rules) -> float:
        """One child more at work (F8.5), often where it brings most: at a building that is there, open to its kind."""
        if not rules.young or not self.glance.figures[CHILD]:
            return 0.0
        there = (self.state.pack.buildings[built.building] for built in self.state.built)
        open_to_it = [card for card in there if rules.young == "engineer" or not card.engineers_only]
        return HAND + OFTEN * max((self.work(card) for card in open_to_it), default=0.0)

    def medicine(self, rules: Rules) -> float:
        doctors = sum(
            building.medical_post or building.id in ("infirmary", "care-home")
            for building in (self.state.pack.buildings[built.building] for built in self.state.built)
        )
        return self.prices.cure * rules.cure_bonus * max(1, doctors) * OFTEN

    def mourning(self, rules: Rules) -> float:
        """What becomes of the dead."""
        quiet = min(1.0, self.deaths) * self.prices.hope if rules.quiet_deaths else 0.0
        return quiet + self.deaths * (rules.corpse_food * self.prices.food + rules.corpse_cure * self.prices.cure)

    def food(self, rules: Rules) -> float:
        """Meals that are smaller; hunger that is forgiven where food is short."""
        state, saved = self.state, 0.0
        if rules.thin_soup:
            rest = range(state.round + 1, state.pack.tracks.rounds + 1)
            meals = sum(fed_in(state, number) == WORKER for number in rest)
            saved = meals * (state.people[WORKER].number // 2)
        return SURE * self.prices.food * saved + self.rounds * OFTEN * self.prices.food * rules.hunger_relief

    def beds(self, rules: Rules) -> float:
        """Wood that shelters still to be built need less of; ruins that people can live in after the storm."""
        state, total = self.state, 0.0
        if rules.shelter_places:
            rebuilt = SURE * self.glance.sleepers if state.storm else 0.0
            total += rules.shelter_places * self.prices.wood * (self.bedless / 3 + rebuilt / 2)
        if rules.ruin_places:
            ruins = sum(state.pack.buildings[built.building].ruin for built in state.built)
            tents = sum(standing(state, built.building) < NIGHTS for built in state.built)
            if state.storm:
                tents = max(tents, min(TENTS, self.bedless // 2))  # they will be built anyway
            nights = min(NIGHTS, rounds_left(state))
            places = rules.ruin_places * (ruins + tents * max(0, nights - 2) / NIGHTS)
            total += NIGHT * SURE * nights * min(places, self.glance.sleepers)
        return total

    # -- what it opens, and what it brings about -------------------------------------------------------------------

    def buildings(self, names: tuple[str, ...]) -> float:
        gains = sorted((self.building(self.state.pack.buildings[name]) for name in names), reverse=True)
        return sum(gains[:1]) + SEVERAL * sum(gains[1:])

    def building(self, building: Building) -> float:
        """What its work brings more than other work, its beds, and what it does when it stands, for its wood."""
        prices = self.prices
        gain = promise(building.when_erected, prices) * min(building.count, ERECTED) + self.often(self.work(building))
        if building.heats_sector:
            gain += self.often(-prices.sick)
        if building.places:
            beds = self.glance.figures[CHILD] if building.for_children else building.places
            gain += NIGHT * min(NIGHTS, rounds_left(self.state)) * min(building.places, beds, self.bedless)
        return max(0.0, gain - cost_of(building.cost, prices))

    def work(self, building: Building) -> float:
        """What somebody who works there brings more than elsewhere; nothing if there is nothing better to do there."""
        use, prices = building.use, self.prices
        if use is None:
            return 0.0
        gain = promise(use.effects, prices) - cost_of(use.cost, prices) - HAND
        if building.insulation == "blue":
            gain += prices.sick  # it is always cold there (F4.14)
        if use.special == "repeat-building":
            gain += 2 * HAND
        elif use.special == "stay-overnight":
            gain += min(1.0, self.bedless / 4) * -prices.sick
        return max(0.0, gain)

    def event(self, card: EventCard) -> float:
        """A card that comes some evening."""
        options = [promise(option.effects, self.prices) - cost_of(option.cost, self.prices) for option in card.options]
        return promise(card.at_once, self.prices) + promise(card.dusk, self.prices) + max(options, default=0.0)
