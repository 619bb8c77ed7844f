// SPDX-License-Identifier: Apache-2.0

/// A cache that keeps a modal's data during its exit, after its source has reset it.
///
/// ```swift no-compile: lines of a modifier's body
/// item.wrappedValue.map { PresentationHostDataSourceCache.shared.set(key: id, value: $0) }
/// …
/// if let item = item.wrappedValue ?? PresentationHostDataSourceCache.shared.get(key: id) as? Item { content(item) }
/// ```
/// The value under a modal's id is removed with the modal. Each session has its own cache, so users share nothing.
@MainActor
public final class PresentationHostDataSourceCache {
    private var values: [String: Any] = [:]

    private init() {}

    /// The session's cache. Outside of a session it is a new, empty cache, and a warning is logged.
    public static var shared: PresentationHostDataSourceCache {
        let session = SessionContext.expected(
            by: "PresentationHostDataSourceCache.shared was used", otherwise: "its values are lost",
            remedy: "Use it in the body of a view, or in an action.")
        return session?.shared(PresentationHostDataSourceCache.self) { PresentationHostDataSourceCache() }
            ?? PresentationHostDataSourceCache()
    }

    /// Returns the value for a key, or `nil`.
    public func get(key: String) -> Any? { values[key] }

    /// Stores a value for a key, usually a modal's id.
    public func set(key: String, value: Any) { values[key] = value }

    /// Removes the value for a key.
    public func remove(key: String) { values[key] = nil }
}
