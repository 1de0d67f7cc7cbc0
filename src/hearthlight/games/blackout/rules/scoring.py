"""Final scoring (B11.4, B11.5), and what the campaign adds to it (B14.3 to B14.6)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hearthlight.kernel import Action, Outcome

from .model import Blackout, Player

MONEY_PER_POINT = 5
ORCHIDS, ORCHIDS_ALONE = 1, 2
"""The fewest with which a chapter is won, with others (B14.4) and alone (B14.6)."""
_TABLE = (0, 2, 2, 3, 5, 7, 10, 14)


def table(number: int) -> int:
    """B10.2: points for cubes around a district, and for face-up scout tiles."""
    return _TABLE[min(number, len(_TABLE) - 1)]


class FinalScoring(Action[Blackout], frozen=True):
    """B11.4."""

    def run(self, state: Blackout) -> None:
        details = [score(state, seat) for seat in range(state.seats)]
        state.phase = 0
        scores = tuple(player.points for player in state.players)
        if state.mode == "campaign":
            for seat, detail in enumerate(details):
                detail["conditions"] = int(meets_conditions(state, seat))
                detail["orchids"] = orchids(state, seat)
            able = [seat for seat, detail in enumerate(details) if detail["conditions"]]
        else:
            able = list(range(state.seats))
        state.outcome = Outcome(winners(state, scores, able), scores, tuple(details))
        if state.outcome.winners:
            state.tell("game-over", None, seats=list(state.outcome.winners))
        else:
            state.tell("nobody-won")


class Score(msgspec.Struct, frozen=True):
    """B11.4: points by what brings them, and the HK dollars that are left over."""

    before: int
    """Scored during the game."""
    money: int
    tiles: int
    cards: int
    left: int
    total: int


def scored(state: Blackout, seat: int, cards: Iterable[str]) -> Score:
    """Resources sold, money changed, scout tiles, and these cards of the player."""
    player, helpers = state.players[seat], state.pack.helpers
    money, left = divmod(player.money + sum(player.stock), MONEY_PER_POINT)
    tiles = table(len(player.tiles_up))
    points = sum(helpers[card].points for card in cards)
    return Score(player.points, money, tiles, points, left, player.points + money + tiles + points)


def scoring_cards(player: Player) -> list[str]:
    """R15: hand and slots."""
    return [*player.hand, *(card for slot in player.slots for card in slot)]


def score(state: Blackout, seat: int) -> dict[str, int]:
    """Book the final score; what each part of it brought."""
    player = state.players[seat]
    final = scored(state, seat, scoring_cards(player))
    player.supply += sum(player.stock)
    player.stock = [0] * len(player.stock)
    player.money = final.left
    player.points = final.total
    state.tell("final-score", seat, money=final.money, tiles=final.tiles, cards=final.cards, points=final.total)
    return {
        "before": final.before,
        "money": final.money,
        "tiles": final.tiles,
        "cards": final.cards,
        "left": final.left,
    }


def winners(state: Blackout, scores: tuple[int, ...], able: list[int]) -> tuple[int, ...]:
    """B11.5, R22: the highest score, then the money left, then together. B14.5: who misses a condition of the
    chapter cannot win, and nobody wins with less than the highest score."""
    best = [seat for seat in able if scores[seat] == max(scores)]
    richest = max((state.players[seat].money for seat in best), default=0)
    return tuple(seat for seat in best if state.players[seat].money == richest)


class Condition(msgspec.Struct, frozen=True):
    """B14.3: something that a chapter asks for, and how much of it a player has."""

    what: str
    """`goals` of the emergency plan, cubes `around` a district, cubes `on` a colour, power goals to `restore`,
    `points` for the orchids that are needed."""
    where: str
    """The district or colour."""
    number: int
    have: int
    met: bool


def conditions(state: Blackout, seat: int, points: int) -> tuple[Condition, ...]:
    """B14.3, B14.4, B14.6: what a player with so many points must have to win the chapter."""
    chapter, player, board = state.pack.content.chapters[state.chapter - 1], state.players[seat], state.pack.board
    plan = player.emergency.card if player.emergency else state.plans[0]
    goals = len(state.pack.cards[plan].goals) if chapter.goals == "all" else chapter.goals
    asked = [("goals", "", max(1, goals), player.emergency.done.bit_count() if player.emergency else 0)]
    for district, number in chapter.cubes_around.items():
        own = (player.cubes & board.around[board.district_index[district]]).bit_count()
        asked.append(("around", district, number, own))
    for colour, number in chapter.cubes_on.items():
        asked.append(("on", colour, number, (player.cubes & board.colour[colour]).bit_count()))
    if chapter.restore_both:
        asked.append(("restore", "", len(state.pack.restore), player.restored.bit_count()))
    needed = ORCHIDS_ALONE if state.seats == 1 else ORCHIDS
    asked.append(("points", "", sorted(chapter.orchids)[needed - 1], points))
    return tuple(Condition(what, where, number, have, have >= number) for what, where, number, have in asked)


def meets_conditions(state: Blackout, seat: int) -> bool:
    return all(condition.met for condition in conditions(state, seat, state.players[seat].points))


def orchids(state: Blackout, seat: int) -> int:
    """B14.4: only who meets all win conditions earns orchids."""
    return orchids_for(state, state.players[seat].points) if meets_conditions(state, seat) else 0


def orchids_for(state: Blackout, points: int) -> int:
    return sum(points >= needed for needed in state.pack.content.chapters[state.chapter - 1].orchids)
