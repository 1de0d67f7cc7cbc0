"""The eight phases of a round, one file each, in the words and the order of the rulebook."""
