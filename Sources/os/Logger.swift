// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging

/// Writes log entries of a subsystem, as on Apple's platforms, to the log of the server.
///
/// ```swift
/// import os
///
/// let user = "Ada"
/// let logger = Logger(subsystem: "com.example.notes", category: "network")
/// logger.notice("Synchronized \(12) notes of \(user, privacy: .private)")
/// ```
///
/// The entries go to swift-log, so that `LoggingSystem.bootstrap` decides where they are written. Its label is the
/// subsystem, and its source the category. `LOG_LEVEL` sets the lowest level that is written; without it, that is
/// `info`. A message is only made if its level is written. Values that are not public are hidden in every environment.
public struct Logger: Sendable {
    private let destination: Logging.Logger
    private let category: String

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - subsystem: The app or the part of it, usually in the notation of a bundle identifier.
    ///   - category: The subject within the subsystem.
    public init(subsystem: String, category: String) {
        self.init(
            Logging.Logger(label: subsystem), category: category, environment: ProcessInfo.processInfo.environment)
    }

    /// Creates a logger for the program.
    public init() { self.init(.default) }

    /// Creates a logger for a subsystem and a category.
    public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

    init(_ destination: Logging.Logger, category: String, environment: [String: String]) {
        var destination = destination
        if let level = environment["LOG_LEVEL"].flatMap({ Logging.Logger.Level(rawValue: $0.lowercased()) }) {
            destination.logLevel = level
        }
        self.destination = destination
        self.category = category
    }

    private func write(_ level: Logging.Logger.Level, _ message: () -> OSLogMessage) {
        destination.log(level: level, "\(message().text)", source: category)
    }

    /// Indicates whether an entry of a level is written.
    func writes(_ type: OSLogType) -> Bool { type.level >= destination.logLevel }

    /// Writes an entry of the level `notice`.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(.notice, message) }

    /// Writes an entry of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level.level, message) }

    /// Writes an entry for the steps of an algorithm.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.trace, message) }

    /// Writes an entry for the search for a defect.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

    /// Writes an entry that can help and is not essential.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }

    /// Writes an entry that is essential to find the cause of a problem.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.notice, message) }

    /// Writes an entry about something unexpected.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.warning, message) }

    /// Writes an entry about an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

    /// Writes an entry about a failure that endangers the app.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.critical, message) }

    /// Writes an entry about a defect in the app.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.critical, message) }
}
