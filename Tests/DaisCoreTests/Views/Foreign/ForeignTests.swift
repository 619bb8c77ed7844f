// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Custom elements of the web")
struct ForeignTests {
    @Observable
    final class Model {
        var stars = 2
        var events: [String] = []
        nonisolated init() {}
    }
    struct Rating: View {
        let model: Model
        var body: some View {
            HTMLElementView("star-rating", attributes: ["value": "\(model.stars)", "max": "5"], events: ["rate"]) {
                event in
                model.events.append(event.name)
                model.stars = event.detail["value"].int ?? 0
                model.events.append(event.detail["by"][0].string ?? "")
            }
        }
    }

    private func foreign(_ element: Element) -> Element? {
        element.customName != nil ? element : element.children.lazy.compactMap { foreign($0) }.first
    }

    @Test("attributes go in, also later, and events come out with their detail")
    func bothWays() {
        let model = Model()
        let screen = Screen { Rating(model: model) }
        #expect(
            screen.html.contains(
                "<star-rating class=\"foreign\" max=\"5\" value=\"2\" data-events=\"rate\" data-on=\"custom\"></star-rating>"
            ))
        let element = foreign(screen.tree.root)!
        let detail = JSONValue.object(["value": .number(4), "by": .array([.string("hand")])])
        let operations = screen.send(.custom, to: element, .array([.string("rate"), detail]))
        #expect(model.events == ["rate", "hand"])
        #expect(operations == [.attribute(element.id, name: "value", value: "4")])
        screen.send(.custom, to: element, .array([.string("other"), detail]))
        #expect(model.events.count == 2)
    }

    @Test("a custom element gets no attribute that is a script, a style or the client's")
    func refused() {
        let screen = Screen {
            VStack {
                HTMLElementView(
                    "my-link",
                    attributes: [
                        "onclick": "a()", "style": "b", "id": "c", "data-on": "d", "src": " JavaScript:e()",
                        "Title": "f",
                        "x y": "g", "title": "<\"&>",
                    ])
                HTMLElementView("my-frame", attributes: ["src": "javascript:\u{E33}=alert(1)"])
                HTMLElementView("script")
                HTMLElementView("x-y><img")
            }
        }
        #expect(screen.html.contains("<my-link class=\"foreign\" title=\"&lt;&quot;&amp;>\"></my-link>"))
        #expect(screen.html.contains("<my-frame class=\"foreign\"></my-frame>"))
        #expect(!screen.html.contains("<script") && !screen.html.contains("<img"))
    }
}
