"""What special citizens do: citizen cards as abilities (F8.3), young figures (F8.5), the long shift."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move

from ..content.cards import Ability
from ..content.effects import DISCONTENT, KINDS, Choose, Cost, Cure, Effect
from .acting import BuildStep, ErectOn, FellTree, Tinker, Upgraded, curing_more, gather_fields, usable, use_of
from .asking import Ask
from .building import built_on, can_build, free_fields, tear_down, upgrades
from .clearing import LaySectors, draw_sector, places_for
from .costs import Pay, can_pay
from .doing import Do
from .expedition import free_paths
from .model import CHILD, Built, Frostpunk
from .moods import draw_token, full, kinds_on, return_token
from .moves import (
    BUILD,
    DONE,
    DRAW,
    ClearSnow,
    Dismantle,
    Draw,
    Erect,
    ExtraShift,
    Gather,
    GatherTree,
    PlayCitizen,
    PutSector,
    ReturnToken,
    SendScout,
    SpecialAction,
    TakeYoung,
    Upgrade,
    UseBuilding,
)
from .people import sicken
from .phases.actions import ChooseAction, Perform, can_act, is_cold, special_cards, special_possible

FELLED = 2
"""Wood for the tree of a citizen card."""
LOOKED_AT = 3
SHIFT, YOUNG = "shift", "young"


# -- more than the figures in the stockpile ------------------------------------------------------------------------


def more_moves(state: Frostpunk, seat: int) -> list[Move]:
    """Further ways to use a figure: citizen cards of the seat, a long shift, the young worker or engineer."""
    cards: list[Move] = (
        [] if state.played[seat] else [PlayCitizen(card) for card in state.hands[seat] if chances(state, card)]
    )
    for rules in state.pack.rules_in_force(state):
        if rules.extra_shift and SHIFT not in state.once:
            kind = KINDS.index(rules.extra_shift)
            if kind in placed(state) and can_act(state, kind):
                cards.append(ExtraShift(rules.extra_shift))
        if (
            rules.young
            and YOUNG not in state.once
            and state.people[CHILD].ready
            and can_act(state, KINDS.index(rules.young))
        ):
            cards.append(TakeYoung(rules.young))
    return cards


def more_turns(state: Frostpunk) -> bool:
    return any(more_moves(state, seat) for seat in range(state.seats))


def begin(state: Frostpunk, seat: int, move: Move) -> None:
    """Carry out one of `more_moves`."""
    if isinstance(move, PlayCitizen):
        state.push(CitizenAction(seat=seat, card=move.card))
    elif isinstance(move, TakeYoung):
        state.once.append(YOUNG)
        state.push(ChooseAction(seat=seat, figure=CHILD, skilled=KINDS.index(move.kind)))
    elif isinstance(move, ExtraShift):  # the figure acts again: its first place stays taken, at night it is one
        kind = KINDS.index(move.kind)
        state.once += [SHIFT, f"{SHIFT} {move.kind}"]
        state.people[kind].ready += 1
        state.push(ChooseAction(seat=seat, figure=kind))
        sicken(state, kind)


def placed(state: Frostpunk) -> set[int]:
    """The kinds of figures that have acted."""
    found = {*state.busy, *(figure for _, figure in state.gathered)}
    for built in state.built:
        found.update(built.figures)
    for laid in (*state.display, *state.scenario):
        found.update(laid.figures)
    return found


# -- citizen cards -------------------------------------------------------------------------------------------------


def chances(state: Frostpunk, card: str) -> list[Move]:
    """The actions that a citizen card could be played with now, whatever its kind of figure may do otherwise."""
    ability: Ability = state.pack.citizens[card].ability
    if not state.people[KINDS.index(ability.kind)].ready or not can_pay(state, ability.cost):
        return []
    if ability.action == "clear":
        return _clearings(state, ability)
    if ability.action == "gather":
        if ability.special == "fell-tree":
            return [GatherTree(field) for field in free_fields(state) if state.field_trees[field]]
        return [Gather(field) for field in gather_fields(state)]
    if ability.action == "build":
        upgrading = ability.special == "upgrade-while-building" and bool(upgrades(state))
        return [BUILD] if upgrading or can_build(state) else []
    if ability.action == "use":
        return [
            UseBuilding(built.building, built.fields[0])
            for built in state.built
            if built.building in ability.buildings and _room(state, built, ability)
        ]
    if ability.action == "scout":
        return [SendScout(path + 1) for path in free_paths(state)]
    return [SpecialAction(shown) for shown in special_cards(state) if special_possible(state, shown, None)]


def _clearings(state: Frostpunk, ability: Ability) -> list[Move]:
    if ability.special == "look-outer":
        return [ClearSnow("outer")] if state.stack_outer else []
    rings = [ring for ring in ("inner", "outer") if places_for(state, ring)]
    if ability.special == "clear-both":
        return [ClearSnow("both")] if rings else []
    return [ClearSnow(ring) for ring in rings]


def _room(state: Frostpunk, built: Built, ability: Ability) -> bool:
    if ability.mode == "and":
        return usable(state, built)
    return len(built.figures) < (2 if state.pack.buildings[built.building].large else 1)


class CitizenAction(Ask, frozen=True):
    """F8.3: where the card is played."""

    asks = "citizen-action"
    rule = "F8.3"
    card: str = ""

    def options(self, state: Frostpunk) -> list[Move]:
        return chances(state, self.card)

    def choose(self, state: Frostpunk, move: Move) -> None:
        ability: Ability = state.pack.citizens[self.card].ability
        kind = KINDS.index(ability.kind)
        state.hands[self.seat].remove(self.card)
        state.played[self.seat] = self.card
        state.people[kind].ready -= 1
        state.children_used += kind == CHILD
        state.tell("played-citizen", self.seat, card=self.card, move=move.notation())
        state.push(PerformCitizen(self.seat, self.card, move.notation()))
        if is_cold(state, move) and not ability.heated:
            sicken(state, kind)  # F4.13: before it is carried out

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": self.card}


class PerformCitizen(Action[Frostpunk], frozen=True):
    """The effect adds to the action, or replaces it."""

    seat: int
    card: str
    move: str

    def run(self, state: Frostpunk) -> None:
        ability: Ability = state.pack.citizens[self.card].ability
        figure = KINDS.index(ability.kind)
        plain = ability.mode == "and" and not ability.special and not ability.times
        if not plain:
            self.place(state, figure)
        if not can_pay(state, ability.cost):  # a death on the way has taken it
            return
        state.push(
            Pay(ability.cost, self.seat),
            *([Perform(self.seat, figure, self.move)] if plain else []),
            Do(ability.effects, self.card, self.seat),
            Talent(self.seat, self.card, self.move),
        )

    def place(self, state: Frostpunk, figure: int) -> None:
        """The figure stands where it acts."""
        verb, *words = self.move.split()
        if verb == UseBuilding.__struct_config__.tag:
            built = built_on(state, int(words[1]))
            if built is not None:
                place = state.built.index(built)
                state.built[place] = msgspec.structs.replace(built, figures=(*built.figures, figure))
        elif verb == GatherTree.__struct_config__.tag:
            state.gathered.append((int(words[0]), figure))
        else:
            state.busy = [*state.busy, figure]


class Talent(Action[Frostpunk], frozen=True):
    """What an ability does with the map or with the building in hand."""

    seat: int
    card: str
    move: str

    def run(self, state: Frostpunk) -> None:
        ability: Ability = state.pack.citizens[self.card].ability
        words = self.move.split()
        if ability.special == "fell-tree":
            state.push(FellTree(self.seat, (int(words[1]),), FELLED))
        elif ability.special == "clear-both":
            if places_for(state, "inner"):
                state.push(LaySectors(self.seat, "inner", 1, then="outer"))
            else:
                state.push(LaySectors(self.seat, "outer", 2))
        elif ability.special == "look-outer":
            cards = tuple(draw_sector(state, "outer") for _ in range(min(LOOKED_AT, len(state.stack_outer))))
            state.reveal()
            state.tell("looked-at-sectors", self.seat, count=len(cards))
            state.push(SortSectors(self.seat, cards))
        elif ability.special == "upgrade-while-building":
            state.push(BuildOrUpgrade(self.seat))
        elif ability.special == "cure-of-building":
            built = built_on(state, int(words[2]))
            if built is not None:
                state.push(Do(cures_of(state, built), built.building, self.seat))
        elif ability.special == "draw-active-hope":
            state.push(CheerUp(self.seat))
        state.push(*([Tinker(seat=self.seat)] * ability.times))


def cures_of(state: Frostpunk, built: Built) -> tuple[Effect, ...]:
    """Only the curing part of a building's action, with what laws add to it."""
    use = use_of(state, built)
    more = sum(rules.cure_bonus for rules in state.pack.rules_in_force(state))
    return curing_more(_cures(use.effects), more) if use is not None else ()


def _cures(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    kept = [
        Choose(options=tuple(option for option in effect.options if _cures(option.effects)))
        if isinstance(effect, Choose)
        else effect
        for effect in effects
    ]
    return tuple(
        effect for effect in kept if isinstance(effect, Cure) or (isinstance(effect, Choose) and effect.options)
    )


class SortSectors(Ask, frozen=True):
    """B26: outer sectors that were looked at, each onto the top of its stack or under it."""

    asks = "sort-sectors"
    rule = "F8.3"
    cards: tuple[str, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        return [PutSector(card, where) for card in self.cards for where in ("top", "bottom")]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PutSector)
        if move.where == "top":
            state.stack_outer.append(move.sector)
            state.seen_above += 1
        else:
            state.stack_outer.insert(0, move.sector)
            state.seen_below += 1
        state.push(SortSectors(self.seat, tuple(card for card in self.cards if card != move.sector)))


class BuildOrUpgrade(BuildStep, frozen=True):
    """B10: exactly two of the steps may be one upgrade, at its normal cost."""

    def options(self, state: Frostpunk) -> list[Move]:
        moves = super().options(state)
        more = upgrades(state) if self.left >= 2 else []
        return [*more, *moves] if moves or not more else [*more, DONE]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Upgrade):
            cost = state.pack.buildings[move.building].upgrade_cost
            state.push(Pay(cost or Cost(), self.seat), Upgraded(move.field), BuildStep(self.seat, self.left - 2))
        elif isinstance(move, Erect):
            state.push(ErectOn(self.seat, move.building), BuildOrUpgrade(self.seat, self.left - 1))
        elif isinstance(move, Dismantle):
            tear_down(state, move.field)
            state.push(BuildOrUpgrade(self.seat, self.left - 1))


class CheerUp(Ask, frozen=True):
    """B20: draw 1 hope and activate it, or remove 1 active discontent."""

    asks = "cheer-up"
    rule = "F8.3"

    def options(self, state: Frostpunk) -> list[Move]:
        drawing: list[Move] = [] if full(state, "hope") else [DRAW]
        return [
            *drawing,
            *(ReturnToken(kind) for kind in kinds_on(state.discontent, active=True, among="") if kind in DISCONTENT),
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Draw):
            draw_token(state, "hope", active=True)
        elif isinstance(move, ReturnToken):
            return_token(state, move.token, active=True)
