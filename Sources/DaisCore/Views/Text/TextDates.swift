// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Text {
    /// The style in which a text shows a date.
    nonisolated public struct DateStyle: Equatable, Hashable, Codable, Sendable {
        enum Kind: String, Codable { case date, time, relative, offset, timer }
        let kind: Kind

        /// A date, such as "November 21, 2026".
        public static let date = DateStyle(kind: .date)
        /// A time, such as "9:41 AM".
        public static let time = DateStyle(kind: .time)
        /// The distance from now, which updates over time: "2 hr, 13 min".
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now, which updates over time: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts to or from the date: "2:13:05".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows a date in the reader's language and time zone. A style relative to now updates at most
    /// once a second, and only when the text changes.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(DateContent(.date(date, style))) }

    /// Creates a text that shows two dates as a range, without repeating common parts.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(DateContent(.interval(dates.lowerBound, dates.upperBound)))
    }

    /// Creates a text that shows an interval as a range, without repeating common parts.
    nonisolated public init(_ interval: DateInterval) {
        self.init(DateContent(.interval(interval.start, interval.end)))
    }
}

extension Text {
    /// Creates a text that shows a clock counting through an interval: "4:59", "4:58".
    ///
    /// ```swift
    /// Text(timerInterval: started...started.addingTimeInterval(300))
    /// ```
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. Outside of it the clock does not change.
    ///   - pauseTime: The time at which the clock stopped; `nil` while it runs.
    ///   - countsDown: A Boolean that is `true` if the clock counts from the interval's length to zero.
    ///   - showsHours: A Boolean that is `true` if an hour is "1:00:00" instead of "60:00".
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            DateContent(
                .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

nonisolated final class DateContent: TextContent, @unchecked Sendable {
    enum Value: Equatable {
        case date(Date, Text.DateStyle)
        case interval(Date, Date)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
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
        case .timer(let range, let pause, let countsDown, let showsHours):
            let moment = pause ?? text.present
            let shown = min(max(moment, range.lowerBound), range.upperBound)
            let seconds = countsDown ? shown.distance(to: range.upperBound) : range.lowerBound.distance(to: shown)
            // Before its interval the clock waits for the start. After the interval it never changes.
            if pause == nil, moment < range.upperBound {
                let start = moment.distance(to: range.lowerBound)
                text.changes(
                    after: start > 0 ? start : TimeText.untilChange(of: seconds, rising: !countsDown, every: 1))
            }
            return TimeText.clock(TimeText.whole(seconds, rising: !countsDown), showsHours: showsHours)
        case .date(let date, let style):
            switch style.kind {
            case .date: return moment(date, .long, .omitted, &text)
            case .time: return moment(date, .omitted, .shortened, &text)
            case .timer, .relative, .offset: return passing(date, style.kind, &text)
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

    private func passing(_ date: Date, _ kind: Text.DateStyle.Kind, _ text: inout TextResolver) -> String {
        let elapsed = date.distance(to: text.present)
        let rising = elapsed >= 0
        let seconds = TimeText.whole(abs(elapsed), rising: rising)
        let unit = kind == .timer ? 1 : TimeText.smallestUnit(of: seconds, units: kind == .offset ? 1 : 2)
        text.changes(after: TimeText.untilChange(of: abs(elapsed), rising: rising, every: unit))
        switch kind {
        case .timer: return TimeText.clock(seconds)
        case .offset: return (rising ? "+" : "-") + TimeText.distance(seconds, text.locale(), 1, .wide)
        default: return TimeText.distance(seconds, text.locale(), 2, .abbreviated)
        }
    }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        text.append(plain(&text) ?? "", attributes)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? DateContent, value == other.value else { return false }
        // The node that shows the text updates it.
        return true
    }
}
