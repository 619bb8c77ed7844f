// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Pictures that are not among the resources")
struct MissingPictureTests {
    private func page(isDevelopment: Bool) -> String {
        let content = RootContent(title: nil) { Image("no-such-picture").resizable() }
        return FirstPage.render(content, request: PageRequest(isDevelopment: isDevelopment)).root
    }

    @Test("show their name to developers, and nothing to users")
    func modes() {
        #expect(page(isDevelopment: true).contains(#"alt="no-such-picture""#))
        let page = page(isDevelopment: false)
        #expect(!page.contains("no-such-picture"))
        #expect(page.contains(" alt"))
        #expect(page.contains(#"src="data:image/gif;base64,"#))
    }
}
