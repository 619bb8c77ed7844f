// SPDX-License-Identifier: Apache-2.0
package import Logging

/// The log for problems that developers should know.
///
/// `warn` of the folder `Environment` writes to it, and to the browser's console during development.
package enum Diagnostics {
    package static let log = Logger(label: "dais")
    /// The same log for lines that clients can cause.
    package static let limitedLog = RateLimitedLog(log)
}
