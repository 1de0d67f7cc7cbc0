"""The outlook against what then happens: from many positions the phase is played on a copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk, FrostpunkOptions
from hearthlight.games.frostpunk.content.terms import KINDS, ON_FIELD
from hearthlight.games.frostpunk.rules.city.buildings import erect, erectable
from hearthlight.games.frostpunk.rules.city.clearing import LaySectors
from hearthlight.games.frostpunk.rules.city.erecting import ErectOn
from hearthlight.games.frostpunk.rules.city.stores import in_stock, missing
from hearthlight.games.frostpunk.rules.machine.heat import outputs
from hearthlight.games.frostpunk.rules.model import FIGURES
from hearthlight.games.frostpunk.rules.moves import DONE, FUEL, STOP, Lay, On
from hearthlight.games.frostpunk.rules.outlook import outlook_of
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.actions.turns import ActionsPhase
from hearthlight.games.frostpunk.rules.phases.generator import Freeze, FuelGenerator
from hearthlight.games.frostpunk.rules.phases.hunger import HungerPhase
from hearthlight.games.frostpunk.rules.phases.night import NightPhase
from hearthlight.kernel import Dice, Event, Step

from .charms import charm

HUNGER, NIGHT = 8, 9
GAMES, EVERY = 6, 4
"""Of every so many moves one is looked at."""
CHOICES = {"figure": STOP, "end-actions": DONE, "fuel": DONE}
"""Nobody acts, nothing more is heated; everything else is left to chance."""


def positions() -> Iterator[tuple[Frostpunk, Dice]]:
    """Charmed games: all rounds and phases, with laws, technologies, shelters, prisons and scouts."""
    for seed in range(GAMES):
        options = FrostpunkOptions(players=1 + seed % 4, group=1 + seed % 6)
        state, dice = FROSTPUNK.new(options, seed), Dice(seed)
        while state.to_act:
            charm(state, dice)
            if state.ply % EVERY == 0 and state.round:
                yield state, dice
            seat = dice.pick(state.to_act)
            state.play(seat, dice.pick(state.moves(seat)))


def played(state: Frostpunk, dice: Dice, *steps: Step[Frostpunk]) -> list[Event]:
    """Everything that these steps tell, or the rest of the game up to the night."""
    twin = state.supposing(*steps) if steps else state.copy()
    told = list(twin.events) if steps else []
    while twin.to_act and (steps or twin.phase == state.phase):
        seat = twin.to_act[0]
        moves = twin.moves(seat)
        wanted = CHOICES.get(twin.decision(seat, details=False).asks)
        twin.play(seat, wanted if wanted in moves else dice.pick(moves))
        told += twin.events
    return told


def numbers(told: list[Event], kind: str, name: str = "count") -> list[int]:
    return [int(str(event.data[name])) for event in told if event.kind == kind]


def test_the_meal() -> None:
    """F4.18, F4.19. A death asks for a card, which may bring or take food: then only its own step is compared."""
    seen: Counter[str] = Counter()
    for state, dice in positions():
        meal = outlook_of(state).meals.next
        if state.phase == HUNGER:
            told = played(state, dice)
        else:
            city = state.copy()
            city.round = meal.round
            told = played(city, dice, HungerPhase())
            assert sum(numbers(told, "stilled")) == meal.stilled
            assert sum(numbers(told, "starved")) == (0 if meal.lost else meal.starving)
        seen["starving"] += meal.starving > 0
        if any(event.kind in ("died", "lost") for event in told):
            continue
        assert not meal.deaths
        (fed,) = [event for event in told if event.kind == "fed"]
        assert (fed.data["kind"], fed.data["count"], fed.data["hunger"]) == (meal.kind, meal.eaten, meal.hunger)
        seen["fed"] += 1
        seen["hungry"] += meal.hunger > 0
    assert seen["fed"] > 300
    assert seen["hungry"]
    assert seen["starving"]


def test_the_night() -> None:
    """F4.20: so many without a bed, of each kind at least those who were foretold."""
    seen: Counter[str] = Counter()
    for state, dice in positions():
        night = outlook_of(state).night
        if state.phase == NIGHT:
            continue
        told = played(state, dice, *([] if night.tonight else [ActionsPhase()]), NightPhase())
        slept = sum(numbers(told, "slept"))
        if not any(event.kind == "slept" for event in told):
            assert any(event.kind == "lost" for event in told)  # those in a cold prison were too many
            continue
        assert slept == night.beds.bedless
        end = next(place for place, event in enumerate(told) if event.kind == "slept")
        struck = Counter(event.data["kind"] for event in told[end:] if event.kind in ("fell-sick", "turned-marker"))
        before = Counter(event.data["kind"] for event in told[:end] if event.kind in ("fell-sick", "turned-marker"))
        if not any(event.kind in ("died", "lost") for event in told):
            for kind, least in zip(KINDS, night.beds.certain, strict=True):
                if state.people[KINDS.index(kind)].number:
                    assert struck[kind] + before[kind] >= least
        seen["all warm" if not slept else "bedless"] += 1
        seen["shelters"] += bool(night.shelters)
    assert seen["bedless"]
    assert seen["shelters"]


def test_heat() -> None:
    """F4.4, F4.5: each coal as it is burnt, and whom the cold strikes then."""
    coal = 0
    for state, dice in positions():
        steps = outlook_of(state).heating.steps
        assert [step.output for step in steps] == outputs(state)
        city = state.copy()
        for step in steps:
            froze = numbers(played(city, dice, Freeze()), "froze")
            assert sum(froze) == len(step.freezing)
            now = outlook_of(city)
            assert (now.night.beds, now.heating.steps[0].cubes) == (step.beds, step.cubes)
            if step is not steps[-1]:
                asked = FuelGenerator()
                city = city.answering(asked, asked.seats(city)[0], FUEL)
                city.outcome = None
                coal += 1
    assert coal > 20


def test_plans_and_work() -> None:
    """F1.4, F5.3: what is missing is what keeps a building from being erected; F4.12: who can act where."""
    for state, _ in positions():
        outlook = outlook_of(state)
        assert {plan.building for plan in outlook.plans.buildings if plan.possible} == set(erectable(state))
        for building in state.pack.buildings.values():
            assert (not missing(state, building.cost)) == in_stock(state, building.cost)
        question = state.question
        if isinstance(question, ErectOn):
            plan = next(plan for plan in outlook.plans.buildings if plan.building == question.building)
            assert [On(fields[0]) for fields in plan.sites] == question.options(state)
            losses = {loss.fields: loss.lost for loss in outlook.plans.losses}
            for fields in plan.sites:
                city = state.copy()
                erect(city, question.building, fields[0])
                on_map = {thing: sum(state.on_fields[thing]) - sum(city.on_fields[thing]) for thing in ON_FIELD}
                assert losses.get(fields, {}) == {thing: number for thing, number in on_map.items() if number}
        if isinstance(question, LaySectors) and not question.covered and question.left:
            assert [Lay(place) for place in outlook.plans.snow[question.ring]] == question.options(state)
        if isinstance(question, ChooseAction) and question.skilled < 0:  # the young act like somebody else
            figure, asked = FIGURES[question.figure], state.decision(question.seat)
            offered = {move.notation() for move in asked.moves}
            works = {work.move for work in outlook.works if figure in work.figures}
            assert works == {move for move in offered if move.split()[0] in ("use", "gather", "gather-tree")}
            for work in outlook.works:
                if work.move in offered:
                    assert asked.details[work.move]["cold"] == work.cold
