# SPDX-License-Identifier: Apache-2.0
"""The sites of deploy/: TLS, HTTP/2, and sockets of pages that were loaded by https."""

import asyncio
import base64
import os
import ssl
import subprocess

import pytest
from workers import App, Proxy, free_port

HOST = "board.example"


class SecureProxy(Proxy):
    """nginx or HAProxy with the site of deploy/, whose ports and certificate are those of the test."""

    def __init__(self, kind, folder):
        self.plain, self.secure = free_port(), free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={HOST}",
             "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"],
            check=True, capture_output=True)
        (folder / f"{HOST}.pem").write_bytes(
            (folder / "fullchain.pem").read_bytes() + (folder / "privkey.pem").read_bytes())
        super().__init__(kind, folder, edit=self.edited)

    def edited(self, text):
        for old, new in [
                (f"/etc/letsencrypt/live/{HOST}/", f"{self.folder}/"), ("/etc/haproxy/certs/", f"{self.folder}/"),
                ("/etc/nginx/dais/", f"{self.folder}/"), ("listen [::]:80;", ""), ("listen [::]:443 ssl http2;", ""),
                ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
                ("listen 443 ssl", f"listen 127.0.0.1:{self.secure} ssl"),
                ("bind :80", f"bind 127.0.0.1:{self.plain}"), ("bind :443 ssl", f"bind 127.0.0.1:{self.secure} ssl")]:
            text = text.replace(old, new)
        return text

    def write_nginx(self):
        super().write_nginx()
        path = self.folder / "nginx.conf"
        text = path.read_text()
        path.write_text(text[:text.index("server {")] + f"include {self.folder}/site.conf; }}")

    def write_haproxy(self):
        super().write_haproxy()
        self.command[4] = str(self.folder / "site.cfg")

    def accepts(self):
        self.port = self.secure
        return super().accepts()

    async def open(self, protocols=("http/1.1",)):
        context = ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))
        context.set_alpn_protocols(list(protocols))
        return await asyncio.open_connection("127.0.0.1", self.secure, ssl=context, server_hostname=HOST)

    async def ask(self, path, *lines):
        """Returns the head of the answer to a request by https."""
        reader, writer = await self.open()
        text = "".join(f"{line}\r\n" for line in lines)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{text}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        writer.close()
        return head


@pytest.fixture
def site(folder, kind):
    app = App(folder, "Gallery", environment={"DAIS_ALLOWED_ORIGINS": f"https://{HOST}"})
    try:
        app.wait_ready()
        proxy = SecureProxy(kind, folder)
        try:
            yield proxy
        finally:
            proxy.stop()
    finally:
        app.stop()


def handshake(origin):
    return ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", f"Origin: {origin}")


def test_a_site_speaks_http_2_and_tells_browsers_to_stay_with_https(site):
    async def work():
        _, writer = await site.open(("h2", "http/1.1"))
        assert writer.get_extra_info("ssl_object").selected_alpn_protocol() == "h2"
        writer.close()
        head = await site.ask("/state", "Connection: close")
        assert head.split("\r\n")[0] == "HTTP/1.1 200 OK"
        assert "\nstrict-transport-security: max-age=" in head.lower()
        reader, writer = await asyncio.open_connection("127.0.0.1", site.plain)
        writer.write(f"GET /state?x=1 HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        assert " 308 " in head.split("\r\n")[0]
        assert f"location: https://{HOST}/state?x=1\r\n" in head
        writer.close()
    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_socket_opens_for_pages_of_the_site_by_https_only(site):
    async def work():
        for origin, status in [(f"https://{HOST}", " 101 "), (f"http://{HOST}", " 403 "),
                               ("https://evil.example", " 403 ")]:
            head = await site.ask("/_dais/live/", *handshake(origin))
            assert status in head.split("\r\n")[0], origin
    asyncio.run(asyncio.wait_for(work(), 60))
