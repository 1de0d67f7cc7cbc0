"""Phase 9: night (F4.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hearthlight.kernel import Action, Move

from ...content.terms import KINDS
from ..agenda.asking import Ask, Detail
from ..agenda.doing import Do
from ..city.buildings import places_in
from ..city.using import SpecialUse, special_use
from ..machine.heat import building_heated
from ..model import AUTOMATON, CHILD, Built, Frostpunk, Once, Phase, Used
from ..moves import Bed
from ..people.kinds import kind_of, standing
from ..people.sickness import Sicken, sicken
from .generator import FuelGenerator


class NightPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.NIGHT
        come_home(state)
        state.push(FuelGenerator(), PutToBed(), NightEffects(), EndOfNight())


def come_home(state: Frostpunk) -> None:
    """Tokens with a figure go back, tokens without stay; all figures but scouts return to the stockpile."""
    for people in state.people:
        people.tired -= people.resting
        people.ready += people.resting
        people.resting = 0
    for place, built in enumerate(state.built):
        if not stays_overnight(state, built):
            clear_building(state, place)
    for _, figure in state.gathered:
        give_back(state, figure)
    state.gathered = []
    for figure in state.busy:
        give_back(state, figure)
    state.busy, state.spaces = [], []
    for row in (state.display, state.scenario):
        for place, laid in enumerate(row):
            if laid.figures:
                for figure in laid.figures:
                    give_back(state, figure)
                row[place] = msgspec.structs.replace(laid, figures=())
    for kind, people in enumerate(state.people):
        if Used(Once.SHIFT, KINDS[kind]) in state.once:  # the long shift: one figure stood in two places
            people.ready = max(0, people.ready - 1)


OVERNIGHT = "stay-overnight"


@special_use(OVERNIGHT)
def stay_overnight(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    """Q19: nothing at once; the figure comes back at the end of the night."""


def stays_overnight(state: Frostpunk, built: Built) -> bool:
    use = state.pack.buildings[built.building].use
    return use is not None and use.special == OVERNIGHT


def clear_building(state: Frostpunk, place: int) -> None:
    built = state.built[place]
    if built.figures:
        for figure in built.figures:
            give_back(state, figure)
        state.built[place] = msgspec.structs.replace(built, figures=())


def give_back(state: Frostpunk, figure: int) -> None:
    """Into the stockpile; an automaton that was lost at its work goes to the supply."""
    if figure == AUTOMATON:
        state.automata_ready = min(state.automata, state.automata_ready + 1)
    else:
        state.people[figure].ready += 1


def sleeping_places(state: Frostpunk) -> list[int]:
    """For each building how many figures can sleep there when it is heated; laws add to shelters."""
    rules = state.rules_in_force()
    more = sum(rule.shelter_places for rule in rules)
    return [places + more if (places := places_in(state, built, rules)) else 0 for built in state.built]


def beds(state: Frostpunk) -> tuple[int, int]:
    """Sleeping places in heated shelters: for children only, and for all."""
    children = everyone = 0
    for built, places in zip(state.built, sleeping_places(state), strict=True):
        if places and building_heated(state, built):
            if state.pack.buildings[built.building].for_children:
                children += places
            else:
                everyone += places
    return children, everyone


def freezing_prisoners(state: Frostpunk) -> tuple[int, ...]:
    """Q19: who stays in a prison sleeps there if it is heated."""
    return tuple(
        figure
        for built in state.built
        if stays_overnight(state, built) and not building_heated(state, built)
        for figure in built.figures
        if figure != AUTOMATON
    )


class Bedtime(NamedTuple):
    in_nursery: int
    """Children who sleep in places for children only,"""
    places: int
    """warm ones for everyone else,"""
    waiting: tuple[int, ...]
    """the figures of each kind that need one of them,"""
    cold: tuple[int, ...]
    """and those who stay in a cold prison."""


def bedtime(state: Frostpunk) -> Bedtime:
    """Q15: every citizen figure in the stockpile needs a place; children's places are filled first."""
    for_children, everyone = beds(state)
    waiting = [people.ready for people in state.people]
    in_nursery = min(waiting[CHILD], for_children)
    waiting[CHILD] -= in_nursery
    return Bedtime(in_nursery, everyone, tuple(waiting), freezing_prisoners(state))


def surely_bedless(places: int, waiting: Sequence[int]) -> tuple[int, ...]:
    """So many of each kind go without a place, to whomever the places are given."""
    return tuple(max(0, number - places) for number in waiting)


class PutToBed(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        _, places, waiting, cold = bedtime(state)
        state.push(*map(Sicken, cold), Beds(places, waiting, len(cold)))


class Beds(Action[Frostpunk], frozen=True):
    """Places are given one by one while there is a choice; for every figure left without, a citizen falls sick."""

    left: int
    waiting: tuple[int, ...]
    cold: int = 0
    """Figures that stay in a cold prison: without a bed, too."""

    def run(self, state: Frostpunk) -> None:
        kinds = sum(number > 0 for number in self.waiting)
        if self.left and sum(self.waiting) > self.left and kinds > 1:
            state.push(GiveBed(left=self.left, waiting=self.waiting, cold=self.cold))
            return
        bedless = surely_bedless(self.left, self.waiting)  # nothing is left to choose, so these are all
        state.bedless = sum(bedless) + self.cold
        state.tell("slept", None, count=state.bedless, bedless=list(bedless))
        state.push(*(Sicken(kind) for kind, number in enumerate(bedless) for _ in range(number)))


class GiveBed(Ask, frozen=True):
    """F4.20: which kind of figure sleeps warm."""

    asks = "bed"
    rule = "F4.20"
    left: int = 0
    waiting: tuple[int, ...] = (0, 0, 0)
    cold: int = 0

    def options(self, state: Frostpunk) -> list[Move]:
        return [Bed(KINDS[kind]) for kind, number in enumerate(self.waiting) if number]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Bed)
        waiting = list(self.waiting)
        waiting[KINDS.index(move.kind)] -= 1
        state.push(Beds(self.left - 1, tuple(waiting), self.cold))

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        """How this kind would stand tomorrow with no bed, with one and so on: whoever has none falls sick."""
        assert isinstance(move, Bed)
        kind, shares = kind_of(move), []
        for beds in range(self.waiting[kind] + 1):
            city = state.copy()
            for _ in range(self.waiting[kind] - beds):
                sicken(city, kind)
            shares.append(standing(city.people[kind]))
        return {"shares": shares}

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"beds": self.left, "figures": sum(self.waiting)}


class NightEffects(Action[Frostpunk], frozen=True):
    """Effects of displayed cards at the end of the night."""

    def run(self, state: Frostpunk) -> None:
        events = state.pack.events
        cards = [laid.card for laid in state.display if laid.card in events and events[laid.card].night]
        state.push(*(step for card in cards for step in (ActsAtNight(card), Do(events[card].night, card))))


class ActsAtNight(Action[Frostpunk], frozen=True):
    """Whoever is asked something by a displayed card hears which one asks."""

    card: str

    def run(self, state: Frostpunk) -> None:
        state.tell("at-night", None, card=self.card)


class EndOfNight(Action[Frostpunk], frozen=True):
    """Citizen cards that were played are discarded, prisoners come back."""

    def run(self, state: Frostpunk) -> None:
        for place, built in enumerate(state.built):
            if stays_overnight(state, built):
                clear_building(state, place)
        state.citizens_discard += [card for card in state.played if card]
        state.played = [""] * state.seats
        state.children_used = 0
        for row in (state.display, state.scenario):
            for place, laid in enumerate(row):
                row[place] = msgspec.structs.replace(laid, used=laid.used and state.pack.once_per_game(laid.card))
