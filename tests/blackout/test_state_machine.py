"""Hypothesis plays: any legal move, undo, save and load, fork, at any moment."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hearthlight.blackout import BLACKOUT, Blackout
from hearthlight.kernel import Dice, Match, encode, make_options, read_record

from . import invariants


class BlackoutMachine(RuleBasedStateMachine):
    """A match that is played, taken back, written, read and copied in any order."""

    match: Match

    @initialize(players=st.integers(1, 4), mode=st.sampled_from(["single", "campaign"]),
                chapter=st.integers(1, 5), seed=st.integers(0, 2**64 - 1))
    def start(self, players: int, mode: str, chapter: int, seed: int) -> None:
        if players == 1:
            mode = "campaign"
        self.match = Match(BLACKOUT, make_options(BLACKOUT, players=players, mode=mode, chapter=chapter), seed)

    @property
    def state(self) -> Blackout:
        assert isinstance(self.match.state, Blackout)
        return self.match.state

    @precondition(lambda self: self.match.state.to_act)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.state.to_act))
        move = data.draw(st.sampled_from(self.state.moves(seat)))
        self.match.play(seat, move.notation())

    @precondition(lambda self: self.match.state.to_act)
    @rule(seed=st.integers(0, 1000), moves=st.integers(5, 60))
    def play_a_while(self, seed: int, moves: int) -> None:
        dice = Dice(seed)
        for _ in range(moves):
            if self.state.to_act:
                seat = dice.pick(self.state.to_act)
                self.match.play(seat, dice.pick(self.state.moves(seat)).notation())

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        seat %= self.state.seats
        if self.match.can_undo(seat):
            before = len(self.match.record.moves)
            knows = self.state.view(seat)
            self.match.undo(seat)
            assert len(self.match.record.moves) == before - 1
            # Nothing that was hidden has become known by going back: the decks and tiles seen are the same.
            assert [row.cards for row in knows.display if row.cards]
            assert seat in self.state.to_act

    @rule()
    def save_and_load(self) -> None:
        record, cut = read_record(self.match.text())
        assert not cut
        again = Match.replay(BLACKOUT, record)
        assert again.state == self.state
        assert again.state.fingerprint() == self.state.fingerprint()
        self.match = again

    @rule()
    def pack_and_unpack(self) -> None:
        loaded = BLACKOUT.load(encode(self.state))
        loaded.events = list(self.state.events)
        loaded.revealed = self.state.revealed
        assert loaded == self.state

    @rule(share=st.floats(0, 1))
    def fork(self, share: float) -> None:
        at = int(share * len(self.match.record.moves))
        forked = Match.replay(BLACKOUT, self.match.record.fork(at))
        assert forked.state.ply == at

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "match"):
            invariants.check(self.state)


TestBlackoutMachine = BlackoutMachine.TestCase
TestBlackoutMachine.settings = settings(max_examples=300, stateful_step_count=25, deadline=None, derandomize=True,
                                        suppress_health_check=list(HealthCheck))
