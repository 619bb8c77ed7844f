// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Custom layouts")
struct CustomLayoutTests {
    /// Views in lines.
    private struct Flow: Layout {
        var spacing: CGFloat = 8

        private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
            var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            return subviews.map { view in
                let size = view.sizeThatFits(.unspecified)
                if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
                defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
                return CGRect(origin: CGPoint(x: x, y: y), size: size)
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let all = frames(proposal.width ?? .infinity, subviews)
            return CGSize(width: all.map(\.maxX).max() ?? 0, height: all.map(\.maxY).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (view, frame) in zip(subviews, frames(bounds.width, subviews)) {
                view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            }
        }
    }

    /// Views below each other, all of the proposed width, which asks for their heights.
    private struct Column: Layout {
        struct Gap: LayoutValueKey { static let defaultValue: CGFloat = 0 }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.width ?? 100
            let inner = ProposedViewSize(width: width / 2, height: nil)
            return CGSize(
                width: width, height: subviews.reduce(0) { $0 + $1.sizeThatFits(inner).height + $1[Gap.self] })
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y: CGFloat = 0
            for view in subviews {
                let inner = ProposedViewSize(width: bounds.width / 2, height: nil)
                y += view[Gap.self]
                view.place(at: CGPoint(x: 0, y: y), proposal: inner)
                y += view.sizeThatFits(inner).height
            }
        }
    }

    private struct Tags: View {
        @State private var tags = ["a", "b", "c"]
        var spacing: CGFloat = 8

        var body: some View {
            VStack {
                Button("Add") { withAnimation(.linear(duration: 1)) { tags.append("d") } }
                Button("Remove") { withAnimation(.linear(duration: 1)) { _ = tags.removeFirst() } }
                Flow(spacing: spacing) { ForEach(tags, id: \.self) { Text($0) } }
            }
        }
    }

    private func container(_ screen: Screen) -> Element {
        screen.tree.root.descendant { $0.classes.split(separator: " ").contains("lay") }!
    }

    /// Tells the sizes of all views, as the client does.
    @discardableResult
    private func measure(
        _ screen: Screen, _ width: Double?, _ sizes: [[Double]], height: Double? = nil, asked: String = ""
    ) -> [DaisCore.Operation] {
        let box = container(screen)
        let views = zip(box.children, sizes).map { child, size in
            JSONValue.array(([Double(child.id)] + size).map { .number($0) })
        }
        let room = [width, height].map { $0.map(JSONValue.number) ?? .null }
        return screen.send(.arrange, to: box, .array(room + [.string(asked)] + views))
    }

    private func insets(_ screen: Screen) -> [String?] { container(screen).children.map { $0.style["inset"] } }

    @Test("views are hidden until the browser has measured them, and then placed in one frame")
    func firstPlaces() {
        let screen = Screen { Tags() }
        let box = container(screen)
        #expect(box.classes == "lay lay-f")
        #expect(box.eventList == nil)
        let sent = measure(screen, 100, [[40, 20], [40, 20], [30, 20]])
        let ids = box.children.map(\.id)
        #expect(
            sent.suffix(6) == [
                .attribute(box.id, name: "class", value: box.classList),
                .style(box.id, property: "width", value: "88px"), .style(box.id, property: "height", value: "48px"),
                .style(ids[0], property: "inset", value: "0 auto auto 0"),
                .style(ids[1], property: "inset", value: "0 auto auto 48px"),
                .style(ids[2], property: "inset", value: "28px auto auto 0"),
            ])
        #expect(measure(screen, 100, [[40, 20], [40, 20], [30, 20]]).isEmpty)
        #expect(measure(screen, 200, [[40, 20], [40, 20], [30, 20]]).count == 3, "width, height and the last place")
    }

    @Test("a removed view needs no measuring: the others move in the animation of the change")
    func removal() {
        let screen = Screen { Tags() }
        measure(screen, 100, [[40, 20], [40, 20], [30, 20]])
        let sent = screen.record { screen.button("Remove").tap() }.operations
        #expect(insets(screen) == ["0 auto auto 0", "0 auto auto 48px"])
        guard case .animated(_, _, let inner)? = sent.first(where: { $0.code == 15 }) else {
            Issue.record("nothing is animated")
            return
        }
        #expect(inner.filter { $0.code == 6 }.count == 4, "two sizes and two places")
    }

    @Test("a new view is hidden for one trip, and its place is animated as the change was")
    func insertion() {
        let screen = Screen { Tags() }
        measure(screen, 100, [[40, 20], [40, 20], [30, 20]])
        screen.button("Add").tap()
        #expect(container(screen).children[3].classes.contains("lay-u"))
        #expect(insets(screen)[3] == nil)
        let sent = measure(screen, 100, [[40, 20], [40, 20], [30, 20], [20, 20]])
        #expect(sent.map(\.code) == [15])
        #expect(insets(screen)[3] == "28px auto auto 38px")
        #expect(!container(screen).children[3].classes.contains("lay-u"))
    }

    @Test("an animation ends with its time: a later measurement moves at once")
    func lateMeasurement() {
        let screen = Screen { Tags() }
        measure(screen, 100, [[40, 20], [40, 20], [30, 20]])
        screen.button("Remove").tap()
        screen.clock.advance(by: .seconds(2))
        let sent = measure(screen, 300, [[50, 20], [30, 20]])
        #expect(sent.allSatisfy { $0.code == 6 })
    }

    private struct Waiting: View {
        @State private var gap: CGFloat = 0
        var body: some View {
            Button("Gap") { gap = 9 }
            Column {
                Text("a").layoutValue(key: Column.Gap.self, value: gap); Color.red
            }
        }
    }

    @Test("a layout that asks for more than ideal sizes takes a second trip, and keeps the answers")
    func questions() {
        let screen = Screen { Waiting() }
        let box = container(screen)
        #expect(box.classList.contains("gx"), "the layout takes the proposed width")
        measure(screen, 100, [[80, 20], [10, 10]])
        #expect(box.attribute("data-proposals") == "50,-")
        #expect(box.classes == "lay lay-f")
        measure(screen, 100, [[80, 20, 50, 40], [10, 10, 50, 10]], asked: "50,-")
        #expect(box.classes == "lay lay-p")
        #expect(box.style["width"] == nil)
        #expect(box.style["height"] == "50px")
        #expect(insets(screen) == ["0 49.9px auto 0", "40px 50px 0 0"])
        let sent = screen.record { screen.button("Gap").tap() }.operations
        #expect(insets(screen) == ["9px 49.9px auto 0", "49px 50px 0 0"])
        #expect(sent.count == 3)
    }

    private struct Mirrored: View {
        var body: some View {
            Flow {
                Text("a"); Text("b")
            }.environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test("a layout from right to left mirrors the places")
    func mirrored() {
        let screen = Screen { Mirrored() }
        measure(screen, 300, [[40, 20], [30, 20]])
        #expect(container(screen).style["width"] == "78px")
        #expect(insets(screen) == ["0 auto auto 38px", "0 auto auto 0"])
    }

    private struct Nested: View {
        var body: some View {
            Column {
                Flow {
                    Text("a"); Text("b")
                }; Text("c")
            }
        }
    }

    @Test("a layout inside another one is asked without the browser")
    func nested() {
        let screen = Screen { Nested() }
        let outer = container(screen), inner = outer.children[0]
        #expect(inner.classes.hasPrefix("lay"))
        func view(_ element: Element, _ sizes: Double...) -> JSONValue {
            .array(([Double(element.id)] + sizes).map { .number($0) })
        }
        let inside = JSONValue.array([
            .null, .null, .string(""), view(inner.children[0], 40, 20), view(inner.children[1], 40, 20),
        ])
        screen.send(.arrange, to: inner, inside)
        screen.send(
            .arrange, to: outer,
            .array([.number(100), .null, .string(""), view(inner, 1, 1), view(outer.children[1], 30, 20)]))
        #expect(insets(screen) == ["0 auto auto 0", "48px auto auto 0"])
        #expect(inner.style["width"] == "40px")
        #expect(inner.style["height"] == "48px")
        #expect(inner.children.map { $0.style["inset"] } == ["0 auto auto 0", "28px auto auto 0"])
    }

    private struct Changing: View {
        @State private var isFlow = false
        var body: some View {
            Button("Change") { withAnimation(.linear(duration: 1)) { isFlow.toggle() } }
            (isFlow ? AnyLayout(Flow()) : AnyLayout(HStackLayout())) {
                Text("a"); Text("b")
            }
        }
    }

    @Test("a stack stays until the views are measured for a custom layout, and both ways are animated")
    func changes() {
        let screen = Screen { Changing() }
        screen.button("Change").tap()
        let box = container(screen)
        #expect(box.classes == "H lay")
        let sent = measure(screen, 60, [[40, 20], [40, 20]])
        #expect(sent.last?.code == 15)
        #expect(box.classes == "lay lay-p")
        #expect(insets(screen) == ["0 auto auto 0", "28px auto auto 0"])
        let back = screen.record { screen.button("Change").tap() }.operations
        #expect(back.contains { $0.code == 15 })
        #expect(box.classes == "H")
        #expect(box.children.allSatisfy { $0.style["inset"] == nil })
    }

    @Test(
        "reports that no browser sends leave the layout as it is",
        arguments: [
            JSONValue.null, .array([]), .array([.number(-1), .bool(true), .number(3)]),
            .array([.number(100), .null, .string("1,2"), .array([.number(1e9), .number(4)])]),
            .array([.string("x"), .null, .string(""), .array([.null]), .number(3)]),
        ])
    func nonsense(_ payload: JSONValue) {
        let screen = Screen { Tags() }
        #expect(screen.send(.arrange, to: container(screen), payload).allSatisfy { $0.code != 6 })
        measure(screen, 100, [[40, 20], [40, 20], [30, 20]])
        #expect(insets(screen)[1] == "0 auto auto 48px")
    }
}
