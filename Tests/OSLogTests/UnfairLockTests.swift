// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import os

/// A number that threads change while they have the lock.
private final class Counter: @unchecked Sendable {
    private var lock = os_unfair_lock_s()
    var count = 0

    func add() {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        os_unfair_lock_assert_owner(&lock)
        count += 1
    }

    func tryToAdd() -> Bool {
        guard os_unfair_lock_trylock(&lock) else { return false }
        defer { os_unfair_lock_unlock(&lock) }
        count += 1
        return true
    }

    func holding(_ body: () -> Void) {
        os_unfair_lock_lock(&lock)
        body()
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
    }
}

@Suite("os_unfair_lock")
struct UnfairLockTests {
    @Test("threads that change a number at the same time lose no change")
    func threads() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<10_000 { counter.add() } }
        #expect(counter.count == 80_000)
    }

    @Test("a thread waits until the one that has the lock gives it back")
    func waiting() {
        let counter = Counter()
        let done = DispatchSemaphore(value: 0)
        counter.holding {
            Thread.detachNewThread {
                #expect(!counter.tryToAdd())
                counter.add()
                done.signal()
            }
            #expect(done.wait(timeout: .now() + .milliseconds(50)) == .timedOut)
            #expect(counter.count == 0)
        }
        done.wait()
        #expect(counter.count == 1)
        #expect(counter.tryToAdd())
    }
}
