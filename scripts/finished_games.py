"""Plays the games of `tests/records` that must always replay, with a fingerprint every few moves.

They are written anew only when a change of the rules is meant to change games, and the version of the rules was raised
with it (`Game.rules_version`). Games that were finished under earlier versions are not made here: they stay as they are
for as long as they replay.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hearthlight.games import game_named
from hearthlight.kernel import Dice, Match, make_options

RECORDS = Path(__file__).parents[1] / "tests" / "records" / "finished"
EVERY = 20
"""Moves from fingerprint to fingerprint."""

Choices = dict[str, Any]
GAMES: dict[str, list[tuple[str, Choices]]] = {
    "blackout": [
        ("greedy", {"players": 2}),
        ("random", {"players": 2, "skipping": "any"}),
        ("friendly", {"players": 3, "starter": 2}),
        ("greedy", {"players": 3, "colours": "sky,lime,pink"}),
        ("greedy", {"players": 4}),
        ("random", {"players": 4}),
        ("greedy", {"players": 1, "mode": "campaign", "chapter": 1}),
        ("lookahead", {"players": 1, "mode": "campaign", "chapter": 3, "losses": 2}),
        ("greedy", {"players": 1, "mode": "campaign", "chapter": 5}),
        ("greedy", {"players": 2, "mode": "campaign", "chapter": 2}),
        ("friendly", {"players": 3, "mode": "campaign", "chapter": 3}),
        ("greedy", {"players": 3, "mode": "campaign", "chapter": 5}),
        ("greedy", {"players": 4, "mode": "campaign", "chapter": 4}),
    ],
    "frostpunk": [
        ("companion", {"players": 1, "group": 1, "difficulty": "easy"}),
        ("companion", {"players": 1, "group": 2, "difficulty": "normal"}),
        ("companion", {"players": 1, "group": 3, "difficulty": "hard"}),
        ("companion", {"players": 1, "group": 6, "difficulty": "easy"}),
        ("companion", {"players": 2, "group": 1, "difficulty": "normal"}),
        ("random", {"players": 2, "group": 4, "difficulty": "easy"}),
        ("companion", {"players": 2, "group": 5, "difficulty": "hard"}),
        ("companion", {"players": 3, "group": 2, "difficulty": "easy"}),
        ("random", {"players": 3, "group": 3, "difficulty": "normal"}),
        ("companion", {"players": 3, "group": 6, "difficulty": "normal"}),
        ("companion", {"players": 4, "group": 4, "difficulty": "normal"}),
        ("companion", {"players": 4, "group": 5, "difficulty": "easy"}),
        ("random", {"players": 4, "group": 6, "difficulty": "hard"}),
    ],
}


def finished(key: str, bot: str, chosen: Choices, seed: int) -> str:
    """The record of a game that a bot plays on all seats."""
    game = game_named(key)
    match, player, dice = Match(game, make_options(game, **chosen), seed), game.bot(bot), Dice(seed)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, player.choose(match.state, seat, dice).notation())
        if match.state.ply % EVERY == 0:
            match.record.checks[match.state.ply] = match.state.fingerprint()
    return match.text()


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for key, games in GAMES.items():
        for seed, (bot, chosen) in enumerate(games, 1):
            options = "-".join(str(value).replace(",", "-") for value in chosen.values())
            path = RECORDS / f"{key}-{options}-{bot}.record"
            path.write_text(finished(key, bot, chosen, seed), "utf-8")
            print(path.name, len(path.read_text("utf-8")))


if __name__ == "__main__":
    main()
