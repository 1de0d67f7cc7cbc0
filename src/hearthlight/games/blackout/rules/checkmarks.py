"""Check-mark actions (section 13): used in phase 8, and one by the Leader in phase 2 (B13.4)."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Move

from ..content.effects import Trade
from .asking import Ask
from .gaining import Take
from .model import Blackout
from .moves import DONE, CheckMark
from .paying import can_pay, charge, could_pay


def unlocked(state: Blackout, seat: int) -> dict[str, Trade]:
    """B13.1, B13.2: the actions of the board whose marker is gone, and those of finished plans."""
    player, pack = state.players[seat], state.pack
    actions = {name: trade for bit, (name, trade) in enumerate(pack.checks.items()) if not player.locked >> bit & 1}
    for card in player.finished:
        if card in pack.plans and (trade := pack.plans[card].check):
            actions[card] = trade
    return actions


def carry_out(state: Blackout, seat: int, trade: Trade) -> None:
    """Pay, then gain."""
    state.push(Take(seat, trade.gain))
    charge(state, seat, trade.pay)


class CheckMarks(Ask, frozen=True):
    """B11.2: unlocked check-mark actions in any order, each once."""

    asks = "check-marks"
    rule = "B11.2"
    used: tuple[str, ...] = ()

    def options(self, state: Blackout) -> list[Move]:
        player = state.players[self.seat]
        moves: list[Move] = []
        in_reach = False
        for name, trade in unlocked(state, self.seat).items():
            if name not in self.used:
                if can_pay(player, trade.pay):
                    moves.append(CheckMark(name))
                else:
                    in_reach = in_reach or could_pay(player, trade.pay)
        return [*moves, DONE] if moves or in_reach else []

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, CheckMark):
            self.go_on(state, move.action)
            state.tell("check-mark", self.seat, action=move.action)
            carry_out(state, self.seat, unlocked(state, self.seat)[move.action])

    def go_on(self, state: Blackout, used: str) -> None:
        state.push(msgspec.structs.replace(self, used=(*self.used, used)))


class OneCheckMark(CheckMarks, frozen=True):
    """B12.1, R21: the Leader's, a single one."""

    rule = "B12.1"

    def go_on(self, state: Blackout, used: str) -> None:
        pass


def can_check(state: Blackout, seat: int) -> bool:
    """Whether any check-mark action is within reach."""
    return bool(CheckMarks(seat).options(state))
