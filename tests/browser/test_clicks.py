"""How many clicks a person makes in the browser with the page's defaults: what the large button expects is one click,
and what only a person can choose a bot chooses. `tests/clicks.py` counts the same at the table, without a page."""

from __future__ import annotations

from collections import Counter

import pytest

from ..clicks import in_one_go, unasked
from .visitors import Arrive, Visitor

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("browser-one")]
THEN = " + "
"""Between the moves that one click plays."""
ROUNDS = 3
MORE = {"blackout": 1.25, "frostpunk": 1.75}
"""So many times as many as at the table: the page asks for a second click where something cannot be taken back, a
figure is taken into the hand before it is sent, and a building is chosen before its field."""


class Clicker:
    """Somebody who takes what is expected, and else does what the best bot would do."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.clicks: Counter[str] = Counter()
        """By what was asked."""
        self.at_the_table: Counter[str] = Counter()
        """What `tests/clicks.py` says about the same decisions."""
        self.last = ("", "")
        self.round = 0

    def act(self) -> bool:
        """One decision, with as many clicks as it takes; whether there was any."""
        self.visitor.settle()
        self.visitor.hearing()
        advice = self.visitor.bots.post(f"/bots/{self.visitor.table}/advice").raise_for_status().json()
        self.round = advice["round"]
        if self.visitor.finished() or not advice["moves"]:
            return False
        asks, before = advice["asks"], self.visitor.version()
        now = (asks, advice["moves"][0].split()[0])
        moved = self.page.locator(f'main[data-version]:not([data-version="{before}"])')
        primary = self.page.locator('[data-testid="primary"].expected:not([aria-disabled])')
        if primary.count():
            primary.click()
            self.clicks[asks] += 1
        else:
            clicks = self._choose(advice["moves"])
            self.clicks[asks] += 0 if unasked(now) else clicks
            moved.or_(self.page.locator("[data-selected]")).first.wait_for()
            if not moved.count():
                primary.click()
                self.clicks[asks] += 1
        moved.wait_for()
        self.visitor.close_choices()
        if not unasked(now):
            self.at_the_table[asks] += not in_one_go(self.last, now)
            self.last = now
        return True

    def _choose(self, moves: list[str]) -> int:
        """Does as many of these moves as one click plays; how many clicks it took."""
        if moves[0].startswith("plan "):
            _, card, slot = moves[0].split()
            hand = self.page.locator(f'.hand [data-card="{card}"]').first
            hand.drag_to(self.page.locator(f'[data-slot="{slot}"]'))
            return 1
        clicks = 1
        in_hand = self.page.locator(f'[data-hold="{moves[0]}"][aria-checked="false"]')
        if in_hand.count():
            in_hand.click()
            clicks += 1
        glowing = self.visitor.glowing()
        for number in range(len(moves), 0, -1):
            path = THEN.join(moves[:number])
            if path in glowing:
                self.page.locator(f'[data-testid="{glowing[path]}"] [data-move="{path}"]').first.click()
                return clicks
        self.visitor.open_choices().locator(f'[data-move="{moves[0]}"]').click()
        return clicks + 1


def expect_few(clicker: Clicker, game: str) -> None:
    clicks, at_the_table = clicker.clicks.total(), clicker.at_the_table.total()
    told = f"{clicks} clicks, {at_the_table} at the table: {clicker.clicks} {clicker.at_the_table}"
    print(told)
    assert clicks <= MORE[game] * at_the_table, told


def test_a_whole_game_of_blackout_in_few_clicks(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", "greedy", "greedy")
    clicker = Clicker(ada)
    while clicker.act():
        pass
    expect_few(clicker, "blackout")


def test_rounds_of_frostpunk_in_few_clicks(arrive: Arrive) -> None:
    ada = arrive()
    ada.new_game("me", game="frostpunk")
    clicker = Clicker(ada)
    while clicker.round <= ROUNDS and clicker.act():
        pass
    expect_few(clicker, "frostpunk")
