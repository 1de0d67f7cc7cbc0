"""Bots at tables: they move by themselves, off the event loop, one table at a time; where a person decides for
everybody, they say what they would do. Those that think for long do so in processes of their own (`thinking.py`), and
stop when the table changes under them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextvars import Context
from typing import NamedTuple

from ..bots import SearchBot
from ..games import game_named
from ..kernel import Dice, Problem, State
from .liking import slowest
from .live_table import LiveTable
from .problems import RETRY_SECONDS, Archived, Missing, Stale, Unavailable
from .tables import Tables
from .thinking import Failed, Thinkers

log = logging.getLogger(__name__)
AFTER_AUTO = 8
"""So much longer than usual a bot waits after the table has answered for somebody, who may want to take it back."""


class Thought(NamedTuple):
    """What a bot is thinking about."""

    choice: asyncio.Future[str]
    seat: int
    version: int
    """Of the table."""


class BotDriver:
    """Plays the bot seats of every table that has changed, until no bot is to act."""

    def __init__(
        self, tables: Tables, pause: float, thinking: Callable[[str], None], watched: Callable[[str], bool]
    ) -> None:
        self.tables = tables
        self.pause = pause
        self.thinking = thinking
        """Called when a bot begins to think and when all have done so, so that people see it."""
        self.watched = watched
        """Whether somebody looks on. Bots among themselves do not play for nobody."""
        self.thinkers = Thinkers()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, Thought] = {}

    def wake(self, key: str) -> None:
        """Something has changed at a table: maybe a bot is to act. One that thinks about how it stood before stops."""
        live, thought = self.tables.known(key), self._thoughts.get(key)
        if live and thought and live.row.since[thought.seat] > thought.version:
            thought.choice.cancel()
        # As far as memory tells: other processes write, too.
        asked = live is None or self.tables.shared or live.table.bots_to_act() or live.table.bots_to_suggest()
        if asked and key not in self._tasks:
            self._tasks[key] = asyncio.get_running_loop().create_task(self._drive(key), context=Context())

    def leave(self, key: str) -> None:
        """There is no such table any more."""
        if task := self._tasks.get(key):
            task.cancel()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    async def _drive(self, key: str) -> None:
        try:
            while await self._stepped(key):
                pass
        finally:
            self._tasks.pop(key, None)  # before anybody else runs, so that no wake is lost

    async def _stepped(self, key: str) -> bool:
        """One step, again after a while where the disk or the database is away."""
        while True:
            try:
                return await self.step(key)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
            except (Archived, Missing):
                return False

    async def step(self, key: str) -> bool:
        """Let one bot act, or say what it would do; whether another one may be to."""
        live = await self.tables.open(key)
        acting, suggesting = live.table.bots_to_act(), live.table.bots_to_suggest()
        alone = all(seat.kind != "person" for seat in live.seats) and not self.watched(key)
        if alone or live.table.waiting or not (acting or suggesting):
            if live.thinking:
                live.thinking.clear()
                self.thinking(key)
            return False
        seat, version = [*acting, *suggesting][0], live.row.version
        if seat not in live.thinking:
            live.thinking = {seat}
            self.thinking(key)
        name = live.seats[seat].bot or "random"
        state = live.match.state.copy()
        asked = seat if acting else state.to_act[0]
        after_auto = live.table.answered_by_itself()
        began = time.monotonic()
        rail = live.lesson.rail(seat) if live.lesson and acting else None
        if rail:
            move = rail
        else:
            chosen = await self._thought(key, live.row.game, name, state, seat, asked, version)
            if chosen is None:
                return True  # the table has changed: look again
            move = chosen
        await asyncio.sleep(await self._pause(live, after_auto=after_auto) - (time.monotonic() - began))
        try:
            if acting:
                await self.tables.play(key, None, seat, version, [move])
            else:
                await self.tables.suggest(key, None, seat, version, move)
        except Stale:
            pass  # somebody else was faster: look again
        except Unavailable:
            raise
        except Problem:
            return False
        return True

    async def _pause(self, live: LiveTable, *, after_auto: bool) -> float:
        """Seconds before a bot moves: as slowly as somebody at the table likes it, or the host where nobody sits."""
        if after_auto or not self.pause:
            return self.pause * AFTER_AUTO
        seated = {seat.person for seat in live.seats if seat.kind == "person" and seat.person}
        return self.pause * await slowest(self.tables.store, seated or {live.row.host})

    async def _thought(
        self, key: str, game: str, name: str, state: State, seat: int, asked: int, version: int
    ) -> str | None:
        """What the bot of a seat chooses; nothing, if it was stopped because the table is not as it was."""
        thought = asyncio.ensure_future(self._chosen(key, game, name, state, asked))
        self._thoughts[key] = Thought(thought, seat, version)
        try:
            return await thought
        except asyncio.CancelledError:
            await asyncio.wait({thought})  # it ends its process first
            if (task := asyncio.current_task()) and task.cancelling():
                raise
            return None
        finally:
            self._thoughts.pop(key, None)

    async def _chosen(self, key: str, game: str, name: str, state: State, seat: int) -> str:
        """Wherever it thinks."""
        dice = self.dice(state)
        if not thinks_long(game, name):
            return await asyncio.to_thread(choose, key, game, name, state, seat, dice)
        try:
            return await self.thinkers.choose(game, name, state, seat, dice.word)
        except Failed as failed:
            log.error("Bot %s of %s failed at table %s: %s", name, game, key, failed)
            return dice.pick(list(state.moves(seat))).notation()

    def dice(self, state: State) -> Dice:
        """What a bot leaves to chance in this state."""
        return Dice(secrets.randbits(62))


def thinks_long(game: str, name: str) -> bool:
    """Whether it searches: until its time is up."""
    make = game_named(game).bots.get(name)
    return make is not None and isinstance(make(), SearchBot)


def choose(table: str, game: str, name: str, state: State, seat: int, dice: Dice) -> str:
    """What the bot chooses. A faulty one stops no table: it is told in the log, and chance chooses in its place."""
    legal = state.moves(seat)
    try:
        move = game_named(game).bot(name).choose(state, seat, dice)
        if move in legal:
            return move.notation()
        log.error("Bot %s of %s chose %r at table %s, which is not legal.", name, game, move.notation(), table)
    except Exception:
        log.exception("Bot %s of %s failed at table %s.", name, game, table)
    return dice.pick(list(legal)).notation()
