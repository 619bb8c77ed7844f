// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Roles of toasts")
struct ToastRoleTests {
    struct Home: View {
        @State private var role: ToastRole? = .success
        @State private var isShown = false
        @Environment(\.toastPresenter) private var toastPresenter
        var body: some View {
            Button("Show") { isShown = true }
            Button("Fail") { role = .error }
            Button("Call") { toastPresenter.present("Not sent", role: .error) }
            Button("Ask") { Task { await toastPresenter.ask("Sure?", role: .warning, choices: [answer]) } }
            Text("Page").toast("Saved", isPresented: $isShown, role: role)
        }

        private var answer: DialogChoice<Bool> { DialogChoice("Yes", returns: true) }
    }

    /// Returns the symbol of the topmost toast, with its color.
    private func symbol(_ screen: Screen) -> String {
        let html = screen.overlayHTML
        guard let start = html.range(of: "<svg"), let end = html.range(of: "</svg>") else { return "" }
        return String(html[start.lowerBound..<end.upperBound])
    }

    /// Returns the symbol of a role as a view written by hand shows it.
    private func symbol(_ role: ToastRole, named name: String? = nil) -> String {
        symbol(Screen { Picture(name: name ?? role.systemImage, color: role.color) })
    }

    private struct Picture: View {
        let name: String
        let color: Color
        var body: some View {
            Text("Page").toast(isPresented: .constant(true)) {
                Image(systemName: name).font(.title3).foregroundStyle(color).accessibilityHidden(true)
            }
        }
    }

    @Test(
        "a role gives a toast its symbol and its color", arguments: [ToastRole.info, .success, .warning, .error])
    func symbols(role: ToastRole) {
        let screen = Screen { Text("Page").toast("News", isPresented: .constant(true), role: role) }
        #expect(symbol(screen).contains("<svg"))
        #expect(symbol(screen) == symbol(role))
    }

    @Test("a symbol of its own keeps the color of the role")
    func ownSymbol() {
        let screen = Screen {
            Text("Page").toast("Sent", isPresented: .constant(true), systemImage: "paperplane", role: .success)
        }
        #expect(symbol(screen) == symbol(.success, named: "paperplane"))
    }

    @Test("an error is announced at once, other roles in their turn")
    func announcement() {
        let screen = Screen { Home() }
        screen.tap("Show")
        #expect(screen.top.attribute("data-priority") == nil)
        screen.tap("Fail")
        #expect(screen.top.attribute("data-priority") == "assertive")
    }

    @Test("a call and a question have roles, too")
    func calls() async {
        let screen = Screen { Home() }
        screen.tap("Call")
        #expect(screen.top.attribute("data-priority") == "assertive")
        #expect(symbol(screen) == symbol(.error))
        screen.dismiss(screen.top, "drag")
        screen.exited(screen.top)
        screen.tap("Ask")
        await screen.settleTasks { !screen.layers.isEmpty }
        #expect(symbol(screen) == symbol(.warning))
    }
}
