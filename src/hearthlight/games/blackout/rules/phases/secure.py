"""Phase 7: secure districts (section 10)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move, Refusal, Remark

from ..asking import Ask
from ..model import Blackout, Player
from ..moves import TakeMarker
from ..refusing import refuse
from ..scoring import table


class SecurePhase(Action[Blackout], frozen=True):
    """B10.1: each district is secured once; R11: in the pack's order."""

    def run(self, state: Blackout) -> None:
        state.phase = 7
        cubes = [player.cubes for player in state.players]
        new = [
            number
            for number, around in enumerate(state.pack.board.around)
            if not state.secured >> number & 1 and around in [around & own for own in cubes]
        ]
        if not new:
            state.tell("nothing-secured")
        state.push(*(SecureDistrict(district) for district in new))


def missing(state: Blackout, player: Player, district: int) -> int:
    """B10.1: the locations around a district on which the player has no cube yet."""
    return state.pack.board.around[district] & ~player.cubes


def cubes_around(state: Blackout, player: Player, district: int) -> int:
    return (state.pack.board.around[district] & player.cubes).bit_count()


class SecureDistrict(Action[Blackout], frozen=True):
    """B10.2: tiles leave, markers are placed, everyone scores."""

    district: int

    def run(self, state: Blackout) -> None:
        state.secured |= 1 << self.district
        state.tiles_out.extend(state.tiles[self.district])
        state.tiles[self.district] = ()
        by = [seat for seat in state.turn_order if not missing(state, state.players[seat], self.district)]
        state.tell("secured", None, district=state.pack.board.district_ids[self.district], seats=by)
        state.push(*(PlaceMarker(seat, self.district) for seat in by), ScoreDistrict(self.district))


class PlaceMarker(Action[Blackout], frozen=True):
    """A marker from the board; a cube where none is left."""

    seat: int
    district: int

    def run(self, state: Blackout) -> None:
        player = state.players[self.seat]
        if player.locked.bit_count() > 1:
            state.push(ChooseMarker(self.seat, self.district))
        elif player.locked:
            place_marker(state, self.seat, self.district, player.locked.bit_length() - 1)
        elif player.supply:
            player.supply -= 1
            player.house_cubes |= 1 << self.district
            state.tell("placed-house-cube", self.seat, district=state.pack.board.district_ids[self.district])


def place_marker(state: Blackout, seat: int, district: int, action: int) -> None:
    player = state.players[seat]
    player.locked &= ~(1 << action)
    player.houses |= 1 << district
    state.tell("unlocked", seat, action=state.pack.check_ids[action], district=state.pack.board.district_ids[district])


class ChooseMarker(Ask, frozen=True):
    """B10.2: which check-mark action to unlock."""

    asks = "marker"
    rule = "B10.2"
    district: int

    def options(self, state: Blackout) -> list[Move]:
        locked = state.players[self.seat].locked
        return [TakeMarker(name) for bit, name in enumerate(state.pack.check_ids) if locked >> bit & 1]

    def refused(self, state: Blackout) -> list[Refusal]:
        offered = self.options(state)
        moves = [TakeMarker(name) for name in state.pack.check_ids]
        return [refuse(move, "unlocked", self.rule) for move in moves if move not in offered]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        return [Remark("unlocks", {"action": move.action})] if isinstance(move, TakeMarker) else []

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, TakeMarker)
        place_marker(state, self.seat, self.district, state.pack.check_ids.index(move.action))

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"district": state.pack.board.district_ids[self.district]}


class ScoreDistrict(Action[Blackout], frozen=True):
    """B10.2: every player scores for the cubes around the district."""

    district: int

    def run(self, state: Blackout) -> None:
        for seat in state.turn_order:
            player = state.players[seat]
            cubes = cubes_around(state, player, self.district)
            if cubes:
                player.points += table(cubes)
                state.tell(
                    "scored-district",
                    seat,
                    count=cubes,
                    points=table(cubes),
                    district=state.pack.board.district_ids[self.district],
                )
