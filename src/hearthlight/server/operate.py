"""`hearthlight backup` and `hearthlight restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from ..arguments import Language
from ..i18n import SOURCE, Texts
from .backups import back_up, knows_people
from .backups import restore as bring_back
from .settings import Settings


def backup(file: Path, *, data: str | None = None, force: bool = False, lang: Language = SOURCE) -> None:
    """Save the whole house to a file, also while people play.

    Parameters
    ----------
    file
        The file to write. Beside it, with the ending .key, lies the key that tells who is who, if the house keeps one.
    data
        The house: an SQLite file, or a database URL (postgresql+asyncpg://…).
    force
        Overwrite a file that is already there.
    """
    counted = asyncio.run(back_up(Settings.from_environment().with_given(database=data), file, force=force))
    Console().print(Texts(lang)("backup-done", file=str(file), **counted), highlight=False, soft_wrap=True)


def restore(file: Path, *, data: str | None = None, force: bool = False, lang: Language = SOURCE) -> None:
    """Bring a house back from a backup. Stop its servers first.

    Parameters
    ----------
    file
        What `hearthlight backup` has written, on whatever database.
    data
        The house: an SQLite file, or a database URL (postgresql+asyncpg://…).
    force
        Replace what is there. It is lost.
    """
    settings, console, say = Settings.from_environment().with_given(database=data), Console(soft_wrap=True), Texts(lang)
    counted = asyncio.run(bring_back(settings, file, force=force))
    console.print(say("restore-done", **counted), highlight=False)
    if not knows_people(settings):
        console.print(say("restore-no-key", file=f"{file}.key"), highlight=False)
