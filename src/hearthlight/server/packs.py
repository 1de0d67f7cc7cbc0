"""The packs that tables are played with: those of the house, and those that were kept with tables."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

from ..games import Game, games
from ..kernel import BadPack
from ..kernel.packs import Pack
from .store import Store

MOST_OPEN = 50
log = logging.getLogger(__name__)


class Packs:
    """Finds a pack by its content, wherever it is."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: OrderedDict[tuple[str, str], Pack[Any]] = OrderedDict()

    async def edition(self, game: Game, name: str, edition: str) -> Pack[Any]:
        """The pack with this hash: of the house, or as it was kept when a table began with it."""
        key = game.key, edition
        if key not in self._open:
            self._open[key] = game.packs.edition(name, edition) or await self._kept(game, name, edition)
        self._open.move_to_end(key)
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return self._open[key]

    async def _kept(self, game: Game, name: str, edition: str) -> Pack[Any]:
        content = await self.store.pack(game.key, edition)
        if content is None:
            raise BadPack("pack-unknown", pack=f"{name} {edition}"[:60], known=", ".join(game.packs.names()))
        pack: Pack[Any] = await asyncio.to_thread(game.packs.unpack, content)
        return pack

    async def called(self, game: Game, text: str) -> Pack[Any]:
        """The pack that a page asks for as a table calls it (`Shelf.called`): by its name, or with its hash."""
        if text in game.packs.names():
            today: Pack[Any] = game.packs(text)
            return today
        name, _, edition = text.rpartition(" ")
        return await self.edition(game, name, edition)

    async def keep_old(self) -> None:
        """Keep the packs of tables that were begun before this was done."""
        here = {game.key: game for game in games()}
        for key, name, edition in await self.store.unpacked():
            pack = here[key].packs.edition(name, edition) if key in here else None
            if pack is None:
                log.warning("The pack %s %s of %s is not here: its tables wait for it.", name, edition, key)
            else:
                await self.store.add_pack(key, edition, pack.kept)
