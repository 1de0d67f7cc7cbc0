"""How many decisions reach a person at a table with the page's defaults: proposals are one click each, real choices are
made by a bot. What a page asks in one go is one click, too."""

from __future__ import annotations

from collections import Counter

import msgspec

from hearthlight.games import Game, game_named
from hearthlight.kernel import Dice, Match, Move, State, make_options
from hearthlight.table import Table
from hearthlight.table.offers import details


class Chair(msgspec.Struct):
    name: str
    kind: str
    bot: str | None = None


Step = tuple[str, str]
"""What was asked, and the verb of the answer (that of its first move, where a proposal was taken)."""


def in_one_go(last: Step, now: Step) -> bool:
    """Whether a page has this answer from the same click as the one before."""
    match last, now:
        case ("figure", _), ("action" | "citizen-action", _):
            return True  # a place is clicked: the figure in hand goes there
        case ("action" | "citizen-action", _), ("lay", _) | ("build", "erect"):
            return True  # a piece of snow is clicked, or the tile of a building
        case ("build", "erect"), ("erect", _):
            return True  # a building goes onto its field
        case ("build", "done"), ("figure", _):
            return True  # the next place is clicked
        case ("fuel", "fuel"), ("fuel", "fuel"):
            return True  # the flame is dragged
        case ("load", "put"), ("load", "put"):
            return True  # so many are put there
        case ("specialist", "act"), ("recover" | "place" | "resource", _):
            return True  # the card in hospital, the place or the segment is clicked
        case (_, _), ("specialist", "done"):
            return True  # all cards are deployed together, with the actions that are wanted
        case ("specialist", _), ("turn", _):
            return True
    return False


def then(box: Game, state: State, seat: int, choice: Move) -> list[Move]:
    """As in `table.Offer.then`."""
    after, whole = state.foresee(seat, choice)
    return details(box, after, seat, state.question.settles) if whole and state.question else []


def unasked(now: Step) -> bool:
    """What may be done at any time and never is an answer: a coal onto the fire, a battery, a token."""
    return now == ("figure", "fuel") or now[1] in ("battery", "transport")


class Count(msgspec.Struct):
    clicks: Counter[str]
    """By what was asked."""
    unasked: int
    """What was done beside without being asked."""
    done_for_them: int
    state: State


def count_clicks(game: str, players: int, seed: int) -> Count:
    """A whole game of a person among bots, all of them as good as the best bot."""
    box = game_named(game)
    match = Match(box, make_options(box, players=players), seed)
    table = Table(match, [Chair("Ada", "person"), *(Chair(f"{seat}", "bot") for seat in range(1, players))])
    bots, dice = [box.bot() for _ in range(players)], Dice(seed)
    clicks: Counter[str] = Counter()
    beside, last = 0, ("", "")
    while answering := table.answering():
        state = table.match.state
        if bot := next(iter(table.bots_to_act()), None):
            table.play(bot, bots[bot].choose(state, bot, dice).notation())
            continue
        (for_seat,) = answering.values()
        question = state.question
        assert question is not None
        way = box.propose(state, for_seat)
        if not way:
            choice = bots[0].choose(state, for_seat, dice)
            way = [choice, *then(box, state, for_seat, choice)]
        now = (question.asks, way[0].verb)
        confirms = now == ("plan", "ready") and all(move.verb != "plan" for move in state.moves(for_seat))
        table.play_all(0, [move.notation() for move in way])
        if unasked(now):
            beside += 1
            continue
        # Confirming what was chosen is no decision: a plan to which nothing can be added, like what cannot be undone.
        clicks[question.asks] += not confirms and not in_one_go(last, now)
        last = now
    return Count(+clicks, beside, sum(made.auto for made in table.made), table.match.state)
