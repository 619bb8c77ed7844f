// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Layouts of toasts")
struct ToastStackTests {
    struct Home: View {
        let style: ToastContainerStyle
        @State private var shown = false
        var body: some View {
            ModalHost(toastContainerStyle: style) {
                Button("Show") { shown = true }
                    .toast("One", isPresented: $shown)
                    .toast("Two", isPresented: $shown, placement: .bottom)
            }
        }
    }

    struct Fan: ToastLayout {
        func pose(at index: Int, isExpanded: Bool) -> ToastPose {
            if isExpanded { return ToastPose(distance: 4) }
            return index == 0
                ? ToastPose()
                : ToastPose(keepsClear: false, distance: 12, rotation: .degrees(-6 * Double(index)), opacity: 0.5)
        }
    }

    /// Returns the names of the layouts of two toasts, and the rules of the page.
    private func show(_ style: ToastContainerStyle) -> (layouts: [String?], rules: String) {
        let screen = Screen { Home(style: style) }
        screen.tap("Show")
        #expect(screen.layers.map { $0.attribute("data-place") } == ["top-trailing", "bottom"])
        let page = FirstPage.render(RootContent(title: nil) { Home(style: style) }, request: PageRequest())
        return (screen.layers.map { $0.attribute("data-stacked") }, page.rules)
    }

    @Test("toasts of a list have no layout")
    func list() {
        let page = show(ToastContainerStyle(placement: .topTrailing))
        #expect(page.layouts == [nil, nil])
        #expect(!page.rules.contains("data-stacked"))
    }

    @Test("the style of the host stacks its toasts, also under the name of the layout")
    func stacked() throws {
        let page = show(ToastContainerStyle(placement: .topTrailing, isStacked: true))
        let name = try #require(page.layouts[0])
        #expect(page.layouts[1] == name)
        #expect(page.rules.contains("[data-stacked=\"\(name)\"]"))
        #expect(page.rules.contains("(var(--base,0px) + 10px))) scale(0.95) rotate(0deg);opacity:1"))
        #expect(page.rules.contains("(var(--base,0px) + 30px))) scale(0.85) rotate(0deg);opacity:0"))
        #expect(show(ToastContainerStyle(layout: StackedToastLayout(), placement: .topTrailing)) == page)
        #expect(ToastContainerStyle(layout: StackedToastLayout()).isStacked)
    }

    @Test("a layout of an app has a pose for each toast, at rest and spread out")
    func own() throws {
        let page = show(ToastContainerStyle(layout: Fan(), placement: .topTrailing))
        let name = try #require(page.layouts[0])
        let second = ":nth-last-child(2 of [data-stacked=\"\(name)\"]:not([inert]))>.toast-container"
        let resting = "translateY(calc(var(--way)*(var(--base,0px) + 12px))) scale(1) rotate(-6deg);opacity:0.5"
        #expect(page.rules.contains(second + "{transform:" + resting))
        #expect(page.rules.contains(second + "{transform:translateY(calc(var(--way)*(var(--y,0px) + 4px)))"))
        #expect(page.rules.contains(":nth-last-child(n+8 of "))
        #expect(!ToastContainerStyle(layout: Fan()).isStacked)
    }
}
