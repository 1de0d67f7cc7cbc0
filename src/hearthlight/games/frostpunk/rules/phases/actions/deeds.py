"""What a figure can do, and doing it (F4.13 to F4.15, section 5)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...agenda.asking import Ask, remarks_on
from ...agenda.doing import Do
from ...agenda.paying import Pay, can_pay, refuse_for, unpaid
from ...agenda.refusing import refuse
from ...cards.display import displayed
from ...cards.expeditions import closed_paths, free_paths, send_scout
from ...cards.laws import law_holds
from ...city.buildings import built_on, can_build, free_fields, laid_fields
from ...city.clearing import CLEARED, LaySectors, can_clear, places_for, why_not_cleared
from ...city.erecting import BuildStep
from ...city.fields import on_field
from ...city.gathering import FellTree, TakeFromField, felling, gather_fields, gathering, wooded_fields
from ...city.using import UseIt, refuse_use, why_not_used
from ...machine.heat import is_cold
from ...model import AUTOMATON, CHILD, ENGINEER, FIGURES, Built, Frostpunk, Once, Used
from ...moves import BUILD, Build, ClearSnow, Deed, Gather, GatherTree, SendScout, UseBuilding, UseSpecial
from ...people.sickness import sicken
from ...vocabulary.conditions import holds


def automata_free(state: Frostpunk) -> bool:
    return any(rules.automaton_free for rules in state.rules_in_force())


def can_act(state: Frostpunk, figure: int) -> bool:
    """Whether a figure of this kind could do anything now."""
    return (figure != CHILD and (can_clear(state, "inner") or can_build(state))) or bool(actions(state, figure))


def actions(state: Frostpunk, figure: int) -> list[Move]:
    """Everything that a figure of this kind could do now."""
    if figure == CHILD:
        return [*child_actions(state), *special_actions(state, figure)]
    free = free_fields(state)
    moves: list[Move] = [ClearSnow(ring) for ring in CLEARED if can_clear(state, ring)]
    moves += map(Gather, gather_fields(state, free))
    if figure != ENGINEER and felling(state):  # T04
        moves += map(GatherTree, wooded_fields(state))
    if can_build(state, free):
        moves.append(BUILD)
    moves += [
        UseBuilding(built.building, built.fields[0])
        for built in state.built
        if not why_not_at_work(state, built, figure)
    ]
    if figure != AUTOMATON:  # F11.2
        moves += [SendScout(path + 1) for path in free_paths(state)]
        moves += special_actions(state, figure)
    return moves


def permitted(state: Frostpunk) -> set[str]:
    """F4.15: what laws allow to children."""
    return {what for rules in state.rules_in_force() for what in rules.children_may}


def child_actions(state: Frostpunk) -> list[Move]:
    allowed = permitted(state)
    moves: list[Move] = [*map(Gather, gather_fields(state))] if "gather" in allowed else []
    return moves + [
        UseBuilding(built.building, built.fields[0])
        for built in state.built
        if built.building in allowed and not why_not_used(state, built)
    ]


def why_not_at_work(state: Frostpunk, built: Built, figure: int) -> str:
    """Why such a figure cannot use a building."""
    if figure == CHILD and built.building not in permitted(state):
        return "children"
    if figure not in (ENGINEER, CHILD) and state.pack.buildings[built.building].engineers_only:
        return "engineers-only"
    return why_not_used(state, built)


def closed(state: Frostpunk, figure: int) -> Iterator[Refusal]:
    """What such a figure cannot do now, and why."""
    fields = gather_fields(state)
    for field in laid_fields(state):
        if built_on(state, field) is None:
            there = any(field == taken for taken, _ in state.gathered)
            if field not in fields:
                yield refuse(Gather(field), "figure-there" if there else "bare")
            elif figure == CHILD and "gather" not in permitted(state):
                yield refuse(Gather(field), "children")
    for built in state.built:
        if why := why_not_at_work(state, built, figure):
            yield refuse_use(state, built, why)
    for card in special_cards(state):
        if why := why_not_special(state, card, figure):
            action = state.pack.actions[card]
            values = {"who": action.who, "condition": action.condition, "card": card}
            yield refuse_for(state, UseSpecial(card), why, action.cost, **values)
    if figure == CHILD:
        yield from (refuse(move, "children") for move in (ClearSnow("inner"), BUILD))
        return
    for ring in CLEARED:
        if why := why_not_cleared(state, ring):
            yield refuse(ClearSnow(ring), why, ring=ring)
    if not can_build(state):
        yield refuse(BUILD, "nothing-to-build")
    if figure == AUTOMATON:
        yield from (refuse(SendScout(path + 1), "automaton-scout") for path in range(len(state.paths)))
    else:
        yield from closed_paths(state)


def special_actions(state: Frostpunk, figure: int) -> list[Move]:
    return [UseSpecial(card) for card in special_cards(state) if special_possible(state, card, figure)]


def special_cards(state: Frostpunk) -> list[str]:
    """The displayed cards and the passed laws that have a special action."""
    shown = [*[laid.card for laid in (*state.display, *state.scenario)], *state.passed]
    return [card for card in shown if card in state.pack.actions]


def special_possible(state: Frostpunk, card: str, figure: int | None) -> bool:
    return not why_not_special(state, card, figure)


def why_not_special(state: Frostpunk, card: str, figure: int | None) -> str:
    """F5.6: once a round (or a game), by the kinds that the card names (F8.3: by any), for its cost."""
    action = state.pack.actions[card]
    if figure is not None and FIGURES[figure] not in action.who:
        return "wrong-figure"
    if card in state.passed:
        if not law_holds(state, card):
            return "covered"
        used = Used(Once.LAW, card) in state.once
    else:
        laid = displayed(state, card)
        used = laid is None or laid.used
    if used:
        return "used"
    return unpaid(state, action.cost) if holds(state, action.condition, card) else "condition"


class ChooseAction(Ask, frozen=True):
    asks = "action"
    rule = "F4.12"
    settles = ("cure", "treat")
    obvious = False
    figure: int = 0
    skilled: int = -1
    """F8.5: the kind that a young figure acts like."""

    def options(self, state: Frostpunk) -> list[Move]:
        return actions(state, self.figure if self.skilled < 0 else self.skilled)

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [*closed(state, self.figure if self.skilled < 0 else self.skilled)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Deed)
        self.take_figure(state)
        limited = self.figure == CHILD and self.skilled < 0
        state.push(Perform(self.seat, self.figure, move, limited))
        if is_cold(state, move) and self.figure != AUTOMATON:
            sicken(state, self.figure, "work")  # F4.13: before it is carried out

    def take_figure(self, state: Frostpunk) -> None:
        if self.figure == AUTOMATON:
            state.automata_ready -= 1
            state.coal -= not automata_free(state)
        else:
            state.people[self.figure].ready -= 1
            state.children_used += self.figure == CHILD

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"figure": FIGURES[self.figure]}


@remarks_on(Gather)
def what_is_gathered(state: Frostpunk, move: Gather, question: Ask) -> Iterator[Remark]:
    """F5.2: where several sorts lie, one chooses."""
    if isinstance(question, ChooseAction) and len(on_field(state, move.field)) > 1:
        yield Remark("gather", {"count": gathering(state)})


@remarks_on(ClearSnow)
def what_is_cleared(state: Frostpunk, move: ClearSnow, question: Ask) -> Iterator[Remark]:
    if isinstance(question, ChooseAction):
        yield Remark("clear", {"count": min(CLEARED[move.ring], len(places_for(state, move.ring)))})


class Perform(Action[Frostpunk], frozen=True):
    """Carry out an action; the figure stands where it acted."""

    seat: int
    figure: int
    deed: Deed
    limited: bool = False
    """A child, with what laws allow it (F4.15)."""

    def run(self, state: Frostpunk) -> None:
        deed = self.deed
        state.tell("acts", self.seat, figure=FIGURES[self.figure], move=deed)
        stand_there(state, self.figure, deed)
        match deed:
            case ClearSnow():
                state.push(LaySectors(self.seat, deed.ring, CLEARED[deed.ring]))
            case Gather():
                state.push(TakeFromField(self.seat, deed.field, gathering(state), upto=True))
            case GatherTree():
                state.push(FellTree(self.seat, (deed.field,), felling(state)))
            case Build():
                state.push(BuildStep(seat=self.seat))
            case UseBuilding():
                state.push(UseIt(deed.field, self.seat, child=self.limited))
            case SendScout():
                send_scout(state, deed.path - 1, self.figure)
            case UseSpecial():
                self.special(state, deed.card)

    def special(self, state: Frostpunk, card: str) -> None:
        if card in state.passed:
            state.once.append(Used(Once.LAW, card))
        action = state.pack.actions[card]
        if can_pay(state, action.cost):  # unless a death on the way has taken it
            state.push(Pay(action.cost, self.seat), Do(action.effects, card, self.seat))


def stand_there(state: Frostpunk, figure: int, deed: Deed) -> None:
    """On the building, the field or the card. The action spaces of clearing, building and laws hold any number of
    figures; a scout is on its way."""
    match deed:
        case UseBuilding():
            built = built_on(state, deed.field)
            if built is not None:
                state.built[state.built.index(built)] = msgspec.structs.replace(built, figures=(*built.figures, figure))
        case Gather() | GatherTree():
            state.gathered.append((deed.field, figure))
        case UseSpecial() if deed.card not in state.passed:
            for row in (state.display, state.scenario):
                for place, laid in enumerate(row):
                    if laid.card == deed.card:
                        row[place] = msgspec.structs.replace(laid, used=True, figures=(*laid.figures, figure))
        case SendScout():
            pass
        case _:
            state.busy = [*state.busy, figure]
            if isinstance(deed, ClearSnow | Build):
                state.spaces.append((deed.verb, figure))
