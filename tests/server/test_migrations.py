"""A database of an older house opens in this one, and nothing in it is lost."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import hearthlight.server
from hearthlight.server.earning import campaign_of
from hearthlight.server.store import Store
from hearthlight.table import Made

MIGRATIONS = Path(hearthlight.server.__file__).parent / "migrations"


def house_at(revision: str, path: Path) -> None:
    """An empty database as the house of that revision made it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def test_campaigns_and_solo_results_come_along(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    house_at("0002", path)
    story = json.dumps({"players": 1, "names": ["Ada"], "chapter": 2, "orchids": [[3]], "losses": 1})
    old = sqlite3.connect(path)
    old.execute(
        "INSERT INTO game_table (id, host, game, pack, pack_hash, options, seed, version, created, updated, finished,"
        " round, to_act, winners, campaign)"
        " VALUES ('t1', 'ada', 'blackout', 'hong-kong', 'x', '{}', '1', 5, 0, 0, 1, 9, '[]', '[0]', 'c1')"
    )
    old.execute("INSERT INTO solo (table_id, person, chapter, score, orchids) VALUES ('t1', 'ada', 1, 71, 3)")
    old.execute("INSERT INTO campaign (id, person, story, table_id) VALUES ('c1', 'ada', ?, NULL)", [story])
    old.execute("INSERT INTO campaign (id, person, story, table_id) VALUES ('c2', 'ada', '{\"players\": 2}', NULL)")
    old.commit()
    old.close()

    async def look() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.migrate()
        (best,) = await store.bests("ada")
        assert (best.game, best.key, best.score, best.details) == ("blackout", "1", 71, {"orchids": 3})
        (row,) = await store.campaigns("ada")  # the other one had no chapter begun
        assert (row.id, row.game) == ("c1", "blackout")
        campaign = campaign_of(row)
        progress = msgspec.to_builtins(campaign.progress())
        assert (campaign.chapter, progress["totals"], progress["losses"]) == (2, [3], 1)
        await store.close()

    aside(look())


def test_moves_were_made_by_their_own_seats_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    house_at("0003", path)
    old = sqlite3.connect(path)
    old.execute(
        "INSERT INTO game_table (id, host, game, pack, pack_hash, options, seed, version, created, updated, finished,"
        " round, to_act, winners)"
        " VALUES ('t1', 'ada', 'blackout', 'hong-kong', 'x', '{}', '1', 5, 0, 0, 0, 1, '[]', '[]')"
    )
    for seat in (0, 1):
        old.execute(
            "INSERT INTO seat (table_id, number, kind, name, invite) VALUES ('t1', ?, 'person', 'Ada', ?)",
            [seat, f"i{seat}"],
        )
        old.execute(
            "INSERT INTO move (table_id, number, seat, notation) VALUES ('t1', ?, ?, 'ready')", [seat, 1 - seat]
        )
    old.commit()
    old.close()

    async def look() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.migrate()
        found = await store.whole("t1")
        assert found is not None
        assert found.steps == [((1, "ready"), Made(1)), ((0, "ready"), Made(0))]
        assert found.row.since == [5, 5], "what was asked before may have changed meanwhile"
        await store.close()

    aside(look())


def aside(work: Coroutine[Any, Any, None]) -> None:
    """A browser test may have left a loop running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
