// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The closure of ``Scene/authenticate(_:)``, and how long it may take.
package struct Authentication: Sendable {
    /// The decision about a request.
    package enum Decision: Sendable {
        case known(AnyIdentity?)
        case refused(RequestRefusal)
        case failed(any Error)
        /// The closure has not returned in time.
        case late
    }

    /// The number of times that the app is asked for one decision while the user's sessions end. An app that ends them
    /// whenever it decides would be asked forever.
    package static let attempts = 3

    private let closure: @Sendable (AuthenticationRequest) async throws -> AnyIdentity?
    private let patience: Duration

    package init<I: Sendable & Equatable>(
        patience: Duration = .seconds(10), _ closure: @escaping @Sendable (AuthenticationRequest) async throws -> I?
    ) {
        self.patience = patience
        self.closure = { try await closure($0).map { AnyIdentity($0) } }
    }

    /// Asks the closure. One that does not return is left behind after the time has passed.
    package func decide(_ request: AuthenticationRequest) async -> Decision {
        await withCheckedContinuation { continuation in
            let first = FirstDecision(continuation)
            let work = Task {
                do {
                    first.take(.known(try await closure(request)))
                } catch let refusal as RequestRefusal {
                    first.take(.refused(refusal))
                } catch {
                    first.take(.failed(error))
                }
            }
            let timer = Task { [patience] in
                guard (try? await Task.sleep(for: patience)) != nil else { return }
                work.cancel()
                first.take(.late)
            }
            first.whenTaken { timer.cancel() }
        }
    }
}

/// A continuation that the first of two tasks resumes.
private final class FirstDecision: Sendable {
    private struct Slot {
        var continuation: CheckedContinuation<Authentication.Decision, Never>?
        var action: (@Sendable () -> Void)?
    }

    private let slot: Mutex<Slot>

    init(_ continuation: CheckedContinuation<Authentication.Decision, Never>) {
        slot = Mutex(Slot(continuation: continuation))
    }

    func take(_ decision: Authentication.Decision) {
        let taken = slot.withLock { slot in
            defer { slot = Slot() }
            return slot
        }
        taken.action?()
        taken.continuation?.resume(returning: decision)
    }

    /// Runs the action when the decision is taken, or at once if it has been.
    func whenTaken(_ action: @escaping @Sendable () -> Void) {
        let isTaken = slot.withLock { slot in
            if slot.continuation != nil { slot.action = action }
            return slot.continuation == nil
        }
        if isTaken { action() }
    }
}
