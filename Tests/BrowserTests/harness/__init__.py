# SPDX-License-Identifier: Apache-2.0
"""The base of the browser tests: browsers, the server under test, the proxy between them, and queries."""
