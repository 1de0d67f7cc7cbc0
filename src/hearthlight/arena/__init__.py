"""Many games: play them, count what happened, show it."""
