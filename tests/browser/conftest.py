"""A real server and a real browser."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from ..server.houses import Server, ServerByHand
from .visitors import Arrive, Visitor

# Debian's Chromium; where it is there, the build without windows, which opens a page in half the time.
CHROMIUM = next(filter(os.path.exists, ("/usr/bin/chromium-headless-shell",)), "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = ServerByHand(str(tmp_path_factory.mktemp("browser") / "house.sqlite"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield running
    running.close()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Visitors of a test; all of them leave without complaints."""
    here: list[Visitor] = []

    def come(**how: object) -> Visitor:
        visitor = Visitor(browser, server.url, seed=len(here) + 1, **how)  # type: ignore[arg-type]
        here.append(visitor)
        return visitor

    yield come
    for visitor in here:
        visitor.close()
