"""What the players may know. They play together and show each other their cards: hidden are decks, bags and tower."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Literal

import msgspec

from hearthlight.kernel import Outcome

from ..content.terms import ON_FIELD, Insulation
from ..rules.city.map import FIELDS
from ..rules.machine.heat import NEVER, buildings_warm_from, fields_warm_from, insulations
from ..rules.model import Built, Displayed, Frostpunk, Path, People, Token, Used
from ..rules.outlook import Outlook, outlook_of
from ..rules.phases.actions.turns import young_kinds


class FieldView(msgspec.Struct, frozen=True):
    wood: int
    coal: int
    cores: int
    trees: int


class PathCard(msgspec.Struct, frozen=True):
    """An expedition card: its white side, and which card it is once somebody has explored it (F9.1)."""

    deck: str
    spaces: int
    hint: Literal["supplies", "people", "mixed"]
    card: str


class PathView(msgspec.Struct, frozen=True):
    """An expedition, from the bottom card."""

    cards: tuple[PathCard, ...]
    chosen: tuple[int, ...]
    scout: int
    space: int


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
    steel: int
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
    warm_from: tuple[int | None, ...]
    """For each field the lowest output at which an action on it is heated while nothing stands there; None: never."""
    busy: tuple[int, ...]
    gathered: tuple[tuple[int, int], ...]
    built: tuple[Built, ...]
    built_warm_from: tuple[int | None, ...]
    """The same for each building, in their order,"""
    built_insulation: tuple[Insulation, ...]
    """and how it is insulated, upgrades and technologies included."""
    unbuilt: dict[str, int]
    ruined: tuple[str, ...]
    morning_left: int
    dusk_size: int
    dusk_discard: tuple[str, ...]
    dispute: str
    """That lies in the dusk deck: it was read before it was shuffled in (F4.17)."""
    next_dispute: str
    display: tuple[Displayed, ...]
    scenario: tuple[Displayed, ...]
    tokens: tuple[tuple[int, str], ...]
    storm: int
    weather_left: int
    weather_discard: tuple[str, ...]
    citizens_discard: tuple[str, ...]
    """Discards may be looked through (F1.5)."""
    laws: tuple[str, ...]
    passed: tuple[str, ...]
    technologies: tuple[str, ...]
    finished: tuple[str, ...]
    researching: str
    research_round: int
    paths: tuple[PathView, ...]
    hands: tuple[tuple[str, ...], ...]
    played: tuple[str, ...]
    advisors: tuple[str, ...]
    solo_card: bool
    bedless: int
    young: tuple[str, ...]
    """The kinds that a child figure may act like, one each: by an event or a law (F8.5)."""
    fired: tuple[int, ...]
    """Fields of the steam hubs that are fired."""
    transport: int
    """Steps that the transport from the outposts has done."""
    once: tuple[Used, ...]
    """What was used in this round and can be used only once in it."""
    cause: str
    outcome: Outcome | None
    outlook: Outlook
    """What the city faces, as the rules see it."""


def view_of(state: Frostpunk, seat: int | None) -> View:
    fields = tuple(FieldView(*numbers) for numbers in zip(*(state.on_fields[thing] for thing in ON_FIELD), strict=True))
    return View(
        seat=seat,
        group=state.group,
        difficulty=state.difficulty,
        leader=state.leader,
        round=state.round,
        phase=state.phase,
        to_act=state.to_act,
        people=tuple(map(copy, state.people)),
        corpses=state.corpses,
        food=state.food,
        hunger=state.hunger,
        wood=state.wood,
        coal=state.coal,
        cores=state.cores,
        steel=state.steel,
        automata=state.automata,
        automata_ready=state.automata_ready,
        hope=tuple(state.hope.track),
        discontent=tuple(state.discontent.track),
        output=state.output,
        overheated=state.overheated,
        cold=state.cold,
        ranges=tuple(state.ranges),
        stress=state.stress,
        overload=state.overload,
        expanded=state.expanded,
        sectors=tuple(state.sectors),
        rim=tuple(state.rim),
        inner_left=len(state.stack_inner),
        outer_left=len(state.stack_outer),
        fields=fields,
        warm_from=or_never(fields_warm_from(state, range(FIELDS))),
        busy=tuple(state.busy),
        gathered=tuple(state.gathered),
        built=tuple(state.built),
        built_warm_from=or_never(buildings_warm_from(state)),
        built_insulation=tuple(insulations(state)),
        unbuilt=dict(state.unbuilt),
        ruined=tuple(state.ruined),
        morning_left=len(state.morning),
        dusk_size=len(state.dusk),
        dusk_discard=tuple(state.dusk_discard),
        dispute=next((card for card in state.dusk if card in state.pack.disputes), ""),
        next_dispute=state.disputes[0] if state.disputes else "",
        display=tuple(state.display),
        scenario=tuple(state.scenario),
        tokens=tuple((number, card) for number, card, _ in state.tokens),
        storm=state.storm,
        weather_left=len(state.weather),
        weather_discard=tuple(state.weather_discard),
        citizens_discard=tuple(state.citizens_discard),
        laws=tuple(state.laws),
        passed=tuple(state.passed),
        technologies=tuple(state.technologies),
        finished=tuple(state.finished),
        researching=state.researching,
        research_round=state.research_round,
        paths=tuple(path_view(state, path) for path in state.paths),
        hands=tuple(tuple(hand) for hand in state.hands),
        played=tuple(state.played),
        advisors=tuple(state.advisors),
        solo_card=state.solo_card,
        bedless=state.bedless,
        young=tuple(young_kinds(state)),
        fired=tuple(state.fired),
        transport=state.transport,
        once=tuple(state.once),
        cause=state.cause,
        outcome=state.outcome,
        outlook=outlook_of(state),
    )


def or_never(starts: Iterable[int]) -> tuple[int | None, ...]:
    return tuple(None if start == NEVER else start for start in starts)


def path_view(state: Frostpunk, path: Path) -> PathView:
    cards = [state.pack.expeditions[card] for card in path.cards]
    return PathView(
        tuple(
            PathCard(card.deck, card.spaces, card.hint, card.id if card.id in state.explored else "") for card in cards
        ),
        path.chosen,
        path.scout,
        path.space,
    )
