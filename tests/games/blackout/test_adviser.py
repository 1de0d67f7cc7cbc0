"""The adviser of Blackout: what it says comes true, and it plays as well as the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hearthlight.arena.play import play_out
from hearthlight.bots import Adviser, Bot, Budget, SearchBot
from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.bots.adviser import ROLLOUTS
from hearthlight.games.blackout.bots.greedy import GreedyBot
from hearthlight.games.blackout.bots.guide import BlackoutGuide
from hearthlight.games.blackout.content.cards import Volunteer
from hearthlight.games.blackout.content.effects import STOCK
from hearthlight.games.blackout.faces.view import PlayerView, View
from hearthlight.games.blackout.rules.hidden import knows
from hearthlight.games.blackout.rules.model import Blackout
from hearthlight.games.blackout.rules.moves import DONE, Buy, Place, PlanCard, Scout, Start
from hearthlight.games.blackout.rules.outlook.buying import Bargain
from hearthlight.games.blackout.rules.outlook.cards import card_outlook
from hearthlight.games.blackout.rules.outlook.footing import Footing
from hearthlight.games.blackout.rules.outlook.searching import Searching
from hearthlight.games.blackout.rules.outlook.serving import Service
from hearthlight.games.blackout.rules.outlook.whole import PlayerOutlook
from hearthlight.games.blackout.rules.phases.scout import most_icons
from hearthlight.kernel import Dice, Match, Reason, make_options
from hearthlight.table.advising import sentence

from ..advised import MOSTLY_TOLD, Obedient, Reading, comes_true, decisions


def own(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def ahead(view: View) -> PlayerOutlook:
    assert view.seat is not None
    return view.outlook.players[view.seat]


def lacking(view: View, card: str, number: int) -> int:
    """What a goal still lacks; nothing if it is done or can be done now."""
    return sum(
        need.missing
        for goal in ahead(view).goals
        for need in goal.needs
        if (goal.card, goal.goal) == (card, number) and not (goal.payable and goal.met)
    )


def missing(view: View, about: Mapping[str, Any]) -> int:
    return sum(len(district.missing) for district in view.outlook.districts if district.id == about["district"])


def planned(view: View) -> Any:
    return [card for card in ahead(view).cards or () if card.card in own(view).planned]


READ: dict[str, Reading] = {
    "points": lambda view, _: own(view).points,
    "tiles": lambda view, _: len(own(view).tiles_up),
    "icons": lambda view, _: ahead(view).lasting_icons,
    "gps": lambda view, _: own(view).gps,
    "transport": lambda view, _: own(view).transport,
    "hospital": lambda view, _: len(own(view).hospital),
    "plans": lambda view, _: len(own(view).finished),
    "checks": lambda view, _: len(own(view).unlocked),
    "restored": lambda view, _: len(own(view).restored),
    "hand": lambda view, _: len(own(view).hand or ()),
    "ready": lambda view, _: sum(goal.payable and goal.met for goal in ahead(view).goals),
    "goal": lambda view, about: lacking(view, about["card"], about["number"]),
    "power": lambda view, about: lacking(view, about["goal"], 0),
    "buys": lambda view, _: own(view).money,
    "stock": lambda view, about: own(view).stock[STOCK.index(about["resource"])],
    "money": lambda view, _: own(view).money,
    "district": missing,
    "cubes": lambda view, _: len(own(view).cubes),
    "brings": lambda view, about: sum(card.cubes for card in planned(view) if card.resource == about["resource"]),
    "acts": lambda view, about: sum(
        way.usable for card in planned(view) for way in card.ways if card.card == about["card"]
    ),
    "acts-filled": lambda view, about: sum(
        way.usable for card in planned(view) for way in card.ways if card.card == about["card"]
    ),
    "serves": lambda view, about: next(
        card.cubes for card in ahead(view).cards or () if card.card == about["moves"][0].card
    ),
    "planned": lambda view, _: sum(map(bool, own(view).planned)),
    "keeps-money": lambda view, _: own(view).money,
    "keeps-hand": lambda view, _: len(own(view).hand or ()),
    "nothing-ready": lambda view, _: sum(goal.payable and goal.met for goal in ahead(view).goals),
    "search": lambda view, _: ahead(view).most_icons or 0,
    "stays-weak": lambda view, _: ahead(view).most_icons or 0,
    "stays": lambda view, _: len(own(view).hand or ()),
    "leads": lambda view, _: len(own(view).cubes),
    "condition": lambda view, about: next(
        min(one.have, one.number)
        for one in ahead(view).conditions
        if (one.what, one.where) == (about["what"], about["where"])
    ),
}


CHAPTER = {"mode": "campaign", "chapter": 3}


@pytest.mark.parametrize(
    ("number", "thoroughly", "options", "language"),
    [
        (60, False, {}, "en"),
        (40, False, CHAPTER, "de"),
        (25, True, {}, "fr"),
        (15, True, CHAPTER, "zh-Hant"),
        *(
            pytest.param(500, thoroughly, options, language, marks=pytest.mark.soak)
            for thoroughly, language in ((False, "de"), (True, "en"))
            for options in ({}, {"mode": "campaign", "chapter": 4})
        ),
    ],
)
def test_what_it_says_comes_true(number: int, thoroughly: bool, options: dict[str, Any], language: str) -> None:
    """At once, as a review does, and thoroughly, as whoever asks for a hint is advised."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    words, seen = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), language), set[str]()
    told = 0
    for state, seat in decisions(BLACKOUT, number, seed=5, **options):
        advised = adviser.advise(state, seat, thoroughly=thoroughly)
        told += bool(advised[0].told)
        for advice in advised:
            seen.update(comes_true(BLACKOUT, state, seat, advice, READ, words))
    assert len(seen) > 10
    assert told >= MOSTLY_TOLD * number


def test_for_a_card_speaks_what_it_is_for_what_it_costs_and_what_it_wants() -> None:
    """Each card in its own words; a card that one does not own does not come nearer or get further away."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    words = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en")
    bought = 0
    for state, seat in decisions(BLACKOUT, 250, seed=5):
        assert isinstance(state, Blackout)
        for number, advice in enumerate(adviser.advise(state, seat)):
            move = advice.moves[0]
            if not isinstance(move, Buy):
                continue
            bought += 1
            said = sentence(state, seat, advice, words, best=not number)
            wants = [words.needs(goal) for goal in state.pack.cards[move.card].goals]
            assert f"; costs {move.price} of your {own(BLACKOUT.view(state, seat)).money} HK dollars; " in said, said
            assert any(f"wants {what} (" in said for what in wants), said
            assert all(word not in said for word in ("open goals", f"goal of {words.card(move.card)}")), said
            assert not {reason.what for reason in advice.told[1:]} & {"money"}, said
            assert move.card not in {
                dict(reason.about).get("card") for reason in advice.reasons if reason.what == "goal"
            }, said
    assert bought > 20


def test_a_card_is_bought_for_what_it_adds_to_what_is_there() -> None:
    """Its cube for the district that lacks least beside the own cubes; its die against the best own card of it."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    words = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en")
    seen = set[str]()
    for state, seat in decisions(BLACKOUT, 250, seed=5):
        assert isinstance(state, Blackout)
        for advice in adviser.advise(state, seat):
            reason = advice.reasons[0] if advice.reasons else None
            if not isinstance(reason, Bargain):
                continue
            said, card = words.reason(reason), state.pack.cards[reason.goal.card]
            if reason.nearer:
                (district,) = (
                    one for one in BLACKOUT.view(state, seat).outlook.districts if one.id == reason.nearer.district
                )
                assert reason.nearer.lacking == len(district.missing) - 1
                assert f"can go next to {words.say(f'district-{district.id}')} " in said
                seen.add("district")
            if isinstance(card, Volunteer):
                helpers, player = state.pack.helpers, state.players[seat]
                held = [helpers[one] for pile in (player.hand, player.hospital, *player.slots) for one in pile]
                best = max([0, *(c.cubes for c in held if isinstance(c, Volunteer) and c.colour == card.colour)])
                assert (f"(your best one there procures {best})" if best else "(your first one there)") in said
                seen.add("die")
    assert seen == {"district", "die"}


def test_a_district_is_scouted_for_what_may_lie_there() -> None:
    """B7.1: what is known, what is possible, and that a team risks a card; whoever reaches nothing hears that."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    words = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en")
    seen = set[str]()
    for state, seat in decisions(BLACKOUT, 400, seed=5):
        assert isinstance(state, Blackout)
        for advice in adviser.advise(state, seat):
            reason, move = advice.reasons[0] if advice.reasons else None, advice.moves[0]
            if isinstance(reason, Searching):
                assert isinstance(move, Scout)
                tiles = state.tiles[state.pack.board.district_index[move.district]]
                assert reason.hidden == sum(not knows(laid, seat) for laid in tiles)
                assert reason.within <= reason.possible
                assert words.reason(reason).endswith("1 of its cards goes to the hospital")
                seen.add("known" if reason.tile else "hidden" if reason.hidden else "nothing")
                if reason.tile:
                    assert reason.tile in {laid.tile for laid in tiles if knows(laid, seat)}
            elif move == DONE and reason and reason.what in ("stays", "stays-weak"):
                assert (reason.what == "stays-weak") == (most_icons(state, seat) < 4)
                seen.add(reason.what)
    assert seen >= {"known", "hidden", "stays", "stays-weak"}, seen


def test_a_cube_is_placed_for_where_it_leads() -> None:
    """Districts, the crisis centres of the own plan, and colours that open goals have cubes for."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    seen = set[str]()
    for state, seat in decisions(BLACKOUT, 250, seed=5):
        assert isinstance(state, Blackout)
        for advice in adviser.advise(state, seat):
            reason, move = advice.reasons[0] if advice.reasons else None, advice.moves[0]
            if not isinstance(reason, Footing):
                continue
            assert isinstance(move, Start | Place)
            board, player = state.pack.board, state.players[seat]
            after = player.cubes | 1 << board.index[move.location]
            for one in reason.nearer:
                around = board.around[board.district_index[one.district]]
                assert one.lacking == (around & ~after).bit_count() == (around & ~player.cubes).bit_count() - 1
                seen.add("district")
            if reason.chain:
                assert reason.chain.lacking == board.missing_links(after, reason.chain.centres)
                assert reason.chain.lacking < board.missing_links(player.cubes, reason.chain.centres)
                seen.add("chain")
            for colour in reason.colours:
                assert board.colour[colour] & board.neighbours[board.index[move.location]] & ~after
                seen.add("colour")
    assert seen == {"district", "chain", "colour"}


def test_what_is_spent_is_told_by_what_is_left() -> None:
    words = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en")
    assert words.reason(Reason("transport", 3, 0, good=False)) == "leaves you 0 transport tokens, not 3"


def test_for_planning_a_card_speaks_the_goal_that_it_serves() -> None:
    """What is said to be missing then is what is missing when all that is planned has been procured; and where a
    battery stands in for it (B3.4), that is said, too."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    words = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en")
    said = set[str]()
    for state, seat in decisions(BLACKOUT, 150, seed=5):
        assert isinstance(state, Blackout)
        for number, advice in enumerate(adviser.advise(state, seat)):
            move, served = advice.moves[0], advice.reasons[0] if advice.reasons else None
            if not isinstance(move, PlanCard) or not isinstance(served, Service):
                continue
            then = state.copy()
            for card in (*state.players[seat].planned, move.card):
                if card and (brings := card_outlook(then, seat, card)).resource:
                    then.gain_resource(seat, STOCK.index(brings.resource), brings.cubes)
            goal = next(
                one
                for one in ahead(BLACKOUT.view(then, seat)).goals
                if (one.card, one.goal) == (served.goal.card, served.goal.goal)
            )
            text = sentence(state, seat, advice, words, best=not number)
            assert text.startswith(f"Brings {words.amount(served.resource, served.after)} with these dice for ")
            assert words.card(goal.card) in text if goal.goal else "restore-power" in text
            lack = words.missing(goal)
            assert f"which then lacks {lack or 'nothing'}" in text, text
            fills = lack and goal.payable and goal.met
            assert ("stand" in text) == bool(fills), text
            said.add("battery" if fills else "lacks" if lack else "nothing")
    assert said == {"battery", "lacks", "nothing"}


def test_it_says_what_the_bot_would_do() -> None:
    adviser: Adviser[Any] = BLACKOUT.adviser
    for state, seat in decisions(BLACKOUT, 40, seed=9):
        world = adviser.world(state, seat)
        assert adviser.advise(state, seat)[0].moves[0] == GreedyBot().answer(world, seat, Dice(state.ply))


def test_where_there_is_a_moment_to_think_the_search_says_what_is_best() -> None:
    """It is the same whoever asks, and who knows the same is told the same."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    others = 0
    for state, seat in decisions(BLACKOUT, 5, seed=9):
        search = SearchBot("search", BlackoutGuide(), Budget(rollouts=ROLLOUTS))
        best = search.weighed(adviser.world(state, seat), seat, Dice(state.ply))[0].plan[0]
        advice = adviser.advise(state, seat, thoroughly=True)
        assert advice[0].moves[0] == best
        assert advice == adviser.advise(state.determinize(seat, Dice(1)), seat, thoroughly=True)
        assert len({one.moves for one in advice}) == len(advice)
        others += advice[0].moves[0] != adviser.advise(state, seat)[0].moves[0]
    assert others, "it is not always what is best at first sight"


@pytest.mark.soak
def test_who_follows_its_hints_blindly_plays_at_least_as_well_as_the_greedy_bot() -> None:
    """Thoroughly, as a table advises, and each deal in both seats. It thinks in rollouts, not in seconds: it comes to
    the same on every machine."""
    obedient, greedy = 0, 0
    for game in range(20):
        seed, first = game // 2, game % 2 == 0
        bots: list[Bot] = [Obedient(BLACKOUT, thoroughly=True), BLACKOUT.bot("greedy")]
        state = Match(BLACKOUT, make_options(BLACKOUT, players=2), seed).state
        play_out(state, bots if first else bots[::-1], Dice(seed))
        assert state.outcome is not None
        one, other = state.outcome.scores if first else state.outcome.scores[::-1]
        obedient, greedy = obedient + one, greedy + other
    assert obedient >= greedy, (obedient, greedy)
