// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
    struct Top: View {
        @State private var name = "a"
        var body: some View {
            VStack {
                Button("Change") { name += "b" }
                Middle(name: $name)
            }
        }
    }
    struct Middle: View {
        @Binding var name: String
        var body: some View { VStack { Bottom(name: $name) } }
    }
    struct Bottom: View {
        @Binding var name: String
        var body: some View { Text(name) }
    }

    @Test("a binding that passes through views evaluates only the one that reads it")
    func chain() {
        let screen = Screen { Top() }
        let patch = screen.record { screen.button("Change").tap() }
        #expect(patch.operations == [.text(6, "ab")])
        #expect(patch.bodies == 1)
        #expect(patch.bytes <= 64)
    }

    struct Person: Equatable { var first = "Ada", last = "Byron" }
    struct Parts: View {
        @State private var person = Person()
        var body: some View {
            VStack {
                Button("Marry") { person.last = "Lovelace" }
                Bottom(name: $person.first)
                Bottom(name: $person.last)
            }
        }
    }

    @Test("a binding to a part reads and writes the part")
    func parts() {
        let screen = Screen { Parts() }
        let patch = screen.record { screen.button("Marry").tap() }
        #expect(patch.operations == [.text(6, "Lovelace")])
        #expect(screen.text("Ada").exists)
    }

    struct Unwrapping: View {
        @State private var name: String? = "x"
        var body: some View {
            VStack {
                Button("Remove") { name = nil }
                if let name = Binding($name) { Bottom(name: name) }
            }
        }
    }

    @Test("a binding to the inside of an optional goes with the value")
    func optional() {
        let screen = Screen { Unwrapping() }
        let patch = screen.record { screen.button("Remove").tap() }
        #expect(patch.operations == [.remove(5)])
    }

    struct Writer: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Same") { count = 0 }
                Button("Thrice") {
                    count += 1
                    count += 1
                    count += 1
                }
            }
        }
    }

    @Test("writing an equal value does nothing, several writes are one evaluation")
    func writes() {
        let screen = Screen { Writer() }
        let same = screen.record { screen.button("Same").tap() }
        #expect(same == RecordedPatch(operations: [], bodies: 0))
        let thrice = screen.record { screen.button("Thrice").tap() }
        #expect(thrice == RecordedPatch(operations: [.text(3, "3")], bodies: 1))
    }
}
