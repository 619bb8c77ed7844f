// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Drop destinations")
struct DropDestinationTests {
    typealias Card = DraggableTests.Card

    struct Places: View {
        let notes: Notes
        @State private var isTargeted = false
        var body: some View {
            Text("source").draggable(Card(name: "Ada"))
            Text(isTargeted ? "over" : "away")
                .dropDestination(for: Card.self) { cards, place in
                    notes.add("\(cards.map(\.name)) at \(place.x),\(place.y)")
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("texts").dropDestination(for: String.self) { texts, _ in
                notes.add("\(texts)")
                return true
            }
            Text("links").dropDestination(for: URL.self) { urls, _ in
                notes.add("\(urls.map(\.absoluteString))")
                return true
            }
        }
    }

    private let notes = Notes()

    private func report(
        _ phase: String, _ source: Element?, _ more: JSONValue...
    ) -> JSONValue {
        .array([.string(phase), .number(Double(source?.id ?? 0)), .number(3), .number(4), .bool(false)] + more)
    }

    private func places() -> (Screen, source: Element, card: Element, texts: Element, links: Element) {
        let screen = Screen { Places(notes: notes) }
        let views = screen.tree.root.children
        return (screen, views[0], views[1], views[2], views[3])
    }

    @Test("a destination says what it takes")
    func attributes() {
        let (_, _, card, texts, links) = places()
        #expect(card.attribute("data-drop") == "org.example.card")
        #expect(texts.attribute("data-drop") == "public.utf8-plain-text text/plain public.plain-text Files")
        #expect(links.attribute("data-drop") == "public.url text/uri-list public.plain-text text/plain Files")
        let image = Screen { Text("a").dropDestination(for: Image.self) { _, _ in true } }.tree.root.children[0]
        #expect(image.attribute("data-drop") == "public.image image/* Files")
        #expect(image.eventList == "drop files")
    }

    @Test("the value itself arrives, with the place, and the destination hears once that it is targeted")
    func within() {
        let (screen, source, card, _, _) = places()
        screen.send(.drag, to: source, .bool(true))
        #expect(screen.send(.drop, to: card, report("over", source)) == [.text(card.id, "over")])
        #expect(screen.send(.drop, to: card, report("over", source)) == [])
        #expect(screen.send(.drop, to: card, .array([.string("out")])) == [.text(card.id, "away")])
        #expect(screen.send(.drop, to: card, report("over", source)) == [.text(card.id, "over")])
        #expect(screen.send(.drop, to: card, report("drop", source)) == [.text(card.id, "away")])
        #expect(notes.take() == ["[\"Ada\"] at 3.0,4.0"])
    }

    @Test("another destination and the end of a drag take the target away")
    func leaving() {
        let (screen, source, card, texts, _) = places()
        screen.send(.drag, to: source, .bool(true))
        screen.send(.drop, to: card, report("over", source))
        #expect(screen.send(.drop, to: texts, report("over", source)) == [.text(card.id, "away")])
        screen.send(.drop, to: card, report("over", source))
        #expect(screen.send(.drag, to: source, .bool(false)).contains(.text(card.id, "away")))
        #expect(notes.take() == [])
    }

    @Test("a destination of another type gets a representation")
    func representation() {
        let (screen, source, _, texts, links) = places()
        screen.text("source").drag(to: screen.text("texts"))
        #expect(notes.take() == ["[\"Ada\"]"])
        screen.send(.drag, to: source, .bool(true))
        screen.send(.drop, to: links, report("drop", source))
        #expect(notes.take() == [], "Ada is no address")
        #expect(texts.id != links.id)
    }

    @Test("text and addresses come from outside, and the app's own type too, if another window has sent it")
    func outside() {
        let (screen, _, card, texts, links) = places()
        func items(_ contents: (String, String)...) -> JSONValue {
            .array([.array(contents.map { .array([.string($0.0), .string($0.1)]) })])
        }
        screen.send(.drop, to: texts, report("drop", nil, items(("text/plain", "hello"))))
        screen.send(.drop, to: links, report("drop", nil, items(("text/uri-list", "https://example.org"))))
        screen.send(.drop, to: card, report("drop", nil, items(("org.example.card", #"{"name":"Bob"}"#))))
        screen.send(.drop, to: card, report("drop", nil, items(("org.example.card", "no JSON"))))
        #expect(notes.take() == ["[\"hello\"]", "[\"https://example.org\"]", "[\"Bob\"] at 3.0,4.0"])
        let over = report("over", nil, .array([.string("org.example.card")]), .bool(false))
        #expect(screen.send(.drop, to: card, over) == [.text(card.id, "over")])
    }

    /// Returns what the router says about events, with its count.
    private func count(_ screen: Screen, _ element: Element, _ payload: JSONValue) -> Int {
        let router = EventRouter(tree: screen.tree)
        router.handle(ClientEvent(sequence: 1, element: element.id, kind: .drop, payload: payload))
        return router.dropped
    }

    @Test("a drop that names nothing lifted, or a type that is not taken, is refused and counted")
    func refused() {
        let (screen, source, card, _, links) = places()
        #expect(count(screen, card, report("drop", source)) == 1, "nothing is lifted")
        screen.send(.drag, to: source, .bool(true))
        #expect(count(screen, card, report("drop", source)) == 0)
        #expect(notes.take().count == 1)
        #expect(count(screen, card, report("drop", links)) == 1, "another element")
        let text = JSONValue.array([.array([.array([.string("text/plain"), .string("a")])])])
        #expect(count(screen, card, report("drop", nil, text)) == 1, "a text is no card")
        #expect(count(screen, card, report("drop", nil, .array([]), .bool(true))) == 1, "a file is no card")
        screen.send(.drag, to: source, .bool(false))
        #expect(count(screen, card, report("drop", source)) == 1, "the drag has ended")
        #expect(notes.take() == [])
    }

    @Test(
        "a payload that no browser sends is refused",
        arguments: [
            JSONValue.null, .string("drop"), .array([]), .array([.string("fly")]), .array([.string("drop")]),
            .array([.string("drop"), .number(-1)]), .array([.string("over"), .number(0.5)]),
            .array([.string("drop"), .number(1e300), .number(1e300)]),
        ])
    func malformed(_ payload: JSONValue) {
        let (screen, source, card, _, _) = places()
        screen.send(.drag, to: source, .bool(true))
        #expect(count(screen, card, payload) == 1)
        #expect(notes.take() == [])
    }

    @Test("a disabled destination takes nothing")
    func disabled() {
        let screen = Screen { Places(notes: notes).disabled(true) }
        let views = screen.tree.root.children
        let text = JSONValue.array([.array([.array([.string("text/plain"), .string("a")])])])
        #expect(count(screen, views[2], report("drop", nil, text)) == 1)
        #expect(notes.take() == [])
    }

    @Test("of two destinations at one view the first that takes the item gets it")
    func several() {
        let screen = Screen {
            Text("source").draggable("words")
            Text("both")
                .dropDestination(for: Card.self) { _, _ in
                    notes.add("card")
                    return true
                }
                .dropDestination(for: String.self) { texts, _ in
                    notes.add("text \(texts)")
                    return true
                }
        }
        screen.text("source").drag(to: screen.text("both"))
        #expect(notes.take() == ["text [\"words\"]"])
    }

    @Test("item providers load what was dropped")
    func providers() async {
        let screen = Screen {
            Text("source").onDrag { NSItemProvider(object: "words") }
            Text("target").onDrop(of: [.plainText], isTargeted: nil) { providers, place in
                for provider in providers {
                    provider.loadObject(ofClass: String.self) { text, _ in notes.add("\(text ?? "") \(place.x)") }
                }
                return true
            }
        }
        screen.text("source").drag(to: screen.text("target"))
        await screen.settleTasks { !notes.list.isEmpty }
        #expect(notes.take() == ["words 0.0"])
    }
}
