"""A house within this process: what it holds in memory can be looked at."""

from __future__ import annotations

import threading
from pathlib import Path

import uvicorn
from litestar import Litestar
from litestar.channels import ChannelsPlugin

from hearthlight.server.door import Door, protocols
from hearthlight.server.settings import Settings

from . import house_by_hand
from .house_by_hand import HouseByHand
from .houses import PATIENCE, free_port, wait_until


class HouseWithin:
    """A server by hand in a thread, with real connections."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        unlimited = dict.fromkeys(
            ("requests_per_minute", "tables_per_hour", "chat_per_minute", "codes_per_hour", "sockets_per_person"), 0
        )
        self.settings = Settings(
            **{"database": f"sqlite+aiosqlite:///{data}", "secret": "a secret for tests", **unlimited, **settings}  # type: ignore[arg-type]
        )
        self.house: HouseByHand
        self.app: Litestar

    def _house(self, settings: Settings, channels: ChannelsPlugin) -> HouseByHand:
        self.house = HouseByHand(settings, channels)
        return self.house

    def __enter__(self) -> HouseWithin:
        self.app = house_by_hand.create_app(self.settings, self._house)
        speaks = protocols(self.settings)
        self.door: Door = speaks["http"].door
        config = uvicorn.Config(self.app, port=self.port, log_config=None, timeout_graceful_shutdown=2, **speaks)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
