"""The table in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.content.effects import DIE_COLOURS, RESOURCES
from hearthlight.i18n import LANGUAGES
from hearthlight.terminal.faces import face_of

from .tables import PACK, begun


def drawn(state: Blackout, language: str = "en") -> str:
    console = Console(file=StringIO(), width=170)
    console.print(
        face_of(BLACKOUT).draw(BLACKOUT.view(state, 0), BLACKOUT.words(PACK, language, ["Ada", "Ben", "Cai"]))
    )
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_b1_5_it_shows_the_faces_of_the_dice(language: str) -> None:
    """B1.5: what the distribution cards tell: on how many of its faces each die has each resource."""
    words, text = BLACKOUT.words(PACK, language), drawn(begun(3), language)
    faces = text[text.index(words.say("table-dice")) :].splitlines()
    for colour, shape in zip(DIE_COLOURS, "▲◆●", strict=True):
        row = next(line for line in faces if line.startswith(f"│ {shape} {words.say(f'colour-{colour}')}"))
        shown = [cell.strip() for cell in row.strip("│").split("│")][1:]
        die = PACK.content.dice[colour]
        assert shown == [f"{die.count(kind)}/6" if kind in die else "–" for kind in RESOURCES]


def test_b2_8_each_player_has_a_number_and_a_colour_by_name() -> None:
    """B2.8: colour is never the only sign."""
    text = drawn(begun(3, colours="sky,,lime"))
    for player in ("Ada ① Sky blue", "Ben ② Ivory", "Cai ③ Lime"):
        assert player in " ".join(text.split()), player
