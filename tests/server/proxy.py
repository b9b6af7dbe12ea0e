"""nginx with the example configuration of the docs, TLS with a certificate made for the test."""

import re
import shutil
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx2 as httpx

from tests.server.postgres import free_port

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "hosting" / "nginx.conf"
NAME = "localhost"
SECONDS = 15
FRAME = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
worker_rlimit_nofile 8192;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


class Proxy(NamedTuple):
    link: str
    certificate: Path

    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


def nginx() -> str:
    found = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    assert found, "nginx is missing; `make test` installs it by apt"
    return found


@contextmanager
def running_proxy(ports: Sequence[int], rate: int = 50) -> Iterator[Proxy]:
    """The example, listening on a free port, in front of these ports. A rate of 0 is none, nor any
    other limit of an address: for a crowd that comes from one."""
    with tempfile.TemporaryDirectory(prefix="rollplayer-nginx-") as name:
        folder = Path(name)
        certificate, key = make_certificate(folder)
        port = free_port()
        config = folder / "nginx.conf"
        text = site(ports, port, certificate, key)
        text = text.replace("rate=50r/s", f"rate={rate}r/s")
        if not rate:
            text = re.sub(r"limit_(req|conn) \S+( \S+)*;", "", text)
        config.write_text(FRAME.format(folder=folder, site=text))
        with (folder / "said").open("wb") as said:
            process = subprocess.Popen(
                [nginx(), "-c", str(config), "-e", str(folder / "error.log"), "-p", str(folder)],
                stdout=said,
                stderr=said,
            )
        try:
            proxy = Proxy(f"https://{NAME}:{port}", certificate)
            wait_until_ready(proxy, process, folder)
            yield proxy
        finally:
            process.terminate()
            process.wait(SECONDS)


def site(ports: Sequence[int], port: int, certificate: Path, key: Path) -> str:
    """The example with ports, name and certificate of the test; nothing else is changed."""
    text = EXAMPLE.read_text("utf-8")
    servers = "\n".join(f"    server 127.0.0.1:{each} max_fails=0;" for each in ports)
    changes = {
        r"    server 127\.0\.0\.1:8000;.*": servers,
        r"listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        r"server_name club\.example;": f"server_name {NAME};",
        r"ssl_certificate     \S+;": f"ssl_certificate {certificate};",
        r"ssl_certificate_key \S+;": f"ssl_certificate_key {key};",
    }
    for old, new in changes.items():
        text, count = re.subn(old, new, text)
        assert count == 1, old
    return text


def make_certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out"]
    subprocess.run([*command, str(certificate)], check=True, capture_output=True)
    return certificate, key


def wait_until_ready(proxy: Proxy, process: "subprocess.Popen[bytes]", folder: Path) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, (folder / "said").read_text()
        try:
            httpx.get(f"{proxy.link}/healthz", verify=proxy.context())
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError((folder / "error.log").read_text())
