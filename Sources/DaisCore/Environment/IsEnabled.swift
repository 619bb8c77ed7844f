// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
    /// A Boolean that is `true` if controls accept input. The default is `true`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}
