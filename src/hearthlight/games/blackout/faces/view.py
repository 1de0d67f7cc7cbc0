"""What a seat may know: the view that is shown to it."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Outcome

from ..content.board import bits
from ..content.effects import RESOURCES
from ..rules.hidden import knows
from ..rules.model import SEAT_COLOURS, Blackout, Spot
from ..rules.outlook import Outlook, outlook_of
from ..rules.phases.new_objectives import price

HIDDEN = "?"
"""In place of the name of a card that lies face down."""


class SpotView(msgspec.Struct, frozen=True):
    card: str
    done: tuple[int, ...]
    """The goals that are completed, counted from 1."""


class PlayerView(msgspec.Struct, frozen=True):
    sign: str
    colour: str
    """Of cubes and markers; colour and sign go together."""
    hand: tuple[str, ...] | None
    """None where it is hidden."""
    hand_size: int
    slots: tuple[tuple[str, ...], ...]
    planned: tuple[str, ...]
    """For each slot: nothing (an empty word), a hidden card, or the card."""
    open_slots: int
    hand_limit: int
    hospital: tuple[str, ...]
    objectives: tuple[SpotView, ...]
    emergency: SpotView | None
    finished: tuple[str, ...]
    stock: tuple[int, ...]
    supply: int
    cubes: tuple[str, ...]
    money: int
    points: int
    transport: int
    gps: int
    tiles_up: tuple[str, ...]
    tiles_down: tuple[str, ...]
    unlocked: tuple[str, ...]
    locked: tuple[str, ...]
    houses: tuple[str, ...]
    restored: tuple[str, ...]


class TileView(msgspec.Struct, frozen=True):
    tile: str | None
    """None where this seat has not seen it."""
    up: bool


class DistrictView(msgspec.Struct, frozen=True):
    id: str
    tiles: tuple[TileView, ...]
    chosen: bool
    secured: bool


class RowView(msgspec.Struct, frozen=True):
    cards: tuple[str, ...]
    price: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    mode: str
    chapter: int
    round: int
    phase: int
    starter: int
    last_round: int
    to_act: tuple[int, ...]
    dice: tuple[str, ...]
    transport: int
    gps: int
    districts: tuple[DistrictView, ...]
    display: tuple[RowView, ...]
    draw: int
    reserve: int
    discard: tuple[str, ...]
    plans: tuple[str, ...]
    players: tuple[PlayerView, ...]
    outlook: Outlook
    outcome: Outcome | None


def view_of(state: Blackout, seat: int | None, *, everything: bool) -> View:
    """Everything public, and the seat's own secrets; or all that is hidden as well."""
    chosen = state.chosen if state.phase >= 4 else 0  # before phase 4 it is still last round's
    districts = tuple(
        DistrictView(
            name,
            tuple(
                TileView(laid.tile if everything or knows(laid, seat) else None, laid.up)
                for laid in state.tiles[number]
            ),
            bool(chosen >> number & 1),
            bool(state.secured >> number & 1),
        )
        for number, name in enumerate(state.pack.board.district_ids)
    )
    return View(
        seat=seat,
        mode=state.mode,
        chapter=state.chapter,
        round=state.round,
        phase=state.phase,
        starter=state.starter,
        last_round=state.last_round,
        to_act=state.to_act,
        dice=tuple(RESOURCES[die] if die >= 0 else "" for die in state.dice),
        transport=state.transport,
        gps=state.gps,
        districts=districts,
        display=tuple(RowView(row, price(row)) for row in state.display),
        draw=len(state.draw),
        reserve=len(state.reserve),
        discard=tuple(state.discard),
        plans=tuple(state.plans),
        players=tuple(player_view(state, other, open_hand=everything or other == seat) for other in range(state.seats)),
        outlook=outlook_of(state, seat, everything=everything),
        outcome=state.outcome,
    )


def player_view(state: Blackout, seat: int, *, open_hand: bool) -> PlayerView:
    player, pack = state.players[seat], state.pack
    districts = pack.board.district_ids
    return PlayerView(
        sign=pack.content.signs[state.colour_of(seat)],
        colour=SEAT_COLOURS[state.colour_of(seat)],
        hand=tuple(player.hand) if open_hand else None,
        hand_size=len(player.hand),
        slots=tuple(player.slots),
        planned=tuple(card if open_hand else card and HIDDEN for card in player.planned),
        open_slots=player.open_slots,
        hand_limit=player.hand_limit,
        hospital=tuple(player.hospital),
        objectives=tuple(spot_view(spot) for spot in player.objectives),
        emergency=spot_view(player.emergency) if player.emergency else None,
        finished=tuple(player.finished),
        stock=tuple(player.stock),
        supply=player.supply,
        cubes=tuple(pack.board.ids[place] for place in bits(player.cubes)),
        money=player.money,
        points=player.points,
        transport=player.transport,
        gps=player.gps,
        tiles_up=tuple(player.tiles_up),
        tiles_down=tuple(player.tiles_down),
        unlocked=tuple(name for bit, name in enumerate(pack.check_ids) if not player.locked >> bit & 1),
        locked=tuple(name for bit, name in enumerate(pack.check_ids) if player.locked >> bit & 1),
        houses=tuple(districts[number] for number in bits(player.houses | player.house_cubes)),
        restored=tuple(name for bit, name in enumerate(pack.restore) if player.restored >> bit & 1),
    )


def spot_view(spot: Spot) -> SpotView:
    return SpotView(spot.card, tuple(goal + 1 for goal in bits(spot.done)))
