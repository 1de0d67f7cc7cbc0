"""Gaining: the interpreter of `Gain`, and the choices that some gains ask for.

A check-mark action (section 13) is one of them and gains something itself, so it is told here: used in phase 8,
and one by the Leader in phase 2 (B13.4).
"""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ..content.effects import BATTERY, RESOURCES, STOCK, Gain, Trade
from .asking import Ask
from .model import Blackout
from .moves import DONE, CheckMark, Choose, Recover
from .paying import batteries_to_buy, can_pay, cannot_pay, charge
from .placing import PlaceCube
from .refusing import Reason, refuse
from .remarking import follow_ups


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
        state.push(OneCheckMark(seat))


def show_hand(state: Blackout, seat: int, money_per_icon: int) -> None:
    """B12.5 (a)."""
    player = state.players[seat]
    icons = sum(state.pack.search[card] for card in player.hand)
    player.money += icons * money_per_icon
    state.reveal(known=True)
    state.tell("showed-hand", seat, cards=list(player.hand), count=icons, money=icons * money_per_icon)


class ChooseResource(Ask, frozen=True):
    """B12.5 (e): several resources of one kind, no battery."""

    asks = "resource"
    rule = "B12.5"
    number: int

    def options(self, state: Blackout) -> list[Move]:
        return [Choose(resource) for resource in RESOURCES]

    def refused(self, state: Blackout) -> list[Refusal]:
        return [refuse(Choose(STOCK[BATTERY]), "no-battery", "B12.5")]

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Choose)
        gained = state.gain_resource(self.seat, STOCK.index(move.resource), self.number)
        state.tell("gained-resource", self.seat, count=gained, resource=move.resource)

    def about(self, state: Blackout, seat: int) -> dict[str, str | int]:
        return {"count": self.number}


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


def unlocked(state: Blackout, seat: int) -> dict[str, Trade]:
    """B13.1, B13.2: the actions of the board whose marker is gone, and those of finished plans."""
    player, pack = state.players[seat], state.pack
    actions = {name: trade for bit, (name, trade) in enumerate(pack.checks.items()) if not player.locked >> bit & 1}
    for card in player.finished:
        if card in pack.plans and (trade := pack.plans[card].check):
            actions[card] = trade
    return actions


IN_VAIN: dict[Reason, str] = {"hospital-empty": "B12.4", "nothing-to-check": "B12.1"}
"""Where a rule of its own says that there is nothing to do; elsewhere it is R28."""


def in_vain(state: Blackout, seat: int, trade: Trade) -> Reason | None:
    """R28: why a trade would bring nothing at all, if so. Cubes that pay for it lie ready for what it brings (R17)."""
    player, gain = state.players[seat], trade.gain
    if gain.points or gain.money or (state.rules < 2 and not gain.recover and not gain.check):
        return None
    cubes = player.supply or trade.pay.needs or trade.pay.same
    lacking: list[Reason] = []
    promised: tuple[tuple[object, object, Reason], ...] = (
        (gain.recover, player.hospital, "hospital-empty"),
        (gain.check, gain.check and can_check(state, seat), "nothing-to-check"),
        (gain.resources or gain.same or gain.cube, cubes, "no-supply"),
        (gain.transport, state.transport, "no-transport"),
        (gain.gps, state.gps, "gps-gone"),
        (gain.money_per_search, any(state.pack.search[card] for card in player.hand), "no-team"),
    )
    for part, there, reason in promised:
        if part and there:
            return None
        if part:
            lacking.append(reason)
    return lacking[0] if lacking else None


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
            if name not in self.used and not in_vain(state, self.seat, trade):
                buy = batteries_to_buy(player, trade.pay)
                if buy == 0:
                    moves.append(CheckMark(name))
                in_reach = in_reach or buy is not None
        return [*moves, DONE] if in_reach else []

    def refused(self, state: Blackout) -> list[Refusal]:
        player, actions = state.players[self.seat], unlocked(state, self.seat)
        refused = [refuse(CheckMark(name), "locked", "B10.2") for name in state.pack.check_ids if name not in actions]
        for name, trade in actions.items():
            if name in self.used:
                refused.append(refuse(CheckMark(name), "action-used", self.rule))
            elif reason := in_vain(state, self.seat, trade):
                refused.append(refuse(CheckMark(name), reason, IN_VAIN.get(reason, "R28")))
            elif not can_pay(player, trade.pay):
                refused.append(cannot_pay(CheckMark(name), player, trade.pay, self.rule))
        return refused

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, CheckMark):
            return []
        trade = unlocked(state, seat)[move.action]
        return follow_ups(state, seat, trade.pay, trade.gain)

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
