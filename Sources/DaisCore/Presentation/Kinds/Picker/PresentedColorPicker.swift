// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the user choose a color while a binding is true: in a popover beside this view, and in a sheet on phones.
    ///
    /// ```swift
    /// Button("Color") { picksColor = true }
    ///     .colorPicker("Color of the label", isPresented: $picksColor, selection: $tint)
    /// ```
    /// It looks the same in all browsers: a grid of colors, a slider for each component and one for the opacity, which
    /// the browser's own picker of a `ColorPicker` does not have, and a field for the code. The selection follows at
    /// once.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which also names the picker for assistive technology.
    ///   - isPresented: A binding that is set to `false` when the picker is dismissed.
    ///   - selection: The color.
    ///   - supportsOpacity: Indicates whether there is a slider for the opacity.
    ///   - onWillDismiss: A closure called at the start of each exit.
    ///   - onDismiss: A closure called with the reason, once, after the picker has been removed.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func colorPicker(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, selection: Binding<Color>,
        supportsOpacity: Bool = true, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: ((DismissalReason) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(
            at: CallSite(file, line), .popover, isPresented, DismissalHandlers(will: onWillDismiss, did: onDismiss),
            {
                PickerPanel(title: Text(titleKey)) {
                    ColorBoard(selection: selection, supportsOpacity: supportsOpacity)
                }
            }, adjust: { $0.placed(PopoverAttachmentAnchor.default.place, nil) })
    }
}

/// A grid of colors, sliders, and a field for the code of the color.
nonisolated struct ColorBoard: View, BuiltInView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    /// Keeps the typed code, which need not be a color yet.
    @State private var draft: String?
    @FocusState private var isTyping: Bool
    @Environment(\.self) private var environment
    @Environment(\.locale) private var locale

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale), now = selection.wrappedValue.resolve(in: environment)
        return VStack(spacing: 12) {
            grid(now)
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 8).fill(selection.wrappedValue).frame(width: 56, height: 34)
                    .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.tertiary, lineWidth: 1))
                    .accessibilityHidden(true)
                TextField(words[.hex], text: code(now)).textFieldStyle(.roundedBorder).fontDesign(.monospaced)
                    .autocorrectionDisabled().focused($isTyping)
                    .onChange(of: isTyping) { draft = nil }
                    .onSubmit { draft = nil }
            }
            VStack(spacing: 4) {
                slider(words[.red], .red, now.red, of: 255) { write($0, \.red, now) }
                slider(words[.green], .green, now.green, of: 255) { write($0, \.green, now) }
                slider(words[.blue], .blue, now.blue, of: 255) { write($0, \.blue, now) }
                if supportsOpacity {
                    slider(words[.opacity], .gray, now.opacity, of: 100) { write($0, \.opacity, now) }
                }
            }
        }
        .frame(width: Self.cell * CGFloat(ColorGrid.columns))
    }

    /// The points of one color of the grid.
    static let cell: CGFloat = 24

    /// The pointer chooses in the grid. With keys and for screen readers, the sliders choose among more colors.
    @MainActor private func grid(_ now: Color.Resolved) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<ColorGrid.rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<ColorGrid.columns, id: \.self) { column in
                        let color = ColorGrid.color(row, column)
                        color.frame(width: Self.cell, height: Self.cell)
                            .overlay {
                                if Self.isSame(color.resolve(in: environment), now) {
                                    Rectangle().strokeBorder(.white, lineWidth: 3)
                                }
                            }
                    }
                }
            }
        }
        .clipShape(.rect(cornerRadius: 8))
        .onTapGesture { point in
            let column = Int(clamping: point.x / Self.cell, in: 0...(ColorGrid.columns - 1))
            let row = Int(clamping: point.y / Self.cell, in: 0...(ColorGrid.rows - 1))
            selection.wrappedValue = ColorGrid.color(row, column).opacity(supportsOpacity ? Double(now.opacity) : 1)
        }
        .accessibilityHidden(true)
        // Colors are in the same order in all languages.
        .environment(\.layoutDirection, .leftToRight)
    }

    @MainActor private func slider(
        _ name: String, _ tint: Color, _ part: Float, of most: Double, set: @escaping (Float) -> Void
    ) -> some View {
        let value = (Double(part) * most).rounded()
        return HStack(spacing: 8) {
            Text(verbatim: name).font(.subheadline).frame(width: 84, alignment: .leading).accessibilityHidden(true)
            Slider(
                value: Binding {
                    value
                } set: {
                    set(Float($0 / most))
                }, in: 0...most, step: 1
            ) {
                Text(verbatim: name)
            }
            .labelsHidden().tint(tint)
            Text(verbatim: "\(Int(clamping: value, in: 0...255))").font(.subheadline).monospacedDigit()
                .frame(width: 32, alignment: .trailing).accessibilityHidden(true)
        }
        .frame(minHeight: 32)
    }

    @MainActor private func write(
        _ value: Float, _ part: WritableKeyPath<Color.Resolved, Float>, _ now: Color.Resolved
    ) {
        var new = now
        new[keyPath: part] = value
        selection.wrappedValue = Color(new)
    }

    @MainActor private func code(_ now: Color.Resolved) -> Binding<String> {
        Binding {
            draft ?? String(now.description.prefix(7))
        } set: { text in
            draft = text
            let digits = text.hasPrefix("#") ? text : "#" + text
            guard let color = Color(hex: digits) else { return }
            selection.wrappedValue = color.opacity(supportsOpacity ? Double(now.opacity) : 1)
        }
    }

    private static func isSame(_ one: Color.Resolved, _ other: Color.Resolved) -> Bool {
        one.description.prefix(7) == other.description.prefix(7)
    }
}

/// The colors of the grid: grays above, and below them twelve hues from dark to light.
nonisolated enum ColorGrid {
    static let columns = 12, rows = 9

    static func color(_ row: Int, _ column: Int) -> Color {
        guard row > 0 else { return Color(white: 1 - Double(column) / Double(columns - 1)) }
        let hue = Double(column) / Double(columns), level = Double(row) / Double(rows - 1)
        return level <= 0.5
            ? Color(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * level)
            : Color(hue: hue, saturation: 1.84 - 1.68 * level, brightness: 1)
    }
}
