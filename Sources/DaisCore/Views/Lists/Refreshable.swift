// SPDX-License-Identifier: Apache-2.0

/// An action that reloads content, set with `refreshable`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits for its end.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// Reloads the content of the view; `nil` if no view above sets an action.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that reloads the content of the view. A view inside runs it through `\.refresh`.
    ///
    /// ```swift
    /// @Environment(\.refresh) private var refresh
    /// Button("Reload") { Task { await refresh?() } }
    /// ```
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
