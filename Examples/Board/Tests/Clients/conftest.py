# SPDX-License-Identifier: Apache-2.0
"""A provider, and boards where people log in with it."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from logins import change, invite, running  # noqa: E402
from issuer import Issuer  # noqa: E402


@pytest.fixture(scope="module")
def provider(tmp_path_factory):
    issuer = Issuer(tmp_path_factory.mktemp("issuer"))
    yield issuer
    issuer.stop()


@pytest.fixture
def issuer(provider):
    provider.reset()
    return provider


@pytest.fixture(scope="module")
def shared(provider, tmp_path_factory):
    with running(tmp_path_factory.mktemp("board"), provider) as board:
        yield board


@pytest.fixture
def board(shared, issuer):
    """The board of all tests, with an invitation, and nobody but a first administrator and a member."""
    for table in ("account", "login", "invitation"):
        change(shared, f"DELETE FROM {table}")
    change(shared, "DELETE FROM person WHERE id > 1")
    shared.tokens = shared.log_in(1)
    shared.server.lines.clear()
    invite(shared, "ada@example.org")
    return shared


@pytest.fixture
def fresh(issuer, tmp_path):
    """A board that has not asked its provider yet."""
    with running(tmp_path, issuer) as board:
        yield board
