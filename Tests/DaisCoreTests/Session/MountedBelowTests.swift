// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisCore

@MainActor
@Suite("An app mounted below a path")
struct MountedBelowTests {
    struct Home: View {
        @Environment(\.pageURL) private var pageURL
        var body: some View {
            VStack {
                Text(verbatim: pageURL.path)
                Link("Help", destination: URL(string: "/help?from=home")!)
                Link("Elsewhere", destination: URL(string: "https://example.org/help")!)
                Text("Read [more](/more)")
            }
        }
    }

    @Test("an app mounted below a path sees addresses without the path, and its own links lead below it")
    func links() {
        let content = RootContent(title: nil) { Home() }
        let page = FirstPage.render(content, request: PageRequest(path: "/app/start", basePath: "/app")).root
        #expect(page.contains(">/start<"))
        #expect(page.contains(#"href="/app/help?from=home""#))
        #expect(page.contains(#"href="https://example.org/help""#))
        #expect(page.contains(#"href="/app/more""#))
    }

    @Test(
        "the address for the app is a path, whatever the browser sends",
        arguments: [
            ("/app", "/"), ("/app?x=1", "/?x=1"), ("/apple/pie", "/apple/pie"),
            ("/app//evil.example/x", "/evil.example/x"),
            ("/app/\\evil.example", "/evil.example"), ("//evil.example/x", "/evil.example/x"),
            ("/\t/evil.example", "/evil.example"), ("/app/\n/evil.example", "/evil.example"), ("evil", "/evil"),
        ])
    func path(sent: String, told: String) {
        let url = SessionScope(basePath: "/app").url(below: sent)
        #expect(url.absoluteString == told)
        #expect(url.host == nil)
    }

    @Test("an app mounted at the root adds nothing to its addresses")
    func root() {
        let content = RootContent(title: nil) { Home() }
        let page = FirstPage.render(content, request: PageRequest(path: "/start")).root
        #expect(page.contains(#"href="/help?from=home""#))
    }
}
