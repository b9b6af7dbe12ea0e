"""An open, unofficial digital edition of the dice-drafting board game Roll Player."""

__version__ = "0.1.0"
