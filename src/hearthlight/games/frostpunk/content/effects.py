"""The vocabulary of effects of Frostpunk: what every card, building and track does, as data.

A card is read like a sentence: `if` conditions, `cost`s, and a list of effects, each named by `do`. The same words
serve events, laws, technologies, expeditions, citizens, advisors, buildings, the scenario and the tracks. What a word
means is said by exactly one function of the rules (`carries_out`).
"""

from __future__ import annotations

from typing import Literal

from .terms import (
    RESOURCES,
    Amount,
    Condition,
    Cost,
    Count,
    DiscontentKind,
    HopeKind,
    Kind,
    Number,
    Resource,
    TokenKind,
    Whose,
    Word,
)


class Gain(Word, frozen=True, kw_only=True, tag_field="do", tag="gain"):
    """From the supply into the stockpile; citizens move the population markers (F13.1 for limits)."""

    food: Count = 0
    wood: Count = 0
    coal: Count = 0
    cores: Count = 0
    steel: Count = 0
    automata: Number = 0
    workers: Number = 0
    engineers: Number = 0
    children: Number = 0
    sick: Number = 0
    """So many of the newcomers, of the players' choice, come sick."""
    citizen_cards: Number = 0
    """Each player draws so many."""


class Lose(Word, frozen=True, kw_only=True, tag_field="do", tag="lose"):
    """As much as there is (F1.4); citizens leave without dying."""

    food: Count = 0
    wood: Count = 0
    coal: Count = 0
    cores: Count = 0
    steel: Count = 0
    resources: Count | Literal["all"] = 0
    automata: Number = 0
    workers: Number = 0
    engineers: Number = 0
    children: Number = 0
    citizens: Number = 0
    """Of the players' choice."""


class Hope(Word, frozen=True, kw_only=True, tag_field="do", tag="hope"):
    """+ or - hope (F2.3 to F2.8), of a kind if one is named; `only_removal` for F2.6."""

    by: int = 1
    kind: HopeKind | Literal[""] = ""
    only_removal: bool = False


class Discontent(Word, frozen=True, kw_only=True, tag_field="do", tag="discontent"):
    by: int = 1
    kind: DiscontentKind | Literal[""] = ""
    only_removal: bool = False


class Activate(Word, frozen=True, kw_only=True, tag_field="do", tag="activate"):
    """Turn tokens to their active side (F2.2); `everything` turns all of one kind (of choice if none is named)."""

    what: TokenKind | Literal["hope", "discontent"]
    count: Count = 1
    everything: bool = False


class Exhaust(Word, frozen=True, kw_only=True, tag_field="do", tag="exhaust"):
    what: TokenKind | Literal["hope", "discontent"]
    count: Count = 1
    everything: bool = False


class Sick(Word, frozen=True, kw_only=True, tag_field="do", tag="sick"):
    """Citizens fall sick (F7.1); `any` kind: the players choose for each; `round`: the kind of the current round."""

    kind: Whose = "any"
    count: Count = 1


class Cure(Word, frozen=True, kw_only=True, tag_field="do", tag="cure"):
    """F7.6; of one kind only if it is named."""

    count: Count = 1
    kind: Whose = "any"


class Treat(Word, frozen=True, kw_only=True, tag_field="do", tag="treat"):
    count: Count = 1


class TurnMarker(Word, frozen=True, kw_only=True, tag_field="do", tag="turn"):
    """Turn sickness markers over (F7.3): so many of the players' choice, or all; `only_worse`: sick to gravely ill."""

    count: Count = 1
    every: bool = False
    only_worse: bool = False


class Die(Word, frozen=True, kw_only=True, tag_field="do", tag="die"):
    """Citizens die (F7.5); `quietly`: without a citizen card."""

    kind: Whose = "any"
    count: Count = 1
    quietly: bool = False


class Tire(Word, frozen=True, kw_only=True, tag_field="do", tag="tire"):
    """Exhausted-citizen tokens into the stockpile (`adult`: worker or engineer, by choice)."""

    kind: Whose | Literal["adult"] = "any"
    count: Count = 1


class Hunger(Word, frozen=True, kw_only=True, tag_field="do", tag="hunger"):
    by: int | Amount = 1


class Young(Word, frozen=True, kw_only=True, tag_field="do", tag="young"):
    """The city gets the young worker or the young engineer: once a round one child figure may act like one (F8.5)."""

    kind: Literal["worker", "engineer"]


class Corpses(Word, frozen=True, kw_only=True, tag_field="do", tag="corpses"):
    """The corpse marker; down as far as there are any."""

    by: int = 1


class Stress(Word, frozen=True, kw_only=True, tag_field="do", tag="stress"):
    """Stress cubes from the supply onto the track, or off it."""

    by: int = 1


class Markers(Word, frozen=True, kw_only=True, tag_field="do", tag="markers"):
    """Cold and heat-range markers move (up is colder); the output marker; the storm marker towards the present."""

    cold: int = 0
    red: int = 0
    orange: int = 0
    yellow: int = 0
    output: int = 0
    storm: int = 0


class ShuffleIn(Word, frozen=True, kw_only=True, tag_field="do", tag="shuffle-in"):
    """Dusk cards into the dusk deck (Q21)."""

    cards: tuple[str, ...]


class RemoveCards(Word, frozen=True, kw_only=True, tag_field="do", tag="remove-cards"):
    """Cards out of the game, wherever they are: display, dusk deck or discard; what lies on them as F4.3."""

    cards: tuple[str, ...]


class PutCard(Word, frozen=True, kw_only=True, tag_field="do", tag="card"):
    """Where this card goes; when it does so at once, none of its options is chosen."""

    to: Literal["out", "display", "discard"]


class RevealScenario(Word, frozen=True, kw_only=True, tag_field="do", tag="scenario"):
    """Lay out scenario cards, face up, and carry them out."""

    show: tuple[str, ...]


class Cover(Word, frozen=True, kw_only=True, tag_field="do", tag="cover"):
    """A law does not count while this card lies on it."""

    law: str


class Load(Word, frozen=True, kw_only=True, tag_field="do", tag="load"):
    """Resources from the stockpile onto this card, as far as there are (`any_number`: as many as wished)."""

    count: Count = 1
    of: tuple[Resource, ...] = RESOURCES
    any_number: bool = False


class Unload(Word, frozen=True, kw_only=True, tag_field="do", tag="unload"):
    """Resources from a card (this one if none is named) to the stockpile, by choice; the rest to the supply."""

    card: str = ""
    count: Count | Literal["all"] = "all"


class TakeFromMap(Word, frozen=True, kw_only=True, tag_field="do", tag="take-from-map"):
    """Resources of the players' choice from the map to the stockpile; each that is not there is 1 coal (DIS01)."""

    count: Count = 1


class Destroy(Word, frozen=True, kw_only=True, tag_field="do", tag="destroy"):
    """Buildings return to the board (`building` empty: of choice; only those that may be destroyed)."""

    building: str = ""
    count: Number = 1


class Unlock(Word, frozen=True, kw_only=True, tag_field="do", tag="unlock"):
    """A building that is `locked` can be erected from now on."""

    building: str


class LaySector(Word, frozen=True, kw_only=True, tag_field="do", tag="lay-sector"):
    """Lay sectors as if snow had been cleared (F5.1)."""

    ring: Literal["inner", "outer"]
    count: Number = 1


class Repeat(Word, frozen=True, kw_only=True, tag_field="do", tag="repeat"):
    """Carry out an action again on which a citizen figure (of this kind) stands: clearing snow, gathering, building, or
    using a building; it counts as heated. No special actions. `what`: only a building."""

    kind: Kind | Literal["any"] = "any"
    what: Literal["action", "building"] = "action"


class Ruin(Word, frozen=True, kw_only=True, tag_field="do", tag="ruin"):
    """All tiles of a shelter, built or not, turn to ruins (F14.2)."""

    building: str


class Trees(Word, frozen=True, kw_only=True, tag_field="do", tag="trees"):
    """Remove so many trees of the players' choice from the map."""

    count: Number = 1


class Research(Word, frozen=True, kw_only=True, tag_field="do", tag="research"):
    """The research token moves towards the present."""

    steps: Number = 1


class SpyDusk(Word, frozen=True, kw_only=True, tag_field="do", tag="sift-dusk"):
    """Draw dusk cards, discard some without lock, shuffle the rest back (faith keepers, Q18)."""

    draw: Number = 3
    discard: Number = 1


class Win(Word, frozen=True, kw_only=True, tag_field="do", tag="win"):
    """The city is saved."""


class When(
    Word, frozen=True, kw_only=True, tag_field="do", tag="when", rename={"condition": "if", "otherwise": "else"}
):
    """`if` … `then` … `else` …"""

    condition: Condition
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class First(Word, frozen=True, kw_only=True, tag_field="do", tag="first"):
    """A list of cases read from the top; only the first whose condition holds is carried out (F4.3)."""

    cases: tuple[Case, ...]


class Case(Word, frozen=True, kw_only=True, rename={"condition": "if"}):
    condition: Condition = Condition()
    effects: tuple[Effect, ...] = ()


class Each(Word, frozen=True, kw_only=True, tag_field="do", tag="each"):
    """The effects once for each."""

    of: Amount
    effects: tuple[Effect, ...]


class Choose(Word, frozen=True, kw_only=True, tag_field="do", tag="choose"):
    """One of these, by the leader."""

    options: tuple[Choice, ...]


class Choice(Word, frozen=True, kw_only=True, rename={"condition": "if"}):
    condition: Condition = Condition()
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()


class MostActive(Word, frozen=True, kw_only=True, tag_field="do", tag="most-active"):
    """DIS01: for the kind(s) with the most active tokens: `once`, then the effects for each active one."""

    care: tuple[Effect, ...] = ()
    justice: tuple[Effect, ...] = ()
    motivation: tuple[Effect, ...] = ()
    anger: tuple[Effect, ...] = ()
    apathy: tuple[Effect, ...] = ()
    greed: tuple[Effect, ...] = ()
    once: dict[TokenKind, tuple[Effect, ...]] = {}


Effect = (
    Gain
    | Lose
    | Hope
    | Discontent
    | Activate
    | Exhaust
    | Sick
    | Cure
    | Treat
    | TurnMarker
    | Die
    | Tire
    | Hunger
    | Young
    | Corpses
    | Stress
    | Markers
    | ShuffleIn
    | RemoveCards
    | PutCard
    | RevealScenario
    | Cover
    | Load
    | Unload
    | TakeFromMap
    | Destroy
    | Unlock
    | LaySector
    | Repeat
    | Ruin
    | Trees
    | Research
    | SpyDusk
    | Win
    | When
    | First
    | Each
    | Choose
    | MostActive
)
