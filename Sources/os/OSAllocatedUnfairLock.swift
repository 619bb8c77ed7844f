// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A lock around a value that several threads use.
///
/// ```swift
/// import os
///
/// let visits = OSAllocatedUnfairLock(initialState: 0)
/// visits.withLock { $0 += 1 }
/// ```
///
/// Copies share the lock and the value. A thread that locks twice waits for itself forever, as on Apple's platforms it
/// ends the process.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock around a value that is not `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure with the value, while no other thread uses it. The closure may use what is not `Sendable`.
    /// - Throws: Rethrows the errors of `body`.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure with the value, while no other thread uses it.
    /// - Throws: Rethrows the errors of `body`.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the value if no other thread uses it, or returns `nil`.
    /// - Throws: Rethrows the errors of `body`.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock around a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread has the lock, and takes it.
    @available(*, noasync, message: "use withLock(_:), which unlocks on the same thread")
    public func lock() { storage.lock.lock() }

    /// Gives the lock back.
    @available(*, noasync, message: "use withLock(_:), which unlocks on the same thread")
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock if no other thread has it, and returns whether it did.
    @available(*, noasync, message: "use withLockIfAvailable(_:), which unlocks on the same thread")
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Runs a closure while no other thread has the lock.
    /// - Throws: Rethrows the errors of `body`.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure while no other thread has the lock. The closure may use what is not `Sendable`.
    /// - Throws: Rethrows the errors of `body`.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
