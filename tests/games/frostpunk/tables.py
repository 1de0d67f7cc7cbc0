"""Tables for tests: a city at any moment, with a few words to look at it and to play on."""

from __future__ import annotations

from typing import Any

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk, FrostpunkOptions
from hearthlight.games.frostpunk.content.pack import PACKS
from hearthlight.games.frostpunk.rules.model import Token

from ...agenda import at as at
from ...agenda import play_randomly as play_randomly

PACK = PACKS("new-london")
"""The pack of the house."""


def fresh(players: int = 1, seed: int = 1, group: int = 1, difficulty: str = "normal") -> Frostpunk:
    """A game just set up: the first seat is asked for its start cost."""
    options = FrostpunkOptions(players=players, group=group, difficulty=difficulty)  # type: ignore[arg-type]
    return FROSTPUNK.new(options, seed)


def begun(players: int = 1, seed: int = 1, **options: Any) -> Frostpunk:
    """A game in the action phase of round 1."""
    state = fresh(players, seed, **options)
    while state.round == 0 or state.decision(state.to_act[0]).asks != "figure":
        seat = state.to_act[0]
        state.play(seat, state.moves(seat)[0])
    return state


def offered(state: Frostpunk, verb: str | None = None) -> list[str]:
    """The legal moves of whoever is asked, in notation."""
    moves = [move.notation() for seat in state.to_act for move in state.moves(seat)]
    return [move for move in moves if verb is None or move.split()[0] == verb]


def play(state: Frostpunk, *notations: str) -> Frostpunk:
    for notation in notations:
        state.play_notation(state.to_act[0], notation)
    return state


def tokens(state: Frostpunk, mood: str, *wanted: str) -> Frostpunk:
    """The track holds exactly these: `care+` active, `care-` exhausted; the rest is in the bag."""
    track = state.hope if mood == "hope" else state.discontent
    bag = track.bag + [token.kind for token in track.track]
    track.track = [Token(word[:-1], word[-1] == "+") for word in wanted]
    for token in track.track:
        bag.remove(token.kind)
    track.bag = bag
    return state


def track(state: Frostpunk, mood: str) -> list[str]:
    tokens_ = (state.hope if mood == "hope" else state.discontent).track
    return [token.kind + ("+" if token.active else "-") for token in tokens_]
