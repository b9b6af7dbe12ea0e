"""Many processes on one database."""
