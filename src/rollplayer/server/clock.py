"""The time of day, as it is kept and sent."""

from datetime import UTC, datetime


def now() -> str:
    """ISO time, UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
