// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Presentations in the browser's history")
struct HistoryEntryTests {
    @Test("one that asks for it says so to the client, and Back may dismiss even a cover")
    func cover() {
        let shown = Binding<Bool>.box(true)
        let screen = Screen {
            Text("page").fullScreenCover(isPresented: shown) { Text("photo").presentationHistoryEntry() }
        }
        #expect(screen.top.attribute("data-history") == "")
        #expect(screen.top.attribute("data-dismiss") == "back")
        screen.entered(screen.top)
        screen.dismiss(screen.top, "back")
        #expect(!shown.wrappedValue)
    }

    @Test("Back means what Escape means, and nothing where that is not allowed")
    func escape() {
        let sheet = Binding<Bool>.box(true)
        let cover = Binding<Bool>.box(true)
        let screen = Screen {
            Text("page")
                .sheet(isPresented: sheet) { Text("sheet") }
                .fullScreenCover(isPresented: cover) { Text("cover") }
        }
        screen.dismiss(screen.layers[1], "back")
        #expect(sheet.wrappedValue && cover.wrappedValue)
        screen.operations(after: { screen.machines[1].exit(.programmatic) })
        screen.dismiss(screen.layers[0], "back")
        #expect(!sheet.wrappedValue)
    }
}

extension Binding where Value == Bool {
    /// A binding to a variable of its own.
    @MainActor static func box(_ value: Bool) -> Self {
        let box = BoolBox(value)
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

@MainActor
private final class BoolBox {
    var value: Bool
    init(_ value: Bool) { self.value = value }
}
