"""What holds for all tests."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

# The same examples every time, on however slow a machine.
settings.register_profile("hearthlight", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("hearthlight")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is true of one size or game is mostly true of another: some variants every day, all in a soak."""
    seen = Counter[str]()
    for item in items:
        if (daily := item.get_closest_marker("daily")) and not item.get_closest_marker("soak"):
            name = item.nodeid.partition("[")[0]
            seen[name] += 1
            if seen[name] > daily.args[0]:
                item.add_marker(pytest.mark.soak)
