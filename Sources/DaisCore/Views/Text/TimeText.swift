// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Formats time spans and computes when the text changes.
nonisolated enum TimeText {
    /// Rounds a growing span down and a shrinking one up: both show "0:01" for a whole second.
    static func whole(_ seconds: TimeInterval, rising: Bool) -> Int {
        Int(clamping: seconds.rounded(rising ? .down : .up), in: 0...10_000_000_000)
    }

    /// Returns a clock such as "1:05" or "1:02:03".
    static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let minutes = seconds / 60
        return showsHours && minutes >= 60
            ? "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    }

    /// Returns a distance such as "2 hr, 13 min".
    static func distance(
        _ seconds: Int, _ locale: Locale, _ units: Int, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        Duration.seconds(seconds).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
                fractionalPart: .hide(rounded: .towardZero)
            ).locale(locale))
    }

    /// Returns the length in seconds of the smallest unit that such a distance shows.
    static func smallestUnit(of seconds: Int, units: Int) -> Int {
        let all = [604_800, 86_400, 3600, 60, 1]
        let largest = all.firstIndex { seconds >= $0 } ?? all.count - 1
        return all[min(largest + units - 1, all.count - 1)]
    }

    /// Returns the number of seconds until a growing or shrinking span shows another number of units.
    static func untilChange(of seconds: TimeInterval, rising: Bool, every unit: Int) -> TimeInterval {
        let shown = whole(seconds, rising: rising) / unit * unit
        return rising ? Double(shown + unit) - seconds : seconds - Double(shown - 1)
    }
}
