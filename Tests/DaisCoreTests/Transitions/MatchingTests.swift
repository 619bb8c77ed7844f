// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@Suite("Views that are one thing")
@MainActor
struct MatchingTests {
    private struct Two: View {
        @Namespace private var here
        @Namespace private var there
        @State private var isOpen = false
        var body: some View {
            if isOpen {
                Text("Large").matchedGeometryEffect(id: 1, in: here)
            } else {
                Text("Small").matchedGeometryEffect(id: 1, in: here)
            }
            Text("Other").matchedGeometryEffect(id: 1, in: there)
            Text("Mark").matchedGeometryEffect(id: 1, in: here, properties: .position, anchor: .top, isSource: false)
            Button("Open") { withAnimation { isOpen = true } }
        }
    }

    private func words(_ screen: Screen, _ name: String) -> [String] {
        elements(of: screen).compactMap { $0.attribute(name) }
    }

    @Test("ids of one namespace have one name, whichever view has them")
    func names() {
        let screen = Screen { Two() }
        #expect(words(screen, "data-match") == ["m1", "m2"])
        #expect(words(screen, "data-mirrors") == ["m1 position 0.5 0"])
        screen.button("Open").tap()
        #expect(words(screen, "data-match") == ["m1", "m2"])
    }

    @Test("two renderings of a page have the same names")
    func twice() {
        #expect(words(Screen { Two() }, "data-match") == words(Screen { Two() }, "data-match"))
    }
}
