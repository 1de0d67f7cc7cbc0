"""Live updates over Redis: one connection that listens, one that speaks."""

from __future__ import annotations

import asyncio

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from .line import LINE, PATIENCE, Line

NEVER = Retry(NoBackoff(), 0)
"""We connect again ourselves: whoever does it unseen misses what was said meanwhile."""


class RedisLine(Line):
    _mouth: Redis
    _listening: asyncio.Task[None]

    async def connect(self, lost: asyncio.Event) -> None:
        mouth = Redis.from_url(
            self._url, retry=NEVER, socket_connect_timeout=PATIENCE, socket_keepalive=True, decode_responses=True
        )
        try:
            ears = mouth.pubsub()
            await ears.subscribe(LINE)
            while (answer := await ears.get_message(timeout=PATIENCE)) is None or answer["type"] != "subscribe":
                pass
            await mouth.ping()
        except BaseException:
            await mouth.aclose(close_connection_pool=True)
            raise
        self._mouth = mouth
        self._listening = asyncio.create_task(self._listen(ears, lost))

    async def say(self, text: str) -> None:
        await self._mouth.publish(LINE, text)

    async def check(self) -> None:
        await self._mouth.ping()

    async def hang_up(self) -> None:
        self._listening.cancel()
        await self._mouth.aclose(close_connection_pool=True)

    async def _listen(self, ears: PubSub, lost: asyncio.Event) -> None:
        try:
            while True:
                message = await ears.get_message(ignore_subscribe_messages=True, timeout=None)
                if message:
                    self.heard(message["data"])
        except Exception:
            return  # whatever it was: the line is renewed
        finally:
            lost.set()
