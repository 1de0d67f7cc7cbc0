"""For whoever runs a house: whether it is well, what it does, and a log that programs can read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hearthlight import __version__

from .houses import PATIENCE, Postgres, Server, ServerByHand, wait_until
from .people import Person, next_table


def numbers(text: str) -> dict[str, float]:
    """What Prometheus would read; every line is one that it can."""
    found = {}
    for told in text.splitlines():
        if not told.startswith("#"):
            name, value = re.fullmatch(r"([a-z_]+(?:\{.+\})?) (\S+)", told).groups()  # type: ignore[union-attr]
            found[name] = float(value)
    return found


def test_a_house_that_is_well_says_so(servers: list[Server]) -> None:
    for server in servers:
        answer = httpx.get(f"{server.url}/health")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__})
        assert "set-cookie" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.xdist_group("postgres")
def test_a_database_that_is_away_is_told_and_comes_back() -> None:
    with Postgres() as database, Server(database.url, channels=database.channels) as server:
        assert httpx.get(f"{server.url}/health").status_code == 200
        database.stop()
        answer = httpx.get(f"{server.url}/health", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["status"]) == (503, "no-database")
        read = numbers(httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text)
        assert 'hearthlight_tables{state="running"}' not in read, "what is on disk cannot be counted"
        database.start()
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


def test_what_a_house_does_is_counted(servers: list[Server]) -> None:
    ada, server = Person(servers[0].url, "Ada"), servers[0]

    def read() -> dict[str, float]:
        return numbers(httpx.get(f"{server.url}/metrics").text)

    wait_until(lambda: read()["hearthlight_sockets"] == 0)  # whoever was here before us has gone
    before = read()
    table = ada.create("me", "me", game="blackout")
    info = ada.look(table, seat=ada.look(table)["to_act"][0])
    with ada.live(table) as socket:
        next_table(socket)
        open_now = read()
        ada.play(info, info["decision"]["moves"][0]["move"])
    ada.http.get("/api/tables/none")
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    after = numbers(answer.text)
    assert open_now["hearthlight_sockets"] == before["hearthlight_sockets"] + 1
    assert after["hearthlight_moves_total"] > before["hearthlight_moves_total"]
    assert after['hearthlight_tables{state="running"}'] == before['hearthlight_tables{state="running"}'] + 1
    made = 'hearthlight_requests_total{method="POST",path="/api/tables",status="201"}'
    assert after[made] == before.get(made, 0) + 1
    missing = 'hearthlight_requests_total{method="GET",path="/api/tables/{key}",status="404"}'
    assert after[missing] == before.get(missing, 0) + 1
    assert after["hearthlight_database_seconds_count"] > before["hearthlight_database_seconds_count"]
    looked = '{method="GET",path="/api/tables/{key}"'
    assert after[f'hearthlight_answer_seconds_bucket{looked},le="+Inf"}}'] == sum(
        many for name, many in after.items() if name.startswith(f"hearthlight_requests_total{looked}")
    )
    assert f'hearthlight_info{{version="{__version__}"}}' in after


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
def test_a_proxy_hands_out_no_metrics(servers: list[Server], header: str) -> None:
    assert httpx.get(f"{servers[0].url}/metrics", headers={header: "203.0.113.9"}).status_code == 404


@pytest.fixture(params=["off", "all"])
def chosen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Server]]:
    with Server(str(tmp_path / "house.sqlite"), metrics=request.param) as server:
        yield request.param, server


def test_the_operator_says_who_reads_metrics(chosen: tuple[str, Server]) -> None:
    who, server = chosen
    status = 200 if who == "all" else 404
    assert httpx.get(f"{server.url}/metrics").status_code == status
    assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == status


def test_probes_are_no_people(tmp_path: Path) -> None:
    """However often they ask, nobody is slowed down."""
    with Server(str(tmp_path / "house.sqlite"), requests_per_minute=20) as server:
        assert {httpx.get(f"{server.url}/health").status_code for _ in range(40)} == {200}
        assert httpx.get(f"{server.url}/metrics").status_code == 200


def test_a_log_for_programs_is_json_line_by_line(tmp_path: Path) -> None:
    with Server(str(tmp_path / "house.sqlite"), log_format="json") as server:
        ada = Person(server.url, "Ada")
        table = ada.create("me", "random", seed=1)
        server.kill()
        server.disturb("UPDATE game_table SET to_act = 'nonsense'")
        server.start()
        answer = ada.http.get(f"/api/tables/{table}")
        assert answer.status_code == 500
        lines = [json.loads(line) for line in server.output().splitlines() if line.startswith("{")]
        (told,) = [line for line in lines if line["request"] == answer.json()["request"]]
        assert (told["level"], told["message"]) == ("error", f"GET /api/tables/{table}")
        assert told["traceback"].startswith("Traceback")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])
        assert numbers(httpx.get(f"{server.url}/metrics").text)["hearthlight_errors_total"] >= 1


@pytest.mark.parametrize("kind", [Server, ServerByHand])
@pytest.mark.parametrize("form", ["json", "text"])
def test_every_line_names_the_request_that_it_is_about(tmp_path: Path, kind: type[Server], form: str) -> None:
    """Whoever starts the application: our command, or a server that says nothing about logs."""
    with kind(str(tmp_path / "house.sqlite"), log_format=form) as server:
        ada = Person(server.url, "Ada")
        table = ada.create("me", "random", seed=1)
        server.kill()
        server.disturb("UPDATE game_table SET to_act = 'nonsense'")
        server.disturb("UPDATE kept SET state = 'nonsense'")
        server.start()
        for address in (f"/api/tables/{table}", "/api/tables"):
            before = len(server.output())
            number = ada.http.get(address).headers["x-request-id"]
            said = server.output()[before:]
            if form == "json":
                assert {json.loads(line)["request"] for line in said.splitlines()} == {number}
            else:
                first, *more = said.splitlines()
                for line in [first, *(line for line in more if re.match(r"\d{4}-", line))]:  # the others are tracebacks
                    assert re.fullmatch(rf"[-0-9]{{10}} [:0-9]{{8}},\d{{3}} [A-Z]+ [a-z_.]+ \[{number}\] .+", line)
