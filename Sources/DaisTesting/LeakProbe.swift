// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts live objects, to test that a removed view releases its references.
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

    /// Creates a probe without tokens.
    public init() {}

    /// The number of tokens that have not been released.
    public var alive: Int { count.withLock { $0 } }

    /// Returns an object to hold in a view, a model or a closure.
    public func token() -> Token {
        count.withLock { $0 += 1 }
        return Token(self)
    }

    /// An object that reports its release to its probe.
    public final class Token: Sendable {
        private let probe: LeakProbe
        fileprivate init(_ probe: LeakProbe) { self.probe = probe }
        deinit { probe.count.withLock { $0 -= 1 } }
    }
}
