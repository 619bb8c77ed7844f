// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension TextField {
    /// A field for a value that has a text form.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.text(format), prompt: prompt, label: label)
        commitsAtEnd = true
    }

    /// A field for a value that may be missing: empty text is `nil`.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: value.text(format), prompt: prompt, label: label)
        commitsAtEnd = true
    }

    /// A field for a value that a formatter writes and reads.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(text: value.text(formatter), prompt: prompt, label: label)
        commitsAtEnd = true
    }
}

extension TextField where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}

extension Binding {
    /// The value as text; text that does not parse leaves the value as it was.
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

    func text(_ formatter: Formatter) -> Binding<String> {
        Binding<String>(
            identity: identity?.appending(ObjectIdentifier(formatter)),
            unsafeGet: { formatter.string(for: wrappedValue) ?? "" },
            set: { text, _ in
                if let value = formatter.value(of: text) as? Value { wrappedValue = value }
            })
    }
}

extension Formatter {
    /// Foundation on Linux has no common way to read text; the two formatters that can have one each.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: text
        }
    }
}
