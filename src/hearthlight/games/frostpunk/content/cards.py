"""The kinds of cards of Frostpunk, as their pack writes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .effects import Effect
from .terms import Condition, Cost, Kind, Number, Word

ActionKind = Literal["clear", "gather", "build", "use", "scout", "special"]
Destination = Literal["out", "display", "discard"]


class Card(Word, frozen=True, kw_only=True):
    """Titles and flavour are messages of the pack: `card-<id>` and `flavour-<id>`."""

    id: str


class Option(Word, frozen=True, kw_only=True, rename={"condition": "if"}):
    """A choice on a card. `to`: where the card goes when it is chosen."""

    condition: Condition = Condition()
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    to: Destination | Literal[""] = ""


class SpecialAction(Word, frozen=True, kw_only=True, rename={"condition": "if"}):
    """An action on a displayed card (F5.6)."""

    who: tuple[Kind, ...] = ("worker", "engineer")
    condition: Condition = Condition()
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    once: Literal["round", "game"] = "round"
    cold: bool = False


class EventCard(Card, frozen=True, kw_only=True):
    """Morning, dusk, dispute and consequence cards. Morning cards go out by default, the others to the discard."""

    at_once: tuple[Effect, ...] = ()
    options: tuple[Option, ...] = ()
    action: SpecialAction | None = None
    dusk: tuple[Effect, ...] = ()
    """Every dusk phase while it is displayed."""
    night: tuple[Effect, ...] = ()
    """At the end of the night while it is displayed."""
    hunting: Number = 0
    """Hunting symbols while it is displayed (F4.9)."""
    to: Destination | Literal[""] = ""
    lock: bool = False


class Rules(Word, frozen=True, kw_only=True):
    """What a law or a technology changes for good. Each field is carried out by one place of the rules."""

    children_may: tuple[Literal["gather", "gathering-post", "cookhouse"], ...] = ()
    children_post_limit: Number = 0
    """Children take at most so many resources at a gathering post."""
    shelter_places: Number = 0
    """Each heated shelter holds so many more."""
    ruin_places: Number = 0
    """Ruins are shelters again, each with so many places; their zone can heat them (F14.2)."""
    young: Literal["worker", "engineer", ""] = ""
    """One child figure is the young worker or young engineer (F8.5)."""
    extra_shift: Kind | Literal[""] = ""
    """Once per round a figure of this kind that has acted may act again; one of its kind falls sick."""
    thin_soup: Kind | Literal[""] = ""
    """This kind eats 1 food for 2 citizens, rounded up."""
    hunger_relief: Number = 0
    """So much less hunger after feeding."""
    cure_bonus: Number = 0
    """Every cure of a building cures so many more."""
    treat_at_medical_post: Number = 0
    """A medical post may treat so many instead (T05)."""
    corpse_food: Number = 0
    """Food for every death."""
    quiet_deaths: bool = False
    """The first death of a round needs no citizen card."""
    corpse_cure: Number = 0
    """Cure so many whenever a citizen dies (harvested for the sick)."""
    discontent_guard: bool = False
    """Once per round the first + discontent of a dusk card is ignored for 1 coal."""
    scout_start_steps: Number = 0
    """A scout that is sent or goes on moves so many spaces at once (T01)."""
    hunting: Number = 0
    """Hunting symbols (F4.9)."""
    food_per_two_hunting: Number = 0
    """T02."""
    fell_when_gathering: Number = 0
    """T04: worker or automaton on a free field with trees: remove 1 tree, so much wood."""
    generator_removes_more: Number = 0
    overload_allowed: Number = 0
    """T06: so many cubes on the overload space go away without a malfunction."""
    gather_more: Number = 0
    """Gathering brings so many more."""
    insulation: Literal["red", "orange", "yellow", ""] = ""
    """All working buildings count as at least so well insulated."""
    automaton_free: bool = False
    """Automata need no coal."""
    coal_per_kiln: Number = 0
    """A charcoal kiln brings so much more."""
    heat_save: Number = 0
    """Once per round the first so many coal for the generator count double."""


class Law(Card, frozen=True, kw_only=True):
    """#G01 to #G16 (F10.1)."""

    partner: str = ""
    """The law that leaves the game when this one is passed."""
    at_once: tuple[Effect, ...] = ()
    rules: Rules = Rules()
    buildings: tuple[str, ...] = ()
    """Special buildings that become available."""
    action: SpecialAction | None = None
    consequences: tuple[str, str]


class Technology(Card, frozen=True, kw_only=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=8)]
    rules: Rules = Rules()
    at_once: tuple[Effect, ...] = ()
    """When it is finished."""
    scenario: bool = False
    """It lies out beside the others, because the scenario asks for it."""


class Way(Word, frozen=True, kw_only=True, rename={"condition": "if"}):
    """An option of an expedition card: go on with a card of `deck`, or return, which leaves `deck` on the path
    (`new`: a fresh A path)."""

    kind: Literal["return", "go-on"]
    deck: Literal["A", "B", "C", "new"]
    condition: Condition = Condition()
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()


class ExpeditionCard(Card, frozen=True, kw_only=True):
    deck: Literal["A", "B", "C"]
    spaces: Annotated[int, msgspec.Meta(ge=2, le=6)]
    hint: Literal["supplies", "people", "mixed"]
    ways: tuple[Way, ...]


class WeatherCard(Card, frozen=True, kw_only=True):
    red: Number
    orange: Number
    yellow: Number
    cold: Number
    scouts: Number
    storm: Number


class Ability(Word, frozen=True, kw_only=True):
    """What a citizen card adds to an action (`and`) or does in its place (`instead`) (F8.3)."""

    kind: Kind
    action: ActionKind
    buildings: tuple[str, ...] = ()
    """For `use`: at one of these."""
    mode: Literal["and", "instead"]
    heated: bool = False
    """The action counts as heated."""
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    special: Literal[
        "", "fell-tree", "clear-both", "upgrade-while-building", "look-outer", "cure-of-building", "draw-active-hope"
    ] = ""
    """What needs the map or the building in hand (`draw-active-hope`: or remove an active discontent, B20)."""
    number: Number = 0
    """How much of the special thing (wood for the tree, sectors to look at)."""
    times: Number = 0
    """Workshop: so often instead of twice."""


class CitizenCard(Card, frozen=True, kw_only=True):
    kind: Kind
    start: Cost
    ability: Ability
    death: dict[Kind, tuple[Effect, ...]]


class Advisor(Card, frozen=True, kw_only=True):
    cost: Cost
    effects: tuple[Effect, ...]


class StartCard(Card, frozen=True, kw_only=True):
    group: Annotated[int, msgspec.Meta(ge=1, le=6)]
    difficulty: Literal["normal", "hard"]
    workers: Number
    engineers: Number
    children: Number
    sick: dict[Kind, Number] = {}
    food: Number = 0
    corpses: Number = 0
    wood: Number = 0
    coal: Number = 0
    cores: Number = 0
    steel: Number = 0
    automata: Number = 0
    discontent: tuple[Number, Number]
    """Drawn, and how many of them are active."""
    hope: tuple[Number, Number]


class Relief(Word, frozen=True, kw_only=True):
    """What a group has on the easy level beyond its normal card. The level is ours: the book has none."""

    food: Number = 0
    wood: Number = 0
    coal: Number = 0
    hope: Number = 0
    """Tokens, all of them active."""

    def ease(self, card: StartCard) -> StartCard:
        drawn, active = card.hope
        return msgspec.structs.replace(
            card,
            food=card.food + self.food,
            wood=card.wood + self.wood,
            coal=card.coal + self.coal,
            hope=(drawn + self.hope, active + self.hope),
        )


class ScenarioToken(Word, frozen=True, kw_only=True):
    """On the round track: when the round marker gets there, the effects are carried out."""

    round: Number
    effects: tuple[Effect, ...]


class ScenarioCard(Card, frozen=True, kw_only=True):
    at_once: tuple[Effect, ...] = ()
    tokens: tuple[ScenarioToken, ...] = ()
    options: tuple[Option, ...] = ()
    action: SpecialAction | None = None
    dusk: tuple[Effect, ...] = ()
    hunting: Number = 0
    """Hunting symbols while it is displayed (F4.9)."""
    lasting: bool = True
    """Lies in the scenario display after it was revealed."""
