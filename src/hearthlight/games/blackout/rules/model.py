"""The state of a game of Blackout: Hong Kong, as plain data."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Dice, State

from ..content.cards import EmergencyPlan, Plan, Specialist, Volunteer
from ..content.effects import BATTERY
from ..content.pack import Pack
from .hidden import possible

SEAT_COLOURS = ("ivory", "pink", "lime", "sky")
"""Of cubes and markers: each goes with one of the signs on the cards (B2.8). Seats that choose none have them in this
order."""
CUBES = 25
"""Of each player (B1.6)."""
TRANSPORT = 24
GPS = 12
"""For everybody (B1.4)."""
SPOTS = 3
"""Objective spots of a player board (B1.6)."""
SLOTS = 4
"""Card slots of a player board, of which the last one is closed until power is restored (B4.4)."""
HAND_LIMIT, WIDER_HAND_LIMIT = 4, 6
"""With how many cards in hand cards are taken back, before and after power is restored (B11.1)."""
WIDER_HAND, FOURTH_SLOT = 1, 2
"""The restore-power goals as a set, in the order of the pack (B6.13)."""
BATTERY_PRICE = 5
"""HK dollars (B3.3)."""
TOKEN_PRICE = 1
"""Points for a transport token (B3.3, B6.8)."""


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A card that waits for its goals to be met. `done` and `cubes` are sets of its goals."""

    card: str
    done: int = 0
    cubes: int = 0


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A scout tile on a district: face up or not, and which seats have looked at it."""

    tile: str
    up: bool = False
    seen: int = 0


class Player(msgspec.Struct, gc=False):
    """Everything in front of one player."""

    hand: list[str]
    slots: list[tuple[str, ...]]
    """Four stacks of face-up cards, oldest first."""
    planned: list[str]
    """For each slot the card face down on top of it, or an empty word."""
    hospital: list[str]
    objectives: list[Spot]
    emergency: Spot | None
    """The own emergency plan; in the campaign the one that this player has begun."""
    finished: list[str]
    """The plans in the check-mark area."""
    stock: list[int]
    """Cubes on the six segments of the rondel, and on the battery."""
    supply: int
    """Cubes that lie ready."""
    cubes: int
    """Where this player has cubes on the map."""
    money: int
    points: int
    transport: int
    gps: int
    tiles_up: list[str]
    tiles_down: list[str]
    locked: int
    """Which check-mark actions of the board still lie under a marker."""
    houses: int
    """Districts with a secured-district marker of this player."""
    house_cubes: int
    """Districts with a cube in place of a marker."""
    restored: int
    """Which restore-power goals are met: `WIDER_HAND`, `FOURTH_SLOT`."""

    @property
    def open_slots(self) -> int:
        return SLOTS if self.restored & FOURTH_SLOT else SLOTS - 1  # B4.4

    @property
    def hand_limit(self) -> int:
        return WIDER_HAND_LIMIT if self.restored & WIDER_HAND else HAND_LIMIT  # B11.1

    def room(self, number: int) -> int:
        """B3.5: of so many cubes those that lie ready; the rest of a gain is lost."""
        return min(number, self.supply)

    def copy(self) -> Player:
        twin = msgspec.structs.replace(self)
        twin.hand = self.hand[:]
        twin.slots = self.slots[:]
        twin.planned = self.planned[:]
        twin.hospital = self.hospital[:]
        twin.objectives = self.objectives[:]
        twin.finished = self.finished[:]
        twin.stock = self.stock[:]
        twin.tiles_up = self.tiles_up[:]
        twin.tiles_down = self.tiles_down[:]
        return twin


class Blackout(State):
    """The state of one game."""

    added = ("colours", "skipping", "rules", "left_plan")
    aside = ("left_plan",)

    pack: Pack
    mode: str
    """`single` or `campaign`."""
    chapter: int
    players: list[Player]
    round: int
    phase: int
    """1 to 8; 0 before the first round."""
    starter: int
    dice: list[int]
    """The resources under the red, yellow and blue die."""
    transport: int
    gps: int
    tiles: list[tuple[Laid, ...]]
    """For each district the scout tiles on it."""
    chosen: int
    """Districts that somebody has chosen to scout this round."""
    secured: int
    display: list[tuple[str, ...]]
    draw: list[str]
    """The next card is the last one."""
    reserve: list[str]
    discard: list[str]
    out: list[str]
    """Cards that are not used in this game."""
    tiles_out: list[Laid]
    plans: list[str]
    """The campaign's emergency plans beside the board."""
    last_round: int
    """The number of the last round, once it is known; 0 before."""
    colours: tuple[int, ...] = ()
    """For each seat the number of its colour; nothing where they go by seat."""
    skipping: str = "wrong"
    """R4: `wrong` or `any`: the colours that a cube may skip."""
    rules: int = 1
    """1: an unfinished plan waits for its next goal (R8), trades may be in vain (R28); 2: as the rulings say now."""
    left_plan: str = ""
    """The plan that whoever is asked for goals has just left for later, if so."""

    def copy(self) -> Blackout:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.dice = self.dice[:]
        twin.tiles = self.tiles[:]
        twin.display = self.display[:]
        twin.draw = self.draw[:]
        twin.reserve = self.reserve[:]
        twin.discard = self.discard[:]
        twin.out = self.out[:]
        twin.tiles_out = self.tiles_out[:]
        twin.plans = self.plans[:]
        return twin

    def determinize(self, seat: int | None, dice: Dice) -> Blackout:
        return possible(self, seat, dice)

    @property
    def turn_order(self) -> tuple[int, ...]:
        """B3.1: clockwise from the starting player."""
        return self.clockwise(self.starter)

    def colour_of(self, seat: int) -> int:
        """The number of a seat's colour, and so of the sign on its cards (B2.8)."""
        return self.colours[seat] if self.colours else seat

    def card(self, key: str) -> Volunteer | Specialist | Plan | EmergencyPlan:
        return self.pack.cards[key]

    # -- the few ways in which things change hands -------------------------------------------------------------

    def gain_resource(self, seat: int, resource: int, number: int) -> int:
        """Cubes from the supply onto the rondel, as far as there are any."""
        player = self.players[seat]
        number = player.room(number)
        player.supply -= number
        player.stock[resource] += number
        return number

    def pay_resource(self, seat: int, resource: int, number: int) -> None:
        player = self.players[seat]
        player.stock[resource] -= number
        player.supply += number

    def gain_transport(self, seat: int, number: int) -> int:
        number = min(number, self.transport)  # R10: what is not there is lost
        self.transport -= number
        self.players[seat].transport += number
        return number

    def pay_transport(self, seat: int, number: int) -> None:
        self.players[seat].transport -= number
        self.transport += number

    def gain_gps(self, seat: int, number: int) -> int:
        number = min(number, self.gps)  # R10
        self.gps -= number
        self.players[seat].gps += number
        return number

    def pay_gps(self, seat: int, number: int) -> None:
        self.players[seat].gps -= number
        self.gps += number

    def buy_battery(self, seat: int) -> None:
        self.players[seat].money -= BATTERY_PRICE
        self.gain_resource(seat, BATTERY, 1)

    def buy_transport(self, seat: int) -> None:
        self.players[seat].points -= TOKEN_PRICE
        self.gain_transport(seat, 1)
