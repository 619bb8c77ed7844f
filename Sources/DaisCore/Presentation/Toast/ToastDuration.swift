// SPDX-License-Identifier: Apache-2.0

/// How long a toast stays. Its time stands still while the pointer is over it, while it has the focus or is moved, and
/// while the user looks at another tab or window; afterwards it has at least one more second.
///
/// A toast with something to press in it stays at least ten seconds, whatever it asks for.
public enum ToastDuration: Hashable, Sendable {
    /// 4 seconds: enough for a short sentence.
    case short
    /// 10 seconds: enough to decide on an action.
    case long
    /// Until it is dismissed.
    case persistent
    /// So many seconds, at least 1. More than a day means until it is dismissed.
    case seconds(Double)

    private static let day = 86_400.0

    /// `nil` means for ever.
    var time: Duration? {
        switch self {
        case .short: .seconds(4)
        case .long: .seconds(10)
        case .persistent: nil
        case .seconds(let seconds) where seconds > Self.day: nil
        // Not a number is less than nothing here.
        case .seconds(let seconds): .milliseconds(Int(seconds > 1 ? seconds * 1000 : 1000))
        }
    }
}
