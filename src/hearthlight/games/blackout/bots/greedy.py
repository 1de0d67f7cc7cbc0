"""The greedy bot: tries every move on a copy, goes for the best worth; a few choices have rules of thumb."""

from __future__ import annotations

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
    Go,
    Join,
    Place,
    PlanCard,
    Procure,
    Recover,
    Scout,
    SpendGps,
    TakeBack,
    TakeMarker,
)
from ..rules.paying import lacking
from ..rules.phases.deploy import UseVolunteer, die_of
from ..rules.phases.objectives import tile_types
from ..rules.phases.scout import PROBE, ChooseTile, FormTeam, icons_per_gps, lasting_icons, most_icons, needed_icons
from ..rules.placing import fare
from .worth import CARD_IN_HAND, MONEY, TRANSPORT, Worth

QUICK = {"place", "payment", "resource", "recover", "marker", "procure"}
"""Questions that follow from a move and are answered on the spot while the bot looks ahead."""
MARKERS = ("tool-money", "medipack-battery", "money-points", "book-gps", "gasoline-transport")


class GreedyBot:
    """Looks one move ahead, and through the small choices that the move brings with it."""

    name = "greedy"

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        assert isinstance(state, Blackout)
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        possible = state.determinize(seat, dice)  # fair play: nothing below can see the true secrets
        worth = Worth(possible, seat)
        asks = possible.decision(seat, details=False).asks
        if asks in QUICK:
            return self.quick(possible, seat, worth)
        if asks == "plan":
            return self.plan(possible, seat, worth)
        if asks == "scout":
            return self.scout(possible, seat, worth)
        if asks == "tile":
            return self.tile(possible, seat, worth)
        if asks == "team":
            return self.team(possible, seat, worth)
        if asks == "start":
            return self.start(possible, seat, worth, dice)
        if asks == "refresh" and len(possible.players[seat].hand) <= possible.players[seat].open_slots:
            moves = tuple(move for move in moves if isinstance(move, TakeBack))  # a full hand before anything else
        return self.look_ahead(possible, seat, worth, moves)

    # -- looking ahead -------------------------------------------------------------------------------------------

    def look_ahead(self, state: Blackout, seat: int, worth: Worth, moves: tuple[Move, ...]) -> Move:
        """The move after which the position is worth most; buying transport is never an end in itself."""
        best, best_worth = moves[0], float("-inf")
        for move in moves:
            if isinstance(move, BuyTransport):
                continue
            after = state.copy()
            after.play(seat, move)
            while after.to_act == (seat,) and after.decision(seat, details=False).asks in QUICK:
                after.play(seat, self.quick(after, seat, worth))
            value = worth.of(after)
            if isinstance(move, BuyBattery):
                value -= 0.3
            if isinstance(move, Finish):
                value += 0.2
            if value > best_worth:
                best, best_worth = move, value
        return best

    def quick(self, state: Blackout, seat: int, worth: Worth) -> Move:
        moves = state.moves(seat)
        kind = type(moves[0])
        if kind is Place:
            return max(
                (move for move in moves if isinstance(move, Place)),
                key=lambda move: self.place_worth(state, seat, worth, move),
            )
        if kind is Procure:
            return max(
                (move for move in moves if isinstance(move, Procure)),
                key=lambda move: self.procure_worth(state, seat, worth, move),
            )
        if kind is Recover:
            return max((move for move in moves if isinstance(move, Recover)), key=lambda move: worth.card(move.card))
        if kind is TakeMarker:
            return min(
                (move for move in moves if isinstance(move, TakeMarker)),
                key=lambda move: MARKERS.index(move.action) if move.action in MARKERS else len(MARKERS),
            )
        if kind is Choose:
            return max(
                (move for move in moves if isinstance(move, Choose)),
                key=lambda move: self.resource_worth(state, seat, worth, RESOURCES.index(move.resource), 3),
            )
        return moves[0]  # payments: the first one spends the fewest batteries

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

    def start(self, state: Blackout, seat: int, worth: Worth, dice: Dice) -> Move:
        """Somewhere near other locations, and on the way between the own crisis centres."""
        board, player = state.pack.board, state.players[seat]
        moves = [move for move in state.moves(seat) if move.verb == "start"]
        dice.shuffle(moves)
        return max(moves, key=lambda move: worth.map(state, player, 1 << board.index[move.notation().split()[1]]))

    def plan(self, state: Blackout, seat: int, worth: Worth) -> Move:
        """Fill the slots with the cards that bring most; keep together what goals want in one slot."""
        plans = [move for move in state.moves(seat) if isinstance(move, PlanCard)]
        if not plans:
            return READY
        player = state.players[seat]
        most = max(len(player.slots[slot]) for slot in range(player.open_slots))
        best, best_value = plans[0], float("-inf")
        usefulness = {card: self.deploy_worth(state, seat, worth, card) for card in player.hand}
        for move in plans:
            slot = move.slot - 1
            player.planned[slot] = move.card
            fit = worth.goals(state, player)
            player.planned[slot] = ""
            value = usefulness[move.card] + fit + 0.15 * (len(player.slots[slot]) == most)
            if value > best_value:
                best, best_value = move, value
        return best

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

    def scout(self, state: Blackout, seat: int, worth: Worth) -> Move:
        """Look where there is most to hope for, unless the hand is too weak or too small."""
        player, pack = state.players[seat], state.pack
        most = most_icons(state, seat)
        spare = len(player.hand) > 3 or worth.rounds_left < 1
        if most < PROBE + 1 or not spare:
            return DONE

        def hope(move: Scout) -> float:
            value = 0.0
            for laid in state.tiles[pack.board.district_index[move.district]]:
                if knows(laid, seat):
                    tile = pack.tiles[laid.tile]
                    value = max(
                        value,
                        max(
                            (
                                worth.gain(challenge.gain)
                                for challenge in (tile.simple, tile.advanced)
                                if challenge.search <= most
                            ),
                            default=0.0,
                        ),
                    )
                else:
                    value += 0.9
            return value

        return max((move for move in state.moves(seat) if isinstance(move, Scout)), key=hope)

    def tile(self, state: Blackout, seat: int, worth: Worth) -> Move:
        """The best reward less what the team would risk and the tokens it would take."""
        best: Move = LEAVE
        best_value = 0.0
        step = state.question
        assert isinstance(step, ChooseTile)
        for move in state.moves(seat):
            if isinstance(move, Collect):
                value = self.tile_worth(state, seat, worth, move)
                if value > best_value:
                    best, best_value = move, value
        return best

    def tile_worth(self, state: Blackout, seat: int, worth: Worth, move: Collect) -> float:
        player, tile = state.players[seat], state.pack.tiles[move.tile]
        challenge = {"simple": tile.simple, "advanced": tile.advanced}.get(move.challenge)
        team, tokens = self.best_team(state, seat, worth, needed_icons(state, move.tile, move.challenge))
        risk = sum(worth.card(card) for card in team) / max(1, len(team)) * 0.5 + CARD_IN_HAND
        gained = self.reward(state, seat, worth, challenge) if challenge else 0.0
        new = tile.type not in tile_types(state.pack, player)
        lasting = 1.6 if new and challenge else 0.15 * worth.rounds_left
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

    def team(self, state: Blackout, seat: int, worth: Worth) -> Move:
        step = state.question
        assert isinstance(step, FormTeam)
        moves = state.moves(seat)
        if any(isinstance(move, Go) for move in moves):
            return GO
        team, tokens = self.best_team(state, seat, worth, step.needed(state))
        for move in moves:
            if isinstance(move, Join) and move.card in team:
                return move
        if any(isinstance(move, SpendGps) for move in moves) and (tokens > step.tokens or step.team):
            return GPS
        return next(move for move in moves if isinstance(move, Join))
