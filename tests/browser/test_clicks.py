"""How many clicks a person makes in the browser with the page's defaults: what the large button expects is one click,
and what only a person can choose a bot chooses. `tests/clicks.py` counts the same at the table, without a page."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator

from ..clicks import in_one_go, unasked
from .visitors import Arrive, Visitor

pytestmark = pytest.mark.soak
THEN = " + "
"""Between the moves that one click plays."""
ROUNDS = 3
MORE = {"blackout": 1.4, "frostpunk": 1.6}
"""So many times as many as at the table: the page asks for a second click where something cannot be taken back, and a
building takes two, one on its field and one for what is to stand there."""


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
            clicks = self.choose(advice["moves"])
            self.clicks[asks] += 0 if unasked(now) else clicks
            moved.or_(self.page.locator("[data-selected], [data-confirms]")).first.wait_for()
            if not moved.count():
                primary.click()
                self.clicks[asks] += 1
        moved.wait_for()
        self.visitor.close_choices()
        if not unasked(now):
            self.at_the_table[asks] += not in_one_go(self.last, now)
            self.last = now
        return True

    def choose(self, moves: list[str]) -> int:
        """Does as many of these moves as one click plays; how many clicks it took."""
        if moves[0].startswith("plan "):
            _, card, slot = moves[0].split()
            hand = self.page.locator(f'.hand [data-card="{card}"]').first
            hand.drag_to(self.page.locator(f'[data-slot="{slot}"]'))
            return 1
        erects = next((place for place, move in enumerate(moves[:-1]) if move.startswith("erect ")), None)
        if erects is not None and moves[erects + 1].startswith("on ") and not moves[0].startswith("citizen "):
            return self._build(moves[: erects + 2])
        figure = moves[0].startswith("take ") and not self._not_in_hand(moves).count()
        sheet = self.page.locator(f'[data-opens="{moves[1].split()[0]}"]') if figure else None
        if sheet and sheet.count():
            sheet.click()
            self.page.locator(f'[data-move="{THEN.join(moves[:2])}"]').click()
            return 2
        in_hand = self._not_in_hand(moves)
        if in_hand.count() and not self.spot(moves):
            in_hand.hover()
            self.page.mouse.down()
            if spot := self.spot(moves):
                spot.hover()
            self.page.mouse.up()
            return 1 if spot else 1 + self.choose(moves)
        if spot := self.spot(moves):
            spot.click()
            return 1
        self.visitor.open_choices().locator(f'[data-move="{moves[0]}"]').click()
        return 2

    def _not_in_hand(self, moves: list[str]) -> Locator:
        return self.page.locator(f'[data-hold="{moves[0]}"][aria-checked="false"]')

    def spot(self, moves: list[str]) -> Locator | None:
        """What stands for as many of these moves as possible."""
        glowing = self.visitor.glowing()
        for number in range(len(moves), 0, -1):
            path = THEN.join(moves[:number])
            if path in glowing:
                return self.page.locator(f'[data-testid="{glowing[path]}"] [data-move="{path}"]').first
            way = self.page.locator(f'.map [data-path="{path}"]')
            if way.count():
                return way
        return None

    def _build(self, moves: list[str]) -> int:
        """A tile is carried onto its field; whoever is free to build is sent to a free field, and told what."""
        *first, erect, on = moves
        field = self.page.locator(f'[data-field="{on.removeprefix("on ")}"]')
        if not first:
            self.page.locator(f'.tile[data-move="{erect}"]').drag_to(field)
            return 1
        figure = self._not_in_hand(moves)
        if field.and_(self.page.locator("[data-place]")).count():
            if figure.count():
                figure.drag_to(field)
            else:
                field.click()
            self.page.locator(f'[data-path="{THEN.join(moves)}"]').click()
            return 2
        if figure.count():
            figure.click()
        spot = self.spot(first)
        assert spot
        spot.click()
        return 1 + figure.count()


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
