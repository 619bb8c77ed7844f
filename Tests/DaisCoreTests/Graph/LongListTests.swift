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
        screen.send(.window, to: standIn, .array([.number(260_000), .number(260_800), .number(40 * 40)]))
        #expect(screen.text("row 5000").exists)
        #expect(!screen.text("row 0").exists)
        #expect(probe.alive < 200)
    }

    @Test("a list limits every window that a browser reports")
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

    /// Reports which rows are visible, as a browser does.
    private func show(_ top: Double, _ bottom: Double, _ height: Double, search: Bool = false, on screen: Screen) throws
    {
        let before = try #require(screen.all("lazy").first { $0.handles(.window) })
        var payload = [top, bottom, height].map { EventPayload.number($0) }
        if search { payload.append(.number(1)) }
        screen.send(.window, to: before, .array(payload))
    }

    @Test("a browser that claims tiny rows on a huge screen makes the server build few of them")
    func tiny() throws {
        let screen = Screen { Rows(count: 100_000, probe: LeakProbe()) }
        let built = screen.text(containing: "row").count
        try show(500_000, 508_000, Double(built) * 8, on: screen)
        #expect((1...801).contains(screen.text(containing: "row").count))
        try show(40_000, 48_000, 801 * 8, on: screen)
        #expect((1...801).contains(screen.text(containing: "row").count))
    }

    @Test("rows in view stay when others turn out to be higher than was thought")
    func estimates() throws {
        let screen = Screen { Rows(count: 10_000, probe: LeakProbe()) }
        try show(260_000, 260_800, 1600, on: screen)
        let above = try #require(screen.all("lazy").first { $0.handles(.window) })
        let start = try #require(above.attribute("data-more").flatMap { Int($0) })
        #expect(screen.text("row \(start)").exists && !screen.text("row \(start - 1)").exists)
        let height = try #require(above.style["height"].flatMap { Double($0.dropLast(2)) })
        // Twice as high as estimated: the tenth of them is in view, and a thousand rows further up nothing is.
        let built = Double(screen.text(containing: "row").count)
        try show(height + 1_000, height + 1_800, built * 104, on: screen)
        #expect(screen.text("row \(start + 10)").exists)
        #expect(above.style["height"] == "\((Int(above.attribute("data-more") ?? "") ?? 0) * 104)px")
    }

    @Test("moving the window does not look again at rows that are there")
    func kept() throws {
        var evaluated: [Int] = []
        let screen = Screen {
            LazyVStack {
                ForEach(0..<1_000) { number -> Text in
                    evaluated.append(number)
                    return Text(verbatim: "row \(number)")
                }
            }
        }
        evaluated = []
        try show(1_000, 1_800, 40 * 52, on: screen)
        #expect(!evaluated.isEmpty && evaluated.allSatisfy { $0 >= 40 })
    }

    @Test("a search gets every row, some with each answer, and afterwards they go again")
    func search() throws {
        let probe = LeakProbe()
        let screen = Screen { Rows(count: 6_000, probe: probe) }
        var counts: [Int] = []
        for _ in 0..<3 {
            try show(0, 800, 0, search: true, on: screen)
            counts.append(probe.alive)
        }
        #expect(counts[0] < 2_700 && counts[1] < 5_300)
        #expect(screen.text("row 5999").exists)
        #expect(screen.all("lazy").allSatisfy { $0.style["height"] == "0" && $0.attribute("data-more") == nil })
        try show(0, 800, 0, on: screen)
        #expect(probe.alive < 200)
        #expect(!screen.text("row 5999").exists)
    }

    @Test("a search goes on from what is visible, then turns to what is above")
    func searchFromTheMiddle() throws {
        let screen = Screen { Rows(count: 4_000, probe: LeakProbe()) }
        try show(160_000, 160_800, 1600, search: true, on: screen)
        #expect(screen.text("row 3999").exists)
        #expect(!screen.text("row 0").exists)
        try show(160_000, 160_800, 0, search: true, on: screen)
        #expect(screen.text("row 0").exists)
    }

    @Test("a search reaches so many rows of a longer list, around what is visible")
    func limit() throws {
        #expect(ListWindow.searchable == 20_000)
        try ListWindow.$searchable.withValue(600) {
            let screen = Screen { LazyVStack { ForEach(0..<1_000) { _ in Text(verbatim: "row") } } }
            for _ in 0..<3 { try show(0, 800, 0, search: true, on: screen) }
            #expect(screen.text(containing: "row").count == 600)
        }
    }

    @Test("a browser cannot have a whole list built with one enormous screen")
    func enormous() throws {
        let screen = Screen { Rows(count: 100_000, probe: LeakProbe()) }
        try show(0, 1e15, 0, on: screen)
        #expect(screen.text(containing: "row").count < 1_000)
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
