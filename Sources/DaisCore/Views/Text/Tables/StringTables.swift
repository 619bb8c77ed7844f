// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The texts of a bundle's table in all languages, read once.
nonisolated final class StringTables: Sendable {
    private let entries: [String: [String: StringEntry]]
    private let source: String
    private let orders = Mutex<[String: [String]]>([:])

    private init(_ entries: [String: [String: StringEntry]], source: String) {
        self.entries = entries
        self.source = source
    }

    /// Returns the text of a key, or `nil` if neither the reader's languages nor the source language have one.
    func format(for key: String, locale: Locale, arguments: [FormatArgument]) -> String? {
        for language in languages(for: locale.identifier) {
            if let entry = entries[language]?[key] {
                return entry.format(arguments, language: String(language.prefix { $0 != "-" && $0 != "_" }))
            }
        }
        return nil
    }

    /// Returns the languages to try, the closest first: `zh-TW` means `zh-Hant` before `zh`.
    private func languages(for identifier: String) -> [String] {
        orders.withLock { known in
            if let order = known[identifier] { return order }
            if known.count > 500 { known = [:] }
            let order = Self.candidates(identifier).filter { entries[$0] != nil } + [source, "Base"]
            known[identifier] = order
            return order
        }
    }

    static func candidates(_ identifier: String) -> [String] {
        let locale = Locale(identifier: identifier)
        let language = locale.language.languageCode?.identifier ?? identifier
        let region = locale.region?.identifier
        let script = locale.language.script?.identifier ?? ["TW": "Hant", "HK": "Hant", "MO": "Hant"][region ?? ""]
        var result = [identifier]
        if let script, let region { result.append("\(language)-\(script)-\(region)") }
        if let region { result += ["\(language)-\(region)", "\(language)_\(region)"] }
        if let script { result.append("\(language)-\(script)") }
        if language == "zh", script == nil { result.append("zh-Hans") }
        result.append(language)
        if language == "no" || language == "nn" { result.append("nb") }
        if language == "nb" { result.append("no") }
        return result
    }

    // MARK: Finding

    private struct Key: Hashable {
        let bundle: ObjectIdentifier?
        let table: String
    }
    private static let known = Mutex<[Key: StringTables?]>([:])

    /// Returns the table, or `nil` if the bundle has none with the name; then no text is looked up.
    static func of(_ bundle: Bundle?, _ table: String?) -> StringTables? {
        if bundle == nil, table == nil { return own }
        let key = Key(bundle: bundle.map { ObjectIdentifier($0) }, table: table ?? "Localizable")
        if let found = known.withLock({ $0[key] }) { return found }
        let read =
            bundle.map { StringTables.read([$0.bundleURL, $0.resourceURL ?? $0.bundleURL], key.table) }
            ?? StringTables.read(AssetCatalogs.ownFolders, key.table)
        // Foundation may reuse the address of a released bundle, so bundles with tables are retained.
        if let bundle { kept.withLock { $0.append(bundle) } }
        known.withLock { $0[key] = .some(read) }
        return read
    }

    /// The app's main table, which nearly all texts use.
    private static let own = read(AssetCatalogs.ownFolders, "Localizable")

    private static let kept = Mutex<[Bundle]>([])

    static func read(_ folders: [URL], _ table: String) -> StringTables? {
        var entries: [String: [String: StringEntry]] = [:]
        var source = "en"
        var seen: Set<String> = []
        for folder in folders where seen.insert(folder.standardizedFileURL.path).inserted {
            if let data = try? Data(contentsOf: folder.appendingPathComponent(table + ".xcstrings")),
                let catalog = StringCatalog.read(data)
            {
                source = catalog.source
                for (language, texts) in catalog.entries { entries[language, default: [:]].merge(texts) { a, _ in a } }
            }
            let inside =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            for project in inside where project.pathExtension == "lproj" {
                var language = project.deletingPathExtension().lastPathComponent
                if language == "Base" { language = source }
                let file = project.appendingPathComponent(table)
                if let data = try? Data(contentsOf: file.appendingPathExtension("stringsdict")) {
                    entries[language, default: [:]].merge(StringsFile.readPlurals(data)) { a, _ in a }
                }
                if let data = try? Data(contentsOf: file.appendingPathExtension("strings")) {
                    entries[language, default: [:]].merge(StringsFile.read(data)) { a, _ in a }
                }
            }
        }
        return entries.isEmpty ? nil : StringTables(entries, source: source)
    }
}
