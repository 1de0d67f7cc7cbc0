"""What holds for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples every time, on however slow a machine.
settings.register_profile("hearthlight", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("hearthlight")
