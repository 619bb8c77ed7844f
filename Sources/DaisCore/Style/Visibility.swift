// SPDX-License-Identifier: Apache-2.0

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform does it.
    case automatic
    case visible
    case hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}
