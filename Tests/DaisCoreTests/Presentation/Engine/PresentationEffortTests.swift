// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Counts what the engine touches for one presentation below and beside many others.
@MainActor
@Suite("The effort for one presentation among many")
struct PresentationEffortTests {
    struct Page: View {
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View { Controls(coordinator: coordinator) }
    }

    struct Controls: View {
        let coordinator: PresentationCoordinator
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Open") {
                    coordinator.present(type: .sheet) { Controls(coordinator: coordinator) }
                }
                Button("Ask") { isShown = true }
            }
            .alert("Sure?", isPresented: $isShown) {}
        }
    }

    private func press(_ title: String, _ screen: Screen) {
        let container = screen.layers.isEmpty ? screen.tree.root : screen.top
        let button = buttons(in: container).first { $0.fullText == title }!
        screen.send(.click, to: button)
        screen.entered(screen.top)
    }

    private func buttons(in element: Element) -> [Element] {
        (element.tag == .button ? [element] : []) + element.children.flatMap(buttons)
    }

    private func open(_ count: Int) -> Screen {
        let screen = Screen { Page() }
        for _ in 0..<count { press("Open", screen) }
        return screen
    }

    /// The effort of an action below a number of sheets.
    private func effort(below sheets: Int, _ act: (Screen) -> Void) -> PresentationEffort {
        let screen = open(sheets)
        let before = screen.tree.presentations.effort
        act(screen)
        var effort = screen.tree.presentations.effort
        effort.passes -= before.passes
        effort.moves -= before.moves
        effort.requests -= before.requests
        effort.descriptions -= before.descriptions
        effort.styles -= before.styles
        return effort
    }

    @Test("opening a sheet makes one request and describes one layer, whatever is open")
    func opening() {
        let one = effort(below: 1) { press("Open", $0) }
        #expect(one.requests == 1)
        #expect(one.styles == 0)
        #expect(effort(below: 20) { press("Open", $0) } == one)
    }

    @Test("closing the topmost sheet touches no other")
    func closing() {
        func close(_ screen: Screen) {
            let layer = screen.top
            screen.dismiss(layer, "escape")
            screen.exited(layer)
        }
        let one = effort(below: 2, close)
        #expect(one.requests == 0)
        #expect(one.styles == 0)
        #expect(effort(below: 20, close) == one)
    }

    @Test("an alert of the topmost sheet touches no sheet")
    func nested() {
        let one = effort(below: 1) { press("Ask", $0) }
        #expect(one.requests == 1)
        #expect(one.styles == 0)
        #expect(effort(below: 20) { press("Ask", $0) } == one)
    }

    @Test("a sheet that is dismissed below others keeps their requests")
    func middle() {
        let screen = open(5)
        let coordinator = screen.tree.scope.coordinator
        let before = screen.tree.presentations.effort.requests
        screen.operations { _ = coordinator.dismiss(coordinator.presentations[1].id) }
        #expect(screen.tree.presentations.effort.requests == before)
        #expect(coordinator.presentations.count == 4)
        #expect(screen.machines.map(\.isWanted) == [true, false, true, true, true])
    }

    @Test("a presentation that is presented again during its exit stays the same one")
    func revived() {
        let screen = open(2)
        let coordinator = screen.tree.scope.coordinator
        let machine = screen.machines[1]
        let entry = coordinator.presentations[1]
        screen.operations { _ = coordinator.dismiss(entry.id) }
        #expect(machine.isLeaving)
        screen.operations {
            _ = coordinator.add(entry.type, entry.content, { entry.content }, DismissalHandlers(), [:], id: entry.id)
        }
        #expect(!machine.isLeaving && machine.isWanted)
        #expect(screen.machines.count == 2 && screen.machines[1] === machine)
    }
}
