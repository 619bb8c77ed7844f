// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the JSON of a string catalog (`.xcstrings`).
nonisolated enum StringCatalog {
    /// Returns the entries by language and key, and the language of the source.
    static func read(_ data: Data) -> (entries: [String: [String: StringEntry]], source: String)? {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return nil }
        var entries: [String: [String: StringEntry]] = [:]
        for (key, value) in strings {
            guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] else { continue }
            for (language, localization) in localizations {
                guard let fields = localization as? [String: Any], let entry = entry(fields) else { continue }
                entries[language, default: [:]][key] = entry
            }
        }
        return (entries, root["sourceLanguage"] as? String ?? "en")
    }

    private static func entry(_ fields: [String: Any]) -> StringEntry? {
        if let substitutions = fields["substitutions"] as? [String: Any], let format = text(fields) {
            return .composed(format, parts: substitutions.compactMapValues { part($0) })
        }
        if let text = text(fields) { return .text(text) }
        return (fields["variations"] as? [String: Any]).flatMap(variation)
    }

    private static func text(_ fields: [String: Any]) -> String? {
        (fields["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private static func variation(_ variations: [String: Any]) -> StringEntry? {
        if let forms = variations["plural"] as? [String: Any] { return .plural(forms.compactMapValues(nested)) }
        // A browser is none of the devices that a catalog can name.
        let devices = variations["device"] as? [String: Any]
        return devices.flatMap { nested($0["other"] ?? $0["mac"] ?? $0["iphone"] as Any) }
    }

    private static func nested(_ value: Any) -> StringEntry? { (value as? [String: Any]).flatMap(entry) }

    private static func part(_ value: Any) -> StringEntry.Part? {
        guard let fields = value as? [String: Any],
            let plural = (fields["variations"] as? [String: Any])?["plural"] as? [String: Any]
        else { return nil }
        return StringEntry.Part(
            argument: (fields["argNum"] as? Int).map { $0 - 1 },
            specifier: fields["formatSpecifier"] as? String ?? "lld", forms: plural.compactMapValues(nested))
    }
}
