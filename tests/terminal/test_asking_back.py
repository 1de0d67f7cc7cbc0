"""Whoever is asked something at a terminal may ask back: what to do and why, what the icons mean."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from io import StringIO

import pytest
from rich.console import Console

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import advise, explain_table
from hearthlight.terminal.session import Quit, Session

ADVISED = [key for key in game_keys() if game_named(key).adviser]


def sitting(game: str, language: str, typed: Iterable[str]) -> tuple[Session, StringIO]:
    """Ada against a bot where she has much to choose from; what she types, and then she leaves."""
    rules, answers, shown = game_named(game), iter(typed), StringIO()
    match, dice = Match(rules, make_options(rules, players=2), 1, names=["Ada", "Ben"]), Dice(1)
    while match.state.to_act[0] or len(match.state.moves(0)) < 5 or match.state.round < 2:
        seat = match.state.to_act[0]
        match.play(seat, dice.pick(match.state.moves(seat)).notation())

    def read(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    bot = rules.bot(next(iter(rules.own_bots)))
    console = Console(file=shown, width=2000, color_system=None)
    return Session(match, {1: bot}, language, console, read), shown


def made(session: Session) -> int:
    """How many moves she has made."""
    return sum(not seat for seat, _ in session.match.record.moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ADVISED)
def test_a_hint_says_what_to_do_and_why(game: str, language: str) -> None:
    session, shown = sitting(game, language, ["hint"])
    before = made(session)
    with suppress(Quit):
        session.run()
    advice = advise(session.table, 0, language).advice
    assert advice[0].why
    assert f"→ {', '.join(advice[0].texts)}" in shown.getvalue()
    for one in advice:
        assert one.why in shown.getvalue()
    assert made(session) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ADVISED)
def test_icons_are_explained_as_they_stand_now(game: str, language: str) -> None:
    session, shown = sitting(game, language, ["icons"])
    before = made(session)
    with suppress(Quit):
        session.run()
    known = explain_table(session.table, 0, language)
    assert len(known.things) > 10
    assert any(thing.now for thing in known.things)
    for thing in known.things:
        assert thing.title in shown.getvalue()
        assert thing.now in shown.getvalue()
    assert made(session) == before
