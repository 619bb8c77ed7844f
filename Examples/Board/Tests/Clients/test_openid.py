# SPDX-License-Identifier: Apache-2.0
"""Logins with a provider: who gets in, and everything that must not let anybody in."""

from urllib.parse import parse_qs, quote, urlsplit

import pytest
from clients import Board
from issuer import Issuer
from logins import BINARY, Browser, change, logins, said


def test_an_invited_person_logs_in_and_arrives_where_they_wanted_to_be(board):
    ada = Browser(board)
    assert not ada.is_in()
    assert ada.log_in("/boards/1?card=2") == "/boards/1?card=2"
    assert ada.is_in()
    assert [name for name in ada.cookies if name.startswith("board-openid")] == []
    assert board.query("SELECT name, role FROM person WHERE email = 'ada@example.org'") == [("Ada", "member")]
    assert board.query("SELECT usedAt IS NULL FROM invitation") == [(0,)]


def test_the_account_stays_that_of_the_person_whatever_its_address_becomes(board, issuer):
    Browser(board).log_in()
    issuer.claims = {"email": "member0@example.org", "email_verified": False}
    assert Browser(board).log_in() == "/"
    people = logins(board)
    assert len(people) == 2 and people[0] == people[1]


def test_an_account_belongs_to_the_person_with_its_verified_address(board, issuer):
    issuer.claims = {"email": "Member0@Example.org"}
    assert Browser(board).log_in() == "/"
    assert logins(board) == board.query("SELECT id FROM person WHERE email = 'member0@example.org'")


@pytest.mark.parametrize("claims, words", [
    ({"email": "stranger@example.org"}, "nobody has invited stranger@example.org"),
    ({"email": "member0@example.org", "email_verified": False}, "has not verified the address member0@example.org"),
    ({"email": "member0@example.org", "email_verified": None}, "has not verified the address member0@example.org"),
    ({"email": None}, "has no address"),
])
def test_a_stranger_does_not_get_in(board, issuer, claims, words):
    issuer.claims = claims
    ada = Browser(board)
    assert ada.log_in() == "/?login=stranger"
    assert not ada.is_in() and logins(board) == []
    assert said(board, words)
    assert "Nobody has invited you" in ada.get("/?login=stranger")[2]


def test_a_blocked_person_does_not_get_in(board):
    Browser(board).log_in()
    change(board, "UPDATE person SET isActive = FALSE WHERE email = 'ada@example.org'")
    assert Browser(board).log_in() == "/?login=stranger"


# Requests


def test_a_login_of_one_browser_does_not_end_in_another(board):
    """Somebody who sends others a link with their own code would have them log in as themselves."""
    mallory, ada = Browser(board), Browser(board)
    link = mallory.authorize(mallory.start())
    assert ada.get(link)[1] == "/?login=late"
    ada.start()
    assert ada.get(link)[1] == "/?login=late", "not even if a login of their own has begun"
    assert not ada.is_in() and logins(board) == []
    assert said(board, "it has not begun the login that it ends")


def test_a_code_of_another_login_is_worthless(board):
    """Whoever has seen somebody's code has not seen the secret that the provider asks for with it."""
    mallory, ada = Browser(board), Browser(board)
    code = parse_qs(urlsplit(ada.authorize(ada.start())).query)["code"][0]
    own = parse_qs(urlsplit(mallory.authorize(mallory.start())).query)["state"][0]
    assert mallory.get(f"/openid/callback?code={code}&state={quote(own)}")[1] == "/?login=provider"
    assert not mallory.is_in()
    assert said(board, "answers the code with “invalid_grant”")


def test_a_callback_works_once(board):
    ada = Browser(board)
    back = ada.authorize(ada.start())
    before = dict(ada.cookies)
    assert ada.get(back)[1] == "/"
    assert ada.get(back)[1] == "/?login=late"
    ada.cookies = before
    assert ada.get(back)[1] == "/?login=provider", "the provider takes a code once"
    assert len(logins(board)) == 1


def test_a_cookie_that_the_board_has_not_sealed_is_worthless(board):
    ada = Browser(board)
    back = ada.authorize(ada.start())
    name = next(name for name in ada.cookies if name.startswith("board-openid"))
    value = ada.cookies[name]
    for changed in (value[:-8] + "AAAAAAA=", "", "x", value[:40]):
        ada.cookies[name] = changed
        assert ada.get(back)[1] == "/?login=late"
    assert logins(board) == []


def test_a_login_that_was_there_before_is_not_kept(board):
    """A browser with somebody else's login, which they have put there, gets one of its own."""
    ada = Browser(board)
    ada.cookies["board-login"] = board.tokens[0]
    assert ada.is_in()
    assert ada.log_in() == "/"
    assert ada.cookies["board-login"] != board.tokens[0]
    mallory = Browser(board)
    mallory.cookies["board-login"] = board.tokens[0]
    assert not mallory.is_in(), "the login before has ended"


@pytest.mark.parametrize("place", [
    "https://evil.example", "//evil.example", "/\\evil.example", "evil", "/openid/start", "/a b", "/" + "x" * 600])
def test_a_login_leads_only_to_the_board(board, place):
    assert Browser(board).log_in(place) == "/"


def test_several_logins_at_once_in_one_browser_all_end(board):
    ada = Browser(board)
    links = [ada.authorize(ada.start(f"/boards/{number}")) for number in (1, 2)]
    assert [ada.get(link)[1] for link in links] == ["/boards/1", "/boards/2"]


def test_a_request_says_what_the_board_asks_for(board):
    asked = parse_qs(urlsplit(Browser(board).start()).query)
    assert asked["response_type"] == ["code"] and asked["code_challenge_method"] == ["S256"]
    assert "openid" in asked["scope"][0].split()
    assert asked["redirect_uri"] == [f"http://127.0.0.1:{board.port}/openid/callback"]
    assert min(len(asked[name][0]) for name in ("state", "nonce", "code_challenge")) >= 43


@pytest.mark.parametrize("query", ["", "?state=", "?state=x", "?code=x", "?state=%00&code=%00"])
def test_a_callback_without_a_login_leads_to_the_login_page(board, query):
    assert Browser(board).get(f"/openid/callback{query}")[1] == "/?login=late"


@pytest.mark.parametrize("value", ["", "x", "AAAA", "A" * 400])
def test_a_cookie_of_a_logout_that_the_board_has_not_sealed_leads_nowhere(board, issuer, value):
    issuer.offer_logout()
    ada = Browser(board)
    ada.cookies["board-openid-out"] = value
    status, place, _ = ada.get("/")
    assert (status, place) == (200, None)


def test_a_browser_that_comes_back_from_a_logout_sees_the_login_page(board):
    ada = Browser(board)
    ada.cookies["board-openid-out"] = "x"
    assert ada.get("/openid/out")[1] == "/"
    assert "board-openid-out" not in ada.cookies


# Providers


def test_a_provider_that_refuses_is_named(board, issuer):
    issuer.refusal = "access_denied"
    assert Browser(board).log_in() == "/?login=refused"
    assert said(board, "refused with “access_denied”")


def test_another_issuer_in_the_answer_is_refused(board, issuer):
    ada = Browser(board)
    back = ada.authorize(ada.start())
    assert ada.get(back.replace(quote(issuer.address, safe=""), "https%3A%2F%2Fevil.example"))[1] == "/?login=late"
    assert said(board, "it comes from the issuer “https://evil.example”")


def test_a_provider_that_does_not_answer_is_named(fresh, issuer):
    issuer.description = None
    assert Browser(fresh).start() == "/?login=provider"
    assert said(fresh, f"{issuer.address}/.well-known/openid-configuration does not answer")
    issuer.description = {}
    assert Browser(fresh).start().startswith(issuer.address), "the provider works again"


@pytest.mark.parametrize("description, words", [
    ({"issuer": "https://evil.example"}, "is of the issuer “https://evil.example”"),
    ({"token_endpoint": "http://evil.example/token"}, "which is not encrypted"),
    ({"jwks_uri": 7}, "lacks issuer, authorization_endpoint, token_endpoint or jwks_uri"),
])
def test_a_provider_with_a_wrong_description_is_named(fresh, issuer, description, words):
    issuer.description = description
    assert Browser(fresh).start() == "/?login=provider"
    assert said(fresh, words)


def test_the_secret_follows_no_redirection(board, issuer, tmp_path):
    other = Issuer(tmp_path)
    issuer.moved = other.address + "/token"
    assert Browser(board).log_in() == "/?login=provider"
    assert other.requests == []
    other.stop()


@pytest.mark.parametrize("arguments, words", [
    (["--openid", "https://id.example"], "needs --openid-client"),
    (["--openid", "https://id.example", "--openid-client", "board"], "needs --address"),
    (["--openid", "http://id.example", "--openid-client", "board", "--address", "https://board.example"],
     "needs an address with https"),
    (["--openid", "https://id.example", "--openid-client", "board", "--address", "http://board.example"],
     "needs --address with the https address"),
])
def test_wrong_options_end_the_start_with_the_reason(tmp_path, arguments, words):
    with pytest.raises(RuntimeError, match=words):
        Board(BINARY, tmp_path, *arguments)
