// SPDX-License-Identifier: Apache-2.0
internal import Foundation

extension Formatter {
    /// Indicates whether the app has left the language of the formatter to the reader.
    ///
    /// A new formatter has the current locale, which differs from each locale that is made with an identifier. On a
    /// server, it is the locale of the process.
    nonisolated var followsReader: Bool {
        switch self {
        case let numbers as NumberFormatter: numbers.locale == .current
        case let dates as DateFormatter: dates.locale == .current
        default: false
        }
    }

    /// Returns the formatter, or a copy in the reader's language if the app has set none.
    nonisolated func forReader(in locale: Locale) -> Formatter {
        guard followsReader, let copy = copy() as? Formatter else { return self }
        (copy as? NumberFormatter)?.locale = locale
        (copy as? DateFormatter)?.locale = locale
        return copy
    }
}

/// A value that a formatter shows in the reader's language.
nonisolated final class FormatterContent: TextContent, @unchecked Sendable {
    private let subject: AnyHashable
    private let formatter: Formatter
    /// The text in the language of the process. It shows when the app has changed the formatter.
    private let text: String

    init(_ subject: AnyHashable, _ formatter: Formatter) {
        self.subject = subject
        self.formatter = formatter
        text = formatter.string(for: subject.base) ?? ""
    }

    override func plain(_ text: inout TextResolver) -> String? {
        formatter.forReader(in: text.locale()).string(for: subject.base) ?? ""
    }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        text.append(plain(&text) ?? "", attributes)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? FormatterContent else { return false }
        return subject == other.subject && formatter === other.formatter && text == other.text
    }
}
