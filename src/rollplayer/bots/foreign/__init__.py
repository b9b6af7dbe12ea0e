"""Bots that are not ours: a Python file, an installed package, a program in any language.

Each plays in a process of its own and speaks JSON lines (`docs/own-bots.md`), so that one that
raises, hangs, answers nonsense or dies forfeits its game and harms nobody else's.
"""
