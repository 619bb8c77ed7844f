// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Layouts that change")
struct AnyLayoutTests {
    private enum Kind { case row, column, layers, grid }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Page: View {
        let start: Kind
        let end: Kind
        @State private var hasChanged = false

        private var layout: AnyLayout {
            switch hasChanged ? end : start {
            case .row: AnyLayout(HStackLayout(alignment: .top, spacing: 4))
            case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
            case .layers: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
            case .grid: AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3))
            }
        }

        var body: some View {
            VStack {
                Button("Change") { hasChanged = true }
                layout {
                    GridRow {
                        Counter()
                        Text("second")
                    }
                    Text("alone")
                }
            }
        }
    }

    @Test("a change of the layout only changes the element around the views, which keep their state")
    func keepsState() {
        let screen = Screen { Page(start: .row, end: .column) }
        screen.button("Count 0").tap()
        #expect(screen.html.contains("class=\"H "))
        let sent = screen.record { screen.button("Change").tap() }.operations
        #expect(
            sent.allSatisfy {
                switch $0 {
                case .attribute, .style: true
                default: false
                }
            })
        #expect(screen.html.contains("class=\"V "))
        #expect(screen.button("Count 1").exists)
    }

    @Test("a grid counts the columns of its rows, also when it was a stack before")
    func becomesGrid() {
        let screen = Screen { Page(start: .layers, end: .grid) }
        #expect(screen.html.contains("class=\"Z "))
        screen.button("Count 0").tap()
        screen.button("Change").tap()
        let grid = screen.tree.root.descendant { $0.classes == "grid table" }
        #expect(grid?.style["grid-template-columns"] == "repeat(2,auto)")
        #expect(grid?.style["column-gap"] == "2px")
        #expect(grid?.style["place-items"] == "center start")
        #expect(screen.button("Count 1").exists)
    }

    @Test("a layout is also a container of its own, with the look of the stack")
    func container() {
        let layout = Screen { HStackLayout(alignment: .bottom, spacing: 4) { Text("a") } }
        let stack = Screen { HStack(alignment: .bottom, spacing: 4) { Text("a") } }
        let element = layout.tree.root.descendant { $0.classes == "H gap" }
        #expect(element?.style === stack.tree.root.descendant { $0.classes == "H gap" }?.style)
        #expect(element?.children.first?.text == "a")
    }

    @Test("the rules for rows outside of a grid are sent to pages with other layouts only")
    func rules() {
        func rules(_ content: @escaping @MainActor @Sendable () -> any View) -> String {
            FirstPage.render(RootContent(title: nil, make: content), request: PageRequest()).rules
        }
        #expect(rules { VStackLayout() { Text("a") } }.contains(".V > .cells"))
        #expect(!rules { GridLayout() { Text("a") } }.contains(".V > .cells"))
    }
}
