// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says what the presentation around this view becomes where there is little room.
    ///
    /// ```swift
    /// .popover(isPresented: $showsHelp) {
    ///     Help().presentationCompactAdaptation(.popover)   // stays a popover on phones
    /// }
    /// ```
    /// The browser adapts by itself when the window changes; the content keeps its state.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// The same for windows that are narrow and for those that are low.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption(AdaptationOption(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
    }
}

/// What a presentation becomes in a small window.
public struct PresentationAdaptation: Hashable, Sendable {
    /// The word that style sheets read.
    let word: String?

    /// As the platform does it.
    public static var automatic: Self { Self(word: nil) }
    /// Stays as it is.
    public static var none: Self { Self(word: "none") }
    public static var popover: Self { Self(word: "popover") }
    public static var sheet: Self { Self(word: "sheet") }
    public static var fullScreenCover: Self { Self(word: "fullscreen") }
}

nonisolated struct AdaptationOption: PresentationOption {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute("data-compact", horizontal.word)
        layer.overlay.attribute("data-compact-v", vertical.word)
    }
}
