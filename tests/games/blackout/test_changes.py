"""What a choice says before it is made: what it costs and brings, what follows, and nothing that is hidden."""

from __future__ import annotations

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.outlook.changes import CHANGES
from hearthlight.games.blackout.rules.phases.clean_up import CleanUpPhase, DisposeObjective, WasteResources
from hearthlight.games.blackout.rules.phases.deploy import TurnCards, UseSpecialist, UseVolunteer
from hearthlight.games.blackout.rules.phases.new_objectives import BuyCard
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals, FinishOrLeave
from hearthlight.games.blackout.rules.phases.refresh import Refresh
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, ChooseTile, FormTeam
from hearthlight.games.blackout.rules.phases.secure import ChooseMarker
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Change, Dice, Remark
from hearthlight.table.offers import Offer, describe, details

from ...i18n.test_languages import messages
from .rules.fixed import table
from .tables import at, begun, fresh, give, play, put_cubes
from .walks import positions


def offers(state: Blackout, seat: int = 0, language: str = "en") -> dict[str, Offer]:
    words = BLACKOUT.words(state.pack, language, ["Ada", "Ben", "Cai", "Dee"])
    return {offer.move: offer for offer in describe(BLACKOUT, state, state.decision(seat), seat, words).moves}


def told(offer: Offer) -> list[str]:
    return [*(change.text for change in offer.changes), *offer.remarks]


# -- at every question ---------------------------------------------------------------------------------------------


def test_whatever_is_hidden_makes_no_difference_to_what_is_told() -> None:
    dice = Dice(1)
    for state, seat in positions(games=30, every=43):
        words = BLACKOUT.words(state.pack, "en")
        twin = state.determinize(seat, dice)
        assert describe(BLACKOUT, state, state.decision(seat), seat, words) == describe(
            BLACKOUT, twin, twin.decision(seat), seat, words
        )


def test_what_is_foreseen_to_the_end_comes_about() -> None:
    whole, partly = 0, 0
    for state, seat in positions(games=30, every=29):
        for move in state.moves(seat):
            foreseen, complete = state.foresee(seat, move)
            after = state.copy()
            after.play(seat, move)
            if complete:
                assert BLACKOUT.changes(state, foreseen, seat) == BLACKOUT.changes(state, after, seat)
                whole += 1
            else:
                assert after.undo_point(seat) > state.ply, "it is final"
                partly += 1
    assert whole > partly > 0


def test_foreseeing_stops_before_a_secret_is_shown() -> None:
    """No card, tile or die that a seat cannot know is in a state that looks ahead."""
    for state, seat in positions(games=20, every=29):
        for move in state.moves(seat):
            foreseen, _ = state.foresee(seat, move)
            assert foreseen.dice == state.dice
            assert {card for row in foreseen.display for card in row} <= {card for row in state.display for card in row}
            for stack, before in zip(foreseen.tiles, state.tiles, strict=True):
                hidden = {laid.tile for laid in before if not laid.up and not laid.seen >> seat & 1}
                assert not any((laid.up or laid.seen >> seat & 1) and laid.tile in hidden for laid in stack)


def test_every_change_and_every_remark_has_words_and_occurs() -> None:
    """The other way round as well: nothing is translated that is never said."""
    texts = messages(BLACKOUT.locales / "en" / "outlook.ftl")
    told = {key for key in texts if key.startswith(("change-", "remark-"))}
    assert {key.removeprefix("change-") for key in told if key.startswith("change-")} == set(CHANGES)
    found = {"remark-cube-lost"}  # `test_r17_a_cube_that_nobody_has_is_said_to_be_lost`
    for state, seat in positions(games=60, skilled=2):
        question = state.question
        assert question is not None
        for move in state.moves(seat):
            found |= {f"remark-{remark.key}" for remark in question.remarks(state, seat, move)}
            after, whole = state.foresee(seat, move)
            found |= {f"change-{change.what}" for change in BLACKOUT.changes(state, after, seat)}
            if whole and after.question and (way := details(BLACKOUT, after, seat, question.settles)):
                found |= {f"remark-{remark.key}" for remark in after.question.settled(after, seat, way)}
        if found >= told:
            break
    assert found == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_reads_well_in_every_language(language: str) -> None:
    for state, seat in positions(games=10, every=29):
        for offer in offers(state, seat, language).values():
            for text in told(offer):
                assert text
                assert not set("[]{}") & set(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_fits_on_a_small_sign(language: str) -> None:
    words = BLACKOUT.words(begun().pack, language)
    for what in CHANGES:
        for change in (Change(what, 3, 4), Change(what, 8, 5)):
            assert len(words.change(change)) <= 16, words.change(change)


# -- question by question ------------------------------------------------------------------------------------------


def test_b2_9_a_first_location_says_how_many_districts_it_borders() -> None:
    state = fresh()
    offered = offers(state, state.to_act[0])
    assert offered["start lau-fau-shan"].remarks[0] == "1 district"
    assert offered["start tai-lam"].remarks[0] == "3 districts"


def test_b4_2_a_card_says_what_it_would_bring_and_which_slot_it_completes() -> None:
    state = table()
    state.dice = [2, 3, 4]
    state.players[0].hand = ["dragon-red-2"]
    state.players[0].objectives = [Spot("V06")]  # a slot with 1 yellow and 2 red
    state.players[0].slots = [("dragon-yellow-1", "dragon-red-1"), (), (), ()]
    offered = offers(state)
    assert offered["plan dragon-red-2 2"].remarks == ["= 1 gasoline"]
    assert offered["plan dragon-red-2 1"].remarks[0] == "= 1 gasoline"
    assert offered["plan dragon-red-2 1"].remarks[1].startswith("completes the slot for ")


def test_b5_1_a_planned_card_says_what_it_brings_and_cannot_be_turned_back() -> None:
    state = give(table(), 0, tools=0, battery=0)
    state.dice = [1, 3, 4]
    state.players[0].planned = ["dragon-red-2", "dragon-mechanic", "dragon-doctor", ""]
    offered = offers(at(state, TurnCards(0)))
    assert offered["turn dragon-red-2"].remarks == ["= 1 tool", "or another resource for tokens: you choose next"]
    assert offered["turn dragon-mechanic"].remarks == ["3 HK dollars"]
    assert offered["turn dragon-doctor"].remarks == ["no action you can use now"]
    assert all(offer.final for move, offer in offered.items() if move.startswith("turn"))
    assert offers(give(state, 0, transport=0))["turn dragon-red-2"].remarks == ["= 1 tool"]


def test_b5_3_a_segment_says_its_cubes_and_its_tokens() -> None:
    state = give(table(), 0, transport=5)
    state.dice = [3, 0, 1]
    offered = offers(at(state, UseVolunteer(0, "V07")))
    assert told(offered["procure books 1"]) == ["+3 books", "tokens 5 → 4"]
    state.players[0].supply = 1
    assert told(offers(state)["procure books 1"]) == ["+1 book", "tokens 5 → 4", "2 are lost: you have no cubes left"]


def test_b3_4_a_battery_is_never_spent_silently() -> None:
    state = give(begun(), 0, tools=0, battery=1)
    offered = offers(at(state, UseSpecialist(0, "dragon-mechanic", (0, 1))))
    assert told(offered["act 1 1"]) == ["+$3"]
    assert told(offered["act 2 1"]) == ["−1 battery", "+$3"]
    offered = offers(give(state, 0, tools=1))
    assert told(offered["act 2 1"]) == ["for 1 tool, or batteries"]
    offered = offers(give(state, 0, battery=0))
    assert told(offered["act 2 1"]) == ["−1 tool", "+$3"]


def test_b12_4_a_recovered_card_says_its_points() -> None:
    state = give(begun(), 0, medipacks=1, battery=0)
    state = at(state, UseSpecialist(0, "dragon-doctor", (0,)))
    assert told(offers(state)["act 1 1"]) == ["−1 medipack", "a card leaves the hospital"]
    play(state, 0, "act 1 1")
    leader = state.pack.helpers["dragon-leader"].points
    assert told(offers(state)["recover dragon-leader"]) == [
        *([f"+{leader} ★"] if leader else []),
        "hospital 2 → 1",
        "hand 7 → 8",
    ]


def test_b6_2_a_goal_says_its_price_its_cube_and_how_far_that_is() -> None:
    state = give(put_cubes(table(), 0, "mai-po"), 0, medipacks=2, battery=0)
    state.players[0].objectives = [Spot("N06")]
    offered = offers(at(state, CompleteGoals(0)))
    near = min(PlaceCube(0, "red").routes(state).values())
    place = "next to yours" if not near else f", {near} token{'s' if near > 1 else ''} away"
    assert told(offered["complete N06 1"]) == [
        "−2 medipacks",
        "hand 7 → 8",
        "free spots 2 → 3",
        f"cube (red){'' if near else ' '}{place}",
    ]
    offered = offers(give(state, 0, battery=1))
    assert told(offered["complete N06 1"])[0] == "for 2 medipacks, or batteries"
    assert offered["complete N06 1"].remarks[-1] == "the card joins your hand"


def test_b6_12_the_last_goal_of_a_plan_says_its_bonus() -> None:
    state = give(table(), 0, books=2, battery=0)
    state.players[0].objectives = [Spot("P01", done=1)]
    offered = offers(at(state, CompleteGoals(0)))
    assert "last goal: 4 points" in offered["complete P01 2"].remarks
    assert offered["complete P01 2"].changes[0].text == "+7 ★"


def test_r17_a_cube_that_nobody_has_is_said_to_be_lost() -> None:
    state = give(table(), 0, money=5, battery=0)
    state.players[0].supply = 0
    state.players[0].objectives = [Spot("P03")]
    assert "you have no cube left to place" in offers(at(state, CompleteGoals(0)))["complete P03 1"].remarks


def test_b6_8_a_way_says_its_tokens_and_the_points_that_stand_in() -> None:
    state = give(put_cubes(begun(), 0, "lo-wu"), 0, transport=1)
    offered = offers(at(state, PlaceCube(0, "red")))
    for move, offer in offered.items():
        if move.startswith("place"):
            skipped = int(move.split()[-1])
            points = max(0, skipped - 1)
            texts = [*([f"−{points} ★"] if points else []), *(["tokens 1 → 0"] if skipped else []), "+1 on the map"]
            assert told(offer) == texts
            assert [change.harm for change in offer.changes] == [change.what == "points" for change in offer.changes]


def test_b10_1_the_last_cube_around_a_district_says_so() -> None:
    state = begun()
    board = state.pack.board
    *others, last = [name for number, name in enumerate(board.ids) if board.around[0] >> number & 1]
    put_cubes(state, 0, *others)
    offered = offers(at(state, PlaceCube(0, "any")))
    (offer,) = [offer for move, offer in offered.items() if move.startswith(f"place {last} ")]
    assert offer.remarks[0].startswith("surrounds ")


def test_b6_10_finishing_says_its_effect_and_leaving_what_stays_open() -> None:
    state = put_cubes(table(), 0, "lo-wu")
    state.players[0].objectives = [Spot("P12", done=1, cubes=1)]
    offered = offers(at(state, FinishOrLeave(0, "P12")))
    still_open, asked_again = told(offered["leave"])
    assert still_open == "2 goals stay open"
    assert asked_again.startswith("you will be asked again when")
    assert [change.what for change in offered["finish P12"].changes] == ["plans", "spots", "supply"]
    assert offered["finish P12"].remarks[0].startswith("cube (blue)")
    words, asked = BLACKOUT.words(state.pack, "en", []), at(state, FinishOrLeave(0, "P12")).decision(0)
    assert asked.about["open"] == "2 3"
    lost = [words.goal(goal) for goal in state.pack.cards["P12"].goals[1:]]
    assert words.hint(asked).endswith(f"open goals are lost: {lost[0]}; {lost[1]}.")


def test_b7_1_a_district_says_its_tiles_and_what_the_hand_reaches() -> None:
    state = put_cubes(begun(), 0, "lo-wu")
    district = state.pack.board.district_index["north"]
    first, *rest = state.tiles[district]
    state.tiles[district] = (Laid(first.tile, up=True), *rest)
    offered = offers(at(state, ChooseDistrict(0)))
    icons = sum(state.pack.search[card] for card in state.players[0].hand)
    assert told(offered["scout north"]) == ["3 tiles, 1 known", f"you can reach {icons} search icons"]
    assert offered["scout north"].final


def test_b7_7_the_hospital_is_named_before_the_team_sets_out() -> None:
    state = begun()
    tile = state.tiles[0][0].tile
    team = ("dragon-red-2", "dragon-red-3", "dragon-blue-2")
    give(state, 0, gps=2)
    offered = offers(at(state, FormTeam(0, 0, tile, "probe", team)))
    assert offered["join dragon-scout"].remarks[1] == "1 of 4, at random, goes to the hospital"
    assert offered["gps"].remarks == ["6 of 4 search icons", "1 of 3, at random, goes to the hospital"]
    alone = offers(at(state, FormTeam(0, 0, tile, "probe", ("dragon-scout",), tokens=1)))
    assert alone["go"].remarks == ['"Scout" goes to the hospital']
    assert alone["go"].final


def test_b7_4_a_challenge_names_the_team_that_goes_with_it() -> None:
    """As it will be sent, with what it reaches and what it may cost."""
    state = give(begun(), 0, gps=1)
    state.players[0].hand = ["dragon-scout"]
    (probe,) = (offer for move, offer in offers(at(state, ChooseTile(0, 0))).items() if move.endswith("probe"))
    assert probe.then == ["join dragon-scout", "gps", "go"]
    icons = state.pack.search["dragon-scout"] + 3
    assert probe.remarks[-2:] == [
        f'suggested team: "Scout" with 1 GPS token, {icons} of 4 search icons',
        '"Scout" goes to the hospital',
    ]


def test_b8_2_a_card_says_its_price_and_the_spot_it_takes() -> None:
    state = give(begun(), 0, money=9)
    offered = offers(at(state, BuyCard(0, 0, False)))
    assert told(offered[f"buy {state.display[0][0]} 4"]) == ["−$4", "free spots 1 → 0"]
    state.display[0] = state.display[0][:1]
    offer = offers(at(state, BuyCard(0, 0, False)))[f"buy {state.display[0][0]} 2"]
    assert told(offer) == ["−$2", "free spots 1 → 0"]
    assert offer.final, "new cards are turned up"


def test_b9_2_a_rate_says_what_goes_and_what_comes() -> None:
    state = give(begun(), 0, water=5, food=0)
    offered = offers(at(state, WasteResources(0)))
    (rate,) = [offer for move, offer in offered.items() if move.startswith("waste")]
    assert told(rate) == ["−2 water", "+1 GPS"]
    assert told(offered["sell"]) == ["−5 water", "+$5"]


def test_b9_3_discarding_says_what_is_lost_and_what_returns() -> None:
    state = table()
    state.players[0].objectives = [Spot("P12", done=3, cubes=3)]
    offered = offers(at(state, DisposeObjective(0)))
    assert told(offered["discard P12"]) == [
        "free spots 2 → 3",
        "+2 in supply",
        "the card is gone for good",
        "2 completed goals lost",
    ]
    assert told(offered["done"]) == []


def test_b10_2_a_marker_says_which_action_it_unlocks() -> None:
    offered = offers(at(begun(), ChooseMarker(0, 0)))
    assert "unlocks: 1 tool → 3 HK dollars" in [offer.remarks[0] for move, offer in offered.items() if "marker" in move]


def test_b11_1_taking_back_says_the_hand_and_doing_without_it_costs_the_check_marks() -> None:
    state = give(begun(), 0, tools=1)
    state.players[0].hand = state.players[0].hand[:4]
    offered = offers(at(state, Refresh(0)))
    assert told(offered["refresh 2"]) == ["hand 4 → 6"]
    assert offered["done"].remarks == []
    state.players[0].locked = 0
    assert offers(at(state, Refresh(0)))["done"].remarks == ["no check-mark actions this round"]


def test_b9_1_a_sweep_that_turns_up_cards_is_final() -> None:
    state = begun()
    state.display = [row[:1] for row in state.display]
    state = at(state, BuyCard(0, state.seats - 1, False), CleanUpPhase())
    assert offers(state)["done"].final


def test_a_remark_is_put_into_words_with_names_and_effects() -> None:
    state = begun()
    words = BLACKOUT.words(state.pack, "de")
    assert words.remark(Remark("surrounds", {"district": "north"})) == "umschließt North District"
    assert words.remark(Remark("unlocks", {"action": state.pack.check_ids[0]})).startswith("schaltet frei: ")


def test_b2_9_the_first_cube_says_what_it_touches_and_what_the_own_goals_need_nearby() -> None:
    state = fresh(2)
    (seat,) = state.to_act
    state.players[seat].objectives, state.players[seat].emergency = [Spot("N06"), Spot("N07")], None
    outlook = BLACKOUT.view(state, seat).outlook.players[seat]
    assert outlook.goal_cubes == (("red", 1), ("purple", 1))
    offer = offers(state, seat)["start kai-tak"]
    board = state.pack.board
    beside = board.neighbours[board.index["kai-tak"]]
    near = [colour for colour in ("red", "purple") if board.colour[colour] & beside]
    assert offer.detail == {"districts": 4, "near": near}
    assert offer.remarks[0] == "4 districts"
    assert all(colour in offer.remarks[1] for colour in near)


def test_nothing_is_said_twice() -> None:
    """A price and a reward stand once: in what the choice is called, or in what it changes."""
    for state, seat in positions(games=8, every=17):
        for offer in offers(state, seat).values():
            assert not set(offer.remarks) & {offer.text.rpartition(" → ")[2]}, offer
            if offer.move.startswith("buy "):
                assert not any(letter.isdigit() for letter in offer.text), offer


def test_b5_1_the_last_planned_card_is_no_choice_of_an_order() -> None:
    """ "All" is said of more than one card."""
    words = BLACKOUT.words(begun().pack, "en")
    hints = dict[int, set[str]]()
    for state, seat in positions(games=8, every=7):
        decision = state.decision(seat)
        if decision.asks == "turn":
            left = sum(1 for card in state.players[seat].planned if card)
            hints.setdefault(left, set()).add(words.hint(decision))
    assert hints.pop(1) == {"This is your last planned card: deploy it."}
    assert {hint for found in hints.values() for hint in found} == {words.say("hint-turn", count=2)}
