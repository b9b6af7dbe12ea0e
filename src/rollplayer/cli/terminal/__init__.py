"""The whole game in plain line mode: one thing a line, nothing redrawn, made to be heard too."""
