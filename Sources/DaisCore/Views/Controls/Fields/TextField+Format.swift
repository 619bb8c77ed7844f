// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension TextField {
    /// Creates a field for a value with a text form, in the user's language, as a `Text` with the same format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.text(format), prompt: prompt, label: label)
        localizedText = { value.text(format.locale($0)) }
        commitsAtEnd = true
    }

    /// Creates a field for an optional value; empty text is `nil`.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.text(format), prompt: prompt, label: label)
        localizedText = { value.text(format.locale($0)) }
        commitsAtEnd = true
    }

    /// Creates a field for a value that a formatter converts, in its language, or in the user's if it has none.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: value.text(formatter, in: nil), prompt: prompt, label: label)
        if formatter.followsReader { localizedText = { value.text(formatter, in: $0) } }
        commitsAtEnd = true
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title for a value with a text form.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title for a value with a text form.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized title for an optional value; empty text is `nil`.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title for an optional value; empty text is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized title for a value that a formatter converts.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title for a value that a formatter converts.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}

extension Binding {
    /// Returns the value as text. Writing text that does not parse leaves the value unchanged.
    func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            identity: identity?.appending(format),
            unsafeGet: { format.format(wrappedValue) },
            set: { text, _ in
                if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
            })
    }

    func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            identity: identity?.appending(format),
            unsafeGet: { wrappedValue.map(format.format) ?? "" },
            set: { text, _ in
                if text.isEmpty { wrappedValue = nil }
                if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
            })
    }

    func text(_ formatter: Formatter, in locale: Locale?) -> Binding<String> {
        let spoken = locale.map(formatter.forReader) ?? formatter
        return Binding<String>(
            identity: identity?.appending(ObjectIdentifier(formatter)),
            unsafeGet: { spoken.string(for: wrappedValue) ?? "" },
            set: { text, _ in
                if let value = spoken.value(of: text) as? Value { wrappedValue = value }
            })
    }
}

extension Formatter {
    /// Parses a text. Foundation on Linux has no common method for it, but these two formatters each have one.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: text
        }
    }
}
