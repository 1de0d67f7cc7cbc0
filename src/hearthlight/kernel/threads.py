"""For those who use the engine from several threads."""

from __future__ import annotations

from threading import RLock

one_at_a_time = RLock()
"""msgspec must not meet the same new type in two threads at once: it would end the process."""
