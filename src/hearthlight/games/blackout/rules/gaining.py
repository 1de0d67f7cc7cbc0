"""Gaining: the interpreter of `Gain`, and the choices that some gains ask for."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ..content.effects import RESOURCES, STOCK, Gain
from .asking import Ask
from .model import Blackout
from .moves import Choose, Place, Recover


class Take(Action[Blackout], frozen=True):
    """A player takes a gain, once what lies before it on the agenda is done."""

    seat: int
    gain: Gain

    def run(self, state: Blackout) -> None:
        take(state, self.seat, self.gain)


def take(state: Blackout, seat: int, gain: Gain) -> None:
    """What needs no choice is gained at once; the rest goes on the agenda."""
    player = state.players[seat]
    if gain.points:
        player.points += gain.points
        state.tell("gained-points", seat, points=gain.points)
    if gain.money:
        player.money += gain.money
        state.tell("gained-money", seat, money=gain.money)
    for resource, number in gain.resources:
        state.tell("gained-resource", seat, count=state.gain_resource(seat, resource, number), resource=STOCK[resource])
    if gain.transport:
        state.tell("gained-transport", seat, count=state.gain_transport(seat, gain.transport))
    if gain.gps:
        state.tell("gained-gps", seat, count=state.gain_gps(seat, gain.gps))
    if gain.money_per_search:
        show_hand(state, seat, gain.money_per_search)
    if gain.same:
        state.push(ChooseResource(seat, gain.same))
    if gain.cube and player.supply:
        state.push(PlaceCube(seat, gain.cube))
    elif gain.cube:
        state.tell("lost-cube", seat)  # R17
    if gain.recover:
        state.push(RecoverCard(seat))
    if gain.check:
        from .checkmarks import OneCheckMark

        state.push(OneCheckMark(seat))


def show_hand(state: Blackout, seat: int, money_per_icon: int) -> None:
    """B12.5 (a)."""
    player = state.players[seat]
    icons = sum(state.pack.search[card] for card in player.hand)
    player.money += icons * money_per_icon
    state.reveal()
    state.tell("showed-hand", seat, cards=list(player.hand), count=icons, money=icons * money_per_icon)


class ChooseResource(Ask, frozen=True):
    """B12.5 (e): several resources of one kind, no battery."""

    asks = "resource"
    rule = "B12.5"
    number: int

    def options(self, state: Blackout) -> list[Move]:
        return [Choose(resource) for resource in RESOURCES]

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Choose)
        gained = state.gain_resource(self.seat, STOCK.index(move.resource), self.number)
        state.tell("gained-resource", self.seat, count=gained, resource=move.resource)

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"count": self.number}


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


class RecoverCard(Ask, frozen=True):
    """B12.4: a card from the hospital to the hand; its points are scored."""

    asks = "recover"
    rule = "B12.4"

    def options(self, state: Blackout) -> list[Move]:
        return [Recover(card) for card in state.players[self.seat].hospital]

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Recover)
        player = state.players[self.seat]
        player.hospital.remove(move.card)
        player.hand.append(move.card)
        points = state.pack.helpers[move.card].points
        player.points += points
        state.tell("recovered", self.seat, card=move.card, points=points)
