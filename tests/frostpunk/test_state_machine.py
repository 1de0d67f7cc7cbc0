"""Hypothesis plays: any legal move, undo, save and load, fork, looking ahead, at any moment."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hearthlight.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.kernel import Dice, IllegalMove, Match, encode, make_options, read_record

from . import invariants


class FrostpunkMachine(RuleBasedStateMachine):
    """A match that is played, taken back, written, read and copied in any order."""

    match: Match

    @initialize(players=st.integers(1, 4), group=st.integers(1, 6), difficulty=st.sampled_from(["normal", "hard"]),
                seed=st.integers(0, 2**64 - 1))
    def start(self, players: int, group: int, difficulty: str, seed: int) -> None:
        options = make_options(FROSTPUNK, players=players, group=group, difficulty=difficulty)
        self.match = Match(FROSTPUNK, options, seed)

    @property
    def state(self) -> Frostpunk:
        assert isinstance(self.match.state, Frostpunk)
        return self.match.state

    @precondition(lambda self: self.match.state.to_act)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.state.to_act))
        move = data.draw(st.sampled_from(self.state.moves(seat)))
        self.match.play(seat, move.notation())

    @precondition(lambda self: self.match.state.to_act)
    @rule(seed=st.integers(0, 1000), moves=st.integers(5, 40))
    def play_a_while(self, seed: int, moves: int) -> None:
        dice = Dice(seed)
        for _ in range(moves):
            if self.state.to_act:
                seat = dice.pick(self.state.to_act)
                self.match.play(seat, dice.pick(self.state.moves(seat)).notation())

    @rule(seat=st.integers(0, 3), notation=st.sampled_from(["stop", "draw", "option 9", "take mayor", "", "lay 99"]))
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
        """Nothing random and nothing hidden lies between: the decks are as they were."""
        seat %= self.state.seats
        if self.match.can_undo(seat):
            moves, chance = len(self.match.record.moves), self.state.rng
            decks = [len(self.state.morning), len(self.state.weather), len(self.state.stack_inner)]
            self.match.undo(seat)
            assert len(self.match.record.moves) == moves - 1
            assert self.state.rng == chance
            assert [len(self.state.morning), len(self.state.weather), len(self.state.stack_inner)] == decks
            assert seat in self.state.to_act

    @rule()
    def save_and_load(self) -> None:
        record, cut = read_record(self.match.text())
        assert not cut
        again = Match.replay(FROSTPUNK, record)
        assert again.state == self.state
        assert again.state.fingerprint() == self.state.fingerprint()
        self.match = again

    @rule()
    def pack_and_unpack(self) -> None:
        loaded = FROSTPUNK.load(encode(self.state))
        loaded.events = list(self.state.events)
        loaded.revealed = self.state.revealed
        assert loaded == self.state

    @rule(share=st.floats(0, 1))
    def fork(self, share: float) -> None:
        at = int(share * len(self.match.record.moves))
        forked = Match.replay(FROSTPUNK, self.match.record.fork(at))
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
                invariants.check(world)
        assert self.state.fingerprint() == before

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "match"):
            invariants.check(self.state)


TestFrostpunkMachine = FrostpunkMachine.TestCase
TestFrostpunkMachine.settings = settings(max_examples=200, stateful_step_count=25, deadline=None, derandomize=True,
                                         suppress_health_check=list(HealthCheck))
