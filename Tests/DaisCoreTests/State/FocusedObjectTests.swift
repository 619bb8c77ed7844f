// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Focused objects")
struct FocusedObjectTests {
    private final class Document: ObservableObject {
        @Published var title: String
        init(_ title: String) { self.title = title }
    }

    private final class Project: ObservableObject {
        let name = "project"
    }

    private struct Status: View {
        @FocusedObject private var document: Document?
        @FocusedObject private var project: Project?
        var body: some View {
            Text(verbatim: "\(document?.title ?? "none") of \(project?.name ?? "none")")
            if let title = $document?.title { TextField("Title", text: title) }
        }
    }

    private struct Editor: View {
        let first = Document("one")
        let second = Document("two")
        let project = Project()
        @State private var log = ""
        var body: some View {
            Status()
            Text("first").focusable { log += $0 ? "in " : "out " }.focusedObject(first)
            Text("second").focusable(interactions: .edit).focusedObject(second)
            Text(verbatim: "log \(log)").focusedSceneObject(project)
            Button("Rename") { second.title = "new" }
        }
    }

    private func focus(_ screen: Screen, _ text: String, _ hasFocus: Bool = true) throws {
        var element = screen.all { $0.tag == .span && $0.fullText == text }.first
        while let here = element, !here.handles(.focus) { element = here.parent }
        screen.send(.focus, to: try #require(element), .bool(hasFocus))
    }

    @Test("the object of the focused view is read elsewhere, and that of the scene always")
    func follows() throws {
        let screen = Screen { Editor() }
        #expect(screen.text("none of project").exists)
        try focus(screen, "first")
        #expect(screen.text("one of project").exists)
        try focus(screen, "first", false)
        try focus(screen, "second")
        #expect(screen.text("two of project").exists)
        #expect(screen.text("log in out").exists)
    }

    @Test("a change of the object reaches its reader, and the reader's bindings write to it")
    func changes() throws {
        let screen = Screen { Editor() }
        try focus(screen, "second")
        screen.button("Rename").tap()
        #expect(screen.text("new of project").exists)
        let field = try #require(screen.elements(.input).first)
        screen.send(.input, to: field, .string("typed"))
        #expect(screen.text("typed of project").exists)
    }
}
