"""Final scoring (B11.4, B11.5), and what the campaign adds to it (B14.3 to B14.6)."""

from __future__ import annotations

from hearthlight.kernel import Action, Outcome

from .model import Blackout, Player

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


def score(state: Blackout, seat: int) -> dict[str, int]:
    """Sell resources, change money, add scout tiles and cards; what each of them brought."""
    player, helpers = state.players[seat], state.pack.helpers
    before = player.points
    player.money += sum(player.stock)
    player.supply += sum(player.stock)
    player.stock = [0] * len(player.stock)
    money, player.money = divmod(player.money, 5)
    tiles = table(len(player.tiles_up))
    cards = sum(helpers[card].points for card in player.hand)
    cards += sum(helpers[card].points for slot in player.slots for card in slot)  # R15
    player.points += money + tiles + cards
    state.tell("final-score", seat, money=money, tiles=tiles, cards=cards, points=player.points)
    return {"before": before, "money": money, "tiles": tiles, "cards": cards, "left": player.money}


def winners(state: Blackout, scores: tuple[int, ...], able: list[int]) -> tuple[int, ...]:
    """B11.5, R22: the highest score, then the money left, then together. B14.5: who misses a condition of the
    chapter cannot win, and nobody wins with less than the highest score."""
    best = [seat for seat in able if scores[seat] == max(scores)]
    richest = max((state.players[seat].money for seat in best), default=0)
    return tuple(seat for seat in best if state.players[seat].money == richest)


def orchids(state: Blackout, seat: int) -> int:
    """B14.4: only who meets all win conditions earns orchids."""
    return _orchids_by_points(state, seat) if meets_conditions(state, seat) else 0


def _orchids_by_points(state: Blackout, seat: int) -> int:
    chapter = state.pack.content.chapters[state.chapter - 1]
    return sum(state.players[seat].points >= needed for needed in chapter.orchids)


def meets_conditions(state: Blackout, seat: int) -> bool:
    """B14.3, B14.4, B14.6."""
    chapter, player, board = state.pack.content.chapters[state.chapter - 1], state.players[seat], state.pack.board
    if player.emergency is None:
        return False
    goals = len(state.pack.cards[player.emergency.card].goals)
    needed = goals if chapter.goals == "all" else chapter.goals
    orchids_needed = 2 if state.seats == 1 else 1
    return (
        player.emergency.done.bit_count() >= needed
        and all(
            _cubes(player, board.around[board.district_index[name]]) >= number
            for name, number in chapter.cubes_around.items()
        )
        and all(_cubes(player, board.colour[name]) >= number for name, number in chapter.cubes_on.items())
        and (not chapter.restore_both or player.restored == 3)
        and _orchids_by_points(state, seat) >= orchids_needed
    )


def _cubes(player: Player, places: int) -> int:
    return (player.cubes & places).bit_count()
