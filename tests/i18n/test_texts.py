"""Everything a player reads has a message, in every language that claims to be there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hearthlight.games import texts_of_all
from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules import moves
from hearthlight.games.blackout.words.texts import BlackoutTexts
from hearthlight.i18n import LANGUAGES, Texts
from hearthlight.i18n.texts import LOCALES
from hearthlight.kernel import Decision, Dice, Event, Match, Move, Problem, Question, make_options, steps_of

from ..games.blackout.tables import PACK

SOURCE = Path(__file__).parent.parent.parent / "src" / "hearthlight"
WORDS = BlackoutTexts(PACK, "en", ["Ada", "Ben"])
FILES = [*LOCALES.rglob("*.ftl"), *(SOURCE / "games").rglob("*.ftl")]


def in_source(pattern: str, folder: str = ".") -> set[str]:
    """Everything that a pattern's group finds in the code."""
    return {found for path in (SOURCE / folder).rglob("*.py") for found in re.findall(pattern, path.read_text("utf-8"))}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_catalogues_are_sound(path: Path) -> None:
    """No junk, no message twice."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    ids = [entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)]
    assert len(ids) == len(set(ids))


def test_every_problem_has_a_message() -> None:
    keys = in_source(r'(?:Problem|IllegalMove|BadRecord|BadPack|BadOptions)\(\s*"([a-z-]+)"')
    assert len(keys) > 25
    assert not [key for key in keys if not texts_of_all("en").has(f"problem-{key}")]


def test_every_event_has_a_message() -> None:
    kinds = in_source(r'tell(?:_secretly)?\(\s*"([a-z-]+)"', "games/blackout")
    assert len(kinds) > 35
    assert not [kind for kind in kinds if not WORDS.say.has(f"event-{kind}")]


def test_every_question_has_a_message_and_a_rule() -> None:
    questions: list[type[Question[Any]]] = [
        step for step in steps_of(Blackout) if issubclass(step, Question) and hasattr(step, "asks")
    ]
    assert len(questions) > 15
    for step in questions:
        assert WORDS.say.has(f"ask-{step.asks}"), step
        assert WORDS.say.has(f"hint-{step.asks}"), step
        assert WORDS.say.has(f"topic-{step.asks}"), step
        assert WORDS.say.has("rule-" + step.rule.replace(".", "-")), step
    assert WORDS.rule("B6.7").startswith("When")


def test_every_move_has_a_message() -> None:
    kinds = [kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)]
    verbs = {str(kind.__struct_config__.tag) for kind in kinds if kind is not Move}
    assert len(verbs) > 25
    assert not [verb for verb in verbs if not WORDS.say.has(f"move-{verb}")]


def test_every_card_place_and_tile_has_a_name_and_a_text() -> None:
    for key in PACK.cards:
        assert not WORDS.card(key).startswith("["), key
        assert WORDS.card_lines(key), key
        assert not [line for line in WORDS.card_lines(key) if "[" in line or "{" in line]
    for key in PACK.tiles:
        assert "[" not in WORDS.tile(key)
    for key in (
        *(f"location-{place}" for place in PACK.board.ids),
        *(f"district-{district}" for district in PACK.board.district_ids),
    ):
        assert WORDS.say.has(key), key


def test_titles_are_all_different() -> None:
    titles = [WORDS.card(key) for key in PACK.cards if not key.startswith(("tiger", "horse", "rabbit"))]
    assert len(titles) == len(set(titles))


def test_a_whole_game_in_words() -> None:
    """Every question, move and event of some games reads well: no key, no placeholder is left."""
    chosen: tuple[dict[str, Any], ...] = ({"players": 2}, {"players": 2, "mode": "campaign", "chapter": 3})
    for seed, options in enumerate(chosen):
        match, dice = Match(BLACKOUT, make_options(BLACKOUT, **options), seed), Dice(seed)
        while match.state.to_act:
            seat = dice.pick(match.state.to_act)
            decision = match.state.decision(seat)
            lines = [WORDS.question(decision), *(WORDS.move(move, decision) for move in decision.moves)]
            events = match.play(seat, dice.pick(decision.moves).notation())
            lines += [WORDS.event(event.seen_by(None)) for event in events]
            lines += [WORDS.event(event.seen_by(seat)) for event in events]
            for line in lines:
                assert line, decision.asks
                assert not line[0].islower(), line
                assert not re.search(r"[\[{}]|\$", line), line


def test_plurals_and_lists() -> None:
    assert WORDS.amount("tools", 1) == "1 tool"
    assert WORDS.amount("tools", 2) == "2 tools"
    assert WORDS.say.listing(["a", "b", "c"]) == "a, b, and c"
    assert WORDS.say.listing_or(["a", "b"]) == "a or b"
    assert WORDS.say.listing_or(["a", "b", "c"]) == "a, b, or c"
    assert WORDS.say.listing([]) == ""


@pytest.mark.parametrize(
    ("language", "sentences", "clauses", "deeds", "ways", "title"),
    [
        ("en", "One. Two.", "a, b, and c", "a, b, and c", "a; b; or c", '"Tram driver"'),
        ("de", "One. Two.", "a, b und c", "a, b und c", "a; b; oder c", "„Tram driver“"),
        ("fr", "One. Two.", "a, que b et que c", "a, b et c", "a\u202f; b\u202f; ou c", "«\u202fTram driver\u202f»"),
        ("zh-Hant", "One.Two.", "a，b，而且c", "a，b，並c", "a；b；或c", "「Tram driver」"),
    ],
)
def test_each_language_joins_and_quotes_in_its_own_way(
    language: str, sentences: str, clauses: str, deeds: str, ways: str, title: str
) -> None:
    say = Texts(language)
    assert say.sentences(["One.", "Two."]) == sentences
    assert say.clauses(["a", "b", "c"]) == clauses
    assert say.deeds(["a", "b", "c"]) == deeds
    assert say.ways(["a", "b", "c"]) == ways
    assert say.quoted("Tram driver") == title


def test_titles_are_quoted_by_the_language_and_not_by_each_message() -> None:
    """`{ $card }` comes with its quotes, `{ $title }` is for headings and buttons."""
    typed = re.compile(r"[\"„«「]\s?\{ \$(card|title) \}")
    for path in (SOURCE / "games" / "blackout").rglob("*.ftl"):
        assert not typed.search(path.read_text("utf-8")), path
    assert WORDS.event(Event("swept", None, {"card": "V11"})) == '"Tram driver" leaves the display.'
    assert WORDS.event(Event("refilled", None, {"row": 2, "cards": ["V11", "V12", "V14"]})) == (
        'Row 2 is refilled: "Tram driver", "Laundry owner", and "Herbalist".'
    )


def test_a_question_says_what_its_moves_mean() -> None:
    assert WORDS.move(moves.DONE) == "Done"
    assert WORDS.move(moves.DONE, Decision(0, "buy", "B8.1", (moves.DONE,))) == "Pass"
    assert WORDS.move(moves.DONE, Decision(0, "scout", "B7.1", (moves.DONE,))) == "Do not scout"
    assert WORDS.move(moves.LEAVE, Decision(0, "tile", "B7.2", (moves.LEAVE,))) == "Take no tile"
    assert WORDS.move(moves.LEAVE, Decision(0, "finish", "B6.10", (moves.LEAVE,))) == "Leave the card open"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_probe_names_no_reward(language: str) -> None:
    words = BlackoutTexts(PACK, language)
    for key, tile in PACK.tiles.items():
        rewards = [words.gain(tile.simple.gain), words.gain(tile.advanced.gain)]
        assert not [gain for gain in rewards if gain in words.move(moves.Collect(key, "probe"))]
        assert rewards[0] in words.move(moves.Collect(key, "simple"))


def test_cards_read_like_cards() -> None:
    assert WORDS.card_lines("dragon-scout") == [
        "2 HK dollars",
        "1 gasoline → 1 GPS token; or 1 book → 1 GPS token",
        "1 search icon, 1 point",
    ]
    assert WORDS.card_lines("V06")[-1] == (
        "Goal: 4 HK dollars; a slot with 2 red cards and 1 yellow card → a cube on the map (yellow)"
    )


def test_a_missing_translation_falls_back_to_english_and_a_missing_key_shows_itself() -> None:
    assert Texts("de")("seat", number=2)
    assert Texts()("no-such-key") == "[no-such-key]"


def test_problems_are_one_line() -> None:
    text = Texts().problem(Problem("record-bad-line", line=3, text="oops"))
    assert text == 'Line 3 of the record makes no sense: "oops".'
