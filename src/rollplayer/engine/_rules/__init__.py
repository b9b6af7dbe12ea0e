"""The rules, one file for each chapter of the rulebook.

A phase knows how it begins, goes on and ends, and no other phase: `rollplayer.engine._flow` has
their order. Attribute actions, buying, skills and scoring are beside them.
"""
