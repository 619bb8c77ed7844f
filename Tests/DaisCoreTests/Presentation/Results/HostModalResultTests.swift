// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Results of modals in layers and of toasts")
struct HostModalResultTests {
    @MainActor
    final class Desk {
        var modal: ModalPresenter?
        var toast: ToastPresenter?
        nonisolated init() {}
    }

    @Observable
    final class Model {
        var hasView = true
        nonisolated init() {}
    }

    struct Home: View {
        let desk: Desk
        let model: Model
        var body: some View {
            VStack {
                if model.hasView { Caller(desk: desk) }
                Text("home")
            }
            .presentationHostLayer()
        }
    }

    struct Caller: View {
        let desk: Desk
        @Environment(\.modalPresenter) private var modalPresenter
        @Environment(\.toastPresenter) private var toastPresenter
        var body: some View {
            Text("caller").onAppear {
                desk.modal = modalPresenter
                desk.toast = toastPresenter
            }
        }
    }

    struct Card: View {
        @Binding var isPresented: Bool
        @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
        @Environment(\.presentationAnswer) private var answer
        var body: some View {
            VStack {
                Button("Seven") { answer(7) }
                Button("Close") { isPresented = false }
            }
            .onReceive(mode.dismissPublisher) { $0() }
            .onReceive(mode.dimmingViewTapActionPublisher) { isPresented = false }
        }
    }

    let desk = Desk()
    let model = Model()

    private func ask() async -> (Screen, ScreenTask<PresentationResult<Int>>) {
        let screen = Screen { Home(desk: desk, model: model) }
        let task = await screen.start { [desk] in
            await desk.modal!.present(id: "card", returning: Int.self) { Card(isPresented: $0) }
        }
        await screen.settleTasks { screen.modals.count == 1 }
        screen.entered(screen.modals[0])
        #expect(!task.isOver)
        return (screen, task)
    }

    @Test("a modal in a layer answers")
    func answered() async {
        let (screen, task) = await ask()
        screen.button("Seven").tap()
        #expect(await task.value == .answered(7))
        #expect(screen.machines.isEmpty)
    }

    @Test("its binding, and a press on the dimming view, dismiss it without an answer")
    func dismissed() async {
        let (screen, task) = await ask()
        screen.button("Close").tap()
        #expect(await task.value == .dismissed(.programmatic))
        #expect(screen.machines.isEmpty)
        let (other, next) = await ask()
        other.dismiss(other.modals[0], "scrim")
        #expect(await next.value == .dismissed(.programmatic))
    }

    @Test("canceling the task dismisses it, and the presenting view takes it along")
    func canceled() async {
        let (screen, task) = await ask()
        task.cancel()
        #expect(await task.value == .canceled)
        await screen.settleTasks { screen.machines.isEmpty }
        #expect(screen.machines.isEmpty)
        let (other, next) = await ask()
        other.operations(after: { model.hasView = false })
        #expect(await next.value == .dismissed(.sourceRemoved))
    }

    @Test("a second modal of the same id is rejected")
    func rejected() async {
        let (screen, task) = await ask()
        let second = await screen.start { [desk] in
            await desk.modal!.present(id: "card", returning: Int.self) { Card(isPresented: $0) }
        }
        #expect(await second.value == .dismissed(.rejected))
        #expect(!task.isOver && screen.modals.count == 1)
    }

    private func askByToast() async -> (Screen, ScreenTask<PresentationResult<String>>) {
        let screen = Screen { Home(desk: desk, model: model) }
        let task = await screen.start { [desk] in
            await desk.toast!.ask(
                "Archived", choices: [DialogChoice("Undo", returns: "undo"), DialogChoice("Keep", returns: "keep")])
        }
        await screen.settleTasks { !screen.layers.isEmpty }
        screen.entered(screen.top)
        return (screen, task)
    }

    @Test("the choice in a toast is the answer, and closes it")
    func toastAnswered() async {
        let (screen, task) = await askByToast()
        #expect(screen.top.fullText == "ArchivedUndoKeep")
        screen.button("Undo").tap()
        #expect(await task.value == .answered("undo"))
        #expect(screen.layers.isEmpty)
    }

    @Test("a toast that leaves after its time, or by a swipe, tells the reason")
    func toastDismissed() async {
        let (screen, task) = await askByToast()
        screen.dismiss(screen.top, "timeout")
        #expect(await task.value == .dismissed(.timeout))
        let (other, next) = await askByToast()
        other.dismiss(other.top, "drag")
        #expect(await next.value == .dismissed(.drag))
    }

    @Test("the wait for a toast goes on without the view, and ends with the task")
    func toastCanceled() async {
        let (screen, task) = await askByToast()
        screen.operations(after: { model.hasView = false })
        #expect(!task.isOver && screen.layers.count == 1)
        task.cancel()
        #expect(await task.value == .canceled)
        await screen.settleTasks { screen.machines.allSatisfy(\.isLeaving) }
        #expect(!screen.machines.contains { !$0.isLeaving })
    }
}
