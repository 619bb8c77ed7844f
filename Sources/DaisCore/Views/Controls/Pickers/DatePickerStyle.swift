// SPDX-License-Identifier: Apache-2.0

/// The appearance of date pickers.
public protocol DatePickerStyle: Sendable {
    /// The presentation of the date; for the engine.
    var _kind: _DatePickerKind { get }
}

/// The presentation of a date; for the engine.
public enum _DatePickerKind: Hashable, Sendable {
    /// A field of the browser.
    case field
    /// The days of a month.
    case grid
}

/// A date picker style. The default style: the browser's own field.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// A field.
    public var _kind: _DatePickerKind { .field }
}

/// A date picker style. The browser's own field, which opens its date picker.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// A field.
    public var _kind: _DatePickerKind { .field }
}

/// A date picker style. A calendar of one month, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// The days of a month.
    public var _kind: _DatePickerKind { .grid }
}

/// A date picker style. The browser's own field: on phones, it opens wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// A field.
    public var _kind: _DatePickerKind { .field }
}

/// A date picker style. The browser's own field, in which the parts can be typed.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// A field.
    public var _kind: _DatePickerKind { .field }
}

/// A date picker style. The browser's own field, in which arrow keys change the parts.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    /// A field.
    public var _kind: _DatePickerKind { .field }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: the browser's own field.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The browser's own field, which opens its date picker.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of one month, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The browser's own field: on phones, it opens wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The browser's own field, in which the parts can be typed.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The browser's own field, in which arrow keys change the parts.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Sets the style of the date pickers in the view.
    ///
    /// ```swift
    /// DatePicker("Day", selection: $departure, displayedComponents: .date).datePickerStyle(.graphical)
    /// ```
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerKind, style._kind)
    }
}

private enum DatePickerKindKey: EnvironmentKey { static let defaultValue = _DatePickerKind.field }

extension EnvironmentValues {
    var datePickerKind: _DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}
