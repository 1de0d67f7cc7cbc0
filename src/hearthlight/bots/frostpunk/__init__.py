"""Bots for Frostpunk."""
