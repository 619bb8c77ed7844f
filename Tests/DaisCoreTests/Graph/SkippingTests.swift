// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Skipping equal views")
struct SkippingTests {
    struct Page<Child: View>: View {
        @State private var turn = 0
        let child: (Int) -> Child
        var body: some View {
            VStack {
                Button("Turn") { turn += 1 }
                child(turn)
            }
        }
    }
    struct Plain: View {
        let number: Int
        var name = "x"
        var body: some View { Text("\(name)\(number)") }
    }
    struct Acting: View {
        let action: () -> Void
        var body: some View { Text("acting") }
    }
    final class Box {}
    struct Holding: View {
        let box: Box
        var body: some View { Text("box") }
    }
    struct Loose: View, Equatable {
        let number: Int
        let action: () -> Void
        nonisolated static func == (a: Loose, b: Loose) -> Bool { a.number == b.number }
        var body: some View { Text("\(number)") }
    }
    struct Stateful: View {
        @State private var count = 0
        let number: Int
        var body: some View { Text("\(number) \(count)") }
    }
    struct Nested: View {
        let inner: Plain
        var body: some View { inner }
    }

    /// Bodies evaluated when the page around the child changes; the page's own is one of them.
    private func bodies<V: View>(_ child: @escaping (Int) -> V) -> Int {
        let screen = Screen { Page(child: child) }
        return screen.record { screen.button("Turn").tap() }.bodies
    }

    @Test("a view with equal fields is not evaluated")
    func equal() { #expect(bodies { _ in Plain(number: 1) } == 1) }

    @Test("a view with a different field is")
    func different() { #expect(bodies { Plain(number: $0) } == 2) }

    @Test("a view that stores a closure is always evaluated")
    func closure() { #expect(bodies { _ in Acting(action: {}) } == 2) }

    @Test("objects are compared by identity")
    func object() {
        let box = Box()
        #expect(bodies { _ in Holding(box: box) } == 1)
        #expect(bodies { _ in Holding(box: Box()) } == 2)
    }

    @Test("an Equatable view decides for itself")
    func equatable() { #expect(bodies { _ in Loose(number: 1) {} } == 1) }

    @Test("state is no reason to evaluate, and is kept when another field is")
    func state() {
        #expect(bodies { _ in Stateful(number: 1) } == 1)
        #expect(bodies { Stateful(number: $0) } == 2)
    }

    @Test("a view inside a view is compared field by field")
    func nested() {
        #expect(bodies { _ in Nested(inner: Plain(number: 1)) } == 1)
        #expect(bodies { Nested(inner: Plain(number: $0)) } == 3)
    }
}
