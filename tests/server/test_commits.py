"""Who writes at the same moment shares one commit; nobody loses anything by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, select
from sqlalchemy.ext.asyncio import AsyncSession

from hearthlight.server.commits import Commits, Work
from hearthlight.server.problems import Unavailable
from hearthlight.server.rows import PersonRow
from hearthlight.server.store import Store

from .houses import run_apart

Scene = Callable[["Disk"], Awaitable[None]]


class Disk:
    """A database, and how often somebody has committed there."""

    def __init__(self, store: Store) -> None:
        self.store, self.turn, self.commits = store, asyncio.Lock(), 0
        self.together = Commits(self.turn, store.session)
        event.listen(store.engine.sync_engine, "commit", self._count)

    def _count(self, _connection: object) -> None:
        self.commits += 1

    async def wait_behind(self, *works: Work) -> list[asyncio.Task[bool]]:
        """All of them want to write, and it is nobody's turn yet."""
        await self.turn.acquire()
        writing = [asyncio.create_task(self.together.write(work)) for work in works]
        await asyncio.sleep(0)
        return writing

    async def people(self) -> list[str]:
        async with self.store.session() as session:
            return sorted(await session.scalars(select(PersonRow.id)))


def scene(path: Path, play: Scene) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}/house.sqlite")
        await store.migrate()
        await play(Disk(store))
        await store.close()

    run_apart(run())


def adding(name: str) -> Work:
    async def work(session: AsyncSession) -> bool:
        session.add(PersonRow(id=name, name=name))
        await session.flush()
        return True

    return work


async def too_late(session: AsyncSession) -> bool:
    return False


async def mistaken(session: AsyncSession) -> bool:
    session.add(PersonRow(id="nobody", name=""))
    await session.flush()
    raise ValueError("a mistake")


def test_all_who_wait_share_a_commit(tmp_path: Path) -> None:
    async def play(disk: Disk) -> None:
        writing = await disk.wait_behind(adding("ada"), adding("bo"), too_late, adding("cy"))
        disk.turn.release()
        assert await asyncio.gather(*writing) == [True, True, False, True]
        assert disk.commits == 1
        assert await disk.people() == ["ada", "bo", "cy"]
        assert await disk.together.write(adding("dan"))
        assert await disk.people() == ["ada", "bo", "cy", "dan"]

    scene(tmp_path, play)


@pytest.mark.parametrize("place", range(3))
def test_a_mistake_of_one_is_no_mistake_of_others(place: int, tmp_path: Path) -> None:
    async def play(disk: Disk) -> None:
        works = [adding("ada"), adding("bo")]
        works.insert(place, mistaken)
        writing = await disk.wait_behind(*works)
        disk.turn.release()
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert isinstance(done.pop(place), ValueError)
        assert done == [True, True]
        assert await disk.people() == ["ada", "bo"]

    scene(tmp_path, play)


@pytest.mark.parametrize("goes", range(3))
def test_who_goes_while_all_is_written_takes_nobody_along(goes: int, tmp_path: Path) -> None:
    """Whether it writes for the others, or another one for it."""

    async def play(disk: Disk) -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def slow(session: AsyncSession) -> bool:
            begun.set()
            await go_on.wait()
            return True

        writing = await disk.wait_behind(adding("ada"), slow, adding("bo"))
        disk.turn.release()
        await begun.wait()
        writing[goes].cancel()
        await asyncio.wait([writing[goes]])
        assert writing[goes].cancelled()
        go_on.set()
        del writing[goes]
        assert await asyncio.gather(*writing) == [True, True]
        stayed = {"ada", "bo"} - {["ada", "", "bo"][goes]}
        assert stayed <= {*await disk.people()}

    scene(tmp_path, play)


def test_an_outage_is_told_to_all_at_once(tmp_path: Path) -> None:
    """Nobody waits for the same thing again, one after the other."""

    async def play(disk: Disk) -> None:
        attempts = 0

        @asynccontextmanager
        async def away() -> AsyncIterator[AsyncSession]:
            nonlocal attempts
            attempts += 1
            raise Unavailable("data-away")
            yield

        disk.together = Commits(disk.turn, away)
        writing = await disk.wait_behind(adding("ada"), adding("bo"), adding("cy"))
        disk.turn.release()
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(problem) for problem in done] == [Unavailable] * 3
        assert attempts == 1

    scene(tmp_path, play)
