// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Printing")
struct PrintActionTests {
    private struct Page: View {
        @State private var note = "old"
        @State private var isShown = false
        @Environment(\.printPage) private var printPage

        var body: some View {
            VStack {
                Text(note)
                Button("Print") {
                    note = "new"
                    printPage()
                }
                Button("Open") { isShown = true }
            }
            .inspector(isPresented: $isShown) { Details() }
        }
    }

    private struct Details: View {
        @Environment(\.printPage) private var printPage

        var body: some View { Button("Print details") { printPage() } }
    }

    private func pressed(_ name: String, in screen: Screen) -> [DaisCore.Operation] {
        screen.record { screen.button(name).tap() }.operations
    }

    @Test("the dialog opens after the changes of the action, for the whole page")
    func page() {
        let screen = Screen { Page() }
        let operations = pressed("Print", in: screen)
        #expect(operations.last == .document(name: "print", value: ""))
        #expect(operations.count == 2, "the text comes first")
    }

    @Test("in a presentation, the dialog is for the presentation alone")
    func presentation() throws {
        let screen = Screen { Page() }
        screen.button("Open").tap()
        let layer = try #require(screen.layers.last)
        #expect(pressed("Print details", in: screen) == [.document(name: "print", value: "\(layer.id)")])
    }
}
