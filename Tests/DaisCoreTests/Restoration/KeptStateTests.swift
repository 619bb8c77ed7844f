// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisCore
@testable import DaisTesting

@MainActor
@Suite("State while an app is being written")
struct KeptStateTests {
    enum Size: String, Codable { case small, large }

    struct Notes: View {
        let hint: String
        @State private var isAdding = false
        @State private var size = Size.small
        @State private var chosen: Int?
        @State private var notes: [String]
        @State private var long = ""

        init(first: String = "one", hint: String = "Text") {
            self.hint = hint
            _notes = State(initialValue: [first])
        }

        var body: some View {
            VStack {
                ForEach(notes, id: \.self) { Text($0) }
                Text("\(size.rawValue) \(chosen.map(String.init) ?? "none") \(long.count)")
                Button("Add") { isAdding = true }
                Button("Change") { (size, chosen, notes) = (.large, 7, notes + ["two"]) }
                Button("Grow") { long = String(repeating: "x", count: 5000) }
            }
            .sheet(isPresented: $isAdding) { Editor(hint: hint) }
        }
    }

    struct Editor: View {
        let hint: String
        @State private var taps = 0
        @State private var text = ""

        var body: some View {
            VStack {
                TextField(hint, text: $text)
                Button("Taps \(taps)") { taps += 1 }
            }
        }
    }

    private func screen(
        keeps: Bool = true, after before: Screen? = nil, @ViewBuilder _ view: @escaping () -> Notes
    ) -> Screen {
        var seal = SnapshotSeal(seal: { bytes, _, _ in String(decoding: bytes, as: UTF8.self) }, open: { _, _ in nil })
        seal.keepsStates = keeps
        let content = RootContent(title: nil) { view() }.sealed(by: seal)
        return Screen(content, #_sourceLocation, snapshot: before?.session.snapshot())
    }

    @Test("a sheet stays open, with the state in it, when a build has changed its view")
    func sheet() {
        let before = screen { Notes() }
        before.button("Add").tap()
        before.textField("Text").type("draft")
        before.button("Taps 0").tap()
        let after = screen(after: before) { Notes(hint: "Words") }
        #expect(after.sheet().exists)
        #expect(after.textField("Words").value == "draft")
        #expect(after.button("Taps 1").exists)
    }

    @Test("numbers, enumerations, optionals and arrays return")
    func kinds() {
        let before = screen { Notes() }
        before.button("Change").tap()
        let after = screen(after: before) { Notes() }
        #expect(after.text("large 7 0").exists)
        #expect(after.text("two").exists)
        #expect(screen(after: after) { Notes() }.text("large 7 0").exists)
    }

    @Test("a changed initial value is shown")
    func initial() {
        let before = screen { Notes() }
        before.button("Change").tap()
        let after = screen(after: before) { Notes(first: "first") }
        #expect(after.text("first").exists)
        #expect(!after.text("two").exists)
        #expect(after.text("large 7 0").exists)
    }

    @Test("a value of more than 4 kB is not kept, and does not cost the others")
    func large() {
        let before = screen { Notes() }
        before.button("Change").tap()
        before.button("Grow").tap()
        #expect(screen(after: before) { Notes() }.text("large 7 0").exists)
    }

    @Test("an app in production keeps only what has a name")
    func production() {
        let before = screen(keeps: false) { Notes() }
        before.button("Add").tap()
        #expect(before.session.snapshot().values.isEmpty)
        #expect(!screen(keeps: false, after: before) { Notes() }.sheet().exists)
    }
}
