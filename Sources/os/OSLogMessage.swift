// SPDX-License-Identifier: Apache-2.0

/// The message of a log entry: a string literal, in which interpolated values have a format and a privacy.
///
/// ```swift
/// import os
///
/// let (rows, seconds, user) = (12, 0.25, "Ada")
/// let logger = Logger(subsystem: "com.example.notes", category: "storage")
/// logger.debug("Loaded \(rows) rows in \(seconds, format: .fixed(precision: 2)) s for \(user, privacy: .private)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The text with all formats and privacies applied.
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// Creates a collection without parts.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds text of the source, which is never hidden.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(
        _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool
    ) {
        text += align.aligned(privacy.shown(value, isScalar: isScalar))
    }

    /// Adds an integer, which is shown by default.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(number()), align, privacy, isScalar: true)
    }

    /// Adds a number with a fraction, which is shown by default.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(Double(number())), align, privacy, isScalar: true)
    }

    /// Adds a Boolean value, which is shown by default.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        let text = format == .truth ? "\(value)" : value ? "yes" : "no"
        append(text, .none, privacy, isScalar: true)
    }

    /// Adds a string, which is hidden by default.
    public mutating func appendInterpolation(
        _ string: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(string(), align, privacy, isScalar: false)
    }

    /// Adds the description of a value, which is hidden by default.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(value().description, align, privacy, isScalar: false)
    }

    /// Adds a type, which is shown by default.
    public mutating func appendInterpolation(
        _ type: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(String(describing: type()), align, privacy, isScalar: true)
    }

    /// Adds an error, which is hidden by default.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append("\(error())", align, privacy, isScalar: false)
    }

    /// Adds the description of an object, which is hidden by default.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ object: @autoclosure () -> AnyObject?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(object().map { "\($0)" } ?? "nil", align, privacy, isScalar: false)
    }
}
