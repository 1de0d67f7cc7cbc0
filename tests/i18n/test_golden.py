"""What players read, as files: a change of words is seen as a diff."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from hearthlight.games import game_named, games
from hearthlight.i18n import LANGUAGES, SOURCE
from scripts import golden_texts

from .catalogues import CATALOGUES
from .lint import SENTENCES, SIGNS

pytestmark = pytest.mark.xdist_group("golden")  # the games are played once
KINDS = (*SENTENCES, *SIGNS)
SHOWN = {"questions": "ask", "events": "event", "refusals": "refuse", "changes": "change", "remarks": "remark"}
NARROWER = {"choose-plain", "advisor-wake-up", "gather-upto", "repeat-action"}
"""Another wording of a question that has its own name."""


@cache
def files() -> dict[Path, str]:
    return golden_texts.files()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
def test_what_players_read_is_as_it_was(game: str, language: str, kind: str) -> None:
    path = golden_texts.GOLDEN / game / language / f"{kind}.txt"
    assert path.read_text("utf-8") == files()[path], "if that is how it should read, run `make golden`"


def test_no_file_is_left_over() -> None:
    assert set(golden_texts.GOLDEN.rglob("*.txt")) == set(files())


@pytest.mark.parametrize("kind", SHOWN)
@pytest.mark.parametrize("game", [game.key for game in games()])
def test_everything_has_an_example(game: str, kind: str) -> None:
    """If games do not come to it: `tests/golden/<game>/more.toml`."""
    catalogue = next(one for one in CATALOGUES if one.owner == game)
    names = (re.fullmatch(rf"(?:frost-)?{SHOWN[kind]}-(.+)", key) for key in catalogue.texts(SOURCE))
    text = files()[golden_texts.GOLDEN / game / SOURCE / f"{kind}.txt"]
    assert {name.group(1) for name in names if name} - NARROWER <= set(re.findall(r"^\S.*$", text, re.MULTILINE))


def test_every_card_is_there() -> None:
    for game in games():
        pack = game_named(game.key).packs(game.packs.names()[0])
        text = files()[golden_texts.GOLDEN / game.key / SOURCE / "cards.txt"]
        assert re.findall(r"^\S.*$", text, re.MULTILINE) == sorted(pack.cards)
