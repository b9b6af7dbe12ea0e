"""The built page: its files, compressed once and kept; every other path is the page itself.

The page knows its own paths (/t/…, /join/…): it is one file, and the browser shows what belongs
there. Paths it does not know get the page too, with status 404, so that it can say so kindly.
"""

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

COMPRESSED: Final = (
    ".html",
    ".js",
    ".css",
    ".svg",
    ".json",
    ".ftl",
    ".txt",
    ".webmanifest",
    ".map",
)
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED_NAME: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
ASSETS: Final = "assets/"
# The first words of the paths that the page knows.
PAGES: Final = frozenset(
    ("", "t", "join", "take", "rules", "cards", "companion", "learn", "credits")
)
NOT_BUILT: Final = (
    "The page has not been built. In a clone run `make play`; the games are served under /api.\n"
)


class PageFile(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


class Page:
    """Serves a folder of built files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        found = self.find(path)
        if found is not None:
            return respond(request, load(found, found.stat().st_mtime_ns), lasting(path))
        index = self.folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        status = 200 if path.split("/")[0] in PAGES else 404
        return respond(request, load(index, index.stat().st_mtime_ns), ASK_AGAIN, status)

    def find(self, path: str) -> Path | None:
        """The file of a path, never outside the folder."""
        if not path or "\0" in path:
            return None
        found = (self.folder / path).resolve()
        return found if found.is_relative_to(self.folder) and found.is_file() else None


def lasting(path: str) -> str:
    """A name with a hash in it never changes its meaning."""
    return FOREVER if path.startswith(ASSETS) and HASHED_NAME.search(path) else ASK_AGAIN


@lru_cache(maxsize=512)
def load(path: Path, changed: int) -> PageFile:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in COMPRESSED else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":  # some systems say otherwise, and browsers insist
        kind = "text/javascript"
    return PageFile(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def respond(request: Request, file: PageFile, cache: str, status: int = 200) -> Response:
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, status, headers, file.kind)
