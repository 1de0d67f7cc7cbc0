#!/usr/bin/env python3
"""A bot as a program, for any game: it reads a question a line and writes a move a line. It takes what brings something
and never what costs more than it must, and leaves the rest to chance."""

import json
import random
import sys

GOOD = ("complete", "collect", "light")


def rank(move: str) -> int:
    """What brings something first; of what costs something (a number at the end is a price), what costs least."""
    verb, *about = move.split()
    cost = int(about[-1]) if verb in ("buy", "place", "procure") and about[-1].isdigit() else 0
    return -1 if verb in GOOD else cost


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        random.seed(message["random"])  # the same game again when the same seeds are played again
        continue
    best = min(map(rank, message["moves"]))
    move = random.choice([move for move in message["moves"] if rank(move) == best])
    print(move, flush=True)
