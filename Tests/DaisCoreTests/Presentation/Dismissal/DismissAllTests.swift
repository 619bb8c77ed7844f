// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Dismissals of several presentations")
struct DismissAllTests {
    @Test("a coordinator dismisses what is above an entry, from the top down")
    func upTo() {
        let coordinator = PresentationCoordinator(), notes = Notes()
        let screen = Screen { Text("app").environment(\.presentationCoordinator, coordinator) }
        var ids: [UUID] = []
        screen.operations(after: {
            for number in 1...4 {
                ids.append(
                    coordinator.present(type: .sheet, onDismiss: { notes.add("\(number)") }, content: { Text("x") }))
            }
        })
        for layer in screen.layers { screen.entered(layer) }
        screen.operations(after: { #expect(coordinator.dismiss(upTo: ids[1])) })
        for layer in screen.layers.reversed() where layer !== screen.layers[0] && layer !== screen.layers[1] {
            screen.exited(layer)
        }
        #expect(notes.take() == ["4", "3"])
        #expect(coordinator.presentations.map(\.id) == Array(ids[...1]))
        screen.operations(after: { #expect(!coordinator.dismiss(upTo: ids[3])) })
        #expect(coordinator.count == 2)
        screen.operations(after: { coordinator.dismissAll { $0.type == .drawer(edge: .leading) } })
        #expect(coordinator.count == 2)
        screen.operations(after: { coordinator.dismissAll { $0.type == .sheet } })
        #expect(coordinator.count == 0)
    }

    struct Home: View {
        @State private var flags = [Bool](repeating: false, count: 4)
        var body: some View {
            VStack {
                Button("Open") { flags = flags.map { _ in true } }
                Text(flags.map { $0 ? "1" : "0" }.joined())
                Clear(name: "Window")
                Text("a").sheet(isPresented: $flags[0]) { Text("sheet") }
                Text("t").toast("Saved", isPresented: $flags[1])
                PresentationHost {
                    VStack {
                        Clear(name: "Host")
                        Text("b").sheet(isPresented: $flags[2]) { Text("hosted") }
                    }
                }
                Text("c").presentationHost(layerID: "own", id: "x", isPresented: $flags[3]) { Leaving() }
            }
            .presentationHostLayer(id: "own")
        }
    }

    struct Leaving: View {
        @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
        var body: some View { Text("modal").onReceive(mode.dismissPublisher) { $0() } }
    }

    struct Clear: View {
        let name: String
        @Environment(\.dismissAll) private var dismissAll
        var body: some View {
            Button(name) { dismissAll() }
            Button("\(name) Layer") { dismissAll(inLayer: "own") }
        }
    }

    private func flags(_ button: String) -> String {
        let screen = Screen { Home() }
        screen.operations(after: { _ = screen.button(titled: "Open")!.handle(.click, .null) })
        #expect(screen.machines.count == 4)
        screen.operations(after: { _ = screen.button(titled: button)!.handle(.click, .null) })
        return ["0101", "1101", "1110", "1111", "0111"].first { screen.html.contains(">\($0)<") } ?? "?"
    }

    @Test("all presentations of the nearest host are dismissed, but no toasts")
    func hosts() {
        #expect(flags("Window") == "0111")
        #expect(flags("Host") == "1101")
    }

    @MainActor @Observable
    final class Guards {
        var isDisabled = false
        var needsAnswer = false
        @ObservationIgnored var action: DismissAllAction?
        nonisolated init() {}
    }

    struct Guarded: View {
        let guards: Guards
        let notes: Notes
        @State private var isOuter = true
        @State private var isInner = true
        @Environment(\.dismissAll) private var dismissAll
        var body: some View {
            Text("page \(isOuter) \(isInner)").onAppear { guards.action = dismissAll }
                .sheet(isPresented: $isOuter, onDismiss: { notes.add("outer \($0.rawValue)") }) {
                    Text("outer")
                        .interactiveDismissDisabled(guards.isDisabled, for: [.escape]) {
                            notes.add("attempt \($0.rawValue)")
                        }
                        .dismissalConfirmationDialog("Discard?", shouldPresent: guards.needsAnswer) {
                            Button("Discard", role: .destructive) { notes.add("discarded") }
                            Button("Keep", role: .cancel) {}
                        }
                        .sheet(isPresented: $isInner, onDismiss: { notes.add("inner \($0.rawValue)") }) {
                            Text("inner")
                        }
                }
        }
    }

    private func follow(_ guards: Guards, _ notes: Notes) async -> (Screen, ScreenTask<Bool>) {
        let screen = Screen { Guarded(guards: guards, notes: notes) }
        for layer in screen.layers { screen.entered(layer) }
        return (screen, await screen.start { await guards.action!.ifAllowed() })
    }

    @Test("a link closes what is open, from the top down, if nothing has to stay")
    func allowed() async {
        let notes = Notes()
        let (screen, task) = await follow(Guards(), notes)
        #expect(await task.value)
        for layer in screen.layers.reversed() { screen.exited(layer) }
        #expect(notes.take() == ["inner programmatic", "outer programmatic"])
        #expect(screen.html.contains("page false false") && screen.machines.isEmpty)
        let next = await screen.start { await DismissAllAction(nil, nil).ifAllowed() }
        #expect(await next.value, "nothing is open")
    }

    @Test("a presentation that may not be dismissed stays, is told of the attempt, and what is above it is gone")
    func guarded() async {
        let guards = Guards(), notes = Notes()
        guards.isDisabled = true
        let (screen, task) = await follow(guards, notes)
        #expect(await task.value == false)
        screen.exited(screen.layers[1])
        #expect(notes.take() == ["attempt back", "inner programmatic"])
        #expect(screen.html.contains("page true false") && screen.machines.map(\.state) == [.presented])
    }

    @Test("a question is asked first, and its answer decides", arguments: [true, false])
    func asked(_ discards: Bool) async {
        let guards = Guards(), notes = Notes()
        guards.needsAnswer = true
        let (screen, task) = await follow(guards, notes)
        await screen.settleTasks { screen.presentation("dialog").exists }
        #expect(!task.isOver)
        screen.presentation("dialog").button(discards ? "Discard" : "Keep").tap()
        #expect(await task.value == discards)
        #expect(screen.html.contains(discards ? "page false false" : "page true false"))
        #expect(notes.take().contains("discarded") == discards)
    }

    @Test("canceling the task leaves what is still open, and the end of the session ends the wait")
    func abandoned() async {
        let guards = Guards(), notes = Notes()
        guards.needsAnswer = true
        let task: Task<Bool, Never>
        do {
            let (screen, wait) = await follow(guards, notes)
            await screen.settleTasks { screen.presentation("dialog").exists }
            wait.cancel()
            #expect(await wait.value == false)
            #expect(screen.presentation("dialog").exists)
            screen.presentation("dialog").button("Keep").tap()
            let action = guards.action!
            task = Task { await action.ifAllowed() }
            await screen.settleTasks { screen.presentation("dialog").exists }
        }
        #expect(await task.value == false)
    }

    @Test("all modals of a named layer are dismissed")
    func layer() { #expect(flags("Window Layer") == "1110") }
}
