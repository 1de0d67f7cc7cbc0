"""What a connection has been sent is not sent again, and whoever puts the parts together has the whole table."""

from __future__ import annotations

import json

import pytest

from hearthlight.kernel import Dice

from .houses import Server
from .people import Json, Person, next_table, pick


def put_together(known: Json, message: Json) -> Json:
    """As a page does it."""
    if not message.pop("parts", False):
        return message
    return {**known, **message, "view": {**known["view"], **message.get("view", {})}}


@pytest.mark.whole_game
@pytest.mark.parametrize("game", ["blackout", "frostpunk"])
def test_parts_make_the_whole_table(servers: list[Server], game: str) -> None:
    """Those of one connection, put together, are what another one is sent whole."""
    host, dice = Person(servers[0].url, "Ada"), Dice(5)
    table = host.create("me", "me", game=game, seed=8)
    with host.live(table, seat=0, parts=1) as parts, host.live(table, seat=0) as whole:
        known, sent, sent_whole = next_table(parts), 0, 0
        assert "parts" not in known
        assert known == next_table(whole)
        for _ in range(25):
            info = host.look(table)
            info = host.look(table, seat=info["to_act"][0])
            host.play(info, pick(info, dice), seat=info["seat"])
            while known["version"] == info["version"]:
                message = next_table(parts)
                sent += len(json.dumps(message))
                known = put_together(known, message)
            seen = next_table(whole)
            while seen["version"] < known["version"]:
                seen = next_table(whole)
            assert known == seen
            sent_whole += len(json.dumps(seen))
        assert sent < 0.8 * sent_whole


def test_talk_sends_no_board(servers: list[Server]) -> None:
    host = Person(servers[-1].url, "Ada")
    table = host.create("me", "me")
    with host.live(table, seat=0, parts=1) as parts:
        known = next_table(parts)
        host.post(f"/api/tables/{table}/chat", {"text": "hello"})
        message = next_table(parts)
        assert message.keys() == {"parts", "version", "seat", "log_from", "log", "chat"}
        known = put_together(known, message)
        assert [line["text"] for line in known["chat"]] == ["hello"]
        assert {**known, "log": [], "log_from": 0} == {**host.look(table, seat=0), "log": [], "log_from": 0}


def test_who_does_not_ask_for_parts_gets_whole_tables(servers: list[Server]) -> None:
    host = Person(servers[0].url, "Ada")
    table = host.create("me", "me")
    with host.live(table, seat=0) as socket:
        first = next_table(socket)
        host.post(f"/api/tables/{table}/chat", {"text": "hello"})
        assert next_table(socket).keys() == first.keys()
