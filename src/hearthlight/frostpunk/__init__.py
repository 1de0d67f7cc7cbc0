"""Frostpunk: The Board Game. Section and rule numbers (F4.4) are those of docs/rules/frostpunk.md."""
