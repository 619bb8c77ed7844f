// SPDX-License-Identifier: Apache-2.0

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge

    /// The class that gives a control the size.
    var className: String? {
        switch self {
        case .mini: "mini"
        case .small: "small"
        case .regular: nil
        case .large, .extraLarge: "large"
        }
    }
}

extension View {
    /// Sets the size of the controls in the view.
    ///
    /// - Parameter controlSize: a bordered button is 24 points high in `mini`, 28 in `small`, 34 in `regular`, 50 above.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}
