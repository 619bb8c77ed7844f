// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension PresentationCoordinator {
    /// Presents a picker of a date, a time, or both, and waits for the choice.
    ///
    /// ```swift
    /// let result = await coordinator.pickDate("Due date", from: .now, displayedComponents: .date)
    /// if let date = result.answer { due = date }
    /// ```
    /// It is a popover beside the view whose action calls, and a sheet on phones. The answer is the date that is chosen
    /// when the user presses Done. Any other dismissal is no answer. The wait ends as with
    /// ``present(type:returning:metadata:request:content:)``.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which also names the picker for assistive technology.
    ///   - date: The date that is chosen at first.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts of the date that are chosen.
    @discardableResult
    public func pickDate(
        _ titleKey: LocalizedStringKey, from date: Date, in range: ClosedRange<Date>? = nil,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) async -> PresentationResult<Date> {
        await present(type: .picker, returning: Date.self) {
            AwaitedPicker(title: Text(titleKey), value: date) {
                DateTimeGrids(selection: $0, range: range, components: displayedComponents)
            }
        }
    }

    /// Presents a picker of a color and waits for the choice.
    ///
    /// ```swift
    /// let result = await coordinator.pickColor("Color of the label", from: tint)
    /// if let color = result.answer { tint = color }
    /// ```
    /// It is a popover beside the view whose action calls, and a sheet on phones. The answer is the color that is chosen
    /// when the user presses Done. Any other dismissal is no answer.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which also names the picker for assistive technology.
    ///   - color: The color that is chosen at first.
    ///   - supportsOpacity: Indicates whether there is a slider for the opacity.
    @discardableResult
    public func pickColor(
        _ titleKey: LocalizedStringKey, from color: Color, supportsOpacity: Bool = true
    ) async -> PresentationResult<Color> {
        await present(type: .picker, returning: Color.self) {
            AwaitedPicker(title: Text(titleKey), value: color) {
                ColorBoard(selection: $0, supportsOpacity: supportsOpacity)
            }
        }
    }
}

extension PresentationType {
    /// The place of the built-in pickers.
    fileprivate static let picker = PresentationType.popover(anchor: .default, edge: .top)
}

/// A picker that answers its caller with the value that is chosen at the end.
nonisolated private struct AwaitedPicker<Value: Sendable, Picker: View>: View, BuiltInView {
    let title: Text
    @State private var value: Value
    let picker: (Binding<Value>) -> Picker
    @Environment(\.presentationAnswer) private var answer

    init(title: Text, value: Value, @ViewBuilder picker: @escaping (Binding<Value>) -> Picker) {
        self.title = title
        _value = State(wrappedValue: value)
        self.picker = picker
    }

    @MainActor var body: some View {
        PickerPanel(title: title, done: { answer(value) }) { picker($value) }
    }
}
