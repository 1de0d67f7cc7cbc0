"""A program as a bot: it reads questions and writes moves, a line each, whatever language it is written in.

The house writes JSON, one object a line. First it greets: `{"hello": 1, "game": …, "seat": …, "random": …}`. Then,
whenever the seat is asked: `{"ask": …, "moves": ["gather", "light red-lotus"], …, "view": {…}}`. The program answers
with one of these moves, as it stands there. When its input ends, the game is over. docs/research.md tells it whole.
"""

from __future__ import annotations

import os
import select
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from hearthlight.bots import Bot
from hearthlight.games import Game
from hearthlight.kernel import Dice, Move, Problem, State

PREFIX = "cmd:"
"""`cmd:./my-bot` names the program that is started."""
PROTOCOL = 1
PATIENCE = 60.0
"""So many seconds a program may think about a move."""
LONGEST = 60
"""Of a line that is not understood so much is shown."""


def bot_named(game: Game, name: str) -> Bot:
    """A bot of the game, or a program."""
    return ProgramBot(game, name.removeprefix(PREFIX)) if name.startswith(PREFIX) else game.bot(name)


@contextmanager
def seated(game: Game, names: Sequence[str]) -> Iterator[list[Bot]]:
    """Bots for one game; programs among them end with it."""
    bots = [bot_named(game, name) for name in names]
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close()


class ProgramBot:
    """Starts the program with its first question; one for each seat and game."""

    def __init__(self, game: Game, command: str) -> None:
        self.game, self.name = game, PREFIX + command
        try:
            self.words = shlex.split(command)
        except ValueError:
            self.words = []
        if not self.words or shutil.which(self.words[0]) is None:
            raise Problem("program-missing", program=command)
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        if self.process is None:
            self._start(state, seat, dice)
        decision = state.decision(seat)
        question = {
            "ask": decision.asks,
            "moves": [move.notation() for move in decision.moves],
            "rule": decision.rule,
            "about": decision.about,
            "ply": state.ply,
            "view": self.game.view(state, seat),
        }
        self._write(question)
        answer = self._read()
        move = decision.find(answer)
        if move is None:
            raise Problem("program-illegal", program=self.name, move=answer[:LONGEST])
        return move

    def close(self) -> None:
        """Its input ends; whoever does not end with it is ended."""
        if self.process is None:
            return
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def _start(self, state: State, seat: int, dice: Dice) -> None:
        try:
            self.process = subprocess.Popen(
                self.words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the house: it ends its programs itself
            )
        except OSError:
            raise Problem("program-missing", program=self.name.removeprefix(PREFIX)) from None
        hello = {"hello": PROTOCOL, "game": self.game.key, "seat": seat, "seats": state.seats}
        self._write({**hello, "pack": state.pack.name, "random": dice.below(1 << 31)})

    def _write(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        line = memoryview(msgspec.json.encode(message) + b"\n")
        try:
            while line:
                line = line[self.process.stdin.write(line) or 0 :]
        except OSError:
            raise Problem("program-ended", program=self.name) from None

    def _read(self) -> str:
        """The next line that the program writes."""
        assert self.process is not None
        assert self.process.stdout is not None
        while b"\n" not in self.unread:
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            if not ready:
                raise Problem("program-silent", program=self.name, seconds=int(PATIENCE))
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                raise Problem("program-ended", program=self.name)
            self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()
