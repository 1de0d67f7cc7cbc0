"""Phase 8: hunger (F4.18, F4.19)."""

from __future__ import annotations

from hearthlight.kernel import Action

from ...content.terms import KINDS
from ..agenda.ending import lose
from ..model import MOST, Frostpunk
from ..people.death import die
from ..people.mood_effects import MoodStep


class HungerPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.phase = 8
        state.push(StillHunger(), Feed())


def fed_in(state: Frostpunk, number: int) -> int:
    """Q23: the kind that is fed in a round."""
    fed = state.pack.tracks.fed
    return KINDS.index(fed[(max(1, number) - 1) % len(fed)])


class StillHunger(Action[Frostpunk], frozen=True):
    """F4.18: food against hunger, one for one; what is left takes its toll, and hunger is 0 again."""

    def run(self, state: Frostpunk) -> None:
        eaten = min(state.food, state.hunger)
        state.food -= eaten
        state.hunger = left = state.hunger - eaten
        if eaten:
            state.tell("stilled", None, count=eaten, hunger=left)
        if not left:
            return
        section = next((section for section in state.pack.tracks.hunger if left <= section.upto), None)
        if section is None:
            lose(state, "hunger")  # F1.2
            return
        state.tell("starved", None, count=left)
        kind = fed_in(state, state.round - 1 if state.round > 1 else 1)
        state.push(
            *([MoodStep("discontent", "", 1)] * section.discontent), *([Starve(kind)] * section.deaths), NoHunger()
        )


class NoHunger(Action[Frostpunk], frozen=True):
    """At the end of the step, whatever happened in it."""

    def run(self, state: Frostpunk) -> None:
        state.hunger = 0


class Starve(Action[Frostpunk], frozen=True):
    kind: int

    def run(self, state: Frostpunk) -> None:
        die(state, self.kind)


class Feed(Action[Frostpunk], frozen=True):
    """F4.19: 1 food for each citizen of the kind; each one not fed adds 1 hunger."""

    def run(self, state: Frostpunk) -> None:
        kind = fed_in(state, state.round)
        rules = state.rules_in_force()
        needed = state.people[kind].number
        if any(rule.thin_soup == KINDS[kind] for rule in rules):
            needed = (needed + 1) // 2
        eaten = min(state.food, needed)
        state.food -= eaten
        state.hunger = min(MOST, max(0, state.hunger + needed - eaten - sum(rule.hunger_relief for rule in rules)))
        state.tell("fed", None, kind=KINDS[kind], count=eaten, hunger=state.hunger)
