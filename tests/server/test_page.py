"""The page and what is sent with it: headers, caching, compression, unknown paths."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollplayer.server.page import PAGES
from tests.server.harness import Server

INDEX = "<!doctype html><title>Roll Player</title>" + "<!-- -->" * 200
SCRIPT = "export const x = 1;\n" * 200

# Nothing from elsewhere, no code in the page itself, and nobody may frame it.
POLICY = {
    **dict.fromkeys(("default-src", "script-src", "style-src", "font-src"), "'self'"),
    **dict.fromkeys(("connect-src", "form-action"), "'self'"),
    **dict.fromkeys(("object-src", "base-uri", "frame-ancestors"), "'none'"),
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
}


@pytest.fixture
def site(sqlite: str, tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "assets" / "index-BhX3kd92.js").write_text(SCRIPT, "utf-8")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    with Server(sqlite, static=folder) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/t/abc", "/join/abc", "/rules"])
def test_the_page_is_one_file_for_all_its_paths(site: Server, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.text == INDEX
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_an_unknown_path_gets_the_page_with_status_404(site: Server) -> None:
    answer = site.get("/no/such/page")
    assert (answer.status_code, answer.text) == (404, INDEX)


def test_assets_are_packed_and_kept_forever(site: Server) -> None:
    answer = site.get("/assets/index-BhX3kd92.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    plain = site.get("/assets/index-BhX3kd92.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


def test_what_has_not_changed_is_not_sent_again(site: Server) -> None:
    tag = site.get("/icon.svg").headers["etag"]
    again = site.get("/icon.svg", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_folder_is_served(site: Server, path: str) -> None:
    assert "secret" not in site.get(path).text


@pytest.mark.parametrize("path", ["/", "/api/bots", "/api/nothing", "/icon.svg", "/nowhere"])
def test_every_answer_has_the_security_headers(site: Server, path: str) -> None:
    headers = site.get(path).headers
    policy = headers["content-security-policy"]
    assert dict(part.split(" ", 1) for part in policy.split("; ")) == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["permissions-policy"] == "camera=(), microphone=(), geolocation=()"


def test_large_answers_are_packed(site: Server) -> None:
    answer = site.get("/api/packs")
    assert answer.headers.get("content-encoding") == "gzip" or len(answer.content) < 1024
    assert answer.headers["cache-control"] == "no-store"


def test_bots_and_packs_are_listed(site: Server) -> None:
    assert "random" in [bot["name"] for bot in site.get("/api/bots").json()]
    assert all(pack["name"] and pack["pack"] for pack in site.get("/api/packs").json())
    assert site.get("/api/server").json()["name"] == "rollplayer"


def test_without_a_built_page_the_server_says_what_to_do(sqlite: str, tmp_path: Path) -> None:
    with Server(sqlite, static=tmp_path / "empty") as server:
        answer = server.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text


def test_the_server_knows_the_paths_of_the_page() -> None:
    app = Path(__file__).resolve().parents[2] / "web" / "src" / "App.svelte"
    words = re.findall(r"^ +\[/\^\\/([a-z]*)", app.read_text("utf-8"), re.MULTILINE)
    assert set(words) == PAGES
