// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("What modals of a presentation host show")
struct LayerDataTests {
    @Observable
    final class Model {
        var item: String?
        var isPresented = false
        var word = "one"
        nonisolated init() {}
    }

    private let model = Model()
    private let notes = Notes()
    private let completions = Completions()

    struct Captured: View {
        let model: Model
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            let word = model.word
            Text("page")
                .presentationHost(id: "card", isPresented: $model.isPresented) {
                    Leaver(completions: completions) { Text("shows \(word)") }
                }
                .presentationHostLayer()
        }
    }

    /// Leaves when a test says so.
    struct Leaver<Content: View>: View {
        let completions: Completions
        @ViewBuilder let content: () -> Content
        @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
        var body: some View {
            content().onReceive(mode.dismissPublisher) { completions.keep("card", $0) }
        }
    }

    @Test("V8, V19: what the presenter's body captures is followed while the modal is shown, and kept while it leaves")
    func updates() {
        let screen = Screen { Captured(model: model, completions: completions) }
        screen.operations(after: { model.isPresented = true })
        #expect(screen.html.contains("shows one"))
        screen.operations(after: { model.word = "two" })
        #expect(screen.html.contains("shows two"))
        screen.operations(after: {
            model.isPresented = false
            model.word = "three"
        })
        #expect(screen.html.contains("shows two"))
    }

    struct ByItem: View {
        let model: Model
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            Text("page").card($model.item, completions).presentationHostLayer()
        }
    }

    @Test("V24: an item is kept during the exit, in the session's cache, which is cleared when the modal has gone")
    func cache() {
        let screen = Screen { ByItem(model: model, completions: completions) }
        func cached() -> Any? {
            SessionContext.$current.withValue(screen.scope) {
                PresentationHostDataSourceCache.shared.get(key: "card")
            }
        }
        screen.operations(after: { model.item = "tea" })
        #expect(screen.html.contains("item tea"))
        screen.operations(after: { model.item = nil })
        #expect(screen.html.contains("item tea"))
        #expect(cached() as? String == "tea")
        screen.operations(after: { completions.finish("card") })
        #expect(screen.modals.isEmpty && cached() == nil)
    }

    @Test("V24: two sessions share nothing, and outside of any there is nothing to share")
    func sessions() {
        let one = Screen { ByItem(model: model, completions: completions) }
        let two = Screen { ByItem(model: Model(), completions: completions) }
        one.operations(after: { model.item = "tea" })
        SessionContext.$current.withValue(two.scope) {
            #expect(PresentationHostDataSourceCache.shared.get(key: "card") == nil)
        }
        PresentationHostDataSourceCache.shared.set(key: "card", value: "outside")
        #expect(PresentationHostDataSourceCache.shared.get(key: "card") == nil)
        SessionContext.$current.withValue(one.scope) {
            let cache = PresentationHostDataSourceCache.shared
            #expect(cache === PresentationHostDataSourceCache.shared)
            cache.remove(key: "card")
            #expect(cache.get(key: "card") == nil)
        }
    }

    struct LastNonNil: View {
        let model: Model
        let completions: Completions
        var body: some View {
            let isPresented = Binding(get: { model.item != nil }, set: { if !$0 { model.item = nil } })
            Text("page")
                .withLastNonNil(model.item) { view, item in
                    view.modalPresenterLink(link: ModalPresenterLink(linkID: "card"), isPresented: isPresented) {
                        Leaver(completions: completions) { Text("last \(item ?? "none")") }
                    }
                }
                .modalPresenterRoot()
        }
    }

    @Test("V41: the last item that was not nil is what content is made of")
    func lastNonNil() {
        let screen = Screen { LastNonNil(model: model, completions: completions) }
        screen.operations(after: { model.item = "tea" })
        #expect(screen.html.contains("last tea"))
        screen.operations(after: { model.item = nil })
        #expect(screen.html.contains("last tea"))
        screen.operations(after: { completions.finish("card") })
        #expect(screen.modals.isEmpty)
    }

    struct Linked: View {
        let model: Model
        let notes: Notes
        let completions: Completions
        var body: some View {
            @Bindable var model = model
            Text("page")
                .modalPresenterLink(
                    link: ModalPresenterLink(rootID: "root", linkID: "link"), isPresented: $model.isPresented,
                    onPresent: { notes.add("onPresent") }, onDismiss: { notes.add("onDismiss") }
                ) { Context(notes: notes, completions: completions, isPresented: $model.isPresented) }
                .modalPresenterRoot(root: ModalPresenterRoot(rootID: "root"))
        }
    }

    struct Context: View {
        let notes: Notes
        let completions: Completions
        @Binding var isPresented: Bool
        @Environment(ModalPresenterContext.self) private var context
        var body: some View {
            Text("\(context.link.linkID) \(Int(context.containerSize.width)) \(Int(context.safeAreaInsets.top))")
            Text(context.interfaceOrientation.isLandscape ? "landscape" : "portrait")
                .onReceive(context.presentPublisher) { notes.add("in") }
                .onReceive(context.dismissPublisher) { completions.keep("card", $0) }
                .onReceive(context.dimmingViewTapActionPublisher) { isPresented = false }
        }
    }

    @Test("V35, V37, V39: the newer names are the same thing; the context tells size, insets, orientation and events")
    func newerNames() {
        let screen = Screen { Linked(model: model, notes: notes, completions: completions) }
        screen.operations(after: { model.isPresented = true })
        #expect(notes.take() == ["onPresent", "in"])
        #expect(screen.html.contains("link 1,024 0") && screen.html.contains("landscape"))
        screen.scope.viewportChanged(.array([390, 844, 0, 0, 0, 0, 0, 0].map { .number($0) }))
        screen.measured(390, 844)
        #expect(screen.html.contains("link 390 0") && screen.html.contains("portrait"))
        screen.attempt(screen.modals[0], "scrim")
        screen.operations(after: { completions.finish("card") })
        #expect(notes.take() == ["onDismiss"])
    }

    @Test("V36, V38: the newer appearances have the same parts and defaults")
    func appearances() {
        var root = ModalPresenterRootAppearance()
        #expect(root.uiModel == PresentationHostLayerUIModel())
        root.dimmingViewTapAction = .passTapsThrough
        root.dimmingViewColor = .clear
        root.frame = .fixed(size: .zero, alignment: .top, offset: .zero)
        #expect(root.uiModel.dimmingViewTapAction == .passTapsThrough)
        #expect(root.uiModel.dimmingViewColor == .clear && root.uiModel.frame == root.frame)
        var link = ModalPresenterLinkAppearance()
        #expect(link.uiModel == PresentationHostUIModel())
        link.alignment = .top
        link.preferredDimmingViewColor = .red
        link.dismissesModalWhenLinkDisappears = false
        #expect(link.uiModel.alignment == .top && link.uiModel.preferredDimmingViewColor == .red)
        #expect(!link.uiModel.dismissesModalWhenHostDisappears)
    }

    @Test("V10, V11: outside of a modal there is no mode, no size and no insets")
    func outside() {
        let values = EnvironmentValues()
        #expect(values.presentationHostPresentationMode == nil)
        #expect(values.presentationHostContainerSize == .zero)
        #expect(values.presentationHostSafeAreaInsets == EdgeInsets())
    }
}

extension View {
    fileprivate func card(_ item: Binding<String?>, _ completions: Completions) -> some View {
        if let value = item.wrappedValue { PresentationHostDataSourceCache.shared.set(key: "card", value: value) }
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return presentationHost(id: "card", isPresented: isPresented) {
            LayerDataTests.Leaver(completions: completions) {
                if let item = item.wrappedValue ?? PresentationHostDataSourceCache.shared.get(key: "card") as? String {
                    Text("item \(item)")
                }
            }
        }
    }
}
