// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Sheets of an item")
struct SheetItemTests {
    struct Fruit: Identifiable, Equatable {
        var id: String
        var price = 1
    }

    struct Shop: View {
        let notes: Notes
        @State private var fruit: Fruit?
        var body: some View {
            VStack {
                Button("Apple") { fruit = Fruit(id: "apple") }
                Button("Pear") { fruit = Fruit(id: "pear") }
                Button("Dearer") { fruit?.price += 1 }
                Button("None") { fruit = nil }
            }
            .sheet(item: $fruit, onDismiss: { notes.add("dismissed") }) { fruit in
                Text("\(fruit.id) \(fruit.price)")
                    .onAppear { notes.add("\(fruit.id) appeared") }
                    .onDisappear { notes.add("\(fruit.id) disappeared") }
            }
        }
    }

    let notes = Notes()

    @Test("another value with the same id updates the sheet in place")
    func sameID() {
        let screen = Screen { Shop(notes: notes) }
        screen.tap("Apple")
        let layer = screen.top
        let operations = screen.operations(after: { screen.elements(.button)[2].click() })
        #expect(operations.count == 1)
        #expect(screen.top === layer)
        #expect(screen.shows("apple 2"))
    }

    @Test("another id: the old sheet leaves, onDismiss is called, the new one comes")
    func otherID() {
        let screen = Screen { Shop(notes: notes) }
        screen.tap("Apple")
        screen.tap("Pear")
        #expect(screen.layers.count == 1)
        #expect(screen.machines.map(\.state) == [.exiting(.replaced), .pending])
        screen.exited(screen.top)
        #expect(screen.layers.count == 1)
        #expect(screen.shows("pear 1"))
        #expect(notes.take() == ["apple appeared", "apple disappeared", "dismissed", "pear appeared"])
    }

    @Test("back to the first item during its exit: it turns around, the other was never seen")
    func backAgain() {
        let screen = Screen { Shop(notes: notes) }
        screen.tap("Apple")
        screen.tap("Pear")
        screen.tap("Apple")
        #expect(screen.machines.map(\.state) == [.entering])
        #expect(notes.take() == ["apple appeared"])
    }

    @Test("a sheet shows its last item while it leaves")
    func keepsContent() {
        let screen = Screen { Shop(notes: notes) }
        screen.tap("Apple")
        screen.tap("None")
        #expect(screen.shows("apple 1"))
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("the write-back of an old sheet does not end a new one")
    func writeBack() {
        let screen = Screen { Shop(notes: notes) }
        screen.tap("Apple")
        let old = screen.top
        screen.tap("Pear")
        screen.dismiss(old, "escape")
        screen.exited(old)
        #expect(screen.shows("pear 1"))
    }

    struct Careless: View {
        @State private var name: String? = "Ada"
        @State private var shown = true
        var body: some View {
            Button("End") {
                name = nil
                shown = false
            }
            .sheet(isPresented: $shown) { Text(name!) }
        }
    }

    @Test("content that unwraps what became nil in the same turn is not evaluated again")
    func unwrapped() {
        let screen = Screen { Careless() }
        screen.tap("End")
        #expect(screen.shows("Ada"))
    }
}
