// SPDX-License-Identifier: Apache-2.0

/// Keeps the values of ``Shared`` for several processes.
///
/// A process writes with the version that it has seen. The store refuses a write over another version and returns the
/// newest value, and the process makes its change again on that. So no change is lost when several processes change a
/// value at once.
///
/// `RedisStore` of the module `DaisRedis` is one; an app needs no other. A store of your own keeps, for each name, a text
/// with its version, and compares both in one step.
public protocol SharedStore: Sendable {
    /// Returns the newest value of a name, or `nil` if it has none.
    ///
    /// - Parameter name: The name of a ``Shared`` value.
    /// - Throws: An error if the store does not answer. The process asks again after a second.
    func read(_ name: String) async throws -> SharedRecord?

    /// Writes a value if its version is still the one that the writer has seen.
    ///
    /// - Parameters:
    ///   - text: The value as JSON.
    ///   - name: The name of the value.
    ///   - seen: The record that the writer has changed, or `nil` if it has found none.
    ///   - id: A name of this write. After an error the same write comes again with the same name, and a store that has
    ///     performed it must not do so twice.
    /// - Returns: The newest record, and whether this write was performed.
    /// - Throws: An error if the store does not answer. The process writes again after a second.
    func write(_ text: String, to name: String, over seen: SharedRecord?, id: String) async throws -> SharedWrite

    /// Reports the writes of all processes.
    ///
    /// - Parameters:
    ///   - name: The name of the value.
    ///   - receive: A closure that runs on any thread. It has to return at once.
    /// - Returns: The subscription, which ends when it is canceled or released.
    func follow(_ name: String, receive: @escaping @Sendable (SharedNews) -> Void) -> BroadcastSubscription
}

/// A value in a ``SharedStore``, as JSON.
public struct SharedRecord: Sendable, Equatable {
    /// The value as JSON.
    public var text: String
    /// The number of writes since the name has its era.
    public var version: Int
    /// A random text that the store has made with the first version. A store that has lost its values has other ones.
    public var era: String

    /// Creates a record.
    public init(text: String, version: Int, era: String) {
        self.text = text
        self.version = version
        self.era = era
    }
}

/// The answer of a ``SharedStore`` to a write.
public struct SharedWrite: Sendable, Equatable {
    /// Indicates whether the write was performed, now or earlier.
    public var isPerformed: Bool
    /// The newest record of the name.
    public var newest: SharedRecord

    /// Creates an answer.
    public init(isPerformed: Bool, newest: SharedRecord) {
        self.isPerformed = isPerformed
        self.newest = newest
    }
}

/// A report of a ``SharedStore`` about a value.
public enum SharedNews: Sendable, Equatable {
    /// A new version.
    case record(SharedRecord)
    /// There may be a new version, which the process has to read.
    case changed
}
