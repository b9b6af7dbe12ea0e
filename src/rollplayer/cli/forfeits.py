"""What is said about bots that forfeited: how often, why, and in which game first."""

from typing import Any

from rollplayer.cli.language import say
from rollplayer.cli.layout import fold


def print_forfeits(forfeits: list[dict[str, Any]]) -> None:
    """A line for each bot and reason."""
    groups: dict[tuple[str, str], list[int]] = {}
    for forfeit in forfeits:
        groups.setdefault((forfeit["bot"], forfeit["reason"]), []).append(forfeit["game"])
    for (bot, reason), games in groups.items():
        told = say("forfeit-line", bot=bot, count=len(games), reason=reason, first=games[0])
        print(*fold(told, "  "), sep="\n")
