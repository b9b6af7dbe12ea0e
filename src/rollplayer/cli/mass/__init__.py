"""Many games in one command: `simulate`, `tournament`, `par` and `balance` share this runner.

A command describes its game (`work`); the runner deals chunks of games to processes or machines
(`places`), puts their results in order, keeps them (`kept`), writes what was asked for (`sinks`,
`dataset`) and merges integers, so that the result does not depend on who played what
(docs/mass-simulation.md).
"""
