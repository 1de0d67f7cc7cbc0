"""Phase 6: actions (F4.11 to F4.15)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move

from ...content.effects import KINDS
from ..acting import BuildStep, FellTree, TakeFromField, UseIt, gather_fields, usable
from ..asking import Ask
from ..building import built_on, can_build, free_fields
from ..clearing import LaySectors, can_clear
from ..costs import Pay, can_pay
from ..doing import Do
from ..expedition import free_paths, send_scout
from ..heat import building_heated, can_fuel, field_heated, fuel
from ..judging import displayed, holds, law_holds
from ..model import AUTOMATON, CHILD, ENGINEER, FIGURES, Frostpunk
from ..moves import (
    BUILD,
    FUEL,
    STOP,
    Build,
    ClearSnow,
    Fuel,
    Gather,
    GatherTree,
    SendScout,
    SpecialAction,
    Stop,
    Take,
    UseBuilding,
)
from ..people import sicken


class ActionsPhase(Action[Frostpunk], frozen=True):
    """F4.11: figures as the population track says; then those who are exhausted rest."""

    def run(self, state: Frostpunk) -> None:
        state.phase = 6
        tracks = state.pack.content.tracks
        for kind, people in enumerate(state.people):
            sections = tracks.population[KINDS[kind]]
            figures = next(section.figures for section in sections if people.number <= section.upto)
            people.ready = max(0, figures - people.scouting)
            people.resting = min(people.tired, people.ready)
            people.ready -= people.resting
        state.automata_ready = state.automata
        state.push(NextTurn(state.leader))


class NextTurn(Action[Frostpunk], frozen=True):
    """F4.12: clockwise from the leader, until no figure is left or all agree to stop."""

    seat: int
    passes: int = 0

    def run(self, state: Frostpunk) -> None:
        if self.passes < state.seats:
            state.push(TakeFigure(seat=self.seat, passes=self.passes))


def ready_figures(state: Frostpunk) -> list[int]:
    found = [kind for kind, people in enumerate(state.people) if people.ready]
    if state.automata_ready and (state.coal or automata_free(state)):  # F11.2
        found.append(AUTOMATON)
    return found


def automata_free(state: Frostpunk) -> bool:
    return any(rules.automaton_free for rules in state.pack.rules_in_force(state))


class TakeFigure(Ask, frozen=True):
    """A turn: fuel the generator if wished, then one figure and one action."""

    asks = "figure"
    rule = "F4.12"
    obvious = False
    passes: int = 0

    def options(self, state: Frostpunk) -> list[Move]:
        from ..citizenry import more_moves, more_turns

        figures: list[Move] = [Take(FIGURES[figure]) for figure in ready_figures(state) if can_act(state, figure)]
        if not figures and not more_turns(state):
            return []
        return [*figures, *more_moves(state, self.seat), *([FUEL] if can_fuel(state) else []), STOP]

    def choose(self, state: Frostpunk, move: Move) -> None:
        following = (self.seat + 1) % state.seats
        if isinstance(move, Fuel):
            fuel(state)
            state.push(self)
        elif isinstance(move, Take):
            state.push(ChooseAction(seat=self.seat, figure=FIGURES.index(move.figure)), NextTurn(following))
        elif not isinstance(move, Stop):
            from ..citizenry import begin

            state.push(NextTurn(following))
            begin(state, self.seat, move)
        else:
            state.push(NextTurn(following, self.passes + 1))


def can_act(state: Frostpunk, figure: int) -> bool:
    """Whether a figure of this kind could do anything now."""
    return (figure != CHILD and (can_clear(state, "inner") or can_build(state))) or bool(actions(state, figure))


def actions(state: Frostpunk, figure: int) -> list[Move]:
    """Everything that a figure of this kind could do now."""
    if figure == CHILD:
        return [*child_actions(state), *special_actions(state, figure)]
    moves: list[Move] = [ClearSnow(ring) for ring in ("inner", "outer") if can_clear(state, ring)]
    moves += map(Gather, gather_fields(state))
    if figure != ENGINEER and any(rules.fell_when_gathering for rules in state.pack.rules_in_force(state)):  # T04
        moves += [GatherTree(field) for field in free_fields(state) if state.field_trees[field]]
    if can_build(state):
        moves.append(BUILD)
    buildings = state.pack.buildings
    moves += [
        UseBuilding(built.building, built.fields[0])
        for built in state.built
        if (figure == ENGINEER or not buildings[built.building].engineers_only) and usable(state, built)
    ]
    if figure != AUTOMATON:  # F11.2
        moves += [SendScout(path + 1) for path in free_paths(state)]
        moves += special_actions(state, figure)
    return moves


CHILD_BUILDINGS = ("gathering-post", "cookhouse")


def child_actions(state: Frostpunk) -> list[Move]:
    """F4.15: only what laws allow."""
    permitted = {what for rules in state.pack.rules_in_force(state) for what in rules.children_may}
    moves: list[Move] = [*map(Gather, gather_fields(state))] if "gather" in permitted else []
    if permitted.intersection(CHILD_BUILDINGS):
        moves += [
            UseBuilding(built.building, built.fields[0])
            for built in state.built
            if built.building in permitted and usable(state, built)
        ]
    return moves


def special_actions(state: Frostpunk, figure: int) -> list[Move]:
    return [SpecialAction(card) for card in special_cards(state) if special_possible(state, card, figure)]


def special_cards(state: Frostpunk) -> list[str]:
    """Displayed cards and passed laws: some have a special action."""
    return [*(laid.card for laid in (*state.display, *state.scenario)), *state.passed]


def special_possible(state: Frostpunk, card: str, figure: int | None) -> bool:
    """F5.6: once a round (or a game), by the kinds that the card names (F8.3: by any), for its cost."""
    action = state.pack.action_of(card)
    if action is None or (figure is not None and KINDS[figure] not in action.who):
        return False
    laid = displayed(state, card)
    free = law_holds(state, card) and card not in state.once if card in state.passed else laid and not laid.used
    return bool(free) and holds(state, action.condition, card) and can_pay(state, action.cost)


class ChooseAction(Ask, frozen=True):
    asks = "action"
    rule = "F4.13"
    obvious = False
    figure: int = 0
    skilled: int = -1
    """F8.5: the kind that a young figure acts like."""

    def options(self, state: Frostpunk) -> list[Move]:
        return actions(state, self.figure if self.skilled < 0 else self.skilled)

    def choose(self, state: Frostpunk, move: Move) -> None:
        self.take_figure(state)
        limited = self.figure == CHILD and self.skilled < 0
        state.push(Perform(self.seat, self.figure, move.notation(), limited))
        if is_cold(state, move) and self.figure != AUTOMATON:
            sicken(state, self.figure)  # F4.13: before it is carried out

    def take_figure(self, state: Frostpunk) -> None:
        if self.figure == AUTOMATON:
            state.automata_ready -= 1
            state.coal -= not automata_free(state)
        else:
            state.people[self.figure].ready -= 1
            state.children_used += self.figure == CHILD

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"figure": FIGURES[self.figure]}


def is_cold(state: Frostpunk, move: Move) -> bool:
    """F4.13: clearing snow always, gathering and buildings by their place, everything else never."""
    if isinstance(move, ClearSnow):
        return True
    if isinstance(move, Gather | GatherTree):
        return not field_heated(state, move.field)
    if isinstance(move, UseBuilding):
        built = built_on(state, move.field)
        return built is not None and not building_heated(state, built)
    if isinstance(move, SpecialAction):
        action = state.pack.action_of(move.card)
        return action is not None and action.cold
    return False


class Perform(Action[Frostpunk], frozen=True):
    """Carry out an action; the figure stands where it acted."""

    seat: int
    figure: int
    move: str
    limited: bool = False
    """A child, with what laws allow it (F4.15)."""

    def run(self, state: Frostpunk) -> None:
        verb, *words = self.move.split()
        state.tell("acts", self.seat, figure=FIGURES[self.figure], move=self.move)
        rules = state.pack.rules_in_force(state)
        if verb == ClearSnow.__struct_config__.tag:
            two = 2 if words[0] == "inner" else 1
            self.return_later(state)
            state.push(LaySectors(self.seat, words[0], two))
        elif verb == Gather.__struct_config__.tag:
            state.gathered.append((int(words[0]), self.figure))
            more = sum(rule.gather_more for rule in rules)
            state.push(TakeFromField(self.seat, int(words[0]), 2 + more))
        elif verb == GatherTree.__struct_config__.tag:
            state.gathered.append((int(words[0]), self.figure))
            wood = max(rule.fell_when_gathering for rule in rules)
            state.push(FellTree(self.seat, (int(words[0]),), wood))
        elif verb == Build.__struct_config__.tag:
            self.return_later(state)
            state.push(BuildStep(seat=self.seat))
        elif verb == UseBuilding.__struct_config__.tag:
            field = int(words[1])
            built = built_on(state, field)
            if built is not None:
                state.built[state.built.index(built)] = msgspec.structs.replace(
                    built, figures=(*built.figures, self.figure)
                )
                state.push(UseIt(field, self.seat, child=self.limited))
        elif verb == SendScout.__struct_config__.tag:
            send_scout(state, int(words[0]) - 1, self.figure)
        else:
            self.special(state, words[0])

    def return_later(self, state: Frostpunk) -> None:
        """The action spaces of clearing and building hold any number of figures; all come back at night."""
        state.busy = [*state.busy, self.figure]

    def special(self, state: Frostpunk, card: str) -> None:
        action = state.pack.action_of(card)
        if card in state.passed:
            state.once.append(card)
            self.return_later(state)
        for row in (state.display, state.scenario):
            for place, laid in enumerate(row):
                if laid.card == card:
                    row[place] = msgspec.structs.replace(laid, used=True, figures=(*laid.figures, self.figure))
        if can_pay(state, action.cost):  # unless a death on the way has taken it
            state.push(Pay(action.cost, self.seat), Do(action.effects, card, self.seat))
