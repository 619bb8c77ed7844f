// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A control for a date, a time, or both, in the time zone of the reader.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
/// ```
/// It opens the browser's date picker. With the style `graphical`, the days of a month are buttons. A
/// ``DatePickerStyle`` gives it another appearance.
nonisolated public struct DatePicker<Label: View>: View, BuiltInView {
    /// The parts of a date that a picker shows.
    public typealias Components = DatePickerComponents
    let label: Label
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: Components
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.datePickerStyle) private var style

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(let kind):
            if kind == .grid, components.contains(.date) { grid } else { field }
        case .custom(let value, let outer):
            if let style = value.style as? any DatePickerStyle { styled(by: style, in: outer).modifier(input) }
        }
    }

    @MainActor private func styled<S: DatePickerStyle>(
        by style: S, in outer: StyleSlot<BuiltInDatePickerKind>
    ) -> AnyView {
        let configuration = DatePickerStyleConfiguration(
            label: StyleContent(label), selection: selection, minimumDate: earliest, maximumDate: latest,
            displayedComponents: components)
        // Reading the value here makes the style's body follow it.
        _ = selection.wrappedValue
        return ValueBody.view(style, in: \.datePickerStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }

    @MainActor private var grid: some View {
        VStack(spacing: 0) {
            DateGrid(selection: selection, earliest: earliest, latest: latest)
            if components.contains(.hourAndMinute) {
                DatePicker(selection, earliest, latest, components.subtracting(.date), label).datePickerStyle(.compact)
            }
        }
        .accessibilityElement(children: .contain)
        .modifier(input)
    }

    /// Restores the selection.
    private var input: StateInputModifier {
        StateInputModifier(
            kind: "date",
            text: selection.isInState ? "\(selection.wrappedValue.timeIntervalSinceReferenceDate)" : nil,
            initial: isNow ? "now" : nil
        ) {
            guard let seconds = Double($0) else { return false }
            selection.wrappedValue = Date(timeIntervalSinceReferenceDate: seconds)
            return true
        }
    }

    /// Indicates whether the selection is the present time, as with an initial `Date()`.
    private var isNow: Bool { abs(selection.wrappedValue.timeIntervalSinceNow) < 90 }

    @MainActor private var field: some View {
        let form = DateForm(components: components, timeZone: timeZone)
        let text = form.text(of: selection, from: earliest, to: latest)
        return NativeField(
            type: form.fieldType, className: "date", label: label, text: text, value: text.wrappedValue,
            isInState: selection.isInState, isNow: isNow, limits: limits(form), isEnabled: isEnabled,
            hidesLabel: hidesLabel)
    }

    private func limits(_ form: DateForm) -> [Attribute] {
        // The seconds are part of a field only with this step. A range of dates does not limit the time of day.
        let step = components.contains(.hourMinuteAndSecond) ? [Attribute("step", "1")] : []
        guard components.contains(.date) else { return step }
        return step + (earliest.map { [Attribute("min", form.write($0))] } ?? [])
            + (latest.map { [Attribute("max", form.write($0))] } ?? [])
    }

    init(
        _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }

    /// Creates a picker with a custom label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker with a custom label for dates in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker with a custom label for dates from an earliest one.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker with a custom label for dates up to a latest one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}
