"""Set-up (section 3)."""

from __future__ import annotations

from hearthlight.kernel import Action, Move, Question, Refusal
from hearthlight.kernel.chance import scramble

from ..content.pack import Pack
from ..content.terms import DISCONTENT, HOPE, KINDS, ON_FIELD
from .agenda.asking import Ask
from .agenda.paying import Pay, can_pay, refuse_cost
from .agenda.refusing import refuse
from .cards.scenario import show_scenario
from .city.clearing import lay_sector
from .city.fields import MOST_ON_FIELD
from .city.map import COAL_FIELD, FIELDS, HEXES, INNER_CORNERS, OUTER_CORNERS, WOOD_FIELD
from .model import Built, Frostpunk, Mood, Path, People, Token
from .moves import StartCost, UseAdvisor
from .people.moods import new_mood
from .people.sickness import sicken
from .phases.round import Round

HANDS = (7, 6, 5, 4)
"""Citizen cards in hand by number of players (F3.11)."""
CORNERS, DEPOSITS = 6, 3
LAWS_RANDOM = 4
"""Of those without a partner (F3.8)."""
TECHNOLOGIES, PATHS = 4, 3
"""That lie out (F3.5)."""


def set_up(pack: Pack, players: int, group: int, difficulty: str, seed: int) -> Frostpunk:
    content, tracks, start = pack.content, pack.tracks, pack.starts[group, difficulty]
    people = [People(start.workers), People(start.engineers), People(start.children)]
    for kind, one in zip(KINDS, people, strict=True):
        one.sick = start.sick.get(kind, 0)
    state = Frostpunk(
        pack=pack,
        seats=players,
        rng=scramble(seed),
        group=group,
        difficulty=difficulty,
        leader=0,
        round=0,
        phase=0,
        people=people,
        corpses=start.corpses,
        food=start.food,
        hunger=0,
        wood=start.wood,
        coal=start.coal,
        cores=start.cores,
        automata=start.automata,
        automata_ready=0,
        hope=new_mood(HOPE),
        discontent=new_mood(DISCONTENT),
        output=0,
        overheated=False,
        cold=tracks.start.cold,
        ranges=[tracks.start.red, tracks.start.orange, tracks.start.yellow],
        stress=0,
        overload=0,
        stuck=0,
        expanded=False,
        sectors=[""] * len(HEXES),
        rim=[],
        stack_inner=[],
        stack_outer=[],
        on_fields={thing: [0] * FIELDS for thing in ON_FIELD},
        busy=[],
        gathered=[],
        built=[],
        unbuilt={card.id: card.count for card in content.buildings if not card.printed},
        ruined=[],
        morning=[],
        dusk=[],
        dusk_discard=[],
        disputes=[card.id for card in content.disputes],
        reading=[],
        box=list(pack.dusk_cards),
        gone=[],
        display=[],
        scenario=[],
        tokens=[],
        storm=content.storm_start,
        weather=[],
        weather_discard=[],
        laws=[],
        passed=[],
        technologies=[],
        finished=[],
        researching="",
        research_round=0,
        expeditions={},
        expeditions_gone={"A": [], "B": [], "C": []},
        paths=[],
        citizens=[],
        citizens_discard=[],
        hands=[],
        played=[""] * players,
        advisors=[],
        solo_card=players == 1,
        children_used=0,
        bedless=0,
        steel=start.steel,
    )
    lay_out_map(state)
    lay_out_cards(state)
    draw_start_tokens(state, state.hope, start.hope)
    draw_start_tokens(state, state.discontent, start.discontent)
    state.leader = state.below(players)  # F3.13
    in_turn = state.clockwise(state.leader)
    state.push(
        *(TakeAdvisor(seat) for seat in in_turn), DealHands(), StartCosts(tuple(in_turn)), FirstScenario(), Round()
    )
    state.settle()
    return state


def lay_out_map(state: Frostpunk) -> None:
    """F3.2 to F3.4."""
    content = state.pack.content
    for card in content.buildings:
        if card.stands_on is not None:
            state.built.append(Built(card.id, (card.stands_on,)))
            if card.id in state.unbuilt:
                state.unbuilt[card.id] -= 1
    state.on_fields["wood"][WOOD_FIELD] = state.on_fields["coal"][COAL_FIELD] = MOST_ON_FIELD  # F3.2
    tiles = list(content.rim)
    state.shuffle(tiles)
    state.rim = [""] * CORNERS
    corner = deposits = 0
    while deposits < DEPOSITS:  # clockwise; with three empty tiles the sixth corner is the last one needed
        tile = tiles.pop()
        if tile != "empty":
            state.rim[corner] = tile
            deposits += 1
        corner += 1
    state.stack_inner = [card.id for card in content.sectors if card.ring == "inner"]
    state.stack_outer = [card.id for card in content.sectors if card.ring == "outer"]
    state.shuffle(state.stack_inner)
    state.shuffle(state.stack_outer)
    for corner, kind in enumerate(state.rim):
        if not kind:
            lay_sector(state, INNER_CORNERS[corner], state.stack_inner.pop())
            lay_sector(state, OUTER_CORNERS[corner], state.stack_outer.pop())


def lay_out_cards(state: Frostpunk) -> None:
    """F3.5, F3.8 to F3.11."""
    content, pack = state.pack.content, state.pack
    for deck in "ABC":
        state.expeditions[deck] = [card.id for card in content.expeditions if card.deck == deck]
        state.shuffle(state.expeditions[deck])
    state.paths = [Path((state.expeditions["A"].pop(),)) for _ in range(PATHS)]
    technologies = [card.id for card in content.technologies if not card.scenario]
    state.shuffle(technologies)
    asked = [card.id for card in content.technologies if card.scenario]
    state.technologies, rest = technologies[:TECHNOLOGIES] + asked, technologies[TECHNOLOGIES:]
    others = [card.id for card in content.laws if not card.partner]
    state.shuffle(others)
    state.laws = [card.id for card in content.laws if card.partner] + sorted(others[:LAWS_RANDOM])
    state.gone = rest + others[LAWS_RANDOM:]
    state.box.remove(content.first_dusk)
    state.shuffle(state.disputes)
    state.dusk = [content.first_dusk, state.disputes.pop(0)]
    state.shuffle(state.dusk)
    state.morning = [card.id for card in content.morning]
    state.weather = list(pack.weather)
    state.citizens = list(pack.citizens)
    for cards in (state.morning, state.weather, state.citizens):
        state.shuffle(cards)
    state.advisors = [""] * state.seats
    state.hands = [[] for _ in range(state.seats)]


def draw_start_tokens(state: Frostpunk, mood: Mood, numbers: tuple[int, int]) -> None:
    """F3.6: so many drawn; active ones count from the left."""
    drawn, active = numbers
    for place in range(drawn):
        mood.track.append(Token(mood.bag.pop(state.below(len(mood.bag))), place < active))


class TakeAdvisor(Ask, frozen=True):
    """F3.11: each player takes one of the advisors that are left."""

    asks = "take-advisor"
    rule = "F3.11"

    def options(self, state: Frostpunk) -> list[Move]:
        return [UseAdvisor(card) for card in state.pack.advisors if card not in state.advisors]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [
            refuse(UseAdvisor(card), "advisor-taken", seat=seat) for seat, card in enumerate(state.advisors) if card
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, UseAdvisor)
        state.advisors[self.seat] = move.card
        state.tell("took-advisor", self.seat, card=move.card)


class DealHands(Action[Frostpunk], frozen=True):
    """F3.11: citizen cards are drawn when everybody has an advisor."""

    def run(self, state: Frostpunk) -> None:
        state.reveal()
        number = HANDS[state.seats - 1]
        state.hands = [[state.citizens.pop() for _ in range(number)] for _ in range(state.seats)]


def payable(state: Frostpunk, seat: int) -> list[Move]:
    return [StartCost(card) for card in state.hands[seat] if can_pay(state, state.pack.citizens[card].start)]


class StartCosts(Action[Frostpunk], frozen=True):
    """Each chooses one hand card; who can pay nothing discards a random one, and a citizen of its kind falls sick."""

    choosing: tuple[int, ...]

    def run(self, state: Frostpunk) -> None:
        able = tuple(seat for seat in self.choosing if payable(state, seat))
        for seat in self.choosing:
            if seat not in able:
                hand = state.hands[seat]
                card = hand.pop(state.below(len(hand)))
                state.citizens_discard.append(card)
                state.tell("start-failed", seat, card=card)
                sicken(state, KINDS.index(state.pack.citizens[card].kind))
        if able:
            state.push(ChooseStart(able))


class ChooseStart(Question[Frostpunk], frozen=True):
    """All choose at the same time."""

    asks = "start"
    rule = "F3.12"
    choosing: tuple[int, ...]
    claims: tuple[tuple[int, str], ...] = ()
    """Seats and cards that have been chosen."""

    def seats(self, state: Frostpunk) -> tuple[int, ...]:
        return self.choosing

    def moves(self, state: Frostpunk, seat: int) -> list[Move]:
        return payable(state, seat)

    def refusals(self, state: Frostpunk, seat: int) -> list[Refusal]:
        costs = [(card, state.pack.citizens[card].start) for card in state.hands[seat]]
        return [refuse_cost(state, StartCost(card), cost) for card, cost in costs if not can_pay(state, cost)]

    def answer(self, state: Frostpunk, seat: int, move: Move) -> None:
        assert isinstance(move, StartCost)
        claims = (*self.claims, (seat, move.card))
        waiting = tuple(other for other in self.choosing if other != seat)
        if waiting:
            state.push(ChooseStart(waiting, claims))
        else:
            in_any_order = list(claims)
            if len(in_any_order) > 1:
                state.shuffle(in_any_order)
            state.push(PayStart(tuple(in_any_order)))


class PayStart(Action[Frostpunk], frozen=True):
    """With two claims on the same scarce thing a random one is paid, and the other player chooses anew."""

    claims: tuple[tuple[int, str], ...]
    again: tuple[int, ...] = ()

    def run(self, state: Frostpunk) -> None:
        if not self.claims:
            if self.again:
                state.push(StartCosts(self.again))
            return
        (seat, card), *rest = self.claims
        state.decided_by(seat)
        cost = state.pack.citizens[card].start
        if can_pay(state, cost):
            state.hands[seat].remove(card)
            state.citizens_discard.append(card)
            state.tell("start-cost", seat, card=card)
            state.push(Pay(cost, seat), PayStart(tuple(rest), self.again))
        else:
            state.tell("start-again", seat, card=card)
            state.push(PayStart(tuple(rest), (*self.again, seat)))


class FirstScenario(Action[Frostpunk], frozen=True):
    def run(self, state: Frostpunk) -> None:
        state.another_part()
        show_scenario(state, state.pack.content.first_scenario)
