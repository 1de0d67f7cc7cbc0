"""The guides are followed to the letter: every command, every file that is to be changed, every button they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hearthlight.i18n import Texts

from ..server.houses import REPOSITORY
from ..server.people import Person
from .home import GUIDES, PACKS, Home, blocks

PAGES = [
    *(REPOSITORY / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((REPOSITORY / "docs").rglob("*.md")),
]
MOST_BYTES = 300_000
"""Of a picture."""


def guide(name: str) -> str:
    return (GUIDES / f"{name}.md").read_text("utf-8")


def nothing_more(url: str) -> None:
    """It has answered: that is all."""


@pytest.mark.parametrize("name", ["host-an-evening", "tv-and-phones"])
def test_every_command_of_a_guide_works(name: str, tmp_path: Path) -> None:
    home = Home(tmp_path)
    printed = home.follow(guide(name), nothing_more)
    assert f"Hearthlight is ready: http://127.0.0.1:{home.port}" in printed


def test_a_card_is_entered_checked_and_played(tmp_path: Path) -> None:
    home, text = Home(tmp_path), guide("enter-your-cards")

    def bring(url: str) -> None:
        """The game with one's own cards goes on in the browser. A seat is opened, and the host opens the invitation."""
        ada = Person(url)
        table = ada.post("/api/tables/import", {"text": (tmp_path / "evening.record").read_text("utf-8")})["id"]
        assert ada.look(table, seat=0)["pack"] == "my-box"
        ada.post(f"/api/tables/{table}/leave", {"seat": 1})
        (invite,) = ada.invites(table)
        assert ada.join(invite)["seat"] == 1
        ada.http.close()

    printed = home.follow(text, bring)
    found, wrong = (block.strip() for kind, block in blocks(text) if kind == "text")
    for words in (found, "5 games of Blackout", "Greengrocer", "Goal: 1 tool and 1 gasoline", "my-city: 266 cards"):
        assert words in printed, words

    cards = tmp_path / PACKS / "my-box" / "objectives.toml"
    cards.write_text(cards.read_text("utf-8").replace("tools", "tols", 1), "utf-8")
    with pytest.raises(AssertionError, match=re.escape(wrong)):
        home.run(".venv/bin/hearthlight pack check my-box --game blackout")


def test_every_button_that_is_named_is_there() -> None:
    """What a guide sets in bold, the page says: both are changed together."""
    said = {
        line.partition(" = ")[2].strip()
        for folder in ("i18n", "games")
        for file in (REPOSITORY / "src" / "hearthlight" / folder).rglob("en/*.ftl")
        for line in file.read_text("utf-8").splitlines()
    }
    for page in GUIDES.glob("*.md"):
        named = {" ".join(words.split()) for words in re.findall(r"\*\*(.+?)\*\*", page.read_text("utf-8"), re.S)}
        assert named <= said, f"{page.name}: {sorted(named - said)}"


def test_the_readme_names_every_word_of_the_prompt() -> None:
    """Those that `help` tells of."""
    told = Texts("en")("terminal-help").partition("Also: ")[2]
    words = [word.strip() for word in re.sub(r"\(.*?\)", "", told).rstrip(".").split(",")]
    readme = (REPOSITORY / "README.md").read_text("utf-8")
    assert len(words) > 5
    assert not [word for word in words if f"`{word}`" not in readme]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    links = [*re.findall(r"\]\(([^)\s]+)\)", text), *re.findall(r'src="([^"]+)"', text)]
    for link in (link.partition("#")[0] for link in links if "://" not in link):
        assert (page.parent / link).exists(), link


def test_pictures_are_small_and_all_are_shown() -> None:
    shown = "".join(page.read_text("utf-8") for page in GUIDES.glob("*.md"))
    for picture in (GUIDES / "pictures").iterdir():
        assert f"pictures/{picture.name}" in shown, picture.name
        assert picture.stat().st_size < MOST_BYTES, picture.name
