// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Pasting")
struct PasteTests {
    struct Pasting: View {
        @State private var texts: [String] = []
        var body: some View {
            Text(texts.joined(separator: "|"))
            PasteButton(payloadType: String.self) { texts += $0 }
        }
    }

    private func item(_ contents: (String, String)...) -> JSONValue {
        .array(contents.map { .array([.string($0.0), .string($0.1)]) })
    }

    @Test("the button names the types and the words that the browser needs at the press")
    func attributes() {
        let screen = Screen { PasteButton(payloadType: String.self) { _ in } }
        let button = screen.elements(.button)[0]
        #expect(
            button.attribute("data-paste")
                == #"{"large":"This is too large to be pasted.","said":"Press Ctrl+V or ⌘V to paste.","types":["text/plain"]}"#
        )
        #expect(screen.tree.root.markup.contains(#" data-on="click paste""#))
        func types<V: View>(_ view: V) -> String? { Screen { view }.elements(.button)[0].attribute("data-paste") }
        #expect(
            types(PasteButton(payloadType: URL.self) { _ in })?.hasSuffix(#""types":["text/uri-list","text/plain"]}"#)
                == true)
        #expect(types(PasteButton(payloadType: Image.self) { _ in })?.hasSuffix(#""types":["image/*"]}"#) == true)
        #expect(
            types(PasteButton(supportedContentTypes: [.png, .data]) { _ in })?
                .hasSuffix(#""types":["image/png","*"]}"#) == true)
    }

    @Test("what is pasted arrives in the same turn, and changes what reads it")
    func pastes() {
        let screen = Screen { Pasting() }
        let button = screen.elements(.button)[0]
        let text = screen.tree.root.children[0]
        let operations = screen.record {
            screen.send(
                .paste, to: button, .array([item(("text/plain", "a")), item(("text/html", "x"), ("text/plain", "b"))]))
        }.operations
        #expect(operations == [.text(text.id, "a|b")])
    }

    @Test(
        "a payload that no browser sends pastes nothing",
        arguments: [
            JSONValue.null, .string("a"), .array([]), .array([.null]), .array([.array([.null])]),
            .array([.array([.array([.string("text/plain")])])]),
            .array([.array([.array([.string("text/plain"), .string("%%%"), .bool(true)])])]),
            .array([.array([.array([.string("image/png"), .string("a")])])]), .object(["a": .null]),
        ])
    func bad(_ payload: JSONValue) {
        let screen = Screen { Pasting() }
        screen.send(.paste, to: screen.elements(.button)[0], payload)
        #expect(screen.tree.root.children[0].text == "")
    }

    @Test("a disabled button pastes nothing")
    func disabled() {
        let screen = Screen { Pasting().disabled(true) }
        screen.send(.paste, to: screen.elements(.button)[0], .array([item(("text/plain", "a"))]))
        #expect(screen.tree.root.children[0].text == "")
    }

    struct Photo: Transferable {
        let data: Data
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { Photo(data: $0) }
        }
    }

    @Test("bytes arrive as bytes, also where the representation takes time")
    func bytes() async {
        let notes = Notes()
        let screen = Screen {
            PasteButton(payloadType: Photo.self) { photos in notes.add("\(photos.map { Array($0.data) })") }
        }
        let content = JSONValue.array([.string("image/png"), .string("AP8="), .bool(true)])
        screen.send(.paste, to: screen.elements(.button)[0], .array([.array([content])]))
        await screen.settleTasks { !notes.list.isEmpty }
        #expect(notes.take() == ["[[0, 255]]"])
    }

    @Test("item providers load texts, addresses and bytes, and say what they have")
    func providers() async {
        let notes = Notes()
        let screen = Screen {
            PasteButton(supportedContentTypes: [.plainText]) { providers in
                for provider in providers {
                    notes.add("\(provider.registeredTypeIdentifiers)")
                    notes.add(
                        "\(provider.canLoadObject(ofClass: String.self)) \(provider.canLoadObject(ofClass: Image.self))"
                    )
                    notes.add("\(provider.hasItemConformingToTypeIdentifier("public.plain-text"))")
                    provider.loadObject(ofClass: String.self) { text, _ in notes.add(text ?? "no text") }
                    provider.loadObject(ofClass: Image.self) { image, error in
                        notes.add("\(image == nil) \(error != nil)")
                    }
                    provider.loadDataRepresentation(forTypeIdentifier: "public.html") { data, _ in
                        notes.add("\(data?.count ?? 0) bytes")
                    }
                }
            }
        }
        screen.send(
            .paste, to: screen.elements(.button)[0],
            .array([item(("text/plain", "a"), ("text/html", "<b>")), item(("image/png", "x"))]))
        await screen.settleTasks { notes.list.count == 6 }
        #expect(
            notes.take().sorted() == [
                "3 bytes", #"["public.plain-text", "public.html"]"#, "a", "true", "true false", "true true",
            ])
    }

    @Test("a validator decides about items, before the action")
    func validator() {
        let notes = Notes()
        let screen = Screen {
            PasteButton(supportedContentTypes: [.plainText], validator: { $0.count == 2 ? "pair" : nil }) {
                notes.add($0)
            }
        }
        screen.send(.paste, to: screen.elements(.button)[0], .array([item(("text/plain", "a"))]))
        #expect(notes.take() == [])
        screen.send(
            .paste, to: screen.elements(.button)[0], .array([item(("text/plain", "a")), item(("text/plain", "b"))]))
        #expect(notes.take() == ["pair"])
    }

    @Test("a destination takes valid values alone")
    func destination() {
        let notes = Notes()
        let screen = Screen {
            Text("a").pasteDestination(for: String.self) {
                notes.add($0.joined())
            } validator: {
                $0.filter { $0 != "no" }
            }
        }
        let view = screen.tree.root.children[0]
        #expect(
            view.attribute("data-paste") == #"{"large":"This is too large to be pasted.","types":["text/plain"]}"#)
        screen.send(.paste, to: view, .array([item(("text/plain", "no"))]))
        #expect(notes.take() == [])
        screen.send(.paste, to: view, .array([item(("text/plain", "yes")), item(("text/plain", "no"))]))
        #expect(notes.take() == ["yes"])
    }
}
