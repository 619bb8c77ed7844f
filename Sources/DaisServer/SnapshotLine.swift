// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Synchronization

/// The states of one page, which have rising numbers. They continue when another session restores the page.
///
/// Two tabs may continue one line, because a browser copies what it keeps when the user duplicates a tab. The store takes
/// the next number from one of them. The other one begins a line of its own and sends its state again.
final class SnapshotLine: Sendable {
    private struct State {
        var page: String
        var number: Int
        /// The state that is kept next.
        var waiting: KeptState?
        var isSaving = false
    }

    private let state: Mutex<State>
    /// Sends the state of the session again.
    private let resend = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

    init(page: String = SnapshotLine.makeName(), number: Int = 0) {
        state = Mutex(State(page: page, number: number))
    }

    static func makeName() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined(separator: "-")
    }

    func onFork(_ action: @escaping @MainActor @Sendable () -> Void) { resend.withLock { $0 = action } }

    /// Returns the name of the page and the next number.
    func next() -> (page: String, number: Int) {
        state.withLock { state in
            state.number += 1
            return (state.page, state.number)
        }
    }

    /// Lets a state be kept, and returns whether nothing else is being kept, so that the caller has to begin.
    func wait(_ kept: KeptState) -> Bool {
        state.withLock { state in
            state.waiting = kept
            defer { state.isSaving = true }
            return !state.isSaving
        }
    }

    /// Returns the newest state that was not kept yet.
    func take() -> (page: String, kept: KeptState)? {
        state.withLock { state in
            guard let kept = state.waiting else {
                state.isSaving = false
                return nil
            }
            state.waiting = nil
            return (state.page, kept)
        }
    }

    /// Begins another line, because somebody else continues this one.
    func fork(from page: String) async {
        let isFirst = state.withLock { state in
            guard state.page == page else { return false }
            (state.page, state.number, state.waiting) = (Self.makeName(), 0, nil)
            return true
        }
        guard isFirst, let action = resend.withLock({ $0 }) else { return }
        await action()
    }
}
