// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A calculator in the style of design systems: keys are values, styles are button styles, sizes come from preferences and
// layouts, colors from a theme in the environment, and the keyboard works too.

enum CalculatorKey: Hashable {
    case digit(Int)
    case point, sign, percent, clear, equals
    case operation(CalculatorOperation)

    var title: String {
        switch self {
        case .digit(let digit): "\(digit)"
        case .point: "."
        case .sign: "±"
        case .percent: "%"
        case .clear: "AC"
        case .equals: "="
        case .operation(let operation): operation.rawValue
        }
    }

    var label: String {
        switch self {
        case .point: "Point"
        case .sign: "Change sign"
        case .percent: "Percent"
        case .clear: "Clear"
        case .equals: "Equals"
        case .operation(let operation): operation.label
        case .digit: title
        }
    }

    var shortcut: KeyEquivalent? {
        switch self {
        case .digit, .point, .percent: title.first.map { KeyEquivalent($0) }
        case .equals: .return
        case .clear: .escape
        case .operation(let operation): KeyEquivalent(operation.character)
        case .sign: nil
        }
    }

    static let rows: [[CalculatorKey]] = [
        [.clear, .sign, .percent, .operation(.divide)],
        [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
        [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
        [.digit(1), .digit(2), .digit(3), .operation(.add)],
        [.digit(0), .point, .equals],
    ]
}

enum CalculatorOperation: String {
    case add = "+"
    case subtract = "−"
    case multiply = "×"
    case divide = "÷"

    var label: String {
        switch self {
        case .add: "Plus"
        case .subtract: "Minus"
        case .multiply: "Times"
        case .divide: "Divided by"
        }
    }

    var character: Character {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        }
    }

    func callAsFunction(_ left: Double, _ right: Double) -> Double? {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: right == 0 ? nil : left / right
        }
    }
}

struct CalculatorEngine: Equatable {
    private(set) var entry = "0"
    private(set) var tape: [String] = []
    private var left: Double?
    private var pending: CalculatorOperation?
    private var isFresh = true

    var display: String { entry }
    var activeOperation: CalculatorOperation? { isFresh ? pending : nil }

    mutating func press(_ key: CalculatorKey) {
        switch key {
        case .digit(let digit): append("\(digit)")
        case .point: if isFresh || !entry.contains(".") { append(".") }
        case .sign: if let value = Double(entry) { show(-value) }
        case .percent: if let value = Double(entry) { show(value / 100) }
        case .clear: self = CalculatorEngine()
        case .operation(let operation):
            if !isFresh { compute() }
            left = Double(entry)
            pending = operation
            isFresh = true
        case .equals:
            compute()
            (left, pending) = (nil, nil)
            isFresh = true
        }
    }

    private mutating func append(_ character: String) {
        if isFresh { entry = character == "." ? "0" : "" }
        guard entry.count < 12 else { return }
        entry += character
        isFresh = false
    }

    private mutating func compute() {
        guard let operation = pending, let left, let right = Double(entry) else { return }
        let line = "\(Self.text(left)) \(operation.rawValue) \(Self.text(right))"
        guard let result = operation(left, right) else {
            entry = "Error"
            return
        }
        show(result)
        tape.append("\(line) = \(entry)")
    }

    private mutating func show(_ value: Double) { entry = Self.text(value) }

    private static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e12 ? String(Int(value)) : String(value)
    }
}

// MARK: Style

struct CalculatorTheme {
    var digits = Color(white: 0.2)
    var functions = Color(white: 0.65)
    var operations = Color.orange
}

extension EnvironmentValues {
    @Entry var calculatorTheme = CalculatorTheme()
}

struct KeyButtonStyle: ButtonStyle {
    let key: CalculatorKey
    let isActive: Bool
    @Environment(\.calculatorTheme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    private var colors: (foreground: Color, background: Color) {
        switch key {
        case .digit, .point: (.white, theme.digits)
        case .clear, .sign, .percent: (.black, theme.functions)
        case .operation, .equals: isActive ? (theme.operations, .white) : (.white, theme.operations)
        }
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title2.weight(.medium))
            .frame(maxWidth: .infinity, minHeight: 56)
            .foregroundStyle(colors.foreground)
            .background(colors.background, in: Capsule())
            .overlay { Capsule().fill(.white.opacity(configuration.isPressed ? 0.3 : 0)) }
            .opacity(isEnabled ? 1 : 0.5)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
    func readWidth(_ width: Binding<CGFloat>) -> some View {
        background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
            .onPreferenceChange(WidthKey.self) { width.wrappedValue = $0 }
    }
}

// MARK: The program

struct CalculatorProgram: View {
    @State private var engine = CalculatorEngine()
    @State private var width: CGFloat = 0
    @State private var showsTape = false
    @State private var isBlue = false

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button("Tape", systemImage: "list.bullet") { showsTape = true }
                Spacer()
                Toggle("Blue", isOn: $isBlue).fixedSize()
            }
            Text(engine.display)
                .font(.system(size: 56, weight: .light))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .accessibilityLabel("Result")
                .accessibilityValue(engine.display)
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                ForEach(CalculatorKey.rows, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            keyButton(key).gridCellColumns(key == .digit(0) ? 2 : 1)
                        }
                    }
                }
            }
            .readWidth($width)
            Text("Keys are \(Int((width - 24) / 4)) points wide").font(.caption).foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: 360)
        .environment(\.calculatorTheme, CalculatorTheme(operations: isBlue ? .blue : .orange))
        .sheet(isPresented: $showsTape) { TapeView(lines: engine.tape) }
    }

    @ViewBuilder
    private func keyButton(_ key: CalculatorKey) -> some View {
        let isActive = if case .operation(let operation) = key { engine.activeOperation == operation } else { false }
        let button = Button(key.title) { engine.press(key) }
            .buttonStyle(KeyButtonStyle(key: key, isActive: isActive))
            .accessibilityLabel(key.label)
        if let shortcut = key.shortcut { button.keyboardShortcut(shortcut, modifiers: []) } else { button }
    }
}

private struct TapeView: View {
    let lines: [String]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List(lines, id: \.self) { Text($0).monospacedDigit() }
                .overlay { if lines.isEmpty { ContentUnavailableView("No Lines", systemImage: "scroll") } }
                .navigationTitle("Tape")
                .toolbar { Button("Done") { dismiss() } }
        }
        .presentationDetents([.medium, .large])
    }
}
