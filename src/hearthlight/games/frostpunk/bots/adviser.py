"""The companion as an adviser: the parts of its judgement, with the numbers of the outlook behind each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from hearthlight.bots import Adviser, Fact, Judgement, Part, Rated
from hearthlight.kernel import Move, Reason

from ..content.terms import HOPE, KINDS, ON_FIELD
from ..rules.machine.heat import new_sick
from ..rules.model import Frostpunk
from ..rules.moves import DONE, STOP
from ..rules.outlook.meals import meal_ahead
from ..rules.outlook.nights import bedless
from ..rules.people.moods import Lower, Raise
from ..rules.phases.actions.deeds import ChooseAction
from ..rules.phases.hunger import next_meal
from ..rules.phases.night import sleeping_places
from .companion import CompanionBot
from .hopes import hopes
from .worth import LOST, WON, Parts, parts

CONCERNS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("bed", "law", "lay"), ("end",)),
    **dict.fromkeys(("sick", "cure"), ("end", "sickness", "bodies")),
    **dict.fromkeys(("raise", "lower", "turn-token", "turn-kind"), ("end", "moods")),
    "tire": ("end", "people"),
}
"""Questions about one thing, and the parts of the judgement that look at it; `hopes` tell the rest."""
ADVISED = tuple(name for name in ("end", *Parts._fields) if name not in ("people", "bodies"))
"""What an advisor can change."""
LITTLE_HOPE = 2
"""So many tokens of hope are little: without any the city falls (F1.2)."""


class FrostpunkAdviser(Adviser[Frostpunk]):
    def rated(self, world: Frostpunk, seat: int) -> Sequence[Rated]:
        """What the companion would do, then all else by its judgement."""
        bot, asks, moves = CompanionBot(), world.decision(seat, details=False).asks, world.moves(seat)
        if asks == "figure":
            rated = once_each(bot.turns(world, seat, moves))
        elif asks == "action":
            step = world.question
            assert isinstance(step, ChooseAction)
            rated = bot.actions(world, step)
        else:
            rated = bot.look_ahead(world, seat, moves)
        chosen = self.choice(world, seat)
        return sorted(rated, key=lambda entry: entry[1][0] != chosen)

    def choice(self, world: Frostpunk, seat: int) -> Move:
        return CompanionBot().answer(world, seat)

    def meant(self, world: Frostpunk, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """With all that the companion answers until nothing is left that follows, or the same is asked again."""
        waiting, bot, asks = list(moves), CompanionBot(), world.question.asks if world.question else ""

        def next_move(ahead: Frostpunk) -> Move | None:
            while waiting:
                if (move := waiting.pop(0)) in ahead.moves(seat):
                    return move  # else it was the only answer, and is given: the card can be played in one place alone
            again = ahead.question is not None and ahead.question.asks in ("figure", asks)
            return None if again else bot.answer(ahead, seat)

        assert world.question is not None
        return tuple(world.supposing(world.question).through(seat, next_move)) or moves[:1]

    def passes(self, move: Move) -> bool:
        return move in (STOP, DONE)

    def concerns(self, world: Frostpunk, seat: int, move: Move) -> Collection[str] | None:
        asks = world.question.asks if world.question else ""
        if asks == "advisor":  # what the sick come to then comes anyway
            return ("end",) if move == DONE else ADVISED
        return CONCERNS.get(asks)

    def hopes(self, world: Frostpunk, seat: int, moves: tuple[Move, ...]) -> Sequence[Reason]:
        return next((found for move in moves if (found := list(hopes(world, seat, move)))), [])

    def judge(self, world: Frostpunk, seat: int) -> Callable[[Frostpunk], Judgement]:
        return lambda state: judged(state, world)


def once_each(rated: Sequence[Rated]) -> list[Rated]:
    """Every action with the figure that does it best: whoever looks for another thing to do finds it."""
    found: dict[Move, Rated] = {}
    for entry in rated:
        found.setdefault(entry[1][-1], entry)
    return list(found.values())


def judged(state: Frostpunk, world: Frostpunk) -> Judgement:
    end = (WON if state.outcome.winners else LOST) if state.outcome else 0.0
    facts = Facts(state, world)
    return {
        "end": Part(end, (Fact("won", int(end > 0)), Fact("lost", int(end < 0), fewer=True))),
        **{
            name: Part(worth, tuple(getattr(facts, name)()))
            for name, worth in zip(Parts._fields, parts(state), strict=True)
        },
    }


class Facts:
    """What each part of the judgement has looked at, the most telling first; with what is to come since `world`."""

    def __init__(self, state: Frostpunk, world: Frostpunk) -> None:
        self.state = state
        self.world = world
        self.bedless = Fact("bedless", bedless(state), fewer=True)

    def moods(self) -> Iterator[Fact]:
        hopeful, discontent = self.state.hope, self.state.discontent
        little = len(hopeful.track) <= LITTLE_HOPE
        yield Fact("hope", len(hopeful.track), dire=little)
        yield Fact("discontent", len(discontent.track), fewer=True)
        yield Fact("active-discontent", discontent.active(), fewer=True)
        yield Fact("active-hope", hopeful.active(), dire=little)
        asked = self.state.question
        if isinstance(asked, Raise | Lower) and not isinstance(self.world.question, Raise | Lower):
            steps = self.state.agenda.count(asked) - self.world.agenda.count(asked)  # by tokens that are chosen next
            hope, rises = asked.what in ("hope", *HOPE), isinstance(asked, Raise)
            what = f"{'hope' if hope else 'discontent'}-{'rises' if rises else 'falls'}"
            yield Fact(what, steps, fewer=hope != rises, dire=hope and little)

    def sickness(self) -> Iterator[Fact]:
        people = dict(zip(KINDS, self.state.people, strict=True))
        for kind in sorted(KINDS, key=lambda kind: -people[kind].sick):
            yield Fact("sick", people[kind].sick, (("kind", kind),), fewer=True)
        yield Fact("grave", sum(one.grave for one in self.state.people), fewer=True)

    def bodies(self) -> Iterator[Fact]:
        yield Fact("dead", self.state.corpses, fewer=True)

    def hunger(self) -> Iterator[Fact]:
        meal = meal_ahead(self.state, next_meal(self.state))
        yield Fact("meal-deaths", meal.deaths, (("kind", meal.starving_kind),), fewer=True)
        yield Fact("meal-discontent", meal.discontent, fewer=True)
        yield Fact("unfed", meal.missing, (("kind", meal.kind),), fewer=True)
        yield Fact("food", self.state.food)

    def warmth(self) -> Iterator[Fact]:
        yield Fact("freezing", len(new_sick(self.state)), fewer=True)
        yield self.bedless
        yield Fact("stress", self.state.stress + self.state.overload, fewer=True)
        yield Fact("coal", self.state.coal)
        yield Fact("output", self.state.output)

    def shelter(self) -> Iterator[Fact]:
        yield self.bedless
        yield Fact("beds", sum(sleeping_places(self.state)))

    def stores(self) -> Iterator[Fact]:
        yield Fact("cores", self.state.cores)
        yield Fact("wood", self.state.wood)
        for thing in ON_FIELD:
            yield Fact("map", sum(self.state.on_fields[thing]), (("thing", thing),))

    def works(self) -> Iterator[Fact]:
        built = self.state.built
        yield Fact("automata", self.state.automata)
        for building, number in Counter(one.building for one in built).items():
            yield Fact("building", number, (("building", building),))
        for building, number in Counter(one.building for one in built if one.upgraded).items():
            yield Fact("upgraded", number, (("building", building),))

    def people(self) -> Iterator[Fact]:
        people = dict(zip(KINDS, self.state.people, strict=True))
        for kind, one in people.items():
            yield Fact("people", one.number, (("kind", kind),))
        for kind, one in people.items():
            yield Fact("tired", one.tired, (("kind", kind),), fewer=True)
        yield Fact("citizen-cards", sum(map(len, self.state.hands)))

    def plans(self) -> Iterator[Fact]:
        state = self.state
        for card in state.finished:
            yield Fact("researched", 1, (("card", card),))
        if state.researching:
            yield Fact("research", 1, (("card", state.researching),))
        yield Fact("expeditions", sum(path.scout >= 0 for path in state.paths))
        yield Fact("scouted", sum(path.space for path in state.paths if path.scout >= 0))
        for laid in (*state.display, *state.scenario):
            yield Fact("loaded", laid.resources, (("card", laid.card),))
        yield Fact("trouble", len(state.dusk) + len(state.dusk_discard), fewer=True)
        for laid in state.display:
            event = state.pack.events.get(laid.card)
            if event is not None and event.dusk:
                yield Fact("evenings", 1, (("card", laid.card),), fewer=True)
