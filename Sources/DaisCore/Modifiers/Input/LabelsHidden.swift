// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Hides the labels of controls. Screen readers still announce them.
    nonisolated public func labelsHidden() -> some View {
        labelsVisibility(.hidden)
    }

    /// Shows or hides the labels of controls. Screen readers announce hidden labels, too.
    ///
    /// ```swift
    /// Toggle("Sync", isOn: $isOn).labelsVisibility(.hidden)
    /// ```
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// The visibility of the labels of controls. It is `automatic` unless a view shows or hides them.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set {
            self[LabelsVisibilityKey.self] = newValue
            hidesLabels = newValue == .hidden
        }
    }

    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

private enum LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

private enum HidesLabelsKey: EnvironmentKey {
    static let defaultValue = false
}
