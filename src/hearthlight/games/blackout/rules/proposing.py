"""A sensible way through the questions that are more work than thought: deploying, teams, waste, check-marks."""

from __future__ import annotations

from itertools import combinations

from hearthlight.kernel import Move

from ..content.cards import Volunteer
from ..content.effects import FOOD, NOTHING, WATER, Trade
from .gaining import CheckMarks, unlocked
from .model import Blackout
from .moves import DONE, GO, GPS, SELL, Act, CheckMark, Join, Procure, TakeBack, Turn, Waste
from .obvious import obvious
from .phases.clean_up import MONEY_PER_FOOD, MONEY_PER_WATER, ChooseWaste, rates
from .phases.deploy import TurnCards, UseSpecialist, UseVolunteer
from .phases.refresh import Refresh
from .phases.scout import FormTeam, icons_per_gps
from .scoring import MONEY_PER_POINT

GPS_WORTH = 4
"""HK dollars: what a token saves when a team is formed."""
SPECIALIST = 2
"""A specialist is worth so many cubes of a volunteer."""


def propose(state: Blackout, seat: int) -> list[Move]:
    """Moves in a row, up to the first question that is a real choice."""
    return state.through(seat, lambda ahead: sensible(ahead, seat))


def sensible(state: Blackout, seat: int) -> Move | None:
    match state.question:
        case TurnCards():
            return next_card(state, seat)
        case UseVolunteer() if state.players[seat].supply:
            return next(move for move in state.moves(seat) if isinstance(move, Procure))  # at the die: no token
        case UseSpecialist() as question:
            return obvious(state, seat) or free_action(state, question)
        case FormTeam() as question:
            return next_in_team(state, question)
        case ChooseWaste():
            return best_waste(state, seat)
        case Refresh():
            slots = [move for move in state.moves(seat) if isinstance(move, TakeBack)]
            return slots[0] if len(slots) == 1 else None
        case CheckMarks() if state.round == state.last_round:
            return best_check_mark(state, seat)
        case _:
            return obvious(state, seat)


def next_card(state: Blackout, seat: int) -> Move:
    """Volunteers first: specialists may use what they bring."""
    cards = [card for card in state.players[seat].planned if card]
    return Turn(min(cards, key=lambda card: not isinstance(state.pack.helpers[card], Volunteer)))


def free_action(state: Blackout, question: UseSpecialist) -> Move | None:
    """What costs nothing, whatever it leads to."""
    return next(
        (
            move
            for move in state.moves(question.seat)
            if isinstance(move, Act) and question.trade(state, move).pay == NOTHING
        ),
        None,
    )


# -- the team (B7.3, B7.4) -----------------------------------------------------------------------------------------


def next_in_team(state: Blackout, question: FormTeam) -> Move | None:
    """The first who is missing; then the team sets out."""
    cards, tokens = best_team(state, question)
    for card in cards:
        if card not in question.team:
            return Join(card)
    return GPS if tokens > question.tokens else GO


def best_team(state: Blackout, question: FormTeam) -> tuple[tuple[str, ...], int]:
    """The fewest cards, of those the least valuable; GPS tokens only where cards do not reach. Who has joined stays."""
    player, search = state.players[question.seat], state.pack.search
    cards = [card for card in player.hand if search[card] and card not in question.team]
    for tokens in range(question.tokens, player.gps + 1):
        have = question.total(state) + (tokens - question.tokens) * icons_per_gps(state, question.seat)
        missing = question.needed(state) - have
        for number in range(not question.team, len(cards) + 1):
            reaching = [team for team in combinations(cards, number) if sum(search[card] for card in team) >= missing]
            if reaching:
                best = min(reaching, key=lambda team: sum(card_worth(state, card) for card in team))
                return (*question.team, *best), tokens
    raise ValueError(question.tile)  # B7.3: a challenge that is out of reach cannot be chosen


def card_worth(state: Blackout, card: str) -> int:
    """Points at the end, and what it brings when it is played."""
    helper = state.pack.helpers[card]
    return helper.points + (helper.cubes if isinstance(helper, Volunteer) else SPECIALIST)


# -- check-marks of the last round (B11.2, B11.4) ------------------------------------------------------------------


def best_check_mark(state: Blackout, seat: int) -> Move | None:
    """Nothing has to be kept any more: whatever is worth more than it costs. A card from the hospital is a choice."""
    actions = [move for move in state.moves(seat) if isinstance(move, CheckMark)]
    trades = {move: unlocked(state, seat)[move.action] for move in actions}
    best = max(actions, key=lambda move: last_profit(trades[move]), default=DONE)
    if best in trades and last_profit(trades[best]) > 0:
        return best
    return None if any(trade.gain.recover or trade.gain.cube for trade in trades.values()) else DONE


def last_profit(trade: Trade) -> int:
    """In HK dollars: B11.4 sells every resource for one."""
    pay, gain = trade.pay, trade.gain
    cost = pay.money + pay.same + sum(number for _, number in pay.needs)
    return MONEY_PER_POINT * gain.points + gain.money + gain.same + sum(number for _, number in gain.resources) - cost


# -- waste (B9.2) --------------------------------------------------------------------------------------------------


def best_waste(state: Blackout, seat: int) -> Move:
    """The rate that brings most, while it brings more than selling."""
    trades = rates(state, seat)
    best = max(trades, key=lambda name: profit(state, trades[name]))
    return Waste(best) if profit(state, trades[best]) > 0 else SELL


def profit(state: Blackout, trade: Trade) -> int:
    """In HK dollars, against selling the same."""
    prices = {FOOD: MONEY_PER_FOOD, WATER: MONEY_PER_WATER}
    sold = sum(prices[resource] * number for resource, number in trade.pay.needs)
    gain = trade.gain
    return gain.money + MONEY_PER_POINT * gain.points + GPS_WORTH * min(gain.gps, state.gps) - sold
