// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Scroll views that the app observes")
struct ScrollObserverTests {
    private final class Log {
        var lines: [String] = []
    }

    /// A report of a container of 300 by 400 points, with content of 300 by 2,000 points and a top inset of 20.
    private func geometry(at y: Double) -> JSONValue {
        .array([0, y, 300, 2000, 20, 0, 0, 0, 300, 400].map { .number($0) })
    }

    private func move(_ scroll: Element, to y: Double, in screen: Screen) {
        screen.send(.custom, to: scroll, .array([.string("geometry"), geometry(at: y)]))
    }

    private func phase(_ name: String, _ scroll: Element, _ dy: Double = 0, in screen: Screen) {
        let report: [JSONValue] = [.string("phase"), geometry(at: 50), .string(name), .number(0), .number(dy)]
        screen.send(.custom, to: scroll, .array(report))
    }

    @Test("a geometry has the visible area between the insets of a scroll view")
    func rects() throws {
        let geometry = try #require(ScrollGeometry(geometry(at: -20)))
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
        #expect(geometry.contentSize == CGSize(width: 300, height: 2000))
        #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 300, height: 400))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 300, height: 380))
        #expect(ScrollGeometry(.array([.number(1)])) == nil)
        #expect(ScrollGeometry(.array(Array(repeating: .string("1"), count: 10))) == nil)
    }

    @Test("an action runs when its value changes")
    func values() throws {
        let log = Log()
        let screen = Screen {
            ScrollView { Text("Content") }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: { old, new in
                    log.lines.append("\(old) \(new)")
                }
        }
        let scroll = screen.all("scroll")[0]
        for y in [0.0, 50, 120, 300, 20] { move(scroll, to: y, in: screen) }
        #expect(log.lines == ["false true", "true false"])
        screen.send(.custom, to: scroll, .array([.string("geometry"), .string("x")]))
        screen.send(.custom, to: scroll, .array([.string("other"), geometry(at: 500)]))
        #expect(log.lines.count == 2, "what is no geometry changes nothing")
    }

    @Test("an action runs with the first geometry if the content begins elsewhere")
    func first() {
        let log = Log()
        let screen = Screen {
            ScrollView { Text("Content") }
                .onScrollGeometryChange(for: Double.self) {
                    $0.contentOffset.y
                } action: { old, new in
                    log.lines.append("\(old) \(new)")
                }
        }
        move(screen.all("scroll")[0], to: 120, in: screen)
        #expect(log.lines == ["-20.0 120.0"])
    }

    @Test("a phase has the phase before, the geometry and the speed")
    func phases() throws {
        let log = Log()
        let screen = Screen {
            ScrollView { Text("Content") }
                .onScrollPhaseChange { old, new, context in
                    let speed = context.velocity.map { "\(Int($0.dy))" } ?? "-"
                    log.lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y)) \(speed)")
                }
        }
        let scroll = screen.all("scroll")[0]
        phase("tracking", scroll, in: screen)
        phase("interacting", scroll, 240, in: screen)
        phase("interacting", scroll, 300, in: screen)
        phase("rolling", scroll, in: screen)
        phase("idle", scroll, in: screen)
        #expect(log.lines == ["idle tracking 50 -", "tracking interacting 50 240", "interacting idle 50 -"])
        #expect(ScrollPhase.animating.isScrolling && !ScrollPhase.tracking.isScrolling)
    }

    @Test("several observers of a scroll view, and a bound position, each get their reports")
    func several() throws {
        let log = Log()
        let screen = Screen {
            ScrollView {
                ScrollView(.horizontal) { Text("Inner") }
                Text("Row").id(3)
            }
            .scrollPosition(.constant(ScrollPosition(idType: Int.self)))
            .onScrollGeometryChange(for: Int.self) {
                Int($0.contentOffset.y)
            } action: { _, new in
                log.lines.append("first \(new)")
            }
            .onScrollGeometryChange(for: Int.self) {
                Int($0.contentOffset.y) / 100
            } action: { _, new in
                log.lines.append("second \(new)")
            }
            .onScrollPhaseChange { _, new in log.lines.append("\(new)") }
        }
        #expect(screen.all("scroll").map { $0.attribute("data-observed") } == ["geometry phase", nil])
        #expect(screen.all("scroll").map { $0.handles(.custom) && $0.handles(.scroll) } == [true, false])
        let scroll = screen.all("scroll")[0]
        move(scroll, to: 0, in: screen)
        move(scroll, to: 50, in: screen)
        phase("animating", scroll, in: screen)
        move(scroll, to: 150, in: screen)
        #expect(log.lines == ["first 0", "first 50", "animating", "second 1", "first 150"], "outermost first")
    }

    @Test("an action of an observer always is the current one")
    func current() throws {
        let log = Log()
        let screen = Screen { Counting(log: log) }
        let scroll = screen.all("scroll")[0]
        move(scroll, to: 0, in: screen)
        screen.send(.click, to: try #require(screen.all { $0.words == "More" && $0.tag == .button }.first))
        move(scroll, to: 1, in: screen)
        #expect(log.lines == ["count 0", "count 1"])
    }

    private struct Counting: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            ScrollView { Text("Count \(count)") }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, _ in
                    log.lines.append("count \(count)")
                }
            Button("More") { count += 1 }
        }
    }

    @Test("a view that comes into sight says so, and that it leaves it, each once")
    func sight() throws {
        let log = Log()
        let screen = Screen {
            ScrollView {
                Text("Video").onScrollVisibilityChange(threshold: 0.2) { log.lines.append("\($0)") }
                Text("All").onScrollVisibilityChange(threshold: 7) { _ in }
                Text("Half").onScrollVisibilityChange(threshold: .nan) { _ in }
            }
        }
        let views = screen.all { $0.attribute("data-sight") != nil }
        #expect(views.map { $0.attribute("data-sight") } == ["0.2", "1", "0.5"])
        for seen in [false, true, true, false] {
            screen.send(.custom, to: views[0], .array([.string("sight"), .bool(seen)]))
        }
        screen.send(.custom, to: views[0], .array([.string("sight"), .number(1)]))
        #expect(log.lines == ["true", "false"])
    }

    @Test("the targets in sight are told by their identifiers, in the order of the browser's report")
    func targets() throws {
        let log = Log()
        let screen = Screen {
            ScrollView {
                VStack {
                    ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                    Text("other").id(7)
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: String.self) { log.lines.append($0.joined()) }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 2) { log.lines.append("\($0)") }
        }
        let port = try #require(screen.all { $0.attribute("data-seen") != nil }.first)
        #expect(port.attribute("data-seen") == "0.5 1")
        #expect(port.attribute("data-observed") == nil)
        let stack = try #require(screen.all { $0.classes.split(separator: " ").contains("targets") }.first)
        let numbers = stack.children.map { JSONValue.number(Double($0.id)) }
        screen.send(.custom, to: port, .array([.string("0.5"), .array([numbers[2], numbers[0], numbers[3]])]))
        screen.send(.custom, to: port, .array([.string("1"), .array([numbers[3], numbers[1], .number(9999)])]))
        screen.send(.custom, to: port, .array([.string("0.5"), .array([])]))
        screen.send(.custom, to: port, .array([.string("0.7"), .array(numbers)]))
        screen.send(.custom, to: port, .array([.string("0.5"), .string("nothing")]))
        #expect(log.lines == ["ca", "[7]", "", ""])
    }

    @Test("the anchors of a scroll view are set for all occasions, or for one")
    func anchors() {
        let screen = Screen {
            ScrollView { Text("A") }
                .defaultScrollAnchor(.top, for: .alignment)
                .defaultScrollAnchor(.bottom)
            ScrollView { Text("B") }.defaultScrollAnchor(nil)
            ScrollView([.horizontal, .vertical]) { Text("C") }.defaultScrollAnchor(.center)
        }
        let views = screen.all("scroll")
        #expect(views.map { $0.attribute("data-anchors") } == ["0.5 1 0.5 1", nil, "0.5 0.5 0.5 0.5"])
        #expect(!screen.html.contains("justify-content"))
    }
}
