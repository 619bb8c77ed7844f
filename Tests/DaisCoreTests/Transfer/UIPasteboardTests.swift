// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("The clipboard of code for the iPhone")
struct UIPasteboardTests {
    /// Returns the texts that the browser is asked to copy after a press.
    private func copied(_ action: @escaping @MainActor () -> Void) async -> [String] {
        let screen = Screen { Button("Copy") { action() } }
        var operations = screen.record { screen.button("Copy").tap() }.operations
        for _ in 0..<1000 where operations.isEmpty {
            await Task.yield()
            operations += screen.settle()
            try? await Task.sleep(for: .milliseconds(1))
        }
        return operations.compactMap { if case .document("data-clip", let text) = $0 { text } else { nil } }
    }

    @Test("a text, lines of texts and an address reach the browser of the session")
    func copies() async {
        #expect(await copied { UIPasteboard.general.string = "SOUP-2041" } == ["SOUP-2041"])
        #expect(await copied { UIPasteboard.general.strings = ["A", "B"] } == ["A\nB"])
        #expect(
            await copied { UIPasteboard.general.url = URL(string: "https://example.org/a") } == [
                "https://example.org/a"
            ])
        #expect(await copied { Task { UIPasteboard.general.string = "later" } } == ["later"])
    }

    @Test("nothing can be read, and the developer is told once in a while")
    func reads() {
        #expect(UIPasteboard.general.string == nil)
        #expect(UIPasteboard.general.strings == nil)
        #expect(UIPasteboard.general.url == nil)
        #expect(!UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
    }
}
