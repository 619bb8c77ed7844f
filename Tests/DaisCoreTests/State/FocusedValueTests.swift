// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Observation
import Testing

@testable import DaisCore

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
private struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
    private struct Status: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.note) private var note
        var body: some View {
            Text(verbatim: "title \(title ?? "none"), note \(note ?? "none")")
            Button("Clear") { note = "" }
        }
    }

    private struct Editor: View {
        @State private var first = "one"
        @State private var second = "two"
        @State private var showsSecond = true
        var body: some View {
            Status()
            Button("Close") { showsSecond = false }
            TextField("First", text: $first).focusedValue(\.note, $first)
            if showsSecond {
                VStack { TextField("Second", text: $second) }.focusedValue(\.note, $second).focusedValue(\.title, "2")
            }
        }
    }

    private func focus(_ screen: Screen, _ label: String, _ hasFocus: Bool = true) throws {
        var element = screen.elements(.input).first {
            $0.attribute("aria-label") == label || $0.attribute("placeholder") == label
        }
        while let here = element, !here.handles(.focus) { element = here.parent }
        screen.send(.focus, to: try #require(element), .bool(hasFocus))
    }

    @Test("the value of the focused view, or of a view around it, is read elsewhere and follows the focus")
    func follows() throws {
        let screen = Screen { Editor() }
        #expect(screen.text("title none, note none").exists)
        try focus(screen, "First")
        #expect(screen.text("title none, note one").exists)
        try focus(screen, "Second")
        try focus(screen, "First", false)
        #expect(screen.text("title 2, note two").exists)
    }

    @Test("a button does not take the focus away, so that its action can write the value")
    func writes() throws {
        let screen = Screen { Editor() }
        try focus(screen, "First")
        try focus(screen, "First", false)
        screen.button("Clear").tap()
        #expect(screen.text("title none, note ").exists)
    }

    @Test("a removed view provides nothing")
    func removed() throws {
        let screen = Screen { Editor() }
        try focus(screen, "Second")
        screen.button("Close").tap()
        #expect(screen.text("title none, note none").exists)
    }

    private struct Scene: View {
        @State private var title = "a"
        var body: some View {
            Status()
            Button("Rename") { title = "b" }
            Text("Page").focusedSceneValue(\.title, title)
        }
    }

    @Test("a value of the scene needs no focus, and follows its view")
    func scene() {
        let screen = Screen { Scene() }
        #expect(screen.text("title a, note none").exists)
        screen.button("Rename").tap()
        #expect(screen.text("title b, note none").exists)
    }
}
