"""Moments of a game for the rules tests of sections 8 to 14: a few more words on top of `tables`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from hearthlight.games.blackout import Blackout
from hearthlight.games.blackout.content.effects import STOCK
from hearthlight.games.blackout.content.pack import Content, Pack
from hearthlight.games.blackout.rules.model import Spot
from hearthlight.games.blackout.rules.phases.deploy import TurnCards
from hearthlight.games.blackout.rules.scoring import FinalScoring
from hearthlight.kernel import Outcome

from ..tables import PACK, at, begun, give, offered, play

ANYTIME = ("battery", "transport")


def pinned(house: Pack) -> Pack:
    """The pack of the house with the cards of `sampler.toml` in place of those of the same id."""
    raw = msgspec.to_builtins(house.content)
    sampler = tomllib.loads(Path(__file__).with_name("sampler.toml").read_text("utf-8"))
    for kind, cards in sampler.items():
        ours = {card["id"]: card for card in cards}
        assert ours.keys() <= {card["id"] for card in raw[kind]}
        raw[kind] = [ours.get(card["id"], card) for card in raw[kind]]
    return Pack(msgspec.convert(raw, Content))


SAMPLER = pinned(PACK)


def table(players: int = 3, starter: int = 0, **options: Any) -> Blackout:
    """A game that has begun, with a known starting player and nothing on anybody's rondel or objective spots."""
    state = begun(players, **options)
    state.pack = SAMPLER
    state.starter = starter
    for seat, player in enumerate(state.players):
        give(state, seat, battery=0, money=0)
        player.objectives = []
    return state


def solo(chapter: int = 1, losses: int = 0) -> Blackout:
    return table(1, mode="campaign", chapter=chapter, losses=losses)


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
        give(state, seat, money=0, points=0, **dict.fromkeys(STOCK, 0))
        player.hand, player.slots, player.hospital, player.objectives = [], [()] * 4, [], []
        player.tiles_up, player.tiles_down = [], []
    return state


def score(state: Blackout) -> Outcome:
    at(state, FinalScoring())
    assert state.outcome is not None
    return state.outcome
