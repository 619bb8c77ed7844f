// SPDX-License-Identifier: Apache-2.0

/// The priority of a toast's announcement by screen readers. The focus never moves.
///
/// ```swift
/// .toast("Upload failed", isPresented: $failed, priority: .assertive)
/// ```
public enum ToastPriority: String, Hashable, Sendable {
    /// The announcement waits for the current speech to end.
    case polite
    /// The announcement interrupts the current speech, as an alert does. Use it for errors.
    case assertive
}
