// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts the objects that are still alive, to show that what a view held is released with it.
///
/// ```swift
/// let probe = LeakProbe()
/// do {
///     let screen = Screen { Detail(token: probe.token()) }
///     screen.button("Close").tap()
/// }
/// #expect(probe.alive == 0)
/// ```
public final class LeakProbe: Sendable {
    private let count = Mutex(0)

    public init() {}

    /// How many tokens have not been released.
    public var alive: Int { count.withLock { $0 } }

    /// An object to put into a view, a model or a closure.
    public func token() -> Token {
        count.withLock { $0 += 1 }
        return Token(self)
    }

    /// Tells its probe when it is released.
    public final class Token: Sendable {
        private let probe: LeakProbe
        fileprivate init(_ probe: LeakProbe) { self.probe = probe }
        deinit { probe.count.withLock { $0 -= 1 } }
    }
}
