"""The generator: its heat, its tower, what it costs to run it."""

from . import heat, tower

__all__ = ["heat", "tower"]
