"""The agenda, decisions, illegal moves, copies, encoding."""

from __future__ import annotations

import pytest

from hearthlight.kernel import BadOptions, Event, IllegalMove, Move, encode, make_options, steps_of

from .bidding import BIDDING, Bid, Bidding, BiddingOptions, Coin, Finish, Roll, Stop, TakeCoins, Treasurer, random_game


def opened(left: int = 10) -> Bidding:
    state = BIDDING.new(BiddingOptions(left=left), 1)
    state.play(0, Bid(1))
    state.play(1, Bid(2))
    return state


def test_several_seats_are_asked_at_once() -> None:
    state = BIDDING.new(BiddingOptions(players=3), 1)
    assert state.to_act == (0, 1, 2)
    state.play(1, Bid(0))
    assert state.to_act == (0, 2)
    assert state.moves(1) == ()


def test_a_decision_names_question_rule_and_all_moves() -> None:
    decision = opened().decision(0)
    assert (decision.seat, decision.asks, decision.rule) == (0, "coins", "X1.2")
    assert [move.notation() for move in decision.moves] == ["coin", "roll", "stop"]
    assert decision.find("roll") == Roll()
    assert decision.find("jump") is None


@pytest.mark.parametrize(("seat", "move"), [(0, Bid(1)), (1, Coin()), (7, Coin())])
def test_an_illegal_move_changes_nothing(seat: int, move: Bid | Coin) -> None:
    state = opened()
    before = state.copy()
    with pytest.raises(IllegalMove):
        state.play(seat, move)
    assert state == before
    assert state.moves(0) == before.moves(0)


def test_an_illegal_notation_says_whether_the_seat_is_asked_at_all() -> None:
    state = opened()
    with pytest.raises(IllegalMove) as wrong:
        state.play_notation(0, "bid 1")
    assert wrong.value.key == "illegal-move"
    with pytest.raises(IllegalMove) as unasked:
        state.play_notation(1, "coin")
    assert unasked.value.key == "not-asked"
    with pytest.raises(IllegalMove):
        state.decision(1)


def test_questions_without_moves_are_over_and_steps_run_in_the_order_pushed() -> None:
    state = opened(left=1)
    state.play(0, Coin())
    assert state.outcome is not None, "nothing left: nobody is asked again"
    assert state.outcome.winners == (0,)
    assert state.to_act == ()


def test_copies_are_equal_and_independent() -> None:
    state = opened()
    twin = state.copy()
    assert twin == state
    twin.play(0, Coin())
    assert state.coins == [0, 0]
    assert twin.coins == [1, 0]
    assert twin != state


def test_encoding_keeps_the_middle_of_a_decision() -> None:
    state = opened()
    state.play(0, Roll())
    loaded = BIDDING.load(encode(state))
    assert loaded.fingerprint() == state.fingerprint()
    assert loaded.agenda == state.agenda
    assert loaded.agenda[-1] == TakeCoins(0)
    loaded.play(0, Stop())
    assert loaded.fingerprint() != state.fingerprint()


def test_the_same_seed_gives_the_same_game() -> None:
    assert random_game(5).fingerprint() == random_game(5).fingerprint()
    assert len({random_game(seed).fingerprint() for seed in range(30)}) > 20


def test_options_are_checked() -> None:
    assert make_options(BIDDING, players=3) == BiddingOptions(players=3)
    for wrong in ({"players": 9}, {"players": "two"}, {"colour": "red"}):
        with pytest.raises(BadOptions):
            make_options(BIDDING, **wrong)


def test_secret_parts_of_events_reach_only_their_seat() -> None:
    state = BIDDING.new(BiddingOptions(), 1)
    state.play(0, Bid(2))
    (event,) = state.events
    assert event.seen_by(0).secret == {"amount": 2}
    for other in (1, None):
        assert event.seen_by(other).secret == {}
        assert event.seen_by(other).kind == "bid"


def test_an_event_can_carry_a_move_that_everybody_sees() -> None:
    state = opened()
    state.tell("bid", 0, move=Bid(2), coins=3)
    event = state.events[-1]
    assert (event.move, event.data) == (Bid(2), {"coins": 3})
    assert event.seen_by(1).move == Bid(2)
    secret = Event("bid", 0, {}, {"amount": 2}, Bid(2))
    assert secret.seen_by(1) == Event("bid", 0, {}, move=Bid(2))


def test_a_step_says_whose_agenda_it_can_lie_on() -> None:
    names = {step.__name__ for step in steps_of(Bidding)}
    assert names == {"SecretBids", "OpenBids", "TakeCoins", "Treasurer", "Finish"}


def test_what_can_be_told_beforehand_is_foreseen_and_chance_is_not() -> None:
    state = opened()
    before = state.copy()
    after, whole = state.foresee(0, Coin())
    assert whole
    assert (after.coins, state.coins) == ([1, 0], [0, 0])
    _, whole = state.foresee(0, Roll())
    assert not whole, "a die would be rolled"
    assert state == before
    assert not after.copy().foreseeing, "a copy is a state like any other"


def test_what_comes_with_another_part_of_the_game_is_not_put_down_to_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def share_out(finish: Finish, state: Bidding) -> None:
        state.another_part()
        state.coins[1] += 7

    monkeypatch.setattr(Finish, "run", share_out)
    state = opened(left=1)
    after, whole = state.foresee(0, Coin())
    assert whole
    assert after.coins == [1, 0]
    assert after.undo_point(0) == 2, "what can be taken back is known all the same"
    state.play(0, Coin())
    assert state.coins == [1, 7]
    assert state.undo_point(0) == 2


@pytest.mark.parametrize(("asked", "seen"), [(TakeCoins, [1, 0]), (Treasurer, [1, 9])])
def test_what_another_seat_does_by_itself_is_not_put_down_to_the_move(
    monkeypatch: pytest.MonkeyPatch, asked: type[TakeCoins], seen: list[int]
) -> None:
    """What is done for everybody is: no seat keeps that to itself."""

    def take_all(question: TakeCoins, state: Bidding, seat: int, move: Move) -> None:
        number = state.left if question.seat else 1
        state.left -= number
        state.coins[seat] += number

    state = opened()
    state.agenda = [asked(1), TakeCoins(0)]
    monkeypatch.setattr(TakeCoins, "obvious", True)
    monkeypatch.setattr(TakeCoins, "moves", lambda *_: [Coin()])
    monkeypatch.setattr(TakeCoins, "answer", take_all)
    after, whole = state.foresee(0, Coin())
    assert whole
    assert after.coins == seen
    state.play(0, Coin())
    assert state.coins == [1, 9]
