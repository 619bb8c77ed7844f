// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension LocalizedStringKey {
    /// Collects the literals and values of `"…\(value)…"` as a key with placeholders.
    nonisolated public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Reserves memory for the key and the values.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends a literal part. Percent signs are escaped.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(0x25) ? literal.replacing("%", with: "%%") : literal
        }

        private mutating func append(_ placeholder: String, _ argument: FormatArgument) {
            key += placeholder
            arguments.append(argument)
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        /// Appends a substring.
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .string(String(string))) }

        /// Appends a number with grouping and digits of the reader's language.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._placeholder, value._argument(specifier: nil).argument)
        }

        /// Appends a number with a C format specifier such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            // Text around the placeholder, as in "%.1f km", belongs to the key alone.
            if let placeholder = FormatString(specifier).specifiers.first?.specifier {
                append(specifier, value._argument(specifier: placeholder).argument)
            } else {
                key += specifier
            }
        }

        /// Appends a value in a Foundation format, in the reader's language.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .rich(Text(input, format: format)))
        }

        /// Appends a value that a formatter converts, or its description without a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            if let formatter {
                append("%@", .rich(Text(subject, formatter: formatter)))
            } else {
                append("%@", .string(subject.description))
            }
        }

        /// Appends a date that a formatter converts, or its description without a formatter.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter?) {
            // On Linux, the type is not `ReferenceConvertible`.
            append("%@", formatter.map { .rich(Text(subject, formatter: $0)) } ?? .string(subject.description))
        }

        /// Appends a span of time that a formatter converts, or its description without a formatter.
        public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter?) {
            append("%@", formatter.map { .rich(Text(subject, formatter: $0)) } ?? .string(subject.description))
        }

        /// Appends a value that a formatter converts, or its description without a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            if let formatter {
                append("%@", .rich(Text(subject, formatter: formatter)))
            } else {
                append("%@", .string(subject.description))
            }
        }

        /// Appends a decimal number that a formatter converts, or its description without a formatter.
        public mutating func appendInterpolation(_ subject: Decimal, formatter: Formatter?) {
            append("%@", formatter.map { .rich(Text(subject, formatter: $0)) } ?? .string(subject.description))
        }

        /// Appends a text, which keeps its attributes.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .rich(text)) }

        /// Appends an image in the line of the text.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .rich(Text(image))) }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributed: AttributedString) {
            append("%@", .rich(Text(attributed)))
        }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .rich(Text(date, style: style)))
        }

        /// Appends a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .rich(Text(dates))) }

        /// Appends an interval of dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .rich(Text(interval))) }

        /// Appends a clock that runs in an interval, as `Text(timerInterval:)` shows it.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .rich(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// Appends a resource, which is looked up itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .rich(Text(resource)))
        }

        /// Appends a text that is looked up itself.
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append("%@", .rich(Text(key))) }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
    }
}
