// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rule by which a log shows or hides an interpolated value.
///
/// ```swift
/// import os
///
/// let (name, country) = ("Ada", "UK")
/// let logger = Logger(subsystem: "com.example.notes", category: "accounts")
/// logger.info("Signed in \(name, privacy: .private(mask: .hash)) from \(country, privacy: .public)")
/// ```
public struct OSLogPrivacy: Sendable {
    /// The text in the place of a value that is not shown.
    public enum Mask: Sendable {
        /// A number that is the same for equal values while the process runs, and does not reveal the value.
        case hash
        /// No text of its own.
        case none
    }

    private enum Level: Sendable { case automatic, shown, hidden }
    private let level: Level
    private let mask: Mask

    /// Shows numbers, Boolean values and types, and hides all else, as strings often are names of users.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: .none) }
    /// Shows the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .shown, mask: .none) }
    /// Hides the value as `<private>`.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }
    /// Hides the value as `<private>`.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }

    /// Like ``auto``, with a mask for the values that it hides.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }
    /// Hides the value behind a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }
    /// Hides the value behind a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }

    /// Returns the text that the log shows for a value.
    /// - Parameter isScalar: Whether the value is a number, a Boolean value or a type.
    func shown(_ text: String, isScalar: Bool) -> String {
        switch level {
        case .shown: return text
        case .automatic where isScalar: return text
        case .automatic, .hidden: break
        }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(Self.hash(text))'>"
        }
    }

    /// `Hasher` has a random seed in each process, so that nobody can look up the hash of a guessed value.
    private static func hash(_ text: String) -> String {
        var hasher = Hasher()
        hasher.combine(text)
        return withUnsafeBytes(of: hasher.finalize()) { Data($0).base64EncodedString() }
    }
}
