"""Whatever schemathesis makes of the description of the API: the server never answers with a 500."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, settings
from schemathesis.checks import not_a_server_error

from hearthlight.server.app import create_app
from hearthlight.server.settings import Settings

from .houses import ServerByHand
from .people import VISITORS, Json, Person, token_of

pytestmark = pytest.mark.xdist_group("schema")  # one server does


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    server = ServerByHand(str(tmp_path_factory.mktemp("fuzzed") / "house.sqlite"))
    person = Person(server.url, "Ada")
    VISITORS.remove(person)  # who stays for all of these tests
    yield person
    person.http.close()
    server.stop()


schema = schemathesis.openapi.from_dict(
    create_app(Settings(database="sqlite+aiosqlite:///:memory:")).openapi_schema.to_schema()
)


KNOWN: Json = {"game": "blackout", "pack": "hong-kong", "language": "de", "at": 1, "seat": 1}


def known_things(visitor: Person, case: Any) -> Json:
    """What a path speaks of: things that there are, as made-up ones lead nowhere."""
    wanted = set(case.path_parameters or {})
    things = {name: value for name, value in KNOWN.items() if name in wanted}
    if "lesson" in wanted:
        things["lesson"] = visitor.get("/api/lessons")[0]["key"]
    if "invite" in wanted:
        (things["invite"],) = visitor.invites(visitor.create("me", "open"))
    if "key" in wanted and case.path.startswith("/api/campaigns"):
        things["key"] = visitor.post("/api/campaigns", {"game": "blackout", "players": 1})["id"]
    elif "key" in wanted:
        over = any(word in case.path for word in ("review", "fork", "record"))
        things["key"] = finished_table(visitor) if over else visitor.create("me", "me", "open")
    return things


@cache
def finished_table(visitor: Person) -> str:
    table = visitor.create("me", "random", "random")
    visitor.post(f"/bots/{table}/end", {})
    return table


@schema.parametrize()
@settings(max_examples=5)
def test_no_request_breaks_the_server(case: Any, visitor: Person) -> None:
    headers = {"x-csrftoken": token_of(visitor.http.cookies)}
    response = case.call(base_url=visitor.url, headers=headers, cookies=dict(visitor.http.cookies))
    case.validate_response(response, checks=(not_a_server_error,))


@schema.include(path_regex="{").parametrize()
@settings(max_examples=4, deadline=None, phases=[Phase.generate])
def test_nor_does_one_about_something_that_there_is(case: Any, visitor: Person) -> None:
    things = known_things(visitor, case)
    case.path_parameters = {**case.path_parameters, **things}
    if isinstance(case.body, dict) and "version" in case.body and "key" in things:
        case.body = {**case.body, "seat": 0, "version": visitor.look(things["key"])["version"]}
    headers = {"x-csrftoken": token_of(visitor.http.cookies)}
    response = case.call(base_url=visitor.url, headers=headers, cookies=dict(visitor.http.cookies))
    case.validate_response(response, checks=(not_a_server_error,))
    if response.status_code == 404:
        assert response.json()["problem"] not in ("no-table", "no-campaign", "no-invite", "pack-missing", "http-404")
    if "key" in things and case.path.startswith("/api/tables") and case.method != "DELETE":
        assert visitor.look(things["key"])["id"] == things["key"], "the table is as sound as before"
