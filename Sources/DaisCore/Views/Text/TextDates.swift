// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Text {
    /// How a text shows a date.
    nonisolated public struct DateStyle: Equatable, Hashable, Codable, Sendable {
        enum Kind: String, Codable { case date, time, relative, offset, timer }
        let kind: Kind

        /// "November 21, 2026"
        public static let date = DateStyle(kind: .date)
        /// "9:41 AM"
        public static let time = DateStyle(kind: .time)
        /// The distance from now: "2 hr, 13 min". As of the last time the view around it was evaluated.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with a sign: "+2 hours". As of the last time the view around it was evaluated.
        public static let offset = DateStyle(kind: .offset)
        /// A clock counting to or from the date: "2:13:05". As of the last time the view around it was evaluated.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style, in the reader's language and time zone.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(DateContent(.date(date, style))) }

    /// Two dates and a dash between them, without repeating what they share.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(DateContent(.interval(dates.lowerBound, dates.upperBound)))
    }

    /// Two dates and a dash between them, without repeating what they share.
    nonisolated public init(_ interval: DateInterval) {
        self.init(DateContent(.interval(interval.start, interval.end)))
    }
}

nonisolated final class DateContent: TextContent, @unchecked Sendable {
    enum Value: Equatable {
        case date(Date, Text.DateStyle)
        case interval(Date, Date)
    }
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func plain(_ text: inout TextResolver) -> String? {
        switch value {
        case .interval(let start, let end):
            let style = Date.IntervalFormatStyle(
                date: .abbreviated, time: .shortened, locale: text.locale(), calendar: text.calendar(),
                timeZone: text.timeZone())
            return style.format(start..<max(start, end))
        case .date(let date, let style):
            switch style.kind {
            case .date: return moment(date, .long, .omitted, &text)
            case .time: return moment(date, .omitted, .shortened, &text)
            case .timer: return Self.clock(abs(date.timeIntervalSinceNow))
            case .relative: return Self.distance(abs(date.timeIntervalSinceNow), text.locale())
            case .offset: return offset(date, &text)
            }
        }
    }

    private func moment(
        _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ text: inout TextResolver
    ) -> String {
        Date.FormatStyle(
            date: day, time: time, locale: text.locale(), calendar: text.calendar(), timeZone: text.timeZone()
        ).format(date)
    }

    private func offset(_ date: Date, _ text: inout TextResolver) -> String {
        let seconds = -date.timeIntervalSinceNow
        return (seconds < 0 ? "-" : "+") + Self.distance(abs(seconds), text.locale(), units: 1, width: .wide)
    }

    static func clock(_ seconds: TimeInterval) -> String {
        let whole = Int(min(seconds, 1e9).rounded(.down))
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let minutes = whole / 60 % 60
        return whole >= 3600
            ? "\(whole / 3600):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }

    static func distance(
        _ seconds: TimeInterval, _ locale: Locale, units: Int = 2,
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated
    ) -> String {
        let duration = Duration.seconds(Int(min(seconds, 1e10).rounded()))
        return duration.formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
                fractionalPart: .hide(rounded: .towardZero)
            ).locale(locale))
    }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        text.append(plain(&text) ?? "", attributes)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? DateContent, value == other.value else { return false }
        // What depends on the present is never the same text.
        if case .date(_, let style) = value { return style == .date || style == .time }
        return true
    }
}
