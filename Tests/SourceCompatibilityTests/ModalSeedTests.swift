// SPDX-License-Identifier: Apache-2.0
import Combine
import DaisTesting
import SwiftUI
import Testing

// The promises of the guide to modals, sentence by sentence, with its code (ModalSeed.swift).

@Suite("The promises of the guide to modals") @MainActor
struct ModalSeedTests {
    @Observable final class Flow {
        var state = FlowState()
        var hasBase = true
        var presentations = 0
        var lifetime: (any ModalLifetime)?
        nonisolated init() {}
    }

    struct Conditional: View {
        let flow: Flow
        var body: some View { Rendering.render(state: flow.state) }
    }

    @Test("“always render a container, and conditionally include the modals”: the modal comes and goes, the base stays")
    func conditional() {
        let flow = Flow()
        let screen = Screen { Conditional(flow: flow) }
        #expect(screen.text("base").exists && !screen.presentation("modal").exists)
        flow.state.isShowingModal = true
        #expect(screen.presentation("modal").text("modal").exists)
        flow.state.isShowingModal = false
        #expect(!screen.presentation("modal").exists && screen.text("base").exists)
    }

    @Test("“which is the same as”: a container and the modifier present the same")
    func containers() {
        let screen = Screen { Rendering.containers(baseScreen: BaseScreen(), modalScreen: ModalScreen()) }
        // The second is above the first, with the same key: keys are told apart by who lists them.
        #expect(screen.text("modal").exists && screen.outline.contains("Saved"))
    }

    @Test("“you must retain the lifetime”, `present` and `dismiss` of the presenter, toasts beside it")
    func presenter() {
        let (updates, _) = AsyncStream.makeStream(of: ModalsUpdate<MyWorkflow.Output>.self)
        let screen = Screen { ModalPresenting(workflow: MyWorkflow(updates: updates)) }
        screen.button("Toast").tap()
        #expect(screen.presentation("toast").text("Saved").exists)
        screen.button("Present").tap()
        #expect(screen.presentation("modal").text("modal").exists)
        #expect(!screen.button("Dismiss").exists, "the page behind is out of reach")
        #expect(screen.everything.presentation("toast").text("Saved").exists)
    }

    @Test("`dismiss` of a lifetime dismisses its modal")
    func dismissed() {
        let flow = Flow()
        let screen = Screen { Owner(flow: flow) }
        screen.button("Present").tap()
        flow.lifetime?.dismiss()
        #expect(!screen.presentation("modal").exists)
        #expect(flow.lifetime?.isPresented == false)
        #expect(screen.button("Present").exists)
    }

    @Test(
        "“the modals will automatically be presented and dismissed as the rendering changes”; “.done” stops observing")
    func observer() async {
        let (updates, source) = AsyncStream.makeStream(of: ModalsUpdate<MyWorkflow.Output>.self)
        let screen = Screen { ModalPresenting(workflow: MyWorkflow(updates: updates)) }
        screen.button("Observe").tap()
        source.yield(
            .rendering(
                MyWorkflow.rendering(
                    modals: [Modal(key: "flow", style: .card(), content: ModalScreen())],
                    toasts: [Toast(key: "note", content: Text("Noted"))])))
        await screen.settleTasks { screen.presentation("modal").exists }
        #expect(screen.presentation("modal").text("modal").exists)
        source.yield(.rendering(MyWorkflow.rendering(modals: [], toasts: [])))
        await screen.settleTasks { !screen.presentation("modal").exists }
        source.yield(
            .rendering(MyWorkflow.rendering(modals: [ModalScreen().modal(key: 1, style: .full())], toasts: [])))
        await screen.settleTasks { screen.presentation("modal").exists }
        source.yield(.output(.done))
        await screen.settleTasks { !screen.presentation("modal").exists }
        #expect(!screen.presentation("modal").exists, "all its presented modals are dismissed")
        #expect(screen.button("Observe").exists)
    }

    @Test("what the samples present goes with the session")
    func released() async {
        let flow = Flow()
        flow.state.isShowingModal = true
        let look: @MainActor (Screen) async -> Void = { #expect($0.presentation("modal").exists) }
        #expect(await leftovers(of: { Conditional(flow: flow) }, after: look) == [])
        let containers = await leftovers(
            of: { Rendering.containers(baseScreen: BaseScreen(), modalScreen: ModalScreen()) }, after: look)
        #expect(containers == [])
        let (updates, source) = AsyncStream.makeStream(of: ModalsUpdate<MyWorkflow.Output>.self)
        for button in ["Present", "Toast", "Observe"] {
            let remains = await leftovers(of: { ModalPresenting(workflow: MyWorkflow(updates: updates)) }) { screen in
                screen.button(button).tap()
                guard button == "Observe" else { return }
                source.yield(
                    .rendering(
                        MyWorkflow.rendering(
                            modals: [Modal(key: "flow", style: .card(), content: ModalScreen())], toasts: [])))
                await screen.settleTasks { screen.presentation("modal").exists }
                #expect(screen.presentation("modal").exists)
            }
            #expect(remains == [], "\(button)")
        }
    }

    struct Owner: View {
        let flow: Flow
        @Environment(\.modalPresenter) private var modalPresenter
        var body: some View {
            Button("Present") {
                flow.lifetime = modalPresenter.present(ModalScreen(), style: .myFullModalStyle) {
                    flow.presentations += 1
                }
            }
        }
    }

    @Test("“if your modal is being dismissed before you expect it to be”: released is dismissed; completion once")
    func lifetime() {
        let flow = Flow()
        let screen = Screen { Owner(flow: flow) }
        screen.button("Present").tap()
        #expect(screen.presentation("modal").text("modal").exists && flow.presentations == 1)
        #expect(flow.lifetime?.isPresented == true)
        flow.lifetime = nil
        #expect(!screen.presentation("modal").exists)
        #expect(flow.presentations == 1)
    }

    @Test(
        "“derive concrete styles based on environmental traits”: the provider is asked in the presenter's environment")
    func provider() {
        struct Themed: ModalPresentationStyle {
            let isDark: Bool
            func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
                .init(usesPreferredContentSize: false)
            }
            func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues { .init(frame: .full) }
            func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
            func customize(environment: inout ViewEnvironment) { environment.lineLimit = isDark ? 7 : 3 }
        }
        struct Content: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let screen = Screen {
            Text("base")
                .presentingModals {
                    Modal(key: 1, style: .init { Themed(isDark: $0.colorScheme == .dark) }, content: Content())
                }
                .environment(\.colorScheme, .dark)
        }
        #expect(screen.presentation("modal").text("limit 7").exists)
    }

    @Test("“create a transitional shim”: content wrapped in its own host presents inside of what presents it")
    func shim() {
        let flow = Flow()
        struct Legacy: View {
            let flow: Flow
            var body: some View { Text("page").sheet(isPresented: .constant(true)) { ModalHost { Owner(flow: flow) } } }
        }
        let screen = Screen { Legacy(flow: flow) }
        screen.button("Present").tap()
        #expect(screen.sheet().presentation("modal").text("modal").exists)
    }
}
