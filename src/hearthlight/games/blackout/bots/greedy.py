"""The greedy bot: tries every move on a copy, goes for the best worth; a few choices have rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from hearthlight.kernel import Dice, Move, State

from ..content.cards import Challenge, Volunteer
from ..content.effects import BATTERY, RESOURCES
from ..rules.hidden import knows
from ..rules.model import Blackout
from ..rules.moves import (
    DONE,
    GO,
    GPS,
    LEAVE,
    READY,
    BuyBattery,
    BuyTransport,
    Choose,
    Collect,
    Finish,
    Join,
    Place,
    PlanCard,
    Procure,
    Recover,
    Scout,
    Start,
    TakeBack,
    TakeMarker,
)
from ..rules.paying import lacking
from ..rules.phases.deploy import UseVolunteer, die_of
from ..rules.phases.objectives import tile_types
from ..rules.phases.scout import PROBE, FormTeam, icons_per_gps, lasting_icons, most_icons, needed_icons
from ..rules.placing import fare
from .worth import CARD_IN_HAND, MONEY, SEARCH, TRANSPORT, Worth, worth_for

QUICK = {"place", "payment", "resource", "recover", "marker", "procure"}
"""Questions that follow from a move and are answered on the spot while the bot looks ahead."""
Rated = tuple[float, Move]
"""A move and what it is worth."""
MARKERS = ("tool-money", "medipack-battery", "money-points", "book-gps", "gasoline-transport")


class GreedyBot:
    """Looks one move ahead, and through the small choices that the move brings with it."""

    name = "greedy"

    def __init__(self, judge: Callable[[Blackout, int], Worth] = worth_for) -> None:
        self.judge = judge
        """How a seat judges as things stand."""

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Blackout)
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return self.answer(state.determinize(seat, dice), seat, dice)  # fair play: it cannot see the true secrets

    def answer(self, state: Blackout, seat: int, dice: Dice) -> Move:
        """The best move in a world that is wholly known."""
        moves = state.moves(seat)
        return moves[0] if len(moves) == 1 else self.ranked(state, seat, dice)[0]

    def ranked(self, state: Blackout, seat: int, dice: Dice) -> list[Move]:
        """The moves worth thinking of, the best one first."""
        return [move for _, move in self.rated(state, seat, dice)]

    def rated(self, state: Blackout, seat: int, dice: Dice) -> list[Rated]:
        """The same with what each is worth."""
        worth, asks = self.judge(state, seat), state.decision(seat, details=False).asks
        if asks in QUICK:
            rated = self.quick(state, seat, worth)
        elif asks == "plan":
            rated = self.plan(state, seat, worth)
        elif asks == "scout":
            rated = self.scout(state, seat, worth)
        elif asks == "tile":
            rated = self.tile(state, seat, worth)
        elif asks == "team":
            rated = self.team(state, seat, worth)
        elif asks == "start":
            rated = self.start(state, seat, worth, dice)
        else:
            rated = self.look_ahead(state, seat, worth, asks)
        return sorted(rated, key=lambda entry: -entry[0])

    # -- looking ahead -------------------------------------------------------------------------------------------

    def look_ahead(self, state: Blackout, seat: int, worth: Worth, asks: str) -> list[Rated]:
        """By what the position is worth after each move; buying transport is never an end in itself."""
        moves = state.moves(seat)
        if asks == "refresh" and len(state.players[seat].hand) <= state.players[seat].open_slots:
            moves = tuple(move for move in moves if isinstance(move, TakeBack))  # a full hand before anything else
        rated: list[Rated] = []
        for move in moves:
            if isinstance(move, BuyTransport):
                continue
            after = state.copy()
            after.play(seat, move)
            while after.to_act == (seat,) and after.decision(seat, details=False).asks in QUICK:
                after.play(seat, best_of(self.quick(after, seat, worth)))
            value = worth.of(after)
            if isinstance(move, BuyBattery):
                value -= 0.3
            if isinstance(move, Finish):
                value += 0.2
            rated.append((value, move))
        return rated

    def quick(self, state: Blackout, seat: int, worth: Worth) -> list[Rated]:
        moves = state.moves(seat)
        kind = type(moves[0])
        if kind is Place:
            return [(self.place_worth(state, seat, worth, move), move) for move in moves if isinstance(move, Place)]
        if kind is Procure:
            return [(self.procure_worth(state, seat, worth, move), move) for move in moves if isinstance(move, Procure)]
        if kind is Recover:
            return [(worth.card(move.card), move) for move in moves if isinstance(move, Recover)]
        if kind is TakeMarker:
            return [
                (-float(MARKERS.index(move.action) if move.action in MARKERS else len(MARKERS)), move)
                for move in moves
                if isinstance(move, TakeMarker)
            ]
        if kind is Choose:
            return [
                (self.resource_worth(state, seat, worth, RESOURCES.index(move.resource), 3), move)
                for move in moves
                if isinstance(move, Choose)
            ]
        return [(0.0, moves[0])]  # payments: the first one spends the fewest batteries

    def place_worth(self, state: Blackout, seat: int, worth: Worth, move: Place) -> float:
        player = state.players[seat]
        cubes = player.cubes | 1 << state.pack.board.index[move.location]
        return worth.map(state, player, cubes) - 0.5 * move.skipped - fare(player, move.skipped)[1]

    def resource_worth(self, state: Blackout, seat: int, worth: Worth, resource: int, number: int) -> float:
        """What the goals gain by so many more cubes of a resource."""
        player = state.players[seat]
        number = player.room(number)
        player.stock[resource] += number
        value = worth.goals(state, player)
        player.stock[resource] -= number
        return value

    def procure_worth(self, state: Blackout, seat: int, worth: Worth, move: Procure) -> float:
        step = state.question
        assert isinstance(step, UseVolunteer)
        card = state.pack.helpers[step.card]
        assert isinstance(card, Volunteer)
        value = self.resource_worth(state, seat, worth, RESOURCES.index(move.resource), card.cubes)
        tokens, points = fare(state.players[seat], move.tokens)
        left = state.players[seat].transport - tokens
        return value + TRANSPORT[min(left, len(TRANSPORT) - 1)] - points

    # -- phase 1 -------------------------------------------------------------------------------------------------

    def start(self, state: Blackout, seat: int, worth: Worth, dice: Dice) -> list[Rated]:
        """Somewhere near other locations, and on the way between the own crisis centres."""
        board, player = state.pack.board, state.players[seat]
        moves = [move for move in state.moves(seat) if isinstance(move, Start)]
        dice.shuffle(moves)
        return [(worth.map(state, player, 1 << board.index[move.location]), move) for move in moves]

    def plan(self, state: Blackout, seat: int, worth: Worth) -> list[Rated]:
        """Fill the slots with the cards that bring most; keep together what goals want in one slot."""
        plans = [move for move in state.moves(seat) if isinstance(move, PlanCard)]
        if not plans:
            return [(0.0, READY)]
        player = state.players[seat]
        most = max(len(player.slots[slot]) for slot in range(player.open_slots))
        rated: list[Rated] = []
        usefulness = {card: self.deploy_worth(state, seat, worth, card) for card in player.hand}
        for move in plans:
            slot = move.slot - 1
            player.planned[slot] = move.card
            fit = worth.goals(state, player)
            player.planned[slot] = ""
            rated.append((usefulness[move.card] + fit + 0.15 * (len(player.slots[slot]) == most), move))
        return rated

    def deploy_worth(self, state: Blackout, seat: int, worth: Worth, key: str) -> float:
        """What a card would bring this round at the dice as they lie."""
        player, card = state.players[seat], state.pack.helpers[key]
        base = worth.goals(state, player)
        if isinstance(card, Volunteer):
            return self.resource_worth(state, seat, worth, die_of(state, key), card.cubes) - base
        value = 0.0
        for action in card.actions:
            ways = [0.0]
            for trade in action:
                gain = worth.gain(trade.gain) + (1.5 if trade.gain.recover and player.hospital else 0.0)
                gain += 1.0 if trade.gain.check and player.houses else 0.0
                gain += MONEY * 5 * trade.gain.money_per_search
                cost = sum(number for _, number in trade.pay.needs) + MONEY * trade.pay.money
                missing = lacking(player, trade.pay)
                if missing <= player.stock[BATTERY] + 1:
                    ways.append(gain - 0.8 * cost - 0.4 * missing)
            value += max(ways)
        return value

    # -- phase 4 -------------------------------------------------------------------------------------------------

    def scout(self, state: Blackout, seat: int, worth: Worth) -> list[Rated]:
        """Look where there is most to hope for, unless the hand is too weak or too small."""
        player = state.players[seat]
        spare = len(player.hand) > 3 or worth.rounds_left < 1
        rated = [(self.hope(state, seat, worth, move), move) for move in state.moves(seat) if isinstance(move, Scout)]
        stay = float("-inf") if most_icons(state, seat) >= PROBE and spare else float("inf")
        return [(stay, DONE), *rated]

    def hope(self, state: Blackout, seat: int, worth: Worth, move: Scout) -> float:
        """The best reward within reach among the tiles that are known, and something for each other one."""
        most, value = most_icons(state, seat), 0.0
        for laid in state.tiles[state.pack.board.district_index[move.district]]:
            if knows(laid, seat):
                tile = state.pack.tiles[laid.tile]
                gains = [worth.gain(each.gain) for each in (tile.simple, tile.advanced) if each.search <= most]
                value = max([value, *gains])
            else:
                value += 0.9
        return value

    def tile(self, state: Blackout, seat: int, worth: Worth) -> list[Rated]:
        """The best reward less what the team would risk and the tokens it would take."""
        moves = [move for move in state.moves(seat) if isinstance(move, Collect)]
        return [(0.0, LEAVE), *((self.tile_worth(state, seat, worth, move), move) for move in moves)]

    def tile_worth(self, state: Blackout, seat: int, worth: Worth, move: Collect) -> float:
        player, tile = state.players[seat], state.pack.tiles[move.tile]
        challenge = {"simple": tile.simple, "advanced": tile.advanced}.get(move.challenge)
        team, tokens = self.best_team(state, seat, worth, needed_icons(state, move.tile, move.challenge))
        risk = sum(worth.card(card) for card in team) / max(1, len(team)) * 0.5 + CARD_IN_HAND
        gained = self.reward(state, seat, worth, challenge) if challenge else 0.0
        new = tile.type not in tile_types(state.pack, player)
        lasting = 1.6 if new and challenge else SEARCH * worth.rounds_left
        return gained + lasting - risk - 0.9 * tokens

    def reward(self, state: Blackout, seat: int, worth: Worth, challenge: Challenge) -> float:
        gain = challenge.gain
        value = worth.gain(gain)
        player = state.players[seat]
        base = worth.goals(state, player)
        for resource, number in gain.resources:
            value += max(0.0, self.resource_worth(state, seat, worth, resource, number) - base - 0.7 * number)
        return value

    def best_team(self, state: Blackout, seat: int, worth: Worth, needed: int) -> tuple[list[str], int]:
        """The least valuable cards that reach the challenge, with GPS tokens where cards are not enough."""
        player, search = state.players[seat], state.pack.search
        cards = sorted((card for card in player.hand if search[card]), key=lambda card: worth.card(card) / search[card])
        have = lasting_icons(state, seat)
        team: list[str] = []
        for card in cards:
            if team and have >= needed:
                break
            team.append(card)
            have += search[card]
        tokens = 0
        while have < needed and tokens < player.gps:
            tokens += 1
            have += icons_per_gps(state, seat)
        return team, tokens

    def team(self, state: Blackout, seat: int, worth: Worth) -> list[Rated]:
        step = state.question
        assert isinstance(step, FormTeam)
        moves = state.moves(seat)
        if GO in moves:
            return [(0.0, GO)]
        team, tokens = self.best_team(state, seat, worth, step.needed(state))
        joining = [move for move in moves if isinstance(move, Join)]
        wanted: list[Move] = [move for move in joining if move.card in team]
        if not wanted and GPS in moves and (tokens > step.tokens or step.team):
            wanted = [GPS]
        return [(0.0, move) for move in wanted or joining]


def best_of(rated: list[Rated]) -> Move:
    return max(rated, key=lambda entry: entry[0])[1]
