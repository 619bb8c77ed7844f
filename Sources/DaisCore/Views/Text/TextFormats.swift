// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Text {
    /// Creates a text that shows a value in a Foundation format, in the reader's language.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedContent(input, format))
    }

    /// Creates a text that shows a value with a formatter, in the formatter's language, or in the reader's if it
    /// has none.
    nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(formatted: subject, formatter)
    }

    /// Creates a text that shows a date with a formatter, in the formatter's language, or in the reader's if it
    /// has none.
    nonisolated public init(_ subject: Date, formatter: Formatter) {
        // On Linux, the type is not `ReferenceConvertible`.
        self.init(formatted: subject, formatter)
    }

    /// Creates a text that shows a span of time with a formatter, in the formatter's language, or in the reader's if it
    /// has none.
    nonisolated public init(_ subject: DateInterval, formatter: Formatter) {
        self.init(formatted: subject, formatter)
    }

    /// Creates a text that shows a decimal number with a formatter, in the formatter's language, or in the reader's if it
    /// has none.
    nonisolated public init(_ subject: Decimal, formatter: Formatter) {
        self.init(formatted: NSDecimalNumber(decimal: subject), formatter)
    }

    /// Creates a text that shows a value with a formatter, in the formatter's language, or in the reader's if it
    /// has none.
    nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(formatted: subject, formatter)
    }

    private nonisolated init<Subject: Hashable>(formatted subject: Subject, _ formatter: Formatter) {
        if formatter.followsReader {
            self.init(FormatterContent(subject, formatter))
        } else {
            self.init(verbatim: formatter.string(for: subject) ?? "")
        }
    }
}

nonisolated final class FormattedContent<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
    }

    override func plain(_ text: inout TextResolver) -> String? { format.locale(text.locale()).format(input) }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        text.append(plain(&text) ?? "", attributes)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? FormattedContent<F> else { return false }
        return input == other.input && format == other.format
    }
}
