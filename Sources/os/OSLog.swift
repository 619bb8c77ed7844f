// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging

/// The level of a log entry.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level on Apple's platforms.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of most entries.
    public static let `default` = OSLogType(rawValue: 0)
    /// Information that can help and is not essential.
    public static let info = OSLogType(rawValue: 1)
    /// Information that helps to find a defect.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A defect in the app.
    public static let fault = OSLogType(rawValue: 17)

    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}

/// A subsystem and a category of log entries.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    /// Creates a log.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// The log of the program.
    public static let `default` = OSLog(subsystem: ProcessInfo.processInfo.processName, category: "default")
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Indicates whether entries of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && Logger(self).writes(type) }
}

/// Writes a log entry in the notation of `printf`.
///
/// Numbers are shown. `%@` and `%s` are hidden unless they say `%{public}@`.
///
/// ```swift
/// import os
///
/// os_log("Saving %{public}@ failed with code %d", log: .default, type: .error, "notes.txt", 28)
/// ```
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    write(message, log, type, arguments)
}

/// Writes a log entry in the notation of `printf`, with its level first.
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
    write(message, log, type, arguments)
}

/// Writes a log entry whose values have a format and a privacy.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) { Logger().log(message()) }

/// Writes a log entry with a level, whose values have a format and a privacy.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    guard log !== OSLog.disabled else { return }
    Logger(log).log(level: type, message())
}

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ arguments: [any CVarArg]) {
    guard log !== OSLog.disabled else { return }
    Logger(log).log(level: type, OSLogMessage(stringLiteral: PrintfMessage.text("\(message)", arguments)))
}
