"""Set-up (section 2, and what the campaign changes: B14.1, B14.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hearthlight.kernel import BadOptions, Move, Refusal, Remark
from hearthlight.kernel.chance import scramble

from ..content.board import bits
from ..content.effects import BATTERY, STOCK
from ..content.pack import TILES_PER_DISTRICT, Pack
from .asking import Ask
from .display import ROWS, refill
from .model import CUBES, GPS, SEAT_COLOURS, SLOTS, TRANSPORT, Blackout, Laid, Player, Spot
from .moves import Start
from .outlook.goals import goal_cubes
from .refusing import refuse
from .round import Round

TRANSPORT_START = 5
MONEY_START = 4
BATTERIES_START = 1
MONEY_PER_LOSS = 2


def set_up(
    pack: Pack,
    players: int,
    mode: str,
    chapter: int,
    losses: int,
    seed: int,
    *,
    starter: int = 0,
    wanted: Sequence[str] = (),
    skipping: str = "wrong",
    rules: int = 2,
) -> Blackout:
    """`starter`: a seat, counted from 1, or 0 for the lot; `wanted`: the colours that seats ask for."""
    content, colours = pack.content, deal_colours(players, wanted)
    state = Blackout(
        pack=pack,
        seats=players,
        rng=scramble(seed),
        mode=mode,
        chapter=chapter,
        players=[],
        round=0,
        phase=0,
        starter=0,
        dice=[-1, -1, -1],
        transport=TRANSPORT - TRANSPORT_START * players,
        gps=GPS,
        tiles=[],
        chosen=0,
        secured=0,
        display=[()] * ROWS,
        draw=[],
        reserve=[],
        discard=[],
        out=[],
        tiles_out=[],
        plans=[],
        last_round=0,
        colours=() if colours == (*range(players),) else colours,
        skipping=skipping,
        rules=rules,
    )
    tiles = [tile.id for tile in content.tiles]
    state.shuffle(tiles)
    for _ in content.districts:  # B2.1
        state.tiles.append(tuple(Laid(tiles.pop()) for _ in range(TILES_PER_DISTRICT)))
    lay_out_objectives(state)
    starters = [card.id for card in content.starters]
    plans = [card.id for card in content.emergency_plans]
    state.shuffle(starters)
    state.shuffle(plans)
    for seat in range(players):
        state.players.append(new_player(pack, colours[seat], MONEY_START + MONEY_PER_LOSS * losses))  # B14.6
        state.players[seat].objectives = [Spot(starters.pop()), Spot(starters.pop())]  # B2.7
        if mode == "single":
            state.players[seat].emergency = Spot(plans.pop())
    if mode == "campaign":  # B14.2
        letters = content.chapters[chapter - 1]
        state.plans = [
            pack.emergency[letter].id for letter in (letters.plans_few if players <= 2 else letters.plans_many)
        ]
        plans = [card for card in plans if card not in state.plans]
    state.out = (
        starters
        + plans
        + [card for colour, cards in enumerate(pack.player_cards) if colour not in colours for card in cards]
    )
    state.starter = starter - 1 if starter else state.below(players)  # B2.9
    order = state.clockwise(state.starter)[::-1]
    state.push(*(FirstCube(seat) for seat in order), Round())
    state.settle()
    return state


def deal_colours(players: int, wanted: Sequence[str]) -> tuple[int, ...]:
    """For each seat the number of its colour: who asks for one has it, the others take what is left, in order."""
    asked = [*wanted, *[""] * (players - len(wanted))]
    if len(asked) > players:
        raise BadOptions("colours-too-many", players=players)
    for colour in filter(None, asked):
        if colour not in SEAT_COLOURS:
            raise BadOptions("colour-unknown", colour=colour, known=", ".join(SEAT_COLOURS))
        if asked.count(colour) > 1:
            raise BadOptions("colour-taken", colour=colour)
    left = [colour for colour in SEAT_COLOURS if colour not in asked]
    return tuple(SEAT_COLOURS.index(colour or left.pop(0)) for colour in asked)


def lay_out_objectives(state: Blackout) -> None:
    """B2.2, B2.3: the Reserve is set aside, the rest is the Draw deck; nine cards are revealed."""
    content = state.pack.content
    cards = [card.id for card in content.objectives]
    state.shuffle(cards)
    if state.mode == "campaign":
        size = content.chapters[state.chapter - 1].reserve[state.seats - 1]  # B14.1
    else:
        size = content.reserve[str(state.seats)]
    state.reserve, state.draw = cards[:size], cards[size:]
    for row in range(ROWS):
        refill(state, row)


def new_player(pack: Pack, colour: int, money: int) -> Player:
    """B2.4 to B2.6, B2.8: the cards carry the sign of the colour."""
    content, sign = pack.content, pack.content.signs[colour]
    slots = [tuple(f"{sign}-{card}" for card in slot) for slot in content.slots]
    stock = [0] * len(STOCK)
    stock[BATTERY] = BATTERIES_START
    return Player(
        hand=[f"{sign}-{card}" for card in content.hand],
        slots=slots + [()] * (SLOTS - len(slots)),
        planned=[""] * SLOTS,
        hospital=[f"{sign}-{card}" for card in content.hospital],
        objectives=[],
        emergency=None,
        finished=[],
        stock=stock,
        supply=CUBES - BATTERIES_START,
        cubes=0,
        money=money,
        points=0,
        transport=TRANSPORT_START,
        gps=0,
        tiles_up=[],
        tiles_down=[],
        locked=(1 << len(content.checks)) - 1,
        houses=0,
        house_cubes=0,
        restored=0,
    )


class FirstCube(Ask, frozen=True):
    """B2.9: counter-clockwise from the starting player's right, one cube each, on different locations."""

    asks = "start"
    rule = "B2.9"

    def options(self, state: Blackout) -> list[Move]:
        taken = 0
        for player in state.players:
            taken |= player.cubes
        return [Start(name) for number, name in enumerate(state.pack.board.ids) if not taken >> number & 1]

    def refused(self, state: Blackout) -> list[Refusal]:
        ids = state.pack.board.ids
        return [
            refuse(Start(ids[place]), "taken", self.rule, seat=seat)
            for seat, player in enumerate(state.players)
            for place in bits(player.cubes)
        ]

    def remarks(self, state: Blackout, seat: int, move: Move) -> list[Remark]:
        if not isinstance(move, Start):
            return []
        found = [Remark("districts", {"count": self.districts(state, move.location)})]
        near = self.near(state, move.location)
        return [*found, Remark("goals-near", {"colours": near})] if near else found

    def details(self, state: Blackout, seat: int) -> dict[str, dict[str, Any]]:
        return {
            move.notation(): {
                "districts": self.districts(state, move.location),
                "near": self.near(state, move.location),
            }
            for move in self.options(state)
            if isinstance(move, Start)
        } | super().details(state, seat)

    def districts(self, state: Blackout, location: str) -> int:
        """How many districts the location touches."""
        place = state.pack.board.index[location]
        return sum(around >> place & 1 for around in state.pack.board.around)

    def near(self, state: Blackout, location: str) -> list[str]:
        """B6.7: of the colours that the own goals have cubes for, those next to the location."""
        board = state.pack.board
        beside = board.neighbours[board.index[location]]
        return [colour for colour, _ in goal_cubes(state, self.seat) if board.colour[colour] & beside]

    def choose(self, state: Blackout, move: Move) -> None:
        assert isinstance(move, Start)
        player = state.players[self.seat]
        player.supply -= 1
        player.cubes |= 1 << state.pack.board.index[move.location]
        state.tell("placed-cube", self.seat, location=move.location, tokens=0, points=0)
