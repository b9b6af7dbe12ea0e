"""Many games in one command: `simulate`, `tournament`, `par` and `balance` share this runner.

A command describes its game (`work`); the runner deals chunks of games to processes or machines
(`executors`), puts their results in order, keeps them (`resume_file`), writes what was asked for
(`sinks`) and merges integers, so that the result does not depend on who played what
(docs/mass-simulation.md). Ray (`on_ray`) and Parquet (`dataset`) are loaded only when asked for.
"""
