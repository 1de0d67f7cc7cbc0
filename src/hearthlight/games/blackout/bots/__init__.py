"""Bots for Blackout: Hong Kong."""
