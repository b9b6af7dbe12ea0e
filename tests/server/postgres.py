"""A PostgreSQL of the tests' own: made in a temporary folder, ended with them."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"
SECONDS = 30


def program(name: str) -> str:
    """The path of a program of PostgreSQL; without it the tests fail, they are not skipped."""
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    raise AssertionError(f"PostgreSQL is missing ({name}); `make test` installs it by apt")


def as_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return []
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_postgres() -> Iterator[str]:
    """Runs a server; gives its address without the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="rollplayer-pg-"))
    try:
        if os.getuid() == 0:
            account = pwd.getpwnam(USER)
            os.chown(folder, account.pw_uid, account.pw_gid)
        made = [
            program("initdb"),
            "-D",
            str(folder / "data"),
            "-U",
            USER,
            "-A",
            "trust",
            "--no-sync",
        ]
        subprocess.run([*as_user(), *made], check=True, stdout=subprocess.DEVNULL, cwd="/")
        port = free_port()
        with run(folder, port):
            yield f"postgresql://{USER}@127.0.0.1:{port}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def run(folder: Path, port: int) -> Iterator[None]:
    settings = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    settings += ["-c", "fsync=off"]  # the folder does not outlive the tests
    command = [*as_user(), program("postgres"), "-D", str(folder / "data"), *settings]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
    try:
        wait_until_ready(process, port, folder / "log")
        yield
    finally:
        process.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
        process.wait(SECONDS)


def wait_until_ready(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    end = time.monotonic() + SECONDS
    ready = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise AssertionError(f"PostgreSQL did not start:\n{log.read_text()}")
