"""What is wrong with the layout of a table, as the browser sees it."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from .visitors import Visitor

Size = tuple[int, int]
DESKTOPS: list[Size] = [(1280, 720), (1366, 768), (1440, 760), (1440, 900), (1536, 864), (1920, 1080)]
PHONES: list[Size] = [(390, 844), (844, 390)]
SMALLEST_TEXT = 11
CONTROLS = {
    "undo": '[data-testid="undo"]',
    "primary": '[data-testid="primary"]',
    "why": '[data-testid="rule"]',
    "all choices": '[data-testid="all-choices"]',
    "menu": '[data-testid="table-menu"]',
    "bar": "main > .regions > .bar",
    "dock": "main > .dock",
}
"""What keeps its place whatever is asked."""
ON_A_DESKTOP = {
    "log": '[data-testid="open-log"]',
    "left": "main > .regions > .left",
    "stage": "main > .regions > .stage",
    "right": "main > .regions > .right",
}
ON_A_PHONE = {"tabs": "main .tabs", "part": "main > .regions > :is(.left, .stage, .right)"}
"""It shows one part at a time."""
OF_A_GAME = {"frostpunk": {"shelf": "main > .regions > .shelf"}}
"""On a desktop."""

FAULTS = """([smallest, phone]) => {
    const faults = [];
    const root = document.documentElement;
    const main = document.querySelector("main");
    if (root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth)
        faults.push(`the document scrolls: ${root.scrollWidth}×${root.scrollHeight}`);
    const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}`.slice(0, 60);
    const all = [...main.querySelectorAll("*")].filter((node) => node.checkVisibility());

    // Only what is read at leisure scrolls; on a phone one finger may swipe over one part more.
    const scrolls = (node) => {
        const { overflowX, overflowY } = getComputedStyle(node);
        return (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight + 1)
            || (/auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth + 1);
    };
    const scrollers = all.filter((node) => !node.closest('[data-testid="drawer"], [data-testid="story"]'))
        .filter((node) => node instanceof HTMLElement && scrolls(node));
    if (scrollers.length > (phone ? 1 : 0)) faults.push(...scrollers.map((node) => `it scrolls: ${name(node)}`));

    const zoom = Number(getComputedStyle(main).zoom) || 1;
    const own = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    for (const node of all.filter(own)) {
        if (node.closest(".sr, [aria-hidden=true] kbd")) continue;
        const size = parseFloat(getComputedStyle(node).fontSize);
        const drawn = node instanceof SVGElement && node.getScreenCTM ? size * node.getScreenCTM().d : size * zoom;
        const words = `${node.textContent.trim().slice(0, 30)} (${name(node)})`;
        if (drawn < smallest - 0.1) faults.push(`text of ${drawn.toFixed(1)} px: ${words}`);
    }

    // What decides is never cut, and what it says in addition is never lost.
    const dock = main.querySelector(":scope > .dock");
    for (const node of dock.querySelectorAll("*")) {
        if (node.closest(".covered") || !node.clientHeight) continue;
        if (!/hidden|clip/.test(getComputedStyle(node).overflowY)) continue;
        if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
            faults.push(`cut: ${name(node)} ${node.innerText.slice(0, 40)}`);
    }
    const edge = dock.getBoundingClientRect();
    for (const node of dock.querySelectorAll("button, .ask")) {
        const { right, bottom } = node.getBoundingClientRect();
        if (right > edge.right + 1 || bottom > edge.bottom + 1) faults.push(`beyond the dock: ${name(node)}`);
    }

    for (const node of main.querySelectorAll("[data-move], [data-suggest]")) {
        if (!node.checkVisibility()) continue;
        // What a finger can bring into sight is in reach.
        if (phone && (scrollers.some((scroller) => scroller.contains(node)) || node.closest(".map"))) continue;
        const move = node.dataset.move ?? node.dataset.suggest;
        const { x, y, width, height, right, bottom } = node.getBoundingClientRect();
        if (x < -1 || y < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`outside: ${move}`);
        else {
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            if (!node.contains(hit)) faults.push(`${move} is covered by ${hit ? name(hit) : "nothing"}`);
        }
    }
    return [...new Set(faults)];
}"""

CUT = """(within) => {
    const cut = [];
    const own = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    for (const node of document.querySelectorAll(`${within} *`)) {
        // The log's last lines fade out upwards, and what ends with dots says all of it when it is pointed at.
        if (!(node instanceof HTMLElement) || !own(node) || !node.checkVisibility()) continue;
        const { textOverflow, webkitLineClamp } = getComputedStyle(node);
        if (node.closest(".sr, .lines") || textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
        const words = document.createRange();
        words.selectNode([...node.childNodes].find((child) => child.nodeType === 3 && child.data.trim()));
        const { left, right, top, bottom } = words.getBoundingClientRect();
        for (let box = node; box && box.tagName !== "MAIN"; box = box.parentElement) {
            if (!/hidden|clip/.test(getComputedStyle(box).overflowY)) continue;
            const edge = box.getBoundingClientRect();
            if (edge.width < 2) break; // for ears alone
            if (left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2) {
                cut.push(`${node.textContent.trim().slice(0, 30)} in ${box.getAttribute("class")}`);
                break;
            }
        }
    }
    // Nor does anything lie over something else that is read.
    const rows = [...document.querySelectorAll(`${within} :is(.rail > *, .goals > *, .card)`)];
    for (const row of rows) {
        const { bottom } = row.getBoundingClientRect();
        for (const node of [...row.querySelectorAll("*")].filter((node) => own(node) && !node.closest(".sr, .lines")))
            if (node.checkVisibility() && node.getBoundingClientRect().bottom > bottom + 2)
                cut.push(`${node.textContent.trim().slice(0, 30)} below ${row.getAttribute("class")}`);
    }
    return [...new Set(cut)];
}"""

DRAWN = """(labels) => labels.flatMap((label) => {
    const node = document.querySelector(label);
    if (!node) return [];
    const size = parseFloat(getComputedStyle(node).fontSize);
    const scale = node instanceof SVGElement ? node.getScreenCTM().d : node.currentCSSZoom;
    return [[label, size * scale]];
})"""

PLACES = """(controls) => Object.entries(controls).flatMap(([name, selector]) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box?.width ? [[name, [box.x, box.y, box.width, box.height].map(Math.round)]] : [];
})"""


def look_at(visitor: Visitor, record: str) -> None:
    """Sit down at seat 0 of a game that was brought along."""
    table = visitor.bring(record)
    visitor.go(f"/table/{table}?seat=0")
    visitor.main.wait_for()
    visitor.drawn()


def enlarge(visitor: Visitor, text: int) -> None:
    """Larger letters, as in the settings."""
    visitor.page.evaluate("(text) => localStorage.setItem('hearthlight.settings', JSON.stringify({ text }))", text)
    visitor.page.reload()
    visitor.main.wait_for()
    visitor.drawn()


def resize(visitor: Visitor, size: Size) -> None:
    visitor.page.mouse.move(0, 0)
    visitor.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    visitor.drawn()


def cut(page: Page, within: str = "main > .regions") -> list[str]:
    """Words on the board, or on a part of it, that are not wholly to be seen."""
    found: list[str] = page.evaluate(CUT, within)
    return found


def drawn(page: Page, labels: list[str]) -> dict[str, float]:
    """How large the first of each of these labels is on the screen, in px."""
    return dict(page.evaluate(DRAWN, labels))


def faults(page: Page, size: Size, smallest: int = SMALLEST_TEXT) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, [smallest, min(size) < 480])
    return [f"{size[0]}×{size[1]}: {fault}" for fault in found]


def places(page: Page, game: str, size: Size) -> dict[str, list[int]]:
    """Where the controls are; all of them are there."""
    more = ON_A_PHONE if size in PHONES else ON_A_DESKTOP | OF_A_GAME.get(game, {})
    controls = CONTROLS | more
    found: dict[str, list[int]] = dict(page.evaluate(PLACES, controls))
    assert list(found) == list(controls)
    return found
