// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A key to look up in the app's string tables, with the values of its placeholders.
///
/// String literals passed to `Text`, `Button` and similar views are keys. Interpolations become placeholders, so that
/// translators see whole sentences: `"\(count) of \(name)"` is looked up as `"%lld of %@"`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// Creates a key without values.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Returns the text in the language of an environment, for titles and attributes.
    func string(in values: EnvironmentValues) -> String { Text(self).string(in: values) }

    /// The text in the session's language, outside of any view.
    @MainActor var string: String {
        var values = EnvironmentValues()
        if let facts = SessionContext.current?.facts { values[BrowserFactsKey.self] = facts }
        return string(in: values)
    }
}

/// A value for a placeholder.
nonisolated enum FormatArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64, specifier: String?)
    case unsigned(UInt64, specifier: String?)
    case number(Double, specifier: String?)
    case rich(Text)

    /// The number that selects a plural form.
    var quantity: Double? {
        switch self {
        case .integer(let value, _): Double(value)
        case .unsigned(let value, _): Double(value)
        case .number(let value, _): value
        case .string, .rich: nil
        }
    }
}

/// A number with its own placeholder in localized texts.
public protocol _FormatSpecifiable: Equatable {
    /// The default C format specifier, such as `%lld`.
    var _placeholder: String { get }
    /// Returns the value with a format specifier; `nil` means the format of the reader's language.
    func _argument(specifier: String?) -> _FormatValue
}

/// A number for a placeholder of a text.
nonisolated public struct _FormatValue: Sendable {
    let argument: FormatArgument
}

extension _FormatSpecifiable where Self: BinaryInteger {
    /// Returns the value with a format specifier; `nil` means the format of the reader's language.
    nonisolated public func _argument(specifier: String?) -> _FormatValue {
        Self.isSigned
            ? _FormatValue(argument: .integer(Int64(clamping: self), specifier: specifier))
            : _FormatValue(argument: .unsigned(UInt64(clamping: self), specifier: specifier))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// Returns the value with a format specifier; `nil` means the format of the reader's language.
    nonisolated public func _argument(specifier: String?) -> _FormatValue {
        _FormatValue(argument: .number(Double(self), specifier: specifier))
    }
}

extension Int: _FormatSpecifiable {
    /// The specifier `%lld`.
    nonisolated public var _placeholder: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    /// The specifier `%d`.
    nonisolated public var _placeholder: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    /// The specifier `%d`.
    nonisolated public var _placeholder: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    /// The specifier `%d`.
    nonisolated public var _placeholder: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    /// The specifier `%lld`.
    nonisolated public var _placeholder: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    /// The specifier `%llu`.
    nonisolated public var _placeholder: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    /// The specifier `%u`.
    nonisolated public var _placeholder: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    /// The specifier `%u`.
    nonisolated public var _placeholder: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    /// The specifier `%u`.
    nonisolated public var _placeholder: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    /// The specifier `%llu`.
    nonisolated public var _placeholder: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    /// The specifier `%f`.
    nonisolated public var _placeholder: String { "%f" }
}
extension Double: _FormatSpecifiable {
    /// The specifier `%lf`.
    nonisolated public var _placeholder: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    /// The specifier `%lf`.
    nonisolated public var _placeholder: String { "%lf" }
}
