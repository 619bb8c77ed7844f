// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The appearance of date pickers.
///
/// ```swift
/// struct Reminder: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             configuration.label
///             Button("Tomorrow") { configuration.selection = .now + 86_400 }
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the date picker's view.
    associatedtype Body: View
    /// The properties of the date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Returns the view of a date picker. Date pickers that it creates have the style around this one.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker, for its style.
public struct DatePickerStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The label.
    public let label: Label
    /// The chosen date. Writing it changes the selection of the picker, also to a date outside of its range.
    @Binding public var selection: Date
    /// The earliest date of the range, if there is one.
    public var minimumDate: Date?
    /// The latest date of the range, if there is one.
    public var maximumDate: Date?
    /// The parts of a date that the picker shows.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// The built-in presentations of a date.
nonisolated enum BuiltInDatePickerKind: Hashable, Sendable {
    /// A field of the browser.
    case field
    /// The days of a month.
    case grid
}

nonisolated protocol BuiltInDatePickerStyle: DatePickerStyle {
    var kind: BuiltInDatePickerKind { get }
}

extension BuiltInDatePickerStyle {
    /// Returns the date picker with a built-in appearance.
    @MainActor public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(
            configuration.$selection, configuration.minimumDate, configuration.maximumDate,
            configuration.displayedComponents, configuration.label
        )
        .environment(\.datePickerStyle, .builtIn(kind))
    }
}

/// A date picker style. The default style: the browser's own field.
public struct DefaultDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInDatePickerKind { .field }
}

/// A date picker style. The browser's own field, which opens its date picker.
public struct CompactDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInDatePickerKind { .field }
}

/// A date picker style. A calendar of one month, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInDatePickerKind { .grid }
}

/// A date picker style. The browser's own field: on phones, it opens wheels.
public struct WheelDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInDatePickerKind { .field }
}

/// A date picker style. The browser's own field, in which the parts can be typed.
public struct FieldDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInDatePickerKind { .field }
}

/// A date picker style. The browser's own field, in which arrow keys change the parts.
public struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInDatePickerKind { .field }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: the browser's own field.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The browser's own field, which opens its date picker.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of one month, and a field for the time.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The browser's own field: on phones, it opens wheels.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The browser's own field, in which the parts can be typed.
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The browser's own field, in which arrow keys change the parts.
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Sets the style of the date pickers in the view.
    ///
    /// ```swift
    /// DatePicker("Day", selection: $departure, displayedComponents: .date).datePickerStyle(.graphical)
    /// ```
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(\.datePickerStyle, style, builtIn: (style as? any BuiltInDatePickerStyle)?.kind)
    }
}

private enum DatePickerStyleKey: StyleFamily { static let standard = BuiltInDatePickerKind.field }

extension EnvironmentValues {
    var datePickerStyle: StyleSlot<BuiltInDatePickerKind> {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}
