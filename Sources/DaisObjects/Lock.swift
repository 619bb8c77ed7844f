// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A mutex for values that cannot be `Sendable`, because users publish values of any type.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())

    @inline(__always)
    func callAsFunction<Result>(_ body: () -> Result) -> Result {
        // `Mutex.withLock` sends its result, which a stored user value cannot be. A local variable is not sent.
        var result: Result?
        mutex.withLock { _ in result = body() }
        return result!
    }
}
