"""Many processes on one PostgreSQL (decision 025), and that database itself.

This is the room's door: `open_postgres` gives the store, `Cluster` what a process knows of the
others, `rows_of_one_moment` what a backup copies. `supervise` starts several processes behind one
port. A host with one process on SQLite loads none of it.
"""

from rollplayer.server.cluster.cluster import Cluster
from rollplayer.server.cluster.postgres import PgStore, open_postgres, rows_of_one_moment

__all__ = ["Cluster", "PgStore", "open_postgres", "rows_of_one_moment"]
