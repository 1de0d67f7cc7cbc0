"""The process in which bots think that think for long (`thinking.py`): one question after the other comes in, an answer
to each goes out; it ends when nobody asks any more."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from ..games import game_named
from ..kernel import Dice
from ..kernel.packs import Pack, Shelf

LENGTH = 4
"""Bytes that say how long a message is."""
PACKS = 8
"""So many stay open."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to think about."""

    game: str
    bot: str
    pack: str
    pack_hash: str
    content: str
    """Of the pack: the house may not have this edition."""
    state: bytes
    seat: int
    seed: int


@lru_cache(maxsize=PACKS)
def pack_of(game: str, name: str, edition: str, content: str) -> Pack[Any]:
    packs: Shelf[Pack[Any]] = game_named(game).packs
    return packs.edition(name, edition) or packs.unpack(content)


def chosen(thought: Thought) -> str:
    """In notation."""
    game = game_named(thought.game)
    state = game.load(thought.state, pack_of(thought.game, thought.pack, thought.pack_hash, thought.content))
    return game.bot(thought.bot).choose(state, thought.seat, Dice(thought.seed)).notation()


def answered(question: bytes) -> tuple[str, str]:
    """The choice, or what went wrong."""
    try:
        return chosen(msgspec.msgpack.decode(question, type=Thought)), ""
    except Exception:
        return "", traceback.format_exc()


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while len(length := questions.read(LENGTH)) == LENGTH:
        answer = msgspec.msgpack.encode(answered(questions.read(int.from_bytes(length, "big"))))
        answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
        answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the house at its terminal: it closes in order
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints is no answer
        try:
            serve(sys.stdin.buffer, answers)
        except BrokenPipeError:
            os._exit(0)  # the house is gone


if __name__ == "__main__":
    main()
