// SPDX-License-Identifier: Apache-2.0

/// A control for a color. It opens the browser's color picker.
///
/// That picker has no opacity: chosen colors are opaque. A color without fixed components, such as a system color,
/// shows as the nearest opaque color in light appearance.
nonisolated public struct ColorPicker<Label: View>: View, BuiltInView {
    let label: Label
    let selection: Binding<Color>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel

    /// Creates a picker with a custom label. `supportsOpacity` has no effect.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        NativeField(
            type: "color", className: "well", label: label, text: text, value: text.wrappedValue,
            isInState: selection.isInState, limits: [], isEnabled: isEnabled, hidesLabel: hidesLabel)
    }

    private var text: Binding<String> {
        Binding<String>(
            unsafeGet: { selection.wrappedValue.hex },
            set: { text, _ in
                if let color = Color(hex: text) { selection.wrappedValue = color }
            })
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a localized title. `supportsOpacity` has no effect.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title. `supportsOpacity` has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension Color {
    /// Creates a color from `#rrggbb`, or returns `nil` for any other text.
    init?(hex: String) {
        guard hex.utf8.count == 7, hex.hasPrefix("#"), let number = UInt32(hex.dropFirst(), radix: 16) else {
            return nil
        }
        self.init(
            red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
            blue: Double(number & 255) / 255)
    }

    /// The color as `#rrggbb`, the format of the browser's input.
    var hex: String {
        if let known = Self.systemHex[css] { return known }
        if css.hasPrefix("#"), css.utf8.count == 4 { return "#" + css.dropFirst().map { "\($0)\($0)" }.joined() }
        if css.hasPrefix("light-dark(#") { return String(css.dropFirst(11).prefix(7)) }
        guard css.hasPrefix("rgb(") else { return css.hasPrefix("#") ? String(css.prefix(7)) : "#000000" }
        let parts = css.dropFirst(4).split { " /)".contains($0) }.prefix(3).compactMap { Double($0) }
        guard parts.count == 3 else { return "#000000" }
        return "#"
            + parts.map { byte in
                let text = String(Int(clamping: byte.rounded(), in: 0...255), radix: 16)
                return text.count == 1 ? "0" + text : text
            }
            .joined()
    }

    private static let systemHex = [
        "var(--red)": "#ff3b30", "var(--green)": "#34c759", "var(--blue)": "#007aff", "var(--tint)": "#007aff",
        "var(--gray)": "#8e8e93",
    ]
}
