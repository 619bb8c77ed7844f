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

    @Test("all modals of a named layer are dismissed")
    func layer() { #expect(flags("Window Layer") == "1110") }
}
