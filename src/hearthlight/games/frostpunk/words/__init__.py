"""What turns the data of Frostpunk into sentences."""

from importlib.resources import files
from pathlib import Path

LOCALES = Path(str(files(__package__))) / "locales"
"""A folder for each language."""
