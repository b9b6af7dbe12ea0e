"""Card files: TOML in, a checked `CardSet` out."""
