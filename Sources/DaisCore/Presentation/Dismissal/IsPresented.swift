// SPDX-License-Identifier: Apache-2.0

enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view stands in something that was presented.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
