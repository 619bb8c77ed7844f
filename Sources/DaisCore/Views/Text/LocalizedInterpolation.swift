// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension LocalizedStringKey {
    /// Collects literals and values of `"…\(value)…"` as a key with placeholders.
    nonisolated public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(0x25) ? literal.replacing("%", with: "%%") : literal
        }

        private mutating func append(_ placeholder: String, _ argument: FormatArgument) {
            key += placeholder
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        public mutating func appendInterpolation(_ string: Substring) { append("%@", .string(String(string))) }

        /// A number, with grouped digits of the reader's language.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._placeholder, value._argument(specifier: nil).argument)
        }

        /// A number as a C specifier says: `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, value._argument(specifier: specifier).argument)
        }

        /// A value in a format of Foundation, in the reader's language.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .rich(Text(input, format: format)))
        }

        /// A value as a formatter writes it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            if let formatter {
                append("%@", .rich(Text(subject, formatter: formatter)))
            } else {
                append("%@", .string(subject.description))
            }
        }

        /// A value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            if let formatter {
                append("%@", .rich(Text(subject, formatter: formatter)))
            } else {
                append("%@", .string(subject.description))
            }
        }

        /// A text with its own look.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .rich(text)) }

        /// An image in the line of the text.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .rich(Text(image))) }

        public mutating func appendInterpolation(_ attributed: AttributedString) {
            append("%@", .rich(Text(attributed)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .rich(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .rich(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .rich(Text(interval))) }

        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append("%@", .rich(Text(key))) }

        /// Anything else, as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
    }
}
