// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Links")
struct LinkTests {
    @Test("a path is a real link inside the app, named by its label")
    func path() throws {
        let screen = Screen { Link("Controls", destination: URL(string: "/controls")!) }
        #expect(screen.html.contains("href=\"/controls\""))
        #expect(!screen.html.contains("target"))
        #expect(screen.link("Controls").exists)
    }

    @Test("an address of another host opens a tab of its own")
    func host() {
        let screen = Screen { Link("Site", destination: URL(string: "https://example.org/a?b=c")!) }
        #expect(screen.html.contains("href=\"https://example.org/a?b=c\""))
        #expect(screen.html.contains("target=\"_blank\""))
        #expect(screen.html.contains("rel=\"noopener\""))
    }

    @Test(
        "an address that would run code, and a disabled link, lead nowhere", arguments: ["javascript:alert(1)", "/a"])
    func nowhere(address: String) {
        let screen = Screen { Link("Go", destination: URL(string: address)!).disabled(address == "/a") }
        #expect(!screen.html.contains("href"))
        #expect(screen.html.contains("aria-disabled=\"true\""))
    }
}
