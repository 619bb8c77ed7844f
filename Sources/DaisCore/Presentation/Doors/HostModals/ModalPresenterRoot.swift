// SPDX-License-Identifier: Apache-2.0

/// Identifies a root for modals. It is the newer name of a layer's id.
///
/// ```swift
/// Home().modalPresenterRoot(root: ModalPresenterRoot(rootID: "hints"))
/// ```
public struct ModalPresenterRoot: Hashable, Sendable {
    /// The id that links refer to; `nil` is the default root.
    public var rootID: String?

    /// Creates a root with an id.
    public init(rootID: String? = nil) { self.rootID = rootID }
}

extension View {
    /// Adds a root above this view for modals of `modalPresenterLink`. It is the newer name of `presentationHostLayer`.
    nonisolated public func modalPresenterRoot(
        root: ModalPresenterRoot = .init(), appearance: ModalPresenterRootAppearance = .init()
    ) -> some View {
        modifier(
            HostLayerModifier(
                address: LayerAddress(id: root.rootID), uiModel: appearance.uiModel,
                movesFocusedModalOnly: appearance.onlyFocusedModalIsKeyboardResponsive))
    }
}
