// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Makes room above this view for modals that are presented with `presentationHost(layerID:id:…)`.
    ///
    /// ```swift
    /// WindowGroup {
    ///     Home()
    ///         .presentationHostLayer(id: "containers")
    ///         .presentationHostLayer(id: "alerts")
    /// }
    /// ```
    /// Modals stay in the frame of the view, above its content and below sheets, alerts and covers. A layer that is
    /// attached later lies above one that is attached earlier. Where the view is larger than the window, the layer is
    /// the part that is seen. In the content of a sheet, a layer of its own puts modals above that content.
    /// - Parameters:
    ///   - layerID: the name that modals give as `layerID`; `nil` is the default layer.
    ///   - uiModel: frame, dimming view and keyboard.
    nonisolated public func presentationHostLayer(
        id layerID: String? = nil, uiModel: PresentationHostLayerUIModel = .init()
    ) -> some View {
        modifier(HostLayerModifier(address: LayerAddress(id: layerID), uiModel: uiModel))
    }
}

struct HostLayerModifier: ViewModifier, BuiltInModifier {
    let address: LayerAddress
    let uiModel: PresentationHostLayerUIModel
    /// Whether only the modal with the focus makes room for a keyboard.
    let movesFocusedModalOnly: Bool
    /// Read, so that the layer follows the window.
    @Environment(\.browserFacts) private var facts

    nonisolated init(
        address: LayerAddress, uiModel: PresentationHostLayerUIModel, movesFocusedModalOnly: Bool = false
    ) {
        self.address = address
        self.uiModel = uiModel
        self.movesFocusedModalOnly = movesFocusedModalOnly
    }

    func body(content: Content) -> some View {
        HostingView(
            content: content, accepts: { _ in true },
            stage: LayerStage.Settings(
                address: address, uiModel: uiModel, facts: facts,
                movesFocusedModalOnly: movesFocusedModalOnly)
        )
    }
}
