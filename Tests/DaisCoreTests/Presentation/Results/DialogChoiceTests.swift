// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Questions that are awaited")
struct DialogChoiceTests {
    @MainActor
    final class Desk {
        var results: [PresentationResult<String>] = []
        nonisolated init() {}
    }

    struct Home: View {
        let desk: Desk
        var type = PresentationType.alert
        var canCancel = true
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View {
            Button("Ask") {
                Task {
                    let keep = canCancel ? [DialogChoice("Keep", role: .cancel, returns: "kept")] : []
                    desk.results.append(
                        await coordinator.ask(
                            "Delete?", message: "It cannot be restored.", type: type,
                            choices: [
                                DialogChoice("Delete", role: .destructive, returns: "deleted"),
                                DialogChoice("Archive", returns: "archived"),
                            ] + keep))
                }
            }
        }
    }

    let desk = Desk()

    private func ask(_ home: Home) async -> Screen {
        let screen = Screen { home }
        screen.tap("Ask")
        await screen.settleTasks { !screen.layers.isEmpty }
        return screen
    }

    @Test(
        "a question is an alert or a dialog, named by its title, with its choices in the order of their roles",
        arguments: [PresentationType.alert, .confirmationDialog, .sheet])
    func markup(_ type: PresentationType) async {
        let screen = await ask(Home(desk: desk, type: type))
        let name = type == .confirmationDialog ? "dialog" : "alert"
        #expect(screen.top.attribute("data-layer") == name)
        let alert = screen.presentation(name, "Delete?")
        #expect(alert.all(.button).map(\.label) == ["Delete", "Archive", "Keep"])
        #expect(alert.text("It cannot be restored.").exists)
        #expect(screen.overlayHTML.contains("aria-describedby=\"\(screen.machines[0].layer!.name)-message\""))
    }

    @Test("the choice is the answer", arguments: [("Delete", "deleted"), ("Archive", "archived"), ("Keep", "kept")])
    func chosen(_ title: String, _ answer: String) async {
        let screen = await ask(Home(desk: desk))
        screen.alert("Delete?").button(title).tap()
        await screen.settleTasks { !desk.results.isEmpty }
        #expect(desk.results == [.answered(answer)])
        #expect(screen.machines.isEmpty)
    }

    @Test("Escape is the choice that cancels, and a dismissal without one")
    func escape() async {
        let screen = await ask(Home(desk: desk))
        screen.alert("Delete?").dismiss(by: .escape)
        await screen.settleTasks { !desk.results.isEmpty }
        #expect(desk.results == [.answered("kept")])
        let other = await ask(Home(desk: desk, type: .confirmationDialog, canCancel: false))
        other.presentation("dialog").dismiss(by: .scrim)
        await other.settleTasks { desk.results.count == 2 }
        #expect(desk.results.last == .dismissed(.scrim))
    }
}
