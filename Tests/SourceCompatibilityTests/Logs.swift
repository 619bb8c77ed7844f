// SPDX-License-Identifier: Apache-2.0
import OSLog
import SwiftUI
import os

// Logs as files for Apple's platforms write them.

extension Logger {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "app"
    static let compatibility = Logger(subsystem: subsystem, category: "compatibility")
    static let plain = Logger()
}

struct LoggedError: Error {}

@MainActor
final class LoggingModel {
    private let logger = Logger(subsystem: "com.example.app", category: String(describing: LoggingModel.self))
    private let log = OSLog(subsystem: "com.example.app", category: "model")
    private let lock = OSAllocatedUnfairLock(initialState: 0)
    var name = "Ada"
    var count = 3

    func run() {
        logger.trace("trace")
        logger.debug("count \(self.count) of \(1.5, format: .fixed(precision: 1))")
        logger.info("\(name, privacy: .public) \(self.name, privacy: .private(mask: .hash))")
        logger.notice(
            "\(name, align: .left(columns: 10), privacy: .sensitive) \(UInt8(255), format: .hex(includePrefix: true))")
        logger.warning("\(true) \(false, format: .answer) \(LoggingModel.self)")
        logger.error("failed: \(LoggedError()) \(LoggedError().localizedDescription, privacy: .auto)")
        logger.fault("\([1, 2]) \(Date.distantPast, privacy: .public) \(String(describing: Optional(1)))")
        logger.critical("critical")
        logger.log("plain")
        logger.log(level: .debug, "level \(URL(fileURLWithPath: "/tmp"), privacy: .public)")
        os_log("plain")
        os_log("number %d, text %{public}@, hidden %@", log: log, type: .debug, 1, "text", "hidden")
        os_log(.debug, "value \(self.count)")
        os_log(.info, log: log, "value %d", count)
        Logger.compatibility.debug("static")
        Logger.plain.trace("static")
        lock.withLock { $0 += 1 }
    }

    var locked: Int { lock.withLock { $0 } }
}
