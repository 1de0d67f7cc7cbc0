"""Every text is written as its language is written."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hearthlight.games import game_named, games
from hearthlight.i18n import LANGUAGES
from scripts import golden_texts

from .catalogues import CATALOGUES, Catalogue
from .lint import QUOTES, SENTENCES, SIGNS, flaws, flaws_of_piece, flaws_of_sign, quoted

pytestmark = pytest.mark.xdist_group("golden")
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
OF_EACH = pytest.mark.parametrize("game", [game.key for game in games()])
NO_TITLES = {"Bürger erschöpft", "準備好"}
"""What is quoted and is no title: a token, a button."""


def read(game: str, language: str, *kinds: str) -> Iterator[tuple[str, str]]:
    """What the golden files of these kinds say, line by line, each with its name."""
    for kind in kinds:
        name = ""
        for line in (golden_texts.GOLDEN / game / language / f"{kind}.txt").read_text("utf-8").splitlines():
            if line.startswith(" "):
                yield f"{kind}, {name}", line[4:].removeprefix("? ")
            else:
                name = line


@IN_EACH
@OF_EACH
def test_what_players_read_has_no_flaws(game: str, language: str) -> None:
    sentences, signs = read(game, language, *SENTENCES), read(game, language, *SIGNS)
    found = [f"{name}: {flaw}: {text}" for name, text in sentences for flaw in flaws(text, language)]
    found += [f"{name}: {flaw}: {text}" for name, text in signs for flaw in flaws_of_sign(text, language)]
    assert not found, "\n".join(["", *found])


@IN_EACH
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: catalogue.owner)
def test_no_message_has_flaws(catalogue: Catalogue, language: str) -> None:
    """Also those that the page alone says."""
    found = [
        f"{key}: {flaw}: {piece}"
        for key, pieces in catalogue.pieces(language).items()
        for piece in pieces
        for flaw in flaws_of_piece(piece.strip(" "), language)
    ]
    assert not found, "\n".join(["", *found])


@IN_EACH
@OF_EACH
def test_titles_that_are_quoted_exist(game: str, language: str) -> None:
    pack = game_named(game).packs(game_named(game).packs.names()[0])
    words = game_named(game).words(pack, language)
    titles = {words.card(card) for card in pack.cards} | NO_TITLES
    stories = {words.say(f"flavour-{card}") for card in pack.cards if words.say.has(f"flavour-{card}")}
    for name, text in read(game, language, "cards", "events", "moves", "questions", "refusals", "remarks"):
        if text not in stories:
            assert set(quoted(text, language)) <= titles, (name, text)


@IN_EACH
@OF_EACH
def test_rules_call_cards_by_their_titles(game: str, language: str) -> None:
    """A title with the number of its card behind it."""
    pack = game_named(game).packs(game_named(game).packs.names()[0])
    words = game_named(game).words(pack, language)
    start, end = map(re.escape, QUOTES[language])
    named = re.compile(rf"{start}([^{start[-1]}]+?){end}\s?[(（]#(\w+)[)）]")
    for name, text in read(game, language, "rules"):
        for title, card in named.findall(text):
            assert title == words.card(card), name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada gains 1 tools."),
        ("en", "Pay 1 tool → nothing"),
        ("en", "the scouts come home."),
        ("en", "It is over. nobody wins."),
        ("en", "Ada gains  2 tools."),
        ("en", "Ada gains 2 tools.."),
        ("en", "Ada gains { $what }."),
        ("en", "[event-gained]"),
        ("en", "Ada has -3 points."),
        ("en", "Ada’s turn."),
        ("en", "Red, yellow, blue or purple."),
        ("en", "About 30 % of them."),
        ("de", "Ada erhält 1 Siegpunkte."),
        ("de", 'Ada spielt "Kohle".'),
        ("fr", "Ada gagne 1 points."),
        ("fr", "Ada : 3 points."),
        ("fr", "Carte « Charbon »."),
        ("fr", "L'eau."),
        ("fr", "Ada parle de Le grand Tam."),
        ("zh-Hant", "完成。 再來。"),
    ],
)
def test_flaws_are_found(language: str, text: str) -> None:
    assert [*flaws(text, language)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", 'Cure 2 plus 1 for each corpse (max. 4). "Ration books" leaves the game.'),
        ("en", "Red, yellow, and blue: 30% of them, young and old, built or not."),
        ("de", "Noch 1 Karte: „Kohle“ … und Schluss?"),
        ("fr", "Prêt\u202f? «\u202fCharbon\u202f» coûte 1 point\u202f; c’est tout."),
        ("zh-Hant", "目標：2份同類資源（自選種類） → 5元"),
    ],
)
def test_good_texts_have_none(language: str, text: str) -> None:
    assert not [*flaws(text, language)]


GESTURES = {
    "en": r"\bclick|\bhover|\bEnter\b|\bmouse\b",
    "de": r"(?i:klick)|\bEnter\b|\bMaus\b",
    "fr": r"(?i:cliqu)|\bEntrée\b|\bsouris\b",
    "zh-Hant": r"點擊|按 ?Enter|滑鼠",
}
ELSEWHERE = re.compile(r"terminal-|lesson-|option-|flavour-")
"""A terminal has keys, a lesson has its own words, and a story may say anything."""


@IN_EACH
def test_no_text_of_a_table_tells_the_gesture_of_one_device(language: str) -> None:
    """A finger does not click: what is to be done is called choosing."""
    found = [
        f"{key}: {text}"
        for catalogue in CATALOGUES
        for key, pieces in catalogue.pieces(language).items()
        for text in pieces
        if not ELSEWHERE.match(key) and re.search(GESTURES[language], text)
    ]
    assert not found, "\n".join(found)
