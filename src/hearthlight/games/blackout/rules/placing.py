"""A cube on the map (B6.7 to B6.9): where it may go, and what the way costs."""

from __future__ import annotations

from typing import Any

from hearthlight.kernel import Move, Refusal, Remark

from .asking import Ask
from .model import TOKEN_PRICE, Blackout, Player
from .moves import Place
from .refusing import refuse


def fare(player: Player, skipped: int) -> tuple[int, int]:
    """B6.8: the transport tokens for so many skipped locations, and the points that buy the missing ones. R10: these
    return at once, so that the supply never runs out of them."""
    tokens = min(skipped, player.transport)
    return tokens, (skipped - tokens) * TOKEN_PRICE


class PlaceCube(Ask, frozen=True):
    """B6.7 to B6.9: a cube on the map."""

    asks = "place"
    rule = "B6.7"
    colour: str

    def options(self, state: Blackout) -> list[Move]:
        board = state.pack.board
        if not state.players[self.seat].supply:
            return []  # R17: the last cube went elsewhere meanwhile
        return [Place(board.ids[place], skipped) for place, skipped in self.routes(state).items()]

    def routes(self, state: Blackout) -> dict[int, int]:
        """The locations where the cube may go, and how many others are skipped on the way."""
        wanted = self.wanted(state)
        return state.pack.board.routes(state.players[self.seat].cubes, wanted, skipping_any=state.skipping == "any")

    def refused(self, state: Blackout) -> list[Refusal]:
        own, board = state.players[self.seat].cubes, state.pack.board
        wanted, reached = self.wanted(state), self.routes(state)
        refused = []
        for place, name in enumerate(board.ids):
            move = Place(name, reached.get(place, 0))
            if own >> place & 1:
                refused.append(refuse(move, "own-cube", "B6.7"))
            elif not wanted >> place & 1:
                refused.append(refuse(move, "colour", "B6.7", colour=self.colour))
            elif place not in reached:
                refused.append(refuse(move, "no-skip", "B6.8", colour=self.colour))
        return refused

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        """B10.1: the districts that this cube is the last one for."""
        if not isinstance(move, Place):
            return []
        board, cubes = state.pack.board, state.players[seat].cubes
        last = 1 << board.index[move.location]
        return [
            Remark("surrounds", {"district": board.district_ids[district]})
            for district, around in enumerate(board.around)
            if around & ~cubes == last and not state.secured >> district & 1
        ]

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
        ways = board.ways(player.cubes, self.wanted(state), skipping_any=state.skipping == "any")
        found = super().details(state, seat).copy()
        for move in state.moves(seat):
            if isinstance(move, Place):
                tokens, points = fare(player, move.skipped)
                way = [board.ids[place] for place in ways[board.index[move.location]]]
                found[move.notation()] = {"tokens": tokens, "points": points, "way": way}
        return found
