"""Live updates over PostgreSQL: one connection, which listens and speaks."""

from __future__ import annotations

import asyncio

import asyncpg

from .line import LINE, PATIENCE, Line


class PostgresLine(Line):
    _line: asyncpg.Connection

    async def connect(self, lost: asyncio.Event) -> None:
        line = await asyncpg.connect(
            self._url,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings={"application_name": "hearthlight live updates"},
        )
        line.add_termination_listener(lambda _: lost.set())
        try:
            await line.add_listener(LINE, lambda _line, _pid, _channel, said: self.heard(said))
        except BaseException:
            line.terminate()
            raise
        self._line = line

    async def say(self, text: str) -> None:
        await self._line.execute("SELECT pg_notify($1, $2)", LINE, text)

    async def check(self) -> None:
        await self._line.execute("SELECT 1")

    async def hang_up(self) -> None:
        try:
            await self._line.close(timeout=PATIENCE / 2)
        finally:
            self._line.terminate()
