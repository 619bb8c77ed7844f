// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The hours of a day and the minutes in steps of five as buttons, and a stepper for the minutes between.
nonisolated struct TimeGrid: View, BuiltInView {
    let selection: Binding<Date>
    let range: ClosedRange<Date>?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    init(selection: Binding<Date>, range: ClosedRange<Date>?) {
        self.selection = selection
        self.range = range
    }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale), parts = calendar.dateComponents([.hour, .minute], from: date)
        let hour = parts.hour ?? 0, minute = parts.minute ?? 0
        return VStack(spacing: 12) {
            Text(verbatim: text).font(.largeTitle.weight(.light)).monospacedDigit()
            if hasHalves {
                Picker(
                    selection: Binding {
                        hour >= 12
                    } set: {
                        set(hour % 12 + ($0 ? 12 : 0), minute)
                    }
                ) {
                    Text(verbatim: calendar.amSymbol).tag(false)
                    Text(verbatim: calendar.pmSymbol).tag(true)
                } label: {
                    Text(verbatim: "\(calendar.amSymbol)/\(calendar.pmSymbol)")
                }
                .pickerStyle(.segmented).labelsHidden()
            }
            grid(words[.hour], hours(hour), chosen: hour) { set($0, minute) }
            grid(words[.minute], Self.minutes, chosen: minute) { set(hour, $0) }
            Stepper(
                value: Binding {
                    minute
                } set: {
                    set(hour, $0)
                }, in: 0...59
            ) {
                Text(verbatim: "\(words[.minute]) \(Self.twoDigits(minute))").monospacedDigit()
            }
        }
        .frame(maxWidth: 380)
    }

    private static let minutes = (0..<12).map { ($0 * 5, twoDigits($0 * 5)) }

    private var date: Date { selection.wrappedValue }

    private var text: String {
        var style = Date.FormatStyle.dateTime.hour().minute()
        (style.locale, style.calendar, style.timeZone) = (locale, calendar, calendar.timeZone)
        return date.formatted(style)
    }

    /// Indicates whether the day has two halves of twelve hours.
    private var hasHalves: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

    /// The hours that can be chosen, with their names: of the half that the time is in, if there are halves.
    private func hours(_ hour: Int) -> [(Int, String)] {
        guard hasHalves else { return (0..<24).map { ($0, "\($0)") } }
        let half = hour >= 12 ? 12 : 0, zero = locale.hourCycle == .oneToTwelve ? 12 : 0
        return (0..<12).map { ($0 + half, "\($0 == 0 ? zero : $0)") }
    }

    @MainActor private func grid(
        _ name: String, _ values: [(Int, String)], chosen: Int, choose: @escaping (Int) -> Void
    ) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 6), spacing: 0) {
                ForEach(values, id: \.0) { value, label in
                    Button {
                        choose(value)
                    } label: {
                        Text(verbatim: label)
                            .monospacedDigit()
                            .fontWeight(value == chosen ? .semibold : .regular)
                            .foregroundStyle(value == chosen ? Color.white : Color.primary)
                            .frame(width: 44, height: 36)
                            .background(value == chosen ? Color.accentColor : Color.clear, in: .capsule)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: "\(name) \(label)"))
                    .accessibilityAddTraits(value == chosen ? .isSelected : [])
                }
            }
        }
    }

    @MainActor private func set(_ hour: Int, _ minute: Int) {
        guard let new = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date) else { return }
        selection.wrappedValue = range.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
