// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A value of an option with its title and its Swift source.
struct Choice<Value>: Identifiable, Hashable {
    let title: String
    let code: String
    let value: Value

    init(_ title: String, _ code: String, _ value: Value) {
        self.title = title
        self.code = code
        self.value = value
    }

    var id: String { title }

    static func == (a: Self, b: Self) -> Bool { a.title == b.title }

    func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

/// A menu of choices.
struct ChoiceOption<Value>: View {
    let title: String
    let choices: [Choice<Value>]
    @Binding var selection: Choice<Value>

    init(_ title: String, _ choices: [Choice<Value>], _ selection: Binding<Choice<Value>>) {
        self.title = title
        self.choices = choices
        _selection = selection
    }

    var body: some View {
        OptionRow(title) {
            Picker(title, selection: $selection) {
                ForEach(choices) { Text($0.title).tag($0) }
            }
            .pickerStyle(.menu)
            .labelsHidden()
        }
    }
}

/// A switch.
struct ToggleOption: View {
    let title: String
    @Binding var isOn: Bool

    init(_ title: String, _ isOn: Binding<Bool>) {
        self.title = title
        _isOn = isOn
    }

    var body: some View {
        Toggle(title, isOn: $isOn)
            .font(.subheadline)
            .frame(minHeight: 40)
    }
}

/// A number of points.
struct SliderOption: View {
    let title: String
    let range: ClosedRange<CGFloat>
    let step: CGFloat
    @Binding var value: CGFloat

    init(_ title: String, _ range: ClosedRange<CGFloat>, step: CGFloat = 4, _ value: Binding<CGFloat>) {
        self.title = title
        self.range = range
        self.step = step
        _value = value
    }

    var body: some View {
        OptionRow(title) {
            HStack(spacing: 10) {
                Slider(value: $value, in: range, step: step) { Text(title) }
                    .labelsHidden()
                    .frame(width: 130)
                Text("\(Int(value))")
                    .font(.footnote)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
                    .fixedSize()
                    .frame(minWidth: 30, alignment: .trailing)
            }
        }
    }
}

/// The name of an option at one side, its control at the other.
struct OptionRow<Control: View>: View {
    let title: String
    let control: Control

    init(_ title: String, @ViewBuilder control: () -> Control) {
        self.title = title
        self.control = control()
    }

    var body: some View {
        AdaptiveRow(alignment: .leading, stackSpacing: 2) {
            Text(title)
                .font(.subheadline)
                .accessibilityHidden(true)
                .frame(maxWidth: .infinity, alignment: .leading)
            control
        }
        .frame(minHeight: 40)
    }
}
