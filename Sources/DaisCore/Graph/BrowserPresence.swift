// SPDX-License-Identifier: Apache-2.0

/// Tracks whether a browser is connected. Recurring updates pause without one, because their frames would only be kept
/// for its return.
@MainActor
package final class BrowserPresence {
    private var resting: [() -> Void] = []
    private var isClosed = false

    package var isPresent = true {
        didSet {
            guard isPresent, !resting.isEmpty else { return }
            let actions = resting
            resting = []
            for action in actions { action() }
        }
    }

    /// Runs `action` now, or when a browser has connected again.
    func whenPresent(_ action: @escaping () -> Void) {
        guard !isClosed else { return }
        if isPresent { action() } else { resting.append(action) }
    }

    /// Forgets what waits for a browser that will not come. Waiting actions may hold the tree, which holds this object.
    func close() {
        isClosed = true
        resting = []
    }
}
