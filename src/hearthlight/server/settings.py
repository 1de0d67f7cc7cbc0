"""How a server is set up: from the command line, or from the environment for several processes."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen. `from_environment` reads HEARTHLIGHT_<NAME>."""

    database: str = "sqlite+aiosqlite:///hearthlight.sqlite"
    """An SQLAlchemy URL: SQLite by default, `postgresql+asyncpg://…` for several processes."""
    channels: str = "memory"
    """Where live updates travel: `memory`, `redis://…` or `postgresql://…`."""
    secret: str = ""
    """Signs the cookies. Kept beside an SQLite file where none is given."""
    requests_per_minute: int = 1500
    """For each address; 0 for no limit."""
    connections_per_address: int = 200
    """At the same time; 0 for no limit, as behind a proxy, which speaks for everybody."""
    request_seconds: float = 20
    """In which a request must have come whole."""
    bot_pause: float = 0.35
    """Seconds before a bot moves, so that people can follow."""
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

    def signing_secret(self) -> str:
        """The given secret, or one that is made once and kept in a file that only its owner can read."""
        if self.secret:
            return self.secret
        prefix = "sqlite+aiosqlite:///"
        if not self.database.startswith(prefix) or self.database.endswith(":memory:"):
            return secrets.token_hex(32)
        path = Path(self.database.removeprefix(prefix).partition("?")[0] + ".key")
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
        return path.read_text().strip()
