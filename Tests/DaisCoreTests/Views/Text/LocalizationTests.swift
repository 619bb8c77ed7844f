// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Testing

@Suite("Localized texts")
struct LocalizationTests {
    func values(_ language: String) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: language)
        return values
    }

    func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dais-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("fr.lproj"), withIntermediateDirectories: true)
        try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        try Data(Self.strings.utf8).write(to: folder.appendingPathComponent("fr.lproj/Localizable.strings"))
        try Data(Self.plurals.utf8).write(to: folder.appendingPathComponent("fr.lproj/Localizable.stringsdict"))
        return folder
    }

    static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello, %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo, **%@**"}}}},
          "%lld items": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}},
            "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld предмет"}}, "few": {"stringUnit": {"value": "%lld предмета"}},
              "many": {"stringUnit": {"value": "%lld предметов"}}, "other": {"stringUnit": {"value": "%lld предмета"}}}}}}},
          "%@ of %@": {"localizations": {"de": {"stringUnit": {"value": "%2$@: %1$@"}}}},
          "%lld files in %lld folders": {"localizations": {"en": {
            "stringUnit": {"value": "%#@files@ in %#@folders@"},
            "substitutions": {
              "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
              "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg folder"}}, "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}
        }}
        """
    static let strings = """
        /* a comment */
        "Hello, %@" = "Bonjour, \\"%@\\"";
        // another
        "Line" = "a\\nb";
        """
    static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld objet</string><key>other</key><string>%lld objets</string></dict>
        </dict></dict></plist>
        """

    func text(_ key: LocalizedStringKey, _ language: String) throws -> String {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let tables = try #require(StringTables.read([folder], "Localizable"))
        let format = tables.format(for: key.key, locale: Locale(identifier: language), arguments: key.arguments)
        let template = TextTemplate.of(format ?? key.key, key.arguments.isEmpty)
        var resolver = TextResolver(values(language))
        return template.pieces.map { piece in
            switch piece.content {
            case .literal(let literal): literal
            case .argument(let index, let specifier): key.arguments[index].string(specifier, &resolver)
            }
        }.joined()
    }

    @Test("a text is found in the reader's language, in the source's, or shown as its key")
    func languages() throws {
        #expect(try text("Hello, \("Ada")", "de-AT") == "Hallo, Ada")
        #expect(try text("Hello, \("Ada")", "fr") == "Bonjour, \"Ada\"")
        #expect(try text("Hello, \("Ada")", "ja") == "Hello, Ada")
        #expect(try text("Line", "fr_CA") == "a\nb")
    }

    @Test("plural forms follow the language")
    func plurals() throws {
        #expect(try text("\(1) items", "en") == "1 item")
        #expect(try text("\(2) items", "en-GB") == "2 items")
        #expect(try text("\(1) items", "ru") == "1 предмет")
        #expect(try text("\(3) items", "ru") == "3 предмета")
        #expect(try text("\(11) items", "ru") == "11 предметов")
        #expect(try text("\(0) items", "fr") == "0 objet")
        #expect(try text("\(2) items", "fr") == "2 objets")
        #expect(try text("\(1) files in \(3) folders", "en") == "1 file in 3 folders")
    }

    @Test("placeholders may come in another order")
    func order() throws { #expect(try text("\("1") of \("2")", "de") == "2: 1") }

    @Test("a literal becomes a key with placeholders")
    func keys() {
        func key(_ key: LocalizedStringKey) -> String { key.key }
        #expect(key("100%") == "100%")
        #expect(key("\(5)% of \("x")") == "%lld%% of %@")
        #expect(key("\(1.5, specifier: "%.2f") \(UInt(3)) \(true)") == "%.2f %llu %@")
    }

    @Test("numbers have the digits and groups of the language, unless a specifier says otherwise")
    func numbers() {
        #expect(Text("\(1_234_567)").string(in: values("en_US")) == "1,234,567")
        #expect(Text("\(1_234_567)").string(in: values("de_DE")) == "1.234.567")
        #expect(Text("\(7)").string(in: values("ar_EG")) == "٧")
        #expect(Text("\(1234.5, specifier: "%.1f")").string(in: values("de_DE")) == "1.234,5")
        #expect(Text("\(7, specifier: "%03d")").string(in: values("en_US")) == "007")
        #expect(Text("\(1.5, specifier: "%.2f km")").string(in: values("en_US")) == "1.50 km")
        for length in ["", "l", "ll", "q", "h"] {
            #expect(Text("\(1.5, specifier: "%\(length).1f")").string(in: values("en_US")) == "1.5")
            #expect(Text("\(1.5, specifier: "%.1\(length)f")").string(in: values("en_US")) == "1.5")
        }
        #expect(Text("\(7, specifier: "%@ of %d")").string(in: values("en_US")) == "7 of ")
        #expect(Text("\(7, specifier: "none") \(8)").string(in: values("en_US")) == "none 8")
        #expect(Text("\(7, specifier: "%100d")").string(in: values("en_US")).count == 100)
        #expect(Text("\(7, specifier: "%1000000000d")").string(in: values("en_US")) == "%1000000000d")
        #expect(Text("100%, \(5)%").string(in: values("en_US")) == "100%, 5%")
    }

    @Test("the closest language comes first")
    func candidates() {
        #expect(StringTables.candidates("zh-TW").contains("zh-Hant"))
        #expect(StringTables.candidates("pt-BR").prefix(2).contains("pt-BR"))
        #expect(StringTables.candidates("en-GB").last == "en")
    }
}
