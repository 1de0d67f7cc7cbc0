"""Phase 4: look at the tiles of a district, collect one with a search team (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Literal, get_args

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.cards import Tile
from ...content.effects import NO_GAIN, NOTHING, Gain
from ..asking import Ask
from ..gaining import Take
from ..hidden import knows
from ..model import Blackout, Laid
from ..moves import DONE, GO, GPS, LEAVE, Collect, Go, Join, Scout, SpendGps
from ..refusing import Reason, refuse
from ..remarking import follow_ups

Challenge = Literal["simple", "advanced", "probe"]
CHALLENGES: tuple[Challenge, ...] = get_args(Challenge)
PROBE = 4
ICONS_PER_GPS = 3


class ScoutPhase(Action[Blackout], frozen=True):
    def run(self, state: Blackout) -> None:
        state.phase = 4
        state.chosen = 0
        tell_idle(state, [seat for seat in state.turn_order if not in_reach(state, seat)])
        state.push(*(ChooseDistrict(seat) for seat in state.turn_order))


def in_reach(state: Blackout, seat: int) -> list[int]:
    """B7.1: the districts that nobody chose this round, next to an own cube, with tiles on them."""
    cubes, chosen, tiles = state.players[seat].cubes, state.chosen, state.tiles
    return [
        number
        for number, around in enumerate(state.pack.board.around)
        if around & cubes and tiles[number] and not chosen >> number & 1
    ]


def out_of_reach(state: Blackout, seat: int, district: int) -> Reason:
    """Why a district is not in reach."""
    if not state.tiles[district]:
        return "secured" if state.secured >> district & 1 else "no-tiles"
    return "chosen" if state.pack.board.around[district] & state.players[seat].cubes else "not-next-to"


def tell_idle(state: Blackout, seats: list[int]) -> None:
    """Nobody is passed over without a word."""
    if len(seats) == state.seats > 1:
        state.tell("nobody-scouts")
    else:
        for seat in seats:
            state.tell("cannot-scout", seat)


class ChooseDistrict(Ask, frozen=True):
    """B7.1: one of the districts in reach, or none."""

    asks = "scout"
    rule = "B7.1"

    def options(self, state: Blackout) -> list[Move]:
        names = state.pack.board.district_ids
        moves: list[Move] = [Scout(names[number]) for number in in_reach(state, self.seat)]
        return [*moves, DONE] if moves else []

    def refused(self, state: Blackout) -> list[Refusal]:
        reached = in_reach(state, self.seat)
        return [
            refuse(Scout(name), out_of_reach(state, self.seat, number), self.rule)
            for number, name in enumerate(state.pack.board.district_ids)
            if number not in reached
        ]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, Scout):
            return []
        tiles = state.tiles[state.pack.board.district_index[move.district]]
        known = sum(knows(laid, seat) for laid in tiles)
        return [
            Remark("tiles", {"count": len(tiles), "known": known}),
            Remark("reach", {"count": most_icons(state, seat)}),
        ]

    def choose(self, state: Blackout, move: Move) -> None:
        if not isinstance(move, Scout):
            state.tell("does-not-scout", self.seat)
            return
        district = state.pack.board.district_index[move.district]
        stranded = [seat for seat in self.later_seats(state) if in_reach(state, seat) == [district]]
        state.chosen |= 1 << district  # R7
        state.reveal()
        state.tiles[district] = tuple(
            Laid(laid.tile, laid.up, laid.seen | 1 << self.seat) for laid in state.tiles[district]
        )
        state.tell("looked", self.seat, district=move.district)
        tell_idle(state, stranded)
        state.push(ChooseTile(self.seat, district))

    def later_seats(self, state: Blackout) -> tuple[int, ...]:
        order = state.turn_order
        return order[order.index(self.seat) + 1 :]


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


def reward(state: Blackout, search: Collect | FormTeam) -> Gain:
    """B7.5, B7.8: what a challenge brings beside the tile."""
    tile = state.pack.tiles[search.tile]
    return {"simple": tile.simple.gain, "advanced": tile.advanced.gain, "probe": NO_GAIN}[search.challenge]


class ChooseTile(Ask, frozen=True):
    """B7.2, B7.3, B7.8: one of the tiles and its challenge, or none. The others go back face up, the chosen one
    is shown (R23)."""

    asks = "tile"
    rule = "B7.2"
    settles = ("team",)
    district: int

    def options(self, state: Blackout) -> list[Move]:
        return [*(move for move, reason in self.challenges(state) if not reason), LEAVE]

    def challenges(self, state: Blackout) -> list[tuple[Collect, Reason | None]]:
        """Every challenge of every tile, with the reason why it cannot be taken on, if so."""
        pack, most = state.pack, most_icons(state, self.seat)
        tiles = [pack.tiles[laid.tile] for laid in state.tiles[self.district]]
        lowest = min(tile.simple.search for tile in tiles)

        def closed(tile: Tile, challenge: Challenge) -> Reason | None:
            if challenge == "probe" and tile.simple.search > lowest:  # B7.8
                return "probe-lowest"
            if not most:  # B7.7
                return "no-team"
            return "icons" if needed_icons(state, tile.id, challenge) > most else None

        return [(Collect(tile.id, challenge), closed(tile, challenge)) for tile in tiles for challenge in CHALLENGES]

    def refused(self, state: Blackout) -> list[Refusal]:
        most = most_icons(state, self.seat)
        rules = {"probe-lowest": "B7.8", "no-team": "B7.7"}
        return [
            refuse(
                move,
                reason,
                rules.get(reason, "B7.3"),
                number=needed_icons(state, move.tile, move.challenge),
                have=most,
            )
            for move, reason in self.challenges(state)
            if reason
        ]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, Collect):
            return []
        needed, most = needed_icons(state, move.tile, move.challenge), most_icons(state, seat)
        known = [Remark("search", {"number": needed, "have": most})]
        return [*known, Remark("probe")] if move.challenge == "probe" else known

    def choose(self, state: Blackout, move: Move) -> None:
        district = state.pack.board.district_ids[self.district]
        if not isinstance(move, Collect):
            state.tell("left-tiles", self.seat, district=district)
            return
        state.reveal(known=True)  # to the others
        state.tiles[self.district] = tuple(Laid(laid.tile, up=True) for laid in state.tiles[self.district])
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
    challenge: Challenge
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
        if not self.unready(state):
            moves.append(GO)
        return moves

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        """The search icons that each card and each token adds."""
        found = super().details(state, seat).copy()
        for move in state.moves(seat):
            if isinstance(move, Join | SpendGps):
                found[move.notation()] = {"adds": self.after(move).total(state) - self.total(state)}
        return found

    def unready(self, state: Blackout) -> Reason | None:
        """Why the team cannot set out yet, if so."""
        if not self.team:  # B7.7
            return "team-empty"
        return "icons-missing" if self.total(state) < self.needed(state) else None

    def refused(self, state: Blackout) -> list[Refusal]:
        player, search = state.players[self.seat], state.pack.search
        refused = [refuse(Join(card), "in-team", "B7.3") for card in self.team]
        refused += [refuse(Join(card), "no-icons", "B7.9") for card in player.hand if not search[card]]
        refused += [refuse(Join(card), "in-hospital", "B7.7") for card in player.hospital]
        if player.gps <= self.tokens:
            refused.append(refuse(GPS, "no-gps", "B7.4"))
        if reason := self.unready(state):
            rule = "B7.7" if reason == "team-empty" else "B7.3"
            refused.append(refuse(GO, reason, rule, have=self.total(state), number=self.needed(state)))
        return refused

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        """How far the team would get, and how many may be hurt."""
        later = self.after(move)
        found = []
        if later is not self:
            found.append(Remark("icons", {"have": later.total(state), "number": self.needed(state)}))
        elif move == GO:
            found += follow_ups(state, seat, NOTHING, reward(state, self))
        else:
            return []
        if not later.unready(state):
            found.append(later.risk())
        return found

    def risk(self) -> Remark:
        """B7.7."""
        return Remark("hurt", {"count": len(self.team), "card": self.team[0]})

    def settled(self, state: Blackout, seat: int, moves: Sequence[Move]) -> list[Remark]:
        """Who goes, what they reach and what it may cost."""
        sent = reduce(FormTeam.after, moves, self)
        reach = {"have": sent.total(state), "number": sent.needed(state)}
        return [Remark("team", {"cards": sent.team, "count": sent.tokens, **reach}), sent.risk()]

    def after(self, move: Move) -> FormTeam:
        """The team with whom or what the move adds."""
        if isinstance(move, Join):
            return msgspec.structs.replace(self, team=(*self.team, move.card))
        return msgspec.structs.replace(self, tokens=self.tokens + 1) if move == GPS else self

    def choose(self, state: Blackout, move: Move) -> None:
        if isinstance(move, Join):
            state.tell("joined", self.seat, card=move.card)
            state.push(self.after(move))
        elif isinstance(move, SpendGps):
            state.tell("spent-gps", self.seat)
            state.push(self.after(move))
        elif isinstance(move, Go):
            self.collect(state)

    def collect(self, state: Blackout) -> None:
        """B7.5: reward, tile, hospital, in this order."""
        state.pay_gps(self.seat, self.tokens)
        state.tiles[self.district] = tuple(laid for laid in state.tiles[self.district] if laid.tile != self.tile)
        state.push(LayTile(self.seat, self.tile, probe=self.challenge == "probe"), Injure(self.seat, self.team))
        state.tell("collected", self.seat, tile=self.tile, challenge=self.challenge, count=self.total(state))
        state.push(Take(self.seat, reward(state, self)))

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
        state.tell("injured", self.seat, card=card, team=self.team)  # B7.3: everybody has seen it
