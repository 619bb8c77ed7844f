// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents a custom modal in a layer while a binding is true.
    ///
    /// ```swift no-compile: `Card` is in docs/PresentationHost.md
    /// extension View {
    ///     func card(layerID: String? = nil, id: String, isPresented: Binding<Bool>) -> some View {
    ///         presentationHost(layerID: layerID, id: id, isPresented: isPresented) { Card(isPresented: isPresented) }
    ///     }
    /// }
    /// ```
    /// The content reads the size of the layer and a ``PresentationHostPresentationMode`` from its environment. The
    /// mode tells it when to enter and when to leave, and the content animates itself. Dais manages the focus,
    /// inertness and assistive technologies: the modal is a dialog, named by its first heading or text.
    ///
    /// - Parameters:
    ///   - layerID: The layer's name from `presentationHostLayer(id:)`.
    ///   - id: An id that is unique in the layer. A second modal with the same id is not shown.
    ///   - uiModel: The alignment, the dimming color, and the behavior when this view is removed.
    ///   - isPresented: A binding that is set to `false` by `dismiss()` in the content, and when this view disappears
    ///     unless the model prevents that. A view on a covered page or in another tab has disappeared, too.
    ///   - onPresent: A closure called when the modal has been added to the layer, before its entry.
    ///   - onDismiss: A closure called once, when the modal has been removed for any reason.
    ///   - content: The content, made again whenever the enclosing body is evaluated.
    nonisolated public func presentationHost<Content: View>(
        layerID: String? = nil, id: String, uiModel: PresentationHostUIModel = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentationHost(
            layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, onPresent: onPresent,
            onDidPresent: nil, onDismiss: onDismiss, content: content, file: file, line: line)
    }

    /// Presents a custom modal with an additional closure.
    ///
    /// - Parameters:
    ///   - layerID: The id of the host layer that presents it.
    ///   - id: The id of the modal.
    ///   - uiModel: The look of the modal.
    ///   - isPresented: A binding that tells whether it is presented. It becomes `false` when the user dismisses it.
    ///   - onPresent: The action when the presentation begins.
    ///   - onDidPresent: A closure called once, when the entry of the modal and the dimming view has ended.
    ///   - onDismiss: The action after the modal has gone.
    ///   - content: The modal.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func presentationHost<Content: View>(
        layerID: String? = nil, id: String, uiModel: PresentationHostUIModel = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDidPresent: (() -> Void)?, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            HostedPresentation(
                site: CallSite(file, line), address: LayerAddress(id: layerID), id: id, uiModel: uiModel,
                isPresented: isPresented, onPresent: onPresent, onDidPresent: onDidPresent,
                handlers: DismissalHandlers(onDismiss), content: { AnyView(content()) }
            ))
    }

    /// Presents a custom modal with closures that receive the reason of a dismissal.
    ///
    /// - Parameters:
    ///   - layerID: The id of the host layer that presents it.
    ///   - id: The id of the modal.
    ///   - uiModel: The look of the modal.
    ///   - isPresented: A binding that tells whether it is presented. It becomes `false` when the user dismisses it.
    ///   - onPresent: The action when the presentation begins.
    ///   - onDidPresent: The action after the modal has arrived.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, when the modal has been removed for any reason.
    ///   - content: The modal.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func presentationHost<Content: View>(
        layerID: String? = nil, id: String, uiModel: PresentationHostUIModel = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDidPresent: (() -> Void)? = nil,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            HostedPresentation(
                site: CallSite(file, line), address: LayerAddress(id: layerID), id: id, uiModel: uiModel,
                isPresented: isPresented, onPresent: onPresent, onDidPresent: onDidPresent,
                handlers: DismissalHandlers(will: onWillDismiss, did: onDismiss), content: { AnyView(content()) }
            ))
    }
}

extension PresentationKind {
    /// A modal that animates itself, in a layer inside the app.
    static let modal = PresentationKind(
        name: "modal", classPrefix: "modal", role: "dialog", rank: .containers, dismissals: [], wrapsContent: false,
        laysOutContent: true)
}

/// Presents a modal while the binding is true, in a body of its own as ``Presenting`` does.
nonisolated struct HostedPresentation: ViewModifier, BuiltInModifier {
    let site: CallSite
    let address: LayerAddress
    let id: String
    let uiModel: PresentationHostUIModel
    let isPresented: Binding<Bool>
    let onPresent: (() -> Void)?
    let onDidPresent: (() -> Void)?
    let handlers: DismissalHandlers
    let content: () -> AnyView
    @State private var signals = ModalSignals()

    init(
        site: CallSite, address: LayerAddress, id: String, uiModel: PresentationHostUIModel, isPresented: Binding<Bool>,
        onPresent: (() -> Void)?, onDidPresent: (() -> Void)?, handlers: DismissalHandlers,
        content: @escaping () -> AnyView
    ) {
        self.site = site
        self.address = address
        self.id = id
        self.uiModel = uiModel
        self.isPresented = isPresented
        self.onPresent = onPresent
        self.onDidPresent = onDidPresent
        self.handlers = handlers
        self.content = content
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(PresentationSource(descriptors: isPresented.wrappedValue ? [descriptor] : [], site: site))
            .modifier(LifecycleModifier(appear: nil, disappear: nil, hide: hide))
    }

    /// Ends the presentation when the presenting view disappears without being removed.
    private var hide: (() -> Void)? {
        guard uiModel.dismissesModalWhenHostDisappears else { return nil }
        return { [isPresented] in if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    }

    @MainActor private var descriptor: PresentationDescriptor {
        let isPresented = isPresented
        var descriptor = PresentationDescriptor.hosted(
            address, id, uiModel, signals, watched: uiModel.dismissesModalWhenHostDisappears ? nil : isPresented,
            withdraw: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, content: content)
        descriptor.outlivesSource = !uiModel.dismissesModalWhenHostDisappears
        descriptor.onPresent = onPresent
        descriptor.didPresent = onDidPresent
        descriptor.tell(handlers)
        return descriptor
    }
}

extension PresentationDescriptor {
    /// Describes a modal that animates itself in a named layer.
    ///
    /// - Parameters:
    ///   - signals: The events of the modal, which outlive a single description.
    ///   - watched: The binding, if the modal may outlive its presenting view.
    @MainActor static func hosted(
        _ address: LayerAddress, _ id: String, _ uiModel: PresentationHostUIModel, _ signals: ModalSignals,
        watched: Binding<Bool>? = nil, key: PresentationKey? = nil, withdraw: @escaping () -> Void,
        content: @escaping () -> AnyView
    ) -> PresentationDescriptor {
        signals.context.link = ModalPresenterLink(rootID: address.id, linkID: id)
        let mode = signals.mode(id: id)
        var descriptor = PresentationDescriptor(
            key: key ?? PresentationKey(id), kind: .modal,
            content: {
                AnyView(HostedContent(content: content(), mode: mode, context: signals.context, watched: watched))
            },
            withdraw: withdraw)
        descriptor.layer = address
        descriptor.name = id
        descriptor.door = PresentationDoor.presentationHosts
        descriptor.options.set(
            NamedLayerOption(alignment: uiModel.alignment, dimmingViewColor: uiModel.preferredDimmingViewColor) {
                signals.sendTap()
            })
        descriptor.onEnter = { signals.sendPresent() }
        descriptor.playExit = { signals.sendDismiss($0) }
        descriptor.onDismiss = { (_: DismissalReason) in
            SessionContext.current?.known(PresentationHostDataSourceCache.self)?.remove(key: id)
        }
        return descriptor
    }
}
