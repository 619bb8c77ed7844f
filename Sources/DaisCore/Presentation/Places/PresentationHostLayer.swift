// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds a layer above this view for modals presented with `presentationHost(layerID:id:…)`.
    ///
    /// ```swift
    /// WindowGroup {
    ///     Home()
    ///         .presentationHostLayer(id: "containers")
    ///         .presentationHostLayer(id: "alerts")
    /// }
    /// ```
    /// Modals stay in the frame of the view, above its content and below sheets, alerts and covers. A layer that is
    /// attached later lies above one that is attached earlier. Where the view is larger than the window, the layer
    /// covers its visible part. A layer in the content of a sheet shows its modals above that content.
    ///
    /// - Parameters:
    ///   - layerID: The name that modals refer to; `nil` is the default layer.
    ///   - uiModel: The frame, the dimming view and the keyboard behavior of the layer.
    nonisolated public func presentationHostLayer(
        id layerID: String? = nil, uiModel: PresentationHostLayerUIModel = .init()
    ) -> some View {
        modifier(HostLayerModifier(address: LayerAddress(id: layerID), uiModel: uiModel))
    }
}

struct HostLayerModifier: ViewModifier, BuiltInModifier {
    let address: LayerAddress
    let uiModel: PresentationHostLayerUIModel
    /// Indicates whether only the modal with the focus avoids the keyboard.
    let movesFocusedModalOnly: Bool
    /// Read so that the layer follows the window's size.
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
            stage: NamedLayer.Settings(
                address: address, uiModel: uiModel, facts: facts,
                movesFocusedModalOnly: movesFocusedModalOnly)
        )
    }
}
