// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("What the app chooses in a column of a narrow window")
struct ColumnChoiceTests {
    struct Mail: View {
        @State var folder: String?
        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
            } detail: {
                VStack {
                    Text("folder \(folder ?? "none")")
                    Button("Done") { folder = nil }
                }
            }
            .safeAreaInset(edge: .bottom) { Button("To sent") { folder = "Sent" } }
        }
    }

    private func screen(folder: String?) -> Screen {
        let screen = Screen { Mail(folder: folder) }
        screen.scope.viewportChanged(.array([.number(390), .number(844), .bool(false), .bool(false)]))
        screen.settle()
        return screen
    }

    /// The column that is seen: all others are under it.
    private func shown(_ screen: Screen) -> [String] {
        screen.all { $0.classes.hasPrefix("col") && $0.classes.split(separator: " ").contains("col") }
            .filter { !$0.classes.contains("under") }.map { $0.classes.contains("side") ? "sidebar" : "detail" }
    }

    @Test("a choice that the app makes or takes back leads to the next column, or back from it")
    func programmatic() {
        let screen = screen(folder: nil)
        #expect(shown(screen) == ["sidebar"])
        screen.button("To sent").tap()
        #expect(shown(screen) == ["detail"])
        screen.button("Done").tap()
        #expect(shown(screen) == ["sidebar"])
    }
}
