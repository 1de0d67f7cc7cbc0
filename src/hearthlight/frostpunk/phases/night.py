"""Phase 9: night (F4.20)."""

from __future__ import annotations

import msgspec

from ...kernel import Action, Move
from ..asking import Ask
from ..doing import Do
from ..effects import KINDS
from ..heat import building_heated
from ..judging import law_holds
from ..model import AUTOMATON, CHILD, Frostpunk
from ..moves import Bed
from ..people import sicken
from .generator import FuelGenerator


class NightPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.phase = 9
        come_home(state)
        state.push(FuelGenerator(), PutToBed(), NightEffects(), EndOfNight())


def come_home(state: Frostpunk) -> None:
    """Tokens with a figure go back, tokens without stay; all figures but scouts return to the stockpile."""
    for people in state.people:
        people.tired -= people.resting
        people.ready += people.resting
        people.resting = 0
    stays = {place for place, built in enumerate(state.built) if _stays(state, built.building)}
    for place, built in enumerate(state.built):
        if place not in stays:
            for figure in built.figures:
                give_back(state, figure)
            state.built[place] = msgspec.structs.replace(built, figures=())
    for figure in state.gathered.values():
        give_back(state, figure)
    state.gathered = {}
    for row in (state.display, state.scenario):
        for place, laid in enumerate(row):
            for figure in laid.figures:
                give_back(state, figure)
            row[place] = msgspec.structs.replace(laid, figures=())


def _stays(state: Frostpunk, building: str) -> bool:
    use = state.pack.buildings[building].use
    return use is not None and use.special == "stay-overnight"


def give_back(state: Frostpunk, figure: int) -> None:
    if figure == AUTOMATON:
        state.automata_ready += 1
    else:
        state.people[figure].ready += 1


def beds(state: Frostpunk) -> tuple[int, int]:
    """Sleeping places in heated shelters: for children only, and for all (F4.20)."""
    children = everyone = 0
    more = sum(rule.shelter_places for rule in state.pack.rules_in_force(state))
    for built in state.built:
        building = state.pack.buildings[built.building]
        if building.places and building_heated(state, built):
            if building.for_children:
                children += building.places + more
            else:
                everyone += building.places + more
    return children, everyone


class PutToBed(Action[Frostpunk], frozen=True):
    """Children's places are filled with children; the others as the players choose."""

    def run(self, state: Frostpunk) -> None:
        for_children, everyone = beds(state)
        waiting = [people.ready for people in state.people]
        waiting[CHILD] -= min(waiting[CHILD], for_children)
        state.push(GiveBeds(left=everyone, waiting=tuple(waiting)))


class GiveBeds(Ask, frozen=True):
    """F4.20: which kinds of figures sleep warm; those without a place make a citizen of their kind sick."""

    asks = "bed"
    rule = "F4.20"
    left: int = 0
    waiting: tuple[int, ...] = (0, 0, 0)

    def options(self, state: Frostpunk) -> list[Move]:
        kinds = [kind for kind, number in enumerate(self.waiting) if number]
        if sum(self.waiting) <= self.left or not self.left or len(kinds) < 2:
            self.settle(state)
            return []
        return [Bed(KINDS[kind]) for kind in kinds]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Bed)
        waiting = list(self.waiting)
        waiting[KINDS.index(move.kind)] -= 1  # type: ignore[arg-type]
        state.push(GiveBeds(left=self.left - 1, waiting=tuple(waiting)))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"beds": self.left, "figures": sum(self.waiting)}

    def settle(self, state: Frostpunk) -> None:
        """No choice is left: who still waits beyond the places falls sick."""


class NightEffects(Action[Frostpunk], frozen=True):
    """Effects of displayed cards at the end of the night."""

    def run(self, state: Frostpunk) -> None:
        cards = [laid.card for laid in state.display if laid.card in state.pack.events]
        state.push(*(Do(state.pack.events[card].night, card) for card in cards if state.pack.events[card].night))


class EndOfNight(Action[Frostpunk], frozen=True):
    """Citizen cards that were played are discarded; the next round begins."""

    def run(self, state: Frostpunk) -> None:
        from ..round import Round

        state.citizens_discard += [card for card in state.played if card]
        state.played = [""] * state.seats
        state.children_used = 0
        for row in (state.display, state.scenario):
            for place, laid in enumerate(row):
                row[place] = msgspec.structs.replace(laid, used=False)
        state.push(Round())


__all__ = ["GiveBeds", "NightPhase", "law_holds", "sicken"]
