// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Drag sources")
struct DraggableTests {
    struct Card: Codable, Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card", conformingTo: .json))
            ProxyRepresentation(exporting: \.name)
        }
    }

    @Test("a source has the words of its types, the texts for other programs, and what its keys are")
    func attributes() {
        let screen = Screen { Text("a").draggable(Card(name: "Ada")) }
        let view = screen.tree.root.children[0]
        let words = view.attribute("data-drag")?.split(separator: " ").map(String.init) ?? []
        #expect(words.first == "org.example.card")
        #expect(words.contains("public.json") && words.contains("public.utf8-plain-text"))
        #expect(words.contains("text/plain"))
        #expect(
            view.attribute("data-carries") == #"[["org.example.card","{\"name\":\"Ada\"}"],["text/plain","Ada"]]"#)
        #expect(view.attribute("draggable") == "true")
        #expect(view.attribute("tabindex") == "0")
        #expect(view.attribute("aria-description") == "draggable")
        #expect(view.attribute("aria-keyshortcuts") == "Alt+M")
        #expect(screen.tree.root.markup.contains(#" data-on="drag""#))
    }

    @Test("a control stays what it is for the keyboard")
    func control() {
        let screen = Screen { Button("Go") {}.draggable("a") }
        let button = screen.elements(.button)[0]
        #expect(button.attribute("data-drag") != nil)
        #expect(button.attribute("tabindex") == nil && button.attribute("aria-description") == nil)
    }

    @Test("what is visible to this app alone is not in the page")
    func visibility() {
        struct Secret: Codable, Transferable {
            let text: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json).visibility(.ownProcess)
            }
        }
        let screen = Screen { Text("a").draggable(Secret(text: "hidden")) }
        #expect(screen.tree.root.children[0].attribute("data-carries") == nil)
        #expect(!screen.html.contains("hidden"))
    }

    @Test("the payload is made again when the drag begins, and the page hears nothing")
    func lift() {
        let notes = Notes()
        func payload() -> String {
            notes.add("made")
            return "a"
        }
        let screen = Screen { Text("a").draggable(payload()) }
        _ = notes.take()
        let operations = screen.send(.drag, to: screen.tree.root.children[0], .bool(true))
        #expect(notes.take() == ["made"])
        #expect(operations.count == 1, "the words of what is lifted, which are those that are there")
    }

    struct Providing: View {
        let notes: Notes
        var body: some View {
            Text("a").onDrag {
                notes.add("began")
                return NSItemProvider(object: URL(string: "https://example.org")!)
            }
        }
    }

    @Test("a closure makes the item when the drag begins, and then the page knows its types")
    func provider() {
        let notes = Notes()
        let screen = Screen { Providing(notes: notes) }
        let view = screen.tree.root.children[0]
        #expect(notes.take() == [])
        #expect(view.attribute("data-drag") == "")
        let operations = screen.send(.drag, to: view, .bool(true))
        #expect(notes.take() == ["began"])
        let words = "public.url text/uri-list public.data public.item"
        #expect(operations == [.attribute(view.id, name: "data-drag", value: words)])
        #expect(screen.send(.drag, to: view, .bool(false)) == [.attribute(view.id, name: "data-drag", value: "")])
    }

    @Test("a drag by keys brings the words that are said")
    func keys() {
        let screen = Screen { Text("a").draggable("a").environment(\.locale, Locale(identifier: "de")) }
        let operations = screen.send(.drag, to: screen.tree.root.children[0], .string("keys"))
        let spoken = operations.compactMap { operation in
            if case .document("data-words", let value) = operation { value } else { nil }
        }
        #expect(spoken.count == 1)
        #expect(spoken.first?.contains(#""before":"Vor %@""#) == true)
    }

    @Test("a preview is in the page, out of sight and out of reach")
    func preview() {
        let screen = Screen { Text("a").draggable("a") { Text("preview") } }
        let preview = screen.tree.root.descendant { $0.classes.contains("drag-preview") }
        #expect(preview?.attribute("aria-hidden") == "true")
        #expect(preview?.attribute("inert") == "")
        #expect(!screen.text("preview").exists)
    }

    @Test("a disabled view is not lifted")
    func disabled() {
        let notes = Notes()
        let screen = Screen { Providing(notes: notes).disabled(true) }
        screen.send(.drag, to: screen.tree.root.children[0], .bool(true))
        #expect(notes.take() == [])
        #expect(!screen.html.contains("data-drag"))
    }

    @Test(
        "a payload that no browser sends lifts at most what a drag would", arguments: [JSONValue.null, .array([.null])])
    func odd(_ payload: JSONValue) {
        let screen = Screen { Text("a").draggable("a") }
        screen.send(.drag, to: screen.tree.root.children[0], payload)
        screen.send(.drag, to: screen.tree.root.children[0], .bool(false))
        #expect(screen.scope.drags.words(of: BoxProbe.box(of: screen.tree.root.children[0])!) == [])
    }
}

@MainActor
private enum BoxProbe {
    static func box(of element: Element) -> BoxNode? { element.extras?.view as? BoxNode }
}
