// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Long lists")
struct LongListTests {
    struct Rows: View {
        let count: Int
        let probe: LeakProbe
        var body: some View {
            LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0, token: probe.token()) } }
        }
    }
    struct Row: View {
        let number: Int
        let token: LeakProbe.Token
        var body: some View { Text(verbatim: "row \(number)") }
    }

    @Test("of many rows only those near the window have nodes")
    func window() {
        let probe = LeakProbe()
        let screen = Screen { Rows(count: 10_000, probe: probe) }
        #expect(probe.alive < 200)
        #expect(screen.text("row 0").exists)
        #expect(!screen.text("row 5000").exists)
        #expect(screen.html.utf8.count < 20_000)
    }

    @Test("scrolling builds what comes into view and releases what is far from it")
    func scrolling() throws {
        let probe = LeakProbe()
        let screen = Screen { Rows(count: 10_000, probe: probe) }
        var before: Element?
        func search(_ element: Element) {
            if element.attribute("data-lazy") == "before" { before = element }
            element.children.forEach(search)
        }
        search(screen.tree.root)
        let standIn = try #require(before)
        screen.send(.window, to: standIn, .array([.number(200_000), .number(200_800), .number(40)]))
        #expect(screen.text("row 5000").exists)
        #expect(!screen.text("row 0").exists)
        #expect(probe.alive < 200)
    }

    @Test("what a browser says of the window is never trusted")
    func nonsense() throws {
        let screen = Screen { Rows(count: 1_000, probe: LeakProbe()) }
        var before: Element?
        func search(_ element: Element) {
            if element.attribute("data-lazy") == "before" { before = element }
            element.children.forEach(search)
        }
        search(screen.tree.root)
        let standIn = try #require(before)
        let numbers: [Double] = [-1e308, 1e308, 0, -1, 1e15, 1e-300]
        for start in numbers {
            for end in numbers {
                screen.send(.window, to: standIn, .array([.number(start), .number(end), .number(start)]))
            }
        }
        #expect(screen.text(containing: "row").count <= 1_000)
    }

    @Test("a list that is gone is released")
    func release() {
        let probe = LeakProbe()
        do {
            let screen = Screen { Rows(count: 1_000, probe: probe) }
            #expect(screen.text("row 0").exists)
        }
        #expect(probe.alive == 0)
    }
}
