// SPDX-License-Identifier: Apache-2.0

/// Whether a browser is connected. What goes on by itself rests while nobody looks: frames that nobody takes would be kept
/// for a browser that comes back.
@MainActor
package final class Attendance {
    private var resting: [() -> Void] = []

    package var isPresent = true {
        didSet {
            guard isPresent, !resting.isEmpty else { return }
            let actions = resting
            resting = []
            for action in actions { action() }
        }
    }

    /// Runs `action` now, or when a browser is back.
    func whenPresent(_ action: @escaping () -> Void) {
        if isPresent { action() } else { resting.append(action) }
    }
}
