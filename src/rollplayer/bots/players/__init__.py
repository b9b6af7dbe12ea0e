"""The players: one file per level, and what they think with."""
