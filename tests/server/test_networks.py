"""Who counts as one address."""

from __future__ import annotations

import pytest

from hearthlight.server.door import Door
from hearthlight.server.networks import network_of
from hearthlight.server.problems import TooMany
from hearthlight.server.quotas import AN_ADDRESS, Quota

HOME, SAME_HOME, ELSEWHERE = "2001:db8:1:2::3", "2001:db8:1:2:ffff::4", "2001:db8:1:3::3"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        (HOME, "2001:db8:1:2::/64"),
        (SAME_HOME, "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_quotas_count_households() -> None:
    quota = Quota("too-much-chat", 1, 60, lambda: 0.0)
    for number in range(AN_ADDRESS):
        quota.spend(f"somebody new {number}", f"2001:db8:1:2::{number}")
    with pytest.raises(TooMany):
        quota.spend("one more", SAME_HOME)
    quota.spend("one more", ELSEWHERE)


def test_the_door_counts_households() -> None:
    door = Door(2, 20)
    assert door.enter((HOME, 1))
    assert door.enter((SAME_HOME, 1))
    assert not door.enter((HOME, 2))
    assert door.enter((ELSEWHERE, 1))
    door.leave((SAME_HOME, 1))
    assert door.enter((HOME, 2))
