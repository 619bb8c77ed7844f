// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import Synchronization

/// Shows the text of a file over the pages of an app in development. `scripts/dev` writes the errors of a build into it,
/// and empties it when a build succeeds.
package final class BuildReport: Sendable {
    private let path: String
    private let shown = Mutex("")

    /// - Parameter path: The path of the file. Nothing is shown while it does not exist.
    init(path: String) { self.path = path }

    /// The text that pages show, or the empty string.
    var text: String { shown.withLock { $0 } }

    /// Reads the file again.
    ///
    /// - Returns: The new text, or `nil` if it has not changed.
    func read() -> String? {
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return shown.withLock { shown in
            guard shown != text else { return nil }
            shown = text
            return text
        }
    }

    /// Shows each new text on the pages of the registries, until the task is canceled.
    func follow(_ registries: Registries) async {
        while !Task.isCancelled {
            if let text = read() {
                await MainActor.run { registries.all.forEach { $0.show(buildReport: text) } }
            }
            // A file that is a few bytes long costs less to read than to observe.
            try? await Task.sleep(for: .milliseconds(100))
        }
    }
}

extension SessionRegistry {
    func show(buildReport text: String) {
        for entry in entries.values { entry.session.show(buildReport: text) }
    }
}
