// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("State")
struct StateTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Increment") { count += 1 }
            }
        }
    }

    @Test("a tap that changes a state sends one text")
    func tap() {
        let screen = Screen { Counter() }
        let bodies = screen.bodies
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(operations == [.text(3, "Count: 1")])
        #expect(screen.bodies - bodies == 1)
    }

    struct Parent: View {
        @State private var on = false
        var body: some View {
            VStack {
                Button("Toggle") { on.toggle() }
                if on { Text("A").padding().opacity(0.5) }
                Child(on: $on)
                Other()
            }
        }
    }
    struct Child: View {
        @Binding var on: Bool
        var body: some View { Text(on ? "yes" : "no") }
    }
    struct Other: View {
        var body: some View { Text("other") }
    }

    @Test("a condition creates its content and a binding reaches its reader")
    func condition() {
        let screen = Screen { Parent() }
        let bodies = screen.bodies
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(screen.bodies - bodies == 2)
        guard operations.count == 3, case .rules(let css) = operations[0],
            case .create(2, before: 5, let html, first: 8, count: 1) = operations[2]
        else {
            Issue.record("unexpected operations: \(operations)")
            return
        }
        #expect(css.contains("opacity:0.5"))
        #expect(html.contains(">A</span>"))
        #expect(operations[1] == .text(5, "yes"))
        #expect(screen.operations(after: { screen.elements(.button)[0].click() }) == [.text(5, "no"), .remove(8)])
    }

    struct Rows: View {
        @State private var ids = [1, 2, 3, 4, 5]
        var body: some View {
            VStack {
                Button("Move") { ids = [5, 1, 2, 7, 3, 4] }
                ForEach(ids, id: \.self) { Text("row \($0)") }
            }
        }
    }

    @Test("rows move, come and go")
    func rows() {
        let screen = Screen { Rows() }
        let operations = screen.operations(after: { screen.elements(.button)[0].click() })
        #expect(
            operations == [
                .create(parent: 2, before: 7, html: "<span class=\"T\">row 7</span>", first: 11, count: 1),
                .move(9, before: 5),
            ])
    }
}

extension Screen {
    func elements(_ tag: ElementTag, below root: Element? = nil) -> [Element] {
        var found: [Element] = []
        func search(_ element: Element) {
            if element.tag == tag { found.append(element) }
            element.children.forEach(search)
        }
        search(root ?? tree.root)
        return found
    }
}
extension Element {
    func click() { _ = handle(.click, .null) }
}
