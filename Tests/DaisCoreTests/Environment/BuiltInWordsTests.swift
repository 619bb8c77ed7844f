// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Words that the framework says by itself")
struct BuiltInWordsTests {
    @Test("the heights of a sheet are named in the language of the presenting view")
    func heights() {
        struct Page: View {
            let detents: Set<PresentationDetent>
            var body: some View {
                Text("base")
                    .sheet(isPresented: .constant(true)) { Text("sheet").presentationDetents(detents) }
                    .environment(\.locale, Locale(identifier: "de"))
            }
        }
        func slider(_ detents: Set<PresentationDetent>) -> String { Screen { Page(detents: detents) }.overlayHTML }
        #expect(slider([.medium, .large]).contains("aria-label=\"Höhe des Blatts\""))
        #expect(slider([.medium, .large]).contains("aria-valuetext=\"Mittel\""))
        #expect(slider([.height(200), .large]).contains("aria-valuetext=\"200 Punkte\""))
    }

    @Test("a bar's menu, the dots of pages and an empty search are named in their language")
    func views() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    TabView {
                        ContentUnavailableView.search(text: "dais")
                        ContentUnavailableView.search
                    }
                    .tabViewStyle(.page)
                    .navigationTitle("Seiten")
                    .toolbar { ToolbarItem(placement: .secondaryAction) { Button("Duplizieren") {} } }
                }
                .environment(\.locale, Locale(identifier: "de"))
            }
        }
        let html = Screen { Page() }.html
        #expect(html.contains("aria-label=\"Mehr\""))
        #expect(html.contains("aria-label=\"Seite 2\""))
        #expect(html.contains("Keine Ergebnisse für „dais“"))
        #expect(html.contains("Prüfen Sie die Schreibweise"))
    }

    @Test("the strip of the connection speaks the reader's language", arguments: ["en", "fr-CA", "cy"])
    func status(_ locale: String) {
        let page = FirstPage.render(
            RootContent(title: nil) { Text("base") }, request: PageRequest(locale: locale))
        #expect(page.words.count == 6)
        #expect(page.words[2] == (locale == "fr-CA" ? "Reconnexion…" : "Reconnecting…"))
        #expect(page.words[4] == (locale == "fr-CA" ? "Recharger" : "Reload"))
        #expect(
            page.words[5]
                == (locale == "fr-CA"
                    ? "Cette page continue dans une autre fenêtre." : "This page continues in another window."))
    }
}
