// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Testing

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

    @Test("an app mounted at the root adds nothing to its addresses")
    func root() {
        let content = RootContent(title: nil) { Home() }
        let page = FirstPage.render(content, request: PageRequest(path: "/start")).root
        #expect(page.contains(#"href="/help?from=home""#))
    }
}
