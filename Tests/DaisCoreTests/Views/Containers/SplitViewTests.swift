// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Split views of code for the Mac")
struct SplitViewTests {
    @Test("there is a line between each two views, also where conditions and rows make them")
    func lines() {
        struct Panes: View {
            @State private var isWide = false
            var body: some View {
                HSplitView {
                    Button("Wider") { isWide = true }
                    if isWide { Text("middle") }
                    ForEach(0..<2) { Text("\($0)") }
                }
            }
        }
        let screen = Screen { Panes() }
        func separators() -> Int { screen.html.components(separatedBy: "role=\"separator\"").count - 1 }
        #expect(separators() == 2)
        screen.button("Wider").tap()
        #expect(screen.text("middle").exists)
        #expect(separators() == 3)
    }

    @Test("views one below the other have lines too")
    func vertical() {
        let html = Screen {
            VSplitView {
                Text("above")
                Text("below")
            }
        }.html
        #expect(html.contains("class=\"V"))
        #expect(html.components(separatedBy: "role=\"separator\"").count == 2)
    }
}
