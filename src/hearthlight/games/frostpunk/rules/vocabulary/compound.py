"""Words made of other words: cases, repetitions, choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hearthlight.kernel import Move, Refusal, Remark

from ...content import effects as word
from ..agenda.asking import Ask, Detail, remarks_on
from ..agenda.doing import Again, Do, carries_out
from ..agenda.paying import Pay
from ..model import Frostpunk
from ..moves import PickOption
from .amounts import value
from .conditions import holds, refuse_option, why_not_chosen


@carries_out(word.When)
def when(state: Frostpunk, effect: word.When, do: Do) -> None:
    given = holds(state, effect.condition, do.card)
    tell_case(state, effect, do, 1 if given else 2)
    state.push(Do(effect.then if given else effect.otherwise, do.card, do.seat))


@carries_out(word.First)
def first(state: Frostpunk, effect: word.First, do: Do) -> None:
    """F4.3: read from the top; only the first case that applies is carried out."""
    for number, case in enumerate(effect.cases, 1):
        if holds(state, case.condition, do.card):
            tell_case(state, effect, do, number)
            state.push(Do(case.effects, do.card, do.seat))
            return
    tell_case(state, effect, do, len(effect.cases) + 1)


def tell_case(state: Frostpunk, effect: word.When | word.First, do: Do, number: int) -> None:
    """Which case of the card that is being read applies, as it says them; one more than it has: none of them."""
    event = state.pack.events.get(do.card)
    if event is not None and do.card in state.reading and effect in event.at_once:
        state.tell("applies", None, card=do.card, case=number)


@carries_out(word.Each)
def each(state: Frostpunk, effect: word.Each, do: Do) -> None:
    state.push(Again(value(state, effect.of), effect.effects, do.card, do.seat))


class ChooseOne(Ask, frozen=True):
    """One of several effects, as far as its condition holds and its cost can be paid."""

    asks = "choose"
    rule = "F1.4"
    choices: tuple[word.Choice, ...] = ()
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return [
            PickOption(number)
            for number, choice in enumerate(self.choices, 1)
            if not why_not_chosen(state, choice.condition, choice.cost, self.card)
        ]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse_option(state, PickOption(number), choice.condition, choice.cost, self.card)
            for number, choice in enumerate(self.choices, 1)
            if why_not_chosen(state, choice.condition, choice.cost, self.card)
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PickOption)
        choice = self.choices[move.number - 1]
        state.push(Pay(choice.cost, self.seat), Do(choice.effects, self.card, self.seat))

    def effects_of(self, state: Frostpunk, move: PickOption) -> Sequence[word.Effect]:
        return self.choices[move.number - 1].effects

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card}

    def detail(self, state: Frostpunk, move: Move) -> Detail:
        assert isinstance(move, PickOption)
        return {"choice": self.choices[move.number - 1]}


@remarks_on(PickOption)
def a_choice_in_vain(state: Frostpunk, move: PickOption, question: Ask) -> Iterator[Remark]:
    if isinstance(question, ChooseOne):
        effects = question.choices[move.number - 1].effects
        if Do(effects, question.card, question.seat).in_vain(state):
            yield Remark("in-vain")


@carries_out(word.Choose)
def choose(state: Frostpunk, effect: word.Choose, do: Do) -> None:
    state.push(ChooseOne(do.seat, effect.options, do.card))
