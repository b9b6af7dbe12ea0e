"""Where tables are kept: SQLite by default, PostgreSQL for hosts; one small interface, one SQL."""

from rollplayer.errors import Conflict, StoreError
from rollplayer.server.store.opening import open_store
from rollplayer.server.store.store import Row, Statement, Store, Value

__all__ = ["Conflict", "Row", "Statement", "Store", "StoreError", "Value", "open_store"]
