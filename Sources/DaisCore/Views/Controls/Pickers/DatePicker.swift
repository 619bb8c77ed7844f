// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A control for a date, a time, or both, in the time zone of the reader.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
/// ```
/// It opens the browser's date picker. With the style `graphical`, the days of a month are buttons.
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
    @Environment(\.datePickerKind) private var kind

    /// The content of the view.
    @MainActor public var body: some View {
        if kind == .grid, components.contains(.date) {
            VStack(spacing: 0) {
                DateGrid(selection: selection, earliest: earliest, latest: latest)
                if components.contains(.hourAndMinute) {
                    DatePicker(selection, earliest, latest, .hourAndMinute, label).datePickerStyle(.compact)
                }
            }
            .accessibilityElement(children: .contain)
            .modifier(
                StateInputModifier(
                    kind: "date",
                    text: selection.isInState ? "\(selection.wrappedValue.timeIntervalSinceReferenceDate)" : nil,
                    initial: isNow ? "now" : nil
                ) {
                    guard let seconds = Double($0) else { return false }
                    selection.wrappedValue = Date(timeIntervalSinceReferenceDate: seconds)
                    return true
                })
        } else {
            field
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
        // A range of dates does not limit the time of day.
        guard components.contains(.date) else { return [] }
        return (earliest.map { [Attribute("min", form.write($0))] } ?? [])
            + (latest.map { [Attribute("max", form.write($0))] } ?? [])
    }

    private init(
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

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The year, the month and the day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// Converts dates to and from the format of the browser's inputs.
struct DateForm: Hashable {
    let components: DatePickerComponents
    let timeZone: TimeZone

    init(components: DatePickerComponents, timeZone: TimeZone) {
        self.components = components
        self.timeZone = timeZone
    }

    static func == (a: DateForm, b: DateForm) -> Bool {
        a.components == b.components && a.timeZone == b.timeZone
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(components.rawValue)
        hasher.combine(timeZone)
    }

    var fieldType: String {
        components == .date ? "date" : components == .hourAndMinute ? "time" : "datetime-local"
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    func write(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        return components == .date ? day : components == .hourAndMinute ? time : "\(day)T\(time)"
    }

    /// Parses the text of an input. The parts that the input does not show keep their values from `date`.
    func read(_ text: String, changing date: Date) -> Date? {
        let numbers = text.split { $0 == "-" || $0 == "T" || $0 == ":" }.map { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        var rest = numbers[...]
        if components != .hourAndMinute {
            guard rest.count >= 3, case let (year?, month?, day?) = (rest[0], rest[1], rest[2]) else { return nil }
            guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
            (parts.year, parts.month, parts.day) = (year, month, day)
            rest = rest.dropFirst(3)
        }
        if components != .date {
            guard rest.count >= 2, case let (hour?, minute?) = (rest[rest.startIndex], rest[rest.startIndex + 1]),
                0...23 ~= hour, 0...59 ~= minute
            else { return nil }
            (parts.hour, parts.minute, parts.second, parts.nanosecond) = (hour, minute, 0, 0)
        }
        return calendar.date(from: parts)
    }

    func text(of selection: Binding<Date>, from earliest: Date?, to latest: Date?) -> Binding<String> {
        Binding<String>(
            unsafeGet: { write(selection.wrappedValue) },
            set: { text, _ in
                guard var date = read(text, changing: selection.wrappedValue) else { return }
                if let earliest { date = max(date, earliest) }
                if let latest { date = min(date, latest) }
                selection.wrappedValue = date
            })
    }
}
