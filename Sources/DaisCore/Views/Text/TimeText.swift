// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How spans of time read, and when they read differently.
nonisolated enum TimeText {
    /// What has begun does not count while it grows, and counts while it shrinks: both read "0:01" for a whole second.
    static func whole(_ seconds: TimeInterval, rising: Bool) -> Int {
        Int(min(max(seconds, 0), 1e10).rounded(rising ? .down : .up))
    }

    /// "1:05", "1:02:03"
    static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let minutes = seconds / 60
        return showsHours && minutes >= 60
            ? "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    }

    /// "2 hr, 13 min"
    static func distance(
        _ seconds: Int, _ locale: Locale, _ units: Int, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        Duration.seconds(seconds).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
                fractionalPart: .hide(rounded: .towardZero)
            ).locale(locale))
    }

    /// Seconds of the smallest unit that a distance of this length shows.
    static func smallestUnit(of seconds: Int, units: Int) -> Int {
        let all = [604_800, 86_400, 3600, 60, 1]
        let largest = all.firstIndex { seconds >= $0 } ?? all.count - 1
        return all[min(largest + units - 1, all.count - 1)]
    }

    /// Seconds until a span that grows or shrinks by one every second reads as another number of units.
    static func untilChange(of seconds: TimeInterval, rising: Bool, every unit: Int) -> TimeInterval {
        let shown = whole(seconds, rising: rising) / unit * unit
        return rising ? Double(shown + unit) - seconds : seconds - Double(shown - 1)
    }
}
