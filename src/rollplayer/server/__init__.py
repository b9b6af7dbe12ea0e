"""The server: tables, their sockets and the page. `make_app` is the door."""
