"""The rules: state, moves, steps."""
