// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Changes of geometry")
struct GeometryChangeTests {
    struct Measured: View {
        @State private var width = 0.0
        @State private var calls = 0
        var body: some View {
            Text("a").onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
                calls += 1
            }
            Text(verbatim: "width \(width) after \(calls)")
        }
    }

    @Test("the action hears of the first value and of those that differ")
    func change() {
        let screen = Screen { Measured() }
        let text = screen.all("T")[0]
        screen.send(.measure, to: text, .array([.number(120), .number(20)]))
        screen.send(.measure, to: text, .array([.number(120), .number(40)]))
        #expect(screen.html.contains("width 120.0 after 1"))
        screen.send(.measure, to: text, .array([.number(90), .number(40)]))
        #expect(screen.html.contains("width 90.0 after 2"))
    }

    private func measure(_ x: Double, _ y: Double, _ spaces: (String, [Double])...) -> EventPayload {
        let size: [EventPayload] = [100, 40, x, y, 0, 0, 0, 0].map { .number($0) }
        return .array(size + spaces.map { .array([.string($0)] + $1.map { .number($0) }) })
    }

    @Test("a frame is told in the nearest space of a name, and in the window if there is none")
    func named() {
        let proxy = GeometryProxy(
            measure(
                30, 50, (CoordinateSpace.named("board").wireName, [10, 20, 200, 300]),
                (CoordinateSpace.named("board").wireName, [1, 2, 3, 4]),
                (CoordinateSpace.named(7).wireName, [0, 5, 400, 500])))
        #expect(proxy?.frame(in: .named("board")) == CGRect(x: 20, y: 30, width: 100, height: 40))
        #expect(proxy?.frame(in: .named(7)) == CGRect(x: 30, y: 45, width: 100, height: 40))
        #expect(proxy?.frame(in: .named("no such")) == CGRect(x: 30, y: 50, width: 100, height: 40))
        #expect(proxy?.frame(in: .local) == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(proxy?.bounds(of: .named("board")) == CGRect(x: -20, y: -30, width: 200, height: 300))
        #expect(proxy?.bounds(of: .named("no such")) == nil)
    }

    @Test("an action for the frame runs when something scrolls, one for the size does not")
    func places() {
        struct Home: View {
            @State private var top = CGFloat(0)
            var body: some View {
                Text("a").onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minY
                } action: {
                    top = $0
                }
                GeometryReader { Text("\(Int($0.size.width))") }
                GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }
            }
        }
        let screen = Screen { Home() }
        let listening = elements(of: screen).filter { $0.handles(.measure) }
        #expect(listening.dropFirst().map { $0.attribute("data-places") } == [nil, ""])
        let operations = screen.send(.measure, to: listening[0], measure(0, 20))
        #expect(operations == [.attribute(listening[0].id, name: "data-places", value: "")])
        #expect(screen.send(.measure, to: listening[0], measure(0, 30)) == [])
    }
}
