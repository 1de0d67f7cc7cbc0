"""What the lanterns are worth (L4)."""

from __future__ import annotations

from collections import Counter

from hearthlight.kernel import Outcome

from .content import Pack
from .state import Night, Player


def lantern_points(pack: Pack, player: Player) -> int:
    """L4.1."""
    return sum(pack.cards[card].points for card in player.lit)


def shape_points(pack: Pack, player: Player) -> int:
    """L4.2: sets of different shapes, as large as they can be."""
    shapes = Counter(pack.cards[card].shape for card in player.lit)
    points = 0
    while shapes:
        points += pack.content.shape_points[len(shapes) - 1]
        shapes -= Counter(list(shapes))
    return points


def wish_points(pack: Pack, player: Player) -> int:
    """L4.3: only lanterns that were lit after the wish."""
    granted = sum(pack.cards[card].colour == wish.paper for wish in player.wishes for card in player.lit[wish.after :])
    return granted * pack.content.wish_points


def final_outcome(state: Night) -> Outcome:
    """L4.4: the most points; then the most lanterns; then together."""
    details = tuple(
        {
            "lights": lantern_points(state.pack, player),
            "shapes": shape_points(state.pack, player),
            "wishes": wish_points(state.pack, player),
        }
        for player in state.players
    )
    scores = tuple(sum(detail.values()) for detail in details)
    ranks = [(score, len(player.lit)) for score, player in zip(scores, state.players, strict=True)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(winners, scores, details)
