"""How a server is set up: from the command line, or from the environment for several processes."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

from ..kernel import Problem

SHORTEST_SECRET = 16
"""Characters. Whatever is shorter was not written by us, or not to its end."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen. `from_environment` reads HEARTHLIGHT_<NAME>."""

    database: str = "sqlite+aiosqlite:///hearthlight.sqlite"
    """An SQLAlchemy URL: SQLite by default, `postgresql+asyncpg://…` for several processes."""
    channels: str = "memory"
    """Where live updates travel: `memory`, `redis://…` or `postgresql://…`."""
    secret: str = ""
    """Signs the cookies. Kept beside an SQLite file where none is given; any other database needs one."""
    requests_per_minute: int = 1500
    """For each address; 0 for no limit."""
    tables_per_hour: int = 60
    """New tables and campaigns of each person, and five times as many from each address; 0 for no limit."""
    chat_per_minute: int = 30
    """Lines of each person, and five times as many from each address; 0 for no limit."""
    codes_per_hour: int = 30
    """Codes for other devices that each person makes or tries, and five times as many from each address; 0 for no
    limit."""
    changes_per_hour: int = 60
    """Names that each person takes, new devices that they come with, and places where they want messages; five times as
    many from each address; 0 for no limit."""
    sockets_per_person: int = 30
    """Tables that a person has open at the same time; 0 for no limit."""
    connections_per_address: int = 200
    """At the same time; 0 for no limit, as behind a proxy, which speaks for everybody."""
    request_seconds: float = 20
    """In which a request must have come whole."""
    table_days: int = 365
    """Tables that nobody touches for so many days are cleared; people are warned before. 0: never."""
    webhook_hosts: str = ""
    """Where people may be told that it is their turn: names of hosts, with commas between them (`ntfy.sh,
    *.example.org, pi.local:8080`). None: nowhere."""
    webhook_private: bool = False
    """Whether these may be in a private network, and be spoken to without TLS."""
    webhook_retry: float = 5
    """Seconds before a message is sent again that was not delivered; twice as many each time."""
    bot_pause: float = 0.35
    """Seconds before a bot moves, so that people can follow."""
    metrics: Literal["off", "local", "all"] = "local"
    """Who may read `/metrics`: nobody, whoever asks on this machine, or everybody who can reach the server."""
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line."""
    host: str = "0.0.0.0"
    port: int = 8000

    @classmethod
    def from_environment(cls) -> Settings:
        values = {
            name: os.environ[f"HEARTHLIGHT_{name.upper()}"]
            for name in cls.__struct_fields__
            if f"HEARTHLIGHT_{name.upper()}" in os.environ
        }
        return msgspec.convert(values, cls, strict=False)

    def with_given(self, *, database: str | None = None, **given: object) -> Settings:
        """These, but for what a command line says. A database may be a file, too."""
        if database is not None:
            given["database"] = database if "://" in database else f"sqlite+aiosqlite:///{database}"
        return msgspec.structs.replace(self, **{name: value for name, value in given.items() if value is not None})

    @property
    def data_file(self) -> Path | None:
        """The SQLite file; none for a database elsewhere, or in memory."""
        prefix = "sqlite+aiosqlite:///"
        if not self.database.startswith(prefix) or self.database.endswith(":memory:"):
            return None
        return Path(self.database.removeprefix(prefix).removeprefix("file:").partition("?")[0])

    def signing_secret(self) -> str:
        """The given secret, or one that is made once and kept in a file that only its owner can read."""
        if self.secret:
            return self.secret
        if self.data_file is None:
            if not self.database.startswith("sqlite"):
                raise Problem("no-secret")  # one that is made up would be forgotten, and everybody's seat with it
            return secrets.token_hex(32)
        path = self.data_file.with_name(self.data_file.name + ".key")
        try:
            return _kept_secret(path)
        except OSError as error:
            raise Problem("data-unusable", data=str(path), reason=error.strerror or str(error)) from error


def _kept_secret(path: Path) -> str:
    """The one in the file, which is there whole or not at all."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, prefix=path.name) as fresh:
            fresh.write(secrets.token_hex(32))
            fresh.flush()
            with suppress(FileExistsError):  # somebody else was faster
                os.link(fresh.name, path)
    kept = path.read_text("utf-8", "replace").strip()
    if len(kept) < SHORTEST_SECRET:
        raise Problem("key-damaged", file=str(path))
    return kept
