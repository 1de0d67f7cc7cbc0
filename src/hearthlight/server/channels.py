"""Who listens to what: only as long as somebody does."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber


class Channels(ChannelsPlugin):
    """The framework's, which keeps every channel that anybody has ever listened to, and goes through all of them
    whenever somebody leaves."""

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        """From all that a subscriber listens to: nobody here gives up only some of it."""
        left = [channels] if isinstance(channels, str) else list(self._channels if channels is None else channels)
        for name in left:
            self._channels[name].discard(subscriber)
        deserted = [name for name in left if not self._channels[name]]
        for name in deserted:
            del self._channels[name]
        await subscriber.put(None)  # it hears no more
        if deserted:
            await self._backend.unsubscribe(deserted)
