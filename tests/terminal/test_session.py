"""A game at one keyboard: what is typed, what is shown, and who sees what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from io import StringIO
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from hearthlight.bots import Bot
from hearthlight.bots.base import RandomBot
from hearthlight.games import game_named
from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.kernel import Dice, Match, make_options, read_record
from hearthlight.terminal.session import Quit, Session


class Typed:
    """Answers that were typed beforehand; then the people leave."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers

    def __call__(self, prompt: str) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None


def played(match: Match, bots: Mapping[int, Bot], answers: list[str]) -> str:
    console = Console(file=StringIO(), width=120, color_system=None)
    session = Session(match, bots, "en", console, Typed(iter(answers)))
    with suppress(Quit):
        session.run()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_what_is_proposed_is_played_with_a_letter() -> None:
    match, dice = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), 1, names=["Ada"]), Dice(1)
    while len(game_named("frostpunk").propose(match.state, 0)) < 2:
        match.play(0, dice.pick(match.state.moves(0)).notation())
    before, proposed = match.state.ply, game_named("frostpunk").propose(match.state, 0)
    shown = played(match, {}, ["a"])
    assert "Proposed: " in shown
    assert [move for _, move in match.record.moves[before:]][:2] == [move.notation() for move in proposed[:2]]


def test_a_hint_says_what_to_do_and_why() -> None:
    match, dice = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), 1, names=["Ada"]), Dice(1)
    while match.state.decision(0).asks != "figure":
        match.play(0, dice.pick(match.state.moves(0)).notation())
    before = match.state.ply
    shown = played(match, {}, ["hint"])
    assert isinstance(match.state, Frostpunk)
    best = FROSTPUNK.adviser.advise(match.state, 0)[0]
    assert "→ " in shown
    words = FrostpunkTexts(match.state.pack, "en", ["Ada"])
    assert words.capital(words.reason(next(reason for reason in best.reasons if reason.good))) in shown
    assert match.state.ply == before


def at_a_joint_decision(leader: int) -> Match:
    """A table for two where that seat decides for both, among several things."""
    for seed in range(50):
        match, dice = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), seed, names=["Ada", "Ben"]), Dice(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            decision = match.state.decision(seat)
            if decision.joint and seat == leader and len(decision.moves) > 1:
                return match
            match.play(seat, dice.pick(decision.moves).notation())
    raise AssertionError("no joint decision in 50 games")


def test_a_bot_suggests_what_it_would_choose() -> None:
    match = at_a_joint_decision(0)
    shown = played(match, {1: RandomBot()}, [])
    assert shown.count("← suggested by Ben") == 1
    assert match.state.decision(0).find(match.suggestions[1])


def test_people_at_one_keyboard_suggest_too() -> None:
    match = at_a_joint_decision(0)
    shown = played(match, {}, ["suggest 2 2", "suggest 2 99", "suggest nonsense"])
    assert "← suggested by Ben" in shown
    assert '"suggest 2 99" is not one of the choices' in shown
    assert match.suggestions == {1: match.state.decision(0).moves[1].notation()}


def test_nobody_hides_behind_a_curtain() -> None:
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), 1, names=["Ada", "Ben"])
    assert "it is your turn. Press Enter" not in played(match, {}, ["1"] * 6)


def test_any_card_can_be_looked_up() -> None:
    match = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), 1, names=["Ada"])
    shown = played(match, {}, ["card G05", "card tent", "card X99"])
    assert "Three to a bunk" in shown
    assert "2 sleeping places." in shown
    assert 'There is no card "X99"' in shown


def at_the_start(players: int = 2) -> Match:
    return Match(BLACKOUT, make_options(BLACKOUT, players=players), 3, names=["Ada", "Ben"][:players])


def test_a_number_or_a_notation_is_a_move_and_undo_takes_it_back() -> None:
    match = at_the_start(1)
    first, second = match.state.moves(0)[:2]
    played(match, {}, ["1"])
    assert match.record.moves[0] == (0, first.notation())
    again = at_the_start(1)
    played(again, {}, [second.notation()])
    assert again.record.moves[0] == (0, second.notation())
    while match.state.decision(0).asks != "plan":
        match.play(0, match.state.moves(0)[0].notation())
    before, planned = match.state.ply, match.state.moves(0)[0].notation()
    played(match, {}, [planned])
    assert match.state.ply > before
    played(match, {}, ["undo"])
    assert match.state.ply == before


def test_what_is_no_choice_is_said_and_asked_again() -> None:
    match = at_the_start(1)
    shown = played(match, {}, ["999", "", "dance", "undo", "1"])
    assert '"999" is not one of the choices' in shown
    assert '"dance" is not one of the choices' in shown
    assert match.record.moves[0] == (0, at_the_start(1).state.moves(0)[0].notation())


def test_why_tells_the_rule_behind_the_question() -> None:
    match = at_the_start(1)
    question = match.state.decision(0)
    assert f"{question.rule}: " in played(match, {}, ["why"])
    assert match.state.ply == 0


def test_what_is_saved_is_the_same_game(tmp_path: Path) -> None:
    match, path = at_the_start(1), tmp_path / "game.record"
    assert str(path) in played(match, {}, ["1", f"save {path}", "quit"]).replace("\n", "")
    record, _ = read_record(path.read_text("utf-8"))
    assert record.moves == match.record.moves


def test_a_curtain_falls_between_two_who_hide_their_hands() -> None:
    match = at_the_start()
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 40:
            raise EOFError
        return "" if "Enter" in prompt else "1"

    session = Session(match, {}, "en", Console(file=StringIO(), width=120, color_system=None), read)
    with suppress(Quit):
        session.run()
    players = [seat for seat, _ in match.record.moves]
    changes = sum(one != other for one, other in pairwise(players))
    curtains = [prompt for prompt in asked if "Enter" in prompt]
    assert changes
    assert len(curtains) >= changes
    assert any("Ben" in prompt for prompt in curtains)


def test_with_nobody_but_bots_the_log_is_shown_to_the_end() -> None:
    match = at_the_start()
    shown = played(match, {0: RandomBot(), 1: RandomBot()}, [])
    assert match.state.outcome is not None
    assert "Final scores" in shown
