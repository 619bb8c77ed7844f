// SPDX-License-Identifier: Apache-2.0

/// The content of a modal with its environment.
nonisolated struct HostedContent: View, BuiltInView {
    let content: AnyView
    let mode: PresentationHostPresentationMode
    let context: ModalPresenterContext
    /// The binding, if the modal may outlive its presenting view and has to observe the binding itself.
    let watched: Binding<Bool>?
    @Environment(\.presentationContext) private var presentation

    init(
        content: AnyView, mode: PresentationHostPresentationMode, context: ModalPresenterContext,
        watched: Binding<Bool>?
    ) {
        self.content = content
        self.mode = mode
        self.context = context
        self.watched = watched
    }

    @MainActor var body: some View {
        let machine = presentation?.machine
        let stage = machine?.place?.stage
        context.attach(to: stage, mode)
        let inside = EnvironmentView(content: content) { values in
            values.presentationHostPresentationMode = mode
            values.presentationHostContainerSize = MainActor.assumeIsolated { stage?.size ?? .zero }
            values.presentationHostSafeAreaInsets = MainActor.assumeIsolated { stage?.safeAreaInsets ?? EdgeInsets() }
            values[ModalPresenterContext.self] = context
        }
        return inside.onChange(of: watched?.wrappedValue ?? true) { [weak machine] _, isWanted in
            if !isWanted { machine?.letGo() }
        }
    }
}
