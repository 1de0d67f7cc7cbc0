"""What players of Frostpunk may say ahead: about those who die, about what all decide together, and about chores."""

from __future__ import annotations

from hearthlight.games.contract import Order
from hearthlight.kernel import Match, Move

from .rules.helping.proposing import propose
from .rules.model import Frostpunk
from .rules.moves import DRAW, DiscardCitizen
from .rules.people.death import GiveCard

ORDERS = (
    Order("death", ways=("give", "keep"), lasts="game"),
    Order("together", lasts="game"),
    Order("routine", lasts="game"),
)


def ordered(match: Match, seat: int, order: str, way: str) -> Move | None:
    state = match.state
    assert isinstance(state, Frostpunk)
    match order:
        case "death":
            return for_the_dead(state, seat, way)
        case "together":
            return agreed(match, seat)
        case _:
            return next(iter(propose(state, seat)), None)


def for_the_dead(state: Frostpunk, seat: int, way: str) -> Move | None:
    """F7.5: a card of one's own, or none as long as the deck or somebody else has one."""
    if not isinstance(state.question, GiveCard):
        return None
    moves = state.moves(seat)
    own = [move for move in moves if isinstance(move, DiscardCitizen)]
    return own[0] if own and (way == "give" or DRAW not in moves) else DRAW


def agreed(match: Match, seat: int) -> Move | None:
    """F1.3: what all others would choose where this seat decides for everybody."""
    state, said = match.state, match.suggestions
    if state.joint_seat != seat or len(said) < state.seats - 1 or len({*said.values()}) != 1:
        return None
    wanted = next(iter(said.values()))
    return next((move for move in state.moves(seat) if move.notation() == wanted), None)
