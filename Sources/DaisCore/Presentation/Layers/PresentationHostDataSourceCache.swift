// SPDX-License-Identifier: Apache-2.0

/// Keeps what a modal shows while its source has already let go of it.
///
/// ```swift
/// item.wrappedValue.map { PresentationHostDataSourceCache.shared.set(key: id, value: $0) }
/// …
/// if let item = item.wrappedValue ?? PresentationHostDataSourceCache.shared.get(key: id) as? Item { content(item) }
/// ```
/// What is kept under the id of a modal is removed when that modal has gone. Each session has a cache of its own, so
/// nothing is shared between users.
@MainActor
public final class PresentationHostDataSourceCache {
    private var values: [String: Any] = [:]

    private init() {}

    /// The session's cache. Outside of a session it is empty, keeps nothing beyond the caller, and says so.
    public static var shared: PresentationHostDataSourceCache {
        guard let scope = SessionContext.current else {
            Diagnostics.warn(
                "PresentationHostDataSourceCache.shared was used outside of a session; what is put there is lost.",
                remedy: "Use it in the body of a view, or in an action.")
            return PresentationHostDataSourceCache()
        }
        return scope.shared(PresentationHostDataSourceCache.self) { PresentationHostDataSourceCache() }
    }

    public func get(key: String) -> Any? { values[key] }

    public func set(key: String, value: Any) { values[key] = value }

    public func remove(key: String) { values[key] = nil }
}
