// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The days that people choose in the days of a month.
enum DateGridSelection {
    case one(Binding<Date>)
    case several(Binding<Set<DateComponents>>)

    /// Returns the first moments of the chosen days.
    @MainActor func days(in calendar: Calendar) -> Set<Date> {
        switch self {
        case .one(let date): [calendar.startOfDay(for: date.wrappedValue)]
        case .several(let days): Set(days.wrappedValue.compactMap { Self.start(of: $0, in: calendar) })
        }
    }

    /// Changes the selection for a press of a day. A single date keeps its time and stays in the range.
    @MainActor func choose(_ day: Date, from earliest: Date?, to latest: Date?, in calendar: Calendar) {
        switch self {
        case .one(let selection):
            let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
            var date =
                calendar.date(
                    bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
            if let earliest { date = max(date, earliest) }
            if let latest { date = min(date, latest) }
            selection.wrappedValue = date
        case .several(let selection):
            let others = selection.wrappedValue.filter { Self.start(of: $0, in: calendar) != day }
            if others.count < selection.wrappedValue.count {
                selection.wrappedValue = others
            } else {
                selection.wrappedValue.insert(
                    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
            }
        }
    }

    private static func start(of day: DateComponents, in calendar: Calendar) -> Date? {
        calendar.date(from: day).map { calendar.startOfDay(for: $0) }
    }
}
