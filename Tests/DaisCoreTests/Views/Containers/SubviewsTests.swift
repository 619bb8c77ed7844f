// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

extension ContainerValues {
    @Entry fileprivate var weight = 0
    @Entry fileprivate var pin = Pin()
}

private struct Pin: Equatable {
    var angle = 0
    var offset = 0
}

@MainActor
@Suite("Subviews of containers")
struct SubviewsTests {
    @Observable final class Model {
        var names = ["a", "b", "c"]
        var isReversed = false
        var showsMore = false
        var weight = 1
        var text = "x"
    }

    /// A row for each subview, with its number.
    struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    Text("count \(subviews.count)")
                    ForEach(subviews) { $0 }
                }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private func labels(_ screen: Screen) -> [String] { screen.all(.button).map(\.label) }

    struct Mixed: View {
        let model: Model
        var body: some View {
            Numbered {
                Text("first")
                ForEach(model.names, id: \.self) { Text($0) }
                Group {
                    Text("grouped")
                    AnyView(Text("erased"))
                }
                if model.showsMore { Text("more") } else { EmptyView() }
                Pair()
                VStack {
                    Text("one"); Text("view")
                }
            }
        }
    }

    struct Pair: View {
        var body: some View {
            Text("left")
            Text("right")
        }
    }

    @Test("rows, groups, branches and the bodies of views are subviews, a stack is one")
    func resolves() {
        let model = Model()
        let screen = Screen { Mixed(model: model) }
        #expect(screen.text("count 9").exists)
        model.showsMore = true
        #expect(screen.text("count 10").exists)
        #expect(screen.text("more").exists)
        model.names = []
        #expect(screen.text("count 7").exists)
        #expect(!screen.text("b").exists)
    }

    struct Counters: View {
        let model: Model
        var body: some View {
            Arranged(isReversed: model.isReversed) { ForEach(model.names, id: \.self) { Counter(name: $0) } }
        }
    }

    /// Shows the first subview apart from the others, or all of them in reverse.
    struct Arranged<Content: View>: View {
        let isReversed: Bool
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                if isReversed {
                    HStack { ForEach(subviews.reversed()) { $0 } }
                } else {
                    VStack {
                        if let first = subviews.first { first.padding() }
                        subviews.dropFirst()
                    }
                }
            }
        }
    }

    @Test("subviews keep their state wherever the container shows them")
    func state() {
        let model = Model()
        let screen = Screen { Counters(model: model) }
        screen.button("a 0").tap()
        screen.button("c 0").tap()
        #expect(labels(screen) == ["a 1", "b 0", "c 1"])
        model.isReversed = true
        #expect(labels(screen) == ["c 1", "b 0", "a 1"])
        model.names = ["b", "a"]
        #expect(labels(screen) == ["a 1", "b 0"])
        model.names = ["a", "b", "c"]
        #expect(labels(screen) == ["c 0", "b 0", "a 1"])
    }

    @Test("a change of one subview evaluates its body and sends its text")
    func change() {
        let screen = Screen { Counters(model: Model()) }
        let patch = screen.record { screen.button("b 0").tap() }
        #expect(patch.bodies == 1)
        #expect(patch.operations.count == 1)
        guard case .text(_, "b 1") = patch.operations.first else {
            Issue.record("unexpected \(patch.operations)")
            return
        }
    }

    @Test("rows that move in the content move in the container")
    func move() {
        let model = Model()
        let screen = Screen { Live { Numbered { ForEach(model.names, id: \.self) { Counter(name: $0) } } } }
        let patch = screen.record { model.names = ["c", "a", "b"] }
        #expect(patch.bodies <= 2, "the view that reads the names and the container, and no counter")
        guard patch.operations.count == 1, case .move = patch.operations[0] else {
            Issue.record("unexpected \(patch.operations)")
            return
        }
    }

    struct Appearing: View {
        let name: String
        let log: (String) -> Void
        var body: some View { Text(name).onAppear { log("+" + name) }.onDisappear { log("-" + name) } }
    }

    @Test("a subview that the container does not show does not appear")
    func absent() {
        let model = Model()
        var log: [String] = []
        let screen = Screen {
            Group(subviews: ForEach(model.names, id: \.self) { Appearing(name: $0) { log.append($0) } }) { subviews in
                subviews.prefix(model.showsMore ? 3 : 1)
            }
        }
        #expect(log == ["+a"])
        model.showsMore = true
        screen.settle()
        #expect(log == ["+a", "+b", "+c"])
        model.showsMore = false
        screen.settle()
        #expect(Set(log.suffix(2)) == ["-b", "-c"])
        #expect(!screen.text("b").exists)
    }

    @Test("a subview can be shown several times")
    func twice() {
        let screen = Screen {
            VStack {
                ForEach(subviews: Counter(name: "n")) { subview in
                    HStack {
                        subview
                        subview
                    }
                }
            }
        }
        screen.all(.button)[0].tap()
        #expect(labels(screen) == ["n 1", "n 1"])
    }

    struct Weighed: View {
        let model: Model
        var body: some View {
            ForEach(subviews: content) { subview in
                let values = subview.containerValues
                Text("\(values.weight) \(values.pin.angle) \(values.pin.offset)")
            }
        }
        @ViewBuilder private var content: some View {
            Text("plain")
            Text("set").containerValue(\.weight, model.weight).padding()
            Text("inner").containerValue(\.weight, 5).containerValue(\.weight, 6)
            Text("parts").containerValue(\.pin.angle, 10).containerValue(\.pin.offset, 3)
            VStack { Text("hidden").containerValue(\.weight, 7) }
            Group {
                Text("one"); Text("two")
            }.containerValue(\.weight, 8)
            Heavy()
            Text("styled").modifier(Light())
        }
    }

    struct Heavy: View {
        var body: some View { Text("heavy").containerValue(\.weight, 100) }
    }

    struct Light: ViewModifier {
        func body(content: Content) -> some View { content.containerValue(\.weight, -1) }
    }

    @Test("container values are those of a view, and do not leave a container")
    func values() {
        let model = Model()
        let screen = Screen { VStack { Weighed(model: model) } }
        func texts() -> [String] { screen.all { $0.tag == .span }.map(\.words) }
        #expect(
            texts() == [
                "0 0 0", "1 0 0", "5 0 0", "0 10 3", "0 0 0", "8 0 0", "8 0 0", "100 0 0", "-1 0 0",
            ])
        model.weight = 2
        screen.settle()
        #expect(texts()[1] == "2 0 0")
    }

    struct Alternating: View {
        @State private var weight = 1
        var body: some View { Button("Weigh") { weight += 1 }.containerValue(\.weight, weight) }
    }

    @Test("a container follows a value that the state of a subview determines")
    func ownValue() {
        let screen = Screen {
            VStack {
                ForEach(subviews: Alternating()) {
                    $0; Text("w \($0.containerValues.weight)")
                }
            }
        }
        screen.button("Weigh").tap()
        #expect(screen.text("w 2").exists)
    }

    @Test("tags, and the ids of rows without one, are in the container values")
    func tags() {
        var found: [String] = []
        let content = TupleView((Text("a").tag(1), ForEach(["x"], id: \.self) { Text($0) }))
        _ = Screen {
            ForEach(subviews: content) { subview in
                let values = subview.containerValues
                let _ = found.append("\(values.tag(for: Int.self) ?? 0) \(values.hasTag("x")) \(values.hasTag(1))")
                subview
            }
        }
        #expect(found == ["1 false true", "0 true false"])
    }

    /// A view that evaluates its content when a model changes.
    struct Live<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
    }

    struct Themed: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "on" : "off") }
    }

    @Test("the environment of the content reaches the bodies in it")
    func environment() {
        let model = Model()
        let screen = Screen {
            Live {
                VStack { ForEach(subviews: Group { Themed() }.environment(\.isEnabled, model.showsMore)) { $0 } }
            }
        }
        #expect(screen.text("off").exists)
        model.showsMore = true
        screen.settle()
        #expect(screen.text("on").exists)
    }

    @Test("containers in containers find the views of the outer content")
    func nested() {
        let model = Model()
        let screen = Screen { Numbered { ForEach(subviews: Counters(model: model)) { $0 } } }
        #expect(screen.text("count 1").exists)
        #expect(labels(screen) == ["a 0", "b 0", "c 0"])
        let flat = Screen {
            Numbered {
                Group(subviews: Mixed(model: model)) {
                    Text("\($0.count)"); $0
                }
            }
        }
        #expect(flat.text("count 2").exists)
    }

    @Test("rows of a list have the ids of the rows in the content as values")
    func selection() {
        let model = Model()
        let screen = Screen {
            List(
                selection: Binding {
                    model.text
                } set: {
                    model.text = $0 ?? ""
                }
            ) {
                ForEach(subviews: ForEach(model.names, id: \.self) { Text($0) }) { $0 }
            }
        }
        screen.send(.click, to: screen.all("row")[1], .array([.number(1)]))
        #expect(model.text == "b")
    }

    @Test("the actions of a row know its place in the data, wherever the container shows it")
    func rowActions() {
        let model = Model()
        let screen = Screen {
            List {
                Group(
                    subviews: ForEach(model.names, id: \.self) { Text($0) }.onDelete {
                        model.names.remove(atOffsets: $0)
                    }
                ) {
                    ForEach($0.reversed()) { $0 }
                }
            }
        }
        screen.send(.click, to: screen.all { $0.words == "Delete" && $0.tag == .button }[0])
        #expect(model.names == ["a", "b"])
    }

    @Test("a state that has no place any more is given up")
    func released() {
        let model = Model()
        let screen = Screen { Mixed(model: model) }
        model.showsMore = true
        screen.settle()
        model.names = []
        model.showsMore = false
        screen.settle()
        #expect(screen.text("count 6").exists)
    }
}
