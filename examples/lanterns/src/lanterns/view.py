"""What a seat may know. Flat and plain, so that a board which knows nothing of the game can show it."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Outcome

from .scoring import lantern_points, shape_points
from .state import Night, Player

HIDDEN = "?"
"""In place of a wish that is not known."""


class PlayerView(msgspec.Struct, frozen=True):
    points: int
    """Without wishes, which nobody else knows."""
    lit: tuple[str, ...]
    wishes: tuple[str, ...]
    papers: int
    hand: tuple[str, ...] | None
    """None where it is hidden."""


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    starter: int
    river: tuple[str, ...]
    """The lantern at the mouth first."""
    source: int
    deck: int
    returned: tuple[str, ...]
    gone: int
    players: tuple[PlayerView, ...]
    outcome: Outcome | None


def view_of(state: Night, seat: int | None, *, everything: bool) -> View:
    everything = everything or state.outcome is not None
    return View(
        seat=seat,
        round=state.round,
        starter=state.starter,
        river=tuple(state.river),
        source=len(state.source),
        deck=len(state.deck),
        returned=tuple(sorted(state.returned)),
        gone=len(state.gone),
        players=tuple(
            _player(state, player, open_hand=everything or other == seat) for other, player in enumerate(state.players)
        ),
        outcome=state.outcome,
    )


def _player(state: Night, player: Player, *, open_hand: bool) -> PlayerView:
    return PlayerView(
        points=lantern_points(state.pack, player) + shape_points(state.pack, player),
        lit=tuple(player.lit),
        wishes=tuple(wish.paper if open_hand else HIDDEN for wish in player.wishes),
        papers=len(player.hand),
        hand=tuple(player.hand) if open_hand else None,
    )
