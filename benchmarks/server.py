"""The server under load, as ratios within one run; and what the page weighs.

    make benchmark

A hundred running tables, sixteen people playing at once over HTTP: moves per second and the 95th percentile of
their answers, against a bare endpoint of the same server by the same clients. Every move is on disk (SQLite,
synchronous) before it is answered. Then the page: bytes over the wire, and the time to the first glow in Chromium.
"""

from __future__ import annotations

import asyncio
import gzip
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

from hearthlight.kernel import Dice  # noqa: E402
from tests.browser.conftest import CHROMIUM  # noqa: E402
from tests.server.houses import Server  # noqa: E402
from tests.server.people import Person, pick  # noqa: E402

TABLES, PEOPLE, SECONDS = 100, 16, 6.0


async def load(url: str, cookies: httpx.Cookies, tables: list[str]) -> dict[str, list[float]]:
    """Everybody plays at tables of their own for a while; then the same people ask the bare endpoint as long."""
    times: dict[str, list[float]] = {"move": [], "bare": []}
    headers = {"x-csrftoken": cookies.get("csrftoken") or ""}

    async def timed(
        kind: str, client: httpx.AsyncClient, method: str, path: str, body: object = None
    ) -> httpx.Response:
        start = perf_counter()
        answer = await client.request(method, path, json=body, headers=headers)
        times[kind].append(perf_counter() - start)
        return answer

    async def plays(number: int, client: httpx.AsyncClient, deadline: float) -> None:
        dice, own = Dice(number), tables[number::PEOPLE]
        infos = {table: (await client.get(f"/api/tables/{table}", params={"seat": 0})).json() for table in own}
        while perf_counter() < deadline:
            table = dice.pick(own)
            info = infos[table]
            if info["finished"]:
                own.remove(table)
            elif not info["decision"]:
                seat = info["to_act"][0]
                infos[table] = (await client.get(f"/api/tables/{table}", params={"seat": seat})).json()
            else:
                body = {"seat": info["seat"], "version": info["version"], "move": pick(info, dice)}
                path = f"/api/tables/{table}/moves?since={info['ply']}"
                infos[table] = (await timed("move", client, "POST", path, body)).json()

    async def asks(_: int, client: httpx.AsyncClient, deadline: float) -> None:
        while perf_counter() < deadline:
            await timed("bare", client, "GET", "/api/games")

    for work in (plays, asks):
        clients = [httpx.AsyncClient(base_url=url, cookies=cookies, timeout=60) for _ in range(PEOPLE)]
        deadline = perf_counter() + SECONDS
        await asyncio.gather(*(work(number, client, deadline) for number, client in enumerate(clients)))
        for client in clients:
            await client.aclose()
    return times


def page_weight() -> int:
    page = ROOT / "src/hearthlight/server/page"
    return sum(
        len(gzip.compress(path.read_bytes())) for path in page.rglob("*") if path.suffix in (".html", ".js", ".css")
    )


def first_glow(url: str) -> float:
    """Seconds from opening the address of a running game to the first thing that can be clicked."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
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
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/bench.sqlite")
        host = Person(server.url, "Ada")
        tables = [host.create("me", "me", seed=number) for number in range(TABLES)]
        times = asyncio.run(load(server.url, host.http.cookies, tables))
        table = Table(title=f"{TABLES} tables, {PEOPLE} people at once, SQLite")
        for title in ("", "answers per second", "median ms", "p95 ms"):
            table.add_column(title, justify="right")
        shares = {kind: len(taken) / SECONDS for kind, taken in times.items()}
        p95 = {kind: quantiles(taken, n=20)[-1] * 1000 for kind, taken in times.items()}
        for kind, taken in times.items():
            table.add_row(kind, f"{shares[kind]:,.0f}", f"{median(taken) * 1000:.1f}", f"{p95[kind]:.1f}")
        table.add_row("ratio", f"{shares['move'] / shares['bare']:.2f}", "", f"{p95['move'] / p95['bare']:.2f}")
        console.print(table)
        console.print(f"{len(times['move']):,} moves in {SECONDS:.0f} s, each on disk before its answer")
        console.print(f"page: {page_weight() / 1000:.0f} kB gzipped")
        console.print(f"first glow after {first_glow(server.url) * 1000:.0f} ms")
        host.http.close()
        server.stop()


if __name__ == "__main__":
    main()
