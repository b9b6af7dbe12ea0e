"""What the bots' networks see of a position."""
