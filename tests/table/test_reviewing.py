"""A game that is over, looked at again: what mattered, what an adviser would have done, and how to try it again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from hearthlight.bots import Adviser
from hearthlight.games import Game, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import IllegalMove, Match, Move, Problem, State, make_options, read_record
from hearthlight.table import Made, Table, again_from, look, review, tell_review, tell_story
from hearthlight.table.reviewing import MATTERS, MOST, decided

from .test_table import Chair, table_of, until_joint

pytestmark = pytest.mark.xdist_group("reviewing")  # the games are played once
GAMES = ("blackout", "frostpunk")
Choose = Callable[[State, int], Move | None]
"""What somebody does who does not do what the adviser says; nothing: does it."""


def adviser_of(game: Game) -> Adviser[State]:
    assert game.adviser is not None
    return game.adviser


def advised(game: Game, state: State, seat: int) -> Move:
    adviser = adviser_of(game)
    return adviser.rated(adviser.world(state, seat), seat)[0][1][0]


def play_on(match: Match, choose: Choose = lambda _state, _seat: None) -> Match:
    """To the end: everybody does what the adviser says, but for what `choose` chooses."""
    game = game_named(match.record.game)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, (choose(match.state, seat) or advised(game, match.state, seat)).notation())
    return match


def begun(game: str, players: int = 2, seed: int = 5) -> Match:
    box = game_named(game)
    return Match(box, make_options(box, players=players), seed)


def seated(match: Match) -> Table:
    return Table(match, [Chair(name) for name in ("Ada", "Ben", "Cai", "Dee")[: match.state.seats]])


class Blunder:
    """Once, from the second round on, seat 0 does nothing where there was much to do."""

    def __init__(self, game: Game) -> None:
        self.adviser = adviser_of(game)
        self.at = -1
        self.round = 0
        self.better = ""

    def __call__(self, state: State, seat: int) -> Move | None:
        if self.at >= 0 or seat or state.round < 2 or state.decision(seat).asks == "figure":
            return None  # F4.12: who would end the actions is not let
        for move in state.moves(seat):
            if self.adviser.passes(move) and not self.adviser.passes(self.adviser.weigh(state, seat, move)[0][0]):
                best, _ = self.adviser.weigh(state, seat, move)
                if self.adviser.gap(state, seat, best[0], move, 6) > 2:
                    self.at, self.round, self.better = state.ply, state.round, best[0].notation()
                    return move
        return None


@cache
def blundered(game: str) -> tuple[Table, Blunder]:
    blunder = Blunder(game_named(game))
    table = seated(play_on(begun(game), blunder))
    assert blunder.at >= 0
    return table, blunder


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_is_found_and_told_first(game: str) -> None:
    table, blunder = blundered(game)
    heard: list[tuple[int, int]] = []
    found = review(table, 0, lambda done, of: heard.append((done, of)))
    assert (found.turns[0].at, found.looked) == (blunder.at, found.alike + 1)
    assert heard == sorted(heard)
    assert all(done < of for done, of in heard)
    for language in LANGUAGES:
        told = tell_review(table, found, language).turns[0]
        assert (told.at, told.round) == (blunder.at, blunder.round)
        assert told.better.moves[0] == blunder.better
        assert told.did.moves == [table.match.record.moves[blunder.at][1]]
        assert told.question
        assert told.did.texts != told.better.texts
        assert told.did.why
        assert told.better.why


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_the_adviser_says_has_nothing_to_read(game: str) -> None:
    found = review(blundered(game)[0], 1)
    assert found.turns == ()
    assert found.looked == found.alike > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_review_knows_what_the_seat_knew_and_no_more(game: str) -> None:
    """A game that differs from it in nothing that the seat had seen by then: the same is said about that decision."""
    table, blunder = blundered(game)
    true = review(table, 0)
    told = tell_review(table, true, "en")
    for seed in range(2):
        match = again_from(table, 0, blunder.at, seed)
        match.play(*table.match.record.moves[blunder.at])
        other = seated(play_on(match))
        found = review(other, 0)
        assert found.turns[0] == true.turns[0]
        assert tell_review(other, found, "en").turns[0] == told.turns[0]
        assert min(decided(other, 0)) == blunder.at, "what was before is no part of this game"


def test_what_is_only_put_off_does_not_count() -> None:
    """The same cards planned in another order."""
    game, match = game_named("blackout"), begun("blackout")
    planned: list[str] = []

    def other_order(state: State, seat: int) -> Move | None:
        if seat or state.round != 2 or state.question is None or state.question.asks != "plan":
            return None
        if not planned:
            ahead = state.copy()
            while ahead.question and ahead.question.asks == "plan" and 0 in ahead.to_act:
                planned.append((move := advised(game, ahead, 0)).notation())
                ahead.play(0, move)
            planned[:-1] = reversed(planned[:-1])
        wanted = planned.pop(0)
        return next(move for move in state.moves(seat) if move.notation() == wanted)

    found = review(seated(play_on(match, other_order)), 0)
    assert found.alike < found.looked
    assert found.turns == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_weightiest_come_first_and_there_are_never_many(game: str) -> None:
    def last(state: State, seat: int) -> Move | None:
        return state.moves(seat)[-1] if seat == 0 and state.ply % 3 == 0 else None

    match = play_on(begun(game), last)
    gaps = [turn.gap for turn in review(seated(match), 0).turns]
    assert 2 < len(gaps) <= MOST
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[-1] >= MATTERS


def test_moves_in_a_row_are_the_decisions_that_they_are_made_of_and_what_the_table_did_is_none() -> None:
    table, _ = blundered("blackout")
    one_by_one = review(table, 0)
    in_a_row = [Made(seat, follows=number > 0) for number, (seat, _) in enumerate(table.match.record.moves)]
    assert review(Table(table.match, table.seats, in_a_row), 0) == one_by_one
    auto = [Made(made.by, auto=True) if made.by == 0 else made for made in table.made]
    assert review(Table(table.match, table.seats, auto), 0).looked == 0


def test_who_decides_for_a_bot_has_decided() -> None:
    table = table_of("frostpunk", "bot", "person")
    until_joint(table, "bot")
    ((seat, asked),) = table.answering().items()
    assert (seat, asked) == (1, 0)
    number = table.match.state.ply
    table.play(seat, table.match.state.moves(asked)[0].notation(), auto=False)
    assert number in decided(table, 1)
    assert number not in decided(table, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_can_be_tried_again_with_what_was_known_then(game: str) -> None:
    table, blunder = blundered(game)
    then = Match.replay(table.game, table.match.record.fork(blunder.at))
    worlds = set()
    for seed in range(4):
        match = again_from(table, 0, blunder.at, seed)
        assert match.view(0) == then.view(0)
        assert match.state.moves(0) == then.state.moves(0)
        worlds.add(match.state.fingerprint())
        again = seated(match)
        assert again.undoes(0) == again.undoes(1) == []
        stood = again.match.state.fingerprint()
        again.play(0, blunder.better, auto=False)
        if again.undoes(0):
            again.undo(0)
            assert again.match.state.fingerprint() == stood
            with pytest.raises(IllegalMove):
                again.undo(0)
    assert len(worlds) == 4
    assert then.state.fingerprint() not in worlds


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tried_again_is_played_to_its_end_saved_and_reviewed(game: str) -> None:
    table, blunder = blundered(game)
    match = play_on(again_from(table, 0, blunder.at, 11))
    record, cut = read_record(match.text())
    assert not cut
    replayed = seated(Match.replay(table.game, record))
    assert replayed.match.state == match.state
    assert look(replayed, 0, "en").finished
    story = tell_story(replayed, "en")
    assert story
    assert story.steps[-1].ply == match.state.ply
    found = review(replayed, 0)
    assert 0 < found.looked == found.alike
    with pytest.raises(IllegalMove, match="not-asked"):
        again_from(replayed, 0, blunder.at - 1, 1)  # that belongs to the game of then


def test_only_what_is_over_is_reviewed_and_only_where_somebody_can(monkeypatch: pytest.MonkeyPatch) -> None:
    running = seated(begun("blackout"))
    for refused in (lambda: review(running, 0), lambda: again_from(running, 0, 0, 1)):
        with pytest.raises(Problem, match="not-finished"):
            refused()
    over, _ = blundered("blackout")
    others = next(number for number, made in enumerate(over.made) if made.by == 1)
    with pytest.raises(IllegalMove, match="not-asked"):
        again_from(over, 0, others, 1)
    monkeypatch.setattr(type(over.game), "adviser", None)
    with pytest.raises(Problem, match="no-adviser"):
        review(over, 0)


def test_hints_that_were_switched_off_do_no_harm_now() -> None:
    table, _ = blundered("frostpunk")
    assert review(Table(table.match, table.seats, hints=False), 0) == review(table, 0)
