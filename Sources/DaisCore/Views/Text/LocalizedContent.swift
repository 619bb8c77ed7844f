// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A localized text, which is looked up and then filled with its values.
nonisolated final class LocalizedContent: TextContent, @unchecked Sendable {
    let key: LocalizedStringKey
    private let table: String?
    private let bundle: Bundle?
    /// The key in the table, if it is not the text without a translation.
    private let name: String

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?, name: String? = nil) {
        self.name = name ?? key.key
        self.key = key
        self.table = table
        self.bundle = bundle
    }

    static func template(
        _ key: String, _ arguments: [FormatArgument], _ tables: StringTables?, _ text: inout TextResolver,
        name: String? = nil
    ) -> TextTemplate {
        guard let tables else { return TextTemplate.of(key, arguments.isEmpty) }
        let format = tables.format(for: name ?? key, locale: text.locale(), arguments: arguments)
        return TextTemplate.of(format ?? key, arguments.isEmpty)
    }

    private func template(_ text: inout TextResolver) -> TextTemplate {
        Self.template(key.key, key.arguments, StringTables.of(bundle, table), &text, name: name)
    }

    override func plain(_ text: inout TextResolver) -> String? { template(&text).plain(key.arguments, &text) }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        template(&text).resolve(key.arguments, &text, attributes)
    }

    override var isCheap: Bool {
        key.arguments.allSatisfy { if case .rich(let text) = $0 { text.isCheap } else { true } }
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? LocalizedContent else { return false }
        return key == other.key && name == other.name && table == other.table && bundle === other.bundle
    }
}

extension TextTemplate {
    /// Returns the text with its values, or `nil` if it has runs with different attributes.
    nonisolated func plain(_ arguments: [FormatArgument], _ text: inout TextResolver) -> String? {
        guard isPlain else { return nil }
        if case .literal(let whole)? = pieces.first?.content, pieces.count == 1 { return whole }
        var result = ""
        for piece in pieces {
            switch piece.content {
            case .literal(let literal): result += literal
            case .argument(let index, let specifier):
                guard index < arguments.count else { continue }
                if case .rich = arguments[index] { return nil }
                result += arguments[index].string(specifier, &text)
            }
        }
        return result
    }

    nonisolated func resolve(
        _ arguments: [FormatArgument], _ text: inout TextResolver, _ attributes: TextAttributes
    ) {
        for (place, piece) in pieces.enumerated() {
            let combined = piece.attributes(filling: arguments, &text).inside(attributes)
            switch piece.content {
            case .literal(let literal): text.append(inflected(literal, at: place, arguments, &text), combined)
            case .argument(let index, let specifier):
                guard index < arguments.count else { continue }
                if case .rich(let inner) = arguments[index] {
                    inner.resolve(&text, combined)
                } else if case .string(let string) = arguments[index] {
                    text.append(inflected(string, at: place, arguments, &text), combined)
                } else {
                    text.append(arguments[index].string(specifier, &text), combined)
                }
            }
        }
    }
}

extension FormatArgument {
    /// Returns the value as text.
    ///
    /// - Parameter specifier: The specifier of the translation. It applies if the source has none.
    nonisolated func string(_ specifier: String, _ text: inout TextResolver) -> String {
        switch self {
        case .string(let string): return string
        case .rich(let rich): return rich.string(&text)
        case .integer(let value, let own):
            let custom = own ?? NumberText.custom(specifier)
            // Numbers up to three digits have no grouping: ICU takes 0.6 µs for them, this takes 0.05 µs.
            if custom == nil, (0..<1000).contains(value), text.usesLatinDigits() { return String(value) }
            return NumberText.string(value, custom, text.locale())
        case .unsigned(let value, let own):
            return NumberText.string(value, own ?? NumberText.custom(specifier), text.locale())
        case .number(let value, let own):
            return NumberText.string(value, own ?? specifier, text.locale())
        }
    }
}
