// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Trees of variadic views")
struct VariadicViewTests {
    @Observable final class Model {
        var names = ["a", "b"]
    }

    private struct WeightKey: _ViewTraitKey { static let defaultValue = 1 }

    private struct Divided: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                if child.id != children.first?.id { Text("-") }
                child
            }
        }
    }

    private struct Sum: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack {
                Text("sum \(children.reduce(0) { $0 + $1[WeightKey.self] })")
                children
            }
        }
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            VStack {
                _VariadicView.Tree(Divided()) {
                    Text("first")
                    ForEach(model.names, id: \.self) { Text($0) }
                }
            }
        }
    }

    private func words(_ screen: Screen) -> [String] { screen.all("T").map(\.words) }

    @Test("a root arranges the views of the content, and follows their changes")
    func arranges() {
        let model = Model()
        let screen = Screen { Rows(model: model) }
        #expect(words(screen) == ["first", "-", "a", "-", "b"])
        model.names = ["b"]
        screen.settle()
        #expect(words(screen) == ["first", "-", "b"])
    }

    @Test("a child has the id of its row, and no id of another type")
    func ids() {
        var found: [String] = []
        struct Root: _VariadicView.UnaryViewRoot {
            let tell: ([String]) -> Void
            func body(children: _VariadicView.Children) -> some View {
                let _ = tell(children.map { "\($0.id(as: String.self) ?? "none") \($0.id(as: Int.self) == nil)" })
                children
            }
        }
        _ = Screen {
            _VariadicView.Tree(Root { found = $0 }) {
                Text("loose")
                ForEach(["x"], id: \.self) { Text($0) }
            }
        }
        #expect(found == ["none true", "x true"])
    }

    @Test("a root reads the traits of the views")
    func traits() {
        let screen = Screen {
            _VariadicView.Tree(Sum()) {
                Text("a")._trait(WeightKey.self, 5)
                Text("b")
            }
        }
        #expect(words(screen) == ["sum 6", "a", "b"])
    }

    @Test("a unary root is one member of the container around it, and a multiple one as many as it makes")
    func members() {
        func count(@ViewBuilder _ content: () -> some View) -> [String] {
            let content = content()
            return words(Screen { Group(subviews: content) { Text("count \($0.count)") } })
        }
        #expect(
            count {
                _VariadicView.Tree(Sum()) {
                    Text("a"); Text("b")
                }
            } == ["count 1"])
        #expect(
            count {
                _VariadicView.Tree(Divided()) {
                    Text("a"); Text("b")
                }
            } == ["count 3"])
    }
}
