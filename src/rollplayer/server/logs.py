"""What the server says on its error stream: one line per matter, with its time, without secrets.

Text for people by default; `--log json` gives one JSON object per line, for collectors. No line
names a token, an invitation or a seed: what is logged is the code of a table, and errors.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, Literal

Style = Literal["text", "json"]
NAMES: Final = ("rollplayer.server", "uvicorn.error", "asyncio")


class TextLines(logging.Formatter):
    """`2026-11-15T20:14:05.120Z ERROR table x is damaged: ...`"""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        if record.exc_info:
            text = f"{text}\n{self.formatException(record.exc_info)}"
        return f"{time_of(record)} {record.levelname} {text}"


class JsonLines(logging.Formatter):
    """The same as one object per line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "logger": record.name,
            "process": record.process,
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def time_of(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def is_ours(record: logging.LogRecord) -> bool:
    """Whether an error is one of the server: a text that is no UTF-8 is its sender's."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def set_up_logs(style: Style) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    handler.addFilter(is_ours)
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("rollplayer.server").setLevel(logging.INFO)
    # uvicorn warns of every request that is no HTTP: whoever sends those must not fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    # Our own line says that the database is away; asyncpg adds a traceback for every try.
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)
