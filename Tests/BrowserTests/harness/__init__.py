# SPDX-License-Identifier: Apache-2.0
"""What the browser tests stand on: browsers, the server under test, the line between them, and queries."""
