"""What citizen cards do with the map or with the building in hand."""

from __future__ import annotations

from collections.abc import Callable

from hearthlight.kernel import Action, Move, Refusal

from ....content.cards import Ability
from ....content.effects import Choose, Cure, Effect
from ....content.terms import DISCONTENT, Cost
from ...agenda.asking import Ask
from ...agenda.doing import Do
from ...agenda.paying import Pay
from ...agenda.refusing import refuse
from ...agenda.register import Register
from ...city.buildings import built_on, can_build, refused_upgrades, tear_down, upgrades
from ...city.clearing import LaySectors, draw_sector, places_for
from ...city.erecting import BuildStep, ErectOn
from ...city.gathering import FellTree, wooded_fields
from ...city.using import curing_more, use_of
from ...city.workshop import Tinker, Upgraded
from ...model import Built, Frostpunk
from ...moves import (
    BUILD,
    DONE,
    DRAW,
    ClearSnow,
    Deed,
    Dismantle,
    Draw,
    Erect,
    GatherTree,
    PutSector,
    ReturnToken,
    Upgrade,
    UseBuilding,
)
from ...people.moods import draw_token, full, kinds_on, return_token


class Talent(Action[Frostpunk], frozen=True):
    """What an ability does with the map or with the building in hand."""

    seat: int
    card: str
    deed: Deed

    def run(self, state: Frostpunk) -> None:
        ability = state.pack.citizens[self.card].ability
        if ability.special:
            TALENTS[ability.special](state, self, ability)
        state.push(*([Tinker(seat=self.seat)] * ability.times))


CarryOut = Callable[[Frostpunk, Talent, Ability], None]
TALENTS: Register[str, CarryOut] = Register()
CHANCES: dict[str, Callable[[Frostpunk], list[Move]]] = {}
"""What such a card can be played with, where that is not what anybody could do."""


def talent(name: str, chances: Callable[[Frostpunk], list[Move]] | None = None) -> Callable[[CarryOut], CarryOut]:
    """This function is what `special` means on a citizen card."""
    if chances is not None:
        CHANCES[name] = chances
    return lambda function: TALENTS.enter(name, function)


def fields_to_fell(state: Frostpunk) -> list[Move]:
    return [GatherTree(field) for field in wooded_fields(state)]


@talent("fell-tree", fields_to_fell)
def fell_tree(state: Frostpunk, talent: Talent, ability: Ability) -> None:
    assert isinstance(talent.deed, GatherTree)
    state.push(FellTree(talent.seat, (talent.deed.field,), ability.number))


def both_rings(state: Frostpunk) -> list[Move]:
    return [ClearSnow("both")] if places_for(state, "inner") or places_for(state, "outer") else []


@talent("clear-both", both_rings)
def clear_both(state: Frostpunk, talent: Talent, ability: Ability) -> None:
    if places_for(state, "inner"):
        state.push(LaySectors(talent.seat, "inner", 1, then="outer"))
    else:
        state.push(LaySectors(talent.seat, "outer", 2))


def outer_stack(state: Frostpunk) -> list[Move]:
    return [ClearSnow("outer")] if state.stack_outer else []


@talent("look-outer", outer_stack)
def look_outer(state: Frostpunk, talent: Talent, ability: Ability) -> None:
    cards = tuple(draw_sector(state, "outer") for _ in range(min(ability.number, len(state.stack_outer))))
    state.tell("looked-at-sectors", talent.seat, count=len(cards))
    state.push(SortSectors(talent.seat, cards))


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


@talent("cure-of-building")
def cure_of_building(state: Frostpunk, talent: Talent, ability: Ability) -> None:
    assert isinstance(talent.deed, UseBuilding)
    built = built_on(state, talent.deed.field)
    if built is not None:
        state.push(Do(cures_of(state, built), built.building, talent.seat))


def cures_of(state: Frostpunk, built: Built) -> tuple[Effect, ...]:
    """Only the curing part of a building's action, with what laws add to it."""
    use = use_of(state, built)
    more = sum(rules.cure_bonus for rules in state.rules_in_force())
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


def build_or_upgrade(state: Frostpunk) -> list[Move]:
    return [BUILD] if upgrades(state) or can_build(state) else []


@talent("upgrade-while-building", build_or_upgrade)
def upgrade_while_building(state: Frostpunk, talent: Talent, ability: Ability) -> None:
    state.push(BuildOrUpgrade(talent.seat))


class BuildOrUpgrade(BuildStep, frozen=True):
    """B10: exactly two of the steps may be one upgrade, at its normal cost."""

    def options(self, state: Frostpunk) -> list[Move]:
        moves = super().options(state)
        more = upgrades(state) if self.left >= 2 else []
        return [*more, *moves] if moves or not more else [*more, DONE]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [*super().refused(state), *(refused_upgrades(state) if self.left >= 2 else ())]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Upgrade):
            cost = state.pack.buildings[move.building].upgrade_cost
            state.push(Pay(cost or Cost(), self.seat), Upgraded(move.field), BuildStep(self.seat, self.left - 2))
        elif isinstance(move, Erect):
            state.push(ErectOn(self.seat, move.building), BuildOrUpgrade(self.seat, self.left - 1))
        elif isinstance(move, Dismantle):
            tear_down(state, move.field)
            state.push(BuildOrUpgrade(self.seat, self.left - 1))


@talent("draw-active-hope")
def cheer_up(state: Frostpunk, talent: Talent, ability: Ability) -> None:
    state.push(CheerUp(talent.seat))


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

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [refuse(DRAW, "track-full", what="hope")] if full(state, "hope") else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Draw):
            draw_token(state, "hope", active=True)
        elif isinstance(move, ReturnToken):
            return_token(state, move.token, active=True)
