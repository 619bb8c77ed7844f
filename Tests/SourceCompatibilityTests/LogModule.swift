// SPDX-License-Identifier: Apache-2.0
import Foundation
import os.log

/// A log of a file that imports only the submodule, as many do.
enum LogModule {
    private static let log = OSLog(subsystem: "com.example.app", category: "module")

    static func write() -> Bool {
        os_log("%{public}@ of %d", log: log, type: .debug, "text", 2)
        Logger(log).trace("text")
        return log.isEnabled(type: .fault)
    }
}
