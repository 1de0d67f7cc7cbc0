"""What opens a pack: its name in the house, or a path. And packs are read while others wait: a server opens several
tables at once after a restart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from hearthlight.kernel import BadPack
from hearthlight.kernel.packs import MOST_BYTES, Pack, Shelf, hash_of

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


class Content(msgspec.Struct):
    name: str
    where: str


class Shelved(Pack[Content]):
    pass


def shelved(content: Content, folder: Path | None) -> Shelved:
    if content.where == "nowhere":
        raise KeyError(content.where)
    return Shelved(content.name, content, folder)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf[Shelved]:
    """A house with one pack and an earlier edition of it, and another pack beside the house."""
    for name, folder in (("alpha", "house/alpha"), ("alpha", "house/alpha/earlier/1"), ("beta", "other")):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "pack.toml").write_text(f'name = "{name}"\nwhere = "{folder}"', "utf-8")
    return Shelf(tmp_path / "house", Content, shelved)


@pytest.mark.parametrize("text", ["", ".", "..", "../other", "alpha/pack.toml", "beta", "x" * 5000, "al\0pha"])
def test_a_text_opens_packs_of_the_house_only(
    shelf: Shelf[Shelved], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert shelf("alpha").content.where == "house/alpha"
    with pytest.raises(BadPack) as problem:
        shelf(text)
    assert problem.value.key == "pack-unknown"
    assert len(str(problem.value)) < 100
    with pytest.raises(BadPack):
        shelf("other")
    with pytest.raises(BadPack):
        shelf(str(tmp_path / "other"))


def test_a_path_opens_any_pack_but_nothing_else(shelf: Shelf[Shelved], tmp_path: Path) -> None:
    assert shelf(tmp_path / "other").name == shelf(tmp_path / "other" / "pack.toml").name == "beta"
    os.mkfifo(tmp_path / "pipe")
    for nothing in ("nothing", "pipe", "house"):
        with pytest.raises(BadPack):
            shelf(tmp_path / nothing)


def test_a_hash_behind_the_name_opens_that_edition(shelf: Shelf[Shelved], tmp_path: Path) -> None:
    """The pack as it was; one that nobody has kept is the pack as it is."""
    today, then = shelf("alpha"), shelf(tmp_path / "house" / "alpha" / "earlier" / "1")
    assert (today.content.where, then.content.where) == ("house/alpha", "house/alpha/earlier/1")
    assert shelf(f"alpha {then.hash}") is then
    assert shelf(f"alpha {today.hash}") is shelf("alpha 0123456789abcdef") is today
    assert then.folder == today.folder == tmp_path / "house" / "alpha"  # texts are those of today
    assert (shelf.called(today), shelf.called(then)) == ("alpha", f"alpha {then.hash}")
    other = shelf(tmp_path / "other")
    assert shelf.called(other) == f"beta {other.hash}"
    assert shelf.names() == ["alpha"]


def test_a_pack_is_known_by_its_content(shelf: Shelf[Shelved]) -> None:
    """However its files change, and whatever a pack may say later: what was kept is the pack."""
    pack = shelf("alpha")
    again = shelf.unpack(pack.kept)
    assert (again.hash, again.ref, again.content, again.folder) == (pack.hash, pack.ref, pack.content, pack.folder)
    assert shelf(again) is again
    assert shelf.called(again) == again.ref
    other = shelf.unpack(pack.kept.replace("house/alpha", "there") + " ")
    assert (other.content.where, other.hash) == ("there", hash_of(other.kept))
    assert shelf.unpack('{"name": "gamma", "where": "over there"}').folder is None


@pytest.mark.parametrize(
    ("kept", "key"),
    [
        ("", "pack-unusable"),
        ("[" * 100_000, "pack-unusable"),
        ('{"name": "alpha"}', "pack-unusable"),
        ('{"name": "../other", "where": "there"}', "pack-unusable"),
        ('{"name": "al\\npha", "where": "there"}', "pack-unusable"),
        ('{"name": "alpha", "where": "nowhere"}', "pack-unusable"),
        (f'{{"name": "alpha", "where": "{"x" * MOST_BYTES}"}}', "pack-too-large"),
    ],
    ids=range(7),
)
def test_what_is_no_pack_is_refused(shelf: Shelf[Shelved], kept: str, key: str) -> None:
    with pytest.raises(BadPack) as problem:
        shelf.unpack(kept)
    assert problem.value.key == key
    assert len(str(problem.value)) < 300


def test_a_pack_that_was_changed_is_read_again_after_a_while(shelf: Shelf[Shelved], tmp_path: Path) -> None:
    """In between nobody asks the files."""
    file = tmp_path / "house" / "alpha" / "pack.toml"
    shelf.patience = float("inf")
    first = shelf("alpha")
    changed = file.stat().st_mtime_ns + 1
    file.write_text('name = "alpha"\nwhere = "elsewhere"', "utf-8")
    os.utime(file, ns=(changed, changed))
    assert shelf("alpha") is first
    shelf.patience = 0
    assert shelf("alpha").content.where == "elsewhere"


def test_an_edition_is_found_or_it_is_not(shelf: Shelf[Shelved]) -> None:
    pack = shelf("alpha")
    assert shelf.edition("alpha", pack.hash) is pack
    assert shelf.edition("alpha", "0123456789abcdef") is shelf.edition("beta", pack.hash) is None


def test_who_is_at_the_machine_may_mean_both(shelf: Shelf[Shelved], tmp_path: Path) -> None:
    assert shelf.meant("alpha") == "alpha"
    assert shelf.meant("alpha", "0123456789abcdef") == "alpha 0123456789abcdef"
    assert shelf.meant(str(tmp_path / "other")) == tmp_path / "other"


@pytest.mark.parametrize(("game", "pack"), [("frostpunk", "new-london"), ("blackout", "hong-kong")])
def test_three_threads_read_a_pack_at_once(game: str, pack: str) -> None:
    """In a process of its own: without the lock it dies of a segmentation fault."""
    script = AT_ONCE.format(game=game, shelf="PACKS", pack=pack)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
