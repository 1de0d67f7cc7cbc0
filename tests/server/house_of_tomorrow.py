"""A house after an update, as `TOMORROW` says: `cards` have changed in every pack; `rules` too, so that the same moves
make another game; or what was `kept` cannot be read either."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

from litestar import Litestar

from hearthlight.games import games
from hearthlight.kernel import chance

from .house_by_hand import create_app as app_of_today

CHANGED = {"orchids = [": "orchids = [1", "storm_start = 9": "storm_start = 8"}
"""Small things, one in each pack."""


def create_app() -> Litestar:
    folder, news = Path(os.environ["TOMORROW_FOLDER"]), os.environ["TOMORROW"]
    for game in games():
        game.packs.house = other_cards(game.packs.house, folder / game.key)
        if news != "cards":
            type(game).rules_version += 1
        if news == "kept":
            type(game).load = unreadable  # type: ignore[method-assign, assignment]
    if news != "cards":
        chance._STEP += 2
    return app_of_today()


def other_cards(house: Path, folder: Path) -> Path:
    """The packs of a game with something changed in each, and no earlier editions."""
    if not folder.exists():
        shutil.copytree(house, folder, ignore=shutil.ignore_patterns("earlier"))
        for file in folder.rglob("*.toml"):
            text = file.read_text("utf-8")
            for before, after in CHANGED.items():
                text = text.replace(before, after, 1)
            file.write_text(text, "utf-8")
    return folder


def unreadable(*_: object) -> NoReturn:
    raise ValueError("nobody knows what this was")
