"""Phase 5: preparation: an advisor, then the sick (F4.10, F8.1, F8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.board import SicknessSection
from ...content.terms import KINDS
from ..agenda.asking import Ask, remarks_on
from ..agenda.doing import Do
from ..agenda.ending import lose
from ..agenda.paying import Pay, can_pay, refuse_cost
from ..model import Frostpunk, Phase
from ..moves import DONE, DRAW, Carry, Draw, UseAdvisor
from ..people.citizen_cards import draw_citizen
from ..people.population import tire
from ..people.sickness import turn_marker


class Preparation(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.PREPARATION
        before = [SoloCard(seat=0)] if state.as_before else []
        state.push(*before, Advise(), Sicknesses((0, 1, 2)))


def wake_up_cards(state: Frostpunk) -> int:
    """F8.2: what the card of who plays alone would draw: by steps of hope, active and exhausted (Q2). Once a game."""
    if not state.solo_card or state.seats > 1:
        return 0
    steps = state.pack.tracks.solo_cards
    return max((cards for least, cards in steps if len(state.hope.track) >= least), default=0)


def wake_up(state: Frostpunk) -> None:
    number, state.solo_card = wake_up_cards(state), False
    for _ in range(number):
        if state.citizens or state.citizens_discard:
            state.hands[0].append(draw_citizen(state))
            state.tell("drew-citizen", 0, card=state.hands[0][-1])


class SoloCard(Ask, frozen=True):
    """F8.2: in addition to the advisor."""

    asks = "wake-up"
    rule = "F8.2"

    def options(self, state: Frostpunk) -> list[Move]:
        return [DRAW, DONE] if wake_up_cards(state) else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Draw):
            wake_up(state)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"cards": wake_up_cards(state)}


class Advise(Ask, frozen=True):
    """F4.10: at most one advisor; who plays alone may wake everybody up before it or after it (F8.2)."""

    asks = "advisor"
    rule = "F8.1"

    def options(self, state: Frostpunk) -> list[Move]:
        moves: list[Move] = [
            UseAdvisor(card) for card in state.advisors if can_pay(state, state.pack.advisors[card].cost)
        ]
        if wake_up_cards(state) and not state.as_before:
            moves.append(DRAW)
        return [*moves, DONE] if moves else []

    def refused(self, state: Frostpunk) -> list[Refusal]:
        costs = [(card, state.pack.advisors[card].cost) for card in state.advisors]
        return [refuse_cost(state, UseAdvisor(card), cost) for card, cost in costs if not can_pay(state, cost)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, UseAdvisor):
            advisor = state.pack.advisors[move.card]
            state.tell("advised", None, card=move.card)
            after = [] if state.as_before else [SoloCard(seat=0)]
            state.push(Pay(advisor.cost), Do(advisor.effects, move.card), *after)
        elif isinstance(move, Draw):
            wake_up(state)
            state.push(self)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {} if state.as_before else {"cards": wake_up_cards(state)}


@remarks_on(UseAdvisor)
def an_advisor_in_vain(state: Frostpunk, move: UseAdvisor, question: Ask) -> Iterator[Remark]:
    """It can be paid for all the same."""
    if isinstance(question, Advise) and Do(state.pack.advisors[move.card].effects, move.card).in_vain(state):
        yield Remark("in-vain")


class Sicknesses(Action[Frostpunk], frozen=True):
    """F4.10: the effects of each kind, lowest marker first; beyond the track the game is lost (F1.2, Q7)."""

    left: tuple[int, ...]

    def run(self, state: Frostpunk) -> None:
        if any(too_many_sick(state, people.sick) for people in state.people):
            lose(state, "sickness")
        elif self.left:
            lowest = min(state.people[kind].sick for kind in self.left)
            tied = tuple(kind for kind in self.left if state.people[kind].sick == lowest)
            section = section_of(state, lowest)
            if len(tied) == 1 or not (section.tokens or section.turns):
                state.push(Suffer(tied[0]), Sicknesses(tuple(kind for kind in self.left if kind != tied[0])))
            else:
                state.push(WhichFirst(left=self.left, tied=tied))


def too_many_sick(state: Frostpunk, sick: int) -> bool:
    """F1.2: of one kind, beyond the end of its track."""
    return sick > state.pack.tracks.sickness[-1].upto


def section_of(state: Frostpunk, sick: int) -> SicknessSection:
    for section in state.pack.tracks.sickness:
        if sick <= section.upto:
            return section
    raise ValueError(sick)


class WhichFirst(Ask, frozen=True):
    """Q10."""

    asks = "which-first"
    rule = "F4.10"
    left: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        return [Carry(KINDS[kind]) for kind in self.tied]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Carry)
        chosen = KINDS.index(move.what)
        state.push(Suffer(chosen), Sicknesses(tuple(kind for kind in self.left if kind != chosen)))


class Suffer(Action[Frostpunk], frozen=True):
    """Exhausted-citizen tokens, and turns of the marker."""

    kind: int

    def run(self, state: Frostpunk) -> None:
        section = section_of(state, state.people[self.kind].sick)
        for _ in range(section.tokens):
            tire(state, self.kind)
        state.push(*([TurnOver(self.kind)] * section.turns))


class TurnOver(Action[Frostpunk], frozen=True):
    kind: int

    def run(self, state: Frostpunk) -> None:
        turn_marker(state, self.kind, "untreated")
