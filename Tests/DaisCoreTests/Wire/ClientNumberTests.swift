// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Numbers that a browser sends")
struct ClientNumberTests {
    /// The numbers that no browser sends: very small, very large, and what JSON cannot even write.
    nonisolated static let odd: [Double] = [
        1e-300, -1e-300, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan, 0, -0.0, 1e-3, 9.1e15,
    ]

    @Test("a length is a multiple of 1/64 point of at most ten million, whatever was sent", arguments: odd)
    func lengths(number: Double) {
        let value = JSONValue.number(number)
        for points in [value.points, value.length].compactMap({ $0 }) {
            #expect(points.isFinite && abs(points) <= 1e7 && points * 64 == (points * 64).rounded())
            #expect(Int(exactly: (1e7 / max(abs(points), 1 / 64)).rounded()) != nil)
        }
        #expect((value.length ?? 0) >= 0)
    }

    @Test("a factor and a plain number are finite, whatever was sent", arguments: odd)
    func amounts(number: Double) {
        let value = JSONValue.number(number)
        #expect((value.amount ?? 0).isFinite && abs(value.amount ?? 0) <= 1e7)
        #expect((value.number ?? 0).isFinite && Int(exactly: (value.number ?? 0).rounded()) != nil)
    }

    @Test("lengths of a real page keep their value")
    func kept() {
        #expect(JSONValue.number(101.328125).points == 101.328125)
        #expect(JSONValue.number(-3).length == nil)
        #expect(JSONValue.number(-3).points == -3)
        #expect(JSONValue.number(1.25).amount == 1.25)
        #expect(JSONValue.number(0.1).number == 0.1)
    }

    @Test("a number is limited to a range of integers, and what is none counts as 0")
    func integers() {
        #expect(Int(clamping: .nan, in: 3...5) == 3)
        #expect(Int(clamping: .nan, in: -5...5) == 0)
        #expect(Int(clamping: .infinity, in: 0...5) == 5)
        #expect(Int(clamping: -.infinity, in: Int.min...Int.max) == Int.min)
        #expect(Int(clamping: 2.9, in: 0...5) == 2)
        #expect(Int(clamping: 1e300, in: Int.min...Int.max) == Int.max)
    }

    @Test("paged tabs of almost no width are not turned to a page that does not exist")
    func pagedTabs() {
        let screen = Screen {
            TabView {
                Text("one").tabItem { Text("1") }
                Text("two").tabItem { Text("2") }
            }
            .tabViewStyle(.page)
        }
        let panels = screen.all(where: { $0.handles(.scroll) })[0]
        screen.send(.measure, to: panels, .array([1e-300, 1, 0, 0].map(JSONValue.number)))
        screen.send(.scroll, to: panels, .array([.number(1), .number(0)]))
        screen.send(.measure, to: panels, .array([0.015625, 1, 0, 0].map(JSONValue.number)))
        screen.send(.scroll, to: panels, .array([.number(1e300), .number(0)]))
        #expect(screen.text("one").exists)
    }

    struct Measured: View {
        let sizes: (GeometryProxy) -> Void
        var body: some View {
            GeometryReader { proxy in
                let _ = sizes(proxy)
                Text("\(proxy.size.width)")
            }
        }
    }

    @Test("a geometry reader sees no size between 0 and 1/64 point, so that a view can divide by it", arguments: odd)
    func geometry(number: Double) {
        var seen: [GeometryProxy] = []
        let screen = Screen { Measured { seen.append($0) } }
        let reader = screen.all(where: { $0.handles(.measure) })[0]
        screen.send(.measure, to: reader, .array([number, number, number, number].map(JSONValue.number)))
        for proxy in seen {
            for length in [proxy.size.width, proxy.size.height] { #expect(length == 0 || length >= 1 / 64) }
        }
    }

    @Test("a window of a size that no window has leaves the known size", arguments: odd)
    func viewport(number: Double) {
        let screen = Screen { Text("page") }
        screen.scope.viewportChanged(.array([.number(number), .number(number)]))
        for length in [screen.scope.facts.width, screen.scope.facts.height] {
            #expect(length == 0 || length >= 1 / 64 && length < 100_000)
        }
    }

    @Test("the number of a custom element's event is a count only if it can be one")
    func details() {
        func detail(_ number: Double) -> HTMLElementEvent.Detail { .init(json: .number(number)) }
        #expect(detail(4).int == 4)
        #expect(detail(4.5).int == nil)
        #expect(detail(1e300).int == nil)
        #expect(detail(1e300).number == 0x1p53)
        #expect(detail(1_764_000_000_000).number == 1_764_000_000_000)
        #expect(HTMLElementEvent.Detail(json: .string("4")).int == nil)
    }

    @Test("a gesture reports finite places and factors", arguments: odd)
    func gestures(number: Double) {
        let input = _GestureInput(.array([0, 0, number, number, number, number].map(JSONValue.number)))
        let report = input.take()!
        #expect(report.point(0).x.isFinite && report[0].isFinite && abs(report[0]) <= 1e7)
    }
}
