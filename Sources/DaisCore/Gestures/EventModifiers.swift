// SPDX-License-Identifier: Apache-2.0

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 2)
    /// The Option key, named Alt on other keyboards.
    public static let option = EventModifiers(rawValue: 4)
    /// The Command key, or the Windows key.
    public static let command = EventModifiers(rawValue: 8)
    /// The Caps Lock state.
    public static let capsLock = EventModifiers(rawValue: 16)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all: EventModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}
