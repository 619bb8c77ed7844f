// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Buttons that say what they present")
struct PreparedButtonTests {
    struct Chip: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }

    struct Bare: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
    }

    struct Styled: View {
        @State private var isOpen = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Plain") { count += 1 }
                Button("Chip") { count += 1 }.buttonStyle(Chip())
                Button("Bare") { count += 1 }.buttonStyle(Bare())
                Button("Bordered") { count += 1 }.buttonStyle(.bordered)
            }
            .presents($isOpen)
            .popover(isPresented: $isOpen) { Text("popover \(count)") }
        }
    }

    @Test(
        "buttons in every style present what the view around them says, after their action",
        arguments: ["Plain", "Chip", "Bare", "Bordered"])
    func styles(_ title: String) throws {
        let screen = Screen { Styled() }
        screen.send(.intent, to: screen.button(titled: title)!)
        let layer = try #require(screen.layers.first { $0.attribute("data-prepared") != nil })
        #expect(layer.fullText == "popover 0")
        screen.send(.click, to: screen.button(titled: title)!)
        #expect(screen.layers.count == 1 && screen.top === layer)
        #expect(layer.fullText == "popover 1")
        #expect(screen.machines.map(\.kind.name) == ["popover"])
    }

    struct Nested: View {
        @State private var isOuter = false
        var body: some View {
            Button("Outer", presents: $isOuter).sheet(isPresented: $isOuter) { Inner() }
        }
    }

    struct Inner: View {
        @State private var isInner = false
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Inner", presents: $isInner)
                    Button("Close") { dismiss() }
                }
                .navigationTitle("Title of the sheet")
                .confirmationDialog("Sure?", isPresented: $isInner) { Button("Yes") {} }
            }
        }
    }

    @Test("one above another is prepared in its turn, and goes with it")
    func nested() throws {
        let screen = Screen { Nested() }
        let title = screen.tree.scope.document.title
        screen.send(.intent, to: screen.button(titled: "Outer")!)
        #expect(screen.tree.scope.document.title == title)
        screen.send(.click, to: screen.button(titled: "Outer")!)
        #expect(screen.tree.scope.document.title == "Title of the sheet")
        screen.send(.intent, to: screen.button(titled: "Inner")!)
        #expect(screen.layers.count == 2)
        screen.send(.click, to: screen.button(titled: "Inner")!)
        #expect(screen.machines.map(\.kind.name) == ["sheet", "dialog"])
        let dialog = try #require(screen.layers.last)
        screen.entered(dialog)
        screen.dismiss(dialog, "scrim")
        screen.exited(dialog)
        screen.send(.intent, to: screen.button(titled: "Inner")!)
        screen.send(.click, to: screen.button(titled: "Close")!)
        #expect(screen.layers.count == 1)
        screen.exited(screen.layers[0])
        #expect(screen.layers.isEmpty)
    }
}
