"""Starting a server: what keeps it from it is said in a line, and "ready" means ready."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from .houses import PATIENCE, REPOSITORY, Server, free_port
from .people import Person


def refused(data: object, port: int | None = None) -> str:
    """What a server says that cannot start: one line."""
    command = ["serve", "--host", "127.0.0.1", "--port", str(port or free_port()), "--data", str(data)]
    done = subprocess.run(
        [sys.executable, "-m", "hearthlight.cli", *command],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode
    assert "Traceback" not in done.stderr
    assert "http://" not in done.stdout
    (line,) = done.stderr.splitlines()
    return line


def test_one_file_has_one_server(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with Server(str(data)) as first:
        assert f"Another server is using {data}." in refused(data)
        assert Person(first.url, "Ada").get("/api/me")["name"] == "Ada"
        first.kill()
        first.start()


@pytest.mark.parametrize("what", ["damaged", "read-only", "a folder"])
def test_data_that_cannot_be_used_is_a_line(tmp_path: Path, what: str) -> None:
    data = tmp_path / "house.sqlite"
    where: object = data
    if what == "damaged":
        data.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 1000)
    elif what == "a folder":
        data.mkdir()
    else:
        data.touch()
        where = f"sqlite+aiosqlite:///file:{data}?mode=ro&uri=true"
    said = refused(where)
    assert re.search(rf"{re.escape(str(data))}\S* cannot be used: ", said), said


def test_a_database_that_is_not_there_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEARTHLIGHT_SECRET", "a secret for tests only")
    said = refused(f"postgresql+asyncpg://ada:pass-word@127.0.0.1:{free_port()}/none")
    assert "cannot be used" in said
    assert "pass-word" not in said


def test_a_database_elsewhere_needs_a_secret() -> None:
    """One that is made up would be forgotten at the next start, and everybody's seat with it."""
    assert refused("postgresql+asyncpg://127.0.0.1/none").startswith("Set HEARTHLIGHT_SECRET")


@pytest.mark.parametrize("kept", ["", "\n", "abc"])
def test_a_key_that_is_none_is_refused(tmp_path: Path, kept: str) -> None:
    (tmp_path / "house.sqlite.key").write_text(kept)
    said = refused(tmp_path / "house.sqlite")
    assert "house.sqlite.key holds no usable key" in said
    assert not (tmp_path / "house.sqlite").exists()


def test_a_key_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    with Server(str(tmp_path / "house.sqlite"), secret="") as server:
        key = tmp_path / "house.sqlite.key"
        assert len(key.read_text()) == 64
        assert key.stat().st_mode & 0o777 == 0o600
        ada = Person(server.url, "Ada")
        server.kill()
        server.start()
        assert ada.get("/api/me")["name"] == "Ada"


def test_ready_is_said_when_the_port_is_open(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = refused(tmp_path / "house.sqlite", taken.getsockname()[1])
    assert "address already in use" in said
    with Server(str(tmp_path / "house.sqlite")) as server:
        assert server.url in server.output()
