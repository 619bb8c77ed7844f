// SPDX-License-Identifier: Apache-2.0
import CDaisUnfairLock

/// A lock in one word, which the caller keeps at a fixed address.
///
/// ```swift
/// import os
///
/// final class Visits {
///     private let lock = os_unfair_lock_t.allocate(capacity: 1)
///     private var count = 0
///
///     init() { lock.initialize(to: os_unfair_lock()) }
///     deinit { lock.deallocate() }
///
///     func add() {
///         os_unfair_lock_lock(lock)
///         defer { os_unfair_lock_unlock(lock) }
///         count += 1
///     }
/// }
/// ```
/// New code uses `OSAllocatedUnfairLock`, which keeps the word itself. As on Apple's platforms, the process ends if a
/// thread locks twice, or unlocks what it has not locked.
public struct os_unfair_lock_s: Sendable {
    fileprivate var word: UInt32 = 0

    /// Creates a lock that no thread has.
    public init() {}
}

/// A lock in one word; see ``os_unfair_lock_s``.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
    fileprivate var word: UnsafeMutablePointer<UInt32> { pointer(to: \.word)! }
}

/// Waits until no other thread has the lock, and takes it.
@available(*, noasync, message: "use OSAllocatedUnfairLock.withLock(_:)")
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { dais_unfair_lock(lock.word) }

/// Takes the lock if no thread has it, and returns whether it did.
@available(*, noasync, message: "use OSAllocatedUnfairLock.withLockIfAvailable(_:)")
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { dais_unfair_trylock(lock.word) }

/// Gives the lock back.
@available(*, noasync, message: "use OSAllocatedUnfairLock.withLock(_:)")
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { dais_unfair_unlock(lock.word) }

/// Ends the process unless this thread has the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(dais_unfair_is_owner(lock.word), "This thread does not have the lock.")
}

/// Ends the process if this thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!dais_unfair_is_owner(lock.word), "This thread has the lock.")
}
