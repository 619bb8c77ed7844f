// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Effects by the place of a view")
struct VisualEffectTests {
    /// A report about a view of 100 by 50 points at 1,000 points of a scroll view with a height of 400 points, whose
    /// corner is at (20, 80) and whose content has 3,000 points.
    private func report(at y: Double = 1080, spaces: [JSONValue] = []) -> JSONValue {
        .array(
            [.string("effect"), .bool(false)] + [20, y, 100, 50, 0, 2600, 20, 80, 300, 400].map { .number($0) } + spaces
        )
    }

    private func space(_ name: String, at y: Double, height: Double, moves: Bool) -> JSONValue {
        .array([.string(name)] + [20, y, 300, height].map { .number($0) } + [.bool(moves)])
    }

    private var scrollView: JSONValue { space("^y", at: 80, height: 400, moves: false) }

    private func frames(
        _ report: JSONValue, _ effect: @escaping (GeometryProxy) -> some VisualEffect
    ) throws -> [EffectFrame] {
        try #require(EffectGeometry(report)).frames { effect($0)._changes }
    }

    @Test("an effect that depends on the size alone is one look")
    func size() throws {
        let found = try frames(report()) { EmptyVisualEffect().offset($0.size) }
        #expect(found.map(\.transform) == ["translate(100px,50px)"])
    }

    @Test("a linear effect is two looks, at the ends of the way")
    func linear() throws {
        let found = try frames(report(spaces: [scrollView])) {
            EmptyVisualEffect().offset(y: -$0.frame(in: .scrollView).minY)
        }
        #expect(found.map(\.place) == [-1800, 1200])
        #expect(found.map(\.transform) == ["translate(0,1800px)", "translate(0,-1200px)"])
    }

    @Test("an effect with corners has a look near each of them")
    func corners() throws {
        let found = try frames(report(spaces: [scrollView])) {
            EmptyVisualEffect().opacity(1 - min(abs($0.frame(in: .scrollView).minY) / 100, 1))
        }
        let corners = [-1800.0, -100, 0, 100, 1200]
        #expect(found.allSatisfy { frame in corners.contains { abs($0 - frame.place) < 2 } }, "\(found.map(\.place))")
        #expect(corners.allSatisfy { corner in found.contains { abs($0.place - corner) < 2 } })
    }

    @Test("an effect that jumps has two looks within half a point")
    func jumps() throws {
        let found = try frames(report(spaces: [scrollView])) {
            EmptyVisualEffect().scaleEffect($0.frame(in: .scrollView).minY < 33 ? 0.5 : 1)
        }
        #expect(found.map(\.transform) == ["scale(0.5,0.5)", "scale(0.5,0.5)", "scale(1,1)", "scale(1,1)"])
        #expect(found[1].place < 33 && found[2].place >= 33 && found[2].place - found[1].place <= 0.5)
    }

    @Test("an effect that changes its functions has a look on each side")
    func functions() throws {
        let found = try frames(report(spaces: [scrollView])) { proxy -> _VisualChanges in
            proxy.frame(in: .scrollView).minY < 0
                ? EmptyVisualEffect().blur(radius: 4)._changes : EmptyVisualEffect().opacity(0.5)._changes
        }
        #expect(found.map(\.filter) == ["blur(4px)", "blur(4px)", "none", "none"])
    }

    @Test("a curve has as many looks as it needs, and an effect that is all corners a limited number")
    func curves() throws {
        let curve = try frames(report(spaces: [scrollView])) {
            EmptyVisualEffect().offset(x: 40 * sin($0.frame(in: .scrollView).minY / 200))
        }
        #expect((20...120).contains(curve.count), "\(curve.count)")
        let noise = try frames(report(spaces: [scrollView])) {
            EmptyVisualEffect().offset(x: 500 * sin($0.frame(in: .scrollView).minY * 7.7))
        }
        #expect((100...257).contains(noise.count), "\(noise.count)")
    }

    @Test("the looks between which a browser interpolates are near those of the effect")
    func near() throws {
        var random = SeededNumbers(seed: 11)
        for _ in 0..<20 {
            let corners = (0..<4).map { _ in Double.random(in: -300...400, using: &random) }
            let effect = { (place: Double) in corners.reduce(0) { $0 + abs(place - $1) * 0.3 } }
            let found = try frames(report(spaces: [scrollView])) {
                EmptyVisualEffect().offset(x: effect($0.frame(in: .scrollView).minY))
            }
            for place in stride(from: -50.0, through: 400, by: 3) {
                let next = try #require(found.firstIndex { $0.place > place })
                let (a, b) = (found[next - 1], found[next])
                let part = (place - a.place) / (b.place - a.place)
                let shown = effect(a.place) + (effect(b.place) - effect(a.place)) * part
                #expect(abs(shown - effect(place)) < 1, "\(corners) at \(place)")
            }
        }
    }

    @Test("named spaces that scroll along keep their distance, and others do not")
    func spaces() throws {
        let inner = CoordinateSpace.named(AnyHashable("inner")), outer = CoordinateSpace.named(AnyHashable("outer"))
        let around = [
            space(inner.wireName, at: 1000, height: 400, moves: true), scrollView,
            space(outer.wireName, at: 0, height: 900, moves: false),
        ]
        let found = try frames(report(spaces: around)) {
            EmptyVisualEffect().offset(
                x: $0.frame(in: .named("inner")).minY, y: $0.frame(in: .named("outer")).minY)
        }
        #expect(found.map(\.transform) == ["translate(80px,-1720px)", "translate(80px,1280px)"])
    }

    @Test("a report gives the view its looks with one operation, and the content is not evaluated again")
    func report() throws {
        let log = Log()
        let screen = Screen {
            LoggedContent(log: log).visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        }
        let view = screen.all("W")[0]
        let cost = screen.measure(maxOperations: 1) { screen.send(.custom, to: view, report()) }
        #expect(cost.operations == 1)
        #expect(
            view.attributes.first { $0.name == AttributeName.visual }?.value
                == #"[[0,"translate(100px,0)","none",1]]"#)
        #expect(log.bodies == 1)
        screen.measure(maxOperations: 0) {
            screen.send(.custom, to: view, report(at: 1081))
            screen.send(.custom, to: view, .array([.string("effect"), .string("x")]))
        }
    }

    private final class Log {
        var bodies = 0
    }

    private struct LoggedContent: View {
        let log: Log

        var body: some View {
            log.bodies += 1
            return Text("Content")
        }
    }
}
