"""Citizen cards: an action with something more, or in place of it (F8.3)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Action, Move, Refusal

from ....content.cards import Ability
from ....content.terms import KINDS
from ...agenda.asking import Ask, Detail
from ...agenda.doing import Do
from ...agenda.paying import Pay, can_pay, refuse_for, unpaid
from ...cards.expeditions import closed_paths, free_paths
from ...city.buildings import can_build
from ...city.clearing import can_clear
from ...city.gathering import gather_fields
from ...city.using import has_room, refuse_use, why_not_used
from ...machine.heat import is_cold
from ...model import CHILD, Built, Frostpunk
from ...moves import BUILD, ClearSnow, Deed, Gather, PlayCitizen, SendScout, UseBuilding, UseSpecial
from ...people.sickness import sicken
from .deeds import Perform, special_cards, special_possible, stand_there
from .talents import CHANCES, Talent


def chances(state: Frostpunk, card: str) -> list[Move]:
    """The actions that a citizen card could be played with now, whatever its kind of figure may do otherwise."""
    ability = state.pack.citizens[card].ability
    if why_not_ready(state, ability):
        return []
    if ability.special in CHANCES:
        return CHANCES[ability.special](state)
    if ability.action == "clear":
        return [ClearSnow(ring) for ring in ("inner", "outer") if can_clear(state, ring)]
    if ability.action == "gather":
        return [Gather(field) for field in gather_fields(state)]
    if ability.action == "build":
        return [BUILD] if can_build(state) else []
    if ability.action == "use":
        return [
            UseBuilding(built.building, built.fields[0])
            for built in state.built
            if built.building in ability.buildings and not why_not_there(state, ability, built)
        ]
    if ability.action == "scout":
        return [SendScout(path + 1) for path in free_paths(state)]
    return [UseSpecial(shown) for shown in special_cards(state) if special_possible(state, shown, None)]


def why_not_ready(state: Frostpunk, ability: Ability) -> str:
    """F8.3: why a card cannot be played, wherever."""
    return unpaid(state, ability.cost) if state.people[KINDS.index(ability.kind)].ready else "nobody-ready"


def why_not_there(state: Frostpunk, ability: Ability, built: Built) -> str:
    """In place of a building's action nothing but room is needed."""
    return why_not_used(state, built) if ability.mode == "and" else "" if has_room(state, built) else "occupied"


def refused_cards(state: Frostpunk, seat: int) -> Iterator[Refusal]:
    for card in state.hands[seat]:
        ability = state.pack.citizens[card].ability
        why = "card-played" if state.played[seat] else why_not_ready(state, ability)
        if not why and not chances(state, card):
            why = "no-place"
        if why:
            yield refuse_for(state, PlayCitizen(card), why, ability.cost, kind=ability.kind, card=state.played[seat])


class CitizenAction(Ask, frozen=True):
    """F8.3: where the card is played."""

    asks = "citizen-action"
    rule = "F8.3"
    settles = ("cure", "treat")
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return chances(state, self.card)

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        """The action is heated wherever it is if the card says so."""
        heated = state.pack.citizens[self.card].ability.heated
        return {"cold": 0} if heated and is_cold(state, move) else {}

    def refused(self, state: Frostpunk) -> list[Refusal]:
        ability = state.pack.citizens[self.card].ability
        if ability.action == "scout":
            return closed_paths(state)
        return [
            refuse_use(state, built, why)
            for built in state.built
            if built.building in ability.buildings and (why := why_not_there(state, ability, built))
        ]

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
            sicken(state, kind, "work")  # F4.13: before it is carried out

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
