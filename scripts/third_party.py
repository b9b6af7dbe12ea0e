"""Writes THIRD-PARTY.md: what the page and the wheel carry that others made, and their licenses.

    python -m scripts.third_party           # after a change of what the page bundles
    python -m scripts.third_party --check   # says whether the file is up to date

The icons and their authors are those of `web/src/art/glyphs/credits.ts`, the packages those that
the page imports, with the texts they bring themselves.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
FILE: Final = ROOT / "THIRD-PARTY.md"
BROUGHT: Final = {"svelte": ("clsx", "esm-env")}  # what a package's own code carries along
# Fluent's package names the license without its text; TypeScript's has the same text.
TEXTS: Final = {"@fluent/bundle": "typescript/LICENSE.txt"}
IMPORTS: Final = re.compile(r"""(?:from|import)\s*\(?\s*["']([^."'/][^"']*)["']""")
FONTS: Final = re.compile(r'url\("((?:@[^/"]+/)?[^/"]+)/')
NAMES: Final = re.compile(r'"([^"]+)"')
AUTHORS: Final = re.compile(r'author: "([^"]+)",\s*glyphs: \[([^\]]*)\]')

HEAD: Final = """\
# What others made

The rules, words, sounds, portraits and most drawings are our own, under the
[MIT license](LICENSE). The page also carries what follows; `python -m scripts.third_party` writes
this list.

"""
ICONS: Final = """\
## Icons: CC-BY-3.0

{count} icons are from [game-icons.net](https://game-icons.net), under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). We changed them: rounded, colored and
shaded.

"""


class Package(NamedTuple):
    name: str
    version: str
    license: str
    text: str


def bundled() -> list[str]:
    """The packages whose code or fonts end up in the page."""
    found = set(FONTS.findall((WEB / "src" / "fonts.css").read_text("utf-8")))
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte", ".js"):
            for name in IMPORTS.findall(path.read_text("utf-8")):
                parts = name.split("/")
                found.add("/".join(parts[:2] if name.startswith("@") else parts[:1]))
    for name, more in BROUGHT.items():
        if name in found:
            found.update(more)
    return sorted(name for name in found if (MODULES / name).is_dir())


def package(name: str) -> Package:
    folder = MODULES / name
    facts = json.loads((folder / "package.json").read_text("utf-8"))
    given = [path for path in folder.iterdir() if path.name.lower().startswith("license")]
    path = MODULES / TEXTS[name] if name in TEXTS else given[0]
    return Package(name, facts["version"], facts["license"], path.read_text("utf-8").strip())


def icons() -> str:
    """Who drew the icons, with their names."""
    text = (WEB / "src" / "art" / "glyphs" / "credits.ts").read_text("utf-8")
    drawn = {author: NAMES.findall(glyphs) for author, glyphs in AUTHORS.findall(text)}
    lines = [f"- {author}: {', '.join(glyphs)}\n" for author, glyphs in drawn.items()]
    return ICONS.format(count=sum(map(len, drawn.values()))) + "".join(lines)


def everything() -> str:
    packages = [package(name) for name in bundled()]
    texts: dict[str, list[Package]] = {}
    for each in packages:
        texts.setdefault(each.text, []).append(each)
    parts = [HEAD, icons(), "\n## Packages\n\n"]
    parts += [f"- {each.name} {each.version}: {each.license}\n" for each in packages]
    for text, those in texts.items():
        title = ", ".join(each.name for each in those)
        parts.append(f"\n### {title}: {those[0].license}\n\n```text\n{text}\n```\n")
    return "".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes or checks THIRD-PARTY.md.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is stale")
    args = parser.parse_args()
    if not args.check:
        FILE.write_text(everything(), "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != everything():
        print("THIRD-PARTY.md is stale; run: python -m scripts.third_party", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
