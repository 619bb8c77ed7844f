// SPDX-License-Identifier: Apache-2.0
import Foundation

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

    private var showsDay: Bool { components.contains(.date) || !showsTime }
    private var showsTime: Bool { components.contains(.hourAndMinute) }
    private var showsSeconds: Bool { components.contains(.hourMinuteAndSecond) }

    var fieldType: String { !showsTime ? "date" : showsDay ? "datetime-local" : "time" }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    func write(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        let minutes = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        let time = showsSeconds ? "\(minutes):\(digits(parts.second, 2))" : minutes
        return !showsTime ? day : showsDay ? "\(day)T\(time)" : time
    }

    /// Parses the text of an input. The parts that the input does not show keep their values from `date`.
    func read(_ text: String, changing date: Date) -> Date? {
        let numbers = text.split { $0 == "-" || $0 == "T" || $0 == ":" }.map { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        var rest = numbers[...]
        if showsDay {
            guard rest.count >= 3, case let (year?, month?, day?) = (rest[0], rest[1], rest[2]) else { return nil }
            guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
            (parts.year, parts.month, parts.day) = (year, month, day)
            rest = rest.dropFirst(3)
        }
        if showsTime {
            guard rest.count >= 2, case let (hour?, minute?) = (rest[rest.startIndex], rest[rest.startIndex + 1]),
                0...23 ~= hour, 0...59 ~= minute
            else { return nil }
            // Browsers leave out seconds that are zero.
            let second = showsSeconds && rest.count > 2 ? rest[rest.startIndex + 2] : 0
            guard let second, 0...59 ~= second else { return nil }
            (parts.hour, parts.minute, parts.second, parts.nanosecond) = (hour, minute, second, 0)
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
