"""The companion: plays any number of seats of a city, like a careful person who knows the rules."""

from __future__ import annotations

from typing import Any

from hearthlight.bots import Rated
from hearthlight.kernel import Dice, Move, Question, State

from ..rules.cards.laws import ChooseLaw
from ..rules.city.buildings import built_on, free_fields
from ..rules.machine.heat import building_heated, field_heated, is_cold
from ..rules.model import AUTOMATON, FIGURES, Frostpunk
from ..rules.moves import (
    DONE,
    DRAW,
    FUEL,
    GO_ON,
    STOP,
    Build,
    ClearSnow,
    ExtraShift,
    Gather,
    GatherTree,
    PlayCitizen,
    Take,
    TakeYoung,
    UseBuilding,
)
from ..rules.phases.actions.citizens import CitizenAction, chances
from ..rules.phases.actions.deeds import ChooseAction
from ..rules.phases.actions.turns import EndTogether, TakeFigure
from .building import STEPS, building_plan
from .laws import prospect
from .prices import Glance, rounds_left
from .small import SMALL, fuel, wake_up
from .worth import worth

LEAST = 0.05
"""What an action must bring: less is not worth the walk."""
DEEP = 2
"""How many questions that no rule of thumb answers are looked through one inside the other."""
URGENT = 0.3
"""How much of what a law is good for counts when an engineer could do something else first: the rest can wait."""
CLEARING, FIELDS_WANTED, ROOM_WANTED = 0.2, 0.22, 0.25
"""Clearing snow: by itself, for each resource that is missing on the map, for each field that is missing."""
ENGINEER_KEPT = 0.12
"""An engineer can do what others cannot."""

Tried = dict[tuple[object, ...], float]
"""Actions that were tried in a turn, and how much better the city is for them, sickness aside."""


def moment(state: Frostpunk, ply: int) -> tuple[object, ...]:
    """Enough to know a moment again: a bot may sit at several tables."""
    ready = tuple(people.ready for people in state.people)
    return (ply, state.round, state.food, state.wood, state.coal, ready, state.group, state.difficulty)


def best_first(rated: list[Rated]) -> list[Rated]:
    return sorted(rated, key=lambda entry: -entry[0])


class CompanionBot:
    """Small questions have rules of thumb; for all others it tries every answer and judges the city after it."""

    name = "companion"

    def __init__(self) -> None:
        self.intention: tuple[object, Move] | None = None
        """The action that a figure was taken for, and the moment at which it will be asked for."""

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Frostpunk)
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if self.intention and self.intention[0] == moment(state, state.ply) and self.intention[1] in moves:
            return self.intention[1]
        return self.answer(state.determinize(seat, dice), seat)  # fair play: nothing below can see the true secrets

    def answer(self, state: Frostpunk, seat: int, depth: int = 0) -> Move:
        asks, moves = state.decision(seat, details=False).asks, state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if asks == "advisor" and DRAW in moves:
            if wake_up(state, moves) == DRAW:
                return DRAW
            moves = tuple(move for move in moves if move != DRAW)
        if asks in SMALL:
            return SMALL[asks](state, moves)
        if asks == "end-actions":
            return GO_ON if self.goes_on(state) else DONE
        if asks == "figure":
            return self.turn(state, seat, moves)
        if asks == "action":
            step = state.question
            assert isinstance(step, ChooseAction)
            return self.best_action(state, step)[1]
        if depth >= DEEP:
            return moves[0]
        return self.look_ahead(state, seat, moves, depth)[0][1][0]

    # -- looking ahead -------------------------------------------------------------------------------------------

    def look_ahead(self, state: Frostpunk, seat: int, moves: tuple[Move, ...], depth: int = 0) -> list[Rated]:
        """By what the city is worth after each answer, the best first."""
        question = state.question
        assert question is not None
        return best_first([(self.after(state, question, seat, move, depth), (move,)) for move in moves])

    def after(self, state: Frostpunk, question: Question[Any], seat: int, move: Move, depth: int = 0) -> float:
        """The worth of the city when this answer to this question is carried out, and nothing that comes later."""
        twin = state.answering(question, seat, move)
        while twin.to_act:
            asked = twin.to_act[0]
            twin.play(asked, self.answer(twin, asked, depth + 1))
        laws = twin.passed[len(state.passed) :]
        weight = 1.0 if isinstance(question, ChooseLaw) else URGENT
        return worth(twin) + weight * sum(prospect(state, law) for law in laws)

    # -- a turn in the action phase (F4.12) ----------------------------------------------------------------------

    def turn(self, state: Frostpunk, seat: int, moves: tuple[Move, ...]) -> Move:
        """Heat first, then the figure and the action that help most."""
        if FUEL in moves and fuel(state, (FUEL,)) == FUEL:
            return FUEL
        move, *action = self.turns(state, seat, moves)[0][1]
        if action:
            self.intention = (moment(state, state.ply + 1), action[0])
        return move

    def turns(self, state: Frostpunk, seat: int, moves: tuple[Move, ...]) -> list[Rated]:
        """Figures with the actions that they can be taken for, by how much better the city is for them."""
        now = worth(state)
        tried: Tried = {}
        rated: list[Rated] = [(LEAST, (STOP,))] if STOP in moves else []
        for move in moves:
            if move == FUEL:
                rated.append((0.0, (FUEL,)))
            elif move != STOP:
                rated += [(gain, (move, *action)) for gain, action in self.gains(state, seat, move, now, tried)]
        return best_first(rated)

    def gains(self, state: Frostpunk, seat: int, move: Move, now: float, tried: Tried) -> list[Rated]:
        """How much better the city is after a turn that begins like this, by the action that makes it so."""
        if isinstance(move, Take):
            step = ChooseAction(seat=seat, figure=FIGURES.index(move.figure))
            kept = ENGINEER_KEPT if move.figure == "engineer" else 0.0
            return [(gain - kept, action) for gain, action in self.actions(state, step, now, tried)]
        if isinstance(move, PlayCitizen):
            played = CitizenAction(seat=seat, card=move.card)
            actions = {self.alike(state, action): action for action in chances(state, move.card)}
            return best_first([(self.after(state, played, seat, one) - now, (one,)) for one in actions.values()])
        if isinstance(move, ExtraShift | TakeYoung):
            twin = state.answering(TakeFigure(seat=seat), seat, move)
            if isinstance(asked := twin.question, ChooseAction):
                better = worth(twin) - now
                return [(gain + better, action) for gain, action in self.actions(twin, asked)]
        return [(0.0, (STOP,))]

    def goes_on(self, state: Frostpunk) -> bool:
        """F4.12: somebody would end the phase. Not as long as that player can do something that helps."""
        asked = state.question
        assert isinstance(asked, EndTogether)
        turn = TakeFigure(seat=asked.by, going_on=True)
        rated = self.turns(state, asked.by, tuple(turn.options(state)))
        return bool(rated) and rated[0][0] > LEAST

    def best_action(
        self, state: Frostpunk, step: ChooseAction, now: float | None = None, tried: Tried | None = None
    ) -> tuple[float, Move]:
        """What this figure does best, and how much better the city is for it."""
        gain, (move, *_) = self.actions(state, step, now, tried)[0]
        return gain, move

    def actions(
        self, state: Frostpunk, step: ChooseAction, now: float | None = None, tried: Tried | None = None
    ) -> list[Rated]:
        """What this figure can do, by how much better the city is for it."""
        now = worth(state) if now is None else now
        tried = {} if tried is None else tried
        prices = (*Glance(state).prices, 0.0)
        rated: list[Rated] = []
        for move in step.options(state):
            alike = self.alike(state, move)
            cold = prices[step.figure] if is_cold(state, move) else 0.0
            if alike not in tried:
                tried[alike] = self.action_gain(state, step, move, now) + cold
            gain = tried[alike] - cold  # whoever does it: the work is the same, only another one falls sick
            rated.append((gain, (move,)))
        return best_first(rated)

    def alike(self, state: Frostpunk, move: Move) -> tuple[object, ...]:
        """Actions that come to the same are tried once."""
        if isinstance(move, Gather):
            field = move.field
            return (
                "gather",
                field_heated(state, field),
                min(3, state.on_fields["wood"][field]),
                min(3, state.on_fields["coal"][field]),
                state.on_fields["cores"][field],
            )
        if isinstance(move, GatherTree):
            return ("tree", field_heated(state, move.field))
        if isinstance(move, UseBuilding) and move.building not in ("gathering-post", "sawmill"):
            built = built_on(state, move.field)
            assert built is not None
            return ("use", move.building, built.upgraded, building_heated(state, built))
        return (move,)

    def action_gain(self, state: Frostpunk, step: ChooseAction, move: Move, now: float) -> float:
        if isinstance(move, Build):
            gain, plan = building_plan(state)
            hands = sum(people.ready for people in state.people[:2])
            return gain * len(plan) / STEPS if hands > 1 else gain  # with others to come, it waits for more wood
        if isinstance(move, ClearSnow):
            return self.clearing(state, step.figure, move.ring)
        return self.after(state, step, step.seat, move) - now

    def clearing(self, state: Frostpunk, figure: int, ring: str) -> float:
        """Room for buildings and resources to gather, for one more who is sick (F4.13)."""
        gain = CLEARING + sum(share for _, share in clearing_shares(state).values())
        gain *= min(1.0, rounds_left(state) / 6) * (1.0 if ring == "inner" else 0.75)
        if figure != AUTOMATON:
            gain -= Glance(state).prices[figure]
        return gain


def clearing_shares(state: Frostpunk) -> dict[str, tuple[int, float]]:
    """What speaks for clearing snow: how much of it there is on the map, and what more would be worth."""
    wood, coal = sum(state.on_fields["wood"]), sum(state.on_fields["coal"])
    taken = {field for built in state.built for field in built.fields}
    empty = sum(bool(tile) for tile in state.sectors) * 2 - len(taken)
    return {
        "clear-wood": (wood, FIELDS_WANTED * max(0, 6 - wood)),
        "clear-coal": (coal, FIELDS_WANTED * max(0, 5 - coal) / 2),
        "clear-room": (len(free_fields(state)), ROOM_WANTED * max(0, 6 - empty)),
    }
