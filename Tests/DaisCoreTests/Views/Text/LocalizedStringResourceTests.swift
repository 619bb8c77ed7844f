// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Resources of string tables")
struct LocalizedStringResourceTests {
    /// A bundle with German texts.
    private final class Tables {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dais-\(UUID().uuidString)")
        var place: LocalizedStringResource.BundleDescription { .atURL(folder) }

        init() throws {
            let german = folder.appendingPathComponent("de.lproj")
            try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
            let table = #""Hello, %@" = "Hallo, %@"; "season.spring" = "Frühling"; "Save" = "Sichern";"#
            try Data(table.utf8).write(to: german.appendingPathComponent("Localizable.strings"))
        }
        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func screen(_ language: String, _ view: @escaping @MainActor () -> some View) -> Screen {
        Screen { view().environment(\.locale, Locale(identifier: language)) }
    }

    @Test("a text shows a resource in the language of its reader")
    func texts() throws {
        let tables = try Tables()
        let hello = LocalizedStringResource("Hello, \("Ada")", bundle: tables.place)
        #expect(hello.key == "Hello, %@")
        #expect(screen("de") { Text(hello) }.html.contains("Hallo, Ada"))
        #expect(screen("ja") { Text(hello) }.html.contains("Hello, Ada"))
    }

    @Test("a key that is not the text finds its text, or shows the default value")
    func defaults() throws {
        let tables = try Tables()
        let spring = LocalizedStringResource("season.spring", defaultValue: "Spring", bundle: tables.place)
        #expect(screen("de") { Text(spring) }.html.contains("Frühling"))
        #expect(screen("en") { Text(spring) }.html.contains("Spring"))
    }

    @Test("a resource with a language keeps it")
    func ownLanguage() throws {
        let tables = try Tables()
        let german = LocalizedStringResource("Save", locale: Locale(identifier: "de"), bundle: tables.place)
        #expect(screen("en") { Text(german) }.html.contains("Sichern"))
        #expect(german.locale.identifier == "de")
        #expect(german != LocalizedStringResource("Save", bundle: tables.place))
        #expect(german == LocalizedStringResource("Save", locale: Locale(identifier: "de"), bundle: tables.place))
    }

    private struct Reader: View {
        let place: LocalizedStringResource.BundleDescription
        @State private var told = ""
        var body: some View {
            VStack {
                Text(verbatim: String(localized: LocalizedStringResource("Save", bundle: place)))
                Button("Ask") { told = String(localized: "Hello, \("Ada")", bundle: place.bundle) }
                Text(verbatim: told)
            }
        }
    }

    @Test("a string has the language of the session whose body or action makes it, and follows it")
    func strings() throws {
        let tables = try Tables()
        let screen = Screen { Reader(place: tables.place) }
        #expect(screen.html.contains(">Save<"))
        screen.scope.facts.locale = "de"
        screen.settle()
        #expect(screen.html.contains(">Sichern<"))
        screen.button("Ask").tap()
        #expect(screen.html.contains(">Hallo, Ada<"))
    }

    @Test("a string can name its language, and code in no session has the text of its key")
    func outside() throws {
        let tables = try Tables()
        let bundle = tables.place.bundle
        let german = Locale(identifier: "de")
        SessionContext.$current.withValue(nil) {
            #expect(String(localized: "Save", bundle: bundle, locale: german) == "Sichern")
            #expect(
                String(localized: "season.spring", defaultValue: "Spring", bundle: bundle, locale: german) == "Frühling"
            )
            #expect(String(localized: "Hello, \("Ada")") == "Hello, Ada")
        }
    }

    @Test("the bundle of a folder is the same each time, so that its tables are read once")
    func bundles() throws {
        let tables = try Tables()
        #expect(tables.place.bundle != nil && tables.place.bundle === tables.place.bundle)
        #expect(LocalizedStringResource.BundleDescription.main.bundle == nil)
    }
}
