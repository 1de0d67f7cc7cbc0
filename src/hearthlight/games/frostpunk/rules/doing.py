"""The interpreter of effects: one function for each word of the vocabulary, in the order of `effects.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hearthlight.kernel import Action, Move

from ..content import effects as word
from ..content.effects import DISCONTENT, HOPE, KINDS, RESOURCES, Effect
from .asking import LEADER, Ask
from .costs import Pay, SpendResource, TakeOff, can_pay
from .display import lay_down, remove_card, show_scenario, shuffle_in, sift_dusk
from .ending import lose, win
from .judging import active, holds, signed, value
from .loading import EmptyCard, LoadCard, UnloadCard
from .model import MOST, STRESS_SPACES, Frostpunk
from .moods import Turn, TurnKind, change
from .moves import DONE, DestroyBuilding, Fell, Option, Spend
from .people import (
    ChooseCure,
    ChooseDeath,
    ChooseLeaver,
    ChooseSick,
    ChooseTired,
    ChooseTreat,
    ChooseTurn,
    arrive,
    draw_citizen,
    leave,
    sicken,
    tire,
    turn_marker,
)


class Do(Action[Frostpunk], frozen=True):
    """Carry out effects one after the other; each is finished, with all its choices, before the next begins."""

    effects: tuple[Effect, ...]
    card: str = ""
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        if self.effects:
            first, *rest = self.effects
            if rest:
                state.push(Do(tuple(rest), self.card, self.seat))
            _WORDS[type(first)](state, first, self)


class Again(Action[Frostpunk], frozen=True):
    """The same effects so many times; how often is fixed when it begins."""

    times: int
    effects: tuple[Effect, ...]
    card: str = ""
    seat: int = LEADER

    def run(self, state: Frostpunk) -> None:
        if self.times > 0:
            state.push(
                Do(self.effects, self.card, self.seat), Again(self.times - 1, self.effects, self.card, self.seat)
            )


def _gain(state: Frostpunk, effect: word.Gain, do: Do) -> None:
    gained = {name: value(state, getattr(effect, name)) for name in ("food", *RESOURCES)}
    for name, number in gained.items():
        if number:
            limit = MOST if name == "food" else 10**6  # F13.1
            setattr(state, name, min(limit, getattr(state, name) + number))
            state.tell("gained", None, what=name, count=number)
    gain_automata(state, effect.automata)
    state.push(*([ChooseSick()] * effect.sick))
    for kind, number in enumerate((effect.workers, effect.engineers, effect.children)):
        if number:
            arrive(state, kind, number)
    for _ in range(effect.citizen_cards):
        for seat, hand in enumerate(state.hands):
            if state.citizens or state.citizens_discard:
                hand.append(draw_citizen(state))
                state.tell("drew-citizen", seat, card=hand[-1])


def gain_automata(state: Frostpunk, number: int) -> None:
    """F11.2: up to 6."""
    gained = min(number, 6 - state.automata)
    if gained:
        state.automata += gained
        state.automata_ready += gained
        state.tell("gained", None, what="automata", count=gained)


def _lose(state: Frostpunk, effect: word.Lose, do: Do) -> None:
    for name in ("food", *RESOURCES):
        lost = min(getattr(state, name), value(state, getattr(effect, name)))
        if lost:
            setattr(state, name, getattr(state, name) - lost)
            state.tell("lost-things", None, what=name, count=lost)
    if effect.resources == "all":
        for name in RESOURCES:
            if lost := getattr(state, name):
                setattr(state, name, 0)
                state.tell("lost-things", None, what=name, count=lost)
    else:
        state.push(*([SpendResource(seat=do.seat)] * value(state, effect.resources)))
    if scrapped := min(state.automata, effect.automata):
        state.automata -= scrapped
        state.automata_ready = max(0, state.automata_ready - scrapped)  # those in the stockpile first
        state.tell("lost-things", None, what="automata", count=scrapped)
    for kind, number in enumerate((effect.workers, effect.engineers, effect.children)):
        leave(state, kind, number)
    state.push(*([ChooseLeaver()] * effect.citizens))


class MoodStep(Action[Frostpunk], frozen=True):
    """F2.8: one step of several, each with its own choice."""

    what: str
    kind: str
    by: int
    only_removal: bool = False
    card: str = ""

    def run(self, state: Frostpunk) -> None:
        if self.what == "discontent" and self.by > 0 and guarded(state, self.card):
            state.once.append(GUARD)
            state.push(Guard(step=self))
        else:
            self.carry_out(state)

    def carry_out(self, state: Frostpunk) -> None:
        change(state, self.what, self.kind, self.by, only_removal=self.only_removal)


GUARD = "guard"


def guarded(state: Frostpunk, card: str) -> bool:
    """Whether a law may ward off this step: the first + discontent of a dusk card in a round, for 1 coal."""
    return (
        state.coal > 0
        and GUARD not in state.once
        and state.pack.of_dusk(card)
        and any(rules.discontent_guard for rules in state.pack.rules_in_force(state))
    )


class Guard(Ask, frozen=True):
    """The night watch: 1 coal, and the discontent is ignored."""

    asks = "guard"
    rule = "F10.1"
    step: MoodStep = MoodStep("discontent", "", 1)

    def options(self, state: Frostpunk) -> list[Move]:
        return [Spend("coal"), DONE]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Spend):
            state.coal -= 1
            state.tell("guarded")
        else:
            self.step.carry_out(state)


def _mood(what: str) -> Callable[[Frostpunk, Any, Do], None]:
    def carry_out(state: Frostpunk, effect: word.Hope | word.Discontent, do: Do) -> None:
        step = MoodStep(what, effect.kind, 1 if effect.by > 0 else -1, effect.only_removal, do.card)
        state.push(*([step] * abs(effect.by)))

    return carry_out


def _turn_tokens(state: Frostpunk, effect: word.Activate | word.Exhaust, do: Do) -> None:
    activating = isinstance(effect, word.Activate)
    if effect.everything:
        state.push(TurnKind(what=effect.what, active=activating))
    else:
        state.push(*([Turn(what=effect.what, active=activating)] * value(state, effect.count)))


def _sick(state: Frostpunk, effect: word.Sick, do: Do) -> None:
    number = value(state, effect.count)
    if effect.kind == "any":
        state.push(*([ChooseSick()] * number))
    else:
        state.push(*([Sicken(KINDS.index(effect.kind))] * number))


class Sicken(Action[Frostpunk], frozen=True):
    kind: int

    def run(self, state: Frostpunk) -> None:
        sicken(state, self.kind)


def _cure(state: Frostpunk, effect: word.Cure, do: Do) -> None:
    among = (0, 1, 2) if effect.kind == "any" else (KINDS.index(effect.kind),)
    number = value(state, effect.count)
    state.push(*(ChooseCure(seat=do.seat, among=among, left=number - done) for done in range(number)))


def _treat(state: Frostpunk, effect: word.Treat, do: Do) -> None:
    state.push(*([ChooseTreat(seat=do.seat)] * value(state, effect.count)))


def _turn_marker(state: Frostpunk, effect: word.TurnMarker, do: Do) -> None:
    if effect.every:
        for kind, people in enumerate(state.people):
            if people.sick and not (effect.only_worse and people.grave):  # Q25
                turn_marker(state, kind)
    else:
        state.push(*([ChooseTurn(only_worse=effect.only_worse)] * value(state, effect.count)))


def _die(state: Frostpunk, effect: word.Die, do: Do) -> None:
    among = (0, 1, 2) if effect.kind == "any" else (KINDS.index(effect.kind),)
    state.push(*([ChooseDeath(among=among, quietly=effect.quietly)] * value(state, effect.count)))


def _tire(state: Frostpunk, effect: word.Tire, do: Do) -> None:
    from .costs import tired_kinds

    among = tired_kinds(effect.kind)
    for _ in range(value(state, effect.count)):
        if len(among) == 1:
            tire(state, among[0])
        else:
            state.push(ChooseTired(among=among))


def _hunger(state: Frostpunk, effect: word.Hunger, do: Do) -> None:
    state.hunger = max(0, min(MOST, state.hunger + signed(state, effect.by)))
    state.tell("hunger", None, hunger=state.hunger)


def _corpses(state: Frostpunk, effect: word.Corpses, do: Do) -> None:
    state.corpses = max(0, state.corpses + effect.by)
    state.tell("corpses", None, corpses=state.corpses)
    if state.corpses >= state.pack.content.tracks.corpses:
        lose(state, "corpses")


def _stress(state: Frostpunk, effect: word.Stress, do: Do) -> None:
    """Beyond the track they lie on the overload space until the generator phase looks at it."""
    total = max(0, state.stress + state.overload + effect.by)
    state.stress, state.overload = min(STRESS_SPACES, total), max(0, total - STRESS_SPACES)
    if effect.by < 0:
        state.tell("relieved", None, stress=state.stress)
    else:
        state.tell("stress", None, count=effect.by, stress=state.stress, overload=state.overload)


def _markers(state: Frostpunk, effect: word.Markers, do: Do) -> None:
    top = len(state.pack.content.tracks.heat) - 1
    state.cold = max(0, min(top, state.cold + effect.cold))
    state.ranges = [
        max(0, min(top, place + by))
        for place, by in zip(state.ranges, (effect.red, effect.orange, effect.yellow), strict=True)
    ]
    if effect.output:
        state.output = max(0, min(state.cold, state.output + effect.output))
    if state.storm and effect.storm:
        state.storm = max(1, state.storm - effect.storm)
    for marker in ("cold", "red", "orange", "yellow", "output", "storm"):
        if steps := getattr(effect, marker):
            state.tell("marker", None, marker=marker, steps=steps)


def _shuffle_in(state: Frostpunk, effect: word.ShuffleIn, do: Do) -> None:
    for card in effect.cards:
        shuffle_in(state, card)


def _remove_cards(state: Frostpunk, effect: word.RemoveCards, do: Do) -> None:
    for card in effect.cards:
        remove_card(state, card)


def _put_card(state: Frostpunk, effect: word.PutCard, do: Do) -> None:
    lay_down(state, do.card, effect.to)


def _scenario(state: Frostpunk, effect: word.RevealScenario, do: Do) -> None:
    for card in effect.show:
        show_scenario(state, card)


def _cover(state: Frostpunk, effect: word.Cover, do: Do) -> None:
    lay_down(state, do.card, "display", covers=effect.law)


def _load(state: Frostpunk, effect: word.Load, do: Do) -> None:
    left = 99 if effect.any_number else value(state, effect.count)
    state.push(LoadCard(do.seat, do.card, effect.of, left, effect.any_number))


def _unload(state: Frostpunk, effect: word.Unload, do: Do) -> None:
    card = effect.card or do.card
    left = 99 if effect.count == "all" else value(state, effect.count)
    state.push(UnloadCard(do.seat, card, left), EmptyCard(card))


def _take_from_map(state: Frostpunk, effect: word.TakeFromMap, do: Do) -> None:
    number = value(state, effect.count)
    there = sum(state.field_wood) + sum(state.field_coal) + sum(state.field_cores)
    if number > there:
        state.coal += number - there
        state.tell("gained", None, what="coal", count=number - there)
    state.push(*([TakeOff(seat=do.seat, keep=True)] * min(number, there)))


class ChooseDestroyed(Ask, frozen=True):
    """F5.3: a building that may be destroyed returns to the board."""

    asks = "destroy"
    rule = "F5.3"
    building: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        buildings = state.pack.buildings
        return [
            DestroyBuilding(built.building, built.fields[0])
            for built in state.built
            if not buildings[built.building].printed and self.building in ("", built.building)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        from .building import tear_down

        assert isinstance(move, DestroyBuilding)
        tear_down(state, move.field)


def _destroy(state: Frostpunk, effect: word.Destroy, do: Do) -> None:
    state.push(*([ChooseDestroyed(building=effect.building)] * effect.count))


def _ruin(state: Frostpunk, effect: word.Ruin, do: Do) -> None:
    from .building import ruin_all

    ruin_all(state, effect.building)


class ChooseTree(Ask, frozen=True):
    """A tree of choice leaves the map."""

    asks = "fell"
    rule = "F13.1"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Fell(field) for field, trees in enumerate(state.field_trees) if trees]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Fell)
        state.field_trees[move.field] -= 1
        state.tell("felled", None, field=move.field)


def _trees(state: Frostpunk, effect: word.Trees, do: Do) -> None:
    state.push(*([ChooseTree()] * effect.count))


def _research(state: Frostpunk, effect: word.Research, do: Do) -> None:
    from .research import hurry

    hurry(state, effect.steps)


def _sift(state: Frostpunk, effect: word.SpyDusk, do: Do) -> None:
    sift_dusk(state, effect.draw, effect.discard)


def _win(state: Frostpunk, effect: word.Win, do: Do) -> None:
    win(state)


def _when(state: Frostpunk, effect: word.When, do: Do) -> None:
    chosen = effect.then if holds(state, effect.condition, do.card) else effect.otherwise
    state.push(Do(chosen, do.card, do.seat))


def _first(state: Frostpunk, effect: word.First, do: Do) -> None:
    """F4.3: read from the top; only the first case that applies is carried out."""
    for case in effect.cases:
        if holds(state, case.condition, do.card):
            state.push(Do(case.effects, do.card, do.seat))
            return


def _each(state: Frostpunk, effect: word.Each, do: Do) -> None:
    state.push(Again(value(state, effect.of), effect.effects, do.card, do.seat))


class ChooseOne(Ask, frozen=True):
    """One of several effects, as far as its condition holds and its cost can be paid."""

    asks = "choose"
    rule = "F1.3"
    choices: tuple[word.Choice, ...] = ()
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return [
            Option(number)
            for number, choice in enumerate(self.choices, 1)
            if holds(state, choice.condition, self.card) and can_pay(state, choice.cost)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Option)
        choice = self.choices[move.number - 1]
        state.push(Pay(choice.cost, self.seat), Do(choice.effects, self.card, self.seat))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card}


def _choose(state: Frostpunk, effect: word.Choose, do: Do) -> None:
    state.push(ChooseOne(do.seat, effect.options, do.card))


def _most_active(state: Frostpunk, effect: word.MostActive, do: Do) -> None:
    """DIS01: ties count all of them; with none active nothing happens."""
    counts = {kind: active(state, kind) for kind in HOPE + DISCONTENT}
    most = max(counts.values())
    for kind in [kind for kind, number in counts.items() if most and number == most][::-1]:
        state.push(
            Do(effect.once.get(kind, ()), do.card, do.seat), Again(most, getattr(effect, kind), do.card, do.seat)
        )


_WORDS: dict[type, Callable[[Frostpunk, Any, Do], None]] = {
    word.Gain: _gain,
    word.Lose: _lose,
    word.Hope: _mood("hope"),
    word.Discontent: _mood("discontent"),
    word.Activate: _turn_tokens,
    word.Exhaust: _turn_tokens,
    word.Sick: _sick,
    word.Cure: _cure,
    word.Treat: _treat,
    word.TurnMarker: _turn_marker,
    word.Die: _die,
    word.Tire: _tire,
    word.Hunger: _hunger,
    word.Corpses: _corpses,
    word.Stress: _stress,
    word.Markers: _markers,
    word.ShuffleIn: _shuffle_in,
    word.RemoveCards: _remove_cards,
    word.PutCard: _put_card,
    word.RevealScenario: _scenario,
    word.Cover: _cover,
    word.Load: _load,
    word.Unload: _unload,
    word.TakeFromMap: _take_from_map,
    word.Destroy: _destroy,
    word.Ruin: _ruin,
    word.Trees: _trees,
    word.Research: _research,
    word.SpyDusk: _sift,
    word.Win: _win,
    word.When: _when,
    word.First: _first,
    word.Each: _each,
    word.Choose: _choose,
    word.MostActive: _most_active,
}
