"""The key that says who is who outlives a restart."""

from __future__ import annotations

from pathlib import Path

from hearthlight.server.settings import Settings


def test_the_key_lies_beside_the_database_whatever_its_settings(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}"
    key = Settings(database=database).signing_secret()
    assert key == (tmp_path / "house.sqlite.key").read_text()
    assert Settings(database=f"{database}?timeout=5").signing_secret() == key
