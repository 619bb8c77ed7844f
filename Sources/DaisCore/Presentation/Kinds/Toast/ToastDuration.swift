// SPDX-License-Identifier: Apache-2.0

/// The duration of a toast. The timer pauses while the pointer is over the toast, while the toast has the focus or is
/// dragged, and while the page is hidden; afterwards at least one second is left.
///
/// A toast with controls stays for at least ten seconds.
///
/// ```swift
/// .toast("Copied", isPresented: $isCopied, duration: .seconds(2))
/// ```
public enum ToastDuration: Hashable, Sendable {
    /// 4 seconds, enough for a short sentence.
    case short
    /// 10 seconds, enough to decide on an action.
    case long
    /// The toast stays until it is dismissed.
    case persistent
    /// A number of seconds, at least 1. More than a day means that the toast stays until it is dismissed.
    case seconds(Double)

    private static let day = 86_400.0

    /// The duration, or `nil` if it is unlimited.
    var time: Duration? {
        switch self {
        case .short: .seconds(4)
        case .long: .seconds(10)
        case .persistent: nil
        case .seconds(let seconds) where seconds > Self.day: nil
        // Not a number counts as 1 second.
        case .seconds(let seconds): .milliseconds(Int(clamping: seconds * 1000, in: 1000...86_400_000))
        }
    }
}
