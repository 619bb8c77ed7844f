// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a string table says for one key in one language.
nonisolated indirect enum StringEntry: Sendable {
    case text(String)
    /// One text for each plural form of the first number among the values.
    case plural([String: StringEntry])
    /// A text in which `%#@name@` stands for a part with plural forms of its own.
    case composed(String, parts: [String: Part])

    struct Part: Sendable {
        /// The index of the value that chooses the form.
        let argument: Int?
        let specifier: String
        let forms: [String: StringEntry]
    }

    /// The format for some values.
    func format(_ arguments: [FormatArgument], language: String) -> String? {
        switch self {
        case .text(let text): return text
        case .plural(let forms):
            let quantity = arguments.lazy.compactMap(\.quantity).first
            return Self.choose(forms, quantity, language)?.format(arguments, language: language)
        case .composed(let format, let parts):
            var result = format
            // Parts may name each other; a cycle must not run for ever.
            for _ in 0..<4 where result.contains("%#@") {
                for (position, name) in Self.names(in: result).enumerated() {
                    guard let part = parts[name] else { continue }
                    let index = part.argument ?? position
                    let quantity = index < arguments.count ? arguments[index].quantity : nil
                    let chosen =
                        Self.choose(part.forms, quantity, language)?.format(arguments, language: language) ?? ""
                    let placeholder = "%\(index + 1)$" + part.specifier
                    result = result.replacing(
                        "%#@\(name)@",
                        with: chosen.replacing("%arg", with: placeholder).replacing(
                            "%" + part.specifier, with: placeholder))
                }
            }
            return result
        }
    }

    private static func choose(_ forms: [String: StringEntry], _ quantity: Double?, _ language: String) -> StringEntry?
    {
        guard let quantity else { return forms["other"] ?? forms.values.first }
        // Tables may give a text for nothing, whatever the language's rules say of it.
        if quantity == 0, let zero = forms["zero"] { return zero }
        return forms[PluralForm.of(quantity, language: language).rawValue] ?? forms["other"]
    }

    private static func names(in format: String) -> [String] {
        format.components(separatedBy: "%#@").dropFirst().compactMap { part in
            part.firstIndex(of: "@").map { String(part[..<$0]) }
        }
    }
}
