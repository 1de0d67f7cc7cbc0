"""Help for people at a table: answers that need no thought, and sensible ways through what is more work than thought.
Everything in it follows from what everybody sees."""
