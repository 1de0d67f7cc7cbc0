"""Phase 8: hunger (F4.18, F4.19)."""

from __future__ import annotations

from typing import NamedTuple

from hearthlight.kernel import Action

from ...content.board import HungerSection
from ...content.terms import KINDS
from ..agenda.ending import lose
from ..model import MOST, Frostpunk, Phase
from ..people.death import die
from ..people.kinds import fed_in as fed_in
from ..people.mood_effects import MoodStep


class HungerPhase(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        state.phase = Phase.HUNGER
        state.push(StillHunger(), Feed())


def next_meal(state: Frostpunk) -> int:
    """The round of the next meal. Nothing is asked between feeding and the night."""
    return max(1, state.round) + (state.phase > Phase.HUNGER)


def owed(state: Frostpunk) -> int:
    """F4.18: hunger that food is still to go against. In the hunger phase it has, before anything is asked."""
    return 0 if state.phase == Phase.HUNGER else state.hunger


def stilled(state: Frostpunk, hunger: int) -> tuple[int, int]:
    """F4.18: the food that goes against so much hunger, one for one, and the hunger that is left."""
    eaten = min(state.food, hunger)
    return eaten, hunger - eaten


def starving_in(state: Frostpunk, number: int) -> int:
    """F4.18: the kind that dies of the hunger that is left in a round: those who were not fed the last time."""
    return fed_in(state, number - 1)


def toll(state: Frostpunk, hunger: int) -> HungerSection | None:
    """F4.18: what so much hunger does; none beyond the track, where the game is lost (F1.2)."""
    return next((section for section in state.pack.tracks.hunger if hunger <= section.upto), None)


def ration(state: Frostpunk, kind: int) -> int:
    """F4.19: 1 food for each citizen of the kind, less by law."""
    number = state.people[kind].number
    thin = any(rule.thin_soup == KINDS[kind] for rule in state.rules_in_force())
    return (number + 1) // 2 if thin else number


def unfed(state: Frostpunk, missing: int) -> int:
    """F4.19: the hunger that comes of so much missing food, less by law."""
    return min(MOST, max(0, missing - sum(rule.hunger_relief for rule in state.rules_in_force())))


class Serving(NamedTuple):
    needed: int
    eaten: int
    hunger: int
    """That remains for the next time."""


def serving(state: Frostpunk, kind: int) -> Serving:
    """F4.19: who is fed eats what there is; each one not fed adds 1 hunger."""
    needed = ration(state, kind)
    eaten = min(state.food, needed)
    return Serving(needed, eaten, unfed(state, state.hunger + needed - eaten))


class StillHunger(Action[Frostpunk], frozen=True):
    """F4.18: food against hunger, one for one; what is left takes its toll, and hunger is 0 again."""

    def run(self, state: Frostpunk) -> None:
        eaten, left = stilled(state, state.hunger)
        state.food -= eaten
        state.hunger = left
        if eaten:
            state.tell("stilled", None, count=eaten, hunger=left)
        if not left:
            return
        section = toll(state, left)
        if section is None:
            lose(state, "hunger")  # F1.2
            return
        state.tell("starved", None, count=left)
        kind = starving_in(state, state.round)
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
        die(state, self.kind, "hunger")


class Feed(Action[Frostpunk], frozen=True):
    """F4.19: 1 food for each citizen of the kind; each one not fed adds 1 hunger."""

    def run(self, state: Frostpunk) -> None:
        kind = fed_in(state, state.round)
        _, eaten, hunger = serving(state, kind)
        state.food -= eaten
        state.hunger = hunger
        state.tell("fed", None, kind=KINDS[kind], count=eaten, hunger=hunger)
