"""Help for people at a table: answers that need no thought, sensible ways through what is more work than thought, and
a word before a choice ends the day. Everything in it follows from what everybody sees."""

from . import evening as evening  # it is for those who look: nothing asks for it by name
