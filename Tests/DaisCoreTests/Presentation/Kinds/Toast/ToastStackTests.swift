// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Stacked toasts")
struct ToastStackTests {
    struct Home: View {
        let isStacked: Bool
        @State private var shown = false
        var body: some View {
            ModalHost(toastContainerStyle: ToastContainerStyle(placement: .topTrailing, isStacked: isStacked)) {
                Button("Show") { shown = true }
                    .toast("One", isPresented: $shown)
                    .toast("Two", isPresented: $shown, placement: .bottom)
            }
        }
    }

    @Test("the style of the host stacks its toasts, and the page gets the rules once", arguments: [true, false])
    func stacked(_ isStacked: Bool) {
        let screen = Screen { Home(isStacked: isStacked) }
        let operations = screen.operations(after: { screen.tap("Show") })
        #expect(screen.layers.map { $0.attribute("data-place") } == ["top-trailing", "bottom"])
        #expect(screen.layers.map { $0.attribute("data-stacked") } == Array(repeating: isStacked ? "" : nil, count: 2))
        let rules = operations.filter {
            if case .rules(let text) = $0 { text.contains("[data-stacked]") } else { false }
        }
        #expect(rules.count <= 1)
    }
}
