"""What lessons say is short."""

from __future__ import annotations

import re

import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.lessons import lessons_of

MOST_WORDS_IN_A_SENTENCE = 22
ENDS = re.compile(r"(?<=[.!?])[\"”]?\s+")
PUT_IN = {"left": 2, "who": "", "chosen": "worker", "meant": "engineer"}


@pytest.mark.parametrize("game", [key for key in game_keys() if lessons_of(key)])
def test_no_sentence_is_long(game: str) -> None:
    """In English, which the other languages follow; names count as they are read."""
    say = lessons_of(game)[0].say("en")
    catalogues = sorted((game_named(game).locales / "en").glob("*.ftl"))
    keys = [key for path in catalogues for key in re.findall(r"^(lesson-\S+) =", path.read_text("utf-8"), re.MULTILINE)]
    assert keys
    sentences = [sentence for key in keys for sentence in ENDS.split(say(key, **PUT_IN))]
    assert not [sentence for sentence in sentences if len(sentence.split()) > MOST_WORDS_IN_A_SENTENCE]
