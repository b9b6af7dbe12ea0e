"""The companion: stars for a finished sheet from a real table, without a game."""
