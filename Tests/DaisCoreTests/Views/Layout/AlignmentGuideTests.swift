// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
    /// Reports the size and the place of an element, as the browser does.
    private func measure(
        _ screen: Screen, _ element: Element, _ size: (Double, Double), at place: (Double, Double) = (0, 0)
    ) {
        screen.send(
            .measure, to: element,
            .array([.number(size.0), .number(size.1), .number(place.0), .number(place.1)]))
    }

    private func stack(_ screen: Screen) -> Element { screen.tree.root.children[0] }

    @Test("all views move when one sets its guide inside, so that the stack begins where it did")
    func before() {
        let screen = Screen {
            VStack(alignment: .leading) {
                Text("a")
                Text("b").alignmentGuide(.leading) { $0.width / 4 }
            }
        }
        measure(screen, stack(screen).children[1], (40, 10))
        #expect(stack(screen).children.map { $0.style["margin-inline-start"] } == ["10px", nil])
    }

    @Test("a guide of another alignment has no effect")
    func other() {
        let screen = Screen { VStack { Text("a").alignmentGuide(.leading) { _ in 30 } } }
        measure(screen, stack(screen).children[0], (40, 10))
        #expect(stack(screen).children[0].style.declarations.isEmpty)
    }

    @Test("views are aligned at their centers with the sizes of all of them")
    func center() {
        let screen = Screen {
            VStack {
                Text("a")
                Text("b").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
            }
        }
        let children = stack(screen).children
        measure(screen, children[1], (40, 10))
        #expect(children[0].handles(.measure))
        measure(screen, children[0], (60, 10))
        #expect(children.map { $0.style["margin-inline-start"] } == [nil, "30px"])
        #expect(children.map { $0.style["align-self"] } == ["start", "start"])
    }

    @Test("a guide that a state changes moves the view without a new size")
    func changed() {
        struct Mover: View {
            @State private var indent: CGFloat = -10

            var body: some View {
                VStack(alignment: .leading) {
                    Button("Indent") { indent -= 10 }.alignmentGuide(.leading) { [indent] _ in indent }
                    Text("b")
                }
            }
        }
        let screen = Screen { Mover() }
        measure(screen, stack(screen).children[0], (40, 10))
        #expect(stack(screen).children[0].style["margin-inline-start"] == "10px")
        screen.button("Indent").tap()
        #expect(stack(screen).children[0].style["margin-inline-start"] == "20px")
    }

    /// A row with a column whose second view sets the guide of the row.
    private func nestedGuides() -> Screen {
        enum Mark: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
        let mark = VerticalAlignment(Mark.self)
        return Screen {
            HStack(alignment: mark) {
                VStack {
                    Text("a")
                    Text("b").alignmentGuide(mark) { _ in 5 }
                }
                Text("c").alignmentGuide(mark) { _ in 0 }
            }
        }
    }

    @Test("a guide of a view in a stack counts for the stack around it")
    func nested() {
        let screen = nestedGuides()
        let children = stack(screen).children
        measure(screen, children[0].children[1], (10, 10), at: (0, 120))
        measure(screen, children[0], (10, 30), at: (0, 100))
        measure(screen, children[1], (10, 10), at: (20, 100))
        #expect(children.map { $0.style["margin-top"] } == [nil, "25px"])
    }

    @Test("a stack that moves with the view whose guide it has keeps its margins")
    func moved() {
        let screen = nestedGuides()
        let children = stack(screen).children
        var margins: [String?] { children.map { $0.style["margin-top"] } }
        measure(screen, children[0].children[1], (10, 10), at: (0, 120))
        measure(screen, children[0], (10, 30), at: (0, 100))
        measure(screen, children[1], (10, 10), at: (20, 100))
        measure(screen, children[0].children[1], (10, 10), at: (0, 130))
        #expect(margins == [nil, "25px"])
        measure(screen, children[0], (10, 30), at: (0, 110))
        #expect(margins == [nil, "25px"])
        // The view moves in its stack, which grows.
        measure(screen, children[0].children[1], (10, 10), at: (0, 150))
        measure(screen, children[0], (10, 50), at: (0, 110))
        #expect(margins == [nil, "45px"])
    }

    @Test("a layout of the app reads the guides of its views")
    func layouts() {
        struct Reader: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    let size = subview.dimensions(in: .unspecified)
                    subview.place(at: CGPoint(x: 50 - size[.leading], y: 0), proposal: .unspecified)
                }
            }
        }
        let screen = Screen {
            Reader {
                Text("a").alignmentGuide(.leading) { $0.width }
                GridRow {
                    Text("b")
                    Text("c")
                }
            }
        }
        let layout = stack(screen)
        #expect(layout.children.count == 3)
        let sizes = layout.children.map {
            JSONValue.array([.number(Double($0.id)), .number(40), .number(10)])
        }
        screen.send(.arrange, to: layout, .array([.number(300), .null, .string("")] + sizes))
        #expect(
            layout.children.map { $0.style["inset"] } == ["0 auto auto 10px", "0 auto auto 50px", "0 auto auto 50px"])
    }
}
