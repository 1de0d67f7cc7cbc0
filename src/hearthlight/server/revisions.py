"""Which version of the house wrote a database."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ..kernel import Problem
from .store import Store


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    return ScriptDirectory.from_config(config)


def check_known(place: str, revisions: Sequence[str]) -> None:
    """Refuse what a newer house has written, or none."""
    known = {script.revision for script in _scripts().walk_revisions()}
    if not revisions or not known.issuperset(revisions):
        raise Problem("data-newer", data=place)


async def check_newest(store: Store) -> None:
    """Refuse a database that another version of the house has written: it is not ours to bring up to date here."""

    def read(connection: Connection) -> tuple[str, ...]:
        return MigrationContext.configure(connection).get_current_heads()

    async with store.engine.connect() as connection:
        if set(await connection.run_sync(read)) != set(_scripts().get_heads()):
            raise Problem("data-other-version", data=store.place)
