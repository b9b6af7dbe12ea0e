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


class Cluster:
    """A PostgreSQL in a folder of its own, which can be killed and started again."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = settings
        self.make()
        self.process = self.start()

    @property
    def address(self) -> str:
        """Without the name of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}"

    def make(self) -> None:
        if os.getuid() == 0:
            account = pwd.getpwnam(USER)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        made = [program("initdb"), "-D", str(self.folder / "data"), "-U", USER, "-A", "trust"]
        command = [*as_user(), *made, "--no-sync"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> "subprocess.Popen[bytes]":
        """Runs it and waits until it answers."""
        where = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        settings = [word for setting in self.settings for word in ("-c", setting)]
        data = ["-D", str(self.folder / "data")]
        command = [*as_user(), program("postgres"), *data, *where, *settings]
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            with (self.folder / "log").open("ab") as log:
                process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
            if answers(process, self.port, end):
                return process
            time.sleep(0.1)  # children of one that was killed are still there
        raise AssertionError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}")

    def kill(self) -> None:
        """The hard way; its children notice and end."""
        self.process.kill()
        self.process.wait(SECONDS)

    def restart(self) -> None:
        self.process = self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
        self.process.wait(SECONDS)


@contextmanager
def running_cluster(*settings: str) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="rollplayer-pg-"))
    try:
        cluster = Cluster(folder, *settings)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """Runs a server; gives its address without the name of a database."""
    with running_cluster("fsync=off") as cluster:  # the folder does not outlive the tests
        yield cluster.address


def answers(process: "subprocess.Popen[bytes]", port: int, end: float) -> bool:
    """Waits until it answers; False if it has ended instead."""
    ready = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    while process.poll() is None and time.monotonic() < end:
        if subprocess.run(ready, check=False).returncode == 0:
            return True
        time.sleep(0.05)
    return False
