"""Whatever schemathesis makes of the description of the API: the server never answers with a 500."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error

from hearthlight.server.app import create_app
from hearthlight.server.settings import Settings

from .houses import ServerByHand
from .people import Person

pytestmark = pytest.mark.xdist_group("schema")  # one server does


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    server = ServerByHand(str(tmp_path_factory.mktemp("fuzzed") / "house.sqlite"))
    person = Person(server.url, "Ada")
    person.create("me", "random", seed=1)
    yield person
    person.http.close()
    server.stop()


schema = schemathesis.openapi.from_dict(
    create_app(Settings(database="sqlite+aiosqlite:///:memory:")).openapi_schema.to_schema()
)


@schema.parametrize()
@settings(max_examples=12)
def test_no_request_breaks_the_server(case: Any, visitor: Person) -> None:
    headers = {"x-csrftoken": visitor.http.cookies.get("csrftoken") or ""}
    response = case.call(base_url=visitor.url, headers=headers, cookies=dict(visitor.http.cookies))
    case.validate_response(response, checks=(not_a_server_error,))
