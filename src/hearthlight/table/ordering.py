"""Standing orders: what somebody has said ahead about questions to come, so that nobody waits for the answer.

A game says which orders there are and how each answers a question (`Game.orders`, `Game.ordered`). The table carries
them out as ordinary moves of that seat, right after the move that led to the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..games import Order
from ..kernel import Move, Problem

if TYPE_CHECKING:
    from .seats import Table

FIRST = 1
"""Before this round the game is set up."""


class Standing(msgspec.Struct, frozen=True):
    """An order that a seat has given."""

    seat: int
    key: str
    way: str = ""
    """How the question is to be answered, where the order leaves that open."""
    round: int = 0
    """In which it was given; before the first one it is about that."""


class WayInfo(msgspec.Struct, frozen=True):
    key: str
    text: str


class OrderInfo(msgspec.Struct, frozen=True):
    """An order that a seat can give, in words."""

    key: str
    text: str
    about: str
    """What it means."""
    lasts: str
    """`round`, or `game`: until it is cancelled."""
    ways: list[WayInfo]
    """How the question can be answered; none: there is only one way."""
    given: str | None
    """The way that was ordered, an empty word where there is only one; nothing: it was not ordered."""


class Ahead(msgspec.Struct, frozen=True):
    """An order that answers what is asked now, and what of this kind comes until it ends."""

    order: str
    text: str


def offered(table: Table, seat: int, language: str) -> list[OrderInfo]:
    """All orders that this seat can give, and those that it has given."""
    say, prefix = table.words(language, seat).say, f"order-{table.game.key}"
    given = {order.key: order.way for order in table.orders if order.seat == seat}
    return [
        OrderInfo(
            order.key,
            say(f"{prefix}-{order.key}"),
            say(f"{prefix}-{order.key}-about"),
            order.lasts,
            [WayInfo(way, say(f"{prefix}-{order.key}-{way}")) for way in order.ways],
            given.get(order.key),
        )
        for order in orders_of(table)
    ]


def offered_here(table: Table, seat: int, language: str) -> Ahead | None:
    """What this seat is asked now and would soon be asked again, it can answer for good."""
    asked = table.answering().get(seat)
    if asked is None or table.seats[seat].kind != "person":
        return None
    key = table.game.order_here(table.match.state, asked)
    if not key or all(order.key != key for order in orders_of(table)):
        return None
    return Ahead(key, table.words(language, seat).say(f"order-{table.game.key}-{key}"))


def give(table: Table, seat: int, key: str, way: str) -> None:
    """Order something; what was ordered before with the same key is forgotten."""
    order = next((order for order in orders_of(table) if order.key == key), None)
    if order is None or way not in (order.ways or ("",)):
        raise Problem("unknown-order", order=key)
    cancel(table, seat, key)
    table.orders.append(Standing(seat, key, way, max(FIRST, table.match.state.round)))


def cancel(table: Table, seat: int, key: str) -> None:
    table.orders = [order for order in table.orders if (order.seat, order.key) != (seat, key)]


def expire(table: Table) -> None:
    """Forget what was ordered for a round that is over, or by somebody who does not sit there any more."""
    if not table.orders:
        return
    known = {order.key: order for order in orders_of(table)}
    now = table.match.state.round
    table.orders = [
        given
        for given in table.orders
        if given.key in known
        and (known[given.key].lasts == "game" or given.round >= now)
        and table.seats[given.seat].kind == "person"
    ]


def next_ordered(table: Table) -> tuple[Standing, Move] | None:
    """An order that answers what is asked now, and its answer."""
    if not table.orders or table.finished:
        return None
    state = table.match.state
    for seat, asked in table.answering().items():
        for order in table.orders:
            if order.seat == seat:
                move = table.game.ordered(table.match, asked, order.key, order.way)
                if move is not None and move in state.moves(asked):
                    return order, move
    return None


def orders_of(table: Table) -> tuple[Order, ...]:
    """What can be ordered here. Whoever is alone keeps nobody waiting."""
    return table.game.orders if len(table.seats) > 1 and table.takes_orders and not table.finished else ()
