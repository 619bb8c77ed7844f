// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Focus of screen readers")
struct AccessibilityFocusTests {
    enum Part { case error, again }

    struct Page: View {
        @AccessibilityFocusState private var part: Part?
        @AccessibilityFocusState private var isAtTop: Bool
        @State private var fails = false
        var body: some View {
            VStack {
                Text("Sign in").accessibilityFocused($isAtTop)
                if fails { Text("Wrong code").accessibilityFocused($part, equals: .error) }
                Button("Check") {
                    fails = true
                    part = .error
                }
                .accessibilityFocused($part, equals: .again)
                Button("Top") { isAtTop = true }
                Text(part.map { "\($0)" } ?? "none")
            }
        }
    }

    @Test("the focus of a screen reader goes to a text that comes in the same action, which Tab does not stop at")
    func goes() throws {
        let screen = Screen { Page() }
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        let error = try #require(screen.elements(.span).first { $0.text == "Wrong code" })
        #expect(operations.last == .focus(error.id, true))
        #expect(error.attribute("tabindex") == "-1")
        #expect(screen.elements(.span).last?.text == "error")
    }

    @Test("the focus of a screen reader is told where it went, and leaves buttons as they are")
    func told() {
        let screen = Screen { Page() }
        let button = screen.elements(.button)[0]
        #expect(button.attribute("tabindex") == nil)
        screen.send(.focus, to: button, .bool(true))
        #expect(screen.elements(.span).last?.text == "again")
        screen.send(.focus, to: button, .bool(false))
        #expect(screen.elements(.span).last?.text == "none")
    }

    @Test("a flag leads there as well")
    func flag() {
        let screen = Screen { Page() }
        let operations = screen.send(.click, to: screen.elements(.button)[1])
        #expect(operations.last == .focus(screen.elements(.span)[0].id, true))
    }
}
