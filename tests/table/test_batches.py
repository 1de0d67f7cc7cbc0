"""Moves in a row: played at once, ended where something new comes to light, taken back at once."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.rules.model import Blackout
from hearthlight.kernel import Dice, IllegalMove, Move, State
from hearthlight.table import Made, Table, look, look_back

from .test_table import play, table_of


def blackout(table: Table) -> Blackout:
    assert isinstance(table.match.state, Blackout)
    return table.match.state


def planning(*kinds: str) -> tuple[Table, list[str]]:
    """A table where all plan, and three plans of seat 0 in a row."""
    table = table_of("blackout", *kinds)
    while blackout(table).phase != 1:
        play(table, 1, Dice(1))
    hand = blackout(table).players[0].hand
    return table, [f"plan {card} {slot}" for slot, card in enumerate(hand[:3], 1)]


@pytest.fixture
def ready_when_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes a plan for ready as soon as no card can be added."""

    def obvious(state: State, seat: int) -> Move | None:
        verbs = {move.verb: move for move in state.moves(seat)}
        return verbs.get("ready") if "plan" not in verbs else None

    monkeypatch.setattr(BLACKOUT, "obvious", obvious)


FULL = pytest.mark.usefixtures("ready_when_full")


def asks(table: Table) -> str:
    question = table.match.state.question
    return question.asks if question else ""


def test_moves_in_a_row_are_one_step() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    assert table.play_all(0, plans[:2]) == 2
    assert table.match.record.moves == [*before, (0, plans[0]), (0, plans[1])]
    assert table.made[-2:] == [Made(0), Made(0, follows=True)]
    table.undo(0)
    assert table.match.record.moves == before
    assert len(table.made) == len(before)


def test_steps_are_taken_back_one_by_one() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    table.play(0, plans[0])
    table.play_all(0, ["transport", plans[1]])
    table.undo(0)
    assert table.match.record.moves == [*before, (0, plans[0])]
    table.undo(0)
    assert table.match.record.moves == before


def test_what_others_do_meanwhile_stands() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    table.play_all(0, plans[:2])
    table.play(1, "transport")
    table.undo(0)
    assert table.match.record.moves == [*before, (1, "transport")]
    assert table.made[-1] == Made(1)


def test_nothing_is_done_if_the_first_is_illegal() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    with pytest.raises(IllegalMove):
        table.play_all(0, ["plan nobody 1", *plans])
    assert table.match.record.moves == before


def test_they_end_where_one_is_illegal() -> None:
    table, plans = planning("person", "person")
    assert table.play_all(0, [plans[0], "plan nobody 2", plans[1]]) == 1


def test_they_end_where_somebody_else_is_to_act() -> None:
    table = table_of("blackout", "person", "person")
    (first,) = table.answering()
    start, other = (move.notation() for move in table.match.state.moves(first)[:2])
    assert table.play_all(first, [start, other]) == 1
    assert first not in table.answering()


def test_they_end_where_something_new_comes_to_light_but_not_at_the_own_secrets() -> None:
    table, plans = planning("person", "person")
    dice = Dice(4)
    table.play_all(0, [*plans, "ready"])
    while asks(table) != "scout" or 0 not in table.answering():
        if 0 in table.answering() and asks(table) == "turn":
            proposal = table.game.propose(table.match.state, 0)
            turns = sum(move.verb == "turn" for move in proposal)
            assert turns == 3, "the own cards are no news"
            assert table.play_all(0, [move.notation() for move in proposal], auto=False) == len(proposal)
        else:
            play(table, 1, dice)
    moves = [move for move in table.match.state.moves(0) if move.verb == "scout"]
    assert table.play_all(0, [moves[0].notation(), "leave"]) == 1, "now the tiles are known"
    assert look(table, 0, "en").decision is not None


@FULL
def test_what_needs_no_thought_is_done_with_the_move_and_taken_back_with_it() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    table.play_all(0, plans)  # all slots are full: only `ready` is left
    assert [move for _, move in table.match.record.moves[len(before) :]] == [*plans, "ready"]
    assert table.made[-1] == Made(0, follows=True, auto=True)
    log = look(table, 0, "en").log
    assert [line.kind for line in log if line.auto] == ["ready"]
    assert look_back(table, 0, "en", table.match.state.ply).log == log
    assert not any(line.auto for line in look(table, 1, "en").log), "nothing was done for others"
    table.undo(0)
    assert table.match.record.moves == before


def test_everything_is_asked_if_wanted() -> None:
    table, plans = planning("person", "person")
    table.play_all(0, plans, auto=False)
    assert not any(made.auto for made in table.made)
    assert 0 in table.answering()


@FULL
def test_what_was_taken_back_is_asked_until_the_seat_has_moved() -> None:
    table, plans = planning("person", "person")
    table.play_all(0, plans, auto=False)
    table.play(1, "transport")
    assert 0 in table.answering(), "a move of another seat answers nothing for this one"
    table.play(0, "transport")
    assert (table.match.record.moves[-1], table.made[-1].auto) == ((0, "ready"), True)


def test_after_the_move_of_a_bot_it_is_a_step_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("blackout", "bot", "bot", "person")

    def first_place(state: State, seat: int) -> Move | None:
        return state.moves(seat)[0] if state.round == 0 else None

    monkeypatch.setattr(table.game, "obvious", first_place)
    while 2 not in table.answering() and not any(made.auto for made in table.made):
        play(table, 1, Dice(1))
    number = next(number for number, made in enumerate(table.made) if made.auto)
    assert table.made[number] == Made(2, auto=True)
    assert not any(made.auto for made in table.made[:number]), "people are helped, and bots are not"


def test_what_was_answered_can_be_taken_back_and_is_then_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table, plans = planning("person", "bot")
    table.play_all(0, plans[:2])

    def ready(state: State, seat: int) -> Move | None:
        return next((move for move in state.moves(seat) if move.verb == "ready"), None)

    monkeypatch.setattr(table.game, "obvious", ready)
    table.play(1, "ready")
    assert not table.made[-1].auto, "they choose at the same time"
    table.play(0, "transport")
    assert table.made[-1] == Made(0, follows=True, auto=True)
    assert table.answered_by_itself()
    table.undo(0)
    assert list(table.answering()) == [0]
    assert not table.answered_by_itself()


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    table = table_of("blackout", "person", "person")
    dice = Dice(1)
    while table.answering():
        play(table, 1, dice)
    assert [table.undoes(seat) for seat in (0, 1)] == [[], []]
    assert [table.why_no_undo(seat) for seat in (0, 1)] == ["over", "over"]


def test_a_table_says_why_nothing_can_be_taken_back() -> None:
    table, plans = planning("person", "person")
    assert table.why_no_undo(0) in ("others", "revealed"), "the dice have been rolled"
    table.play(0, plans[0])
    assert [table.why_no_undo(seat) for seat in (0, 1)] == ["", "others"]
    assert look(table, 0, "en").no_undo == ""
    assert look(table, 1, "en").no_undo == "Others have acted since your last move."
    assert look(table, None, "en").no_undo == ""
    assert table_of("blackout", "person", "person").why_no_undo(0) == "none"


def test_what_a_seat_may_do_is_the_same_while_others_choose() -> None:
    table, plans = planning("person", "person", "person")
    mine, others = table.standing(0), table.standing(2)
    table.play(1, "ready")
    assert table.standing(0) == mine
    table.undo(1)
    assert table.standing(0) == mine
    table.play(0, plans[0])
    assert table.standing(0) != mine
    assert table.standing(2) == others


def test_one_move_is_taken_back_alone_while_all_choose() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    table.play_all(0, plans[:2])
    table.play(1, "transport")
    table.undo(0, plans[0])
    assert table.match.record.moves == [*before, (0, plans[1]), (1, "transport")]
    assert table.made[-2:] == [Made(0), Made(1)], "what is left begins what was done at once"
    with pytest.raises(IllegalMove):
        table.undo(0, plans[0])
    with pytest.raises(IllegalMove):
        table.undo(1, plans[1])
    table.undo(0)
    assert table.match.record.moves == [*before, (1, "transport")]


def test_one_move_is_taken_back_alone_by_the_last_who_chooses() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    table.play(0, plans[0])
    table.play(1, "ready")
    table.play(0, plans[1])
    table.undo(0, plans[0])
    assert table.match.record.moves == [*before, (1, "ready"), (0, plans[1])]
    with pytest.raises(IllegalMove):
        table.undo(1, "ready")


def test_one_move_is_taken_back_alone_by_who_plays_alone() -> None:
    table, plans = planning("person")
    before = list(table.match.record.moves)
    table.play_all(0, plans[:2])
    table.undo(0, plans[0])
    assert table.match.record.moves == [*before, (0, plans[1])]


@FULL
def test_what_the_table_answered_since_goes_with_a_move_that_is_taken_back_alone() -> None:
    table, plans = planning("person", "person")
    before = list(table.match.record.moves)
    for plan in plans:
        table.play(0, plan)
    assert table.made[-1].auto, "all slots are full: ready"
    table.undo(0, plans[0])
    assert table.match.record.moves == [*before, (0, plans[1]), (0, plans[2])]
