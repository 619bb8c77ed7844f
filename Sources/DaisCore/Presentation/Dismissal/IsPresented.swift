// SPDX-License-Identifier: Apache-2.0

enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the view is inside a presentation.
    public var isPresented: Bool { self[IsPresentedKey.self] }
}
