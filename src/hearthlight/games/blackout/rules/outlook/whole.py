"""The outlook of a seat: what lies ahead of every player, of the districts and of the game."""

from __future__ import annotations

import msgspec

from ...content.board import bits
from ...content.effects import FOOD, WATER
from ..display import sweep, sweep_unsold
from ..model import Blackout
from ..phases.clean_up import proceeds, rates
from ..phases.new_objectives import BuyCard, free_spots, price
from ..phases.refresh import coming_back
from ..phases.scout import FormTeam, icons_per_gps, lasting_icons, most_icons
from ..phases.secure import cubes_around, missing
from ..scoring import Condition, Score, conditions, orchids_for, scored, scoring_cards, table
from .cards import CardOutlook, cards_of
from .goals import GoalOutlook, goal_cubes, goals_of

CLEAN_UP = 6


class RefreshOutlook(msgspec.Struct, frozen=True):
    """B11.1: phase 8 as things stand."""

    slots: tuple[int, ...]
    """Those that may be taken back, counted from 1."""
    cards: int
    """How many cards come back; planned ones will have been turned by then."""
    over: int
    """So many cards fewer in hand would do; then nothing comes back."""


class WasteOutlook(msgspec.Struct, frozen=True):
    """B9.2: food and water that phase 6 would take."""

    food: int
    water: int
    money: int
    """HK dollars for all of it."""
    trades: tuple[str, ...]
    """Rates at which pairs could be traded instead."""


class PlayerOutlook(msgspec.Struct, frozen=True):
    score: Score
    """B11.4: if the game were scored now. The hand counts only for who may know it."""
    goals: tuple[GoalOutlook, ...]
    goal_cubes: tuple[tuple[str, int], ...]
    """B6.7: the colours of locations that open goals have cubes for, and for how many."""
    refresh: RefreshOutlook
    waste: WasteOutlook | None
    """None once that is over in this round."""
    free_spots: int
    """B8.3."""
    row_missing: tuple[int, ...]
    """For each row of the display the HK dollars that are missing for one of its cards (B8.2)."""
    lasting_icons: int
    """Search icons without any card (B7.4)."""
    icons_per_gps: int
    conditions: tuple[Condition, ...]
    """B14.3: of the campaign's chapter."""
    orchids: int
    """B14.4: that so many points would bring."""
    cards: tuple[CardOutlook, ...] | None
    """None where the hand is hidden."""
    most_icons: int | None
    """B7.4: the search icons of the whole hand and all tokens."""


class DistrictOutlook(msgspec.Struct, frozen=True):
    """A district on its way to being secured (B10.1, B10.2)."""

    id: str
    size: int
    """Locations around it."""
    cubes: tuple[int, ...]
    """By seat."""
    points: tuple[int, ...]
    """By seat: what it would score if it were secured now; nothing once it is."""
    missing: tuple[str, ...]
    """Where the looking seat still needs a cube to secure it."""


class EndOutlook(msgspec.Struct, frozen=True):
    """B11.3."""

    last_round: int
    """0 while it is not known."""
    if_nobody_buys: int
    """The last round if no card is bought any more,"""
    rounds_left: int
    """and so many rounds until then."""


class SearchOutlook(msgspec.Struct, frozen=True):
    """A team that is being formed (B7.3, B7.4)."""

    seat: int
    tile: str
    challenge: str
    team: tuple[str, ...]
    total: int
    needed: int


class Outlook(msgspec.Struct, frozen=True):
    players: tuple[PlayerOutlook, ...]
    districts: tuple[DistrictOutlook, ...]
    end: EndOutlook
    orchids: tuple[int, ...]
    """B14.4: the points for one, two and three; none in the single game."""
    search: SearchOutlook | None


def outlook_of(state: Blackout, seat: int | None, *, everything: bool) -> Outlook:
    """What that seat can work out, or a spectator; or whoever may know everything."""
    campaign = state.mode == "campaign"
    return Outlook(
        tuple(player_outlook(state, other, open_hand=everything or other == seat) for other in range(state.seats)),
        tuple(district_outlook(state, number, seat) for number in range(len(state.pack.board.district_ids))),
        end_outlook(state),
        tuple(state.pack.content.chapters[state.chapter - 1].orchids) if campaign else (),
        search_outlook(state),
    )


def player_outlook(state: Blackout, seat: int, *, open_hand: bool) -> PlayerOutlook:
    player, campaign = state.players[seat], state.mode == "campaign"
    score = score_now(state, seat, open_hand=open_hand)
    return PlayerOutlook(
        score=score,
        goals=goals_of(state, seat, open_hand=open_hand),
        goal_cubes=goal_cubes(state, seat),
        refresh=refresh_outlook(state, seat),
        waste=waste_outlook(state, seat),
        free_spots=free_spots(player),
        row_missing=tuple(max(0, price(row) - player.money) for row in state.display),
        lasting_icons=lasting_icons(state, seat),
        icons_per_gps=icons_per_gps(state, seat),
        conditions=conditions(state, seat, score.total) if campaign else (),
        orchids=orchids_for(state, score.total) if campaign else 0,
        cards=cards_of(state, seat) if open_hand else None,
        most_icons=most_icons(state, seat) if open_hand else None,
    )


def score_now(state: Blackout, seat: int, *, open_hand: bool) -> Score:
    player = state.players[seat]
    if state.outcome is not None:
        return Score(**{part: state.outcome.details[seat][part] for part in PARTS}, total=state.outcome.scores[seat])
    if open_hand:
        return scored(state, seat, [*scoring_cards(player), *(card for card in player.planned if card)])
    return scored(state, seat, [card for slot in player.slots for card in slot])


PARTS = ("before", "money", "tiles", "cards", "left")


def refresh_outlook(state: Blackout, seat: int) -> RefreshOutlook:
    player = state.players[seat]
    sizes = [len(cards) + bool(planned) for cards, planned in zip(player.slots, player.planned, strict=True)]
    slots = coming_back(player, sizes)
    over = max(0, len(player.hand) - player.hand_limit)
    return RefreshOutlook(tuple(slot + 1 for slot in slots), max(sizes) if slots else 0, over)


def waste_outlook(state: Blackout, seat: int) -> WasteOutlook | None:
    if state.phase > CLEAN_UP or state.outcome is not None:
        return None
    player = state.players[seat]
    return WasteOutlook(player.stock[FOOD], player.stock[WATER], proceeds(player), tuple(rates(state, seat)))


def district_outlook(state: Blackout, district: int, seat: int | None) -> DistrictOutlook:
    board, secured = state.pack.board, bool(state.secured >> district & 1)
    cubes = tuple(cubes_around(state, player, district) for player in state.players)
    wanted = 0 if seat is None or secured else missing(state, state.players[seat], district)
    return DistrictOutlook(
        board.district_ids[district],
        board.around[district].bit_count(),
        cubes,
        tuple(0 if secured else table(number) for number in cubes),
        tuple(board.ids[place] for place in bits(wanted)),
    )


def end_outlook(state: Blackout) -> EndOutlook:
    last = state.last_round or if_nobody_buys(state)
    return EndOutlook(state.last_round, last, max(0, last - state.round))


def if_nobody_buys(state: Blackout) -> int:
    """B9.1, B11.3: the display is swept round by round until the Draw deck is empty. Only numbers of cards matter."""
    if state.outcome is not None:
        return state.round
    twin = state.copy()
    twin.round = max(1, twin.round)
    bought = any(isinstance(step, BuyCard) and step.bought for step in state.agenda)
    if state.phase >= CLEAN_UP:  # this round's sweep is over
        twin.round += 1
    while twin.draw:
        if state.seats == 1 and not bought:
            sweep_unsold(twin)
        bought = False
        sweep(twin)
        twin.round += 1
    return twin.last_round


def search_outlook(state: Blackout) -> SearchOutlook | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, FormTeam):
        return None
    return SearchOutlook(step.seat, step.tile, step.challenge, step.team, step.total(state), step.needed(state))
