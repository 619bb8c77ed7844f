// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Presentations of a screen")
struct PresentationQueryTests {
    struct Page: View {
        @State private var isShown = false
        @State private var asks = false
        @State private var log = ""
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Text("log: \(log)")
            }
            .sheet(isPresented: $isShown, onDismiss: { log += "dismissed " }) {
                Button("Delete") { asks = true }
                    .alert("Delete?", isPresented: $asks) {
                        Button("Delete", role: .destructive) { log += "deleted " }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("It cannot be undone.")
                    }
            }
        }
    }

    @Test("while something modal is up, only what is in it can be found")
    func modal() {
        let screen = Screen { Page() }
        screen.button("Open").tap()
        #expect(screen.sheet().exists)
        #expect(!screen.button("Open").exists)
        screen.button("Delete").tap()
        #expect(screen.alert("Delete?").text("It cannot be undone.").exists)
        #expect(!screen.sheet().exists)
        screen.alert("Delete?").button("Delete").tap()
        #expect(!screen.alert().exists)
        #expect(screen.sheet().exists)
        #expect(screen.button("Delete").exists)
    }

    @Test("a dismissal by the user ends with onDismiss and gives the page back")
    func dismissal() {
        let screen = Screen { Page() }
        screen.button("Open").tap()
        #expect(screen.sheet().dismiss())
        #expect(!screen.sheet().exists)
        #expect(screen.button("Open").exists)
        #expect(screen.text("log: dismissed").exists)
        screen.button("Open").tap()
        #expect(screen.sheet().exists)
    }

    struct Stubborn: View {
        @State private var isShown = true
        var body: some View {
            Text("below").sheet(isPresented: $isShown) {
                Button("Done") { isShown = false }.interactiveDismissDisabled()
            }
        }
    }

    @Test("a sheet that may not be dismissed stays")
    func refused() {
        let screen = Screen { Stubborn() }
        #expect(!screen.sheet().dismiss(by: .escape))
        #expect(screen.sheet().exists)
        screen.button("Done").tap()
        #expect(screen.text("below").exists)
    }
}
