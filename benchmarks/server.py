"""The server under load, as ratios within one run; and how soon the page can be played at.

    make benchmark

Running games of two of both games at 100, 1,000 and 2,000 tables. First a move at one table after the other, 50 a
second: how long the answers take, while only some of the tables are in memory. Then sixteen people who play flat out,
against a bare endpoint of the same server by the same clients. Every move is on disk (SQLite,
synchronous) before it is answered. Last the page: the time to the first glow in Chromium.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.load import GAMES, PEOPLE, Crowd, record_of  # noqa: E402
from hearthlight.server.tables import MOST_IN_MEMORY  # noqa: E402
from tests.browser.conftest import CHROMIUM  # noqa: E402
from tests.server.houses import Server  # noqa: E402
from tests.server.people import Person  # noqa: E402

TABLES = (100, 1_000, 2_000)
PACE, PACED_SECONDS = 50, 12.0
FLAT_OUT_SECONDS = 5.0
PLAYED = 50
"""Tables of each game at which nobody plays: all others stand like one of them in the beginning."""


async def load(server: Server, cookies: httpx.Cookies) -> Table:
    """A row for everything that was asked of the server."""
    result = Table(title=f"{PEOPLE} people, SQLite, {MOST_IN_MEMORY} tables in memory")
    for title in ("tables", "", "per second", "p50 ms", "p95 ms", "CPU ms", "ratio", "by CPU", "load"):
        result.add_column(title, justify="right")
    bare, spent = (1.0, 1.0), cpu_seconds(server)

    def row(many: int, what: str, taken: list[float], seconds: float) -> tuple[float, float]:
        """How many answers a second there were, and how many in a second of the server's own time, which a busy machine
        changes little; both as a ratio to the bare endpoint."""
        nonlocal spent
        rates = len(taken) / seconds, len(taken) / (cpu_seconds(server) - spent)
        spent = cpu_seconds(server)
        times = median(taken), quantiles(taken, n=20)[-1], 1 / rates[1]
        ratios = [f"{rate / of_bare:.2f}" if what in GAMES else "" for rate, of_bare in zip(rates, bare, strict=True)]
        figures = f"{rates[0]:,.0f}", *(f"{time * 1000:,.1f}" for time in times), *ratios, f"{os.getloadavg()[0]:.1f}"
        result.add_row(f"{many:,}", what, *figures)
        return rates

    crowd = Crowd(server.url, cookies)
    played = {game: await crowd.sit_down([record_of(game, seed) for seed in range(PLAYED)]) for game in GAMES}
    tables: dict[str, list[str]] = {game: [] for game in GAMES}
    for many in TABLES:
        for game in GAMES:
            for number in range(len(tables[game]) // PLAYED, many // len(GAMES) // PLAYED):
                tables[game] += crowd.sit_down_at_copies(server.data, played[game], number)
        spent = cpu_seconds(server)
        in_turn = [table for pair in zip(*tables.values(), strict=True) for table in pair]
        row(many, "in turn", await crowd.in_turn(in_turn, PACE, PACED_SECONDS), PACED_SECONDS)
        bare = row(many, "bare", await crowd.ask_little(FLAT_OUT_SECONDS), FLAT_OUT_SECONDS)
        for game in GAMES:
            row(many, game, await crowd.flat_out(tables[game], FLAT_OUT_SECONDS), FLAT_OUT_SECONDS)
    return result


def cpu_seconds(server: Server) -> float:
    """That the server has spent so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def first_glow(url: str) -> float:
    """Seconds from opening the address of a running game to the first thing that can be clicked."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.add_init_script("localStorage.setItem('hearthlight.been-here', '1')")
        page.goto(url)
        page.get_by_test_id("play-now").click()
        page.locator("[data-move]").first.wait_for()
        address, taken = page.url, []
        for _ in range(5):
            start = perf_counter()
            page.goto(address)
            page.locator("[data-move]").first.wait_for()
            taken.append(perf_counter() - start)
        browser.close()
    return median(taken)


def main() -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/bench.sqlite", connections_per_address=0) as server:
        host = Person(server.url, "Ada")
        console.print(asyncio.run(load(server, host.http.cookies)))
        console.print(f"first glow after {first_glow(server.url) * 1000:.0f} ms")
        host.http.close()


if __name__ == "__main__":
    main()
