"""A game unlike those of the house: nothing may be asked of a game that its contract does not say."""
