"""A cube on the map (B6.7 to B6.9): where it may go, and what the way costs."""

from __future__ import annotations

from typing import Any

from hearthlight.kernel import Move

from .asking import Ask
from .model import TOKEN_PRICE, Blackout, Player
from .moves import Place


def fare(player: Player, skipped: int) -> tuple[int, int]:
    """B6.8: the transport tokens for so many skipped locations, and the points that buy the missing ones."""
    tokens = min(skipped, player.transport)
    return tokens, (skipped - tokens) * TOKEN_PRICE


class PlaceCube(Ask, frozen=True):
    """B6.7 to B6.9: a cube on the map."""

    asks = "place"
    rule = "B6.7"
    colour: str

    def options(self, state: Blackout) -> list[Move]:
        player, board = state.players[self.seat], state.pack.board
        if not player.supply:
            return []  # R17: the last cube went elsewhere meanwhile
        routes = board.routes(player.cubes, self.wanted(state))
        if routes and not player.transport and not state.transport:
            # R10: with no token anywhere a skip is only possible where it is forced
            nearest = min(routes.values())
            routes = {place: skipped for place, skipped in routes.items() if skipped == nearest}
        return [Place(board.ids[place], skipped) for place, skipped in routes.items()]

    def wanted(self, state: Blackout) -> int:
        """The locations where the cube may go, as far as it can get there."""
        own, board = state.players[self.seat].cubes, state.pack.board
        wanted = board.everywhere if self.colour == "any" else board.colour[self.colour]
        return (wanted & ~own) or board.everywhere & ~own  # B6.9

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Place)
        player = state.players[self.seat]
        tokens, points = fare(player, move.skipped)
        state.pay_transport(self.seat, tokens)
        player.points -= points
        player.supply -= 1
        player.cubes |= 1 << state.pack.board.index[move.location]
        state.tell("placed-cube", self.seat, location=move.location, tokens=tokens, points=points)

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"colour": self.colour}

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        """What each way costs, and past which locations it leads."""
        player, board = state.players[seat], state.pack.board
        ways = board.ways(player.cubes, self.wanted(state))
        found = super().details(state, seat).copy()
        for move in state.moves(seat):
            if isinstance(move, Place):
                tokens, points = fare(player, move.skipped)
                way = [board.ids[place] for place in ways[board.index[move.location]]]
                found[move.notation()] = {"tokens": tokens, "points": points, "way": way}
        return found
