// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Modifiers and elements")
struct BoxTests {
    private func elements<V: View>(_ view: @escaping () -> V) -> Int {
        func count(_ element: Element) -> Int { element.children.reduce(1) { $0 + count($1) } }
        return count(Screen(view).tree.root) - 1
    }

    @Test("modifiers in the order in which CSS paints share one element")
    func merged() {
        #expect(elements { Text("x").padding().background(.blue).opacity(0.5) } == 1)
        #expect(elements { Text("x").padding(4).padding(8) } == 1)
    }

    @Test("a modifier that comes too late gets an element around")
    func wrapped() {
        #expect(elements { Text("x").background(.blue).padding() } == 2)
        #expect(elements { Text("x").opacity(0.5).padding().background(.red).padding() } == 3)
    }

    @Test("a modifier of a group is one of each member")
    func group() {
        let screen = Screen {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .opacity(0.5)
            }
        }
        #expect(screen.tree.root.children[0].children.map { $0.style["opacity"] } == ["0.5", "0.5"])
    }

    struct Fading: View {
        @State private var isFaded = false
        var body: some View {
            VStack {
                Button("Fade") { isFaded.toggle() }
                Text("x").opacity(isFaded ? 0.25 : 0.5)
                Text("y").modifier(Attributes(isFaded ? ["title": "t"] : [:]))
            }
        }
    }

    @Test("a value that changes is one property, back to the class of the page as well")
    func properties() {
        let screen = Screen { Fading() }
        let there = screen.record { screen.button("Fade").tap() }
        #expect(
            there.operations == [
                .style(5, property: "opacity", value: "0.25"), .attribute(6, name: "title", value: "t"),
            ])
        let back = screen.record { screen.button("Fade").tap() }
        #expect(
            back.operations == [
                .style(5, property: "opacity", value: nil), .attribute(6, name: "title", value: nil),
            ])
    }

    struct Padding: View {
        @State private var isWide = true
        var body: some View {
            VStack {
                Button("Change") { isWide.toggle() }
                Text("x").modifier(InternedAppearance(value: isWide ? ["color": "red", "gap": "1px"] : ["gap": "1px"]))
            }
        }
    }
    struct InternedAppearance: BoxModifier, Equatable {
        let value: [String: String]
        static var layer: BoxLayer { .anywhere }
        func apply(to appearance: inout Appearance) {
            for (name, value) in value.sorted(by: { $0.key < $1.key }) { appearance.set(name, value) }
        }
    }

    @Test("a property that goes needs another class, whose rule is sent before it is used")
    func classes() {
        let screen = Screen { Padding() }
        let patch = screen.record { screen.button("Change").tap() }
        guard patch.operations.count == 2, case .rules(let css) = patch.operations[0],
            case .attribute(5, "class", let list?) = patch.operations[1]
        else {
            Issue.record("unexpected \(patch.operations)")
            return
        }
        #expect(css.hasSuffix("{gap:1px}"))
        #expect(list.hasSuffix(css.dropFirst().prefix { $0 != "{" }))
    }

    @Test("text is escaped and no style attribute is ever written")
    func markup() {
        let screen = Screen { Text("<b>&\"\r\0").padding(3) }
        #expect(screen.html.contains("&lt;b>&amp;\"&#13;<"))
        #expect(!screen.html.contains("style="))
    }
}
