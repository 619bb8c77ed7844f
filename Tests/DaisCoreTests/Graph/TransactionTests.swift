// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

/// Each operation as "code", with `~` before those that are animated.
@MainActor
func marks(_ operations: [DaisCore.Operation]) -> [String] {
    operations.flatMap { operation -> [String] in
        if case .animated(_, _, let inside) = operation { return inside.map { "~\(word($0))" } }
        return [word(operation)]
    }
}

/// Every element of a page, in document order.
@MainActor
func elements(of screen: Screen) -> [Element] {
    func list(_ element: Element) -> [Element] { [element] + element.children.flatMap(list) }
    return list(screen.tree.root)
}

private func word(_ operation: DaisCore.Operation) -> String {
    switch operation {
    case .style(_, let property, let value): "\(property) \(value ?? "-")"
    case .text(_, let text): text
    case .create: "create"
    case .remove: "remove"
    case .move: "move"
    default: "\(operation.code)"
    }
}

@Suite("What a transaction travels with")
@MainActor
struct TransactionTests {
    private struct Two: View {
        @State var x = 0.0
        @State var y = 0.0
        let animation: Animation?
        var body: some View {
            VStack {
                Text("A").opacity(1 - x)
                Text("B").opacity(1 - y)
                Button("Both") {
                    x = 0.5
                    withAnimation(.linear(duration: 1)) { y = 0.5 }
                    x = 0.75
                }
                Button("Nested") {
                    withAnimation(.linear) {
                        x = 0.5
                        withAnimation(nil) { y = 0.5 }
                    }
                }
                Button("Turn") { withAnimation { x = 0.5 } }
            }
        }
    }

    @Test("an animated change and those before and after it do not mix, though one body shows them all")
    func boundaries() {
        let screen = Screen { Two(animation: nil) }
        #expect(
            marks(screen.record { screen.button("Both").tap() }.operations) == [
                "opacity 0.5", "~opacity 0.5", "opacity 0.25",
            ])
    }

    @Test("no animation inside of one")
    func nested() {
        let screen = Screen { Two(animation: nil) }
        #expect(
            marks(screen.record { screen.button("Nested").tap() }.operations) == ["~opacity 0.5", "opacity 0.5"])
    }

    @Test("an animated leaf change is one short frame")
    func bytes() {
        let screen = Screen { Two(animation: nil) }
        let patch = screen.record { screen.button("Turn").tap() }
        #expect(patch.bytes <= 64, "\(patch.bytes) bytes")
        #expect(patch.bodies == 1)
    }

    private struct Bound: View {
        @State var value = 0.0
        @State var other = 0.0
        var body: some View {
            VStack {
                Text("In").opacity(1 - value).animation(.easeIn, value: value).offset(x: value)
                Text("Other").opacity(1 - other).animation(.easeIn, value: value)
                Button("Value") { value = 0.5 }
                Button("Other") { other = 0.5 }
                Button("Off") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { value = 0.5 }
                }
                Toggle("Bound", isOn: Binding(get: { other > 0 }, set: { other = $0 ? 0.5 : 0 }).animation(.easeOut))
            }
        }
    }

    @Test("an animation bound to a value animates what is inside of it when the value changes")
    func bound() {
        let screen = Screen { Bound() }
        #expect(
            marks(screen.record { screen.button("Value").tap() }.operations) == ["translate 0.5px 0", "~opacity 0.5"])
        let others = marks(screen.record { screen.button("Other").tap() }.operations)
        #expect(others.contains("opacity 0.5") && others.allSatisfy { !$0.hasPrefix("~") })
    }

    @Test("a transaction can turn such animations off")
    func disabled() {
        let screen = Screen { Bound() }
        #expect(
            marks(screen.record { screen.button("Off").tap() }.operations) == ["translate 0.5px 0", "opacity 0.5"])
    }

    @Test("a binding carries its animation")
    func binding() {
        let screen = Screen { Bound() }
        #expect(marks(screen.record { screen.toggle("Bound").tap() }.operations).contains("~opacity 0.5"))
    }

    private struct Inner: View {
        @State var x = 0.0
        var body: some View {
            Button("Inner") { x += 0.25 }.opacity(1 - x)
        }
    }

    @Test("a transaction modifier applies to changes that begin inside its view")
    func inherited() {
        let animated = Screen { Inner().transaction { $0.animation = .linear } }
        #expect(marks(animated.record { animated.button("Inner").tap() }.operations) == ["~opacity 0.75"])
        let still = Screen { Inner().transaction { $0.animation = nil }.transaction { $0.animation = .linear } }
        #expect(marks(still.record { still.button("Inner").tap() }.operations) == ["opacity 0.75"])
    }

    private struct Scoped: View {
        @State var x = 0.0
        var body: some View {
            Button("Scoped") { x = 0.5 }
                .opacity(1 - x)
                .animation(.linear) { $0.offset(x: x) }
        }
    }

    @Test("a scoped animation is for the modifiers in its body")
    func scoped() {
        let screen = Screen { Scoped() }
        #expect(
            Set(marks(screen.record { screen.button("Scoped").tap() }.operations)) == [
                "opacity 0.5", "~translate 0.5px 0",
            ])
    }

    private struct Rows: View {
        @State var rows = [1, 2, 3]
        @State var isShown = false
        var body: some View {
            VStack {
                VStack { ForEach(rows, id: \.self) { Text("Row \($0)") } }
                if isShown { Text("Shown") }
                Button("Rows") { withAnimation { rows = [3, 1, 4] } }
                Button("Mixed") {
                    isShown = true
                    withAnimation { rows = [2, 3] }
                }
            }
        }
    }

    @Test("children come, go and move in the transaction that changed them")
    func children() {
        let screen = Screen { Rows() }
        #expect(
            Set(marks(screen.record { screen.button("Rows").tap() }.operations)) == ["~remove", "~create", "~move"])
        let mixed = Screen { Rows() }
        #expect(marks(mixed.record { mixed.button("Mixed").tap() }.operations) == ["create", "~remove"])
    }

    private struct Following: View {
        @State var x = 0.0
        @State var y = 0.0
        @State var z = 0.0
        var body: some View {
            VStack {
                Text("A").opacity(1 - x).onChange(of: x) { y = x }
                Text("B").opacity(1 - y).onChange(of: y) { withAnimation(nil) { z = y } }
                Text("C").opacity(1 - z)
                Button("Animated") { withAnimation { x = 0.5 } }
                Button("Plain") { x = 0.25 }
            }
        }
    }

    @Test("a change by onChange has the transaction of its cause, unless it sets another")
    func onChange() {
        let screen = Screen { Following() }
        #expect(
            marks(screen.record { screen.button("Animated").tap() }.operations) == [
                "~opacity 0.5", "~opacity 0.5", "opacity 0.5",
            ])
        #expect(
            marks(screen.record { screen.button("Plain").tap() }.operations) == [
                "opacity 0.75", "opacity 0.75", "opacity 0.75",
            ])
    }

    @Test("a completion waits for what onChange has changed")
    func onChangeCompletion() {
        struct Late: View {
            @State var x = 0.0
            @State var y = 0.0
            let done: () -> Void
            var body: some View {
                Text("B").opacity(1 - y).onChange(of: x) { y = 0.5 }
                Button("Go") {
                    withAnimation(.linear(duration: 1)) {
                        x = 1
                    } completion: {
                        done()
                    }
                }
            }
        }
        var isDone = false
        let screen = Screen { Late { isDone = true } }
        let operations = screen.record { screen.button("Go").tap() }.operations
        #expect(operations.contains { if case .animated(_, [1], _) = $0 { true } else { false } })
        #expect(isDone)
    }

    @Test("every order of changes ends in the same page, and only what was animated is")
    func orders() throws {
        struct Many: View {
            @State var values = Array(repeating: 0.0, count: 4)
            let order: [Int]
            var body: some View {
                let shown = values
                VStack {
                    ForEach(0..<4, id: \.self) { Text("T\($0)").opacity(1 - shown[$0]) }
                    Button("Go") {
                        for index in order {
                            withAnimation(index % 2 == 0 ? .linear : nil) { values[index] = 0.5 }
                        }
                    }
                }
            }
        }
        var orders: [[Int]] = [[]]
        for _ in 0..<4 { orders = orders.flatMap { list in (0..<4).filter { !list.contains($0) }.map { list + [$0] } } }
        #expect(orders.count == 24)
        for order in orders {
            let screen = Screen { Many(order: order) }
            let found = marks(screen.record { screen.button("Go").tap() }.operations)
            #expect(found == order.map { $0 % 2 == 0 ? "~opacity 0.5" : "opacity 0.5" }, "\(order)")
        }
    }
}
