"""A table being played: its game in memory, what each viewer sees of it, its sockets, its bots."""
