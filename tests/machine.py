"""Hypothesis plays a game: any legal move, nonsense, undo, save and load, fork, looking ahead, at any moment."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hearthlight.kernel import Dice, IllegalMove, Match, Rules, State, encode, read_events, read_record, write_events

S = TypeVar("S", bound=State)


def often(examples: int) -> settings:
    return settings(max_examples=examples, stateful_step_count=25)


class GameMachine(RuleBasedStateMachine, Generic[S]):
    """A match that is played, taken back, written, read and copied in any order. A game says how it starts and what
    always holds."""

    game: Rules[Any]
    match: Match

    def check(self, state: S) -> None:
        raise NotImplementedError

    @property
    def state(self) -> S:
        return self.match.state  # type: ignore[return-value]

    @precondition(lambda self: self.match.state.to_act)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.state.to_act))
        move = data.draw(st.sampled_from(self.state.moves(seat)))
        self.match.play(seat, move.notation())

    @precondition(lambda self: self.match.state.to_act)
    @rule(seed=st.integers(0, 1000), moves=st.integers(5, 50))
    def play_a_while(self, seed: int, moves: int) -> None:
        dice = Dice(seed)
        for _ in range(moves):
            if self.state.to_act:
                seat = dice.pick(self.state.to_act)
                self.match.play(seat, dice.pick(self.state.moves(seat)).notation())

    @rule(seat=st.integers(0, 3), notation=st.sampled_from(["stop", "draw", "option 9", "take mayor", "", "buy Z 9"]))
    def play_nonsense(self, seat: int, notation: str) -> None:
        """What is not offered is refused and changes nothing."""
        seat %= self.state.seats
        if notation in [move.notation() for move in self.state.moves(seat)]:
            return
        before = self.state.fingerprint()
        with pytest.raises(IllegalMove):
            self.match.play(seat, notation)
        assert self.state.fingerprint() == before

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        """Nothing random lies between, and the seat is asked again."""
        seat %= self.state.seats
        if self.match.can_undo(seat):
            moves, chance = len(self.match.record.moves), self.state.rng
            self.match.undo(seat)
            assert len(self.match.record.moves) == moves - 1
            assert self.state.rng == chance
            assert seat in self.state.to_act

    @rule()
    def save_and_load(self) -> None:
        record, cut = read_record(self.match.text())
        assert not cut
        again = Match.replay(self.game, record)
        assert again.state == self.state
        assert again.state.fingerprint() == self.state.fingerprint()
        self.match = again

    @rule()
    def pack_and_unpack(self) -> None:
        """It goes on from there as if nothing had been, with everything in the same order."""
        match, loaded = self.match, self.game.load(encode(self.state))
        log = [read_events(write_events(events), loaded.told) for events in match.log]
        again = Match.kept(self.game, match.copy().record, loaded, log, sealed=match.sealed)
        assert [write_events(events) for events in log] == [write_events(events) for events in match.log]
        loaded.events = list(self.state.events)
        loaded.revealed = self.state.revealed
        assert loaded == self.state
        assert [loaded.moves(seat) for seat in loaded.to_act] == [self.state.moves(seat) for seat in self.state.to_act]
        self.match = again

    @rule(share=st.floats(0, 1))
    def fork(self, share: float) -> None:
        at = int(share * len(self.match.record.moves))
        forked = Match.replay(self.game, self.match.record.fork(at))
        assert forked.state.ply == at

    @precondition(lambda self: self.match.state.to_act)
    @rule(seed=st.integers(0, 1000))
    def look_ahead(self, seed: int) -> None:
        """A possible world can be played on, and the real one does not notice."""
        dice, before = Dice(seed), self.state.fingerprint()
        world = self.state.determinize(self.state.to_act[0], dice)
        for _ in range(20):
            if world.to_act:
                seat = dice.pick(world.to_act)
                world.play(seat, dice.pick(world.moves(seat)))
                self.check(world)
        assert self.state.fingerprint() == before

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "match"):
            self.check(self.state)
