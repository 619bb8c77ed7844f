// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Opening URLs")
struct OpenURLActionTests {
    private struct Opener: View {
        let address: String
        @Environment(\.openURL) private var openURL
        @State private var accepted = ""
        var body: some View {
            Button("Open") { openURL(URL(string: address)!) { accepted = $0 ? "accepted" : "refused" } }
            Text(accepted)
        }
    }

    private func operations(_ address: String) -> [DaisCore.Operation] {
        let screen = Screen { Opener(address: address) }
        return opened(screen, by: screen.elements(.button)[0])
    }

    /// Presses an element, and returns what the browser is told to open.
    private func opened(_ screen: Screen, by element: Element) -> [DaisCore.Operation] {
        (screen.send(.click, to: element) + screen.settle()).filter {
            if case .document = $0 { true } else { false }
        }
    }

    @Test("pages open in a new tab, and addresses of other programs in this one")
    func system() {
        #expect(operations("https://example.org/a") == [.document(name: "_blank", value: "https://example.org/a")])
        #expect(operations("mailto:a@example.org") == [.document(name: "_self", value: "mailto:a@example.org")])
        #expect(operations("tel:123") == [.document(name: "_self", value: "tel:123")])
    }

    @Test(
        "an address that runs code or that no browser knows is refused, and says what to do",
        arguments: [
            "javascript:alert(1)", "data:text/html,a", "app-settings:",
        ])
    func refused(_ address: String) async {
        let screen = Screen { Opener(address: address) }
        screen.button("Open").tap()
        #expect(screen.text("refused").exists)
        let reports = await screen.reports()
        #expect(reports.contains { $0.contains("OpenURLAction") })
    }

    private struct Handling: View {
        let result: (URL) -> OpenURLAction.Result
        @State private var opened: [String] = []
        var body: some View {
            VStack {
                Text("See [terms](app:terms) or [more](https://example.org).")
                Link("Help", destination: URL(string: "app:help")!)
                Link("Site", destination: URL(string: "https://example.org/site")!)
                Opener(address: "app:button")
                Text(verbatim: "opened \(opened.joined(separator: " "))")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url.absoluteString)
                    return result(url)
                })
        }
    }

    @Test("an action of the app gets links of texts, links and calls, also with schemes of its own")
    func custom() {
        let screen = Screen { Handling { _ in .handled } }
        screen.link("terms").tap()
        screen.link("more").tap()
        screen.link("Help").tap()
        screen.button("Open").tap()
        #expect(screen.text("opened app:terms https://example.org app:help app:button").exists)
        #expect(screen.text("accepted").exists)
        // The browser must not open these in a tab of their own.
        #expect(screen.elements(.a).allSatisfy { $0.attribute("target") == nil })
    }

    @Test("an address with a scheme of the app never gets into the page")
    func checked() {
        let screen = Screen { Handling { _ in .handled } }
        #expect(
            screen.elements(.a).map { $0.attribute("href") }
                == ["#", "https://example.org", "#", "https://example.org/site"])
    }

    @Test("an action can leave a URL to the browser, or give it another one, or drop it")
    func results() {
        func sent(_ result: OpenURLAction.Result, tapping link: String = "Site") -> [DaisCore.Operation] {
            let screen = Screen { Handling { _ in result } }
            return opened(screen, by: screen.elements(.a).first { $0.children.first?.text == link }!)
        }
        #expect(sent(.systemAction) == [.document(name: "_blank", value: "https://example.org/site")])
        #expect(
            sent(.systemAction(URL(string: "https://example.org/b")!), tapping: "Help")
                == [.document(name: "_blank", value: "https://example.org/b")])
        #expect(sent(.discarded) == [])
        #expect(sent(.handled) == [])
    }

    @Test("without an action of the app, links are the browser's")
    func links() {
        let screen = Screen { Text("[more](https://example.org)") }
        #expect(screen.elements(.a)[0].attribute("target") == "_blank")
        #expect(screen.elements(.a)[0].attribute("data-on") == nil)
    }
}
