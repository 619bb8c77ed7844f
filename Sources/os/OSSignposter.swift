// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Measures how long parts of an app take, as on Apple's platforms.
///
/// ```swift
/// import os
///
/// let signposter = OSSignposter(subsystem: "com.example.notes", category: "storage")
/// let state = signposter.beginInterval("load", "\(12) notes")
/// signposter.endInterval("load", state)
/// let sum = signposter.withIntervalSignpost("sum") { (1...100).reduce(0, +) }
/// ```
/// There are no tools that record signposts on Linux. Each end of an interval, and each event, is an entry of the level
/// `debug` in the log of the server instead, with the milliseconds of the interval. `LOG_LEVEL=debug` writes them.
public struct OSSignposter: Sendable {
    private let logger: Logger

    /// Creates a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) { logger = Logger(subsystem: subsystem, category: category) }
    /// Creates a signposter that writes to the destination of a logger.
    public init(logger: Logger) { self.logger = logger }
    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { logger = Logger(logHandle) }
    /// Creates a signposter for the program.
    public init() { logger = Logger() }

    /// A Boolean that is `true` if the log has entries of the level `debug`.
    public var isEnabled: Bool { logger.writes(.debug) }

    /// Returns a new id.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID.unique() }

    /// Returns the id of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// Begins an interval. ``endInterval(_:_:)`` needs the result.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, message: nil)
    }

    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, message: isEnabled ? message().text : nil)
    }

    /// Begins an interval that animates something, which makes no difference here.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Ends an interval. The second end of an interval writes nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, nil) }

    /// Ends an interval with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {
        end(name, state, isEnabled ? message().text : nil)
    }

    private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ last: String?) {
        guard let duration = state.end() else { return }
        let words = [state.message, last].compactMap { $0 }.map { " " + $0 }.joined()
        let (title, time) = ("\(name)", duration / .milliseconds(1))
        logger.debug("\(title, privacy: .public): \(time, format: .fixed(precision: 3)) ms\(words, privacy: .public)")
    }

    /// Writes an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        logger.debug("\(name, privacy: .public)")
    }

    /// Writes an event with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {
        guard isEnabled else { return }
        let words = message().text
        logger.debug("\(name, privacy: .public): \(words, privacy: .public)")
    }

    /// Runs a closure within an interval.
    public func withIntervalSignpost<Result, Failure: Error>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// Tells intervals of one name from each other.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number of the id.
    public let rawValue: UInt64

    /// Creates an id from its number.
    public init(_ value: UInt64) { rawValue = value }

    /// The id of an interval that does not overlap with others of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An id that is not valid.
    public static let invalid = OSSignpostID(.max)
    /// The id of nothing.
    public static let null = OSSignpostID(0)

    static func unique() -> OSSignpostID { OSSignpostID(.random(in: 1..<(1 << 48))) }

    /// Returns whether the number of an id is less than that of another one.
    public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// The id of the interval.
    public let signpostID: OSSignpostID
    let message: String?
    private let begin = OSAllocatedUnfairLock<ContinuousClock.Instant?>(initialState: .now)

    init(id: OSSignpostID, message: String?) {
        signpostID = id
        self.message = message
    }

    /// Returns the duration of the interval, or `nil` if it has ended before.
    func end() -> Duration? {
        begin.withLock { begin in
            defer { begin = nil }
            return begin.map { $0.duration(to: .now) }
        }
    }
}
