"""Phase 6: actions (F4.11 to F4.15): turns, what a figure can do, citizen cards and their talents."""
