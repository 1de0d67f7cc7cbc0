"""The night as steps of an agenda: set-up (L1), rounds and turns (L2), what a turn can be (L3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hearthlight.kernel import Action, Move, Question
from hearthlight.kernel.chance import scramble

from .content import GOLD, Pack
from .moves import Gather, GiveBack, Light, Wish
from .options import NightLength
from .scoring import final_outcome
from .state import Night, Player, Wished

DRAWN = 3
"""L3.1: papers drawn to gather; one of them goes back."""


def set_up(pack: Pack, players: int, length: NightLength, wishes: int, seed: int) -> Night:
    content = pack.content
    state = Night(
        pack=pack,
        seats=players,
        rng=scramble(seed),
        most_wishes=wishes,
        players=[Player([]) for _ in range(players)],
        starter=0,
        round=0,
        river=[],
        source=[],
        deck=[paper for paper, number in content.papers.items() for _ in range(number)],
        returned=[],
        gone=[],
        box=[lantern.id for lantern in content.lanterns] * content.copies,
    )
    state.shuffle(state.box)
    state.source = [state.box.pop() for _ in range(content.nights[length][players - 2])]  # L1.1
    state.shuffle(state.deck)
    state.starter = state.below(players)  # L1.2
    for seat, number in zip(state.clockwise(state.starter), content.hand, strict=False):
        draw(state, seat, number)
    state.push(Round())
    state.settle()
    return state


class Round(Action[Night], frozen=True):
    """L2.1: the river fills, everybody has one turn, and the lantern at the mouth is lost."""

    def run(self, state: Night) -> None:
        state.round += 1
        state.tell("round", state.starter, round=state.round)
        refill(state)
        state.push(*(Turn(seat) for seat in state.clockwise(state.starter)), EndOfRound())


class EndOfRound(Action[Night], frozen=True):
    """L2.3: a lantern drifts out to sea; or, with an empty source, the night is over."""

    def run(self, state: Night) -> None:
        if not state.source:
            state.outcome = final_outcome(state)
            state.tell("game-over", None, seats=list(state.outcome.winners))
            return
        card = state.river.pop(0)
        state.gone.append(card)
        state.tell("drifted", None, card=card)
        state.push(Round())


class Turn(Question[Night], frozen=True):
    """L2.2: gather papers, light a lantern, or make a wish."""

    asks = "turn"
    rule = "L2.2"
    seat: int

    def seats(self, state: Night) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: Night, seat: int) -> list[Move]:
        player = state.players[seat]
        moves: list[Move] = [Light(card) for card in dict.fromkeys(state.river) if payment(state, seat, card)]
        if len(player.wishes) < state.most_wishes:  # L3.5
            moves += [Wish(paper) for paper in sorted(set(player.hand) - {GOLD})]
        return [*moves, Gather()]

    def details(self, state: Night, seat: int) -> dict[str, dict[str, Any]]:
        """With what each lantern would be paid."""
        return {
            move.notation(): {"papers": payment(state, seat, move.card)}
            for move in state.moves(seat)
            if isinstance(move, Light)
        }

    def answer(self, state: Night, seat: int, move: Move) -> None:
        if isinstance(move, Light):
            light(state, seat, move.card)
        elif isinstance(move, Wish):
            wish(state, seat, move.paper)
        else:
            draw(state, seat, DRAWN)
            state.push(ReturnPaper(seat))


class ReturnPaper(Question[Night], frozen=True):
    """L3.1: one paper goes back, and then as many as are too many for a hand."""

    asks = "return"
    rule = "L3.1"
    seat: int

    def seats(self, state: Night) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, state: Night, seat: int) -> list[Move]:
        return [GiveBack(paper) for paper in sorted(set(state.players[seat].hand))]

    def answer(self, state: Night, seat: int, move: Move) -> None:
        assert isinstance(move, GiveBack)
        hand = state.players[seat].hand
        hand.remove(move.paper)
        state.returned.append(move.paper)
        state.tell("returned", seat, paper=move.paper)
        if len(hand) > state.pack.content.limit:
            state.push(self)


# -- what the steps do ---------------------------------------------------------------------------------------------


def refill(state: Night) -> None:
    """L2.1, L3.4: lanterns follow from the source. The round in which the last one comes is the last (L2.3)."""
    while state.source and len(state.river) < state.pack.content.spots:
        state.river.append(state.source.pop())
        state.reveal()
        state.tell("came", None, card=state.river[-1])
        if not state.source:
            state.tell("last-round")


def draw(state: Night, seat: int, number: int) -> None:
    """Papers of the deck, which others do not see. L3.2: what was paid and returned is shuffled when it is empty."""
    drawn = []
    for _ in range(number):
        if not state.deck:
            state.deck, state.returned = state.returned, []
            state.shuffle(state.deck)
        drawn.append(state.deck.pop())
    state.players[seat].hand = sorted([*state.players[seat].hand, *drawn])
    state.reveal()
    state.tell_secretly("drew", seat, {"count": number}, {"papers": drawn})


def payment(state: Night, seat: int, card: str) -> tuple[str, ...]:
    """L3.3: the papers that pay for a lantern, gold in place of what is missing; none if they do not suffice."""
    price, hand = Counter[str](state.pack.cards[card].price), Counter(state.players[seat].hand)
    own = price & hand
    missing = price.total() - own.total()
    return (*sorted(own.elements()), *[GOLD] * missing) if missing <= hand[GOLD] else ()


def light(state: Night, seat: int, card: str) -> None:
    """L3.3, L3.4. Of two equal lanterns it is the one nearer to the mouth."""
    player, papers, spot = state.players[seat], payment(state, seat, card), state.river.index(card)
    for paper in papers:
        player.hand.remove(paper)
    state.returned += papers
    state.river.pop(spot)
    player.lit.append(card)
    state.tell("lit", seat, card=card, papers=papers)
    if spot == 0:
        draw(state, seat, 1)
    refill(state)


def wish(state: Night, seat: int, paper: str) -> None:
    """L3.5."""
    player = state.players[seat]
    player.hand.remove(paper)
    player.wishes.append(Wished(paper, len(player.lit)))
    state.tell_secretly("wished", seat, {}, {"paper": paper})
