"""Counters of this process, as Prometheus reads them (GET /metrics)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

HELP: Final[Mapping[str, str]] = {
    "rollplayer_events_total": "events saved",
    "rollplayer_conflicts_total": "changes planned again because another process was first",
    "rollplayer_not_saved_total": "changes that the store could not save",
    "rollplayer_fenced_total": "damaged tables closed off",
    "rollplayer_refused_total": "requests, messages and connections refused by a limit",
    "rollplayer_requests_total": "HTTP requests",
    "rollplayer_errors_total": "requests that failed unexpectedly",
    "rollplayer_bot_moves_total": "moves chosen by bots",
    "rollplayer_tables": "tables in memory",
    "rollplayer_sockets": "open sockets",
    "rollplayer_players": "open sockets that hold a seat",
    "rollplayer_connections": "open connections",
    "rollplayer_bots_waiting": "decisions and hints that wait for a process",
    "rollplayer_listening": "1 while word from other processes arrives",
    "rollplayer_memory_bytes": "resident memory of this process",
    "rollplayer_cpu_seconds_total": "CPU time of this process",
}


class Metrics:
    """Numbers that only grow; what goes up and down is asked for when somebody looks."""

    def __init__(self) -> None:
        self.totals: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        self.totals[name] += by

    def text(self, gauges: Mapping[str, float]) -> str:
        found: dict[str, float] = {name: 0 for name in HELP if name.endswith("_total")}
        found |= {**self.totals, **gauges}
        lines = []
        for name, value in sorted(found.items()):
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
