"""What cards do to hope and discontent."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Action, Move, Remark

from ...content import effects as word
from ...content.effects import Effect
from ...content.terms import DISCONTENT, HOPE, TokenKind
from ..agenda.asking import Ask, remarks_on
from ..agenda.doing import Again, Do, carries_out
from ..model import Frostpunk, Once, Used
from ..moves import DONE, Carry, PassLaw, PickOption, Spend
from ..vocabulary.amounts import value
from .moods import Turn, TurnKind, active, change


class MoodStep(Action[Frostpunk], frozen=True):
    """F2.8: one step of several, each with its own choice."""

    what: str
    kind: str
    by: int
    only_removal: bool = False
    card: str = ""

    def run(self, state: Frostpunk) -> None:
        if self.what == "discontent" and self.by > 0 and guarded(state, self.card):
            state.once.append(Used(Once.GUARD))
            state.push(Guard(step=self))
        else:
            self.carry_out(state)

    def carry_out(self, state: Frostpunk) -> None:
        change(state, self.what, self.kind, self.by, only_removal=self.only_removal)


def guarded(state: Frostpunk, card: str) -> bool:
    """Whether a law may ward off this step: the first + discontent of a dusk card in a round, for 1 coal."""
    return (
        state.coal > 0
        and Used(Once.GUARD) not in state.once
        and state.pack.of_dusk(card)
        and any(rules.discontent_guard for rules in state.rules_in_force())
    )


class Guard(Ask, frozen=True):
    """The night watch: 1 coal, and the discontent is ignored."""

    asks = "guard"
    rule = "Q36"
    step: MoodStep = MoodStep("discontent", "", 1)

    def options(self, state: Frostpunk) -> list[Move]:
        return [Spend("coal"), DONE]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Spend):
            state.coal -= 1
            state.tell("guarded")
        else:
            self.step.carry_out(state)


@remarks_on(PickOption, PassLaw)
def what_a_kind_of_mood_means(state: Frostpunk, move: PickOption | PassLaw, question: Ask) -> Iterator[Remark]:
    """F2.4: +1 of a kind draws a token, whatever it is, and then wakes one of the kind: few expect that."""
    effects = state.pack.laws[move.card].at_once if isinstance(move, PassLaw) else question.effects_of(state, move)
    named = dict.fromkeys(
        effect.kind
        for effect in effects
        if isinstance(effect, word.Hope | word.Discontent) and effect.kind and effect.by > 0
    )
    for kind in named:
        yield Remark("kind", {"token": kind})


@carries_out(word.Hope)
def change_hope(state: Frostpunk, effect: word.Hope, do: Do) -> None:
    step = MoodStep("hope", effect.kind, 1 if effect.by > 0 else -1, effect.only_removal, do.card)
    state.push(*([step] * abs(effect.by)))


@carries_out(word.Discontent)
def change_discontent(state: Frostpunk, effect: word.Discontent, do: Do) -> None:
    step = MoodStep("discontent", effect.kind, 1 if effect.by > 0 else -1, effect.only_removal, do.card)
    state.push(*([step] * abs(effect.by)))


@carries_out(word.Activate)
def activate(state: Frostpunk, effect: word.Activate, do: Do) -> None:
    turn_tokens(state, effect, active=True)


@carries_out(word.Exhaust)
def exhaust(state: Frostpunk, effect: word.Exhaust, do: Do) -> None:
    turn_tokens(state, effect, active=False)


def turn_tokens(state: Frostpunk, effect: word.Activate | word.Exhaust, *, active: bool) -> None:
    if effect.everything:
        state.push(TurnKind(what=effect.what, active=active))
    else:
        state.push(*([Turn(what=effect.what, active=active)] * value(state, effect.count)))


@carries_out(word.MostActive)
def most_active(state: Frostpunk, effect: word.MostActive, do: Do) -> None:
    """DIS01: ties count all of them, with the numbers of now, in an order of the players' choice (Q44). With none
    active nothing happens."""
    counts = {kind: active(state, kind) for kind in HOPE + DISCONTENT}
    most = max(counts.values())
    tied = tuple(kind for kind, number in counts.items() if most and number == most)
    for kind in tied:
        state.tell("prevails", None, token=kind, count=most)
    if state.as_before:
        state.push(*(step for kind in tied for step in weighed(effect, kind, most, do)))
    else:
        state.push(WhichMood(left=tied, effect=effect, number=most, do=do))


def weighed(effect: word.MostActive, kind: TokenKind, number: int, do: Do) -> tuple[Do, Again]:
    """What a kind with so many active tokens brings."""
    each: dict[TokenKind, tuple[Effect, ...]] = {
        "care": effect.care,
        "justice": effect.justice,
        "motivation": effect.motivation,
        "anger": effect.anger,
        "apathy": effect.apathy,
        "greed": effect.greed,
    }
    return Do(effect.once.get(kind, ()), do.card, do.seat), Again(number, each[kind], do.card, do.seat)


class WhichMood(Ask, frozen=True):
    """Q44: which of the tied kinds comes first."""

    asks = "which-mood"
    rule = "Q44"
    left: tuple[TokenKind, ...] = ()
    effect: word.MostActive = word.MostActive()
    number: int = 1
    do: Do = Do(())

    def options(self, state: Frostpunk) -> list[Move]:
        return [Carry(kind) for kind in self.left]

    def steps(self, kind: TokenKind) -> tuple[Do, Again]:
        return weighed(self.effect, kind, self.number, self.do)

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Carry)
        chosen = next(kind for kind in self.left if kind == move.what)
        rest = tuple(kind for kind in self.left if kind != chosen)
        state.push(*self.steps(chosen), WhichMood(self.seat, rest, self.effect, self.number, self.do))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.do.card, "count": self.number}
