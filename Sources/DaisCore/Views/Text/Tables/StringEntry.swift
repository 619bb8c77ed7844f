// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The entry of a string table for one key in one language.
nonisolated indirect enum StringEntry: Sendable {
    case text(String)
    /// A text for each plural form of the first number among the values.
    case plural([String: StringEntry])
    /// A text in which `%#@name@` represents a part with its own plural forms.
    case composed(String, parts: [String: Part])

    struct Part: Sendable {
        /// The index of the value that selects the form.
        let argument: Int?
        let specifier: String
        let forms: [String: StringEntry]
    }

    /// Returns the format for the values.
    func format(_ arguments: [FormatArgument], language: String) -> String? {
        switch self {
        case .text(let text): return text
        case .plural(let forms):
            let quantity = arguments.lazy.compactMap(\.quantity).first
            return Self.choose(forms, quantity, language)?.format(arguments, language: language)
        case .composed(let format, let parts):
            var result = format
            // Parts may refer to each other; the limit ends cycles.
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
        // A table may have a text for zero, whatever the plural rules of the language.
        if quantity == 0, let zero = forms["zero"] { return zero }
        return forms[PluralForm.of(quantity, language: language).rawValue] ?? forms["other"]
    }

    private static func names(in format: String) -> [String] {
        format.components(separatedBy: "%#@").dropFirst().compactMap { part in
            part.firstIndex(of: "@").map { String(part[..<$0]) }
        }
    }
}
