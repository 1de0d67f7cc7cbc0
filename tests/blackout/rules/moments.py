"""Moments of a game for the rules tests of sections 8 to 14: a few more words on top of `tables`."""

from __future__ import annotations

from hearthlight.blackout import Blackout
from hearthlight.blackout.model import Spot
from hearthlight.blackout.phases.deploy import TurnCards
from hearthlight.blackout.scoring import FinalScoring
from hearthlight.kernel import Outcome

from ..tables import at, begun, give, offered, play

ANYTIME = ("battery", "transport")


def table(players: int = 3, starter: int = 0, **options: object) -> Blackout:
    """A game that has begun, with a known starting player and nothing on anybody's rondel or objective spots."""
    state = begun(players, **options)
    state.starter = starter
    for seat, player in enumerate(state.players):
        give(state, seat, battery=0, money=0)
        player.objectives = []
    return state


def choices(state: Blackout, seat: int) -> list[str]:
    """The legal moves without those that may be made at any time (B3.3)."""
    return [move for move in offered(state, seat) if move not in ANYTIME]


def spots(*cards: str) -> list[Spot]:
    return [Spot(card) for card in cards]


def unlock(state: Blackout, seat: int, *actions: str) -> Blackout:
    """Exactly these check-mark actions of the player board are unlocked."""
    ids = state.pack.check_ids
    state.players[seat].locked = sum(1 << bit for bit, name in enumerate(ids) if name not in actions)
    return state


def deploy(state: Blackout, seat: int, card: str) -> Blackout:
    """The player turns this one planned card; the next question is what it does."""
    player = state.players[seat]
    for pile in (player.hand, player.hospital):
        if card in pile:
            pile.remove(card)
    player.planned = [card, "", "", ""]
    return play(at(state, TurnCards(seat)), seat, f"turn {card}")


def bare(state: Blackout) -> Blackout:
    """Nobody has anything that final scoring would count."""
    for seat, player in enumerate(state.players):
        give(state, seat, **dict.fromkeys(("food", "tools", "gasoline", "water", "books", "medipacks", "battery"), 0))
        player.hand, player.slots, player.hospital, player.objectives = [], [()] * 4, [], []
        player.tiles_up, player.tiles_down = [], []
        player.money = player.points = 0
    return state


def score(state: Blackout) -> Outcome:
    at(state, FinalScoring())
    assert state.outcome is not None
    return state.outcome
