// SPDX-License-Identifier: Apache-2.0

/// How a screen reader says a toast. The focus stays where it is in both cases.
public enum ToastPriority: String, Hashable, Sendable {
    /// When what is being said has ended.
    case polite
    /// At once, as an alert: for errors.
    case assertive
}
