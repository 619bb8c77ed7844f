// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A text to look up in the app's string tables, with the values that go into it.
///
/// A string literal given to `Text`, `Button` and the like is one. Its interpolations become placeholders, so that
/// translators see a whole sentence: `"\(count) of \(name)"` is looked up as `"%lld of %@"`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The text in the language of a place in the tree, for titles and attributes.
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

    /// The value that chooses among plural forms.
    var quantity: Double? {
        switch self {
        case .integer(let value, _): Double(value)
        case .unsigned(let value, _): Double(value)
        case .number(let value, _): value
        case .string, .rich: nil
        }
    }
}

/// A number that has a placeholder of its own in a localized text.
public protocol _FormatSpecifiable: Equatable {
    var _placeholder: String { get }
    /// The value with the placeholder that prints it; `nil` means grouped digits of the reader's language.
    func _argument(specifier: String?) -> _FormatValue
}

/// A number on its way into a text.
nonisolated public struct _FormatValue: Sendable {
    let argument: FormatArgument
}

extension _FormatSpecifiable where Self: BinaryInteger {
    nonisolated public func _argument(specifier: String?) -> _FormatValue {
        Self.isSigned
            ? _FormatValue(argument: .integer(Int64(clamping: self), specifier: specifier))
            : _FormatValue(argument: .unsigned(UInt64(clamping: self), specifier: specifier))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    nonisolated public func _argument(specifier: String?) -> _FormatValue {
        _FormatValue(argument: .number(Double(self), specifier: specifier))
    }
}

extension Int: _FormatSpecifiable { nonisolated public var _placeholder: String { "%lld" } }
extension Int8: _FormatSpecifiable { nonisolated public var _placeholder: String { "%d" } }
extension Int16: _FormatSpecifiable { nonisolated public var _placeholder: String { "%d" } }
extension Int32: _FormatSpecifiable { nonisolated public var _placeholder: String { "%d" } }
extension Int64: _FormatSpecifiable { nonisolated public var _placeholder: String { "%lld" } }
extension UInt: _FormatSpecifiable { nonisolated public var _placeholder: String { "%llu" } }
extension UInt8: _FormatSpecifiable { nonisolated public var _placeholder: String { "%u" } }
extension UInt16: _FormatSpecifiable { nonisolated public var _placeholder: String { "%u" } }
extension UInt32: _FormatSpecifiable { nonisolated public var _placeholder: String { "%u" } }
extension UInt64: _FormatSpecifiable { nonisolated public var _placeholder: String { "%llu" } }
extension Float: _FormatSpecifiable { nonisolated public var _placeholder: String { "%f" } }
extension Double: _FormatSpecifiable { nonisolated public var _placeholder: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { nonisolated public var _placeholder: String { "%lf" } }
