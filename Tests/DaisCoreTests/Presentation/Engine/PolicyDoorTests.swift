// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Policies name doors, hosts and layers. Each door presents two of its own, of which a policy lets one be shown.
@MainActor
@Suite("Policies per door, host and layer")
struct PolicyDoorTests {
    enum Door: String, CaseIterable, Sendable {
        case binding, item, coordinator, presentationHost, link, list, presenter, observer, displayer

        var door: PresentationDoor {
            switch self {
            case .binding, .item: .modifiers
            case .coordinator: .coordinator
            case .presentationHost, .link: .presentationHosts
            case .list, .presenter, .observer: .modals
            case .displayer: .displayables
            }
        }
    }

    final class Displayer: DisplayerProtocol {
        @Published var displayingItem: Displayable.ViewItem = .none
        weak var parentDisplayer: (any DisplayerProtocol)?
        nonisolated init() {}
    }

    struct Number: Identifiable { let id: Int }

    /// Presents by one door.
    struct Caller: View {
        let door: Door
        let number: Int
        @State private var isPresented = false
        @State private var item: Number?
        @State private var token: (any ModalLifetime)?
        @State private var observation: ModalListObservationLifetime?
        @StateObject private var displayer = Displayer()
        @Environment(\.presentationCoordinator) private var coordinator
        @Environment(\.modalPresenter) private var modalPresenter
        @Environment(\.modalListObserver) private var modalListObserver

        var body: some View {
            Displayable.RootView(displayer: displayer, navigationHandling: .notHandled) {
                Button("Present \(number)") { present() }
                    .sheet(isPresented: isPresented(by: .binding)) { content }
                    .sheet(item: $item) { _ in content }
                    .presentationHost(id: "\(number)", isPresented: isPresented(by: .presentationHost)) { content }
                    .modalPresenterLink(
                        link: ModalPresenterLink(linkID: "\(number)"), isPresented: isPresented(by: .link)
                    ) { content }
                    .presentingModals {
                        if door == .list && isPresented { Modal(key: number, style: .card()) { content } }
                    }
            }
        }

        private var content: Text { Text("number \(number)") }

        private func isPresented(by door: Door) -> Binding<Bool> {
            Binding(get: { isPresented && self.door == door }, set: { isPresented = $0 })
        }

        private func present() {
            switch door {
            case .binding, .presentationHost, .link, .list: isPresented = true
            case .item: item = Number(id: number)
            case .coordinator: coordinator.present(type: .sheet) { content }
            case .presenter: token = modalPresenter.present(content, style: .card())
            case .observer:
                let modal = Modal(key: number, style: .card(), content: content)
                observation = modalListObserver.observe(
                    AsyncStream<ModalsRendering> { $0.yield(ModalsRendering(modals: [modal])) })
            case .displayer: displayer.displayingItem = .init(displayMode: .sheet, anyView: content)
            }
        }
    }

    struct Home: View {
        let door: Door
        let named: Set<PresentationDoor>
        var body: some View {
            VStack {
                Caller(door: door, number: 1)
                Caller(door: door, number: 2)
            }
            .presentationHostLayer()
            .modalPresenterRoot()
            .presentationPolicy(.queue(), from: named)
        }
    }

    private func shown(_ screen: Screen) -> [String] {
        screen.machines.filter(\.state.isMounted).map { $0.layer?.overlay.fullText ?? "?" }
            .map { $0.hasSuffix("number 2") || $0.contains("number 2") ? "2" : $0.contains("number 1") ? "1" : $0 }
    }

    private func present(_ number: Int, on screen: Screen) async {
        let button = screen.button(titled: "Present \(number)")!
        screen.operations(after: { _ = button.handle(.click, .null) })
        await screen.settleTasks { screen.machines.count == number }
    }

    @Test("a policy for a door makes its presentations wait for each other", arguments: Door.allCases)
    func waits(door: Door) async {
        let screen = Screen { Home(door: door, named: [door.door]) }
        await present(1, on: screen)
        await present(2, on: screen)
        #expect(shown(screen) == ["1"])
        #expect(screen.machines.map(\.state).last == .pending)
    }

    @Test("a policy for other doors leaves its presentations alone", arguments: Door.allCases)
    func stacks(door: Door) async {
        let screen = Screen { Home(door: door, named: Set(PresentationDoor.allCases).subtracting([door.door])) }
        await present(1, on: screen)
        await present(2, on: screen)
        #expect(shown(screen) == ["1", "2"])
    }

    struct Places: View {
        @State private var shown: Set<String> = []
        var body: some View {
            VStack {
                Button("Sheets") { shown = ["a", "b", "c"] }
                Button("Modals") { shown = ["x", "y", "z"] }
                ModalHost {
                    VStack {
                        Text("a").sheet(isPresented: binding("a")) { Text("sheet a") }
                        Text("b").sheet(isPresented: binding("b")) { Text("sheet b") }
                    }
                }
                ModalHost { Text("c").sheet(isPresented: binding("c")) { Text("sheet c") } }
                modal("x", layer: "one")
                modal("y", layer: "one")
                modal("z", layer: "two")
            }
            .presentationHostLayer(id: "one")
            .presentationHostLayer(id: "two")
        }

        private func modal(_ name: String, layer: String) -> some View {
            Text(name).presentationHost(layerID: layer, id: name, isPresented: binding(name)) { Text("modal \(name)") }
        }

        private func binding(_ name: String) -> Binding<Bool> {
            Binding(
                get: { shown.contains(name) },
                set: { if $0 { shown.insert(name) } else { shown.remove(name) } })
        }
    }

    private func texts(_ screen: Screen, after button: String) -> [String] {
        let button = screen.button(titled: button)!
        screen.operations(after: { _ = button.handle(.click, .null) })
        return screen.machines.filter(\.state.isMounted).compactMap { $0.layer?.overlay.fullText.last.map(String.init) }
            .sorted()
    }

    @Test("presentations of different hosts do not compete")
    func hosts() {
        let screen = Screen { Places().presentationPolicy(.queue(), for: [.sheet]) }
        #expect(texts(screen, after: "Sheets") == ["a", "c"])
    }

    @Test("a policy of a layer applies to its modals, and to no others")
    func layers() {
        let one = Screen { Places().presentationPolicy(.queue(), inLayer: "one") }
        #expect(texts(one, after: "Modals") == ["x", "z"])
        let two = Screen { Places().presentationPolicy(.queue(), inLayer: "two") }
        #expect(texts(two, after: "Modals") == ["x", "y", "z"])
        #expect(texts(one, after: "Sheets").contains("b"), "a sheet is in no layer")
    }
}
