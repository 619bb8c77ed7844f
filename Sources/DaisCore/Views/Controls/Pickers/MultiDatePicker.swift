// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A control for several days: a calendar of one month.
///
/// ```swift
/// struct Absences: View {
///     @State private var days: Set<DateComponents> = []
///
///     var body: some View { MultiDatePicker("Absences", selection: $days, in: Date.now...) }
/// }
/// ```
/// A press of a day adds it to the selection or removes it. A day of the selection has a calendar, an era, a year, a month
/// and a day. The label is not visible. Screen readers announce it.
nonisolated public struct MultiDatePicker<Label: View>: View, BuiltInView {
    let label: Label
    let selection: Binding<Set<DateComponents>>
    let earliest: Date?
    let latest: Date?
    @Environment(\.calendar) private var calendar

    private init(
        _ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label
    ) {
        self.selection = selection
        self.earliest = earliest
        // The end of the bounds does not belong to them.
        latest = end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
        self.label = label
    }

    /// The content of the view.
    @MainActor public var body: some View {
        VStack(spacing: 0) {
            label.modifier(ClassModifier(name: "vh"))
            DateGrid(.several(selection), earliest: earliest, latest: latest)
        }
        .accessibilityElement(children: .contain)
        .modifier(
            StateInputModifier(kind: "dates", text: selection.isInState ? text : nil) {
                guard let days = days(of: $0) else { return false }
                selection.wrappedValue = days
                return true
            })
    }

    /// The selection as a text: the year, the month and the day of each day, such as "2026-3-1 2026-3-4".
    private var text: String {
        selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
            .map { calendar.dateComponents([.year, .month, .day], from: $0) }
            .map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.joined(separator: " ")
    }

    private func days(of text: String) -> Set<DateComponents>? {
        var days: Set<DateComponents> = []
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "-").compactMap { Int($0) }
            guard parts.count == 3,
                let date = calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
            else { return nil }
            days.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
        }
        return days
    }
}

extension MultiDatePicker {
    /// Creates a picker with a custom label for days.
    public init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, label())
    }

    /// Creates a picker with a custom label for days in a range.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Creates a picker with a custom label for days from an earliest one.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// Creates a picker with a custom label for days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker with a localized title for days.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// Creates a picker with a localized title for days in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker with a localized title for days from an earliest one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleKey))
    }

    /// Creates a picker with a localized title for days before a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleKey))
    }

    /// Creates a picker with a title for days.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection, nil, nil, Text(title))
    }

    /// Creates a picker with a title for days in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
    }

    /// Creates a picker with a title for days from an earliest one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(title))
    }

    /// Creates a picker with a title for days before a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(title))
    }
}
