// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Style rules of features that few pages use")
struct FeatureStyleTests {
    struct Rows: View {
        @State private var names: [String] = []
        var body: some View {
            Button("Add") { names.append("row \(names.count)") }
            List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
        }
    }

    private func rules(_ operations: [Operation]) -> [String] {
        operations.compactMap { if case .rules(let text) = $0, text.contains(".acts") { text } else { nil } }
    }

    @Test("arrive with the first element that needs them, and once")
    func once() {
        let screen = Screen { Rows() }
        let add = screen.elements(.button)[0]
        let first = rules(screen.send(.click, to: add))
        #expect(first.count == 1)
        #expect(first[0].hasPrefix("@layer dais{@media (hover: hover) { .list:not(.editing) .row"))
        #expect(rules(screen.send(.click, to: add)).isEmpty)
    }

    @Test("are part of a first page that needs them, and of no other")
    func firstPage() {
        func page(_ names: [String]) -> String {
            let content = RootContent(title: nil) {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { _ in } }
            }
            return FirstPage.render(content, request: PageRequest()).rules
        }
        #expect(page(["row"]).contains(".acts"))
        #expect(!page([]).contains(".acts"))
    }

    @Test("arrive again when the browser asks for the whole page")
    func again() {
        var features = PageFeatures()
        features.require(FeatureStyle("a", ".a {}"))
        features.require(FeatureStyle("a", ".a {}"))
        #expect(features.takePending() == "@layer dais{.a {}}")
        #expect(features.takePending() == "")
        features.forgetSent()
        #expect(features.takePending() == "@layer dais{.a {}}")
    }
}
