// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Redaction")
struct RedactionTests {
    private struct Loading: View {
        @State private var isLoading = true
        @Environment(\.redactionReasons) private var outer
        var body: some View {
            Button("Load") { isLoading = false }
            VStack {
                Text("Title")
                Image(systemName: "star")
                Reasons()
            }
            .redacted(reason: isLoading ? .placeholder : [])
        }
    }

    private struct Reasons: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View { Text(reasons.contains(.placeholder) ? "placeholder" : "complete").unredacted() }
    }

    @Test("texts and images are blocks while there is a reason, and lose their words for readers meanwhile")
    func change() {
        let screen = Screen { Loading() }
        let title = screen.elements(.span).first { $0.text == "Title" }
        #expect(title?.attribute("aria-hidden") == "true")
        let symbol = screen.elements(.svg)[0]
        #expect(symbol.attribute("aria-hidden") == "true")
        #expect(screen.text("placeholder").exists)
        screen.button("Load").tap()
        #expect(title?.attribute("aria-hidden") == nil)
        #expect(title?.style.declarations.isEmpty == true)
        #expect(symbol.attribute("aria-hidden") == nil)
        #expect(symbol.attribute("aria-label") != nil)
        #expect(screen.text("complete").exists)
    }

    @Test("a private text is hidden only where privacy is a reason")
    func privacy() {
        func marks(_ reasons: RedactionReasons) -> [Bool] {
            let screen = Screen {
                VStack {
                    Text("1234").privacySensitive()
                    Text("Balance")
                }
                .redacted(reason: reasons)
            }
            return screen.elements(.span).map { $0.attribute("aria-hidden") == "true" }
        }
        #expect(marks(.privacy) == [true, false])
        #expect(marks(.invalidated) == [false, false])
        #expect(marks([]) == [false, false])
    }

    @Test("a redacted text is one run without links, and a view inside can be shown or redacted again")
    func nesting() {
        let screen = Screen {
            VStack {
                Text("a **b** [c](https://example.org)")
                VStack {
                    Text("shown")
                    Text("again").redacted(reason: .placeholder)
                }
                .unredacted()
            }
            .redacted(reason: .placeholder)
        }
        #expect(screen.elements(.a).isEmpty)
        #expect(screen.elements(.span).map(\.text) == ["a b c", "shown", "again"])
        #expect(screen.elements(.span).map { $0.attribute("aria-hidden") } == ["true", nil, "true"])
    }
}
