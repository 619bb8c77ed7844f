// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

private struct NameKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private struct Greeting: View {
    @Environment(\.name) private var name
    var body: some View { Text("hello \(name)") }
}

@MainActor
@Suite("Where coordinators stand")
struct CoordinatorPlaceTests {
    private struct Placed: View {
        let coordinator: PresentationCoordinator
        @State private var isThere = true
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Remove") { isThere = false }
                if isThere {
                    Button("Modifier") { isShown = true }
                        .sheet(isPresented: $isShown) { Text("by modifier") }
                        .environment(\.presentationCoordinator, coordinator)
                        .environment(\.name, "you")
                }
                Text("shown \(isShown)")
            }
        }
    }

    private let notes = Notes()

    @Test("a coordinator shows what it has kept as soon as it stands in an environment, with that environment")
    func keeps() {
        let coordinator = PresentationCoordinator()
        coordinator.present(type: .sheet, content: AnyView(Greeting()))
        let screen = Screen { Placed(coordinator: coordinator) }
        #expect(screen.shows("hello you"))
        #expect(coordinator.count == 1)
    }

    @Test("when a coordinator's place goes, what it presents leaves and is reported once")
    func placeGoes() {
        let coordinator = PresentationCoordinator()
        let screen = Screen { Placed(coordinator: coordinator) }
        screen.operations(after: {
            coordinator.present(type: .sheet, content: AnyView(Greeting())) { [notes] in notes.add("gone") }
        })
        #expect(screen.layers.count == 1)
        screen.tap("Remove")
        #expect(coordinator.count == 0)
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["gone"])
        #expect(screen.machines.isEmpty)
    }

    @Test("a coordinator lists the presentations of modifiers; dismissing an entry writes its binding")
    func bridged() throws {
        let coordinator = PresentationCoordinator()
        let screen = Screen { Placed(coordinator: coordinator) }
        screen.tap("Modifier")
        let entry = try #require(coordinator.presentations.first)
        #expect(entry.type == .sheet)
        #expect(entry.zIndex == 1000)
        #expect(screen.top.style["z-index"] == "1000")
        screen.operations(after: { #expect(coordinator.dismiss(entry.id)) })
        #expect(coordinator.count == 0)
        #expect(screen.html.contains("shown false"))
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("a modifier's entry goes with the user's dismissal")
    func bridgedDismissal() {
        let coordinator = PresentationCoordinator()
        let screen = Screen { Placed(coordinator: coordinator) }
        screen.tap("Modifier")
        screen.dismiss(screen.top, "scrim")
        #expect(coordinator.count == 0)
        screen.exited(screen.top)
        #expect(coordinator.count == 0)
    }

    private struct Stubborn: View {
        let coordinator: PresentationCoordinator
        var body: some View {
            Text("app").sheet(isPresented: .constant(true)) { Text("stays") }
                .environment(\.presentationCoordinator, coordinator)
        }
    }

    @Test("an entry whose owner keeps it comes back, with the same id")
    func refused() throws {
        let coordinator = PresentationCoordinator()
        let screen = Screen { Stubborn(coordinator: coordinator) }
        let id = try #require(coordinator.presentations.first).id
        screen.operations(after: { coordinator.dismiss(id) })
        #expect(coordinator.count == 0)
        screen.exited(screen.top)
        #expect(coordinator.presentations.map(\.id) == [id])
    }

    @Observable final class Model { var text = "old" }

    @Test("content given as a closure follows what it reads")
    func liveContent() {
        let model = Model()
        let coordinator = PresentationCoordinator()
        let screen = Screen { Placed(coordinator: coordinator) }
        screen.operations(after: { coordinator.present(type: .sheet) { Text(model.text) } })
        #expect(screen.shows("old"))
        screen.operations(after: { model.text = "new" })
        #expect(screen.shows("new"))
    }

    private struct Shared: View {
        let coordinator: PresentationCoordinator
        @State private var isFirst = true
        var body: some View {
            if isFirst { Text("first").environment(\.presentationCoordinator, coordinator) }
            Text("second").environment(\.presentationCoordinator, coordinator)
            Button("Drop first") { isFirst = false }
        }
    }

    @Test("a coordinator that stands in two places shows things once, and goes on when the first has gone")
    func twoPlaces() {
        let coordinator = PresentationCoordinator()
        let screen = Screen { Shared(coordinator: coordinator) }
        screen.operations(after: { coordinator.present(type: .sheet, content: AnyView(Text("one"))) })
        #expect(screen.layers.count == 1)
        screen.tap("Drop first")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        screen.operations(after: { coordinator.present(type: .sheet, content: AnyView(Text("two"))) })
        #expect(screen.shows("two"))
    }

    @Test("a coordinator's entries stay without the window's host and are shown when it is there again")
    func detached() {
        let coordinator = PresentationCoordinator()
        let screen = Screen { Placed(coordinator: coordinator) }
        let engine = screen.tree.presentations
        screen.operations(after: { engine.detachHost() })
        screen.operations(after: { coordinator.present(type: .sheet, content: AnyView(Text("late"))) })
        #expect(coordinator.count == 1)
        #expect(screen.layers.isEmpty)
        screen.operations(after: { engine.attachHost() })
        #expect(screen.shows("late"))
    }
}
