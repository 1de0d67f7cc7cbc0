"""Turns: figures from the stockpile, and special ways to act (F4.11, F4.12, F8.5).

A turn asks twice: which figure, then what it does. Whoever takes a figure wants to know first what it can do where, so
the offer of a figure, of a citizen card, of a long shift or of a young one carries the second question with it
(`TakeFigure.opens`; `Offer.follows` of the table): the places and actions of that figure, each with what both moves
together change, and the places that are closed to it, each with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Action, Move, Refusal

from ....content.terms import KINDS
from ...agenda.asking import Ask, Detail, tells
from ...agenda.refusing import refuse
from ...machine.heat import can_fuel, fire, fuel, hubs_to_fire, why_not_fuelled
from ...model import AUTOMATON, CHILD, FIGURES, Frostpunk, Once, Phase, Used
from ...moves import DONE, FUEL, GO_ON, STOP, ExtraShift, Fire, Fuel, GoOn, PlayCitizen, Stop, Take, TakeYoung
from ...people.population import figures_of
from ...people.sickness import sicken
from .citizens import CitizenAction, chances, refused_cards
from .deeds import ChooseAction, automata_free, can_act


class ActionsPhase(Action[Frostpunk], frozen=True):
    """F4.11: figures as the population track says; then those who are exhausted rest."""

    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.ACTIONS
        for kind, people in enumerate(state.people):
            people.ready = figures_of(state, kind)
            people.resting = min(people.tired, people.ready)
            people.ready -= people.resting
        state.automata_ready = state.automata
        state.push(NextTurn(state.leader))


class NextTurn(Action[Frostpunk], frozen=True):
    """F4.12: clockwise from the leader, until no figure is left or all agree to stop."""

    seat: int
    passes: int = 0
    """As in 0.1: turns in a row that went by; today nobody lets a turn go by (Q42)."""

    def run(self, state: Frostpunk) -> None:
        able = self.as_before(state) if state.as_before else self.next_able(state)
        if able is not None:
            state.push(TakeFigure(seat=able, passes=self.passes))

    def next_able(self, state: Frostpunk) -> int | None:
        for figure in range(len(FIGURES)):
            if not why_not_taken(state, figure):
                return self.seat
        return next((seat for seat in state.clockwise(self.seat) if more_moves(state, seat)), None)

    def as_before(self, state: Frostpunk) -> int | None:
        return self.seat if self.passes < state.seats else None


def why_not_taken(state: Frostpunk, figure: int) -> str:
    """Why such a figure cannot act."""
    if figure == AUTOMATON:
        if not state.automata_ready:
            return "all-placed" if state.automata else "no-such-figure"
        if not state.coal and not automata_free(state):  # F11.2
            return "automaton-coal"
    elif not (people := state.people[figure]).ready:
        return "all-placed" if people.number else "no-such-figure"
    if can_act(state, figure):
        return ""
    return "children" if figure == CHILD else "nothing-to-do"


def figures_left(state: Frostpunk) -> int:
    """How many figures can still act."""
    return sum(ready(state, figure) for figure in range(len(FIGURES)) if not why_not_taken(state, figure))


def ready(state: Frostpunk, figure: int) -> int:
    return state.automata_ready if figure == AUTOMATON else state.people[figure].ready


class TakeFigure(Ask, frozen=True):
    """A turn: fuel the generator if wished, then one figure and one action."""

    asks = "figure"
    rule = "F4.12"
    obvious = False
    opens = (Take, PlayCitizen, ExtraShift, TakeYoung)
    passes: int = 0
    going_on: bool = False
    """The city goes on: it was asked in this turn."""

    def options(self, state: Frostpunk) -> list[Move]:
        figures: list[Move] = [Take(name) for figure, name in enumerate(FIGURES) if not why_not_taken(state, figure)]
        if not figures and not more_turns(state):
            return []
        moves = figures + more_moves(state, self.seat)
        if can_fuel(state):
            moves.append(FUEL)
        moves += hubs_to_fire(state)
        if not self.going_on:
            moves.append(STOP)
        return moves

    def refused(self, state: Frostpunk) -> list[Refusal]:
        figures = [
            refuse(Take(name), why, figure=name)
            for figure, name in enumerate(FIGURES)
            if (why := why_not_taken(state, figure))
        ]
        why = why_not_fuelled(state)
        fuel = [refuse(FUEL, why, output=state.output)] if why else []
        return [*figures, *refused_cards(state, self.seat), *refused_more(state), *fuel]

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        cards = sum(isinstance(move, PlayCitizen) for move in more_moves(state, self.seat))
        return {"left": figures_left(state), "cards": cards}

    def choose(self, state: Frostpunk, move: Move) -> None:
        following = (self.seat + 1) % state.seats
        if isinstance(move, Fuel):
            fuel(state)
            state.push(self)
        elif isinstance(move, Fire):
            fire(state, move.field)
            state.push(self)
        elif isinstance(move, Take):
            state.push(ChooseAction(seat=self.seat, figure=FIGURES.index(move.figure)), NextTurn(following))
        elif not isinstance(move, Stop):
            state.push(NextTurn(following))
            begin(state, self.seat, move)
        elif state.as_before:
            state.push(NextTurn(following, self.passes + 1))
        elif state.seats > 1:
            state.push(EndTogether(by=self.seat))


class EndTogether(Ask, frozen=True):
    """F4.12: somebody would end the phase. All decide it together; if they go on, it is still that player's turn."""

    asks = "end-actions"
    rule = "F4.12"
    obvious = False
    by: int = 0

    def options(self, state: Frostpunk) -> list[Move]:
        return [DONE, GO_ON]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, GoOn):
            state.push(TakeFigure(seat=self.by, going_on=True))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"seat": self.by, "left": figures_left(state)}


def more_moves(state: Frostpunk, seat: int) -> list[Move]:
    """Further ways to use a figure: citizen cards of the seat, a long shift, the young worker or engineer."""
    moves: list[Move] = []
    if not state.played[seat]:
        moves += [PlayCitizen(card) for card in state.hands[seat] if chances(state, card)]
    for rules in state.rules_in_force():
        if rules.extra_shift and not why_no_shift(state, KINDS.index(rules.extra_shift)):
            moves.append(ExtraShift(rules.extra_shift))
    return moves + [TakeYoung(kind) for kind in young_kinds(state) if not why_not_young(state, kind)]


def young_kinds(state: Frostpunk) -> list[str]:
    """F8.5: the young worker, the young engineer: those that an event or a law has given."""
    by_law = [rules.young for rules in state.rules_in_force() if rules.young]
    return list(dict.fromkeys((*state.young, *by_law)))


def why_no_shift(state: Frostpunk, kind: int) -> str:
    if any(used.what == Once.SHIFT for used in state.once):
        return "used"
    if kind not in placed(state):
        return "nobody-placed"
    return "" if can_act(state, kind) else "nothing-to-do"


def why_not_young(state: Frostpunk, kind: str) -> str:
    if Used(Once.YOUNG, kind) in state.once:
        return "used"
    if not state.people[CHILD].ready:
        return "nobody-ready"
    return "" if can_act(state, KINDS.index(kind)) else "nothing-to-do"


def refused_more(state: Frostpunk) -> Iterator[Refusal]:
    """What laws and events allow besides, but not now."""
    for rules in state.rules_in_force():
        if (shift := rules.extra_shift) and (why := why_no_shift(state, KINDS.index(shift))):
            yield refuse(ExtraShift(shift), why, figure=shift, kind=shift)
    for young in young_kinds(state):
        if why := why_not_young(state, young):
            yield refuse(TakeYoung(young), why, figure="child", kind="child")


def more_turns(state: Frostpunk) -> bool:
    return any(more_moves(state, seat) for seat in range(state.seats))


def begin(state: Frostpunk, seat: int, move: Move) -> None:
    """Carry out one of `more_moves`."""
    if isinstance(move, PlayCitizen):
        state.push(CitizenAction(seat=seat, card=move.card))
    elif isinstance(move, TakeYoung):
        state.once.append(Used(Once.YOUNG, move.kind))
        state.push(ChooseAction(seat=seat, figure=CHILD, skilled=KINDS.index(move.kind)))
    elif isinstance(move, ExtraShift):  # the figure acts again: its first place stays taken, at night it is one
        kind = KINDS.index(move.kind)
        state.once.append(Used(Once.SHIFT, move.kind))
        state.people[kind].ready += 1
        state.push(ChooseAction(seat=seat, figure=kind))
        sicken(state, kind, "work")


def placed(state: Frostpunk) -> list[int]:
    """The figures that have acted and stand somewhere."""
    found = [*state.busy, *(figure for _, figure in state.gathered)]
    for built in state.built:
        found += built.figures
    for laid in (*state.display, *state.scenario):
        found += laid.figures
    return found


@tells(Take)
def tell_ready(state: Frostpunk, move: Take, question: Ask) -> Detail:
    return {"ready": ready(state, FIGURES.index(move.figure))}


@tells(PlayCitizen)
def tell_only_chance(state: Frostpunk, move: PlayCitizen, question: Ask) -> Detail:
    """With one action alone nobody is asked which: it is told beforehand where the card goes."""
    found = chances(state, move.card)
    if len(found) > 1:
        return {}
    return {"deed": found[0].verb, **{name: getattr(found[0], name) for name in found[0].__struct_fields__}}
