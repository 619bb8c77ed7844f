// SPDX-License-Identifier: Apache-2.0

/// A control that turns something on or off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $settings.wifi)
/// Toggle(isOn: $settings.sounds) {
///     Text("Sounds")
///     Text("For incoming calls")
/// }
/// ```
nonisolated public struct Toggle<Label: View>: View, BuiltInView {
    let label: Label
    let isOn: Binding<Bool>
    /// Indicates whether a toggle for several values finds different ones; `nil` for a toggle for one value.
    var isMixed: (() -> Bool)?
    @Environment(\.toggleStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel

    /// Creates a toggle with a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isOn = isOn
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(.button):
            ButtonFace(
                kind: isOn.wrappedValue ? .prominent : .bordered, isOn: isOn.wrappedValue,
                action: { [isOn] in isOn.wrappedValue.toggle() }, label: label
            )
            .modifier(StateInputModifier(kind: "toggle", isOn))
        case .builtIn(.menuItem):
            ButtonFace(
                kind: .menuItem, isOn: isOn.wrappedValue, action: { [isOn] in isOn.wrappedValue.toggle() },
                label: label
            )
            .modifier(StateInputModifier(kind: "toggle", isOn))
        case .builtIn(let kind):
            ToggleBox(
                kind: kind, label: label, isOn: isOn, value: isOn.wrappedValue, isEnabled: isEnabled,
                hidesLabel: hidesLabel)
        case .custom(let value, let outer):
            styled(by: value, in: outer).modifier(StateInputModifier(kind: "toggle", isOn))
        }
    }

    @MainActor private func styled(by value: StyleValue, in outer: StyleSlot<BuiltInToggleKind>) -> AnyView {
        guard let style = value.style as? any ToggleStyle else { return AnyView(label) }
        return styled(by: style, in: outer)
    }

    @MainActor private func styled<S: ToggleStyle>(by style: S, in outer: StyleSlot<BuiltInToggleKind>) -> AnyView {
        let configuration = ToggleStyleConfiguration(
            label: StyleContent(label), isOn: isOn, isMixed: isMixed?() ?? false)
        // Reading the value here makes the style's body follow it.
        _ = isOn.wrappedValue
        return ValueBody.view(style, in: \.toggleStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style's configuration, for use inside that style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        isMixed = { configuration.isMixed }
    }
}
