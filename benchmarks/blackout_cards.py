"""How often each objective card of Blackout is bought, and how often its goals are met, in games between bots.

    python benchmarks/blackout_cards.py --games 300 --players 3 --bot greedy

A card that lies in the display while somebody may buy has appeared. One that is bought in hardly any of the games in
which it appears is too poor, one that is bought in nearly all of them is too rich (docs/balance.md).
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter

from rich.console import Console
from rich.table import Table

from hearthlight.games.blackout import BLACKOUT
from hearthlight.kernel import Dice, make_options

LEAST, MOST = 0.08, 0.60
"""Between these shares a card is as it should be."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="every card, not only those outside the limits")
    asked = parser.parse_args()
    appeared: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    met: Counter[str] = Counter()
    bot, options = BLACKOUT.bot(asked.bot), make_options(BLACKOUT, players=asked.players)
    for seed in range(asked.seed, asked.seed + asked.games):
        state, dice = BLACKOUT.new(options, seed), Dice(seed)
        shown: set[str] = set()
        while seats := state.to_act:
            if state.phase == 5:
                shown.update(*state.display)
            state.play(seats[0], bot.choose(state, seats[0], dice))
            bought.update(str(event.data["card"]) for event in state.events if event.kind == "bought-card")
            met.update(str(event.data["card"]) for event in state.events if event.kind == "completed")
        appeared.update(shown)
    table = Table(title=f"{asked.games} games of {asked.players} by {asked.bot}")
    for title in ("card", "appeared", "bought", "goals met when bought"):
        table.add_column(title, justify="right")
    cards = [card.id for card in BLACKOUT.packs("hong-kong").content.objectives]
    shares = {card: bought[card] / max(1, appeared[card]) for card in cards}
    for card, share in sorted(shares.items(), key=lambda item: item[1]):
        if asked.all or not LEAST <= share <= MOST:
            table.add_row(card, str(appeared[card]), f"{share:.0%}", f"{met[card] / max(1, bought[card]):.2f}")
    console = Console()
    console.print(table)
    inside = sum(LEAST <= share <= MOST for share in shares.values())
    console.print(f"{inside} of {len(shares)} cards between {LEAST:.0%} and {MOST:.0%}")


if __name__ == "__main__":
    main()
