"""Citizen cards: an action with something more, or in place of it (F8.3)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ....content.terms import KINDS
from ...agenda.asking import Ask
from ...agenda.doing import Do
from ...agenda.paying import Pay, can_pay
from ...cards.expeditions import free_paths
from ...city.buildings import can_build
from ...city.clearing import places_for
from ...city.gathering import gather_fields
from ...city.using import has_room, usable
from ...machine.heat import is_cold
from ...model import CHILD, Frostpunk
from ...moves import BUILD, ClearSnow, Deed, Gather, SendScout, UseBuilding, UseSpecial
from ...people.sickness import sicken
from .deeds import Perform, special_cards, special_possible, stand_there
from .talents import CHANCES, Talent


def chances(state: Frostpunk, card: str) -> list[Move]:
    """The actions that a citizen card could be played with now, whatever its kind of figure may do otherwise."""
    ability = state.pack.citizens[card].ability
    if not state.people[KINDS.index(ability.kind)].ready or not can_pay(state, ability.cost):
        return []
    if ability.special in CHANCES:
        return CHANCES[ability.special](state)
    if ability.action == "clear":
        return [ClearSnow(ring) for ring in ("inner", "outer") if places_for(state, ring)]
    if ability.action == "gather":
        return [Gather(field) for field in gather_fields(state)]
    if ability.action == "build":
        return [BUILD] if can_build(state) else []
    if ability.action == "use":
        return [
            UseBuilding(built.building, built.fields[0])
            for built in state.built
            if built.building in ability.buildings and (usable if ability.mode == "and" else has_room)(state, built)
        ]
    if ability.action == "scout":
        return [SendScout(path + 1) for path in free_paths(state)]
    return [UseSpecial(shown) for shown in special_cards(state) if special_possible(state, shown, None)]


class CitizenAction(Ask, frozen=True):
    """F8.3: where the card is played."""

    asks = "citizen-action"
    rule = "F8.3"
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return chances(state, self.card)

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Deed)
        ability = state.pack.citizens[self.card].ability
        kind = KINDS.index(ability.kind)
        state.hands[self.seat].remove(self.card)
        state.played[self.seat] = self.card
        state.people[kind].ready -= 1
        state.children_used += kind == CHILD
        state.tell("played-citizen", self.seat, card=self.card, move=move)
        state.push(PerformCitizen(self.seat, self.card, move))
        if is_cold(state, move) and not ability.heated:
            sicken(state, kind)  # F4.13: before it is carried out

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card}


class PerformCitizen(Action[Frostpunk], frozen=True):
    """The effect adds to the action, or replaces it."""

    seat: int
    card: str
    deed: Deed

    def run(self, state: Frostpunk) -> None:
        ability = state.pack.citizens[self.card].ability
        figure = KINDS.index(ability.kind)
        plain = ability.mode == "and" and not ability.special and not ability.times
        if not plain:
            stand_there(state, figure, self.deed)
        if not can_pay(state, ability.cost):  # a death on the way has taken it
            return
        state.push(
            Pay(ability.cost, self.seat),
            *([Perform(self.seat, figure, self.deed)] if plain else []),
            Do(ability.effects, self.card, self.seat),
            Talent(self.seat, self.card, self.deed),
        )
