// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Spaces of stacks")
struct StackSpacingTests {
    private struct Deck: View {
        @State var isOpen = false
        var body: some View {
            VStack(spacing: isOpen ? 12 : -20) { Button("Open") { isOpen = true } }
        }
    }

    @Test("views of a stack with a negative space overlap, until it is none any more")
    func overlap() {
        let screen = Screen { Deck() }
        #expect(screen.html.contains("class=\"V gap lap"))
        let sent = screen.record { screen.button("Open").tap() }.operations
        #expect(
            sent.contains { if case .attribute(_, "class", let value?) = $0 { !value.contains("lap") } else { false } })
    }
}
