// SPDX-License-Identifier: Apache-2.0

/// Runs what `refreshable` was given.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// Loads the content of the view anew; `nil` where nobody said how.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how to load the content of the view anew; a view inside calls it through `\.refresh`.
    ///
    /// ```swift
    /// @Environment(\.refresh) private var refresh
    /// Button("Reload") { Task { await refresh?() } }
    /// ```
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
