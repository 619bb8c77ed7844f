// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text that is looked up, then filled with its values.
nonisolated final class LocalizedContent: TextContent, @unchecked Sendable {
    let key: LocalizedStringKey
    private let table: String?
    private let bundle: Bundle?

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
    }

    private func template(_ text: inout TextResolver) -> TextTemplate {
        guard let tables = StringTables.of(bundle, table) else {
            return TextTemplate.of(key.key, key.arguments.isEmpty)
        }
        let format = tables.format(for: key.key, locale: text.locale(), arguments: key.arguments)
        return TextTemplate.of(format ?? key.key, key.arguments.isEmpty)
    }

    override func plain(_ text: inout TextResolver) -> String? {
        let template = template(&text)
        guard template.isPlain else { return nil }
        if case .literal(let whole)? = template.pieces.first?.content, template.pieces.count == 1 { return whole }
        var result = ""
        for piece in template.pieces {
            switch piece.content {
            case .literal(let literal): result += literal
            case .argument(let index, let specifier):
                guard index < key.arguments.count else { continue }
                if case .rich = key.arguments[index] { return nil }
                result += key.arguments[index].string(specifier, &text)
            }
        }
        return result
    }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        for piece in template(&text).pieces {
            let look = piece.attributes(filling: key.arguments, &text).inside(attributes)
            switch piece.content {
            case .literal(let literal): text.append(literal, look)
            case .argument(let index, let specifier):
                guard index < key.arguments.count else { continue }
                if case .rich(let inner) = key.arguments[index] {
                    inner.resolve(&text, look)
                } else {
                    text.append(key.arguments[index].string(specifier, &text), look)
                }
            }
        }
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? LocalizedContent else { return false }
        return key == other.key && table == other.table && bundle === other.bundle
    }
}

extension FormatArgument {
    /// - Parameter specifier: what the looked-up text asks for; it counts when the source did not name one.
    nonisolated func string(_ specifier: String, _ text: inout TextResolver) -> String {
        switch self {
        case .string(let string): return string
        case .rich(let rich): return rich.string(&text)
        case .integer(let value, let own):
            return NumberText.string(value, own ?? NumberText.custom(specifier), text.locale())
        case .unsigned(let value, let own):
            return NumberText.string(value, own ?? NumberText.custom(specifier), text.locale())
        case .number(let value, let own):
            return NumberText.string(value, own ?? specifier, text.locale())
        }
    }
}
