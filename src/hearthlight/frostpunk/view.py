"""What the players may know. They play together and show each other their cards: hidden are decks, bags and tower."""

from __future__ import annotations

from copy import copy

import msgspec

from ..kernel import Dice, Outcome
from .city import FIELDS
from .heat import built_warm_from, warm_from
from .model import Built, Displayed, Frostpunk, Path, People, Token


class FieldView(msgspec.Struct, frozen=True):
    wood: int
    coal: int
    cores: int
    trees: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    group: int
    difficulty: str
    leader: int
    round: int
    phase: int
    to_act: tuple[int, ...]
    people: tuple[People, ...]
    corpses: int
    food: int
    hunger: int
    wood: int
    coal: int
    cores: int
    automata: int
    automata_ready: int
    hope: tuple[Token, ...]
    discontent: tuple[Token, ...]
    output: int
    overheated: bool
    cold: int
    ranges: tuple[int, ...]
    stress: int
    overload: int
    expanded: bool
    sectors: tuple[str, ...]
    rim: tuple[str, ...]
    inner_left: int
    outer_left: int
    fields: tuple[FieldView, ...]
    warm_from: tuple[int, ...]
    """For each field the lowest output at which an action on it is heated while nothing stands there; 99: never."""
    busy: tuple[int, ...]
    gathered: tuple[tuple[int, int], ...]
    built: tuple[Built, ...]
    built_warm_from: tuple[int, ...]
    """The same for each building, in their order."""
    unbuilt: dict[str, int]
    ruined: tuple[str, ...]
    morning_left: int
    dusk_size: int
    dusk_discard: tuple[str, ...]
    next_dispute: str
    display: tuple[Displayed, ...]
    scenario: tuple[Displayed, ...]
    tokens: tuple[tuple[int, str], ...]
    storm: int
    weather_left: int
    laws: tuple[str, ...]
    passed: tuple[str, ...]
    technologies: tuple[str, ...]
    finished: tuple[str, ...]
    researching: str
    research_round: int
    paths: tuple[Path, ...]
    hands: tuple[tuple[str, ...], ...]
    played: tuple[str, ...]
    advisors: tuple[str, ...]
    solo_card: bool
    bedless: int
    once: tuple[str, ...]
    """What was used in this round and can be used only once in it."""
    cause: str
    outcome: Outcome | None


def view_of(state: Frostpunk, seat: int | None) -> View:
    fields = tuple(FieldView(*numbers) for numbers in
                   zip(state.field_wood, state.field_coal, state.field_cores, state.field_trees, strict=True))
    return View(
        seat=seat, group=state.group, difficulty=state.difficulty, leader=state.leader, round=state.round,
        phase=state.phase, to_act=state.to_act, people=tuple(map(copy, state.people)), corpses=state.corpses,
        food=state.food, hunger=state.hunger, wood=state.wood, coal=state.coal, cores=state.cores,
        automata=state.automata, automata_ready=state.automata_ready, hope=tuple(state.hope.track),
        discontent=tuple(state.discontent.track),
        output=state.output, overheated=state.overheated, cold=state.cold, ranges=tuple(state.ranges),
        stress=state.stress, overload=state.overload, expanded=state.expanded, sectors=tuple(state.sectors),
        rim=tuple(state.rim), inner_left=len(state.stack_inner), outer_left=len(state.stack_outer), fields=fields,
        warm_from=tuple(warm_from(state, field) for field in range(FIELDS)), busy=tuple(state.busy),
        gathered=tuple(state.gathered), built=tuple(state.built),
        built_warm_from=tuple(built_warm_from(state, built) for built in state.built), unbuilt=dict(state.unbuilt),
        ruined=tuple(state.ruined), morning_left=len(state.morning), dusk_size=len(state.dusk),
        dusk_discard=tuple(state.dusk_discard), next_dispute=state.disputes[0] if state.disputes else "",
        display=tuple(state.display), scenario=tuple(state.scenario),
        tokens=tuple((number, card) for number, card, _ in state.tokens), storm=state.storm,
        weather_left=len(state.weather), laws=tuple(state.laws), passed=tuple(state.passed),
        technologies=tuple(state.technologies), finished=tuple(state.finished), researching=state.researching,
        research_round=state.research_round, paths=tuple(state.paths),
        hands=tuple(tuple(hand) for hand in state.hands), played=tuple(state.played), advisors=tuple(state.advisors),
        solo_card=state.solo_card, bedless=state.bedless, once=tuple(state.once), cause=state.cause,
        outcome=state.outcome)


def possible(state: Frostpunk, seat: int | None, dice: Dice) -> Frostpunk:
    """Shuffle all that nobody can know: decks, sector stacks, the tower, chance. (Which dusk cards lie in the deck
    is known, except for the consequences of laws; those swap with their twins.)"""
    twin = state.copy()
    if state.outcome is not None:
        return twin
    twin.events = []
    twin.rng = dice.below(1 << 64)
    for deck in (twin.morning, twin.dusk, twin.weather, twin.citizens, twin.stack_inner,
                 *twin.expeditions.values()):
        dice.shuffle(deck)
    unseen = slice(state.seen_below, len(state.stack_outer) - state.seen_above)
    outer = twin.stack_outer[unseen]
    dice.shuffle(outer)
    twin.stack_outer[unseen] = outer
    rest = twin.disputes[1:]  # the next one lies open
    dice.shuffle(rest)
    twin.disputes[1:] = rest
    _swap_consequences(twin, dice)
    twin.stuck = dice.below(2 * state.stuck + 2) if state.stuck or state.round > 1 else 0
    return twin


def _swap_consequences(state: Frostpunk, dice: Dice) -> None:
    for law in state.passed:
        one, other = state.pack.laws[law].consequences
        for inside, outside in ((one, other), (other, one)):
            if inside in state.dusk and outside in state.gone and dice.below(2):
                state.dusk[state.dusk.index(inside)] = outside
                state.gone[state.gone.index(outside)] = inside
                break
