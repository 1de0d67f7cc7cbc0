"""Standing orders: carried out as moves of the seat that gave them, as long as they last, and no secret of anybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import UNSET

from hearthlight.games import game_keys, game_named
from hearthlight.games.blackout.rules.phases.new_objectives import BuyCard
from hearthlight.kernel import Dice, Problem
from hearthlight.table import Ahead, Table, cancel, give, look, offered

from .test_table import table_of

FAR = 4000


def play(table: Table, until: Callable[[Table], bool], dice: Dice | None = None) -> bool:
    """Everybody plays as bots do, until something is so or the game is over."""
    dice = dice or Dice(5)
    bot = table.game.bot()
    while not table.finished and len(table.made) < FAR:
        if until(table):
            return True
        seat, asked = next(iter(table.answering().items()))
        table.play(seat, bot.choose(table.match.state, asked, dice).notation())
    return False


def asks(table: Table, seat: int) -> str:
    question = table.match.state.question
    return question.asks if question and seat in table.answering() else ""


def ordered(table: Table) -> list[tuple[int, str, str]]:
    """Who made which moves by which order."""
    return [
        (made.by, made.ordered, move)
        for made, (_, move) in zip(table.made, table.match.record.moves, strict=True)
        if made.ordered
    ]


def test_what_is_ordered_for_a_round_is_answered_in_it_and_asked_in_the_next() -> None:
    table = table_of("blackout", "person", "person", "person")
    give(table, 1, "no-purchases", "")
    assert play(table, lambda now: now.match.state.round == 2 or asks(now, 1) == "buy")
    assert table.match.state.round == 2, "nobody was asked"
    assert {(by, key, move) for by, key, move in ordered(table)} == {(1, "no-purchases", "done")}
    assert table.orders == []
    assert play(table, lambda now: asks(now, 1) == "buy"), "the order was for one round"


def test_a_question_that_would_come_again_offers_to_be_answered_for_good() -> None:
    table = table_of("blackout", "person", "person", "person")
    assert play(table, lambda now: asks(now, 1) == "buy" and look(now, 1, "en").ahead is not UNSET)
    ahead, number = look(table, 1, "en").ahead, table.match.state.round
    assert isinstance(ahead, Ahead)
    assert ahead.text == "Pass on every purchase this round"
    assert look(table, 0, "en").ahead is UNSET
    give(table, 1, ahead.order, "")
    assert table.carry_out()
    assert play(table, lambda now: asks(now, 1) == "buy")
    assert table.match.state.round > number


def last_to_pass(table: Table) -> bool:
    question = table.match.state.question
    return isinstance(question, BuyCard) and question.passes == table.match.state.seats - 1


def test_who_is_not_asked_again_is_offered_nothing() -> None:
    table = table_of("blackout", "person", "person", "person")
    assert play(table, lambda now: asks(now, 1) == "buy" and last_to_pass(now))
    assert look(table, 1, "en").ahead is UNSET


def test_the_log_says_what_was_ordered() -> None:
    table = table_of("blackout", "person", "person", "person")
    give(table, 1, "no-purchases", "")
    play(table, lambda now: bool(ordered(now)))
    marked = [line for line in look(table, 0, "en").log if line.ordered is True]
    assert [(line.kind, line.seat) for line in marked] == [("passed", 1)]


def test_who_takes_back_what_was_ordered_is_asked() -> None:
    table = table_of("blackout", "person", "person", "person")
    give(table, 1, "no-goals", "")
    assert play(table, lambda now: bool(ordered(now)) and bool(now.undoes(1)))
    table.undo(1)
    assert asks(table, 1) == "objectives"
    assert table.orders == []
    other = table.copy()
    give(other, 1, "no-goals", "")
    assert other.carry_out(), "what is asked now is answered at once"
    assert asks(other, 1) != "objectives"
    assert asks(table, 1) == "objectives", "a copy is a copy"


def test_a_plan_is_made_and_can_be_taken_back_while_others_plan() -> None:
    table = table_of("blackout", "person", "person")
    assert play(table, lambda now: asks(now, 1) == "plan")
    give(table, 1, "plan", "")
    assert table.carry_out()
    assert 1 not in table.answering()
    assert any(table.match.state.players[1].planned)  # type: ignore[attr-defined]
    assert 0 in table.answering()
    table.undo(1)
    assert asks(table, 1) == "plan"
    assert not any(table.match.state.players[1].planned)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_routine_leaves_nothing_to_answer_that_the_table_suggests(game: str) -> None:
    table = table_of(game, "person", "person")
    give(table, 1, "routine", "")
    steps = []
    play(table, lambda now: steps.append(now.proposal(1) if 1 in now.answering() else []) or len(steps) > 300)  # type: ignore[func-returns-value]
    assert not any(steps)
    assert len(ordered(table)) > 5
    assert {(by, key) for by, key, _ in ordered(table)} == {(1, "routine")}


@pytest.mark.parametrize(("way", "gives"), [("give", True), ("keep", False)])
def test_for_the_dead_a_card_is_given_or_kept(way: str, gives: bool) -> None:
    for seed in range(1, 30):
        table = table_of("frostpunk", "person", "person", seed=seed)
        bot, dice = game_named("frostpunk").bot("random"), Dice(seed)
        while not table.finished and asks(table, 1) != "death":
            seat, asked = next(iter(table.answering().items()))
            table.play(seat, bot.choose(table.match.state, asked, dice).notation())
        if table.finished:
            continue
        held = len(table.match.state.hands[1])  # type: ignore[attr-defined]
        give(table, 1, "death", way)
        assert table.carry_out()
        assert ordered(table)[0][2].startswith("discard" if gives else "draw"), ordered(table)
        assert (len(table.match.state.hands[1]) < held) == gives  # type: ignore[attr-defined]
        return
    raise AssertionError("nobody died")


def test_what_all_others_suggest_is_decided() -> None:
    table = table_of("frostpunk", "person", "person", "person")

    def choice(now: Table) -> bool:
        state = now.match.state
        return state.joint_seat == 0 and 0 in now.answering() and len(state.moves(0)) > 1

    assert play(table, choice)
    give(table, 0, "together", "")
    assert not table.carry_out()
    first, second = [move.notation() for move in table.match.state.moves(0)[:2]]
    table.suggest(1, first)
    table.suggest(2, second)
    assert not table.carry_out(), "they do not agree"
    table.suggest(2, first)
    assert table.carry_out()
    assert ordered(table)[0] == (0, "together", first)


@pytest.mark.parametrize("game", game_keys())
def test_orders_are_told_in_every_language_and_only_to_who_gave_them(game: str) -> None:
    table = table_of(game, "person", "person")
    for language in ("en", "de", "fr", "zh-Hant"):
        for order in offered(table, 1, language):
            assert all([order.text, order.about, *(way.text for way in order.ways)])
            assert "order-" not in order.text + order.about
    for order in offered(table, 1, "en"):
        give(table, 1, order.key, order.ways[0].key if order.ways else "")
    before = look(table_of(game, "person", "person"), 0, "en")
    assert look(table, 0, "en") == before
    assert all(order.given is None for order in offered(table, 0, "en"))
    assert all(order.given is not None for order in offered(table, 1, "en"))
    for order in offered(table, 1, "en"):
        cancel(table, 1, order.key)
    assert table.orders == []


def test_only_what_is_offered_can_be_ordered() -> None:
    table = table_of("frostpunk", "person", "person")
    for key, way in (("win", ""), ("death", ""), ("death", "win"), ("routine", "give")):
        with pytest.raises(Problem):
            give(table, 0, key, way)
    assert offered(table_of("frostpunk", "person"), 0, "en") == [], "alone nobody waits"


def test_bots_and_empty_chairs_have_no_orders() -> None:
    table = table_of("blackout", "person", "person")
    give(table, 1, "plan", "")
    table.seats[1].kind = "bot"  # type: ignore[misc]
    play(table, lambda now: now.match.state.round == 2)
    assert ordered(table) == []
    assert table.orders == []
