"""A cube on the map (B6.7 to B6.9): where it may go, and what the way costs."""

from __future__ import annotations

from hearthlight.kernel import Move

from .asking import Ask
from .model import Blackout
from .moves import Place


class PlaceCube(Ask, frozen=True):
    """B6.7 to B6.9: a cube on the map."""

    asks = "place"
    rule = "B6.7"
    colour: str

    def options(self, state: Blackout) -> list[Move]:
        player, board = state.players[self.seat], state.pack.board
        if not player.supply:
            return []  # R17: the last cube went elsewhere meanwhile
        wanted = board.everywhere if self.colour == "any" else board.colour[self.colour]
        if not wanted & ~player.cubes:  # B6.9
            wanted = board.everywhere
        routes = board.routes(player.cubes, wanted & ~player.cubes)
        if routes and not player.transport and not state.transport:
            # R10: with no token anywhere a skip is only possible where it is forced
            nearest = min(routes.values())
            routes = {place: skipped for place, skipped in routes.items() if skipped == nearest}
        return [Place(board.ids[place], skipped) for place, skipped in routes.items()]

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Place)
        player = state.players[self.seat]
        tokens = min(move.skipped, player.transport)
        state.pay_transport(self.seat, tokens)
        player.points -= move.skipped - tokens  # B6.8: what is missing is bought, at 1 point each
        player.supply -= 1
        player.cubes |= 1 << state.pack.board.index[move.location]
        state.tell("placed-cube", self.seat, location=move.location, tokens=tokens, points=move.skipped - tokens)

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"colour": self.colour}
