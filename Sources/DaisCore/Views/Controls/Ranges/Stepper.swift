// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// Stepper("Zoom", onIncrement: zoomIn, onDecrement: zoomOut)
/// ```
nonisolated public struct Stepper<Label: View>: View, BuiltInView {
    let label: Label
    /// Returns the current actions of the two buttons. An action is `nil` at the end of the range.
    let steps: () -> StepperActions
    /// The formatted value beside the label, for steppers with a format.
    var valueText: (() -> String)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.locale) private var locale

    /// The content of the view.
    @MainActor public var body: some View {
        StepperBox(
            label: label, steps: steps(), value: valueText?(), isEnabled: isEnabled, hidesLabel: hidesLabel,
            locale: locale, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with an action for each button; `nil` disables a button.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        steps = { StepperActions(up: onIncrement, down: onDecrement) }
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper for a value without bounds.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        steps = { StepperActions(value, by: step, in: nil) }
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper for a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        steps = { StepperActions(value, by: step, in: bounds) }
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper that shows its value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        valueText = { format.format(value.wrappedValue) }
    }

    /// Creates a stepper that shows its value, which stays in a range.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        valueText = { format.format(value.wrappedValue) }
    }
}

nonisolated struct StepperActions {
    let up: (() -> Void)?
    let down: (() -> Void)?
    /// The value as a text, if it is in the state of a view.
    private(set) var text: () -> String? = { nil }
    /// Writes the value of a text, and returns `false` if it is none.
    private(set) var enter: (String) -> Bool = { _ in false }

    init(up: (() -> Void)?, down: (() -> Void)?) {
        self.up = up
        self.down = down
    }

    init<V: Strideable>(_ value: Binding<V>, by step: V.Stride, in bounds: ClosedRange<V>?) {
        let now = value.wrappedValue
        let isAtEnd = bounds.map { now >= $0.upperBound } ?? false
        let isAtStart = bounds.map { now <= $0.lowerBound } ?? false
        func move(by distance: V.Stride) {
            let next = value.wrappedValue.advanced(by: distance)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        up = isAtEnd ? nil : { move(by: step) }
        down = isAtStart ? nil : { move(by: 0 - step) }
        guard value.isInState else { return }
        text = { CodedText.text(of: value.wrappedValue) }
        enter = { text in
            guard let new = CodedText.value(V.self, of: text) else { return false }
            value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
            return true
        }
    }
}
