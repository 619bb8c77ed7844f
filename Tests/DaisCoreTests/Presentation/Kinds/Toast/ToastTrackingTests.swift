// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Toasts that show an operation, and the list of toasts that were shown.
@MainActor
@Suite("Toasts of operations")
struct ToastTrackingTests {
    struct Refused: Error {}

    @MainActor
    final class Desk {
        var results: [String] = []
        var tasks: [Task<Void, Never>] = []
        private var gates: [CheckedContinuation<Int, any Error>] = []
        nonisolated init() {}

        func wait() async throws -> Int { try await withCheckedThrowingContinuation { gates.append($0) } }
        var isWaiting: Bool { !gates.isEmpty }
        func finish(_ result: Result<Int, any Error>) { gates.removeFirst().resume(with: result) }
    }

    struct Home: View {
        let desk: Desk
        @Environment(\.toastPresenter) private var toastPresenter
        @Environment(\.toastHistory) private var history
        var body: some View {
            Button("Start") { desk.tasks.append(Task { await track() }) }
            Button("Archive") {
                toastPresenter.present("Archived") { Button("Undo") { desk.results.append("undone") } }
            }
            Button("Clear") { history.clear() }
            Text(
                "History: "
                    + history.entries.map { "\($0.text) \($0.reason?.rawValue ?? "shown")" }.joined(separator: ", "))
        }

        private func track() async {
            do {
                let value = try await toastPresenter.track(
                    "Uploading", success: { "Uploaded \($0)" }, failure: { _ in "Not uploaded" }, operation: desk.wait)
                desk.results.append("\(value)")
            } catch {
                desk.results.append("\(type(of: error))")
            }
        }
    }

    private let desk = Desk()

    private func start() async -> Screen {
        let screen = Screen { Home(desk: desk) }
        screen.tap("Start")
        await screen.settleTasks { desk.isWaiting }
        return screen
    }

    private func history(_ screen: Screen) -> String {
        screen.settle()
        return screen.elements(.span).map(\.fullText).first { $0.hasPrefix("History: ") } ?? "?"
    }

    @Test("the toast stays while the operation runs, and shows its success in place, for four seconds")
    func success() async {
        let screen = await start()
        let toast = screen.top
        #expect(toast.fullText == "Uploading")
        #expect(toast.attribute("data-timeout") == nil)
        screen.entered(toast)
        desk.finish(.success(7))
        await screen.settleTasks { !desk.results.isEmpty }
        #expect(screen.top === toast && toast.fullText == "Uploaded 7")
        #expect(toast.attribute("data-timeout") == "4000")
        #expect(desk.results == ["7"])
        #expect(history(screen) == "History: Uploading shown")
        screen.dismiss(toast, "timeout")
        screen.exited(toast)
        #expect(screen.layers.isEmpty)
        #expect(history(screen) == "History: Uploaded 7 timeout")
        screen.tap("Clear")
        #expect(history(screen) == "History: ")
    }

    @Test("a failure stays for ten seconds, with a button that closes")
    func failure() async {
        let screen = await start()
        screen.entered(screen.top)
        desk.finish(.failure(Refused()))
        await screen.settleTasks { !desk.results.isEmpty }
        #expect(screen.top.fullText == "Not uploaded")
        #expect(screen.top.attribute("data-timeout") == "10000")
        #expect(screen.button("Close").exists)
        #expect(desk.results == ["Refused"])
    }

    @Test("the toast of a canceled operation leaves")
    func canceled() async {
        let screen = await start()
        screen.entered(screen.top)
        desk.finish(.failure(CancellationError()))
        await screen.settleTasks { !desk.results.isEmpty && screen.machines.allSatisfy(\.isLeaving) }
        #expect(screen.machines.filter { !$0.isLeaving }.isEmpty)
        #expect(desk.results == ["CancellationError"])
    }

    @Test("the operation goes on when its toast was dismissed, and its end is not shown")
    func dismissed() async {
        let screen = await start()
        screen.entered(screen.top)
        screen.dismiss(screen.top, "drag")
        screen.exited(screen.top)
        desk.finish(.success(1))
        await screen.settleTasks { !desk.results.isEmpty }
        #expect(screen.layers.isEmpty)
        #expect(desk.results == ["1"])
    }

    @Test("a toast by a call has an action")
    func action() {
        let screen = Screen { Home(desk: desk) }
        screen.tap("Archive")
        screen.tap("Undo")
        #expect(desk.results == ["undone"])
        #expect(screen.top.attribute("data-timeout") == "10000")
    }
}
