// SPDX-License-Identifier: Apache-2.0

/// Names the place for modals; the newer name of a layer's id.
public struct ModalPresenterRoot: Hashable, Sendable {
    public var rootID: String?

    public init(rootID: String? = nil) { self.rootID = rootID }
}

extension View {
    /// Makes room above this view for modals that are presented with `modalPresenterLink`: what `presentationHostLayer`
    /// does, under its newer name.
    nonisolated public func modalPresenterRoot(
        root: ModalPresenterRoot = .init(), appearance: ModalPresenterRootAppearance = .init()
    ) -> some View {
        modifier(
            HostLayerModifier(
                address: LayerAddress(id: root.rootID), uiModel: appearance.uiModel,
                movesFocusedModalOnly: appearance.onlyFocusedModalIsKeyboardResponsive))
    }
}
