// SPDX-License-Identifier: Apache-2.0

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The hour, the minute and the second.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
    /// The year, the month and the day.
    public static let date = DatePickerComponents(rawValue: 2)
}
