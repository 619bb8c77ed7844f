// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Takes the controls of the view out of use: they look it, the browser skips them, and the server ignores events
    /// for them.
    ///
    /// What a view around it has disabled, `disabled(false)` does not bring back.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

extension EnvironmentValues {
    /// Whether the user may use the view.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}
