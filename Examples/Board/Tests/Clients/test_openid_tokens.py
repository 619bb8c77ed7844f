# SPDX-License-Identifier: Apache-2.0
"""Tokens of a provider that let nobody in, and keys that change."""

import hashlib
import hmac
import time

import pytest
from issuer import CLIENT, Key
from logins import Browser, invite, logins, said


def other_client(issuer):
    issuer.claims = {"aud": "shop"}


def several_clients(issuer):
    issuer.claims = {"aud": [CLIENT, "shop"]}


def for_another(issuer):
    issuer.claims = {"aud": [CLIENT, "shop"], "azp": "shop"}


def other_issuer(issuer):
    issuer.claims = {"iss": "https://evil.example"}


def expired(issuer):
    issuer.claims = {"exp": int(time.time()) - 120}


def early(issuer):
    issuer.claims = {"iat": int(time.time()) + 600}


def other_login(issuer):
    issuer.claims = {"nonce": "of another login"}


def no_nonce(issuer):
    issuer.claims = {"nonce": None}


def nobody(issuer):
    issuer.claims = {"sub": ""}


def unsigned(issuer):
    issuer.header, issuer.sign = {"alg": "none"}, lambda data: b""


def false_signature(issuer):
    issuer.sign = Key(issuer.folder, "first").sign


def public_key_as_secret(issuer):
    text = str(issuer.key.public()["n"]).encode()
    issuer.header, issuer.sign = {"alg": "HS256"}, lambda data: hmac.digest(text, data, hashlib.sha256)


def unknown_key(issuer):
    issuer.header = {"kid": "unknown"}


@pytest.mark.parametrize("mistake, words", [
    (other_client, "it is for"), (several_clients, "names none in azp"), (for_another, "given to the client “shop”"),
    (other_issuer, "it is of the issuer “https://evil.example”"), (expired, "it has expired"),
    (early, "it is from the future"), (other_login, "its nonce is of another login"), (no_nonce, "its nonce"),
    (nobody, "it names nobody"), (unsigned, "its signature or its form is wrong"),
    (false_signature, "its signature or its form is wrong"),
    (public_key_as_secret, "its signature or its form is wrong"),
    (unknown_key, "its key “unknown” is not among those of"),
])
def test_a_token_that_is_not_for_this_login_lets_nobody_in(board, issuer, mistake, words):
    mistake(issuer)
    ada = Browser(board)
    assert ada.log_in() == "/?login=provider"
    assert not ada.is_in() and logins(board) == []
    assert said(board, words)


def test_the_keys_are_fetched_again_when_the_provider_has_a_new_one(board, issuer):
    assert Browser(board).log_in() == "/"
    before = issuer.count("/keys")
    assert Browser(board).log_in() == "/"
    assert issuer.count("/keys") == before
    issuer.key = Key(issuer.folder, "second")
    issuer.published.insert(0, issuer.key)
    assert Browser(board).log_in() == "/"
    assert issuer.count("/keys") == before + 1
    issuer.published = [issuer.key]
    assert Browser(board).log_in() == "/"
    assert issuer.count("/keys") == before + 1


def test_a_single_key_needs_no_name(fresh, issuer):
    issuer.key = Key(issuer.folder, None)
    issuer.published = [issuer.key]
    invite(fresh, "ada@example.org")
    ada = Browser(fresh)
    assert ada.log_in() == "/" and ada.is_in()
    before = issuer.count("/keys")
    assert Browser(fresh).log_in() == "/"
    assert issuer.count("/keys") == before
    issuer.sign = Key(issuer.folder, None).sign
    assert Browser(fresh).log_in() == "/?login=provider", "the signature of another key"
    issuer.sign = None
    issuer.key = Key(issuer.folder, None)
    issuer.published = [issuer.key]
    assert Browser(fresh).log_in() == "/", "the provider has another key, which has no name either"


def test_of_several_keys_those_without_a_name_do_not_count(fresh, issuer):
    issuer.key = Key(issuer.folder, None)
    issuer.published = [Key(issuer.folder, "first"), issuer.key]
    invite(fresh, "ada@example.org")
    assert Browser(fresh).log_in() == "/?login=provider"
    assert said(fresh, "its signature or its form is wrong")


def test_a_key_for_encryption_does_not_count(fresh, issuer):
    issuer.key = Key(issuer.folder, None)
    other = Key(issuer.folder, None)
    public = other.public() | {"use": "enc"}
    other.public = lambda: public
    issuer.published = [other, issuer.key]
    invite(fresh, "ada@example.org")
    assert Browser(fresh).log_in() == "/"
