"""The state of a game of Frostpunk, as plain data."""

from __future__ import annotations

from enum import StrEnum
from operator import attrgetter
from typing import Any, get_origin

import msgspec

from hearthlight.kernel import Dice, State, Step

from ..content.cards import Rules
from ..content.pack import Pack
from ..content.terms import KINDS, OnField, Resource, Stored
from ..content.terms import MOST as MOST
from .hidden import possible
from .moves import Deed

WORKER, ENGINEER, CHILD = range(3)
AUTOMATON = 3
FIGURES = (*KINDS, "automaton")
MOST_STEEL = 8


class Phase:
    """The phases of a round, in their order (F4.1)."""

    DAWN, MORNING, GENERATOR, WEATHER, PREPARATION, ACTIONS, DUSK, HUNGER, NIGHT = range(1, 10)


class Token(msgspec.Struct, frozen=True, gc=False):
    """A hope or discontent token on its track."""

    kind: str
    active: bool


class Mood(msgspec.Struct, gc=False):
    """Hope or discontent: what is in the bag, and the track from the left."""

    bag: list[str]
    track: list[Token]

    def copy(self) -> Mood:
        return Mood(self.bag[:], self.track[:])

    def active(self, kind: str = "") -> int:
        return sum(token.active and kind in ("", token.kind) for token in self.track)


class People(msgspec.Struct, gc=False):
    """One kind of citizens."""

    number: int
    sick: int = 0
    grave: bool = False
    """The sickness marker shows gravely ill."""
    ready: int = 0
    """Figures in the stockpile that can be used."""
    tired: int = 0
    """Exhausted-citizen tokens in the stockpile."""
    resting: int = 0
    """Figures on such tokens."""
    scouting: int = 0


class Built(msgspec.Struct, frozen=True, gc=False):
    """A building on the map. `figures` are the kinds that stand on it."""

    building: str
    fields: tuple[int, ...]
    upgraded: bool = False
    figures: tuple[int, ...] = ()


class Displayed(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open: resources and figures on it, and whether its action was used."""

    card: str
    wood: int = 0
    coal: int = 0
    cores: int = 0
    figures: tuple[int, ...] = ()
    used: bool = False
    covers: str = ""
    steel: int = 0

    @property
    def resources(self) -> int:
        return self.wood + self.coal + self.cores + self.steel

    def holds(self, resource: Resource) -> bool:
        return bool({"wood": self.wood, "coal": self.coal, "cores": self.cores, "steel": self.steel}[resource])


class Path(msgspec.Struct, frozen=True, gc=False):
    """An expedition: cards from the bottom; the way chosen on each that was explored (-1: not); where a scout is."""

    cards: tuple[str, ...]
    chosen: tuple[int, ...] = ()
    scout: int = -1
    """The kind of the scout; -1 for none."""
    space: int = 0
    """Counted from the start of the path: the first space of each card below, then those of the top card."""


class Once(StrEnum):
    """What laws, technologies and deaths allow only so often in a round."""

    DEATH = "death"
    """Somebody has died: the first one may be mourned without a card."""
    GUARD = "guard"
    """The night watch has been asked."""
    HEAT = "heat"
    """A coal has counted double."""
    LAW = "law"
    """The special action of a law."""
    SHIFT = "shift"
    """The long shift of a kind."""
    YOUNG = "young"
    """The young worker, the young engineer."""


class Used(msgspec.Struct, frozen=True, gc=False):
    """Something that was used in this round: which law, which kind of citizens, where that matters."""

    what: Once
    which: str = ""


class Frostpunk(State):
    """The state of one game."""

    told = Deed

    pack: Pack
    group: int
    difficulty: str
    leader: int
    round: int
    phase: int
    people: list[People]
    corpses: int
    food: int
    hunger: int
    wood: int
    coal: int
    cores: int
    automata: int
    """Figures that the city owns."""
    automata_ready: int
    hope: Mood
    discontent: Mood
    output: int
    overheated: bool
    cold: int
    ranges: list[int]
    """Heat-range markers: red, orange, yellow."""
    stress: int
    overload: int
    stuck: int
    """Cubes inside the tower: nobody knows how many."""
    expanded: bool
    sectors: list[str]
    """For each place the sector tile on it, or an empty word."""
    rim: list[str]
    """For each corner `wood`, `coal` or an empty word."""
    stack_inner: list[str]
    stack_outer: list[str]
    """The next one last."""
    on_fields: dict[OnField, list[int]]
    """How much of each lies on each field."""
    busy: list[int]
    """Figures on the action spaces for clearing snow and building."""
    gathered: list[tuple[int, int]]
    """Fields with a gathering figure, and its kind."""
    built: list[Built]
    unbuilt: dict[str, int]
    ruined: list[str]
    """Shelters that can only be ruins now."""
    morning: list[str]
    dusk: list[str]
    dusk_discard: list[str]
    disputes: list[str]
    """The next one first."""
    reading: list[str]
    """Cards that are being carried out and lie nowhere yet."""
    box: list[str]
    """Dusk cards that nothing has shuffled in yet."""
    gone: list[str]
    """Cards out of the game."""
    display: list[Displayed]
    scenario: list[Displayed]
    tokens: list[tuple[int, str, int]]
    """On the round track: round, scenario card, which of its tokens."""
    storm: int
    """The storm marker; 0 once it has left the game."""
    weather: list[str]
    weather_discard: list[str]
    laws: list[str]
    """That can still be passed."""
    passed: list[str]
    technologies: list[str]
    finished: list[str]
    researching: str
    research_round: int
    expeditions: dict[str, list[str]]
    expeditions_gone: dict[str, list[str]]
    paths: list[Path]
    citizens: list[str]
    citizens_discard: list[str]
    hands: list[list[str]]
    played: list[str]
    """For each seat the citizen card that it has played this round."""
    advisors: list[str]
    solo_card: bool
    children_used: int
    bedless: int
    once: list[Used] = msgspec.field(default_factory=list)
    """What was used in this round and can be used only so often in it."""
    explored: list[str] = msgspec.field(default_factory=list)
    """Expedition cards of the paths whose other side the players have seen."""
    seen_above: int = 0
    seen_below: int = 0
    """Outer sectors on top of their stack and under it that the players have looked at."""
    young: list[str] = msgspec.field(default_factory=list)
    """The kinds that a child figure may act like, one each (F8.5)."""
    steel: int = 0
    spaces: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """Of the figures on action spaces those that clear snow (`clear`) or build (`build`), and their kinds."""
    unlocked: list[str] = msgspec.field(default_factory=list)
    """Buildings that a card has made available."""
    transport: int = 0
    """Steps that the transport from the outposts has done."""
    fired: list[int] = msgspec.field(default_factory=list)
    """Fields of the steam hubs that coal lies on."""
    dug: int = 0
    """Snow pits that have had their effect: each tile has it once."""

    @property
    def as_before(self) -> bool:
        """Whether it is played as in 0.1: the game began then (`Content.rules`)."""
        return self.pack.content.rules == 1

    @property
    def cause(self) -> str:
        """Why the game was lost."""
        return self.outcome.cause if self.outcome else ""

    def stored(self, thing: Stored) -> int:
        """How much of it lies in the stockpile."""
        number: int = getattr(self, thing)
        return number

    def store(self, thing: Stored, by: int) -> None:
        """More or less of it in the stockpile."""
        setattr(self, thing, self.stored(thing) + by)

    def rules_in_force(self) -> list[Rules]:
        """Of passed laws that no card covers, and of finished technologies."""
        if not self.passed and not self.finished:
            return []
        covered = {laid.covers for laid in self.display}
        laws, technologies = self.pack.laws, self.pack.technologies
        return [
            *(laws[card].rules for card in self.passed if card not in covered),
            *(technologies[card].rules for card in self.finished),
        ]

    def shuffle_face_down(self, cards: list[str]) -> None:
        """Shuffle what nobody is going to look at now: it decides nothing yet, so whoever looks ahead sees past it."""
        if self.foreseeing:
            self.revealed = True  # as with all chance, nobody can go back behind it
        else:
            self.shuffle(cards)

    def push(self, *steps: Step[Any]) -> None:
        """After the end nothing more happens."""
        if self.outcome is None:
            self.agenda.extend(steps[::-1])

    def determinize(self, seat: int | None, dice: Dice) -> Frostpunk:
        return possible(self, seat, dice)

    def copy(self) -> Frostpunk:
        twin = super().copy()
        for name, items in zip(_LISTS, map(list.copy, _lists_of(self)), strict=True):
            setattr(twin, name, items)
        twin.unbuilt = dict(self.unbuilt)
        twin.on_fields = {thing: numbers[:] for thing, numbers in self.on_fields.items()}
        twin.people = [msgspec.structs.replace(people) for people in self.people]
        twin.hope, twin.discontent = self.hope.copy(), self.discontent.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.expeditions = {deck: cards[:] for deck, cards in self.expeditions.items()}
        twin.expeditions_gone = {deck: cards[:] for deck, cards in self.expeditions_gone.items()}
        return twin


_LISTS = tuple(
    field.name
    for field in msgspec.structs.fields(Frostpunk)
    if get_origin(field.type) is list and field.name not in (*State.__struct_fields__, "people", "hands")
)
"""Copying a state copies these; and those whose items change as well, it copies with their items."""
_lists_of = attrgetter(*_LISTS)
