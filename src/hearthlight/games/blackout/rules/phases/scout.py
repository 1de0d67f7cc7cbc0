"""Phase 4: look at the tiles of a district, collect one with a search team (section 7)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hearthlight.kernel import Action, Move

from ..asking import Ask
from ..gaining import Take
from ..model import Blackout, Laid
from ..moves import DONE, GO, GPS, LEAVE, Collect, Go, Join, Scout, SpendGps

PROBE = 4
ICONS_PER_GPS = 3


class ScoutPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 4
        state.chosen = 0
        state.push(*(ChooseDistrict(seat) for seat in state.turn_order))


class ChooseDistrict(Ask, frozen=True):
    """B7.1: a district that nobody chose this round, next to an own cube, with tiles on it."""

    asks = "scout"
    rule = "B7.1"

    def options(self, state: Blackout) -> list[Move]:
        cubes, board = state.players[self.seat].cubes, state.pack.board
        moves: list[Move] = [
            Scout(board.district_ids[number])
            for number, around in enumerate(board.around)
            if around & cubes and state.tiles[number] and not state.chosen >> number & 1
        ]
        return [*moves, DONE] if moves else []

    def choose(self, state: Blackout, move: Move) -> None:
        if not isinstance(move, Scout):
            return
        district = state.pack.board.district_index[move.district]
        state.chosen |= 1 << district  # R7
        state.tiles[district] = tuple(
            Laid(laid.tile, laid.up, laid.seen | 1 << self.seat) for laid in state.tiles[district]
        )
        state.reveal()
        state.tell("looked", self.seat, district=move.district)
        state.push(ChooseTile(self.seat, district))


def lasting_icons(state: Blackout, seat: int) -> int:
    """B7.4: search icons without any card: finished plans and face-down tiles."""
    player, plans = state.players[seat], state.pack.plans
    return len(player.tiles_down) + sum(plans[card].always.search for card in player.finished if card in plans)


def icons_per_gps(state: Blackout, seat: int) -> int:
    """B7.4, B13.3, R19."""
    plans = state.pack.plans
    better = sum(plans[card].always.gps for card in state.players[seat].finished if card in plans)
    return ICONS_PER_GPS + better


def most_icons(state: Blackout, seat: int) -> int:
    """B7.4: what the whole hand and all GPS tokens would reach; nothing without a card for the team (B7.7)."""
    player, search = state.players[seat], state.pack.search
    team = sum(search[card] for card in player.hand)
    return team and team + lasting_icons(state, seat) + player.gps * icons_per_gps(state, seat)


def needed_icons(state: Blackout, tile: str, challenge: str) -> int:
    """B7.3, B7.8."""
    if challenge == "probe":
        return PROBE
    return (state.pack.tiles[tile].simple if challenge == "simple" else state.pack.tiles[tile].advanced).search


class ChooseTile(Ask, frozen=True):
    """B7.2, B7.3, B7.8: one of the tiles and its challenge, or none. The others go back face up, the chosen one
    is shown (R23)."""

    asks = "tile"
    rule = "B7.2"
    district: int

    def options(self, state: Blackout) -> list[Move]:
        pack, most = state.pack, most_icons(state, self.seat)
        if not most:
            return [LEAVE]
        tiles = [pack.tiles[laid.tile] for laid in state.tiles[self.district]]
        lowest = min(tile.simple.search for tile in tiles)
        moves: list[Move] = []
        for tile in tiles:
            if most >= tile.simple.search:
                moves.append(Collect(tile.id, "simple"))
            if most >= tile.advanced.search:
                moves.append(Collect(tile.id, "advanced"))
            if tile.simple.search == lowest and most >= PROBE:
                moves.append(Collect(tile.id, "probe"))
        return [*moves, LEAVE]

    def choose(self, state: Blackout, move: Move) -> None:
        district = state.pack.board.district_ids[self.district]
        if not isinstance(move, Collect):
            state.tell("left-tiles", self.seat, district=district)
            return
        state.tiles[self.district] = tuple(Laid(laid.tile, up=True) for laid in state.tiles[self.district])
        state.reveal(known=True)  # to the others
        state.tell("searches", self.seat, district=district, tile=move.tile, challenge=move.challenge)
        state.push(FormTeam(self.seat, self.district, move.tile, move.challenge))

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"district": state.pack.board.district_ids[self.district]}

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        found = super().details(state, seat).copy()
        for move in state.moves(seat):
            if isinstance(move, Collect):
                found[move.notation()] = {"search": needed_icons(state, move.tile, move.challenge)}
        return found


class FormTeam(Ask, frozen=True):
    """B7.3, B7.4: cards and GPS tokens, one by one, until the challenge is reached."""

    asks = "team"
    rule = "B7.4"
    district: int
    tile: str
    challenge: Literal["simple", "advanced", "probe"]
    team: tuple[str, ...] = ()
    tokens: int = 0

    def total(self, state: Blackout) -> int:
        search = state.pack.search
        return (
            sum(search[card] for card in self.team)
            + lasting_icons(state, self.seat)
            + self.tokens * icons_per_gps(state, self.seat)
        )

    def needed(self, state: Blackout) -> int:
        return needed_icons(state, self.tile, self.challenge)

    def options(self, state: Blackout) -> list[Move]:
        player, search = state.players[self.seat], state.pack.search
        moves: list[Move] = [Join(card) for card in player.hand if search[card] and card not in self.team]  # B7.9
        if player.gps > self.tokens:
            moves.append(GPS)
        if self.team and self.total(state) >= self.needed(state):  # B7.7
            moves.append(GO)
        return moves

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Join):
            state.tell("joined", self.seat, card=move.card)
            state.push(msgspec.structs.replace(self, team=(*self.team, move.card)))
        elif isinstance(move, SpendGps):
            state.tell("spent-gps", self.seat)
            state.push(msgspec.structs.replace(self, tokens=self.tokens + 1))
        elif isinstance(move, Go):
            self.collect(state)

    def collect(self, state: Blackout) -> None:
        """B7.5: reward, tile, hospital, in this order."""
        state.pay_gps(self.seat, self.tokens)
        state.tiles[self.district] = tuple(laid for laid in state.tiles[self.district] if laid.tile != self.tile)
        state.push(LayTile(self.seat, self.tile, probe=self.challenge == "probe"), Injure(self.seat, self.team))
        state.tell("collected", self.seat, tile=self.tile, challenge=self.challenge, count=self.total(state))
        if self.challenge != "probe":
            tile = state.pack.tiles[self.tile]
            reward = tile.simple if self.challenge == "simple" else tile.advanced
            state.push(Take(self.seat, reward.gain))

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"total": self.total(state), "needed": self.needed(state), "tile": self.tile}


class LayTile(Action[Blackout], frozen=True):
    """B7.6, B7.8, R14: face up if no tile of its type lies face up yet; a probed one always face down."""

    seat: int
    tile: str
    probe: bool

    def run(self, state: Blackout) -> None:
        player, types = state.players[self.seat], state.pack.tile_type
        first = all(types[other] != types[self.tile] for other in player.tiles_up)
        (player.tiles_up if first and not self.probe else player.tiles_down).append(self.tile)


class Injure(Action[Blackout], frozen=True):
    """B7.7: one random card of the team goes to the hospital."""

    seat: int
    team: tuple[str, ...]

    def run(self, state: Blackout) -> None:
        player = state.players[self.seat]
        card = self.team[state.below(len(self.team))]
        player.hand.remove(card)
        player.hospital.append(card)
        state.tell("injured", self.seat, card=card)
