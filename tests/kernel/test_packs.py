"""Packs are read while others wait: a server opens several tables at once after a restart."""

from __future__ import annotations

import subprocess
import sys

import pytest

AT_ONCE = """
import sys, threading
from hearthlight.games import game_named
shelf = game_named({game!r}).packs
sys.setswitchinterval(1e-5)
ready, found = threading.Barrier(3), []

def read():
    ready.wait()
    found.append(shelf({pack!r}))

readers = [threading.Thread(target=read) for _ in range(3)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
assert len(found) == 3 and found[0] is found[1] is found[2]
"""


@pytest.mark.parametrize(("game", "pack"), [("frostpunk", "new-london"), ("blackout", "hong-kong")])
def test_three_threads_read_a_pack_at_once(game: str, pack: str) -> None:
    """In a process of its own: without the lock it dies of a segmentation fault."""
    script = AT_ONCE.format(game=game, shelf="PACKS", pack=pack)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
