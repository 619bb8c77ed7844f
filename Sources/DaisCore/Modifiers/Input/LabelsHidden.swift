// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Hides the labels of controls. Screen readers still announce them.
    nonisolated public func labelsHidden() -> some View {
        environment(\.hidesLabels, true)
    }
}

extension EnvironmentValues {
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

private enum HidesLabelsKey: EnvironmentKey {
    static let defaultValue = false
}
