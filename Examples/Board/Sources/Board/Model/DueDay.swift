// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Days as texts such as `2026-05-31`, which are the same in every time zone.
enum DueDay {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    static func date(_ day: String) -> Date? {
        guard let found = day.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/), let year = Int(found.1),
            let month = Int(found.2), let number = Int(found.3)
        else { return nil }
        let parts = DateComponents(year: year, month: month, day: number)
        guard let date = calendar.date(from: parts), text(date) == day else { return nil }
        return date
    }

    static func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    static func words(_ day: String, locale: Locale) -> String {
        guard let date = date(day) else { return day }
        var style = Date.FormatStyle(locale: locale).month(.abbreviated).day()
        style.timeZone = .gmt
        return date.formatted(style)
    }

    static func isOver(_ day: String, now: Date = Date()) -> Bool { day < text(now) }
}
