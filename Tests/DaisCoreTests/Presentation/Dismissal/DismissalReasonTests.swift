// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Reasons at the call site")
struct DismissalReasonTests {
    enum Door: String, CaseIterable, Sendable {
        case sheet, sheetItem, cover, coverItem, popover, popoverItem, drawer, drawerItem, inspector, toast, toastItem
        case toastText, toastAction, host, link
    }

    struct Item: Identifiable { var id = 1 }

    struct Home: View {
        let door: Door
        let notes: Notes
        @State private var isShown = false
        @State private var item: Item?

        var body: some View {
            VStack {
                Button("Open") {
                    isShown = true
                    item = Item()
                }
                Button("Close") {
                    isShown = false
                    item = nil
                }
                presenter
            }
            .presentationHostLayer()
        }

        private var isWanted: Bool { door.rawValue.hasSuffix("Item") ? item != nil : isShown }
        private func will(_ reason: DismissalReason) {
            notes.add("will \(reason.rawValue)\(isWanted ? "" : " later")")
        }
        private func did(_ reason: DismissalReason) {
            notes.add("did \(reason.rawValue)\(isWanted ? " early" : "")")
        }

        @ViewBuilder private var presenter: some View {
            let view = Text("presenter")
            switch door {
            case .sheet: view.sheet(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .sheetItem: view.sheet(item: $item, onWillDismiss: will, onDismiss: did) { _ in Inside() }
            case .cover: view.fullScreenCover(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .coverItem: view.fullScreenCover(item: $item, onWillDismiss: will, onDismiss: did) { _ in Inside() }
            case .popover: view.popover(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .popoverItem: view.popover(item: $item, onWillDismiss: will, onDismiss: did) { _ in Inside() }
            case .drawer: view.drawer(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .drawerItem: view.drawer(item: $item, onWillDismiss: will, onDismiss: did) { _ in Inside() }
            case .inspector: view.inspector(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .toast: view.toast(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .toastItem: view.toast(item: $item, onWillDismiss: will, onDismiss: did) { _ in Inside() }
            case .toastText: view.toast("Saved", isPresented: $isShown, onWillDismiss: will, onDismiss: did)
            case .toastAction:
                view.toast("Saved", isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Button("Undo") {} }
            case .host:
                view.presentationHost(id: "a", isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Inside() }
            case .link:
                view.modalPresenterLink(
                    link: ModalPresenterLink(linkID: "a"), isPresented: $isShown, onWillDismiss: will, onDismiss: did
                ) { Inside() }
            }
        }
    }

    struct Inside: View {
        @Environment(\.presentationHostPresentationMode) private var mode
        var body: some View {
            if let mode {
                Text("modal").onReceive(mode.dismissPublisher) { $0() }
            } else {
                Text("other")
            }
        }
    }

    let notes = Notes()

    private func layer(_ screen: Screen) -> Element { screen.machines[0].layer!.overlay }

    @Test("each form tells the reason when the exit starts and when it has ended", arguments: Door.allCases)
    func doors(_ door: Door) {
        let screen = Screen { Home(door: door, notes: notes) }
        screen.tap("Open")
        let layer = layer(screen)
        screen.entered(layer)
        #expect(notes.take() == [])
        screen.tap("Close")
        #expect(notes.list.first == "will programmatic later")
        if !screen.machines.isEmpty {
            #expect(notes.list.count == 1)
            screen.exited(layer)
        }
        #expect(notes.take() == ["will programmatic later", "did programmatic"])
        #expect(screen.machines.isEmpty)
    }

    @Test("the start of a user's dismissal is told before the binding is written", arguments: Door.allCases)
    func byUser(_ door: Door) {
        let screen = Screen { Home(door: door, notes: notes) }
        screen.tap("Open")
        let layer = layer(screen)
        screen.entered(layer)
        guard let reason = screen.machines[0].kind.dismissals.first else { return #expect(!door.isDismissible) }
        screen.dismiss(layer, reason.rawValue)
        #expect(notes.take() == ["will \(reason.rawValue)"])
        screen.exited(layer)
        #expect(notes.take() == ["did \(reason.rawValue)"])
    }

    private struct Nested: View {
        let notes: Notes
        @State private var isGone = false
        var body: some View {
            VStack {
                Button("Remove") { isGone = true }
                if !isGone {
                    Text("a").sheet(isPresented: .constant(true), onDismiss: { notes.add("outer \($0.rawValue)") }) {
                        Text("b").sheet(isPresented: .constant(true), onDismiss: { notes.add("inner \($0.rawValue)") })
                        {
                            Text("c")
                        }
                    }
                }
                Text("t").toast("Saved", isPresented: .constant(true), onDismiss: { notes.add("toast \($0.rawValue)") })
            }
        }
    }

    @Test("a host that goes is told as the reason of everything in it")
    func hostGone() {
        let screen = Screen { Nested(notes: notes) }
        for layer in screen.layers { screen.entered(layer) }
        screen.operations(after: { screen.tree.presentations.detachHost() })
        #expect(Set(notes.take()) == ["outer hostRemoved", "inner hostRemoved", "toast hostRemoved"])
    }

    @Test("a presenting view that goes is told as the reason, and a parent that goes to what it contains")
    func viewGone() {
        let screen = Screen { Nested(notes: notes) }
        let sheets = screen.layers.dropLast()
        screen.tap("Remove")
        for layer in sheets { screen.exited(layer) }
        #expect(notes.take() == ["inner parentDismissed", "outer sourceRemoved"])
    }

    @Test("SwiftUI's forms and references to functions keep their meaning beside those with reasons")
    func overloads() {
        struct Page: View {
            let notes: Notes
            @State private var flags = [Bool](repeating: true, count: 8)
            @State private var item: Item? = Item()
            private func plain() { notes.add("plain") }
            private func reasoned(_ reason: DismissalReason) { notes.add(reason.rawValue) }
            var body: some View {
                VStack {
                    Text("0").sheet(isPresented: $flags[0]) { Text("x") }
                    Text("1").sheet(isPresented: $flags[1], onDismiss: { notes.add("closure") }) { Text("x") }
                    Text("2").sheet(isPresented: $flags[2], onDismiss: plain) { Text("x") }
                    Text("3").sheet(isPresented: $flags[3], onDismiss: reasoned) { Text("x") }
                    Text("4").sheet(isPresented: $flags[4]) {
                        Text("x")
                    } onDismiss: {
                        notes.add("last")
                    }
                    Text("5").sheet(isPresented: $flags[5], onDismiss: nil) { Text("x") }
                    Text("6").sheet(isPresented: $flags[6], onDismiss: { _ in notes.add("ignored") }) { Text("x") }
                    Text("7").sheet(
                        isPresented: $flags[7],
                        onDismiss: {
                            let words = ["more", "lines"]
                            for word in words { notes.add(word) }
                        }
                    ) { Text("x") }
                    Text("8").sheet(item: $item, onDismiss: { notes.add("item") }) { Text("\($0.id)") }
                    Button("Close") {
                        flags = flags.map { _ in false }
                        item = nil
                    }
                }
            }
        }
        let screen = Screen { Page(notes: notes) }
        #expect(screen.layers.count == 9)
        screen.tap("Close")
        for layer in screen.layers.reversed() { screen.exited(layer) }
        #expect(
            notes.take().sorted()
                == ["closure", "ignored", "item", "last", "lines", "more", "plain", "programmatic"])
    }

    @Test("an item that another replaces ends for that reason; an exit that is reversed tells its next start too")
    func replaced() {
        struct Page: View {
            let notes: Notes
            @State private var item: Item? = Item(id: 1)
            var body: some View {
                VStack {
                    Button("Next") { item = Item(id: 2) }
                    Button("Close") { item = nil }
                }
                .sheet(
                    item: $item, onWillDismiss: { notes.add("will \($0.rawValue)") },
                    onDismiss: { notes.add("did \($0.rawValue)") }
                ) { Text("item \($0.id)") }
            }
        }
        let screen = Screen { Page(notes: notes) }
        screen.entered(screen.top)
        screen.tap("Next")
        screen.exited(screen.top)
        #expect(notes.take() == ["will replaced", "did replaced"])
        #expect(screen.shows("item 2"))
        screen.tap("Close")
        screen.tap("Next")
        screen.tap("Close")
        screen.exited(screen.top)
        #expect(notes.take() == ["will programmatic", "will programmatic", "did programmatic"])
    }

    @Test("a coordinator tells the reason, also of a presentation that was never shown")
    func coordinator() {
        let coordinator = PresentationCoordinator(), notes = notes
        let screen = Screen { Text("app").environment(\.presentationCoordinator, coordinator) }
        func present() -> UUID {
            coordinator.present(
                type: .sheet, onWillDismiss: { notes.add("will \($0.rawValue)") },
                onDismiss: { notes.add("did \($0.rawValue)") }
            ) { Text("x") }
        }
        screen.operations(after: { _ = present() })
        #expect(coordinator.presentations[0].onDismiss == nil)
        screen.entered(screen.top)
        screen.dismiss(screen.top, "drag")
        screen.exited(screen.top)
        #expect(notes.take() == ["will drag", "did drag"])
        screen.operations(after: { coordinator.dismiss(present()) })
        #expect(notes.take() == ["did programmatic"])
    }

    @Test("closures with reasons are released with their session")
    func released() {
        let probe = LeakProbe()
        struct Page: View {
            let token: LeakProbe.Token
            @State private var isShown = true
            var body: some View {
                Text("a").sheet(isPresented: $isShown, onWillDismiss: { [token] _ in _ = token }, onDismiss: { _ in }) {
                    Text("b")
                }
            }
        }
        do {
            let screen = Screen { Page(token: probe.token()) }
            screen.dismiss(screen.top, "scrim")
        }
        #expect(probe.alive == 0)
    }
}

extension DismissalReasonTests.Door {
    /// Indicates whether the user can dismiss it.
    fileprivate var isDismissible: Bool { ![.cover, .coverItem, .host, .link].contains(self) }
}
