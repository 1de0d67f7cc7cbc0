"""An adviser that is asked at every decision of a game, and a player who does blindly what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from hearthlight.bots import Advice
from hearthlight.games import Game
from hearthlight.i18n import Words
from hearthlight.kernel import Dice, Match, Move, State, make_options
from hearthlight.table.advising import sentence

Reading = Callable[[Any, dict[str, Any]], int]
"""A number of a view; the second argument says which one of its kind, by which `moves`, and in which `state`."""
Coming = Mapping[str, tuple[str, int]]
"""What is no number of a view yet, because a choice comes before it: the change that says it, and its sign."""


MOSTLY_TOLD = 0.85
"""Of so many decisions at least the first advice gives a reason: where all moves are much the same there is none."""


class Obedient:
    """Does what the adviser says."""

    name = "obedient"

    def __init__(self, game: Game, *, thoroughly: bool = False) -> None:
        self.game = game
        self.thoroughly = thoroughly
        """As whoever asks for a hint at a table is advised."""

    def choose(self, state: State, seat: int, dice: Dice) -> Move:
        assert self.game.adviser is not None
        return self.game.adviser.advise(state, seat, thoroughly=self.thoroughly)[0].moves[0]


def decisions(game: Game, number: int, seed: int, players: int = 2, **options: object) -> Iterator[tuple[State, int]]:
    """So many decisions of games in which everybody does what the adviser says; now and then something else."""
    dice, player = Dice(seed), Obedient(game)
    while True:
        state = Match(game, make_options(game, players=players, **options), seed).state
        while state.to_act:
            seat = dice.pick(state.to_act)
            moves = state.moves(seat)
            if len(moves) > 1:
                yield state, seat
                number -= 1
            if not number:
                return
            state.play(seat, dice.pick(moves) if dice.below(10) == 0 else player.choose(state, seat, dice))
        seed += 1


def comes_true(
    game: Game,
    state: State,
    seat: int,
    advice: Advice,
    read: Mapping[str, Reading],
    words: Words,
    coming: Coming = MappingProxyType({}),
) -> Iterator[str]:
    """Plays what is advised, as far as it can be foreseen, and reads every reason off the views before and after it.
    Says which reasons there were."""
    then = played(state, seat, advice.moves)
    before, after = game.view(state, seat), game.view(then, seat)
    for reason in advice.reasons:
        about, what = (
            {**dict(reason.about), "moves": advice.moves, "state": state},
            (reason, [move.notation() for move in advice.moves]),
        )
        if reason.what in coming:
            change, sign = coming[reason.what]
            by = {one.what: one.after - one.before for one in game.changes(state, then, seat)}
            assert by[change] == sign * (reason.after - reason.before), what
        else:
            assert read[reason.what](before, about) == reason.before, what
            assert reason.before == reason.after or read[reason.what](after, about) == reason.after, what
        yield reason.what
    said = sentence(state, seat, advice, words)
    assert said
    assert set(advice.told) <= set(advice.reasons)
    assert all(words.reason(reason).casefold() in said.casefold() for reason in advice.told), (said, advice.told)


def played(state: State, seat: int, moves: tuple[Move, ...]) -> State:
    whole = True
    for move in moves:
        if not whole or move not in state.moves(seat):
            break
        state, whole = state.foresee(seat, move)
    return state
