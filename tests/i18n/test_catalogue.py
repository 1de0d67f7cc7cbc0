"""A catalogue reads a message when it is asked for, and finds the same as somebody who reads everything at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hearthlight.i18n.catalogue import Catalogue

from .test_texts import FILES

TOLD = """\
# A comment before.
-city = { $form ->
   *[plain] the city
    [capital] The city
 }
snow = Snow
    falls on { -city }.
    .short = Snow
# A comment behind
storm = { -city(form: "capital") } waits: { snow }
night = −3 is colder than { $degrees }
"""


def catalogue(folder: Path, *texts: str) -> Catalogue:
    paths = [folder / f"{number}.ftl" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8")
    return Catalogue("en", paths)


def test_a_message_comes_with_all_that_it_mentions(tmp_path: Path) -> None:
    told = catalogue(tmp_path, TOLD)
    value = told["storm"].value
    assert value is not None
    assert told.say(value, {}) == "The city waits: Snow falls on the city."
    assert told.say(told["snow"].attributes["short"], {}) == "Snow"
    assert "city" not in told


def test_numbers_below_zero_have_a_minus(tmp_path: Path) -> None:
    told = catalogue(tmp_path, TOLD)
    value = told["night"].value
    assert value is not None
    assert told.say(value, {"degrees": -2}) == "−3 is colder than −2"


def test_what_was_said_lately_is_not_put_together_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = catalogue(tmp_path, TOLD)
    value = told["night"].value
    assert value is not None
    first = told.say(value, {"degrees": -2})
    monkeypatch.setattr(told._bundle, "format_pattern", lambda *_: ("anew", []))
    assert told.say(value, {"degrees": -2}) == first
    assert told.say(value, {"degrees": "-2"}) == "anew"
    monkeypatch.setattr("hearthlight.i18n.catalogue.MOST_REMEMBERED", 2)
    assert told.say(value, {"degrees": -3}) == "anew"
    assert len(told._said) == 1


def test_the_first_file_counts(tmp_path: Path) -> None:
    told = catalogue(tmp_path, "sun = Sun\n", "sun = Moon\nmoon = Moon")
    value = told["sun"].value
    assert value is not None
    assert told.say(value, {}) == "Sun"
    assert "moon" in told


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-4:]))
def test_it_has_what_a_parser_of_the_whole_file_finds(path: Path) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(resource := FluentResource(path.read_text("utf-8")))
    found = Catalogue("en", [path])
    for entry in resource.body:
        if hasattr(entry, "id") and whole.has_message(entry.id.name):
            message = whole.get_message(entry.id.name)
            assert set(found[entry.id.name].attributes) == set(message.attributes), entry.id.name
            assert (found[entry.id.name].value is None) == (message.value is None), entry.id.name
