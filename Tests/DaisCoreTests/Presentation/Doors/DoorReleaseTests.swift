// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import DaisTesting
import Testing

@testable import DaisCore

/// Objects that keep views, and are kept by them, are freed with the session that made them.
@MainActor
@Suite("Memory of doors")
struct DoorReleaseTests {
    /// A displayer as apps write it: its views hold it, and nothing resets its item.
    final class Displayer: DisplayerProtocol {
        @Published var displayingItem: Displayable.ViewItem = .none
        var parentDisplayer: (any DisplayerProtocol)?
        let words = "typed words"
        nonisolated init() {}
    }

    struct Step: View {
        let displayer: Displayer
        var body: some View {
            Displayable.RootView(displayer: displayer) { Text(displayer.words) }
        }
    }

    private struct Home: View {
        let mode: Displayable.ViewItem.DisplayMode
        let isNested: Bool
        @StateObject private var displayer = Displayer()
        let note: (Displayer) -> Void

        var body: some View {
            Displayable.RootView(displayer: displayer, navigationHandling: .handledWrapInNavigation) {
                Button("Display") {
                    note(displayer)
                    guard isNested else { return displayer.displayingItem = .init(displayMode: mode, anyView: step) }
                    let child = Displayer()
                    child.parentDisplayer = displayer
                    displayer.displayingItem = .init(displayMode: mode, anyView: Step(displayer: child))
                    child.displayingItem = .init(displayMode: .sheet, anyView: Step(displayer: child))
                }
            }
        }

        private var step: Step { Step(displayer: displayer) }
    }

    @Test(
        "a displayer whose item shows a view of it goes with its session",
        arguments: [Displayable.ViewItem.DisplayMode.modal, .sheet, .pushed], [false, true])
    func displayers(mode: Displayable.ViewItem.DisplayMode, isNested: Bool) {
        weak var left: Displayer?
        do {
            let screen = Screen { Home(mode: mode, isNested: isNested) { left = $0 } }
            screen.tap("Display")
            #expect(screen.text("typed words").exists && left != nil)
        }
        #expect(left == nil)
    }

    @Test("an item that nobody displays goes with the session that made it")
    func undisplayed() {
        weak var left: Displayer?
        do {
            let displayer = Displayer()
            left = displayer
            let screen = Screen { Text("Page") }
            screen.operations(after: {
                displayer.displayingItem = .init(displayMode: .sheet, anyView: Step(displayer: displayer))
            })
        }
        #expect(left == nil)
    }

    @Test("an item that two sessions display stays until the second has ended, and then displays nothing")
    func shared() {
        let displayer = Displayer()
        let root = { Displayable.RootView(displayer: displayer) { Text("Home") } }
        displayer.displayingItem = .init(displayMode: .sheet, anyView: Text("Shown"))
        do {
            let second = Screen(root)
            do { #expect(Screen(root).text("Shown").exists) }
            #expect(second.text("Shown").exists)
            #expect(displayer.displayingItem.items[0].view is Text)
        }
        #expect(displayer.displayingItem.items[0].view is EmptyView)
        #expect(!Screen(root).text("Shown").exists)
    }

    @Test("a first page that is only rendered leaves the item of a longer-lived displayer alone")
    func rendered() {
        let displayer = Displayer()
        displayer.displayingItem = .init(displayMode: .sheet, anyView: Text("Shown"))
        let content = RootContent(title: nil) { Displayable.RootView(displayer: displayer) { Text("Home") } }
        _ = FirstPage.render(content, request: PageRequest())
        #expect(displayer.displayingItem.items[0].view is Text)
    }

    enum Call: String, CaseIterable, Sendable {
        case content, late, twice, restorable, registered, bridged, nowhere, dismissed
    }

    final class Owner: ObservableObject {
        let coordinator = PresentationCoordinator()
        nonisolated init() {}
    }

    struct Presented: View {
        let owner: Owner
        var body: some View { Text("\(owner.coordinator.count) presented") }
    }

    private struct Caller: View {
        let call: Call
        let note: (Owner) -> Void
        @StateObject private var owner = Owner()
        @State private var isPresented = false

        var body: some View {
            if call == .nowhere {
                button
            } else {
                button
                    .sheet(isPresented: $isPresented) { Presented(owner: owner) }
                    .environment(\.presentationCoordinator, owner.coordinator)
            }
        }

        private var button: some View {
            Button("Present") {
                let coordinator = owner.coordinator, owner = owner
                note(owner)
                switch call {
                case .content, .nowhere:
                    coordinator.present(type: .sheet, content: AnyView(Presented(owner: owner))) { _ = owner }
                case .late: coordinator.present(type: .sheet) { Presented(owner: owner) }
                case .twice:
                    for _ in 1...2 { coordinator.present(type: .sheet) { Presented(owner: owner) } }
                case .restorable, .registered:
                    coordinator.registerContent(for: "page") { _ in Presented(owner: owner) }
                    if call == .restorable { coordinator.present(type: .sheet, restorable: "page") }
                case .bridged: isPresented = true
                case .dismissed:
                    coordinator.dismiss(coordinator.present(type: .sheet) { Presented(owner: owner) })
                }
            }
        }
    }

    @Test("a coordinator whose content holds it goes with its session", arguments: Call.allCases)
    func coordinators(call: Call) {
        weak var left: Owner?
        do {
            let screen = Screen { Caller(call: call) { left = $0 } }
            screen.tap("Present")
            #expect(left != nil)
            #expect(screen.machines.isEmpty == [.nowhere, .registered, .dismissed].contains(call))
        }
        #expect(left == nil)
    }

    @Test("the session's own coordinator goes with it")
    func environment() {
        weak var left: PresentationCoordinator?
        do {
            let screen = Screen { Text("Page") }
            screen.operations(after: {
                let coordinator = screen.scope.coordinator
                left = coordinator
                coordinator.present(type: .sheet) { Text("\(coordinator.count)") }
            })
            #expect(screen.text("1").exists)
        }
        #expect(left == nil)
    }

    @Test("what a coordinator of the app presented outside of a session stays listed until a session has shown it")
    func outside() {
        let coordinator = PresentationCoordinator()
        coordinator.present(type: .sheet, content: AnyView(Text("Message")))
        do { _ = Screen { Text("Page") } }
        #expect(coordinator.count == 1)
        do {
            let screen = Screen { Text("Page").environment(\.presentationCoordinator, coordinator) }
            #expect(screen.text("Message").exists)
        }
        #expect(coordinator.count == 0)
    }

    enum Hosted: String, CaseIterable, Sendable { case host, link, item, sheet, alert, toast, drawer, parameters }

    private struct Hosts: View {
        let hosted: Hosted
        let note: (Owner) -> Void
        @StateObject private var owner = Owner()
        @State private var isPresented = false
        @State private var item: Item?
        @State private var parameters: AlertParameters?

        struct Item: Identifiable {
            let owner: Owner
            var id: Int { 1 }
        }

        var body: some View {
            let base = Button("Present") {
                note(owner)
                isPresented = true
                item = Item(owner: owner)
            }
            switch hosted {
            case .host:
                base.presentationHost(id: "a", isPresented: $isPresented) { Presented(owner: owner) }
                    .presentationHostLayer()
            case .link:
                base.modalPresenterLink(link: ModalPresenterLink(linkID: "a"), isPresented: $isPresented) {
                    Presented(owner: owner)
                }
                .modalPresenterRoot()
            case .item: base.sheet(item: $item) { Presented(owner: $0.owner) }
            case .sheet: base.sheet(isPresented: $isPresented) { Presented(owner: owner) }
            case .alert: base.alert("Alert", isPresented: $isPresented) { Button("OK") { _ = owner } }
            case .toast: base.toast(isPresented: $isPresented) { Presented(owner: owner) }
            case .drawer: base.drawer(isPresented: $isPresented) { Presented(owner: owner) }
            case .parameters:
                base.alert(parameters: $parameters).onChange(of: isPresented) {
                    parameters = AlertParameters(title: "Alert", message: nil) { [owner] in _ = owner }
                }
            }
        }
    }

    @Test("what modifiers present goes with the session", arguments: Hosted.allCases)
    func modifiers(hosted: Hosted) {
        weak var left: Owner?
        do {
            let screen = Screen { Hosts(hosted: hosted) { left = $0 } }
            screen.tap("Present")
            #expect(screen.machines.count == 1)
        }
        #expect(left == nil)
    }
}
