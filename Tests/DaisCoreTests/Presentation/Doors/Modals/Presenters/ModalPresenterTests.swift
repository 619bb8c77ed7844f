// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Synchronization
import Testing

@MainActor
@Suite("Presenters and their tokens")
struct ModalPresenterTests {
    @MainActor
    final class Desk {
        var tokens: [any ModalLifetime] = []
        var notes: [String] = []
        nonisolated init() {}
    }
    @Observable
    final class Model {
        var hasView = true
        var text = "one"
        var theme = "light"
        var watched: (any ModalLifetime)?
        nonisolated init() {}
    }
    struct Theme: EnvironmentKey { static let defaultValue = "" }

    struct Home: View {
        let desk: Desk
        let model: Model
        var body: some View {
            VStack {
                Text("home")
                if let token = model.watched { Text(token.isPresented ? "token: up" : "token: gone") }
                if model.hasView { Page(desk: desk, model: model).environment(\.presenterTheme, model.theme) }
            }
        }
    }

    struct Page: View {
        let desk: Desk
        let model: Model
        @Environment(\.modalPresenter) private var modalPresenter
        @Environment(\.toastPresenter) private var toastPresenter
        var body: some View {
            Button("Present") {
                desk.tokens.append(
                    modalPresenter.present(
                        Content(model: model), style: .sheet(), completion: { desk.notes.append("presented") }))
            }
            Button("Forget") { _ = modalPresenter.present(Text("lost"), style: .full()) }
            Button("Toast") { desk.tokens.append(toastPresenter.present("Saved", systemImage: "checkmark")) }
        }
    }
    struct Content: View {
        let model: Model
        @Environment(\.presenterTheme) private var theme
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("\(model.text) \(theme)")
            Button("Done") { dismiss() }
        }
    }

    private let desk = Desk()
    private let model = Model()

    private func open() -> Screen { Screen { Home(desk: desk, model: model) } }

    @Test("a view that reads whether a modal is presented follows it, whoever ends it", arguments: ["escape", "token"])
    func watched(way: String) {
        let screen = open()
        screen.tap("Present")
        screen.operations(after: { model.watched = desk.tokens[0] })
        #expect(screen.tree.root.markup.contains("token: up"))
        screen.entered(screen.top)
        if way == "token" {
            screen.operations(after: { desk.tokens[0].dismiss() })
        } else {
            screen.dismiss(screen.top, way)
        }
        #expect(screen.tree.root.markup.contains("token: gone"))
    }

    @Test("the token keeps it; letting go dismisses, and a second dismissal does nothing")
    func token() {
        let screen = open()
        screen.tap("Present")
        #expect(screen.layers.count == 1)
        screen.entered(screen.top)
        screen.entered(screen.top)
        #expect(desk.notes == ["presented"])
        let token = desk.tokens[0]
        #expect(token.isPresented)
        screen.operations(after: {
            token.dismiss()
            token.dismiss()
        })
        #expect(!token.isPresented && screen.machines[0].isLeaving)
        screen.exited(screen.top)
        screen.operations(after: { token.dismiss() })
        #expect(screen.machines.isEmpty)
        screen.tap("Present")
        #expect(screen.layers.count == 1)
        screen.operations(after: { desk.tokens.removeLast() })
        #expect(screen.machines[0].isLeaving)
    }

    @Test("a token that nobody keeps takes its modal with it before it is seen")
    func unkept() {
        let screen = open()
        screen.tap("Forget")
        #expect(screen.machines.isEmpty && screen.layers.isEmpty)
    }

    @Test("the last reference that another thread lets go of dismisses on the main actor")
    func releasedElsewhere() async {
        let screen = open()
        screen.tap("Present")
        screen.entered(screen.top)
        let dismissal = desk.tokens[0].dismissal
        let held = Mutex<(any ModalLifetime)?>(desk.tokens.removeLast())
        #expect(!screen.machines[0].isLeaving)
        await Task.detached { held.withLock { $0 = nil } }.value
        await screen.settleTasks { screen.machines.first?.isLeaving == true }
        #expect(screen.machines[0].isLeaving)
        screen.exited(screen.top)
        for await reason in dismissal { #expect(reason == .programmatic) }
        #expect(screen.machines.isEmpty)
    }

    @Test("a modal dismissed on another thread goes on the main actor")
    func otherThread() async {
        let screen = open()
        screen.tap("Present")
        screen.entered(screen.top)
        let token = desk.tokens.removeLast()
        await Task.detached { token.dismiss() }.value
        await screen.settleTasks { screen.machines.first?.isLeaving == true }
        #expect(screen.machines[0].isLeaving && !token.isPresented)
    }

    @Test("the user's dismissal needs nobody's consent, and is told with its reason")
    func byUser() async {
        let screen = open()
        screen.tap("Present")
        screen.entered(screen.top)
        let token = desk.tokens[0]
        var told: [DismissalReason] = []
        let waiting = Task { for await reason in token.dismissal { told.append(reason) } }
        screen.dismiss(screen.top, "drag")
        #expect(!token.isPresented && screen.layers.count == 1)
        screen.exited(screen.top)
        #expect(screen.machines.isEmpty)
        await waiting.value
        #expect(told == [.drag])
        var late: [DismissalReason] = []
        for await reason in token.dismissal { late.append(reason) }
        #expect(late == [.drag])
    }

    @Test("a modal is ended by its content's dismiss()", arguments: ["Done"])
    func inside(_ button: String) async {
        let screen = open()
        screen.tap("Present")
        screen.tap(button)
        screen.exited(screen.top)
        #expect(screen.machines.isEmpty)
        for await reason in desk.tokens[0].dismissal { #expect(reason == .programmatic) }
    }

    @Test("it has the presenter's environment, and follows that and what it reads")
    func environment() {
        let screen = open()
        screen.tap("Present")
        #expect(screen.top.fullText.hasPrefix("one light"))
        screen.operations(after: { model.text = "two" })
        #expect(screen.top.fullText.hasPrefix("two light"))
        screen.operations(after: { model.theme = "dark" })
        #expect(screen.top.fullText.hasPrefix("two dark"))
    }

    @Test("the view that presents takes its modals along, and its presenter does nothing any more")
    func ownerGone() async {
        let screen = open()
        screen.tap("Present")
        screen.entered(screen.top)
        screen.operations(after: { model.hasView = false })
        #expect(screen.machines[0].state == .exiting(.sourceRemoved))
        // The way out is played with the last environment.
        screen.operations(after: { model.theme = "dark" })
        #expect(screen.top.fullText.hasPrefix("one light"))
        screen.exited(screen.top)
        #expect(screen.machines.isEmpty && !desk.tokens[0].isPresented)
        for await reason in desk.tokens[0].dismissal { #expect(reason == .sourceRemoved) }
        screen.operations(after: { desk.tokens = [] })
        #expect(screen.machines.isEmpty)
    }

    @Test("a modal that waits for a host appears with it; dismissed before, it is never seen")
    func pending() async {
        let screen = open()
        screen.operations(after: { screen.tree.presentations.detachHost() })
        screen.tap("Present")
        screen.tap("Present")
        #expect(screen.layers.isEmpty && desk.tokens.allSatisfy { $0.isPresented })
        screen.operations(after: { desk.tokens[0].dismiss() })
        for await reason in desk.tokens[0].dismissal { #expect(reason == .programmatic) }
        screen.operations(after: { screen.tree.presentations.attachHost() })
        #expect(screen.layers.count == 1 && desk.tokens[1].isPresented)
        screen.operations(after: { screen.tree.presentations.detachHost() })
        #expect(!desk.tokens[1].isPresented)
        for await reason in desk.tokens[1].dismissal { #expect(reason == .hostRemoved) }
    }

    @Test("a modal dismissed during its entry turns around and is never reported as presented")
    func duringEntry() {
        let screen = open()
        screen.tap("Present")
        screen.operations(after: { desk.tokens[0].dismiss() })
        screen.exited(screen.top)
        #expect(desk.notes.isEmpty && screen.machines.isEmpty)
    }

    @Test("a toast needs no token and outlives its view; its handle still ends it")
    func toast() async {
        let screen = open()
        screen.tap("Toast")
        let handle = desk.tokens[0]
        screen.operations(after: { desk.tokens = [] })
        #expect(screen.layers.map(\.fullText) == ["Saved"])
        screen.entered(screen.top)
        screen.operations(after: { model.hasView = false })
        #expect(screen.layers.count == 1 && !screen.machines[0].isLeaving && handle.isPresented)
        screen.operations(after: { handle.dismiss() })
        #expect(screen.machines[0].isLeaving)
        screen.exited(screen.top)
        #expect(screen.machines.isEmpty)
        for await reason in handle.dismissal { #expect(reason == .programmatic) }
    }

    @Test("a toast whose time is over is told so")
    func timeout() async {
        let screen = open()
        screen.tap("Toast")
        screen.entered(screen.top)
        screen.dismiss(screen.top, "timeout")
        screen.exited(screen.top)
        #expect(screen.machines.isEmpty && !desk.tokens[0].isPresented)
        for await reason in desk.tokens[0].dismissal { #expect(reason == .timeout) }
    }

    @Test("the end of the session ends who waits for a dismissal, without one")
    func sessionEnds() async {
        let desk = Desk()
        var screen: Screen? = Screen { Home(desk: desk, model: model) }
        screen?.tap("Present")
        screen?.entered(screen!.top)
        let dismissal = desk.tokens[0].dismissal
        var told = 0
        let waiting = Task {
            for await _ in dismissal { told += 1 }
        }
        await Task.yield()
        screen = nil
        desk.tokens = []
        waiting.cancel()
        await waiting.value
        #expect(told == 0)
    }

    struct Outside: View {
        var body: some View { Text("outside") }
    }

    @Test("a presenter without a view ends the process in strict mode, and says what helps")
    func strict() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                PresentationDiagnostics.isStrict = true
                _ = EnvironmentValues().modalPresenter.present(Text("x"), style: .full())
            }
        }
        let last = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
        #expect(last.contains("has no parent view, which means we cannot find a modal host."))
        #expect(last.contains("Read the presenter from the environment of a view that is on the page"))
    }

    @Test("a presenter without a view says so and presents nothing")
    func outside() async {
        let screen = Screen { Outside() }
        var token: (any ModalLifetime)?
        screen.operations(after: { token = EnvironmentValues().modalPresenter.present(Text("x"), style: .full()) })
        #expect(token?.isPresented == false && screen.machines.isEmpty)
        var reports: [String] = []
        await screen.settleTasks {
            reports += screen.takeReports()
            return !reports.isEmpty
        }
        #expect(reports.first?.contains("has no parent view, which means we cannot find a modal host.") == true)
        #expect(reports.first?.contains("The found hierarchy: \n  ") == true)
        #expect(reports.first?.contains("@Environment(\\.modalPresenter)") == true)
    }
}

extension EnvironmentValues {
    fileprivate var presenterTheme: String {
        get { self[ModalPresenterTests.Theme.self] }
        set { self[ModalPresenterTests.Theme.self] = newValue }
    }
}
