// SPDX-License-Identifier: Apache-2.0

/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The platform decides.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}

/// The prominence of an element.
public enum Prominence: Hashable, Sendable {
    /// The default prominence, and a higher one.
    case standard, increased
}
