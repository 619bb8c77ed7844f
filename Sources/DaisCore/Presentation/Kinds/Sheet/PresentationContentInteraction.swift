// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets whether dragging scrollable content of the enclosing sheet first resizes the sheet or scrolls the content.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOption(ContentInteractionOption(behavior: behavior))
    }
}

/// The effect of dragging a sheet's content.
public struct PresentationContentInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
    let kind: Kind

    /// The default, which resizes first.
    public static var automatic: Self { Self(kind: .automatic) }
    /// A drag upwards resizes the sheet to its largest detent before the content scrolls.
    public static var resizes: Self { Self(kind: .resizes) }
    /// A drag scrolls the content at every detent. The drag indicator resizes the sheet.
    public static var scrolls: Self { Self(kind: .scrolls) }
}

nonisolated struct ContentInteractionOption: PresentationOption {
    let behavior: PresentationContentInteraction

    @MainActor func apply(to layer: inout LayerDescription) {
        if behavior == .scrolls { layer.overlay.attribute(AttributeName.scrolls, "") }
    }
}
