// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Views that are clear")
struct ClearTests {
    @Test("a view of no opacity is out of reach, and another one is not")
    func button() {
        struct Fading: View {
            @State var opacity = 1.0
            var body: some View {
                Button("Press") {}.opacity(opacity)
                Button("Fade") { withAnimation { opacity = 0 } }
                Button("Show") { opacity = 0.5 }
            }
        }
        let screen = Screen { Fading() }
        #expect(
            marks(screen.record { screen.button("Fade").tap() }.operations) == ["~opacity 0", "~visibility hidden"])
        screen.button("Show").tap()
        #expect(!screen.html.contains("hidden"))
    }

    @Test("a field can still be asked for by its focus")
    func field() {
        let screen = Screen { TextField("Code", text: .constant("")).opacity(0) }
        let styles = elements(of: screen).flatMap { $0.style.declarations.map(\.property) }
        #expect(styles.contains("pointer-events") && !styles.contains("visibility"))
    }

    @Test("a transition's fade does not hide the view on its way")
    func transition() {
        struct Coming: View {
            var body: some View { Text("Here").transition(.opacity) }
        }
        #expect(Screen { Coming() }.html.contains("[[{&quot;opacity&quot;:&quot;0&quot;}]]"))
    }
}
