"""Answers that need no thought: a table gives them for people. They follow from what the seat itself may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hearthlight.kernel import Move

from ..content.effects import BATTERY, NOTHING, STOCK
from .gaining import CheckMarks, OneCheckMark, can_check, unlocked
from .hidden import knows
from .model import Blackout, Player, Spot
from .moves import DONE, GO, GPS, Act, BuyBattery, BuyTransport, CheckMark, Finish, Join, PayWith, Scout
from .paying import ChoosePayment
from .phases.clean_up import DisposeObjective
from .phases.deploy import UseSpecialist, UseVolunteer
from .phases.new_objectives import BuyCard, free_spots
from .phases.objectives import CompleteGoals, FinishOrLeave, goals_in_reach, spots_of
from .phases.plan import PlanCards
from .phases.refresh import Refresh
from .phases.scout import PROBE, ChooseDistrict, ChooseTile, FormTeam, icons_per_gps, most_icons

FEW_CUBES = 5
"""With more in the supply nobody needs those on a card."""


def obvious(state: Blackout, seat: int) -> Move | None:
    question = state.question
    moves = [move for move in state.moves(seat) if not isinstance(move, BuyBattery | BuyTransport)]
    if isinstance(question, ChoosePayment):
        return payment(question, moves)
    if isinstance(question, ChooseTile):
        return None  # B7.2: whoever looked wants to see the tiles, also where all of them stay
    if isinstance(question, FormTeam):
        return forced_team(state, question)
    if isinstance(question, BuyCard) and state.round == state.last_round:
        return DONE  # B11.3: no goal will be completed any more
    if isinstance(question, Refresh):
        return taking_back(state, seat, moves)
    if isinstance(question, CompleteGoals) and plans_wait(state, question, moves):
        return DONE
    if isinstance(question, CompleteGoals | FinishOrLeave) and (finish := last_finish(state, seat, moves)):
        return finish
    if isinstance(question, DisposeObjective) and not worth_disposing(state, seat):
        return DONE
    if isinstance(question, PlanCards) and any(state.players[seat].planned):
        return None  # B4.2: a plan can be changed until its owner is ready, also the last card of it
    if isinstance(question, ChooseDistrict) and not worth_scouting(state, seat, moves):
        return DONE
    if isinstance(question, UseVolunteer) and not state.players[seat].supply:
        return DONE  # B3.5: whatever is procured would be lost
    if isinstance(question, CheckMarks | UseSpecialist) and (free := free_gain(state, question)):
        return free
    if len(moves) > 1 or (moves == [DONE] and battery_helps(question)):
        return None
    return moves[0]


def battery_helps(question: object) -> bool:
    """Where nothing can be done and yet it is asked, buying a battery first would help (B3.3). A check-mark action is
    hardly worth one."""
    return isinstance(question, CompleteGoals | UseSpecialist) and not isinstance(question, CheckMarks)


def plans_wait(state: Blackout, question: CompleteGoals, moves: list[Move]) -> bool:
    """R8: nothing is in reach but finishing plans whose owner has said that they wait, and nothing presses: it is not
    the last round, no spot is needed that one of them takes, and there are cubes. Leaving one plan is no word on
    another."""
    player, plans = state.players[question.seat], [move.card for move in moves if isinstance(move, Finish)]
    if not plans or len(plans) < len(moves) - 1 or state.round == state.last_round:
        return False
    if state.left_plan and plans != [state.left_plan]:
        return False
    waiting = [spot for spot in spots_of(player) if spot.card in plans]
    in_the_way = not free_spots(player) and any(spot in player.objectives for spot in waiting)
    return not in_the_way and not short_of_cubes(player, waiting)


def last_finish(state: Blackout, seat: int, moves: list[Move]) -> Move | None:
    """B6.10, B11.3: in the last round a plan waits for nothing once no goal is in reach."""
    plans = [move for move in moves if isinstance(move, Finish)]
    if state.round != state.last_round or len(plans) != 1 or goals_in_reach(state, seat):
        return None
    return plans[0]


def short_of_cubes(player: Player, spots: Iterable[Spot]) -> bool:
    """Where a card holds cubes that may be needed."""
    return player.supply < FEW_CUBES and any(spot.cubes for spot in spots)


def free_gain(state: Blackout, question: CheckMarks | UseSpecialist) -> Move | None:
    """What costs nothing and leaves all else open: not the Leader's only check-mark action, not one way of several to
    use an action, not showing the hand."""
    if isinstance(question, OneCheckMark):
        return None
    moves = state.moves(question.seat)
    ways = Counter(move.action for move in moves if isinstance(move, Act))
    for move in moves:
        trade = None
        if isinstance(move, CheckMark):
            trade = unlocked(state, question.seat)[move.action]
        elif isinstance(move, Act) and isinstance(question, UseSpecialist) and ways[move.action] == 1:
            trade = question.trade(state, move)
        if trade and trade.pay == NOTHING and not trade.gain.check and not trade.gain.money_per_search:
            return move
    return None


def payment(question: ChoosePayment, moves: list[Move]) -> Move | None:
    """Plain resources, where that is one way only: a battery is never spent unasked."""
    plain = [move for move in moves if isinstance(move, PayWith) and STOCK[BATTERY] not in move.what]
    return plain[0] if len(plain) == 1 else None


def forced_team(state: Blackout, question: FormTeam) -> Move | None:
    """Where all cards and tokens together just reach the challenge, all of them go."""
    player, search = state.players[question.seat], state.pack.search
    cards = [card for card in player.hand if search[card] and card not in question.team]
    tokens = player.gps - question.tokens
    per_token = icons_per_gps(state, question.seat)
    most = question.total(state) + sum(search[card] for card in cards) + tokens * per_token
    spare = most - question.needed(state)
    if any(search[card] <= spare for card in cards) or (tokens and per_token <= spare):
        return None
    if any(search[card] <= spare for card in question.team) or (question.tokens and per_token <= spare):
        return None
    return Join(cards[0]) if cards else GPS if tokens else GO


def worth_disposing(state: Blackout, seat: int) -> bool:
    """No spot is free for a card that could be bought next round and completed after it; or there is a next round, and
    cubes are short and a card holds some."""
    player = state.players[seat]
    rounds_left = state.last_round - state.round if state.last_round else 2  # B11.3: at least
    short = short_of_cubes(player, player.objectives)
    return (rounds_left > 1 and not free_spots(player)) or (rounds_left > 0 and short)


def taking_back(state: Blackout, seat: int, moves: list[Move]) -> Move | None:
    """B11.1: the only stack, where the hand could not fill the slots without it. Nothing, when the game is over and no
    check-mark action would come of it (B11.2)."""
    player = state.players[seat]
    if state.round == state.last_round:
        return None if can_check(state, seat) else DONE
    short = len(player.hand) < player.open_slots
    return moves[0] if short and len(moves) == 2 else None  # the stack, or not


def worth_scouting(state: Blackout, seat: int, moves: list[Move]) -> bool:
    """B7.1: there may be a tile to collect, tiles to see for another round, or a district to take from those after."""
    easiest = min(PROBE, *(tile.simple.search for tile in state.pack.tiles.values()))
    if most_icons(state, seat) >= easiest:
        return True
    board, order = state.pack.board, state.turn_order
    districts = [board.district_index[move.district] for move in moves if isinstance(move, Scout)]
    later = order[order.index(seat) + 1 :]
    if any(state.players[other].cubes & board.around[district] for other in later for district in districts):
        return True
    last = state.round == state.last_round
    return not last and any(not knows(laid, seat) for district in districts for laid in state.tiles[district])
