# SPDX-License-Identifier: Apache-2.0
"""A small OpenID provider on this machine, whose one person is always logged in, and whose mistakes a test chooses.

It signs with `openssl`, so that the board's tokens are checked against another program than the one that reads them.
"""

import base64
import hashlib
import json
import secrets
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlencode, urlsplit

CLIENT, SECRET = "board", "a secret: 50 %"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Key:
    """A key of the provider, under a name, or `None`."""

    def __init__(self, folder, name):
        self.name, self.path = name, folder / f"{secrets.token_hex(4)}.pem"
        subprocess.run(["openssl", "genrsa", "-out", self.path, "2048"], check=True, capture_output=True)

    def public(self):
        text = subprocess.run(["openssl", "rsa", "-in", self.path, "-noout", "-modulus"], check=True,
                              capture_output=True, text=True).stdout
        modulus = bytes.fromhex(text.strip().removeprefix("Modulus="))
        key = {"kty": "RSA", "use": "sig", "alg": "RS256", "n": encoded(modulus), "e": "AQAB"}
        return key | ({"kid": self.name} if self.name else {})

    def sign(self, data: bytes) -> bytes:
        return subprocess.run(["openssl", "dgst", "-sha256", "-sign", self.path], input=data, check=True,
                              capture_output=True).stdout


class Issuer:
    def __init__(self, folder):
        self.folder, self._first = folder, Key(folder, "first")
        self.reset()
        issuer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                issuer.answer(self, "")

            def do_POST(self):
                issuer.answer(self, self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def reset(self):
        """Makes no more mistakes."""
        self.key, self.published = self._first, [self._first]
        #: Claims of the next tokens that differ from the right ones. `None` leaves one out.
        self.claims, self.header = {}, {}
        #: Returns the signature of a token in place of the right one.
        self.sign = None
        #: Parts of the description that differ, and the place to which the address of tokens leads, if it does.
        self.description, self.moved = {}, None
        self.codes, self.requests, self.refusal = {}, [], None
        #: What was asked of the address for logouts, which `offer_logout` adds to the description.
        self.logouts = []

    def offer_logout(self):
        self.description = {"end_session_endpoint": self.address + "/logout"}

    def stop(self):
        self._server.shutdown()
        self._server.server_close()

    def count(self, path):
        return sum(each.startswith(path) for each in self.requests)

    def answer(self, handler, body):
        self.requests.append(handler.path)
        place = urlsplit(handler.path)
        query = {name: values[0] for name, values in parse_qs(place.query).items()}
        fields = {name: values[0] for name, values in parse_qs(body).items()}
        if self.description is None:
            handler.close_connection = True
        elif place.path == "/.well-known/openid-configuration":
            self._json(handler, {
                "issuer": self.address, "authorization_endpoint": self.address + "/authorize",
                "token_endpoint": self.address + "/token", "jwks_uri": self.address + "/keys"} | self.description)
        elif place.path == "/keys":
            self._json(handler, {"keys": [key.public() for key in self.published]})
        elif place.path == "/authorize":
            self._redirect(handler, f"{query['redirect_uri']}?{urlencode(self.authorize(query))}")
        elif place.path == "/logout":
            self.logouts.append(query)
            self._redirect(handler, query["post_logout_redirect_uri"])
        elif place.path == "/token" and self.moved:
            self._redirect(handler, self.moved, 307)
        elif place.path == "/token":
            problem = self._problem(handler, fields)
            if problem:
                self._json(handler, {"error": problem}, 400)
            else:
                asked = self.codes.pop(fields["code"])
                self._json(handler, {"access_token": "x", "token_type": "Bearer", "id_token": self.token(asked["nonce"])})
        else:
            self._json(handler, {}, 404)

    def authorize(self, query):
        """What comes back to the board with the browser."""
        if self.refusal:
            return {"error": self.refusal, "state": query["state"]}
        code = secrets.token_urlsafe(16)
        self.codes[code] = query
        return {"code": code, "state": query["state"], "iss": self.address}

    def _problem(self, handler, fields):
        pair = base64.b64decode(handler.headers.get("Authorization", "").removeprefix("Basic ")).decode()
        name, _, secret = pair.partition(":")
        if name != CLIENT or parse_qs("x=" + secret) != {"x": [SECRET]}:
            return "invalid_client"
        asked = self.codes.get(fields.get("code"))
        challenge = encoded(hashlib.sha256(fields.get("code_verifier", "").encode()).digest())
        if not asked or asked["code_challenge"] != challenge or asked["code_challenge_method"] != "S256" \
                or asked["redirect_uri"] != fields.get("redirect_uri"):
            return "invalid_grant"
        return None

    def token(self, nonce):
        now = int(time.time())
        claims = {"iss": self.address, "sub": "person-1", "aud": CLIENT, "exp": now + 300, "iat": now, "nonce": nonce,
                  "email": "ada@example.org", "email_verified": True, "name": "Ada"} | self.claims
        header = {"alg": "RS256", "typ": "JWT", "kid": self.key.name} | self.header
        text = ".".join(encoded(json.dumps({name: value for name, value in part.items() if value is not None}).encode())
                        for part in (header, claims))
        signature = (self.sign or self.key.sign)(text.encode())
        return f"{text}.{encoded(signature)}"

    @staticmethod
    def _json(handler, content, status=200):
        data = json.dumps(content).encode()
        handler.send_response(status)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    @staticmethod
    def _redirect(handler, place, status=302):
        handler.send_response(status)
        handler.send_header("Location", place)
        handler.send_header("Content-Length", "0")
        handler.end_headers()
