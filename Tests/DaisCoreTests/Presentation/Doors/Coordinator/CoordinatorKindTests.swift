// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("What coordinators present and list")
struct CoordinatorKindTests {
    struct Home: View {
        let notes: Notes
        @Environment(\.presentationCoordinator) private var coordinator
        @State private var toast = false
        @State private var inspector = false
        @State private var hasButton = true
        var body: some View {
            VStack {
                if hasButton {
                    Button("Popover") {
                        coordinator.present(
                            type: .popover(anchor: .rect(.bounds), edge: .bottom), content: AnyView(Text("bubble")))
                    }
                }
                Button("Away") { hasButton = false }
                Menu("Menu") {
                    Button("From the menu") {
                        coordinator.present(
                            type: .popover(anchor: .default, edge: .top), content: AnyView(Text("item")))
                    }
                }
                Button("Toast") { toast = true }.toast("by modifier", isPresented: $toast)
                Button("Inspector") { inspector = true }.inspector(isPresented: $inspector) { Text("details") }
                Button("Call") { coordinator.present(type: .toast) { Text("by call") } }
                Text(coordinator.presentations.map { "\($0.type.name)" }.joined(separator: " "))
            }
        }
    }

    private let notes = Notes()
    private func open() -> Screen { Screen { Home(notes: notes) } }
    private func types(_ screen: Screen) -> [PresentationType] { screen.scope.coordinator.presentations.map(\.type) }

    @Test("a popover stands beside the button whose action presents it")
    func anchor() throws {
        let screen = open()
        screen.tap("Popover")
        let name = try #require(screen.top.attribute("data-anchored"))
        let button = try #require(screen.elements(.button).first { $0.fullText == "Popover" })
        #expect(button.attribute("data-anchor") == name)
        #expect(screen.top.attribute("data-edge") == "bottom")
    }

    @Test("when the button goes its popover stays, without a diagnostic")
    func anchorGoes() {
        let screen = open()
        screen.tap("Popover")
        screen.tap("Away")
        #expect(screen.layers.count == 1 && !screen.machines[0].isLeaving)
        #expect(!screen.html.contains("data-anchor=\"dais-layer"))
        #expect(screen.takeReports().isEmpty)
    }

    @Test("a popover presented by an item of a menu, which closes, stands beside the menu")
    func menu() throws {
        let screen = open()
        screen.tap("From the menu")
        let name = try #require(screen.top.attribute("data-anchored"))
        let anchors = [ElementTag.div, .button, .span].flatMap { screen.elements($0) }
            .filter { $0.attribute("data-anchor") == name }
        #expect(anchors.count == 1)
        #expect(anchors[0].attribute("data-layer") == nil && anchors[0].fullText.contains("Menu"))
    }

    @Test("a popover presented outside of any action has no anchor")
    func nowhere() {
        let screen = open()
        screen.operations(after: {
            screen.scope.coordinator.present(type: .popover(anchor: .default, edge: .top), content: AnyView(Text("b")))
        })
        #expect(screen.layers.count == 1)
        #expect(!screen.html.contains("data-anchor=\"dais-layer"))
    }

    @Test("toasts and inspectors are listed as what they are")
    func types() {
        let screen = open()
        screen.tap("Inspector")
        screen.tap("Toast")
        #expect(types(screen) == [.inspector, .toast])
        #expect(PresentationType.toast.name == "toast" && PresentationType.inspector.name == "inspector")
        #expect(PresentationType.toast != .inspector)
    }

    @Test("a toast by call is a toast: not modal, with a time, above everything")
    func toastByCall() {
        let screen = open()
        screen.tap("Call")
        #expect(screen.top.attribute("data-layer") == "toast")
        #expect(screen.top.attribute("data-timeout") == "4000")
        #expect(screen.top.attribute("data-modal") == nil)
        #expect(types(screen) == [.toast])
    }

    @Test("a toast that is withdrawn while it waits for a place is told once")
    func queuedByCall() {
        let screen = open()
        var ids: [UUID] = []
        for number in 1...4 {
            screen.operations(after: {
                ids.append(
                    screen.scope.coordinator.present(
                        type: .toast, content: AnyView(Text("\(number)")),
                        onDismiss: { [notes] in notes.add("\(number)") }))
            })
        }
        #expect(screen.layers.count == 3)
        screen.operations(after: { screen.scope.coordinator.dismiss(ids[3]) })
        #expect(notes.take() == ["4"])
        #expect(screen.machines.count == 3)
        screen.operations(after: { screen.scope.coordinator.dismissAll() })
        for layer in screen.layers { screen.exited(layer) }
        #expect(notes.take().sorted() == ["1", "2", "3"])
    }
}
