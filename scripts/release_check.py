"""Is the package ready for the index? `make release-check` builds, checks, installs and plays.

1. The wheel and the source distribution are built, and twine reads their metadata.
2. Both hold what they must.
3. The source distribution is built as pip builds it, apart from everything here: its wheel must be
   compiled.
4. The plain wheel is installed into a clean environment of every Python found (3.11 to 3.14), the
   compiled one into another; the command runs, and the same seed plays the same game everywhere.
5. A game is played by mouse in the page of the compiled wheel.

docs/releasing.md says what to do with the result.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the browser of the tests plays here too
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
IN_WHEEL: Final = (
    "rollplayer/py.typed",
    "rollplayer/static/index.html",
    "rollplayer/locales/el/cards.ftl",
    "rollplayer/cards/market.toml",
    "rollplayer/data/best.network",
)
IN_SOURCE: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "examples/tour.py")
GAME: Final = ("simulate", "--bots", "adept,novice", "--games", "2", "--json")


class NotReady(Exception):
    """What is missing, in one sentence."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tools", default=sys.executable, help="a Python with build and twine")
    parser.add_argument("--out", default=str(ROOT / "dist"), help="where the packages go")
    parser.add_argument("--no-home", action="store_true", help="allow packages without addresses")
    args = parser.parse_args()
    out = Path(args.out)
    try:
        if not args.no_home:
            check_home()
        wheel, source = build(args.tools, out)
        check_contents(wheel, source)
        with tempfile.TemporaryDirectory() as folder:
            programs = install_everywhere(wheel, Path(folder))
            compiled = install_compiled(args.tools, source, Path(folder) / "compiled")
            check_games([*programs, compiled])
            check_page(compiled)
    except NotReady as missing:
        print(f"not ready: {missing}", file=sys.stderr)
        return 1
    print("ready")
    return 0


def run(*command: str | Path, **variables: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **variables},
    )
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise NotReady(f"`{' '.join(map(str, command))}` failed:\n{said[-2000:]}")
    return done.stdout


def check_home() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if not project["tool"]["rollplayer"]["home"]:
        raise NotReady("write the repository's address into pyproject.toml, tool.rollplayer.home")


def build(python: str, out: Path) -> tuple[Path, Path]:
    shutil.rmtree(out, ignore_errors=True)
    # The wheel for everybody is plain Python; compiled ones are for one Python and platform each.
    run(python, "-m", "build", "--outdir", out, ROOT, ROLLPLAYER_PLAIN="1")
    (wheel,), (source,) = out.glob("*.whl"), out.glob("*.tar.gz")
    print(run(python, "-m", "twine", "check", "--strict", wheel, source).strip())
    for path in (wheel, source):
        print(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB")
    return wheel, source


def check_contents(wheel: Path, source: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        inside = set(packed.namelist())
    with tarfile.open(source) as archive:
        beside = {name.partition("/")[2] for name in archive.getnames()}
    for missing in (set(IN_WHEEL) - inside) | (set(IN_SOURCE) - beside):
        raise NotReady(f"{missing} is not in the package")


def install_everywhere(wheel: Path, folder: Path) -> list[Path]:
    """The command of each environment; at least one Python must be there."""
    programs = []
    for version in PYTHONS:
        python = shutil.which(f"python{version}")
        if python is None or not runs(python):
            print(f"python{version}: not here, so not tried")
            continue
        programs.append(install(python, wheel, folder / version))
    if not programs:
        raise NotReady(f"there is none of Python {', '.join(PYTHONS)}")
    return programs


def install(python: str, wheel: Path, place: Path) -> Path:
    """The command of the wheel in a clean environment."""
    run(python, "-m", "venv", place)
    run(place / "bin" / "python", "-m", "pip", "install", "--quiet", wheel)
    program = place / "bin" / "rollplayer"
    print(f"{wheel.name}: {run(program, '--version').strip()}")
    return program


def install_compiled(python: str, source: Path, place: Path) -> Path:
    """The command of the wheel that pip makes of the source distribution where a compiler is."""
    began = os.times()
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", place, source)
    ended = os.times()
    spent = (
        ended.children_user + ended.children_system - began.children_user - began.children_system
    )
    (wheel,) = place.glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise NotReady("the wheel of the source distribution is not compiled")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB, built in {spent:.0f} CPU seconds")
    program = install(python, wheel, place / "environment")
    inside = "from rollplayer.compiled import is_compiled; assert is_compiled()"
    run(program.with_name("python"), "-c", inside)
    return program


def runs(python: str) -> bool:
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def check_games(programs: list[Path]) -> None:
    stars = {json.dumps(json.loads(run(program, *GAME))["seats"]) for program in programs}
    if len(stars) != 1:
        raise NotReady("the same seed plays different games on different Pythons")
    print(f"the same games in {len(programs)} environments")


def check_page(program: Path) -> None:
    """A short solo game is played by mouse in the page that the wheel carries."""
    # In the environment of the tests only, and not before the packages are built.
    from playwright.sync_api import Error, sync_playwright

    from tests.browser.playing import new_table, play_by_mouse
    from tests.browser.server import Server

    with tempfile.TemporaryDirectory() as home:
        server = Server(Path(home), program=[str(program)])
        server.start()
        faults: list[str] = []
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"]
                )
                page = browser.new_page(
                    base_url=server.link,
                    locale="en-US",
                    viewport={"width": 1440, "height": 900},
                    reduced_motion="reduce",  # a click has its effect at once
                )
                page.on("pageerror", lambda error: faults.append(str(error)))
                page.goto("/")
                page.locator("h1").first.wait_for()
                table = new_table(server, page, [{"kind": "me", "name": "Ann"}])
                page.goto(f"/t/{table}")
                try:
                    play_by_mouse(page)
                except (AssertionError, Error) as error:
                    raise NotReady(f"the page of the wheel got stuck: {error}") from None
                browser.close()
            stars = server.call(f"/api/tables/{table}")["stars"]
        finally:
            server.stop()
    if faults:
        raise NotReady(f"the page has faults: {faults[0]}")
    print(f"a game was played in the page of the wheel: {stars[0]} stars")


if __name__ == "__main__":
    sys.exit(main())
