"""Bots that think for long do so in processes of their own: the house stays awake, and who is not wanted any more can
be stopped at any moment.

A process (`thinker.py`) is started when one is needed and kept for the next thought. What is being thought when the
task that waits for it is cancelled dies with its process.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio import IncompleteReadError
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from os import cpu_count

import msgspec

from ..kernel import State, encode
from .thinker import LENGTH, Thought


class Failed(Exception):
    """The bot, or its process, has failed: with what it left behind."""


class Thinkers:
    """As many processes as there are cores but one, as they are needed."""

    def __init__(self, most: int | None = None) -> None:
        self._places = asyncio.Semaphore(most or max(1, (cpu_count() or 1) - 1))
        self._idle: list[Process] = []
        self.busy: set[Process] = set()

    async def choose(self, game: str, bot: str, state: State, seat: int, seed: int) -> str:
        """What the bot chooses, in notation."""
        pack = state.pack
        thought = Thought(game, bot, pack.name, pack.hash, pack.kept, encode(state), seat, seed)
        async with self._places:
            process = self._idle.pop() if self._idle else await _started()
            self.busy.add(process)
            try:
                said = await _asked(process, msgspec.msgpack.encode(thought))
            except (IncompleteReadError, ConnectionError) as error:
                await _ended(process)
                raise Failed(f"its process ended with {process.returncode}") from error
            except BaseException:
                await _ended(process)
                raise
            finally:
                self.busy.discard(process)
            self._idle.append(process)
        if not said:
            raise Failed("it could not say why")
        answer, failure = msgspec.msgpack.decode(said, type=tuple[str, str])
        if failure:
            raise Failed(failure)
        return answer

    async def close(self) -> None:
        """Those that wait for work go home. (Those at work end with the tasks that wait for them.)"""
        while self._idle:
            await _ended(self._idle.pop())


async def _started() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hearthlight.server.thinker", stdin=PIPE, stdout=PIPE
    )


async def _asked(process: Process, question: bytes) -> bytes:
    assert process.stdin
    assert process.stdout
    process.stdin.write(len(question).to_bytes(LENGTH, "big") + question)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(length)


async def _ended(process: Process) -> None:
    assert process.stdin
    with suppress(ProcessLookupError):
        process.kill()
    process.stdin.close()
    await process.wait()
