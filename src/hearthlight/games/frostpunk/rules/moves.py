"""Every move of the game. Tag and fields are its notation: `activate care`, `erect tent 8`, `option 2`."""

from __future__ import annotations

from hearthlight.kernel import Move

from ..content.terms import OnMap, Resource

# -- hope, discontent, sickness, death ---------------------------------------------------------------------------


class Draw(Move, frozen=True, tag="draw"):
    """From a bag or a deck."""


class ActivateToken(Move, frozen=True, tag="activate"):
    token: str


class ExhaustToken(Move, frozen=True, tag="exhaust"):
    token: str


class ReturnToken(Move, frozen=True, tag="return"):
    """An exhausted token to its bag (F2.5)."""

    token: str


class FallSick(Move, frozen=True, tag="sick"):
    kind: str


class CureOne(Move, frozen=True, tag="cure"):
    kind: str


class TreatOne(Move, frozen=True, tag="treat"):
    kind: str


class TurnOne(Move, frozen=True, tag="turn"):
    kind: str


class Bury(Move, frozen=True, tag="die"):
    kind: str


class TireOne(Move, frozen=True, tag="tire"):
    kind: str


class Leave(Move, frozen=True, tag="leave"):
    """A citizen of this kind leaves."""

    kind: str


class Arrive(Move, frozen=True, tag="arrive"):
    """One more than the track holds: of which other kind? (F13.1)"""

    kind: str


class DiscardCitizen(Move, frozen=True, tag="discard"):
    """A citizen card from a hand, for its death effect (F7.5)."""

    card: str


# -- cards and decisions -----------------------------------------------------------------------------------------


class PickOption(Move, frozen=True, tag="option"):
    """An option of a card, a case of a choice, a way of an expedition: counted from 1."""

    number: int


class Spend(Move, frozen=True, tag="spend"):
    """A resource of choice."""

    resource: Resource


class Put(Move, frozen=True, tag="put"):
    """A resource onto a card."""

    resource: Resource


class Fetch(Move, frozen=True, tag="fetch"):
    """A resource from a card."""

    resource: Resource


class FromField(Move, frozen=True, tag="from"):
    """A resource from a field of the map."""

    resource: OnMap
    field: int


class Fell(Move, frozen=True, tag="fell"):
    """A tree of a field."""

    field: int


class DestroyBuilding(Move, frozen=True, tag="destroy"):
    building: str
    field: int


class PassLaw(Move, frozen=True, tag="law"):
    card: str


class ChooseTechnology(Move, frozen=True, tag="research"):
    card: str


class UseAdvisor(Move, frozen=True, tag="advisor"):
    card: str


class StartCost(Move, frozen=True, tag="part"):
    """Set-up: the citizen card whose start cost is paid (F3.12)."""

    card: str


class Carry(Move, frozen=True, tag="carry"):
    """Which dusk effect, sickness or card comes next."""

    what: str


# -- the generator -----------------------------------------------------------------------------------------------


class Fuel(Move, frozen=True, tag="fuel"):
    """1 coal into the generator (F4.4)."""


class Fire(Move, frozen=True, tag="fire"):
    """1 coal onto the steam hub on this field."""

    field: int


# -- actions -----------------------------------------------------------------------------------------------------


class Take(Move, frozen=True, tag="take"):
    """A figure for an action."""

    figure: str


class ClearSnow(Move, frozen=True, tag="clear"):
    ring: str


class Lay(Move, frozen=True, tag="lay"):
    """A sector onto a place of the map."""

    place: int


class Gather(Move, frozen=True, tag="gather"):
    field: int


class GatherTree(Move, frozen=True, tag="gather-tree"):
    field: int


class Build(Move, frozen=True, tag="build"):
    pass


class Erect(Move, frozen=True, tag="erect"):
    building: str


class On(Move, frozen=True, tag="on"):
    """The field that a building is erected on."""

    field: int


class Dismantle(Move, frozen=True, tag="dismantle"):
    building: str
    field: int


class Upgrade(Move, frozen=True, tag="upgrade"):
    building: str
    field: int


class UseBuilding(Move, frozen=True, tag="use"):
    building: str
    field: int


class SendScout(Move, frozen=True, tag="scout"):
    path: int


class UseSpecial(Move, frozen=True, tag="special"):
    card: str


class PlayCitizen(Move, frozen=True, tag="citizen"):
    """A citizen card with the action that follows (F8.3)."""

    card: str


class ExtraShift(Move, frozen=True, tag="again"):
    """A figure of this kind that has acted acts again, where a law says so."""

    kind: str


class TakeYoung(Move, frozen=True, tag="young"):
    """The young worker or young engineer: a child figure that acts like this kind (F8.5)."""

    kind: str


class PutSector(Move, frozen=True, tag="sector"):
    """A sector that was looked at: `top` or `bottom` of its stack."""

    sector: str
    where: str


class Bypass(Move, frozen=True, tag="bypass"):
    pass


class Explore(Move, frozen=True, tag="explore"):
    pass


class Bed(Move, frozen=True, tag="bed"):
    """A sleeping place for a figure of this kind (F4.20)."""

    kind: str


class Done(Move, frozen=True, tag="done"):
    """Nothing more, or nothing at all, at this point."""


class Stop(Move, frozen=True, tag="stop"):
    """To end the action phase together (F4.12)."""


class GoOn(Move, frozen=True, tag="go-on"):
    """The action phase is not over yet."""


DRAW, FUEL, BUILD, BYPASS, EXPLORE, DONE, STOP = Draw(), Fuel(), Build(), Bypass(), Explore(), Done(), Stop()
GO_ON = GoOn()

Deed = ClearSnow | Gather | GatherTree | Build | UseBuilding | SendScout | UseSpecial
"""What a figure does in the action phase (section 5)."""
