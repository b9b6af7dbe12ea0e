"""The server: tables, seats, sockets and the store behind them. It holds no rules."""
