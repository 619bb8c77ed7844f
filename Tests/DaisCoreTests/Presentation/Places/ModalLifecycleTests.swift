// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Modals of a presentation host: coming and going")
struct ModalLifecycleTests {
    @Observable
    final class Model {
        var isPresented = false
        var word = "one"
        var hasSource = true
        var uiModel = PresentationHostUIModel()
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            VStack {
                Text("page")
                if model.hasSource {
                    Text("source")
                        .testModal("card", uiModel: model.uiModel, $model.isPresented, notes, completions)
                }
            }
            .presentationHostLayer()
        }
    }

    private let model = Model()
    private let notes = Notes()
    private let completions = Completions()
    private func open() -> Screen { Screen { Home(model: model, notes: notes, completions: completions) } }
    private func present(_ screen: Screen) { screen.operations(after: { model.isPresented = true }) }
    private func drop(_ screen: Screen) { screen.operations(after: { model.isPresented = false }) }

    @Test("V10, V14: onPresent is called when the modal is there, then it is told to come in, once")
    func presents() {
        let screen = open()
        present(screen)
        #expect(notes.take() == ["card appeared", "card onPresent", "card in"])
        screen.entered(screen.modals[0])
        #expect(screen.machines.map(\.state) == [.presented])
        #expect(notes.take().isEmpty)
    }

    @Test("V12, V15: the binding does not remove it; the completion does, then onDismiss is called, once")
    func dismisses() {
        let screen = open()
        present(screen)
        _ = notes.take()
        drop(screen)
        #expect(notes.take() == ["card out"])
        let layer = screen.modals[0]
        screen.exited(layer)
        #expect(screen.modals.count == 1)
        screen.operations(after: { completions.finish("card") })
        #expect(screen.modals.isEmpty && screen.stages.isEmpty)
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
    }

    @Test("V10: a completion called twice, late, or after the removal does nothing")
    func lateCompletions() {
        let screen = open()
        present(screen)
        drop(screen)
        var again: () -> Void = {}
        screen.operations(after: {
            again = completions.finish("card")
            again()
        })
        screen.operations(after: again)
        #expect(notes.take().filter { $0 == "card onDismiss" }.count == 1)
        present(screen)
        screen.operations(after: again)
        #expect(screen.modals.count == 1)
        drop(screen)
        screen.operations(after: again)
        #expect(screen.modals.count == 1)
    }

    @Test("V10: a completion that is never called is replaced by five seconds and a diagnostic")
    func forgottenCompletion() async {
        let screen = open()
        present(screen)
        drop(screen)
        screen.clock.advance(by: .milliseconds(4900))
        screen.settle()
        #expect(screen.modals.count == 1)
        screen.clock.advance(by: .milliseconds(200))
        screen.settle()
        #expect(screen.modals.isEmpty)
        #expect(notes.take().last == "card onDismiss")
        #expect(await screen.reports().contains { $0.contains("Home presents a modal with the id \"card\"") })
        #expect(!screen.clock.isWaiting)
    }

    @Test("V13: a binding that is true from the start presents; one that is false calls nothing")
    func initially() {
        let other = Notes()
        _ = Screen { Home(model: Model(), notes: other, completions: completions) }
        #expect(other.take().isEmpty)
        model.isPresented = true
        let screen = open()
        #expect(screen.modals.count == 1)
        #expect(notes.take() == ["card appeared", "card onPresent", "card in"])
    }

    @Test("V17: wanted again while it leaves, it comes back, the same one, and is told to come in again")
    func revives() {
        let screen = open()
        present(screen)
        let layer = screen.modals[0]
        drop(screen)
        _ = notes.take()
        let operations = screen.operations(after: { model.isPresented = true })
        #expect(operations.contains(.layer(layer.id, command: .revive, epoch: 2)))
        #expect(screen.modals[0] === layer)
        #expect(notes.take() == ["card in"])
        screen.operations(after: { completions.finish("card") })
        #expect(screen.modals.count == 1 && model.isPresented)
        screen.clock.advance(by: .seconds(6))
        screen.settle()
        #expect(screen.modals.count == 1)
    }

    @Test("V18: dismissed twice during the exit, it is told once and reports once")
    func onceOnly() {
        let screen = open()
        present(screen)
        _ = notes.take()
        drop(screen)
        screen.tap("Dismiss card")
        screen.dismiss(screen.modals[0], "escape")
        #expect(notes.take() == ["card out"])
        screen.operations(after: {
            completions.finish("card")
            completions.finish("card")
        })
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
    }

    @Test("dismiss() inside sets the binding and starts the same exit")
    func dismissAction() {
        let screen = open()
        present(screen)
        _ = notes.take()
        screen.tap("Dismiss card")
        #expect(!model.isPresented)
        #expect(notes.take() == ["card out"])
        screen.operations(after: { completions.finish("card") })
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
    }

    @Test("V20: when its view goes, the binding is false and the exit is still the modal's own")
    func sourceGoes() {
        let screen = open()
        present(screen)
        _ = notes.take()
        screen.operations(after: { model.hasSource = false })
        #expect(!model.isPresented)
        #expect(screen.modals.count == 1)
        #expect(notes.take() == ["card out"])
        screen.operations(after: { completions.finish("card") })
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
    }

    @Test("V20: a modal that outlives its view stays until its binding is false, also if the view comes back meanwhile")
    func outlives() {
        model.uiModel.dismissesModalWhenHostDisappears = false
        let screen = open()
        present(screen)
        screen.operations(after: { model.hasSource = false })
        #expect(model.isPresented && screen.modals.count == 1)
        _ = notes.take()
        screen.operations(after: { model.hasSource = true })
        #expect(model.isPresented && screen.modals.count == 1)
        screen.operations(after: { model.hasSource = false })
        drop(screen)
        #expect(notes.take() == ["card out"])
        screen.operations(after: { completions.finish("card") })
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
    }

    enum Covering: Sendable, CaseIterable { case page, tab }

    /// A view that presents on a page that can be covered, and in a tab that can be left, below a layer that stays.
    struct Covered: View {
        let covering: Covering
        @Bindable var model: Model
        let notes: Notes
        let completions: Completions
        @State private var path: [Int] = []
        @State private var tab = 1

        var body: some View {
            VStack {
                Button("Cover") { (path, tab) = ([1], 2) }
                Button("Uncover") { (path, tab) = ([], 1) }
                if covering == .page {
                    NavigationStack(path: $path) { source.navigationDestination(for: Int.self) { Text("page \($0)") } }
                } else {
                    TabView(selection: $tab) {
                        source.tabItem { Text("One") }.tag(1)
                        Text("other").tabItem { Text("Two") }.tag(2)
                    }
                }
            }
            .presentationHostLayer()
        }

        private var source: some View {
            Text("source").testModal("card", uiModel: model.uiModel, $model.isPresented, notes, completions)
        }
    }

    @Test(
        "V20: when its page is covered or its tab is left, the binding is false and the exit is the modal's own",
        arguments: Covering.allCases)
    func covered(covering: Covering) {
        let screen = Screen { Covered(covering: covering, model: model, notes: notes, completions: completions) }
        present(screen)
        _ = notes.take()
        screen.tap("Cover")
        #expect(!model.isPresented)
        #expect(notes.take() == ["card out"])
        screen.operations(after: { completions.finish("card") })
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
        screen.tap("Uncover")
        #expect(screen.modals.isEmpty)
    }

    @Test(
        "V20: a modal that outlives its view stays when its page is covered or its tab is left",
        arguments: Covering.allCases)
    func stays(covering: Covering) {
        model.uiModel.dismissesModalWhenHostDisappears = false
        let screen = Screen { Covered(covering: covering, model: model, notes: notes, completions: completions) }
        present(screen)
        _ = notes.take()
        screen.tap("Cover")
        #expect(model.isPresented && screen.modals.count == 1)
        #expect(notes.take().isEmpty)
    }

    @Test("a layer that goes takes its modals along, and onDismiss is called")
    func layerGoes() {
        let shown = Model()
        let screen = Screen { Removable(model: shown, inner: model, notes: notes, completions: completions) }
        present(screen)
        _ = notes.take()
        screen.operations(after: { shown.hasSource = false })
        #expect(screen.machines.isEmpty)
        #expect(notes.take() == ["card disappeared", "card onDismiss"])
    }

    struct Removable: View {
        let model: Model
        let inner: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            if model.hasSource { Home(model: inner, notes: notes, completions: completions) }
        }
    }

    @Test("the end of the session calls no onDismiss and leaves the binding alone")
    func closes() {
        var screen: Screen? = open()
        present(screen!)
        _ = notes.take()
        screen = nil
        #expect(notes.take() == ["card disappeared"])
        #expect(model.isPresented)
    }
}
