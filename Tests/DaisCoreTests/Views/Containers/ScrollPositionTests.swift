// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Positions of scroll views")
struct ScrollPositionTests {
    private final class Log {
        var position = ScrollPosition(idType: Int.self)
        var id: Int?
    }

    private struct Positioned: View {
        let log: Log
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollView {
                Text("Header")
                LazyVStack {
                    ForEach(0..<1000) { Text(verbatim: "row \($0)") }
                    Text("Last").id("last")
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .top)
            .onChange(of: position) { log.position = position }
            Button("Row") { position.scrollTo(id: 500) }
            Button("Centered") { withAnimation { position.scrollTo(id: 3, anchor: UnitPoint(x: 0.25, y: 0.5)) } }
            Button("Bottom") { position.scrollTo(edge: .bottom) }
            Button("Point") { position.scrollTo(point: CGPoint(x: 4, y: 120.5)) }
            Button("Nowhere") { position.scrollTo(x: .nan) }
        }
    }

    private struct Identified: View {
        let log: Log
        @State private var id: Int?

        var body: some View {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<20) { Text(verbatim: "card \($0)") } }.scrollTargetLayout()
            }
            .scrollPosition(id: $id)
            .onChange(of: id) { log.id = id }
            Button("Forward") { id = (id ?? 0) + 2 }
        }
    }

    private func press(_ name: String, in screen: Screen) throws -> [DaisCore.Operation] {
        screen.send(.click, to: try #require(screen.all { $0.words == name && $0.tag == .button }.first))
    }

    private func place(_ x: Double, _ y: Double, _ id: UInt32) -> JSONValue {
        .array([.number(x), .number(y), .number(Double(id))])
    }

    private func number(of words: String, in screen: Screen) throws -> UInt32 {
        try #require(screen.all { $0.words == words && $0.children.isEmpty }.first).id
    }

    @Test("scrolling sets the identifier of the view at the anchor, and the app's own change scrolls")
    func identifier() throws {
        let log = Log()
        let screen = Screen { Identified(log: log) }
        let scroll = screen.all("scroll")[0]
        let seven = try number(of: "card 7", in: screen)
        let answer = screen.send(.scroll, to: scroll, place(300, 0, seven))
        #expect(log.id == 7)
        #expect(answer.isEmpty, "the browser is there already")
        let forward = try press("Forward", in: screen)
        #expect(log.id == 9)
        let nine = try number(of: "card 9", in: screen)
        #expect(forward == [.position(scroll.id, target: nine, x: nil, y: nil, isSmooth: false)])
        screen.send(.scroll, to: scroll, place(300, 0, 0))
        screen.send(.scroll, to: scroll, .array([.number(300), .number(0), .number(4e12)]))
        screen.send(.scroll, to: scroll, .array([.number(300), .number(0)]))
        screen.send(.scroll, to: scroll, place(300, 0, scroll.id))
        #expect(log.id == 9, "what is no view of the layout changes nothing")
    }

    @Test("a position tells whether the user has scrolled, and to which view")
    func user() throws {
        let log = Log()
        let screen = Screen { Positioned(log: log) }
        let scroll = screen.all("scroll")[0]
        let row = try number(of: "row 2", in: screen)
        screen.send(.scroll, to: scroll, place(0, 90, row))
        #expect(log.position.isPositionedByUser)
        #expect(log.position.viewID(type: Int.self) == 2 && log.position.viewID as? Int == 2)
        #expect(log.position.edge == nil && log.position.point == nil)
        // Its identifier is no number.
        let last = try number(of: "Last", in: screen)
        screen.send(.scroll, to: scroll, place(0, 9000, last))
        #expect(log.position.isPositionedByUser && log.position.viewID == nil)
        _ = try press("Bottom", in: screen)
        #expect(!log.position.isPositionedByUser && log.position.edge == .bottom)
    }

    @Test("an app scrolls to a row that is not built, to an edge and to a point")
    func goals() throws {
        let screen = Screen { Positioned(log: Log()) }
        let scroll = screen.all("scroll")[0].id
        #expect(!screen.html.contains(">row 500<"))
        let far = try press("Row", in: screen)
        #expect(
            far.last == .position(scroll, target: try number(of: "row 500", in: screen), x: 0.5, y: 0, isSmooth: false))
        let centered = try press("Centered", in: screen)
        let three = try number(of: "row 3", in: screen)
        #expect(centered.last == .position(scroll, target: three, x: 0.25, y: 0.5, isSmooth: true))
        #expect(
            try press("Bottom", in: screen)
                == [.position(scroll, target: 0, x: nil, y: 10_000_000, isSmooth: false)])
        #expect(try press("Point", in: screen) == [.position(scroll, target: 0, x: 4, y: 120.5, isSmooth: false)])
        #expect(try press("Nowhere", in: screen) == [.position(scroll, target: 0, x: 0, y: nil, isSmooth: false)])
    }

    @Test("only the outermost scroll view follows a position")
    func outermost() throws {
        let screen = Screen {
            ScrollView {
                ScrollView(.horizontal) { Text("inner") }
                VStack { ForEach(0..<9) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
            }
            .scrollPosition(.constant(ScrollPosition(id: 5, anchor: .bottom)))
        }
        #expect(screen.all("scroll").map { $0.attribute("data-position") } == ["0 0", nil])
    }

    @Test("a proxy scrolls smoothly in an animation")
    func proxy() throws {
        let screen = Screen {
            ScrollViewReader { proxy in
                ScrollView { ForEach(0..<9) { Text(verbatim: "row \($0)") } }
                Button("Go") { withAnimation { proxy.scrollTo(5) } }
            }
        }
        let row = try number(of: "row 5", in: screen)
        #expect(try press("Go", in: screen) == [.scroll(row, edge: "nearest", isSmooth: true)])
    }

    @Test("a proxy may be used outside of the main actor")
    func proxyElsewhere() async throws {
        nonisolated(unsafe) var proxy: ScrollViewProxy?
        let screen = Screen {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { ForEach(0..<9) { Text(verbatim: "row \($0)") } }
            }
        }
        let row = try number(of: "row 5", in: screen)
        await Task.detached { proxy?.scrollTo(5) }.value
        var operations = screen.settle()
        // The main actor has the call soon, and other tests have the main actor meanwhile.
        for _ in 0..<1000 where operations.isEmpty {
            try await Task.sleep(for: .milliseconds(1))
            operations = screen.settle()
        }
        #expect(operations == [.scroll(row, edge: "nearest")])
    }

    @Test("a position made by the user keeps its view when the app claims it")
    func claimed() {
        var position = ScrollPosition(id: "a")
        position.isPositionedByUser = true
        #expect(position.isPositionedByUser && position.viewID(type: String.self) == "a")
        position.isPositionedByUser = false
        #expect(!position.isPositionedByUser && position.viewID(type: String.self) == "a")
        #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(y: 3).y == 3 && ScrollPosition(x: 1, y: 2).point != nil)
        #expect(ScrollPosition(idType: Int.self) != ScrollPosition(idType: String.self))
    }
}
