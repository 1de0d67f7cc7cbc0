"""The nine phases of a round, one file each."""
