// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says what dragging a list inside the sheet around this view does first: grow the sheet, or scroll the list.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationOption(ContentInteractionOption(behavior: behavior))
    }
}

/// What dragging the content of a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
    let kind: Kind

    /// As the platform does it: it resizes first.
    public static var automatic: Self { Self(kind: .automatic) }
    /// Dragging up grows the sheet to its tallest detent before the content scrolls.
    public static var resizes: Self { Self(kind: .resizes) }
    /// The content scrolls at every height; the drag indicator resizes.
    public static var scrolls: Self { Self(kind: .scrolls) }
}

nonisolated struct ContentInteractionOption: PresentationOption {
    let behavior: PresentationContentInteraction

    @MainActor func apply(to layer: inout LayerDescription) {
        if behavior == .scrolls { layer.overlay.attribute("data-scrolls", "") }
    }
}
