"""Death (F7.5)."""

from __future__ import annotations

from typing import Literal

from hearthlight.kernel import Action, Move, Refusal

from ...content import effects as word
from ...content.terms import KINDS, Condition
from ..agenda.asking import LEADER, Ask
from ..agenda.doing import Do, carries_out
from ..agenda.ending import lose
from ..agenda.refusing import refuse
from ..model import MOST, Frostpunk, Once, Used
from ..moves import DRAW, Bury, DiscardCitizen, Draw
from ..vocabulary.amounts import counts, value
from ..vocabulary.conditions import judges
from .citizen_cards import cards_of_kind, draw_citizen
from .healing import ChooseCure
from .kinds import AskKind, kind_of, kinds_meant

Cause = Literal["hunger", "untreated", "cold", "work", "night", "illness", "card"]
"""What somebody died of: nothing to eat; an illness that nobody treated (F4.10); an illness made worse by the cold of
the morning (F4.5), by work in the cold (F4.13), by the night (F4.20) or by something else; or what a card said."""


def die(state: Frostpunk, kind: int, cause: Cause = "illness", *, quietly: bool = False) -> None:
    """F7.5."""
    people = state.people[kind]
    if not people.number:
        return
    people.number -= 1
    people.sick = min(people.sick, people.number)  # F7.4
    if not people.sick:
        people.grave = False
    state.corpses += 1
    card = state.reading[-1] if cause == "card" and state.reading else ""
    state.tell("died", None, kind=KINDS[kind], cause=cause, card=card)
    if state.corpses >= state.pack.tracks.corpses:
        lose(state, "corpses")  # F1.2
        return
    rules = state.rules_in_force()
    first = Used(Once.DEATH) not in state.once
    if first:
        state.once.append(Used(Once.DEATH))
    if food := food_of_corpse(state):
        state.food = min(MOST, state.food + food)
        state.tell("gained", None, what="food", count=food, source="law")
    cures = sum(rule.corpse_cure for rule in rules)
    state.push(*(ChooseCure(left=cures - done) for done in range(cures)))
    if not quietly and not (first and any(rule.quiet_deaths for rule in rules)):
        state.push(DeathCard(kind=kind))


def food_of_corpse(state: Frostpunk) -> int:
    """By law."""
    return sum(rule.corpse_food for rule in state.rules_in_force())


class DeathCard(Action[Frostpunk], frozen=True):
    """F7.5: a citizen card from the deck, unless a player gives one of that kind from the hand: asked clockwise from
    the leader, those who have one."""

    kind: int = 0

    def run(self, state: Frostpunk) -> None:
        holders = tuple(seat for seat in state.clockwise(state.leader) if cards_of_kind(state, seat, self.kind))
        state.push(GiveCard(seat=holders[0] if holders else LEADER, kind=self.kind, others=holders[1:]))


class GiveCard(Ask, frozen=True):
    """One's own card, or the next player's; the last one who is asked leaves it to the deck."""

    asks = "death"
    rule = "F7.5"
    kind: int = 0
    others: tuple[int, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        held = [] if self.seat == LEADER else cards_of_kind(state, self.seat, self.kind)
        drawable: list[Move] = [DRAW] if state.citizens or state.citizens_discard or self.others else []
        return [*drawable, *map(DiscardCitizen, held)]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        held = [] if self.seat == LEADER else cards_of_kind(state, self.seat, self.kind)
        others = [] if self.seat == LEADER else [card for card in state.hands[self.seat] if card not in held]
        return [refuse(DiscardCitizen(card), "wrong-kind", kind=KINDS[self.kind]) for card in others]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Draw) and self.others:
            state.push(GiveCard(seat=self.others[0], kind=self.kind, others=self.others[1:]))
            return
        if isinstance(move, Draw):
            card = draw_citizen(state)
        else:
            assert isinstance(move, DiscardCitizen)
            card = move.card
            state.hands[self.seat].remove(card)
        state.citizens_discard.append(card)
        own = state.pack.citizens[card].kind == KINDS[self.kind]
        state.tell("mourned", None, card=card, kind=KINDS[self.kind], own=int(own))
        state.push(Do(state.pack.citizens[card].death[KINDS[self.kind]], card))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"kind": KINDS[self.kind], "others": len(self.others)}


class ChooseDeath(AskKind, frozen=True):
    asks = "die"
    rule = "F7.5"
    move = Bury
    quietly: bool = False

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Bury)
        die(state, kind_of(move), "card", quietly=self.quietly)


@carries_out(word.Die)
def kill(state: Frostpunk, effect: word.Die, do: Do) -> None:
    among = kinds_meant(state, effect.kind)
    state.push(*([ChooseDeath(among=among, quietly=effect.quietly)] * value(state, effect.count)))


@carries_out(word.Corpses)
def move_corpses(state: Frostpunk, effect: word.Corpses, do: Do) -> None:
    state.corpses = max(0, state.corpses + effect.by)
    state.tell("corpses", None, corpses=state.corpses)
    if state.corpses >= state.pack.tracks.corpses:
        lose(state, "corpses")


@judges("corpses")
def enough_died(state: Frostpunk, condition: Condition, card: str) -> bool:
    return state.corpses >= condition.corpses


@counts("corpses")
def corpses(state: Frostpunk) -> int:
    return state.corpses
