"""Lets `python -m rollplayer` do what the command `rollplayer` does."""

from rollplayer.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
