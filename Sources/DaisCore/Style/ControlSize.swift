// SPDX-License-Identifier: Apache-2.0

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The sizes from the smallest to the largest. `extraLarge` controls are as large as `large` ones.
    case mini, small, regular, large, extraLarge

    /// The CSS class of the size.
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
    /// - Parameter controlSize: The size. A bordered button is 24 points high for `mini`, 28 for `small`, 34 for
    ///   `regular` and 50 for larger sizes.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

extension FeatureStyle {
    /// Bordered buttons of other sizes than the regular one.
    static let controlSizes = FeatureStyle(
        "control-sizes",
        """
        .B.mini { min-height: 24px; padding: 1px 8px; border-radius: 12px; font-size: calc(.8125 * var(--u)) }
        .B.small { min-height: 28px; padding: 3px 10px; border-radius: 14px; font-size: calc(.9375 * var(--u)) }
        .B.large { min-height: 50px; padding: 12px 20px; border-radius: 12px }
        .B.circle { padding-inline: 5px; border-radius: 50% }
        """)
}

extension EnvironmentValues {
    /// The size of controls. The default is `regular`.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}
