// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("The exporter of transferable items")
struct FileExporterItemTests {
    private struct Home<T: Transferable>: View {
        let notes: Notes
        let item: T?
        var types: [UTType] = []
        @State private var exports = false

        var body: some View {
            Button("Export") { exports = true }
                .fileExporter(
                    isPresented: $exports, item: item, contentTypes: types, defaultFilename: "Words"
                ) { result in
                    switch result {
                    case .success(let file): notes.add(file.lastPathComponent)
                    case .failure: notes.add("failed")
                    }
                }
        }
    }

    private func token(_ screen: Screen) -> String? {
        screen.overlayHTML.firstMatch(of: /href="[^"]*\/([0-9a-f]{32})"/).map { String($0.1) }
    }

    @Test("an item is saved in its first type, under the proposed name")
    func saved() async throws {
        let notes = Notes()
        let screen = Screen { Home(notes: notes, item: "hello") }
        screen.button("Export").tap()
        await screen.settleTasks { token(screen) != nil }
        let address = try #require(token(screen))
        let file = try #require(screen.scope.files.take(address))
        #expect(file.content == Data("hello".utf8))
        #expect(file.name.hasPrefix("Words"))
        screen.settle()
        screen.exited(screen.top)
        #expect(notes.take() == [file.name])
    }

    @Test("a type that the item does not have is a failure, and nothing is shown without an item")
    func failed() async {
        let notes = Notes()
        let screen = Screen { Home(notes: notes, item: "hello", types: [.png]) }
        screen.button("Export").tap()
        var seen: [String] = []
        await screen.settleTasks {
            seen += notes.take()
            return !seen.isEmpty
        }
        #expect(seen == ["failed"] && screen.layers.isEmpty)
        let empty = Screen { Home<String>(notes: notes, item: nil) }
        empty.button("Export").tap()
        #expect(empty.layers.isEmpty)
    }
}
