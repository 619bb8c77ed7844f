// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Identity")
struct IdentityTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    @Observable final class Model {
        var isFirst = true
        var id = 1
    }

    struct Branches: View {
        let model: Model
        var body: some View {
            VStack {
                if model.isFirst { Counter(name: "a") } else { Counter(name: "b") }
            }
        }
    }

    @Test("another branch is another view, also of the same type")
    func branches() {
        let model = Model()
        let screen = Screen { Branches(model: model) }
        screen.button("a 0").tap()
        let patch = screen.record { model.isFirst = false }
        #expect(patch.operations.count == 2)
        #expect(patch.operations.first == .remove(3))
        model.isFirst = true
        #expect(screen.all(.button).map(\.label) == ["a 0"])
    }

    struct Identified: View {
        let model: Model
        var body: some View { VStack { Counter(name: "c").id(model.id) } }
    }

    @Test("another id is another view, the same id keeps its state")
    func ids() {
        let model = Model()
        let screen = Screen { Identified(model: model) }
        screen.button("c 0").tap()
        model.isFirst = false
        #expect(screen.button("c 1").exists)
        model.id = 2
        #expect(screen.button("c 0").exists)
    }

    struct Erased: View {
        let model: Model
        var body: some View {
            VStack {
                model.isFirst ? AnyView(Counter(name: "d\(model.id)")) : AnyView(Text("other"))
            }
        }
    }

    @Test("an erased view keeps its state while its type stays")
    func erased() {
        let model = Model()
        let screen = Screen { Erased(model: model) }
        screen.button("d1 0").tap()
        model.id = 2
        #expect(screen.button("d2 1").exists)
        model.isFirst = false
        #expect(screen.text("other").exists)
        model.isFirst = true
        #expect(screen.button("d2 0").exists)
    }

    struct Ternary: View {
        let model: Model
        var body: some View { VStack { Counter(name: model.isFirst ? "x" : "y") } }
    }

    @Test("another value of the same view in the same place keeps its state")
    func sameplace() {
        let model = Model()
        let screen = Screen { Ternary(model: model) }
        screen.button("x 0").tap()
        model.isFirst = false
        #expect(screen.button("y 1").exists)
    }

    @Test("a type-erased view of any value exists if the value is a view")
    func anyValue() throws {
        let text: Any = Text("erased")
        #expect(Screen { AnyView(_fromValue: text) }.html.contains("erased"))
        #expect(AnyView(_fromValue: 3) == nil)
    }
}
