// SPDX-License-Identifier: Apache-2.0

/// Keeps the newest state of each page, as far as it can be restored, for all processes.
///
/// Browsers keep the state of their pages in encrypted form. With a store, a browser that returns an older state gets the
/// newest one of that page, and a state that is too large for a browser is kept here, while the browser has its name.
/// `RedisStore` of the module `DaisRedis` is a store for several processes. The texts are encrypted, and a store cannot
/// read them.
///
/// ```swift
/// var options = ServerOptions()
/// options.snapshotStore = InProcessSnapshotStore()
/// ```
public protocol SnapshotStore: Sendable {
    /// Keeps the state of a page, unless it has a newer one.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - page: The name of the page.
    ///   - seconds: The time in seconds after which the state may be removed.
    /// - Returns: `false` if the store has a state of this page with the same number or a larger one.
    /// - Throws: An error if the store does not answer. The state is then not kept.
    func keep(_ state: KeptState, of page: String, seconds: Int) async throws -> Bool

    /// Returns the newest state of a page, or `nil` if there is none.
    ///
    /// - Parameter page: The name of the page.
    /// - Throws: An error if the store does not answer.
    func newest(of page: String) async throws -> KeptState?
}

/// An encrypted state of a page; see ``SnapshotStore``.
public struct KeptState: Sendable, Equatable {
    /// The number of the state, which rises with each one of its page.
    public var number: Int
    /// The state, which only the server can read.
    public var sealed: String

    /// Creates a state.
    public init(number: Int, sealed: String) {
        self.number = number
        self.sealed = sealed
    }
}
