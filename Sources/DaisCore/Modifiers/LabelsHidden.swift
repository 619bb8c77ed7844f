// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Hides the labels of controls. They remain what a screen reader calls the control.
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
