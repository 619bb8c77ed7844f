// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets how the enclosing presentation adapts to small windows.
    ///
    /// ```swift
    /// .popover(isPresented: $showsHelp) {
    ///     Help().presentationCompactAdaptation(.popover)   // stays a popover on phones
    /// }
    /// ```
    /// The browser adapts it when the window's size changes, and the content keeps its state.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the enclosing presentation adapts to narrow windows and to low windows.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption(AdaptationOption(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
    }
}

/// The form that a presentation takes in a small window.
public struct PresentationAdaptation: Hashable, Sendable {
    /// The value that style sheets match.
    let word: String?

    /// The default adaptation of the presentation.
    public static var automatic: Self { Self(word: nil) }
    /// No adaptation.
    public static var none: Self { Self(word: "none") }
    /// The presentation becomes a popover.
    public static var popover: Self { Self(word: "popover") }
    /// The presentation becomes a sheet.
    public static var sheet: Self { Self(word: "sheet") }
    /// The presentation becomes a full-screen cover.
    public static var fullScreenCover: Self { Self(word: "fullscreen") }
}

nonisolated struct AdaptationOption: PresentationOption {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute(AttributeName.compact, horizontal.word)
        layer.overlay.attribute(AttributeName.compactV, vertical.word)
    }
}
