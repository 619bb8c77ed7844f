// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

private struct PanelConfig: Equatable, Sendable {
    var title: String
}

extension PresentationType {
    fileprivate static func panel(config: PanelConfig) -> PresentationType {
        .custom(
            CustomPresentation(
                "panel", like: .drawer(edge: .trailing), config: config, placement: .topTrailing, transition: .fade,
                isDismissible: false))
    }
    fileprivate static let note = PresentationType.custom(CustomPresentation("note"))
}

private struct Panel: PresentationModifier {
    @Binding var isPresented: Bool
    let text: String
    let notes: Notes

    func register(with coordinator: PresentationCoordinator) -> UUID? {
        guard isPresented else { return nil }
        return coordinator.present(type: .note, content: AnyView(Text(text))) {
            notes.add("dismissed")
            isPresented = false
        }
    }

    func unregister(id: UUID, from coordinator: PresentationCoordinator) {
        notes.add("unregistered")
        coordinator.dismiss(id)
    }
}

private struct PanelHome: View {
    let notes: Notes
    @State private var isPresented = false
    @State private var isThere = true
    @State private var text = "one"
    var body: some View {
        VStack {
            Button("Show") { isPresented = true }
            Button("Hide") { isPresented = false }
            Button("Change") { text = "two" }
            Button("Remove") { isThere = false }
            if isThere { Text("here").presentation(Panel(isPresented: $isPresented, text: text, notes: notes)) }
        }
    }
}

@MainActor
@Suite("Own kinds of presentations")
struct CoordinatorExtensionTests {
    private let notes = Notes()

    @Test("types with other configurations differ, and the configuration can be read")
    func equality() throws {
        let type = PresentationType.panel(config: PanelConfig(title: "a"))
        #expect(type == .panel(config: PanelConfig(title: "a")))
        #expect(type != .panel(config: PanelConfig(title: "b")))
        #expect(type != .note)
        guard case .custom(let custom) = type else {
            Issue.record("not custom")
            return
        }
        #expect(custom.config(as: PanelConfig.self)?.title == "a")
        #expect(custom.config(as: Int.self) == nil)
    }

    @Test("a custom type is what it is like, with its own class, place, motion and dismissals")
    func look() {
        let coordinator = PresentationCoordinator()
        coordinator.present(type: .panel(config: PanelConfig(title: "a")), content: AnyView(Text("panel")))
        let screen = Screen { Text("app").environment(\.presentationCoordinator, coordinator) }
        #expect(screen.overlayHTML.contains("layer drawer-overlay custom-panel placed"))
        #expect(screen.top.attribute("data-edge") == "trailing")
        #expect(screen.top.attribute("data-dismiss") == "")
        #expect(screen.top.attribute("data-motion") == PresentationTransition.fade.attribute)
    }

    @Test(
        "a custom presentation modifier presents while it wants to, and is asked again when its binding changes")
    func registers() {
        let screen = Screen { PanelHome(notes: notes) }
        #expect(screen.layers.isEmpty)
        screen.tap("Show")
        #expect(screen.shows("one"))
        screen.tap("Hide")
        #expect(screen.machines.map(\.isLeaving) == [true])
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["unregistered", "dismissed"])
    }

    @Test("a presentation is updated in place when its presenter changes")
    func updates() {
        let screen = Screen { PanelHome(notes: notes) }
        screen.tap("Show")
        screen.tap("Change")
        #expect(screen.shows("two"))
        #expect(screen.layers.count == 1)
        #expect(screen.top.epoch == 1)
        #expect(notes.take() == [])
    }

    @Test("a presentation of an own kind that the user dismisses is told so, and can be shown again")
    func userDismissal() {
        let screen = Screen { PanelHome(notes: notes) }
        screen.tap("Show")
        screen.dismiss(screen.top, "escape")
        screen.exited(screen.top)
        #expect(notes.take() == ["dismissed"])
        screen.tap("Show")
        #expect(screen.layers.count == 1)
    }

    @Test("a presentation of an own kind goes with its view")
    func removal() {
        let screen = Screen { PanelHome(notes: notes) }
        screen.tap("Show")
        screen.tap("Remove")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["unregistered", "dismissed"])
    }
}
