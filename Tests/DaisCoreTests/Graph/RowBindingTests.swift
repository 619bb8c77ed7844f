// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Bindings of rows whose element is gone")
struct RowBindingTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    final class Store {
        var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        @MainActor var binding: Binding<[Item]> { Binding(get: { self.items }, set: { self.items = $0 }) }
    }

    @Test("rows that were read before an element was removed still give a binding, which writes nothing")
    func stale() {
        let store = Store()
        let rows = IdentifiedBindings(base: store.binding) { $0.id }
        store.items.removeLast()
        let last = rows[1].binding
        #expect(last.wrappedValue == Item(id: 2, name: "two"))
        last.wrappedValue.name = "written"
        #expect(store.items == [Item(id: 1, name: "one")])
    }

    @Test("a row whose element is still there reads and writes it")
    func current() {
        let store = Store()
        let rows = IdentifiedBindings(base: store.binding) { $0.id }
        rows[1].binding.wrappedValue.name = "second"
        #expect(store.items[1].name == "second")
        #expect(rows[1].binding.wrappedValue.name == "second")
    }

    struct Editor: View {
        @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
        @State private var mode = EditMode.inactive
        var body: some View {
            VStack {
                Text("left \(items.count)")
                Button("Mode") { mode = mode.isEditing ? .inactive : .active }
                List {
                    ForEach($items) { $item in TextField("Name", text: $item.name) }
                        .onDelete { items.remove(atOffsets: $0) }
                }
                .environment(\.editMode, $mode)
            }
        }
    }

    @Test("rows are deleted one after the other while the list is edited, until none is left")
    func editing() {
        let browser = BurstBrowser { Editor() }
        browser.press("Mode")
        browser.session.runTurn()
        for left in [2, 1, 0] {
            let button = browser.element { $0.tag == .button && $0.words == "Delete" }?.id ?? 0
            browser.tell(button)
            browser.press("Mode")
            browser.tell(button)
            #expect(browser.says("left \(left)"))
        }
    }
}
