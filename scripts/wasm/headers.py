"""CPython's headers for Pyodide: of the same minor version, with a pyconfig.h of Pyodide's own.

They come with an installed Python of that version, or in Debian's package of it, which apt fetches
from where it fetches everything, out of a newer suite.
"""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

from scripts.wasm.layout import PYODIDE, STDLIB, WORK, NotMade, run

SUITES: Final = ("testing", "sid")
KEYS: Final = "/usr/share/keyrings/debian-archive-keyring.gpg"
SYSCONFIG: Final = WORK / "sysconfig"
INCLUDE: Final = WORK / "include"
GUARD: Final = "Py_PYCONFIG_H"
GIVEN: Final = "ROLLPLAYER_HEADERS"  # a folder with Python.h and pyconfig.h
ASK_PYTHON: Final = (
    "import sysconfig; print(sysconfig.get_path('include'), sysconfig.get_config_h_filename())"
)


class NoHeaders(NotMade):
    """Without headers nothing can be compiled: the package stays plain Python."""


def sysconfig_name() -> str:
    """Unpacks what Pyodide says of its own Python; returns the name of that module."""
    with zipfile.ZipFile(PYODIDE / STDLIB) as packed:
        (name,) = (name for name in packed.namelist() if name.startswith("_sysconfigdata_"))
        packed.extract(name, SYSCONFIG)
    return Path(name).stem


def build_variables() -> dict[str, Any]:
    space: dict[str, Any] = {}
    exec((SYSCONFIG / f"{sysconfig_name()}.py").read_text("utf-8"), space)
    variables: dict[str, Any] = space["build_time_vars"]
    return variables


def make_headers(folder: Path, config: Path) -> None:
    """Puts into INCLUDE what C for Pyodide includes."""
    shutil.rmtree(INCLUDE, ignore_errors=True)
    shutil.copytree(folder, INCLUDE)
    names = re.findall(r"#\s*(?:define|undef)\s+([A-Za-z_]\w*)", config.read_text("utf-8"))
    (INCLUDE / "pyconfig.h").write_text(pyconfig(names, build_variables()), "utf-8")


def pyconfig(names: list[str], values: dict[str, Any]) -> str:
    """Another platform's pyconfig.h knows the names, Pyodide's sysconfig their values."""
    lines = [
        f"#define {name} {values[name]}"
        for name in dict.fromkeys(names)
        if name != GUARD and values.get(name) not in (None, 0, "")
    ]
    return "\n".join([f"#ifndef {GUARD}", f"#define {GUARD}", *lines, "#endif", ""])


def find_headers(version: str) -> tuple[Path, Path]:
    """A folder with Python.h of this version, and a pyconfig.h."""
    if given := os.environ.get(GIVEN):
        folder = Path(given)
        config = folder / "pyconfig.h"
    else:
        folder, config = installed(version) or from_debian(version)
    for path in (folder / "patchlevel.h", folder / "Python.h", config):
        if not path.is_file():
            raise NoHeaders(f"there is no {path}")
    found = version_of(folder)
    if found != version:
        raise NoHeaders(f"the headers in {folder} are of Python {found}, Pyodide is {version}")
    return folder, config


def version_of(folder: Path) -> str:
    text = (folder / "patchlevel.h").read_text("utf-8")
    numbers = dict(re.findall(r"#define\s+PY_(MAJOR|MINOR)_VERSION\s+(\d+)", text))
    return f"{numbers.get('MAJOR')}.{numbers.get('MINOR')}"


def installed(version: str) -> tuple[Path, Path] | None:
    python = shutil.which(f"python{version}")
    if f"{sys.version_info.major}.{sys.version_info.minor}" == version:
        python = sys.executable
    if python is None:
        return None
    done = subprocess.run([python, "-c", ASK_PYTHON], capture_output=True, text=True, check=False)
    if done.returncode:
        return None  # a shim of pyenv for a version that is not chosen
    folder, config = map(Path, done.stdout.split())
    return (folder, config) if (folder / "Python.h").is_file() else None


def from_debian(version: str) -> tuple[Path, Path]:
    """Debian's package of the headers, unpacked and not installed."""
    folder = WORK / "debian"
    name = f"libpython{version}-dev"
    if not list(folder.glob(f"{name}_*.deb")):
        fetch(name, folder)
    (package,) = folder.glob(f"{name}_*.deb")
    run("dpkg-deb", "--extract", package, folder / "root")
    include = folder / "root" / "usr" / "include"
    (config,) = include.glob(f"*/python{version}/pyconfig.h")
    return include / f"python{version}", config


def fetch(name: str, folder: Path) -> None:
    """A package of a newer Debian, from where this one's packages come."""
    if shutil.which("apt-get") is None:
        raise NoHeaders(f"there is neither the Python of {name} nor apt; {GIVEN} may name a folder")
    asked = "$(ORIGIN) $(COMPONENT) $(CODENAME) $(REPO_URI)"
    for line in run("apt-get", "indextargets", "--format", asked).splitlines():
        origin, component, suite, address = line.split(" ", 3)
        if (origin, component) == ("Debian", "main") and "-" not in suite:
            for newer in SUITES:
                if fetched(name, folder, f"{address} {newer}"):
                    return
    raise NoHeaders(f"apt finds no {name}; {GIVEN} may name a folder with Python.h of that version")


def fetched(name: str, folder: Path, source: str) -> bool:
    """Whether apt got the package out of this address and suite, with lists of its own."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "lists" / "partial").mkdir(parents=True)
    (folder / "cache" / "archives" / "partial").mkdir(parents=True)
    (folder / "one.list").write_text(f"deb [signed-by={KEYS}] {source} main\n")
    settings = {
        "Dir::Etc::SourceList": folder / "one.list",
        "Dir::Etc::SourceParts": "-",
        "Dir::State::Lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "Acquire::Languages": "none",
        "APT::Sandbox::User": os.environ.get("USER", "root"),
    }
    apt = ["apt-get", "--quiet", *(f"--option={key}={value}" for key, value in settings.items())]
    try:
        run(*apt, "update")
        run(*apt, "download", name, cwd=folder)
    except NotMade:
        return False
    finally:
        shutil.rmtree(folder / "lists")
        shutil.rmtree(folder / "cache")
    return True
