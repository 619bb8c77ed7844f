// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Presents a modal of your own in a layer, while a binding is true.
    ///
    /// ```swift
    /// extension View {
    ///     func card(layerID: String? = nil, id: String, isPresented: Binding<Bool>) -> some View {
    ///         presentationHost(layerID: layerID, id: id, isPresented: isPresented) { Card(isPresented: isPresented) }
    ///     }
    /// }
    /// ```
    /// The content finds in its environment the size of the layer and a ``PresentationHostPresentationMode``, which says
    /// when to come and when to leave; how it does so is its own affair. Focus, what is closed off below, and what
    /// screen readers are told are not: the modal is a dialog, named by its first heading or text.
    /// - Parameters:
    ///   - layerID: the layer, as `presentationHostLayer(id:)` names it.
    ///   - id: tells the modal from the others in its layer. A second one with the same id is not shown.
    ///   - uiModel: alignment and dimming colour, and what happens when this view goes.
    ///   - isPresented: set to `false` when this view goes, unless the UI model objects, and by `dismiss()` inside.
    ///   - onPresent: called when the modal has been put into the layer, before it has come in.
    ///   - onDismiss: called once, when the modal has gone, whatever ended it.
    ///   - content: made anew whenever the body around this modifier is evaluated.
    nonisolated public func presentationHost<Content: View>(
        layerID: String? = nil, id: String, uiModel: PresentationHostUIModel = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentationHost(
            layerID: layerID, id: id, uiModel: uiModel, isPresented: isPresented, onPresent: onPresent,
            onDidPresent: nil, onDismiss: onDismiss, content: content, file: file, line: line)
    }

    /// The same, told also when the modal and the dimming view have come in.
    ///
    /// - Parameter onDidPresent: called once, when the entry has ended.
    nonisolated public func presentationHost<Content: View>(
        layerID: String? = nil, id: String, uiModel: PresentationHostUIModel = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDidPresent: (() -> Void)?, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            HostedPresentation(
                site: CallSite(file, line), address: LayerAddress(id: layerID), id: id, uiModel: uiModel,
                isPresented: isPresented,
                onPresent: onPresent, onDidPresent: onDidPresent, onDismiss: onDismiss, content: { AnyView(content()) }
            ))
    }
}

extension PresentationKind {
    /// A modal that moves by itself, in a layer inside the app.
    static let modal = PresentationKind(
        name: "modal", classPrefix: "modal", role: "dialog", rank: .containers, dismissals: [], wrapsContent: false,
        laysOutContent: true)
}

/// Where a modal stands in its layer, and whom to tell of a press beside it.
nonisolated struct HostedModalOption: PresentationOption {
    let uiModel: PresentationHostUIModel
    let tapped: @MainActor () -> Void

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.surface.set("place-items", uiModel.alignment.css)
    }
}

/// Wants a modal while the binding is true, in a body of its own as ``Presenting`` does.
nonisolated struct HostedPresentation: ViewModifier, BuiltInModifier {
    let site: CallSite
    let address: LayerAddress
    let id: String
    let uiModel: PresentationHostUIModel
    let isPresented: Binding<Bool>
    let onPresent: (() -> Void)?
    let onDidPresent: (() -> Void)?
    let onDismiss: (() -> Void)?
    let content: () -> AnyView
    @State private var signals = ModalSignals()

    init(
        site: CallSite, address: LayerAddress, id: String, uiModel: PresentationHostUIModel, isPresented: Binding<Bool>,
        onPresent: (() -> Void)?, onDidPresent: (() -> Void)?, onDismiss: (() -> Void)?,
        content: @escaping () -> AnyView
    ) {
        self.site = site
        self.address = address
        self.id = id
        self.uiModel = uiModel
        self.isPresented = isPresented
        self.onPresent = onPresent
        self.onDidPresent = onDidPresent
        self.onDismiss = onDismiss
        self.content = content
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentationSource(descriptors: isPresented.wrappedValue ? [descriptor] : [], site: site))
    }

    @MainActor private var descriptor: PresentationDescriptor {
        let signals = signals
        signals.context.link = ModalPresenterLink(rootID: address.id, linkID: id)
        let isPresented = isPresented
        var descriptor = PresentationDescriptor(
            key: id, kind: .modal, content: inside(signals),
            withdraw: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
        descriptor.layer = address
        descriptor.name = id
        descriptor.options.set(HostedModalOption(uiModel: uiModel) { signals.sendTap() })
        descriptor.outlivesSource = !uiModel.dismissesModalWhenHostDisappears
        descriptor.onPresent = onPresent
        descriptor.onEnter = { signals.sendPresent() }
        descriptor.didPresent = onDidPresent
        descriptor.playExit = { signals.sendDismiss($0) }
        descriptor.onDismiss = { [id, onDismiss] in
            SessionContext.current?.known(PresentationHostDataSourceCache.self)?.remove(key: id)
            onDismiss?()
        }
        return descriptor
    }

    @MainActor private func inside(_ signals: ModalSignals) -> () -> AnyView {
        let mode = signals.mode(id: id)
        let watched = uiModel.dismissesModalWhenHostDisappears ? nil : isPresented
        return { [content] in
            AnyView(HostedContent(content: content(), mode: mode, context: signals.context, watched: watched))
        }
    }
}
