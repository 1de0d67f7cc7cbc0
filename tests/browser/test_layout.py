"""Everything that a question needs is inside the window, at every size, and nothing moves from step to step."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .layout import DESKTOPS, PHONES, cut, drawn, enlarge, faults, look_at, resize
from .moments import moment
from .visitors import Arrive, Visitor

SOAK = pytest.mark.soak
QUESTIONS = {"blackout": ["plan", "place", "buy"], "frostpunk": ["figure", "option", "build"]}
"""Those that differ most in what is large."""
OTHERS = {
    "blackout": "start turn procure specialist payment objectives finish scout tile team waste dispose marker refresh "
    "check-marks recover resource",
    "frostpunk": "research fuel expedition advisor action lay gather collect erect law bed lower sick death choose "
    "citizen-action cure die dusk-effects end-actions fell leave load raise relieve start take-advisor take-off tire "
    "turn-kind turn-token unload way which-first workshop cheer-up cost destroy guard sift sort-sectors spend treat "
    "turn-marker wake-up which-mood",
}
FEW = [(game, asks) for game, questions in QUESTIONS.items() for asks in questions]
EVERY_DAY = [("blackout", "plan"), ("blackout", "place"), ("frostpunk", "figure"), ("frostpunk", "build")]
ALL = FEW + [(game, asks) for game, questions in OTHERS.items() for asks in questions.split()]
LABELS = {".hand .title": 1.2, ".goal-row .title": 1.2, ".player .name": 1.2, ".ticker p": 1.2, ".map [data-name]": 1.1}
"""By how much they grow at least; a map full of prices has less room for its names."""
COVERED = """() => {
    const box = document.querySelector('[role="tooltip"]').getBoundingClientRect();
    return [...document.querySelectorAll("[data-move], .pickable")].filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return node.checkVisibility() && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    }).length;
}"""
BEYOND = """() => {
    const map = document.querySelector(".map").getBoundingClientRect();
    return [...document.querySelectorAll(".map [data-field]")].filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left < map.left || right > map.right || top < map.top || bottom > map.bottom;
    }).map((node) => node.dataset.field);
}"""
"""Fields of the city of which not all is in sight."""
LARGE_IN_SOAK = [
    pytest.param(asks, size, marks=SOAK)
    for asks, size in (
        ("place", (1366, 768)),
        ("place", (1920, 1080)),
        ("plan", (1920, 1080)),
        ("buy", (1366, 768)),
        ("buy", (1920, 1080)),
    )
]
FEW_SIZES = [(1280, 720), (1440, 900), (390, 844), (844, 390)]


RARE = {
    "cheer-up": (2, "random"),
    "destroy": (1, "random"),
    "guard": (1, ""),
    "sift": (2, "random"),
    "sort-sectors": (1, "random"),
    "spend": (2, "random"),
    "treat": (1, "random"),
    "turn-marker": (2, "random"),
    "wake-up": (1, "random"),
    "which-mood": (2, "random"),
}
"""How many play, and who, where games come there sooner than others."""


def position(game: str, asks: str) -> str:
    rounds = {"start": 0, "take-advisor": 0, "research": 1, "which-mood": 1}.get(asks, 2)
    players, bot = RARE.get(asks, (3 if game == "blackout" else 2, ""))
    return moment(game, asks, players=players, rounds=rounds, bot=bot)


@pytest.mark.parametrize(("game", "asks"), EVERY_DAY)
def test_a_question_fits_the_window(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    look_at(ada, position(game, asks))
    found: list[str] = []
    for size in FEW_SIZES:
        resize(ada, size)
        found += faults(ada.page, size)
    ada.expect_no_missing_words()
    assert not found, "\n".join(found)


@pytest.mark.daily(4)
@pytest.mark.parametrize(
    ("game", "asks"), [("blackout", "resource"), *(("frostpunk", asks) for asks in RARE if asks != "guard")]
)
def test_a_rare_question_fits_the_window(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    look_at(ada, position(game, asks))
    found: list[str] = []
    for size in (DESKTOPS[1], PHONES[0]):
        resize(ada, size)
        found += faults(ada.page, size)
    ada.expect_no_missing_words()
    assert not found, "\n".join(found)


@pytest.mark.daily(1)
@pytest.mark.parametrize("texts", [(130,), pytest.param((100, 115), marks=SOAK)])
@pytest.mark.parametrize(("game", "asks"), [("blackout", "plan"), ("frostpunk", "bed")])
def test_larger_letters_keep_the_rails(arrive: Arrive, game: str, asks: str, texts: tuple[int, ...]) -> None:
    """In German, whose words are longest; the question about beds is the longest of all, and all decide about it."""
    ada = arrive()
    look_at(ada, position(game, asks))
    ada.speak("de")
    found: list[str] = []
    for text in texts:
        enlarge(ada, text)
        for size in [*DESKTOPS[:2], *PHONES]:
            resize(ada, size)
            found += [f"{text} %: {fault}" for fault in faults(ada.page, size)]
            assert (ada.page.locator("main.phone").count() > 0) == (size in PHONES), (text, size)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("asks", "size"), [("plan", (1366, 768)), *LARGE_IN_SOAK])
def test_larger_letters_reach_the_board(arrive: Arrive, asks: str, size: tuple[int, int]) -> None:
    """Not only the dock: names on the map, cards, goals, players and the log; and nothing is cut."""
    ada = arrive()
    resize(ada, size)
    look_at(ada, position("blackout", asks))
    before = drawn(ada.page, list(LABELS))
    assert len(before) > 2
    enlarge(ada, 130)
    for label, px in drawn(ada.page, list(LABELS)).items():
        assert px > LABELS[label] * before[label], label
    assert not cut(ada.page)
    ada.speak("de")
    assert not cut(ada.page)


@SOAK
def test_larger_letters_leave_room_for_the_speed_of_a_replay(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, position("blackout", "plan"))
    enlarge(ada, 130)
    ada.go(f"/table/{ada.table}/replay")
    for size in DESKTOPS[:2]:
        resize(ada, size)
        speed = ada.page.get_by_test_id("replay-speed").bounding_box()
        assert speed
        assert speed["width"] > 80
        assert not faults(ada.page, size)


@pytest.mark.parametrize("size", DESKTOPS[:2])
def test_a_game_can_be_started_without_scrolling(arrive: Arrive, size: tuple[int, int]) -> None:
    ada = arrive()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.enter()
    ada.pick("game-blackout")
    ada.click("more")
    start = ada.page.get_by_test_id("create")
    expect(start).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_test_id("seat-kind-2")).to_be_in_viewport(ratio=1)
    ada.page.get_by_test_id("seat-kind-2").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)


def test_a_peek_covers_nothing_that_can_be_chosen(arrive: Arrive) -> None:
    ada = arrive()
    resize(ada, (1366, 768))
    look_at(ada, position("blackout", "plan"))
    cards, peek = ada.page.locator(".hand .pickable"), ada.page.get_by_role("tooltip")
    ada.page.mouse.move(5, 5)
    for number in range(cards.count()):
        cards.nth(number).hover()
        expect(peek).to_be_visible()
        ada.drawn()
        assert not ada.page.evaluate(COVERED), number


def test_a_peek_at_a_building_lies_beside_the_list_and_covers_no_track(arrive: Arrive) -> None:
    ada = arrive()
    resize(ada, (1366, 768))
    look_at(ada, position("frostpunk", "build"))
    ada.page.mouse.move(5, 5)
    for tile in (tiles := ada.page.locator(".left [data-building]")).all()[:: tiles.count() // 3]:
        tile.hover()
        expect(ada.page.get_by_role("tooltip")).to_be_visible()
        ada.drawn()
        found = [ada.page.get_by_role("tooltip"), *map(ada.page.locator, (".left.rail", ".right.rail"))]
        box, tiles_box, tracks = (one.bounding_box() for one in found)
        assert box
        assert tiles_box
        assert tracks
        assert box["x"] < tiles_box["x"] + tiles_box["width"] + 20
        assert box["x"] + box["width"] <= tracks["x"]
        ada.page.mouse.move(700, 740)
        expect(ada.page.get_by_role("tooltip")).to_have_count(0)


def test_what_has_no_room_beside_the_question_stands_with_its_rule(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, position("blackout", "place"))
    ada.speak("de")
    resize(ada, PHONES[0])
    note = ada.page.get_by_test_id("dock-note")
    said = note.inner_text()
    ada.page.locator(".map [data-move]").first.hover()
    expect(ada.page.get_by_test_id("dock").locator(".outlook")).to_be_visible()
    expect(note).to_be_hidden()
    ada.click("rule")
    ada.expect_text("rule-text", said)


def test_a_question_without_chips_has_their_room(arrive: Arrive) -> None:
    """The longest one, in the longest language: it does not grow out of the dock."""
    ada = arrive()
    look_at(ada, position("frostpunk", "law"))
    ada.speak("de")
    resize(ada, PHONES[0])
    assert ada.page.locator(".ask").get_attribute("data-tall") is None


def test_a_phone_shows_all_of_the_city_and_who_stays_idle(arrive: Arrive) -> None:
    ada = arrive(phone=True)
    look_at(ada, position("frostpunk", "figure"))
    resize(ada, PHONES[0])
    assert ada.page.evaluate(BEYOND) == []
    expect(ada.page.locator(".primary .sub")).to_be_visible()


def test_a_story_is_told_in_full_where_there_is_room(arrive: Arrive) -> None:
    ada = arrive(phone=True)
    look_at(ada, position("frostpunk", "option"))
    resize(ada, PHONES[0])
    flavour = ada.page.locator(".event .flavour")
    assert flavour.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


@pytest.mark.daily(1)
@pytest.mark.parametrize(("game", "asks"), [("blackout", "place"), ("frostpunk", "figure")])
@pytest.mark.parametrize("size", [PHONES[0], pytest.param(PHONES[1], marks=SOAK)])
def test_arrows_bring_every_place_into_sight(arrive: Arrive, game: str, asks: str, size: tuple[int, int]) -> None:
    ada = arrive(phone=True)
    look_at(ada, position(game, asks))
    resize(ada, size)
    places = ada.page.locator(".map [data-move]")
    ada.page.keyboard.press("Shift")  # from now on the focus is that of the keyboard
    for place in range(places.count()):
        places.nth(place).focus()
        seen = places.nth(place).evaluate("""(node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""")
        assert seen, places.nth(place).get_attribute("data-move")


@SOAK
@pytest.mark.parametrize(("game", "asks"), ALL)
@pytest.mark.parametrize("language", ["de", "fr", "zh-Hant"])
def test_every_question_fits_every_window(arrive: Arrive, game: str, asks: str, language: str) -> None:
    """In the languages with the longest words and sentences, and in the one with the tallest letters."""
    ada = arrive()
    look_at(ada, position(game, asks))
    ada.speak(language)
    found: list[str] = []
    for size in [*DESKTOPS, *PHONES]:
        resize(ada, size)
        found += faults(ada.page, size)
        if size in DESKTOPS:
            found += [f"{size[0]}×{size[1]}: cut: {words}" for words in cut(ada.page)]
    ada.expect_no_missing_words()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("opener", [("table-menu",), ("table-menu", "open-orders"), ("all-choices",)], ids=" ".join)
def test_what_opens_on_a_phone_lies_over_the_stage(arrive: Arrive, opener: tuple[str, ...]) -> None:
    ada = arrive(phone=True)
    look_at(ada, position("blackout", "plan"))
    controls = ("table-menu", "undo", "primary")
    before = [ada.page.get_by_test_id(control).bounding_box() for control in controls]
    for press in opener:
        ada.page.get_by_test_id(press).first.click()
    stage, drawer = ada.page.locator("main .stage"), ada.page.get_by_test_id("drawer")
    drawer.wait_for()
    ada.drawn()
    assert [ada.page.get_by_test_id(control).bounding_box() for control in controls] == before
    assert drawer.bounding_box() == stage.bounding_box()


def click_twice(visitor: Visitor, x: float, y: float) -> None:
    """Click there, and once more at the very moment when the next question appears."""
    visitor.page.evaluate(
        """([x, y]) => new MutationObserver((_, observer) => {
            observer.disconnect();
            const how = { bubbles: true, cancelable: true, detail: 2, clientX: x, clientY: y };
            document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", how));
        }).observe(document.querySelector("main"), { attributeFilter: ["data-version"] })""",
        [x, y],
    )
    visitor.page.mouse.click(x, y)


@pytest.mark.parametrize(
    ("game", "asks"), [("blackout", "plan"), pytest.param("blackout", "buy", marks=SOAK), ("frostpunk", "figure")]
)
def test_a_double_click_chooses_nothing_unasked(arrive: Arrive, game: str, asks: str) -> None:
    ada = arrive()
    look_at(ada, position(game, asks))
    for _ in range(4):
        ada.hearing()
        glowing = ada.glowing()
        if not glowing:
            break
        move = ada.dice.pick(list(glowing))
        spot = ada.page.locator(f'[data-testid="{glowing[move]}"] [data-move="{move}"]').first
        before = int(ada.version())
        if spot.get_attribute("data-selected") is None:
            box = spot.bounding_box()
            assert box
            click_twice(ada, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        changed = ada.page.locator(f'main:not([data-version="{before}"])')
        changed.or_(ada.page.locator("[data-selected], [data-confirms]")).first.wait_for()
        if not changed.count():
            box = ada.page.get_by_test_id("primary").bounding_box()
            assert box
            ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            changed.wait_for()
        ada.page.locator("main:not([data-busy]):not([data-deaf])").wait_for()
        assert int(ada.version()) == before + 1, move


def test_cards_in_slots_stay_while_a_card_is_picked(arrive: Arrive) -> None:
    ada = arrive()
    look_at(ada, position("blackout", "plan"))
    boxes = "() => [...document.querySelectorAll('[data-slot] [data-card]')].map((x) => x.getBoundingClientRect().top)"
    before = ada.page.evaluate(boxes)
    assert before
    ada.page.locator(".hand [data-card]").first.click()
    ada.page.locator("[data-slot][data-move]").first.wait_for()
    assert ada.page.evaluate(boxes) == before
