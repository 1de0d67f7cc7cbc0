"""The answers in the dock of a phone: every word of them is seen, in every language, with the longest names."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from .layout import look_at
from .moments import always, moment
from .visitors import LANGUAGES, Arrive

TIGHT = """() => [...document.querySelectorAll('[data-testid="dock"] .choice')].map((chip) => {
    const words = document.createRange();
    words.selectNodeContents(chip);
    const [inner, outer] = [words, chip].map((one) => one.getBoundingClientRect());
    const room = Math.min(inner.top - outer.top, outer.bottom - inner.bottom, outer.right - inner.right);
    return [chip.innerText, room, parseFloat(getComputedStyle(chip).fontSize)];
})"""
LEAST_ROOM = 1
"""Pixels between the words and the edge: what touches it looks cut."""
SMALLEST = 12


def finishing(card: str, state: Any) -> bool:
    return bool(state.question.card == card)


RECORDS = {
    "western shelters": ("blackout", "finish", 3, partial(finishing, "EA")),
    "cross-harbour line": ("blackout", "finish", 3, partial(finishing, "EC")),
    "fuel": ("frostpunk", "fuel", 2, always),
}


@pytest.mark.parametrize("name", [pytest.param("western shelters", marks=pytest.mark.soak), *list(RECORDS)[1:]])
def test_no_word_of_a_chip_is_cut_on_a_phone(arrive: Arrive, name: str) -> None:
    game, asks, players, when = RECORDS[name]
    ada = arrive(phone=True)
    look_at(ada, moment(game, asks, players=players, rounds=1, when=when))
    found: list[str] = []
    for language in LANGUAGES:
        ada.page.evaluate("language => localStorage.setItem('hearthlight.language', language)", language)
        ada.page.reload()
        ada.main.wait_for()
        ada.drawn()
        chips = ada.page.evaluate(TIGHT)
        assert chips, language
        found += [f"{language}: {words}" for words, room, size in chips if room < LEAST_ROOM or size < SMALLEST]
    assert not found, "\n".join(found)
